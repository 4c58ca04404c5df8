/** What is typed and where: the tables, the copies, the changes, and what stays in sight. */
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  openingFor,
  pointerKeys,
  tableFields,
  valueAt,
  type FormNode,
  type FormPart,
  type JsonObject,
  type ListPart,
  type TableField,
} from '../../../src/core/index.ts'
import { figure, opened, plain, spell, stats, warbandFile, wizard } from './warbands.ts'

const formOf = (roster: JsonObject = {}) => opened(warbandFile(roster)).roster.form()
const part = (id: string, roster: JsonObject = {}): FormPart => {
  const found = formOf(roster).parts.find(one => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const list = (id: string, roster: JsonObject = {}): ListPart => {
  const found = part(id, roster)
  if (found.kind !== 'list') throw new Error(`${id} is no list`)
  return found
}
const fieldsOf = (id: string, roster: JsonObject = {}, index = 0): readonly FormNode[] => {
  const found = part(id, roster)
  return found.kind === 'single' ? found.fields() : (found.items[index]?.fields() ?? [])
}
const tableIn = (fields: readonly FormNode[], label: string): TableField => {
  const found = fields.find(node => node.label === label)
  if (found?.kind !== 'table') throw new Error(`no table ${label}`)
  return found
}
const after = (roster: JsonObject, patch: Parameters<typeof applyPatch>[1] | undefined, path: string) =>
  valueAt(applyPatch(opened(warbandFile(roster)).document, patch ?? []), pointerKeys(path))

describe('the parts of a warband', () => {
  it('stand in the order in which it is made', () => {
    expect(formOf().parts.map(({ id, label }) => [id, label])).toEqual([
      ['expedition', 'L’expédition'],
      ['mage', 'Mage'],
      ['apprenti', 'Apprenti'],
      ['soldats', 'Soldats'],
      ['creatures', 'Créatures'],
      ['sorts', 'Sorts'],
    ])
  })

  it('keep in sight how many there are', () => {
    const { gauges } = formOf({ soldiersAgreed: 1, soldiers: [figure('A'), figure('B')] })
    expect(gauges.map(({ id, value, limit, unit }) => [id, value, limit, unit])).toEqual([
      ['soldiers', 2, 1, 'soldats'],
      ['figures', 3, undefined, 'figurines'],
      ['spells', 1, undefined, 'sort'],
    ])
  })

  it('are opened where a remark leads', () => {
    const form = formOf({ apprentice: figure('Colin'), soldiers: [figure('A'), figure('B')] })
    const at = (path: string) => openingFor(form, path)?.title
    expect(at('/roster/wizard/stats/sante')).toBe('Mage')
    expect(at('/roster/wizard/spells/0/castingValue')).toBe('Mage')
    expect(at('/roster/apprentice/castingValues/X')).toBe('Colin')
    expect(at('/roster/soldiers/1/name')).toBe('B')
    expect(at('/roster/soldiersAgreed')).toBe('L’expédition')
    expect(openingFor(formOf(), '/roster/apprentice')?.title).toBe('L’expédition')
  })
})

describe('the table of all figures', () => {
  const roster = {
    apprentice: figure('Colin'),
    soldiers: [figure('Garde'), figure('Nelle')],
    creatures: [figure('Loup')],
  }
  const table = tableIn(fieldsOf('expedition', roster), 'Toutes les figurines')

  it('has a row for each and a cell for each statistic, from one to the next', () => {
    expect(table.columns.map(({ label }) => label)).toEqual([
      'Nom',
      'Mouv.',
      'Combat',
      'Tir',
      'Armure',
      'Volonté',
      'Santé',
    ])
    expect(table.rows.map(({ label, path }) => [plain(label), path])).toEqual([
      ['Mage', undefined],
      ['Apprenti', undefined],
      ['Soldat 1', '/roster/soldiers/0'],
      ['Soldat 2', '/roster/soldiers/1'],
      ['Créature 1', '/roster/creatures/0'],
    ])
    const fields = tableFields(table)
    expect(fields).toHaveLength(5 * 7)
    expect(fields.slice(14, 21).map(({ path }) => path)).toEqual([
      '/roster/soldiers/0/name',
      '/roster/soldiers/0/stats/mouvement',
      '/roster/soldiers/0/stats/combat',
      '/roster/soldiers/0/stats/tir',
      '/roster/soldiers/0/stats/armure',
      '/roster/soldiers/0/stats/volonte',
      '/roster/soldiers/0/stats/sante',
    ])
    expect(
      fields.slice(15, 21).map(field => (field.kind === 'number' ? [field.min, field.max] : [])),
    ).toEqual([
      [0, 99],
      [-99, 99],
      [-99, 99],
      [0, 99],
      [-99, 99],
      [0, 999],
    ])
  })

  it('adds soldiers and creatures, each at the end of its list', () => {
    const [soldier, creature] = table.additions ?? []
    expect(after(roster, soldier?.take, '/roster/soldiers')).toHaveLength(3)
    expect(after(roster, creature?.take, '/roster/creatures')).toHaveLength(2)
    expect(after(roster, soldier?.take, '/roster/soldiers/2')).toEqual({
      name: '',
      stats: { mouvement: 6, combat: 0, tir: 0, armure: 10, volonte: 0, sante: 10 },
      equipment: [],
      traits: [],
    })
  })

  it('copies a figure under a name of its own, and removes it', () => {
    expect(after(roster, table.rows[2]?.duplicate, '/roster/soldiers')).toMatchObject([
      { name: 'Garde' },
      { name: 'Garde 2', stats },
      { name: 'Nelle' },
    ])
    expect(after(roster, table.rows[4]?.remove, '/roster/creatures')).toEqual([])
    expect([table.rows[0]?.remove, table.rows[1]?.remove]).toEqual([undefined, undefined])
  })

  it('takes a stat line for a row, name and all', () => {
    expect(table.lines?.('Brune M 5 C +3 T 0 A 12 V 1 S 12')).toEqual([
      ['Brune', '5', '+3', '0', '12', '1', '12'],
    ])
    expect(tableIn(fieldsOf('mage'), 'Caractéristiques').lines?.('6 +2 +0 10 +4 14')).toEqual([
      ['6', '+2', '+0', '10', '+4', '14'],
    ])
  })
})

describe('a figure', () => {
  it('keeps its statistics in sight, and what becomes of them', () => {
    const { items } = list('soldats', {
      options: { wounded: true },
      soldiers: [figure('A', { stats: { ...stats, mouvement: 5 } }), figure('B', { traits: ['animal'] })],
    })
    const [a, b] = items.map(item => item.tallies?.() ?? [])
    expect(a?.map(({ label, text }) => [label, text])).toEqual([
      ['Mouv.', '5″'],
      ['Combat', '+2'],
      ['Tir', '+0'],
      ['Armure', '10'],
      ['Volonté', '+4'],
      ['Santé', '14'],
    ])
    expect(a?.[0]?.lines).toEqual([
      { label: '1er mouvement', value: '5″' },
      { label: 'Suivants', value: '2,5″' },
      { label: 'Avec un trésor', value: '2,5″' },
      { label: 'Suivants, avec un trésor', value: '1,25″' },
    ])
    expect(a?.[1]?.lines).toEqual([{ label: 'Avec un trésor', value: '+1' }])
    expect(a?.[5]?.lines).toEqual([{ label: 'Blessé', value: 'à 4 ou moins' }])
    // An animal carries nothing.
    expect(b?.[0]?.lines).toHaveLength(2)
    expect(b?.[1]?.lines).toBeUndefined()
  })

  it('reads out its moves', () => {
    const fields = fieldsOf('soldats', { soldiers: [figure('A', { stats: { ...stats, mouvement: 5 } })] })
    const readout = fields.find(({ label }) => label === 'Ses mouvements')
    expect(readout?.kind === 'readout' && readout.lines).toEqual([
      { label: 'Deux mouvements', value: '5″ + 2,5″ = 7,5″' },
      { label: 'Trois mouvements', value: '5″ + 2,5″ + 2,5″ = 10″' },
      { label: 'Avec un trésor', value: '2,5″ + 1,25″, Combat +1' },
    ])
  })

  it('takes traits and drops them', () => {
    const roster = { creatures: [figure('A', { traits: ['animal', 'grand', 'animal'] })] }
    const field = fieldsOf('creatures', roster).find(({ label }) => label === 'Traits')
    const choices = field?.kind === 'choice' ? (field.groups[0]?.choices ?? []) : []
    expect(choices.map(({ id, taken }) => [id, taken])).toEqual([
      ['mort-vivant', 0],
      ['demon', 0],
      ['golem', 0],
      ['grand', 1],
      ['animal', 1],
      ['immateriel', 0],
    ])
    expect(after(roster, choices[4]?.drop, '/roster/creatures/0/traits')).toEqual(['grand'])
    expect(after(roster, choices[5]?.take, '/roster/creatures/0/traits')).toEqual([
      'animal',
      'grand',
      'animal',
      'immateriel',
    ])
  })

  it('has a line for each piece of equipment: a shot has a reach, an object no modifiers', () => {
    const roster = {
      soldiers: [
        figure('A', {
          equipment: [{ name: 'Arc', kind: 'tir' }, { name: 'Fiole', kind: 'objet' }, { name: 'Épée' }],
        }),
      ],
    }
    const table = tableIn(fieldsOf('soldats', roster), 'Équipement')
    expect(
      table.rows.map(({ cells }) =>
        cells.map(held => held.map(cell => (cell.kind === 'reckoned' ? '' : cell.label))),
      ),
    ).toEqual([
      [['Nom'], ['Sorte'], ['Dommages'], ['Jet adverse'], ['Portée'], ['À recharger']],
      [['Nom'], ['Sorte'], [], [], [], []],
      [['Nom'], ['Sorte'], ['Dommages'], ['Jet adverse'], [], []],
    ])
    expect(after(roster, table.additions?.[1]?.take, '/roster/soldiers/0/equipment/3')).toEqual({
      name: '',
      kind: 'tir',
      damage: 0,
      opponent: 0,
      range: 24,
    })
    expect(table.pasting?.path).toBe('/roster/soldiers/0/equipment')
  })

  it('that is a creature is controlled or not', () => {
    const toggle = fieldsOf('creatures', { creatures: [figure('A', { controlled: true })] }).find(
      ({ label }) => label === 'Contrôlée',
    )
    expect(toggle).toMatchObject({ kind: 'toggle', path: '/roster/creatures/0/controlled', value: true })
    expect(fieldsOf('soldats', { soldiers: [figure('A')] }).some(({ label }) => label === 'Contrôlée')).toBe(
      false,
    )
  })
})

describe('the spells', () => {
  const roster = {
    wizard: wizard({
      spells: [spell('Écharde', { castingValue: 12 }), spell('Brume', { castingValue: null })],
    }),
  }

  it('are a table of names, values, resistances and texts', () => {
    const table = tableIn(fieldsOf('mage', roster), 'Sorts')
    expect(table.columns.map(({ label }) => label)).toEqual(['Nom', 'Valeur', 'Volonté', 'Texte'])
    expect(tableFields(table).map(({ path }) => path.replace('/roster/wizard/spells', ''))).toEqual([
      '/0/name',
      '/0/castingValue',
      '/0/resist',
      '/0/text',
      '/1/name',
      '/1/castingValue',
      '/1/resist',
      '/1/text',
    ])
    expect(after(roster, table.additions?.[0]?.take, '/roster/wizard/spells')).toHaveLength(3)
    expect(table.pasting?.path).toBe('/roster/wizard/spells')
  })

  it('have a page each, with the faces of the die', () => {
    const dice = (index: number) => {
      const readout = fieldsOf('sorts', roster, index).find(({ label }) => label === 'Au dé')
      return readout?.kind === 'readout'
        ? readout.lines.map(({ label, value }) => `${label} ${plain(value)}`)
        : undefined
    }
    // Cast at 12: 9 of 20; a failure hurts not at all on 4 faces and by 1 on 5, and by 2 on 2.
    expect(dice(0)).toEqual([
      'Raté, 2 de Santé 1 à 2 : 10 %',
      'Raté, 1 de Santé 3 à 7 : 25 %',
      'Raté, sans dommage 8 à 11 : 20 %',
      'Lancé 12 à 20 : 45 %',
    ])
    expect(dice(1)).toBeUndefined()
    expect(list('sorts', roster).items.map(({ title, subtitle }) => [title, subtitle])).toEqual([
      ['Écharde', 'valeur 12'],
      ['Brume', 'sans valeur'],
    ])
  })

  it('hurt nobody out of the game, are never missed at 1, and only cast with help past 20', () => {
    const dice = (more: JsonObject) => {
      const fields = fieldsOf('sorts', { wizard: wizard({ spells: [spell('A', more)] }) })
      const readout = fields.find(({ label }) => label === 'Au dé')
      return readout?.kind === 'readout'
        ? readout.lines.map(({ label, value }) => `${label} ${plain(value)}`)
        : undefined
    }
    expect(dice({ castingValue: 12, outOfGame: true })).toEqual([
      'Raté, sans dommage 1 à 11 : 55 %',
      'Lancé 12 à 20 : 45 %',
    ])
    expect(dice({ castingValue: 1 })).toEqual(['Lancé 1 à 20 : 100 %'])
    expect(dice({ castingValue: 21 })).toEqual([
      'Raté, 5 de Santé 1 : 5 %',
      'Raté, 2 de Santé 2 à 11 : 50 %',
      'Raté, 1 de Santé 12 à 16 : 25 %',
      'Raté, sans dommage 17 à 20 : 20 %',
      'Lancé seulement renforcé',
    ])
  })

  it('have values of the apprentice’s own, an empty one being the wizard’s', () => {
    const learnt = { ...roster, apprentice: figure('Colin', { castingValues: { echarde: 14 } }) }
    const table = tableIn(fieldsOf('apprenti', learnt), 'Ses valeurs de lancement')
    expect(table.rows.map(({ label, cells }) => [label, cells.flat()])).toMatchObject([
      ['Écharde', [{ text: '12' }, { path: '/roster/apprentice/castingValues/echarde', value: 14 }]],
      [
        'Brume',
        [{ text: '—' }, { path: '/roster/apprentice/castingValues/Brume', value: null, whenEmpty: 'remove' }],
      ],
    ])
    const own = { ...roster, apprentice: figure('Colin', { spells: [spell('Lueur')] }) }
    expect(fieldsOf('apprenti', own).some(({ label }) => label === 'Ses valeurs de lancement')).toBe(false)
    expect(tableIn(fieldsOf('apprenti', own), 'Sorts à lui seul').rows).toHaveLength(1)
  })
})

describe('what can be added', () => {
  it('is one apprentice, who may leave', () => {
    const [choice] = list('apprenti').additions
    expect(after({}, choice?.take, '/roster/apprentice')).toMatchObject({
      name: '',
      spells: [],
      castingValues: {},
    })
    const held = list('apprenti', { apprentice: figure('Colin') })
    expect(held.additions[0]).toMatchObject({ closed: 'L’expédition en a déjà un, et n’en a jamais deux.' })
    expect(after({ apprentice: figure('Colin') }, held.items[0]?.remove, '/roster/apprentice')).toBeNull()
    expect(list('mage').items[0]?.remove).toBeUndefined()
  })

  it('is as many soldiers as were agreed upon, and more as a plan', () => {
    const open = list('soldats', { soldiersAgreed: 1 }).additions
    expect(open.every(({ take }) => take !== undefined)).toBe(true)
    const full = list('soldats', { soldiersAgreed: 1, soldiers: [figure('A')] }).additions
    expect(full.every(({ take, plan }) => take === undefined && plan !== undefined)).toBe(true)
    expect(plain(full[0]?.closed ?? '')).toBe('Les joueurs sont convenus de 1 soldat, et ils y sont.')
    expect(open.map(({ label }) => label)).toEqual([
      'Soldat vierge',
      'Combattant',
      'Porteur d’arme lourde',
      'Archer',
      'Arbalétrier',
      'Bête de compagnie',
    ])
  })

  it('stops where the file keeps no more', () => {
    const many = Array.from({ length: 200 }, (_, index) => figure(`C${index}`))
    const { additions, items } = list('creatures', { creatures: many })
    expect(additions.every(({ take, plan, closed }) => !take && !plan && closed?.includes('200'))).toBe(true)
    expect(items[0]?.duplicate).toBeUndefined()
  })
})
