/** What lies on the table of Fées d'armes. Chapitres 3.1 and 3.3.1. */
import { describe, expect, it } from 'vitest'
import {
  atFirst,
  heldOf,
  marked,
  nextRound,
  notPlayed,
  type Played,
  type PlaySheet,
} from '../../../src/core/index.ts'
import { bandFile, ogre, opened, plain } from './bands.ts'

const sheet = opened(bandFile()).roster.table()
if (!sheet) throw new Error('no table')

const held = (of: PlaySheet, played: Played, id: string): number => {
  const counter = of.band.counters.find(one => one.id === id)
  if (!counter) throw new Error(`no counter ${id}`)
  return heldOf(counter, played.band, atFirst(of))
}

describe('the table', () => {
  it('has each figure by itself, with its health and its orders', () => {
    expect(sheet.round).toEqual({ label: 'Tour', usual: 5 })
    expect(sheet.members.map(({ path, title }) => [path, title])).toEqual([
      ['/roster/profiles/0', 'Ogre'],
      ['/roster/profiles/1', 'Bûcheron 1'],
      ['/roster/profiles/1/figures/2', 'Bûcheron 2'],
    ])
    const [first, second] = sheet.members
    expect(first?.tracks).toMatchObject([{ id: 'sante', count: 8, vital: true }])
    expect(second?.tracks).toMatchObject([{ id: 'sante', count: 6 }])
    expect(first?.ticks[0]?.ticks).toMatchObject([{ id: 'ordres', count: 2, until: 'round' }])
    expect(first?.attacks.readings.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Massue', '2+', 'Dégâts 2+'],
      ['Manger les enfants', '5', undefined],
    ])
    expect(first?.notes).toEqual(['Manger les enfants : Miam.'])
  })

  it('tells who flies by its icon alone what flight does', () => {
    const flying = opened(
      bandFile({ profiles: [{ ...ogre, flying: true }], band: [{ profile: 'ogre', count: 1 }] }),
    ).roster.table()
    expect(flying?.members[0]?.notes.map(plain)).toContain(
      'Vol : Passe au-dessus des figurines et des décors, sans souci du terrain. Seconde activation : 2 cases.',
    )
  })

  it('fills the order tokens each turn, with those gained for good: chapter 3.1', () => {
    expect(held(sheet, notPlayed, 'jetons')).toBe(5)
    const spent = marked(sheet, notPlayed, undefined, 'jetons', 1)
    const gained = marked(sheet, spent, undefined, 'jetons-gagnes', 1)
    expect(held(sheet, gained, 'jetons')).toBe(1)
    const next = nextRound(sheet, gained)
    expect(next.round).toBe(2)
    expect(held(sheet, next, 'jetons')).toBe(6)
    expect(held(sheet, next, 'jetons-gagnes')).toBe(1)
  })

  it('keeps poison and points, and lets flames and orders go with the turn', () => {
    const path = '/roster/profiles/1/figures/2'
    const marks: readonly (readonly [string, number])[] = [
      ['sante', 4],
      ['flammes', 2],
      ['poison', 1],
      ['ordres', 2],
    ]
    const played = marks.reduce(
      (so, [id, value]) => marked(sheet, so, path, id, value),
      marked(sheet, notPlayed, undefined, 'points', 3),
    )
    const next = nextRound(sheet, played)
    expect(next.members).toEqual([{ path, title: 'Bûcheron 2', marks: { sante: 4, poison: 1 } }])
    expect(next.band).toMatchObject({ points: 3 })
  })
})
