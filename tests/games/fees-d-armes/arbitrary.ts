/** Rosters of every kind: lawful now and then, usually not. */
import fc from 'fast-check'
import { keywordIds } from '../../../src/games/fees-d-armes/catalog/index.ts'

const fewIds = ['ogre', 'fee', 'souris', 'gnome', '']
const fewFactions = ['contes', 'cour', 'bois', '']

const id = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  )

const name = fc.string({ unit: 'grapheme', maxLength: 20 })

const keyword = fc.record(
  {
    id: id(keywordIds),
    value: fc.option(fc.integer({ min: -1, max: 6 })),
    inconnue: fc.jsonValue({ maxDepth: 1 }),
  },
  { requiredKeys: ['id'] },
)

const action = fc.record(
  {
    id: fc.string({ maxLength: 6 }),
    name,
    needs: fc.integer({ min: -1, max: 6 }),
    plus: fc.boolean(),
    damage: fc.option(fc.nat({ max: 4 })),
    damagePlus: fc.boolean(),
    keywords: fc.array(keyword, { maxLength: 4 }),
    text: name,
  },
  { requiredKeys: [] },
)

const rule = fc.oneof(
  keyword,
  fc.record({ name, text: name, aura: fc.option(fc.nat({ max: 5 })) }, { requiredKeys: [] }),
)

const profile = fc.record(
  {
    id: id(fewIds),
    name,
    cost: fc.nat({ max: 6 }),
    factions: fc.array(id(fewFactions), { maxLength: 3 }),
    movement: fc.nat({ max: 8 }),
    flying: fc.boolean(),
    action: fc.nat({ max: 6 }),
    armour: fc.nat({ max: 4 }),
    health: fc.nat({ max: 9 }),
    actions: fc.array(action, { maxLength: 3 }),
    rules: fc.array(rule, { maxLength: 4 }),
    notes: name,
    inconnue: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: [] },
)

const faction = fc.record(
  { id: id(fewFactions), name, icon: name, permanent: name, additional: name },
  { requiredKeys: [] },
)

export const anyRoster = fc.record(
  {
    limit: fc.nat({ max: 20 }),
    profiles: fc.array(profile, { maxLength: 5 }),
    factions: fc.array(faction, { maxLength: 4 }),
    band: fc.array(
      fc.record({ profile: id(fewIds), count: fc.nat({ max: 3 }) }, { requiredKeys: ['profile'] }),
      {
        maxLength: 5,
      },
    ),
    faction: id(fewFactions),
    autre: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: [] },
)

export const anyBand = fc.record(
  {
    format: fc.constant('copiste-band'),
    version: fc.constant(1),
    system: fc.constant('fees-d-armes'),
    name,
    roster: anyRoster,
    'clé du joueur': fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: ['format', 'version', 'system', 'name', 'roster'] },
)
