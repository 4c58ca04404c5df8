/** How a player draws a band: by a touch, from his own profiles and from those of the house. */
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  openings,
  tableFields,
  type Choice,
  type FormNode,
  type Json,
  type JsonObject,
  type Patch,
} from '../../../src/core/index.ts'
import { bandFile, contes, massue, ogre, opened, plain } from './bands.ts'

const fieldsOf = (title: string, file: Json = bandFile()): readonly FormNode[] => {
  const found = openings(opened(file).roster.form()).find(one => one.title === title)
  if (!found) throw new Error(`no ${title}`)
  return found.fields()
}

const field = (fields: readonly FormNode[], label: string): FormNode => {
  const found = fields.find(node => node.label === label)
  if (!found) throw new Error(`no ${label}`)
  return found
}

const choice = (fields: readonly FormNode[], label: string, id: string): Choice => {
  const node = field(fields, label)
  const choices = node.kind === 'choice' ? node.groups.flatMap(group => group.choices) : []
  const found = choices.find(one => one.id === id)
  if (!found) throw new Error(`no ${id} in ${label}`)
  return found
}

const after = (patch: Patch | undefined, file: Json = bandFile()): JsonObject => {
  if (!patch) throw new Error('no patch')
  return opened(applyPatch(file, patch)).roster.json
}

const lists = (file: Json) => {
  const { parts } = opened(file).roster.form()
  return parts.flatMap(part => (part.kind === 'list' ? [part] : []))
}

describe('the parts', () => {
  it('are the band, its profiles and its factions', () => {
    const { parts, gauges } = opened(bandFile()).roster.form()
    expect(parts.map(({ id }) => id)).toEqual(['bande', 'profils', 'factions'])
    expect(gauges).toMatchObject([
      { id: 'points', value: 10, limit: 10 },
      { id: 'figures', value: 3 },
    ])
  })
})

describe('recruiting', () => {
  const roomy = bandFile({ limit: 20 })
  it.each(['La bande', 'Bûcheron'])('one more, one less, from « %s »', title => {
    const lumberjack = choice(fieldsOf(title, roomy), 'Recrues', 'recrue:bucheron')
    expect(lumberjack).toMatchObject({ taken: 2, cost: '3\u00a0points' })
    expect(after(lumberjack.take, roomy)['band']).toMatchObject([
      { profile: 'ogre', count: 1 },
      { profile: 'bucheron', count: 3 },
    ])
    expect(after(lumberjack.drop, roomy)['band']).toMatchObject([
      { profile: 'ogre', count: 1 },
      { profile: 'bucheron', count: 1 },
    ])
  })
  it('the last one takes its line along', () => {
    const last = choice(fieldsOf('Ogre'), 'Recrues', 'recrue:ogre')
    expect(after(last.drop)['band']).toEqual([{ profile: 'bucheron', count: 2 }])
  })
  it('stops at the limit, and says why', () => {
    const full = choice(fieldsOf('La bande'), 'Recrues', 'recrue:ogre')
    expect(full.take).toBeUndefined()
    expect(full.closed).toBe('Il ne reste plus de points de recrutement.')
    expect(after(full.plan)['band']).toMatchObject([{ count: 2 }, { count: 2 }])
    const nearly = bandFile({ limit: 13 })
    expect(plain(choice(fieldsOf('La bande', nearly), 'Recrues', 'recrue:ogre').closed ?? '')).toBe(
      'Il ne reste que 3 points.',
    )
    expect(choice(fieldsOf('La bande', nearly), 'Recrues', 'recrue:bucheron').take).toBeDefined()
  })
  it('one of the house comes with its factions, and joins at once', () => {
    const empty = bandFile({ profiles: [], factions: [], band: [] })
    const roster = after(choice(fieldsOf('La bande', empty), 'Recrues', 'maison:marmiton').take, empty)
    expect(roster).toMatchObject({
      profiles: [{ id: 'marmiton', cost: 1 }],
      factions: [{ id: 'marmite' }],
      band: [{ profile: 'marmiton', count: 1 }],
    })
  })
  it('who has no id gets one that stays', () => {
    const { id: _, ...nameless } = ogre
    const file = bandFile({ profiles: [nameless], band: [] })
    const roster = after(choice(fieldsOf('Ogre', file), 'Recrues', 'recrue:ogre').take, file)
    expect(roster).toMatchObject({ profiles: [{ id: 'ogre' }], band: [{ profile: 'ogre', count: 1 }] })
  })
})

describe('a profile', () => {
  it('that leaves takes its recruits along; a copy has an id of its own', () => {
    const [profiles] = lists(bandFile())
    expect(after(profiles?.items[1]?.remove)).toMatchObject({
      profiles: [{ id: 'ogre' }],
      band: [{ profile: 'ogre' }],
    })
    expect(after(profiles?.items[0]?.duplicate)).toMatchObject({
      profiles: [{ id: 'ogre' }, { id: 'ogre-2' }, { id: 'bucheron' }],
    })
  })
  it('a namesake that leaves takes nobody along', () => {
    const file = bandFile({ profiles: [ogre, ogre], band: [{ profile: 'ogre', count: 2 }] })
    const [profiles] = lists(file)
    expect(after(profiles?.items[1]?.remove, file)).toMatchObject({
      profiles: [{ id: 'ogre' }],
      band: [{ count: 2 }],
    })
  })
  it('has its numbers in one table', () => {
    const table = field(fieldsOf('Ogre'), 'Caractéristiques')
    if (table.kind !== 'table') throw new Error('no table')
    expect(table.rows.map(({ label }) => label)).toEqual(['Coût', 'Mouvement', 'Action', 'Armure', 'Santé'])
    expect(tableFields(table).map(cell => 'value' in cell && cell.value)).toEqual([4, 4, false, 3, 1, 8])
  })
  it('shows what its best action does', () => {
    const [profiles] = lists(bandFile())
    const numbers = profiles?.items[0]?.tallies?.() ?? []
    expect(numbers.map(({ id, text }) => [id, plain(text)])).toEqual([
      ['cost', '4'],
      ['movement', '4'],
      ['action', '3'],
      ['armour', '1'],
      ['health', '8'],
      ['damage', '1,13'],
    ])
  })
  it('joins factions of the band, and those of the house', () => {
    const fields = fieldsOf('Ogre')
    expect(after(choice(fields, 'Factions', 'contes').drop)).toMatchObject({
      profiles: [{ factions: [] }, {}],
    })
    expect(after(choice(fields, 'Factions', 'maison:cour').take)).toMatchObject({
      profiles: [{ factions: ['contes', 'cour'] }, {}],
      factions: [{ id: 'contes' }, { id: 'cour', name: 'La Cour de Guingois' }],
    })
  })
  it('is pasted from a spreadsheet with an action, into a faction of the band', () => {
    const pasting = lists(bandFile())[0]?.pasting
    expect(pasting?.columns.map(({ to }) => to)).toEqual([
      '/name',
      '/cost',
      '/factions/0',
      '/movement',
      '/flying',
      '/action',
      '/armour',
      '/health',
      '/actions/0/name',
      '/actions/0/needs',
      '/actions/0/damage',
      '/notes',
    ])
    const file = bandFile({
      profiles: [pasting?.blank ?? {}, { ...pasting?.blank, name: 'Fée' }],
      band: [{ profile: 'fee', count: 1 }],
    })
    expect(opened(file).roster.derive().totals).toMatchObject({ figures: 1, points: 2 })
    expect(
      opened(file)
        .roster.validate()
        .filter(({ severity }) => severity === 'error'),
    ).toEqual([])
  })
})

describe('an action', () => {
  const file = bandFile({ profiles: [{ ...ogre, actions: [massue] }], band: [] })
  const actionFields = (of: Json): readonly FormNode[] => {
    const list = field(fieldsOf('Ogre', of), 'Actions')
    const fields = list.kind === 'list' ? list.items[0]?.fields() : undefined
    if (!fields) throw new Error('no action')
    return fields
  }
  it('takes keywords, with a number where they need one', () => {
    const fields = actionFields(file)
    const taken = (id: string): JsonObject => after(choice(fields, 'Mots-clés', id).take, file)
    expect(taken('repousser')).toMatchObject({
      profiles: [{ actions: [{ keywords: [{ id: 'repousser', value: 1 }] }] }],
    })
    expect(taken('tir')).toMatchObject({ profiles: [{ actions: [{ keywords: [{ id: 'tir' }] }] }] })
    expect(() => choice(fields, 'Mots-clés', 'peur')).toThrow()
  })
  it('asks how far « Tir » reaches, which as a rule has no number', () => {
    const tables = (of: JsonObject): number =>
      actionFields(bandFile({ profiles: [{ ...ogre, ...of }], band: [] })).length
    const shooting = { ...massue, keywords: [{ id: 'tir' }] }
    expect(tables({ actions: [shooting] })).toBe(tables({ actions: [massue] }) + 1)
    const rules = (of: Json): number =>
      fieldsOf('Ogre', bandFile({ profiles: [{ ...ogre, rules: of }], band: [] })).length
    expect(rules([{ id: 'tir' }])).toBe(rules([]))
    expect(rules([{ id: 'tir', value: 5 }])).toBe(rules([]) + 1)
  })
  it('shows what its keywords do with their numbers', () => {
    const pushing = bandFile({
      profiles: [{ ...ogre, actions: [{ ...massue, keywords: [{ id: 'repousser', value: 2 }] }] }],
      band: [],
    })
    const fields = actionFields(pushing)
    expect(choice(fields, 'Mots-clés', 'repousser')).toMatchObject({ taken: 1, label: 'Repousser (2)' })
    const table = field(fields, 'Nombres des mots-clés')
    const cells = table.kind === 'table' ? table.rows[0]?.cells.flat() : []
    expect(cells).toMatchObject([{ kind: 'number', value: 2 }, { kind: 'reckoned' }])
    expect(plain(JSON.stringify(cells))).toContain('recule tout droit de 2 cases')
  })
  it('tells its chances, with tokens and without', () => {
    const readout = field(actionFields(file), 'Ses chances, sans bonus ni armure')
    const lines = readout.kind === 'readout' ? readout.lines.map(({ value }) => plain(value)) : []
    expect(lines).toEqual([
      '50 %, 1,13 dégât en moyenne',
      '81 %, 2,34 dégâts en moyenne',
      '94 %, 3,45 dégâts en moyenne',
    ])
  })
})

describe('the faction card', () => {
  const cour = { ...contes, id: 'cour', name: 'Cour' }
  it('says why it is out of reach', () => {
    const file = bandFile({ factions: [contes, cour], faction: 'contes' })
    const fields = fieldsOf('La bande', file)
    expect(plain(choice(fields, 'Carte de faction', 'carte:cour').closed ?? '')).toBe(
      'Ogre et 1 autre profil n’en sont pas.',
    )
    expect(choice(fields, 'Carte de faction', 'carte:contes').taken).toBe(1)
    expect(after(choice(fields, 'Carte de faction', 'selon').take, file)['faction']).toBeUndefined()
  })
  it('leaves with its faction, and so do its members', () => {
    const file = bandFile({ factions: [contes, cour], faction: 'contes' })
    const roster = after(lists(file)[1]?.items[0]?.remove, file)
    expect(roster).toMatchObject({
      factions: [{ id: 'cour' }],
      profiles: [{ factions: [] }, { factions: [] }],
    })
    expect(roster['faction']).toBeUndefined()
  })
})
