/** Every worked figure of the rulebook, and what the prices of this game promise. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ammos,
  gaits,
  ranges,
  type Ammo,
  type Range,
} from '../../../src/games/mini-figs-mef-fan/catalog/index.ts'
import { priceOf } from '../../../src/games/mini-figs-mef-fan/price.ts'
import { unitSchema, type Unit } from '../../../src/games/mini-figs-mef-fan/schema.ts'
import { unit as anyUnit } from './arbitrary.ts'
import { armyFile, member, opened, soldier } from './armies.ts'

const price = (unit: Partial<Unit>) => member(unit).price

const shot = (score: number, piercing = 0, range: Range = 'normale', ammo: Ammo = 'illimitees') => ({
  score,
  piercing,
  range,
  ammo,
})

const warrior: Partial<Unit> = { dep: 2, melee: [{ score: 3, piercing: 1 }], def: 2, men: 3 }
const ballista: Partial<Unit> = {
  dep: 0,
  melee: [{ score: 1, piercing: 0 }],
  shots: [shot(5, 2, 'longue')],
  def: 1,
  men: 2,
  vie: 3,
}

describe('the worked figures of the rulebook', () => {
  it.each<readonly [string, number, number]>([
    ['archer: Tir 2', price({ shots: [shot(2)] }).shots, 6],
    [
      'spitter: Tir 2, Perforant 1, long, single',
      price({ shots: [shot(2, 1, 'longue', 'unique')] }).shots,
      6,
    ],
    [
      'Mél 3 Perforant 1 with Mél 2',
      price({
        melee: [
          { score: 3, piercing: 1 },
          { score: 2, piercing: 0 },
        ],
      }).melee,
      12,
    ],
    ['flying Dép 5', price({ dep: 5, gait: 'vol' }).dep, 10],
    ['Dép 3 with Bond', price({ dep: 3, gait: 'bond' }).dep, 5],
    ['warrior', price(warrior).unit, 17],
    ['warrior with Vie 2: 26, not the 25 of the source (ruling 1)', price({ ...warrior, vie: 2 }).unit, 26],
    ['elf ballista', price(ballista).unit, 88],
    ['Mél 3 Perforant 2', price({ melee: [{ score: 3, piercing: 2 }] }).melee, 10],
    ['Tir 3 Perforant 1', price({ shots: [shot(3, 1)] }).shots, 11],
    ['Tir 1, long, limited', price({ shots: [shot(1, 0, 'longue', 'limitees')] }).shots, 3],
    ['Dép 3 Bond with Men 2 and Vie 2', price({ dep: 3, gait: 'bond', men: 2, vie: 2 }).figure, 11],
  ])('%s', (_, value, expected) => {
    expect(value).toBe(expected)
  })

  it.each<readonly [Range, number]>([
    ['tres-courte', 2],
    ['courte', 3],
    ['normale', 6],
    ['longue', 12],
    ['tres-longue', 18],
  ])('Tir 2 at range %s costs %i', (range, expected) => {
    expect(price({ shots: [shot(2, 0, range)] }).shots).toBe(expected)
  })

  it.each<readonly [Ammo, number]>([
    ['illimitees', 6],
    ['limitees', 3],
    ['unique', 2],
  ])('Tir 2 with ammunition %s costs %i', (ammo, expected) => {
    expect(price({ shots: [shot(2, 0, 'normale', ammo)] }).shots).toBe(expected)
  })

  it.each([
    [1, 17],
    [2, 26],
    [3, 34],
    [4, 51],
  ])('Vie %i makes 17 cost %i', (vie, expected) => {
    expect(price({ ...warrior, vie }).figure).toBe(expected)
  })
})

describe('a price', () => {
  it('is rounded up once a part, after all its factors', () => {
    // 3 × 1/2 × 1/2 is 0.75: rounded at each step it would be 1 too, but 9 × 1/2 × 1/2 would be 3.
    expect(price({ shots: [shot(3, 0, 'courte', 'limitees')] }).shots).toBe(3)
    expect(price({ shots: [shot(1, 1, 'courte', 'limitees')] }).shots).toBe(2)
    // 5 × 1/3 × 1/3 = 0.56; 7 × 2/3 = 4.67; 10 × 3/3 is 10 to the point.
    expect(price({ shots: [shot(1, 1, 'tres-courte', 'unique')] }).shots).toBe(1)
    expect(price({ shots: [shot(1, 2, 'longue', 'unique')] }).shots).toBe(5)
    expect(price({ shots: [shot(2, 2, 'tres-longue', 'unique')] }).shots).toBe(10)
  })

  it('counts effrayant and lance once a figure, in the Mêlée, before Vie (ruling 4)', () => {
    const scores = [
      { score: 2, piercing: 0 },
      { score: 1, piercing: 0 },
    ]
    const frightening = price({ melee: scores, traits: ['effrayant', 'lance', 'lance'], vie: 2 })
    expect([frightening.melee, frightening.sum, frightening.figure]).toEqual([8, 8, 12])
  })

  it('of a squad is that of a figure as many times', () => {
    expect(price({ ...warrior, vie: 2, figures: 7 }).unit).toBe(182)
  })

  it('is told line by line, as on the back of a card', () => {
    expect(price(ballista).lines.map(({ label, calculation, value }) => [label, calculation, value])).toEqual(
      [
        ['Dép 0', '0 × 1', 0],
        ['Mél 1', '1 × 2', 2],
        ['Tir 5, Perforant 2', '(5 × 3 + 2 × 2) × 2', 38],
        ['Déf 1', '1 × 2', 2],
        ['Men 2', '2 × 1', 2],
        ['Somme', '0 + 2 + 38 + 2 + 2', 44],
        ['Vie 3', '44 × 2', 88],
        ['Prix de l’unité', '88 × 1\u00a0figurine', 88],
      ],
    )
    expect(price({ dep: 5, gait: 'bond' }).lines[0]).toMatchObject({ calculation: '5 × 1 × 1,5', value: 8 })
    expect(price({ shots: [shot(2, 0, 'courte', 'unique')] }).lines[1]).toMatchObject({
      calculation: '2 × 3 / 2 / 3',
      value: 1,
    })
  })

  it('comes out in totals and stats as the contract has them', () => {
    const { totals, stats } = opened(
      armyFile([soldier({ name: 'Un' }), soldier({ name: 'Deux', figures: 4, traits: ['lance'], vie: 2 })], {
        limit: 120,
      }),
    ).roster.derive()
    expect(totals).toEqual({ points: 78, limit: 120, units: 2, figures: 5 })
    expect(stats).toEqual({
      units: [
        { name: 'Un', cost: { dep: 2, melee: 4, shots: 0, def: 2, men: 2, figure: 10, unit: 10 } },
        { name: 'Deux', cost: { dep: 2, melee: 5, shots: 0, def: 2, men: 2, figure: 17, unit: 68 } },
      ],
    })
  })
})

const fromFile = (json: unknown): Unit => unitSchema.parse(json)
const total = (unit: Unit): number => priceOf(unit, []).figure

describe('whatever the unit', () => {
  it('its lines add up to its sum, its Vie multiplies it, its figures do the rest', () => {
    fc.assert(
      fc.property(anyUnit, json => {
        const { price: all, unit } = member(fromFile(json))
        const parts = all.lines.filter(({ part }) => !['sum', 'life', 'unit'].includes(part))
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(all.sum)
        expect(all.dep + all.melee + all.shots + all.def + all.men).toBe(all.sum)
        expect(all.figure).toBeGreaterThanOrEqual(all.sum)
        expect(all.figure).toBeLessThanOrEqual(all.sum * 3)
        expect(all.unit).toBe(all.figure * unit.figures)
        for (const { value } of all.lines) expect(Number.isInteger(value)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('never costs less for a point more of anything', () => {
    fc.assert(
      fc.property(anyUnit, json => {
        const unit = fromFile(json)
        const more: readonly Partial<Unit>[] = [
          { dep: unit.dep + 1 },
          { def: unit.def + 1 },
          { men: unit.men + 1 },
          { vie: unit.vie + 1 },
          { melee: [...unit.melee, { score: 1, piercing: 0 }] },
          ...unit.melee.map((one, index) => ({
            melee: unit.melee.with(index, { ...one, piercing: one.piercing + 1 }),
          })),
          ...unit.shots.map((one, index) => ({
            shots: unit.shots.with(index, { ...one, score: one.score + 1 }),
          })),
        ]
        for (const change of more) expect(total({ ...unit, ...change })).toBeGreaterThanOrEqual(total(unit))
      }),
      { numRuns: 1000 },
    )
  })

  it('costs more the farther it shoots and moves, and the longer it may', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 9 }),
        fc.nat({ max: 5 }),
        fc.constantFrom(...ammos),
        (score, piercing, ammo) => {
          const costs = ranges.map(range => price({ shots: [shot(score, piercing, range, ammo)] }).shots)
          expect(costs).toEqual(costs.toSorted((a, b) => a - b))
          const moves = gaits.map(gait => price({ dep: score, gait }).dep)
          expect(moves).toEqual([score, Math.ceil(score * 1.5), score * 2])
        },
      ),
      { numRuns: 1000 },
    )
  })
})
