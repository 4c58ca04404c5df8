/** Warbands of every kind: lawful now and then, usually not. */
import fc from 'fast-check'
import { equipmentKindIds, traitIds } from '../../../src/games/frostgrave/catalog/index.ts'

const id = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  )

const name = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Arc',
      'Bouclier (2)',
      'Brume 12',
      'Mage',
      'Golem',
      'M 6 C +2',
      '1 2 3 4 5 6',
      'a, b; c. d',
    ),
  },
)
const score = fc.nat({ max: 20 })
const signedScore = fc.integer({ min: -9, max: 20 })

const stats = fc.record({
  mouvement: score,
  combat: signedScore,
  tir: signedScore,
  armure: score,
  volonte: signedScore,
  sante: fc.oneof({ weight: 9, arbitrary: score }, { weight: 1, arbitrary: fc.nat({ max: 999 }) }),
})

const equipment = fc.record(
  {
    name,
    kind: id(equipmentKindIds),
    damage: fc.integer({ min: -9, max: 9 }),
    opponent: fc.integer({ min: -9, max: 9 }),
    range: fc.option(fc.nat({ max: 40 })),
    reload: fc.boolean(),
  },
  { requiredKeys: [] },
)

const spell = fc.record(
  {
    name,
    castingValue: fc.option(fc.nat({ max: 30 })),
    resist: fc.boolean(),
    text: name,
    target: name,
    outOfGame: fc.boolean(),
    attack: fc.boolean(),
  },
  { requiredKeys: [] },
)

const figure = {
  name,
  stats,
  title: name,
  equipment: fc.array(equipment, { maxLength: 2 }),
  traits: fc.array(id(traitIds), { maxLength: 3 }),
  icon: name,
  notes: name,
  inconnue: fc.jsonValue({ maxDepth: 1 }),
} as const
const spells = fc.array(spell, { maxLength: 3 })
const required = ['name', 'stats'] as const

export const roster = fc.record(
  {
    soldiersAgreed: fc.nat({ max: 20 }),
    options: fc.record({ critical: fc.boolean(), wounded: fc.boolean() }),
    wizard: fc.record({ ...figure, spells }, { requiredKeys: [...required] }),
    apprentice: fc.option(
      fc.record(
        {
          ...figure,
          spells,
          castingValues: fc.dictionary(name, fc.nat({ max: 30 }), { maxKeys: 3, noNullPrototype: true }),
        },
        { requiredKeys: [...required] },
      ),
    ),
    soldiers: fc.array(fc.record(figure, { requiredKeys: [...required] }), { maxLength: 2 }),
    creatures: fc.array(fc.record({ ...figure, controlled: fc.boolean() }, { requiredKeys: [...required] }), {
      maxLength: 2,
    }),
    notes: name,
  },
  { requiredKeys: ['wizard'] },
)

export const warband = fc.record({
  format: fc.constant('copiste-band'),
  version: fc.constant(1),
  system: fc.constant('frostgrave'),
  name,
  roster,
})
