/** Rosters of every kind: lawful now and then, usually not. */
import fc from 'fast-check'
import {
  beastIds,
  competences,
  lengthIds,
  mountIds,
  objectiveKinds,
  protectionIds,
  roleIds,
  trainingIds,
  weaponIds,
} from '../../../src/games/argad/catalog/index.ts'

const id = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  )

const name = fc.string({ unit: 'grapheme', maxLength: 20 })
const score = fc.oneof(
  { weight: 9, arbitrary: fc.nat({ max: 6 }) },
  { weight: 1, arbitrary: fc.nat({ max: 99 }) },
)
const modifier = fc.integer({ min: -9, max: 9 })
const ownIds = ['tromblon-de-pont', 'fronde', 'mousquet', 'epee'] as const

const competence = fc.record(
  { id: id(competences.map(entry => entry.id)), name, level: fc.option(score), text: name },
  { requiredKeys: [] },
)

export const profile = fc.record(
  {
    id: name,
    name,
    count: fc.integer({ min: 1, max: 12 }),
    classe: score,
    protection: id(protectionIds),
    mount: fc.constantFrom(...mountIds),
    role: fc.constantFrom(...roleIds),
    leader: fc.boolean(),
    twoLives: fc.boolean(),
    weapons: fc.array(id([...weaponIds, ...ownIds]), { maxLength: 5 }),
    competences: fc.array(competence, { maxLength: 4 }),
    prices: fc.array(fc.record({ label: name, points: fc.nat({ max: 9 }) }, { requiredKeys: [] }), {
      maxLength: 3,
    }),
    scores: fc.record(
      { sante: score, moral: score, perception: score, agilite: score, persuasion: score },
      { requiredKeys: [] },
    ),
    movement: fc.nat({ max: 60 }),
    training: fc.array(id(trainingIds), { maxLength: 3 }),
    icon: name,
    notes: name,
    inconnue: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: [] },
)

const row = fc.record(
  {
    from: fc.nat({ max: 60 }),
    to: fc.nat({ max: 80 }),
    needs: fc.nat({ max: 10 }),
    outdoors: fc.boolean(),
  },
  { requiredKeys: [] },
)

const ownWeapon = fc.record(
  {
    id: id(ownIds),
    name,
    hands: fc.constantFrom(1, 2),
    length: fc.option(fc.constantFrom(...lengthIds)),
    improvised: fc.boolean(),
    heavy: fc.boolean(),
    hooks: fc.boolean(),
    rows: fc.array(row, { maxLength: 4 }),
    armour4: modifier,
    armour5: modifier,
    armourFar: fc.boolean(),
    moving: fc.option(modifier),
    mounted: fc.boolean(),
    mountedMoving: fc.option(modifier),
    reload: fc.nat({ max: 3 }),
    shots: fc.integer({ min: 1, max: 3 }),
    firearm: fc.boolean(),
    red: fc.nat({ max: 2 }),
    white: fc.nat({ max: 4 }),
    text: name,
    icon: name,
  },
  { requiredKeys: [] },
)

const packAnimal = fc.record(
  { kind: id(beastIds), name, count: fc.integer({ min: 1, max: 4 }), load: name },
  { requiredKeys: [] },
)

const objective = fc.record(
  { title: name, text: name, for: name, kind: id(objectiveKinds.map(kind => kind.id)) },
  { requiredKeys: [] },
)

const rosterOf = (maxLength: number) =>
  fc.record(
    {
      context: name,
      budget: fc.option(fc.nat({ max: 120 })),
      profiles: fc.array(profile, { maxLength }),
      objectives: fc.array(objective, { maxLength: 2 }),
      ownWeapons: fc.array(ownWeapon, { maxLength: 2 }),
      packAnimals: fc.array(packAnimal, { maxLength: 2 }),
      heavyBonus: fc.nat({ max: 3 }),
      notes: name,
      autre: fc.jsonValue({ maxDepth: 2 }),
    },
    { requiredKeys: [] },
  )

const troopOf = (maxLength: number) =>
  fc.record(
    {
      format: fc.constant('copiste-band'),
      version: fc.constant(1),
      system: fc.constant('argad'),
      name,
      roster: rosterOf(maxLength),
      'clé du joueur': fc.jsonValue({ maxDepth: 2 }),
    },
    { requiredKeys: ['format', 'version', 'system', 'name', 'roster'] },
  )

export const troop = troopOf(5)

/** Two profiles are enough for most faults, and quickly weighed; five now and then. */
export const smallTroop = fc.oneof({ weight: 9, arbitrary: troopOf(2) }, { weight: 1, arbitrary: troop })
