/** The table of a unit, choices that close, and what stays in sight. */
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  valueAt,
  pointerKeys,
  type Choice,
  type FormNode,
  type JsonObject,
  type ListPart,
} from '../../../src/core/index.ts'
import { armyFile, opened, plain, soldier } from './armies.ts'

const partOf = (units: readonly JsonObject[], roster: JsonObject = {}): ListPart => {
  const part = opened(armyFile(units, roster))
    .roster.form()
    .parts.find(one => one.id === 'unites')
  if (part?.kind !== 'list') throw new Error('no units')
  return part
}

const fieldsOf = (
  unit: JsonObject,
  roster: JsonObject = {},
  others: readonly JsonObject[] = [],
): readonly FormNode[] => partOf([soldier(unit), ...others], roster).items[0]?.fields() ?? []

const choice = (fields: readonly FormNode[], label: string, id: string): Choice => {
  const field = fields.find(node => node.label === label)
  const found =
    field?.kind === 'choice'
      ? field.groups.flatMap(({ choices }) => choices).find(one => one.id === id)
      : undefined
  if (!found) throw new Error(`no choice ${id} in ${label}`)
  return found
}

const ballista: JsonObject = {
  dep: 0,
  melee: [{ score: 1 }],
  shots: [{ score: 5, piercing: 2, range: 'longue' }],
  vie: 3,
}

describe('the table of a unit', () => {
  const table = fieldsOf(ballista).find(node => node.kind === 'table')
  if (table?.kind !== 'table') throw new Error('no table')

  it('has a row for each score, its calculation and its price', () => {
    expect(table.columns.map(({ label }) => label)).toEqual(['Valeur', 'Précisions', 'Calcul', 'Prix'])
    const rows = table.rows.map(({ label, cells, look }) => [
      label,
      ...cells.slice(2).flatMap(held => held.map(cell => (cell.kind === 'reckoned' ? plain(cell.text) : ''))),
      look,
    ])
    expect(rows).toEqual([
      ['Dép', '0 × 1', '0', undefined],
      ['Mél', '1 × 2', '2', undefined],
      ['Tir', '(5 × 3 + 2 × 2) × 2', '38', undefined],
      ['Déf', '1 × 2', '2', undefined],
      ['Men', '2 × 1', '2', undefined],
      ['Somme', '0 + 2 + 38 + 2 + 2', '44', 'sum'],
      ['Vie', '44 × 2', '88', undefined],
      ['Prix de l’unité', '88 × 1 figurine', '88 #', 'total'],
    ])
  })

  it('adds, repeats and removes scores of melee and shots, each in its list', () => {
    const { document } = opened(armyFile([soldier(ballista)]))
    const shots = (patch: Choice['take']) =>
      valueAt(applyPatch(document, patch ?? []), pointerKeys('/roster/units/0/shots'))
    expect(table.additions?.map(({ label }) => label)).toEqual(['Une autre Mêlée', 'Un autre Tir'])
    expect(shots(table.additions?.[1]?.take)).toHaveLength(2)
    expect(shots(table.rows[2]?.duplicate)).toHaveLength(2)
    expect(shots(table.rows[2]?.remove)).toEqual([])
    expect(table.rows.map(({ path }) => path)).toEqual([
      undefined,
      '/roster/units/0/melee/0',
      '/roster/units/0/shots/0',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('takes no more than it can hold', () => {
    const full = fieldsOf({ melee: Array.from({ length: 12 }, () => ({ score: 1 })) }).find(
      node => node.kind === 'table',
    )
    expect(full?.kind === 'table' && full.additions?.[0]?.closed).toContain('12 au plus')
  })
})

describe('what a point more would cost', () => {
  it('is the difference of two prices, rounding and all', () => {
    const readout = fieldsOf({ ...ballista }).find(({ label }) => label === 'Un point de plus coûterait')
    if (readout?.kind !== 'readout') throw new Error('no readout')
    expect(readout.lines.map(({ label, value }) => [label, plain(value)])).toEqual([
      ['Dép', '+2 #'],
      ['Mél', '+4 #'],
      ['Perforant de Mél', '+4 #'],
      ['Tir', '+12 #'],
      ['Perforant de Tir', '+8 #'],
      ['Déf', '+4 #'],
      ['Men', '+2 #'],
      ['Vie 4', '+44 #'],
      ['Vie 2', '−22 #'],
      ['Une figurine de plus', '+88 #'],
    ])
  })

  it('stands beside what its attacks are worth', () => {
    const readout = fieldsOf(ballista).find(({ label }) => label === 'Ce que vaut le tir')
    expect(readout?.kind === 'readout' && readout.lines.map(({ value }) => plain(value))).toEqual([
      '83 %',
      '83 %',
      '56 %',
      '0,83',
      '0,56',
    ])
  })
})

describe('a choice', () => {
  it('of a role closes on a squad, on a second general and past what was agreed', () => {
    const closed = (fields: readonly FormNode[], id: string) => plain(choice(fields, 'Rôle', id).closed ?? '')
    expect(closed(fieldsOf({ figures: 6 }), 'chef')).toBe(
      'Un rôle va à une figurine seule, et Essai en compte 6.',
    )
    const general = [soldier({ name: 'Foulques', role: 'general' })]
    expect(closed(fieldsOf({}, { agreed: { general: 2 } }, general), 'general')).toBe(
      'Foulques l’est déjà, et une armée n’en a qu’un.',
    )
    expect(closed(fieldsOf({}), 'musicien')).toBe('Les joueurs ne sont convenus d’aucun.')
    expect(closed(fieldsOf({}, {}, [soldier({ name: 'Gobert', role: 'chef' })]), 'chef')).toBe(
      'Les joueurs sont convenus de 1 chef : l’armée l’a déjà (Gobert).',
    )
    expect(choice(fieldsOf({}), 'Rôle', 'chef').take).toEqual([
      { op: 'replace', path: '/roster/units/0/role', value: 'chef' },
    ])
    // Its own role is never held against it.
    expect(choice(fieldsOf({ role: 'chef' }), 'Rôle', 'chef').taken).toBe(1)
  })

  it('takes the spells away with the mage', () => {
    const mage = fieldsOf({ role: 'magicien', spells: ['terreur'] })
    expect(choice(mage, 'Rôle', 'aucun').take).toEqual([
      { op: 'replace', path: '/roster/units/0/role', value: null },
      { op: 'replace', path: '/roster/units/0/spells', value: [] },
    ])
  })

  it('of a spell closes past the agreed number, and may take the place of another', () => {
    const full = choice(
      fieldsOf({ role: 'magicien', spells: ['terreur', 'levitation'] }),
      'Sorts',
      'fragilite',
    )
    expect(plain(full.closed ?? '')).toBe('Essai connaît déjà 2 sorts, et l’accord est de 2.')
    expect(full.swaps?.map(({ label }) => label)).toEqual(['Terreur', 'Lévitation'])
    expect(full.plan).toBeDefined()
    const archmage = { role: 'magicien', spells: ['terreur', 'levitation'], spellsAgreed: 3 }
    expect(choice(fieldsOf(archmage), 'Sorts', 'fragilite').take).toBeDefined()
    const own = fieldsOf(
      { role: 'magicien' },
      { ownSpells: [{ id: 'sort-1', name: 'Soupe', text: 'Tiède.' }] },
    )
    expect(choice(own, 'Sorts', 'sort-1').label).toBe('Soupe')
  })

  it('of a model closes when it can no longer be paid, and stays a plan', () => {
    const addition = (limit: number | null, id: string) =>
      partOf([soldier()], { limit }).additions.find(one => one.id === id)
    expect(addition(98, 'baliste')?.take).toBeDefined()
    expect(plain(addition(97, 'baliste')?.closed ?? '')).toBe('Il ne reste que 87 #.')
    expect(addition(97, 'baliste')?.plan).toBeDefined()
    expect(addition(null, 'baliste')?.take).toBeDefined()
  })
})

describe('in sight', () => {
  it('are the scores and the price of a unit', () => {
    const tallies = partOf([soldier(ballista)]).items[0]?.tallies?.() ?? []
    expect(tallies.map(({ label, text }) => [label, plain(text)])).toEqual([
      ['Dép', '0'],
      ['Mél', '1'],
      ['Tir', '5'],
      ['Déf', '1'],
      ['Men', '2'],
      ['Vie', '3'],
      ['Prix', '88 #'],
    ])
  })

  it('are the points of the limit and the characters of those agreed', () => {
    const { gauges } = opened(armyFile([soldier({ role: 'chef' })], { limit: 200 })).roster.form()
    expect(gauges.map(({ id, value, limit }) => [id, value, limit])).toEqual([
      ['points', 10, 200],
      ['figures', 1, undefined],
      ['chef', 1, 1],
      ['magicien', 0, 1],
    ])
    expect(opened(armyFile([], { limit: null })).roster.form().gauges[0]).not.toHaveProperty('limit')
    const mages = opened(armyFile([], { agreed: { magicien: 6 } })).roster.form().gauges
    expect(mages.map(({ unit }) => unit)).toEqual(['#', 'figurines', 'magiciens'])
  })
})

describe('a table of a spreadsheet', () => {
  it('leads into places that the blank unit has', () => {
    const { pasting } = partOf([])
    if (!pasting) throw new Error('nothing can be pasted')
    expect(pasting.path).toBe('/roster/units')
    const blank = { roster: { units: [pasting.blank] } }
    for (const { to, reads } of pasting.columns) {
      const keys = pointerKeys(to)
      // Whatever stands in a list has its place there already.
      if (keys.length > 1)
        expect(() => valueAt(blank, ['roster', 'units', '0', ...keys.slice(0, -1)])).not.toThrow()
      if (reads.kind === 'number') expect(reads.max).toBeGreaterThan(reads.min)
    }
    expect(opened(armyFile([pasting.blank])).roster.validate()).toEqual([])
  })
})
