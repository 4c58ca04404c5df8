/** The roster of the marsh: two single parts, two lists. */
import { pointer, z, type Pointer } from '../../core/index.ts'

const toadSchema = z.looseObject({
  name: z.string().max(120).default(''),
  leap: z.int().min(0).max(6).default(1),
  skin: z.int().min(3).max(9).default(5),
  life: z.int().min(1).max(6).default(2),
  charm: z.string().max(60).nullable().default(null),
  voice: z.enum(['low', 'high']).default('low'),
  solo: z.boolean().default(false),
})

const charmSchema = z.looseObject({
  id: z.string().max(60),
  name: z.string().max(120),
  bonus: z.int().min(0).max(3).default(1),
})

export const rosterSchema = z.looseObject({
  witch: z.looseObject({ name: z.string().max(120).default('') }).default({ name: '' }),
  pact: z.looseObject({ limit: z.int().min(0).max(999).default(30) }).default({ limit: 30 }),
  toads: z.array(toadSchema).max(60).default([]),
  charms: z.array(charmSchema).max(60).default([]),
})

export type Roster = z.infer<typeof rosterSchema>
export type Toad = Roster['toads'][number]
export type Charm = Roster['charms'][number]

export interface Member {
  readonly path: Pointer
  readonly index: number
  readonly toad: Toad
  readonly charm: Charm | undefined
}

export const membersOf = ({ toads, charms }: Roster): readonly Member[] =>
  toads.map((toad, index) => ({
    path: pointer('roster', 'toads', index),
    index,
    toad,
    charm: charms.find(({ id }) => id === toad.charm),
  }))

export const nameOf = ({ toad, index }: Member): string => toad.name.trim() || `Crapaud ${index + 1}`
export const costOf = ({ leap, skin, life, charm }: Toad): number =>
  leap + skin + life + (charm === null ? 0 : 1)
export const pointsOf = ({ toads }: Roster): number => toads.reduce((sum, toad) => sum + costOf(toad), 0)

export const blankRoster = (): Roster => ({
  witch: { name: '' },
  pact: { limit: 30 },
  toads: [],
  charms: [],
})

export const sampleRoster = {
  witch: { name: 'Mère Épinoche' },
  pact: { limit: 30 },
  toads: [
    { name: 'Gobe-Lune', leap: 3, skin: 5, life: 2, charm: 'gluant' },
    { name: 'Le Vieux Flap', leap: 1, skin: 7, life: 4, charm: null },
  ],
  charms: [{ id: 'gluant', name: 'Gluant', bonus: 1 }],
}
