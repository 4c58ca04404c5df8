/** Rosters of every kind: lawful now and then, usually not. */
import fc from 'fast-check'
import {
  ammos,
  gaits,
  ranges,
  roleIds,
  spellIds,
  traitIds,
} from '../../../src/games/mini-figs-mef-fan/catalog/index.ts'

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
const piercing = fc.nat({ max: 3 })

const melee = fc.record({ score, piercing, name }, { requiredKeys: [] })
const shot = fc.record(
  { score, piercing, name, range: fc.constantFrom(...ranges), ammo: fc.constantFrom(...ammos) },
  { requiredKeys: [] },
)

export const unit = fc.record(
  {
    name,
    figures: fc.integer({ min: 1, max: 12 }),
    dep: score,
    gait: fc.constantFrom(...gaits),
    melee: fc.array(melee, { maxLength: 3 }),
    shots: fc.array(shot, { maxLength: 3 }),
    def: score,
    men: score,
    vie: fc.nat({ max: 6 }),
    traits: fc.array(id(traitIds), { maxLength: 4 }),
    role: fc.option(id(roleIds)),
    spells: fc.array(id([...spellIds, 'sort-1', 'sort-2']), { maxLength: 5 }),
    large: fc.boolean(),
    roleTitle: name,
    spellsAgreed: fc.nat({ max: 5 }),
    icon: name,
    notes: name,
    inconnue: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: [] },
)

const agreed = fc.record(
  {
    general: fc.nat({ max: 2 }),
    chef: fc.nat({ max: 2 }),
    magicien: fc.nat({ max: 2 }),
    spells: fc.nat({ max: 5 }),
    'porte-banniere': fc.nat({ max: 2 }),
    musicien: fc.nat({ max: 2 }),
    guerisseur: fc.nat({ max: 2 }),
  },
  { requiredKeys: [] },
)

const ownSpell = fc.record(
  { id: id(['sort-1', 'sort-2', 'terreur']), name, text: name },
  { requiredKeys: ['id', 'name'] },
)

const rosterOf = (maxLength: number) =>
  fc.record(
    {
      limit: fc.option(fc.nat({ max: 400 })),
      agreed,
      units: fc.array(unit, { maxLength }),
      ownSpells: fc.array(ownSpell, { maxLength: 3 }),
      notes: name,
      autre: fc.jsonValue({ maxDepth: 2 }),
    },
    { requiredKeys: [] },
  )

export const roster = rosterOf(5)

const armyOf = (held: typeof roster) =>
  fc.record(
    {
      format: fc.constant('copiste-band'),
      version: fc.constant(1),
      system: fc.constant('mini-figs-mef-fan'),
      name,
      roster: held,
      'clé du joueur': fc.jsonValue({ maxDepth: 2 }),
    },
    { requiredKeys: ['format', 'version', 'system', 'name', 'roster'] },
  )

export const army = armyOf(roster)

/** Two units are enough for most faults, and quickly weighed; five now and then. */
export const smallArmy = fc.oneof(
  { weight: 9, arbitrary: armyOf(rosterOf(2)) },
  { weight: 1, arbitrary: army },
)
