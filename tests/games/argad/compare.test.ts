/** What the profiles of a troop are compared by. */
import { expect, it } from 'vitest'
import { compare } from '../../../src/games/argad/compare.ts'
import { rosterOf } from './play.ts'

const measures = compare(
  rosterOf([
    {
      name: 'Chef',
      classe: 4,
      protection: '4*',
      role: 'chef',
      twoLives: true,
      weapons: ['epee', 'arbalete-de-guerre'],
      scores: { moral: 5 },
    },
    { name: 'Valets', count: 4, classe: 2, weapons: ['faux'], prices: [{ label: 'Faux', points: 1 }] },
    { name: 'Novice', classe: 1, weapons: [] },
  ]),
)

const row = (id: string): readonly (readonly [string, number, string | undefined])[] => {
  const found = measures.find(measure => measure.id === id)
  if (!found) throw new Error(`no measure ${id}`)
  return found.values.map(({ name, value, text }) => [name, value, text?.replace(/[\u00a0\u202f]/g, ' ')])
}

it('has a row for each profile, in points, numbers and lives', () => {
  expect(row('count').map(([name, value]) => [name, value])).toEqual([
    ['Chef', 1],
    ['Valets', 4],
    ['Novice', 1],
  ])
  expect(row('each').map(([, value]) => value)).toEqual([8, 3, 1])
  expect(row('total').map(([, value]) => value)).toEqual([8, 12, 1])
  expect(row('lives').map(([, value]) => value)).toEqual([2, 4, 1])
  expect(row('movement').map(([, value]) => value)).toEqual([16, 20, 20])
  expect(row('moral').map(([, value]) => value)).toEqual([5, 2, 1])
  expect(row('protection')[0]).toEqual(['Chef', 3, '4*'])
})

it('tells how often each hits a regular, and how far it shoots; who shoots nothing has no reach', () => {
  const strikes = row('strike')
  expect(strikes[0]?.[1]).toBeCloseTo(1 / 2, 12)
  expect(strikes[1]?.[1]).toBeCloseTo(1 / 3, 12)
  expect(strikes.map(([, , text]) => text)).toEqual(['50 %', '33 %', '33 %'])
  expect(row('shot')).toHaveLength(1)
  expect(row('shot')[0]?.[1]).toBeCloseTo(1 / 3, 12)
  expect(row('range')).toEqual([['Chef', 60, undefined]])
})

it('sorts weapons by who strikes first, and never adds up chances', () => {
  expect(row('length')).toEqual([
    ['Chef', 3, 'courte'],
    ['Valets', 2, 'semi-longue'],
    ['Novice', 5, 'mains nues'],
  ])
  const alone = measures.filter(measure => measure.alone).map(({ id }) => id)
  expect(alone).toEqual(['protection', 'length', 'strike', 'shot'])
  expect(new Set(measures.map(({ id }) => id)).size).toBe(measures.length)
})
