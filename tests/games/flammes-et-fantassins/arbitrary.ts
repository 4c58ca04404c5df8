/** Rosters of every kind: lawful now and then, usually not. */
import fc from 'fast-check'
import {
  builds,
  classIds,
  domains,
  equipmentIds,
  spellIds,
} from '../../../src/games/flammes-et-fantassins/catalog/index.ts'

const id = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  )

const name = fc.string({ unit: 'grapheme', maxLength: 20 })

const figure = fc.record(
  {
    name,
    build: fc.constantFrom(...builds),
    classes: fc.array(id(classIds), { maxLength: 5 }),
    equipment: fc.array(
      fc.oneof(
        id(equipmentIds),
        fc.constantFrom(...spellIds).map(spell => `parchemin:${spell}`),
      ),
      {
        maxLength: 7,
      },
    ),
    grimoire: fc.option(fc.constantFrom(...domains)),
    speciality: fc.option(id(classIds)),
    spells: fc.array(id(spellIds), { maxLength: 9 }),
    notes: name,
    inconnue: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: ['name', 'build', 'classes'] },
)

const game = fc.record({ scenario: name, outcome: fc.constantFrom('victoire', 'defaite') })

const campaign = fc.record(
  {
    pc: fc.nat({ max: 20 }),
    iron: fc.nat({ max: 20 }),
    trophies: fc.nat({ max: 100 }),
    games: fc.nat({ max: 70 }),
    history: fc.array(game, { maxLength: 8 }),
  },
  { requiredKeys: [] },
)

export const roster = fc.record(
  {
    points: fc.nat({ max: 30 }),
    motivation: name,
    campaign,
    figures: fc.array(figure, { maxLength: 4 }),
    autre: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: ['points', 'figures'] },
)

export const band = fc.record(
  {
    format: fc.constant('copiste-band'),
    version: fc.constant(1),
    system: fc.constant('flammes-et-fantassins'),
    name,
    roster,
    'clé du joueur': fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: ['format', 'version', 'system', 'name', 'roster'] },
)
