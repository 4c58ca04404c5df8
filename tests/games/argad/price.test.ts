/** Prices, line by line: the examples of the source, and each multiplier. */
import { describe, expect, it } from 'vitest'
import type { MountId, RoleId } from '../../../src/games/argad/catalog/index.ts'
import { costOf } from '../../../src/games/argad/price.ts'
import { blankProfile, type Profile } from '../../../src/games/argad/schema.ts'
import { captain, opened, plain, troopFile } from './troops.ts'

const cost = (profile: Partial<Profile>) => costOf({ ...blankProfile(), ...profile })
const each = (classe: number, mount: MountId, role: RoleId): number => cost({ classe, mount, role }).each

describe('the examples of the source (p. 46)', () => {
  it('« un piéton classe 3 vaut 3 points »', () => {
    expect(each(3, 'pied', 'simple')).toBe(3)
  })

  it('« un cavalier classe 4, sonneur de clairon, vaut […] 12 pts »', () => {
    expect(each(4, 'cavalier', 'musicien')).toBe(12)
  })
})

describe('the price of a figure', () => {
  it.each<[MountId, RoleId, number]>([
    ['pied', 'simple', 4],
    ['pied', 'chef', 8],
    ['pied', 'musicien', 8],
    ['pied', 'porte-embleme', 4],
    ['cavalier', 'simple', 8],
    ['cavalier', 'chef', 12],
    ['cavalier', 'musicien', 12],
    ['cavalier', 'porte-embleme', 8],
    // Ruling 4: as on foot, plus the horse.
    ['pieton-monte', 'simple', 6],
    ['pieton-monte', 'chef', 10],
    ['pieton-monte', 'musicien', 10],
    ['pieton-monte', 'porte-embleme', 6],
  ])('%s, %s, of classe 4: %i', (mount, role, points) => {
    expect(each(4, mount, role)).toBe(points)
  })

  it('is its classe on foot, from 1 to 5', () => {
    expect([1, 2, 3, 4, 5].map(classe => each(classe, 'pied', 'simple'))).toEqual([1, 2, 3, 4, 5])
  })

  it('adds each line that its player typed, and is paid once per figure', () => {
    const {
      each: one,
      total,
      lines,
    } = cost({
      count: 6,
      mount: 'pieton-monte',
      role: 'chef',
      prices: [
        { label: 'Arbalète', points: 2 },
        { label: '', points: 1 },
      ],
    })
    expect([one, total]).toEqual([11, 66])
    expect(lines.map(({ label, calculation, value, typed }) => [label, calculation, value, typed])).toEqual([
      ['Classe 3, piéton monté, chef ou gradé', '3 × 2', 6, undefined],
      ['Son cheval', '2', 2, undefined],
      ['Arbalète', '2', 2, 0],
      ['Prix 2', '1', 1, 1],
    ])
  })

  it('is no other for its protection, its weapons or its training', () => {
    const bare = cost({}).each
    expect(
      cost({ protection: '5', weapons: ['fusil-a-verrou'], training: ['terrain'], twoLives: true }).each,
    ).toBe(bare)
  })
})

describe('totals and stats', () => {
  it('are those of the contract', () => {
    const { totals, stats } = opened(
      troopFile(
        [
          captain({ name: 'Perrine', classe: 4 }),
          {
            name: 'Arbalétriers',
            count: 6,
            classe: 3,
            protection: '4',
            weapons: ['arbalete-de-guerre', 'courte'],
            prices: [{ label: 'Arbalète', points: 2 }],
          },
        ],
        { budget: 50, packAnimals: [{ kind: 'mule', count: 2 }, { kind: 'ane' }] },
      ),
    ).roster.derive()
    // 8, six times 5, and three beasts of 2.
    expect(totals).toEqual({ points: 44, budget: 50, characters: 7 })
    expect(stats).toEqual({
      profiles: [
        { name: 'Perrine', each: 8, total: 8, movement: 20 },
        { name: 'Arbalétriers', each: 5, total: 30, movement: 16 },
      ],
    })
  })

  it('have no budget where nobody counts, and nothing at all of nobody', () => {
    expect(opened(troopFile([])).roster.derive().totals).toEqual({ points: 0, budget: null, characters: 0 })
  })

  it('shows its addition in the form', () => {
    const part = opened(troopFile([captain({ count: 2, mount: 'pieton-monte' })]))
      .roster.form()
      .parts.find(({ id }) => id === 'profils')
    const readout =
      part?.kind === 'list'
        ? part.items[0]?.fields().find(node => node.kind === 'readout' && node.label === 'Son prix')
        : undefined
    expect(readout?.kind === 'readout' && readout.lines.map(({ value }) => plain(value))).toEqual([
      '3 × 2 = 6',
      '2',
      '8 × 2 figurines',
    ])
    expect(readout?.kind === 'readout' && plain(readout.total ?? '')).toBe('16 points')
  })
})
