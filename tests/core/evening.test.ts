/** An evening is read as strictly as a band, names its files from its own folder, and says what is odd about it. */
import { describe, expect, it } from 'vitest'
import {
  createEveningKind,
  eveningKind,
  isEvening,
  isJsonObject,
  kindFor,
  kindOf,
  newEvening,
  type Filed,
  type Json,
} from '../../src/core/index.ts'
import { madeUpGame } from './made-up-game.ts'

const systems = [madeUpGame]
const file = (changes: { readonly [key: string]: Json } = {}): Json => ({
  format: 'copiste-evening',
  version: 1,
  title: 'Vendredi',
  ...changes,
})
const opened = (json: Json, kind = eveningKind): Filed => {
  const result = kind.open(json, systems)
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result.value
}
const refusal = (json: Json) => {
  const result = eveningKind.open(json, systems)
  const [first] = result.ok ? [] : result.diagnostics
  return [first?.code ?? 'ok', first?.path ?? '']
}
const playing = (...bands: readonly string[]) => file({ players: [{ name: 'Maud', bands }] })

describe('kinds: an evening', () => {
  it('needs no more than its title: nobody plays yet', () => {
    const evening = opened(file())
    expect(evening).toMatchObject({ name: 'Vendredi', system: null, about: 'soirée', notices: [] })
    expect(evening.document).toEqual({
      format: 'copiste-evening',
      version: 1,
      title: 'Vendredi',
      date: '',
      place: '',
      players: [],
      scenario: null,
      notes: '',
      settings: {},
      choices: [],
    })
    expect(evening.validate().map(({ code, severity }) => [code, severity])).toEqual([
      ['evening.no-player', 'warning'],
    ])
  })

  it('is known by its ending and by its format', () => {
    expect([kindOf('Vendredi.soiree.json')?.id, kindFor('a.json', file()).id]).toEqual(['evening', 'evening'])
  })

  it('is found by its players, who may share a band or have none', () => {
    const evening = opened(
      file({
        players: [
          { name: 'Maud', bands: ['mages.bande.json'], secret: 'A' },
          { name: 'Théo', bands: ['mages.bande.json'] },
          { name: 'Lise' },
        ],
      }),
    )
    expect(evening.members()).toEqual(['Maud', 'Théo', 'Lise'])
    expect(evening.validate()).toEqual([])
    expect(isEvening(evening) && evening.text.players.map(({ bands }) => bands.length)).toEqual([1, 1, 0])
  })

  it.each([
    ['a list', [], ['evening.not-a-evening', '']],
    ['no format', {}, ['evening.not-a-evening', '/format']],
    ['a band', file({ format: 'copiste-band' }), ['evening.other-format', '/format']],
    ['no version', file({ version: null }), ['file.malformed', '/version']],
    ['a newer version', file({ version: 2, players: 4 }), ['evening.newer-version', '/version']],
    ['no title', { format: 'copiste-evening', version: 1 }, ['file.malformed', '/title']],
    ['players that are none', file({ players: 4 }), ['file.malformed', '/players']],
    ['25 players', file({ players: Array.from({ length: 25 }, () => ({})) }), ['file.malformed', '/players']],
    ['a file from the root', playing('/home/maud/m.bande.json'), ['file.malformed', '/players/0/bands/0']],
    ['a file of a disk', playing('C:/bandes/m.bande.json'), ['file.malformed', '/players/0/bands/0']],
    ['a share', playing('\\\\maud\\bandes\\m.bande.json'), ['file.malformed', '/players/0/bands/0']],
    ['strokes the other way', playing('bandes\\m.bande.json'), ['file.malformed', '/players/0/bands/0']],
    ['a file without a name', playing(' '), ['file.malformed', '/players/0/bands/0']],
    ['a scenario from the root', file({ scenario: '/s.scenario.json' }), ['file.malformed', '/scenario']],
  ])('is refused: %s', (_, json, expected) => {
    expect(refusal(json)).toEqual(expected)
  })

  it('says from where its files are named', () => {
    const result = eveningKind.open(playing('/home/maud/m.bande.json'), systems)
    expect(result.ok ? '' : result.diagnostics[0]?.message).toMatch(
      /racine du disque\s: nommez le fichier à partir du dossier de la soirée/,
    )
    expect(refusal(playing('../bandes/m.bande.json'))).toEqual(['ok', ''])
  })

  it('keeps the keys that nobody knows, at every depth, and says so', () => {
    const evening = opened(file({ menu: 'soupe', players: [{ name: 'Maud', chaise: 'rouge' }] }))
    expect(evening.document).toMatchObject({ menu: 'soupe', players: [{ chaise: 'rouge' }] })
    expect(evening.notices.map(({ severity, path }) => `${severity} ${path}`)).toEqual([
      'info /menu',
      'info /players/0/chaise',
    ])
  })

  it('says whose sheets nobody could tell apart, and what is chosen in vain', () => {
    const evening = opened(
      file({
        players: [{ name: 'Maud' }, { name: 'MAUD ' }, { name: '' }],
        choices: [{ file: 'x.bande.json', times: { tokens: 2 } }],
      }),
    )
    expect(evening.validate().map(({ code, path }) => [code, path])).toEqual([
      ['evening.same-name', '/players/1/name'],
      ['evening.no-name', '/players/2/name'],
      ['evening.idle-choice', '/choices/0/file'],
    ])
  })

  it('of an older version goes through named migrations, and says so', () => {
    const kind = createEveningKind(2, [
      {
        from: 1,
        name: 'title-was-name',
        migrate: json => (isJsonObject(json) ? { ...json, title: json['name'] ?? '' } : json),
      },
    ])
    const evening = opened({ format: 'copiste-evening', version: 1, name: 'Vendredi' }, kind)
    expect(evening).toMatchObject({ name: 'Vendredi', migratedFrom: 1, document: { version: 2 } })
    expect(evening.notices.map(({ code }) => code)).toContain('evening.migrated')
  })

  it('made anew opens again, with a side for each player who has one', () => {
    const made = newEvening({
      players: [
        { name: 'Joueur 1', band: 'a.bande.json', side: 'A' },
        { name: 'Joueur 2', band: 'b.bande.json' },
      ],
      scenario: '../gue.scenario.json',
    })
    expect(opened(made).document).toMatchObject({
      players: [{ secret: 'A' }, { name: 'Joueur 2', bands: ['b.bande.json'] }],
      scenario: '../gue.scenario.json',
    })
  })
})
