/** What lies on the table while a warband is played, and what its figures are compared by. */
import { describe, expect, it } from 'vitest'
import { isOut, marked, nextRound, notPlayed, type PlayMember } from '../../../src/core/index.ts'
import { overviewOf, sorted } from '../../../src/renderer/overview.ts'
import { fileOf, stats } from './figures.ts'
import { opened, plain } from './warbands.ts'

const band = opened(
  fileOf({
    options: { critical: false, wounded: true },
    wizard: {
      name: 'Odalric',
      stats: stats({ combat: 2, volonte: 4, sante: 14 }),
      equipment: [{ name: 'Bâton', damage: -1, opponent: -1 }],
      spells: [
        { name: 'Brume', castingValue: 12, target: 'un point en vue' },
        { name: 'Dard', castingValue: 10, resist: true, attack: true },
        { name: 'Soupe', castingValue: null, outOfGame: true },
      ],
    },
    soldiers: [
      {
        name: 'Tancrède',
        title: 'Arbalétrier',
        stats: stats({ mouvement: 5, combat: 1, tir: 2, sante: 4 }),
        equipment: [
          { name: 'Arbalète', kind: 'tir', damage: 2, reload: true },
          { name: 'Volet', kind: 'protection' },
        ],
      },
    ],
    creatures: [
      { name: 'Oie', stats: stats({ combat: 1 }), traits: ['animal'], controlled: true },
      { name: 'Bonhomme', stats: stats({ armure: 12 }), traits: ['golem', 'grand'] },
    ],
  }),
)
const sheet = band.roster.table()
if (!sheet) throw new Error('nothing on the table')
const member = (title: string): PlayMember => {
  const found = sheet.members.find(one => one.title === title)
  if (!found) throw new Error(`no ${title}`)
  return found
}
const states = (title: string): readonly string[] => member(title).states.map(({ id }) => id)
const written = (title: string): readonly (readonly string[])[] =>
  member(title).attacks.readings.map(({ label, value, note }) => [label, value, note ?? ''].map(plain))

describe('a warband on the table', () => {
  it('counts what is safe, and ticks the phases of a turn', () => {
    expect(sheet.band.counters).toMatchObject([{ id: 'tresors-surs', start: 0, until: 'game' }])
    expect(sheet.band.ticks[0]?.ticks.map(({ label }) => label)).toEqual([
      'Initiative',
      'Mages',
      'Apprentis',
      'Soldats',
      'Créatures',
    ])
    expect(sheet.round.label).toBe('Tour')
  })

  it('marks where wounds begin, and never of a golem', () => {
    const note = (title: string) => member(title).tracks[0]?.note
    expect(member('Odalric').tracks).toMatchObject([{ id: 'sante', count: 14, vital: true }])
    expect([note('Odalric'), note('Tancrède'), note('Bonhomme')]).toEqual([
      'blessé à 4 ou moins',
      'blessé dès le premier dommage',
      undefined,
    ])
    expect(states('Odalric')).toContain('blesse')
    expect(states('Bonhomme')).not.toContain('blesse')
  })

  it('lets nobody carry a treasure who cannot, nor reload who has nothing to reload', () => {
    expect(states('Tancrède')).toEqual([
      'active',
      'combat',
      'encombre',
      'blesse',
      'decharge',
      'entrave',
      'sort',
      'sorti',
    ])
    expect(states('Oie')).not.toContain('encombre')
    expect(states('Odalric')).not.toContain('decharge')
  })

  it('shows each throw, and what moves and burdens come to', () => {
    expect(written('Odalric')).toEqual([
      ['Bâton', 'D20 +2', 'dommages −1 · adversaire −1'],
      ['Brume', 'D20 ≥ 12', '45 % · un point en vue'],
      ['Dard', 'D20 ≥ 10', '55 % · Volonté résiste'],
      ['Soupe', '—', 'hors de la partie'],
    ])
    expect(written('Tancrède')).toEqual([
      ['Arme de base', 'D20 +1', ''],
      ['Arbalète', 'D20 +2', '24″ · à recharger · dommages +2'],
    ])
    expect(member('Tancrède').details.map(({ label, value }) => [label, value])).toEqual([
      ['Deux mouvements', '7,5″'],
      ['Avec un trésor', '2,5″'],
      ['Blessé', '−2'],
    ])
    expect(member('Odalric').ticks[0]?.ticks.map(({ id, until }) => [id, until])).toEqual([
      ['sort:0', 'game'],
      ['sort:1', 'game'],
      ['sort:2', 'game'],
    ])
  })

  it('tells what a creature does that nobody controls', () => {
    expect(member('Bonhomme').subtitle).toBe('Créature · sans maître')
    expect(member('Bonhomme').notes.filter(note => /^[123]\. /.test(note))).toHaveLength(3)
    expect(member('Oie').subtitle).toBe('Créature · contrôlée')
    expect(member('Oie').notes.filter(note => /^[123]\. /.test(note))).toEqual([])
  })

  it('as a turn ends forgets who was activated, and remembers treasure, spells and wounds', () => {
    const { path } = member('Tancrède')
    const ids = ['active', 'encombre', 'blesse', 'decharge', 'escalade']
    const before = ids.reduce((played, id) => marked(sheet, played, path, id, 1), notPlayed)
    const after = nextRound(sheet, marked(sheet, before, undefined, 'tresors-surs', 2))
    expect(after.members.find(one => one.path === path)?.marks).toEqual({
      encombre: 1,
      blesse: 1,
      decharge: 1,
      escalade: 1,
    })
    expect(after.band).toEqual({ 'tresors-surs': 2 })
    expect(isOut(member('Tancrède'), { sante: 0 })).toBe(true)
    expect(isOut(member('Tancrède'), { sorti: 1 })).toBe(true)
    expect(isOut(member('Tancrède'), { encombre: 1 })).toBe(false)
  })
})

describe('the overview', () => {
  const measures = band.roster.compare()
  const of = (id: string) =>
    measures
      .find(measure => measure.id === id)
      ?.values.map(({ name, value, text }) => [name, value, plain(text ?? '')])

  it('has each score, Tir of those alone who shoot', () => {
    expect(of('tir')).toEqual([['Tancrède', 2, '+2']])
    expect(of('mouvement')?.map(([, value]) => value)).toEqual([6, 5, 6, 6])
  })

  it('has chances on one scale, that do not add up', () => {
    expect(of('casts')).toEqual([['Odalric', 0.55, '55 %']])
    expect(of('resists')?.map(([name, , text]) => [name, text])).toEqual([
      ['Odalric', '65 %'],
      ['Tancrède', '45 %'],
      ['Oie', '45 %'],
      ['Bonhomme', '45 %'],
    ])
    for (const id of ['casts', 'resists'])
      expect(measures.find(measure => measure.id === id)?.alone).toBe(true)
  })

  it('has a row for each figure, sorted by any column', () => {
    const overview = overviewOf(measures, band.system.duel, band.roster.duelists())
    expect(overview.rows.map(({ name }) => name)).toEqual(['Odalric', 'Tancrède', 'Oie', 'Bonhomme'])
    const by = sorted(overview, { column: 'sante', direction: 'ascending' })
    expect(by[0]?.name).toBe('Tancrède')
  })
})
