import { describe, expect, it } from 'vitest'
import { newBand } from '../../../src/core/index.ts'
import { mountIds, roleIds, trainingIds } from '../../../src/games/argad/catalog/index.ts'
import { argad } from '../../../src/games/argad/index.ts'
import { resolveRoster } from '../../../src/games/argad/resolve.ts'
import { rosterSchema } from '../../../src/games/argad/schema.ts'
import { opened } from './troops.ts'

const { samples } = argad

describe('the samples', () => {
  it('spend their points to the last, where they count them', () => {
    expect(samples.map(({ id }) => id)).toEqual(['peage', 'contrebande', 'expedition'])
    expect(samples.map(sample => opened(newBand(argad, sample)).roster.derive().totals)).toEqual([
      { points: 100, budget: 100, characters: 16 },
      { points: 50, budget: 50, characters: 12 },
      { points: 72, budget: null, characters: 15 },
    ])
  })

  it('use, between them, every mount, role and training, and weapons of each kind', () => {
    const rosters = samples.map(({ roster }) => rosterSchema.parse(roster))
    const members = rosters.flatMap(resolveRoster)
    expect(new Set(members.map(({ mount }) => mount.id))).toEqual(new Set(mountIds))
    expect(new Set(members.map(({ role }) => role.id))).toEqual(new Set(roleIds))
    expect(new Set(members.flatMap(({ training }) => training.map(({ entry }) => entry.id)))).toEqual(
      new Set(trainingIds),
    )
    const shot = new Set(members.flatMap(({ shooting }) => shooting.map(({ id }) => id)))
    expect(shot).toEqual(
      new Set([
        'arbalete-de-guerre',
        'pistolet-a-silex',
        'fusil-a-silex',
        'revolver',
        'fusil-a-verrou',
        'fusil-a-pompe',
      ]),
    )
    const lengths = new Set(members.flatMap(({ striking }) => striking.map(({ blade }) => blade?.length)))
    expect(lengths).toEqual(new Set(['longue', 'semi-longue', 'courte', 'tres-courte', 'poings']))
    for (const id of ['bretteur', 'tres-costaud', 'tireur-d-elite', 'mains-nues'])
      expect(members.some(({ competences }) => competences.some(({ entry }) => entry?.id === id))).toBe(true)
    expect(
      rosters.every(({ objectives, packAnimals }) => objectives.length > 1 && packAnimals.length > 0),
    ).toBe(true)
  })

  it('have one who leads, of two lives, and a secret for him', () => {
    for (const { roster } of samples) {
      const parsed = rosterSchema.parse(roster)
      const [leader, ...others] = resolveRoster(parsed).filter(member => member.leader)
      expect(others).toEqual([])
      expect(leader?.twoLives).toBe(true)
      expect(leader?.role.id).toBe('chef')
      const first = parsed.objectives[0]?.for.split(' ')[0] ?? '?'
      expect(parsed.profiles.some(({ name }) => name.includes(first))).toBe(true)
    }
  })
})
