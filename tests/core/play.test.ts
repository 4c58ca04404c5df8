/** A game on the table, marked by a player: for games that this core has never heard of. */
import { describe, expect, it } from 'vitest'
import {
  heldOf,
  isOut,
  isUnplayed,
  leftOf,
  marked,
  marksOfEach,
  nextRound,
  notPlayed,
  playedSchema,
  roundEndOf,
  type Played,
  type PlayMember,
  type PlaySheet,
} from '../../src/core/index.ts'

const memberOf = (index: number, title: string): PlayMember => ({
  path: `/roster/units/${index}`,
  title,
  numbers: [],
  attacks: { label: '', readings: [] },
  details: [],
  notes: [],
  tracks: [{ id: 'vie', label: 'Vie', count: 3, vital: true }],
  counters: [{ id: 'elan', label: 'Élan', most: 5, until: 'round', start: 2 }],
  ticks: [
    { label: 'Bottes', ticks: [{ id: 'botte', label: 'Botte', count: 2, until: 'game' }] },
    { label: 'Ruses', ticks: [{ id: 'ruse', label: 'Ruse', count: 1, until: 'round' }] },
  ],
  states: [
    { id: 'aux-aguets', label: 'Aux aguets', until: 'round' },
    { id: 'fuite', label: 'En fuite', until: 'game', out: true },
  ],
})

const sheetOf = (...titles: readonly string[]): PlaySheet => ({
  round: { label: 'Tour', usual: 6 },
  band: {
    counters: [
      {
        id: 'ordres',
        label: 'Ordres',
        most: 20,
        until: 'round',
        start: ({ inPlay, band }) => inPlay.size + (band['tambour'] ?? 0),
      },
      { id: 'butin', label: 'Butin', most: 9, until: 'game', start: 1 },
    ],
    ticks: [],
    states: [{ id: 'tambour', label: 'Tambour', until: 'round' }],
  },
  members: titles.map((title, index) => memberOf(index, title)),
})

const sheet = sheetOf('Ane', 'Bouc')
const [ane, bouc] = ['/roster/units/0', '/roster/units/1']
const marksOf = (played: Played, path: string) => marksOfEach(sheet.members, played.members).get(path)

describe('a mark', () => {
  it('changes what it marks, and nothing else', () => {
    const once = marked(sheet, notPlayed, ane, 'vie', 2)
    const twice = marked(sheet, once, undefined, 'butin', 3)
    expect(twice).toEqual({
      round: 1,
      band: { butin: 3 },
      members: [{ path: ane, title: 'Ane', marks: { vie: 2 } }],
    })
    expect([isUnplayed(notPlayed), isUnplayed(once)]).toEqual([true, false])
  })

  it('never reads as more or less than there can be', () => {
    const [track] = sheet.members[0]?.tracks ?? []
    if (!track) throw new Error('no track')
    expect([{}, { vie: 7 }, { vie: -2 }, { vie: 1 }].map(marks => leftOf(track, marks))).toEqual([3, 3, 0, 1])
  })

  it.each([
    ['by a last loss', 'vie', 0, true],
    ['by a state that takes it out', 'fuite', 1, true],
    ['not by another', 'aux-aguets', 1, false],
  ])('takes a figure out of the game %s', (_, id, value, out) => {
    const [member] = sheet.members
    if (!member) throw new Error('no member')
    expect(isOut(member, { [id]: value })).toBe(out)
  })
})

describe('the marks of a band that changed meanwhile', () => {
  const played = marked(sheet, marked(sheet, notPlayed, ane, 'vie', 1), bouc, 'vie', 2)
  const livesIn = (other: PlaySheet) => {
    const marks = marksOfEach(other.members, played.members)
    return other.members.map(({ path, title }) => [title, marks.get(path)?.['vie']])
  }

  it('go with their figures, where one came before them', () => {
    expect(livesIn(sheetOf('Chat', 'Ane', 'Bouc'))).toEqual([
      ['Chat', undefined],
      ['Ane', 1],
      ['Bouc', 2],
    ])
  })

  it('stay with a figure that was given another name', () => {
    expect(livesIn(sheetOf('Baudet', 'Bouc'))).toEqual([
      ['Baudet', 1],
      ['Bouc', 2],
    ])
  })

  it('tell two figures of one name apart by their places', () => {
    const twins = sheetOf('Ane', 'Ane')
    const second = marked(twins, notPlayed, bouc, 'vie', 1)
    const marks = marksOfEach(twins.members, second.members)
    expect([marks.get(ane), marks.get(bouc)]).toEqual([undefined, { vie: 1 }])
  })

  it('wait for a figure that was taken out and comes back', () => {
    const without = sheetOf('Bouc')
    const after = nextRound(without, marked(without, played, ane, 'vie', 1))
    expect(marksOf(after, ane)).toEqual({ vie: 1 })
    expect(marksOf(after, bouc)).toEqual({ vie: 1 })
  })
})

describe('the next Round', () => {
  it('wipes away what ends with it, and fills its counters from how the last one ended', () => {
    const so = [
      [ane, 'vie', 0],
      [bouc, 'elan', 0],
      [bouc, 'botte', 1],
      [bouc, 'ruse', 1],
      [bouc, 'aux-aguets', 1],
      [undefined, 'ordres', 0],
      [undefined, 'tambour', 1],
      [undefined, 'butin', 4],
    ] as const
    const played = so.reduce((now, [holder, id, value]) => marked(sheet, now, holder, id, value), notPlayed)
    const next = nextRound(sheet, played)
    // One of two is left, and the drum was beaten: one order for each.
    expect(next).toEqual({
      round: 2,
      band: { butin: 4, ordres: 2 },
      members: [
        { path: ane, title: 'Ane', marks: { vie: 0 } },
        { path: bouc, title: 'Bouc', marks: { botte: 1 } },
      ],
    })
    const [elan] = sheet.members[1]?.counters ?? []
    if (!elan) throw new Error('no counter')
    expect(heldOf(elan, marksOf(next, bouc) ?? {}, roundEndOf(sheet, next))).toBe(2)
    expect(nextRound(sheet, next).band).toEqual({ butin: 4, ordres: 1 })
  })
})

describe('what is kept', () => {
  it.each([
    [{}, notPlayed],
    [
      { round: 4, band: { a: -1 } },
      { round: 4, band: { a: -1 }, members: [] },
    ],
  ])('%j is read', (json, played) => {
    expect(playedSchema.parse(json)).toEqual(played)
  })

  it.each([
    [{ round: 0 }],
    [{ band: { a: 1.5 } }],
    [{ band: { constructor: 1 } }],
    [{ band: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`m${at}`, 1])) }],
    [{ members: Array.from({ length: 401 }, () => ({ path: '', title: '' })) }],
  ])('%j is not', json => {
    expect(playedSchema.safeParse(json).success).toBe(false)
  })
})
