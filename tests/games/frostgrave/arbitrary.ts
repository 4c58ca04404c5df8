/** Rosters of every kind: lawful now and then, usually not. */
import fc from 'fast-check'
import { equipmentKindIds, statIds, traitIds } from '../../../src/games/frostgrave/catalog/index.ts'

const id = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  )

const name = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('Garde', 'Garde 2', 'Écharde', 'echarde', 'Brume') },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
)
const signed = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -3, max: 8 }) },
  { weight: 1, arbitrary: fc.integer({ min: -99, max: 99 }) },
)
const score = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 14 }) },
  { weight: 1, arbitrary: fc.nat({ max: 99 }) },
)

const stats = fc.record({
  [statIds[0]]: score,
  [statIds[1]]: signed,
  [statIds[2]]: signed,
  [statIds[3]]: score,
  [statIds[4]]: signed,
  [statIds[5]]: score,
})

const equipment = fc.record(
  {
    name,
    kind: id(equipmentKindIds),
    damage: fc.integer({ min: -2, max: 3 }),
    opponent: fc.integer({ min: -2, max: 0 }),
    range: fc.option(fc.nat({ max: 30 })),
    reload: fc.boolean(),
  },
  { requiredKeys: [] },
)

const spell = fc.record(
  {
    name,
    castingValue: fc.option(fc.nat({ max: 26 })),
    resist: fc.boolean(),
    text: name,
    target: name,
    attack: fc.boolean(),
    outOfGame: fc.boolean(),
    icon: name,
  },
  { requiredKeys: [] },
)

const figure = {
  id: name,
  name,
  stats,
  title: name,
  equipment: fc.array(equipment, { maxLength: 3 }),
  traits: fc.array(id(traitIds), { maxLength: 3 }),
  icon: name,
  notes: name,
  inconnue: fc.jsonValue({ maxDepth: 2 }),
}
const required: ['name', 'stats'] = ['name', 'stats']

const spells = fc.array(spell, { maxLength: 4 })
const soldier = fc.record(figure, { requiredKeys: required })
const wizard = fc.record({ ...figure, spells }, { requiredKeys: required })
const apprentice = fc.record(
  {
    ...figure,
    spells: fc.array(spell, { maxLength: 2 }),
    castingValues: fc.dictionary(name, fc.nat({ max: 26 }), { maxKeys: 3 }),
  },
  { requiredKeys: required },
)
const creature = fc.record({ ...figure, controlled: fc.boolean() }, { requiredKeys: required })

export const roster = fc.record(
  {
    soldiersAgreed: fc.nat({ max: 4 }),
    options: fc.record({ critical: fc.boolean(), wounded: fc.boolean() }, { requiredKeys: [] }),
    wizard,
    apprentice: fc.option(apprentice),
    soldiers: fc.array(soldier, { maxLength: 3 }),
    creatures: fc.array(creature, { maxLength: 2 }),
    notes: name,
    autre: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: ['wizard'] },
)

export const warband = fc.record(
  {
    format: fc.constant('copiste-band'),
    version: fc.constant(1),
    system: fc.constant('frostgrave'),
    name,
    roster,
    'clé du joueur': fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: ['format', 'version', 'system', 'name', 'roster'] },
)
