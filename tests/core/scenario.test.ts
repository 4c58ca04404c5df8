/** A scenario is read as strictly as a band, keeps what no Copiste knows, and says nothing that is not known of it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  createScenarioKind,
  isJsonObject,
  isScenario,
  kindFor,
  kindOf,
  mapPatch,
  readFiled,
  scenarioKind,
  titleOf,
  toJson,
  writeJson,
  type Filed,
  type Json,
} from '../../src/core/index.ts'
import { madeUpGame } from './made-up-game.ts'

const systems = [madeUpGame]
const file = (changes: { readonly [key: string]: Json } = {}): Json => ({
  format: 'copiste-scenario',
  version: 1,
  title: 'Le Gué',
  ...changes,
})
const opened = (json: Json, kind = scenarioKind): Filed => {
  const result = kind.open(json, systems)
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result.value
}
const refusal = (json: Json) => {
  const result = scenarioKind.open(json, systems)
  const [first] = result.ok ? [] : result.diagnostics
  return [first?.code ?? 'ok', first?.path ?? '']
}

describe('kinds: a scenario', () => {
  it('needs no more than its title: the rest is empty', () => {
    const scenario = opened(file())
    expect(scenario).toMatchObject({ name: 'Le Gué', system: null, about: 'scénario', notices: [] })
    expect(scenario.document).toEqual({
      format: 'copiste-scenario',
      version: 1,
      title: 'Le Gué',
      system: null,
      players: '',
      summary: '',
      setup: '',
      victory: '',
      rules: '',
      map: null,
      handouts: [],
      author: '',
      points: '',
      duration: '',
      rounds: null,
      events: [],
      story: '',
      first: '',
      campaign: null,
      objects: [],
      neutrals: [],
      pictures: {},
    })
  })

  it('may be of a game, for any number of players, with a map of any shape', () => {
    for (const players of [2, '2 à 4'])
      expect(opened(file({ system: 'jeu-invente', players, map: { width: 36 } })).document).toMatchObject({
        system: 'jeu-invente',
        players,
        map: { width: 36 },
      })
    expect(opened(file({ system: 'jeu-invente' })).about).toBe(`scénario, ${madeUpGame.name}`)
  })

  it.each([
    ['a list', [], ['scenario.not-a-scenario', '']],
    ['no format', {}, ['scenario.not-a-scenario', '/format']],
    ['a band', file({ format: 'copiste-band' }), ['scenario.other-format', '/format']],
    ['no version', file({ version: null }), ['file.malformed', '/version']],
    ['version 0', file({ version: 0 }), ['file.malformed', '/version']],
    ['a newer version', file({ version: 2, title: 4 }), ['scenario.newer-version', '/version']],
    ['no title', { format: 'copiste-scenario', version: 1 }, ['file.malformed', '/title']],
    ['a title of 121 characters', file({ title: 'é'.repeat(121) }), ['file.malformed', '/title']],
    ['an unknown game', file({ system: 'jeu-inventé' }), ['scenario.unknown-system', '/system']],
    ['players in a list', file({ players: [2] }), ['file.malformed', '/players']],
    ['a text that is none', file({ victory: 3 }), ['file.malformed', '/victory']],
    ['handouts for nobody', file({ handouts: [{ for: 'moi' }] }), ['file.malformed', '/handouts/0/for']],
  ])('is refused: %s', (_, json, expected) => {
    expect(refusal(json)).toEqual(expected)
  })

  it('is spoken of in its own words', () => {
    const newer = scenarioKind.open(file({ version: 3 }), systems)
    expect(newer.ok ? '' : newer.diagnostics[0]?.message).toBe(
      'Ce scénario est en version 3, écrit par un Copiste plus récent\u00a0: mettez Copiste à jour pour l’ouvrir.',
    )
  })

  it('keeps the keys that nobody knows, at every depth, and says so', () => {
    const scenario = opened(file({ auteur: 'Léa', handouts: [{ title: 'a', sceau: { cire: 1 } }] }))
    expect(scenario.document).toMatchObject({ auteur: 'Léa', handouts: [{ sceau: { cire: 1 } }] })
    expect(scenario.notices.map(({ severity, path }) => `${severity} ${path}`)).toEqual([
      'info /auteur',
      'info /handouts/0/sceau',
    ])
  })

  it('of an older version goes through named migrations, and says so', () => {
    const kind = createScenarioKind(2, [
      {
        from: 1,
        name: 'title-was-name',
        migrate: json => (isJsonObject(json) ? { ...json, title: json['name'] ?? '' } : json),
      },
    ])
    const scenario = opened({ format: 'copiste-scenario', version: 1, name: 'Le Gué' }, kind)
    expect(scenario).toMatchObject({ name: 'Le Gué', migratedFrom: 1, document: { version: 2 } })
    expect(scenario.notices.map(({ code }) => code)).toContain('scenario.migrated')
    expect(() => createScenarioKind(2, [])).toThrow(/scenario: one named migration/)
  })
})

describe('kinds: a file', () => {
  it('is known by the ending of its name, then by its format, and is held to be a band otherwise', () => {
    expect([kindOf('Gué.SCENARIO.json')?.id, kindOf('a.bande.json')?.id, kindOf('a.json')]).toEqual([
      'scenario',
      'band',
      undefined,
    ])
    expect(kindFor('a.bande.json', file()).id).toBe('band')
    expect(kindFor('a.json', file()).id).toBe('scenario')
    expect(kindFor('a.json', 3).id).toBe('band')
  })

  it('is read by the kind that it is', () => {
    const bytes = writeJson(file())
    const codeOf = (name: string) => {
      const read = readFiled(name, bytes, systems)
      return read.ok ? read.value.kind.id : read.diagnostics[0]?.code
    }
    expect(codeOf('a.scenario.json')).toBe('scenario')
    expect(codeOf('a.json')).toBe('scenario')
    expect(codeOf('a.bande.json')).toBe('band.other-format')
  })

  it('has a title without its ending', () => {
    expect(['Le Gué.scenario.json', 'Oies.BANDE.JSON', 'a.json', 'b'].map(titleOf)).toEqual([
      'Le Gué',
      'Oies',
      'a',
      'b',
    ])
  })
})

describe('the map and the texts of a scenario', () => {
  const map = {
    width: 36,
    height: 24,
    pieces: [
      { kind: 'zone', x: 3, y: 12, width: 6, height: 24, side: 'A' },
      { kind: 'but', x: 18, y: 12, mark: '1' },
      { kind: 'maison', x: 9, y: 9, name: 'le moulin' },
      { kind: 'maison', x: 9, y: 15, name: 'le four' },
    ],
  }
  const scenario = (changes: { readonly [key: string]: Json } = {}) => {
    const filed = opened(
      file({ map, setup: 'Sur {table}, {zone A}, {but 1}, {Le Moulin} et {le four}.', ...changes }),
    )
    if (!isScenario(filed)) throw new Error('a scenario')
    return filed
  }
  const told = (changes: { readonly [key: string]: Json } = {}): readonly string[] =>
    scenario(changes)
      .validate()
      .map(({ path, message }) => `${path} ${message}`)

  it('name each other: what the map has not is told with its line', () => {
    expect(told()).toEqual([])
    expect(told({ setup: 'a\nb {zone B}', map: null })).toEqual([
      '/setup Mise en place, ligne 2, colonne 3\u00a0: Ce scénario n’a pas de carte\u00a0: dressez-la avant d’y renvoyer.',
    ])
    expect(told({ rules: '{zone B}' })).toEqual([
      '/rules Sur le terrain, ligne 1, colonne 1\u00a0: «\u00a0zone B\u00a0» n’est pas sur la carte. Vouliez-vous dire «\u00a0zone A\u00a0»\u202f?',
    ])
  })

  it.each([
    [2, { name: 'la forge' }, 'Sur {table}, {zone A}, {but 1}, {la forge} et {le four}.'],
    [0, { side: 'Meuniers' }, 'Sur {table}, {zone Meuniers}, {but 1}, {Le Moulin} et {le four}.'],
    [1, { mark: '4' }, 'Sur {table}, {zone A}, {but 4}, {Le Moulin} et {le four}.'],
    [2, { x: 20 }, undefined],
    // Two of one name: the text goes on meaning the other.
    [2, { name: '' }, undefined],
  ])('follow each other: piece %i, now %o', (index, change, expected) => {
    const { text } = scenario()
    if (!text.map) throw new Error('a map')
    const pieces = text.map.pieces.map((piece, place) => (place === index ? { ...piece, ...change } : piece))
    const changed = applyPatch(scenario().document, mapPatch(text, { ...text.map, pieces }))
    expect(isJsonObject(changed) && changed['setup']).toBe(expected ?? text.setup)
    expect(isJsonObject(changed) && changed['map']).toMatchObject({ pieces })
  })
})

describe('any scenario', () => {
  const words = fc
    .string({ maxLength: 60, unit: 'grapheme' })
    .map(text => text.toWellFormed().replaceAll('\0', ''))
  const number = fc.integer({ min: -40, max: 40 })
  const piece = fc.record(
    {
      kind: fc.constantFrom('maison', 'zone', 'riviere', 'but'),
      x: number,
      y: number,
      name: words,
      angle: number,
    },
    { requiredKeys: ['kind', 'x', 'y'] },
  )
  const anyScenario = fc.record(
    {
      title: words,
      players: fc.oneof(fc.nat(8), words),
      setup: words,
      victory: words,
      story: words,
      rounds: fc.option(fc.integer({ min: 1, max: 40 })),
      events: fc.array(fc.record({ round: fc.integer({ min: 1, max: 40 }), text: words }), { maxLength: 3 }),
      handouts: fc.array(
        fc.record({ title: words, for: fc.constantFrom('tous', 'mj', 'joueur'), text: words }),
        {
          maxLength: 3,
        },
      ),
      objects: fc.array(fc.record({ name: words, text: words }), { maxLength: 3 }),
      map: fc.option(
        fc.record({ width: fc.integer({ min: 4, max: 600 }), pieces: fc.array(piece, { maxLength: 6 }) }),
      ),
      'clé inconnue': words,
    },
    { requiredKeys: ['title'] },
  )

  it('saved and read back is the same, whatever it says', () => {
    fc.assert(
      fc.property(anyScenario, changes => {
        const json = toJson({ format: 'copiste-scenario', version: 1, ...changes })
        const { document } = opened(json)
        const again = readFiled('x.scenario.json', writeJson(document), systems)
        expect(again.ok && again.value.document).toEqual(document)
        expect(document).toMatchObject({
          title: changes.title,
          ...(changes.setup !== undefined && { setup: changes.setup }),
        })
      }),
      { numRuns: 1_000 },
    )
  })
})
