/** What can be kept of an army to be used in others: units, with the spells of their army that they know. */
import {
  add,
  failure,
  parse,
  success,
  toJson,
  toJsonObject,
  z,
  type Patch,
  type StockShelf,
} from '../../core/index.ts'
import { place } from '../kit/index.ts'
import { unitLook } from './form.ts'
import { resolveUnit } from './resolve.ts'
import { ownSpellSchema, unitSchema, usualAgreed, type OwnSpell, type Roster, type Unit } from './schema.ts'
import { freeId } from './validate/army.ts'

const keptSchema = z.looseObject({
  unit: unitSchema,
  ownSpells: z.array(ownSpellSchema).optional(),
})

/** Nothing of an army hangs on the id of a unit: in another it would be somebody else's. */
const bare = ({ id: _, ...unit }: Unit) => unit

const units: StockShelf<Roster> = {
  id: 'unites',
  label: 'Unités',
  one: 'unité',
  icon: 'swordman',
  part: 'unites',
  keep: (roster, index) => {
    const unit = roster.units[index]
    if (!unit) return undefined
    const needed = (roster.ownSpells ?? []).filter(
      ({ id }, at, list) => unit.spells.includes(id) && list.findIndex(other => other.id === id) === at,
    )
    return toJsonObject({ unit: bare(unit), ...(needed.length > 0 && { ownSpells: needed }) })
  },
  look: thing => {
    const kept = parse(keptSchema, thing)
    if (!kept.ok) return failure(...kept.diagnostics)
    const { unit, ownSpells } = kept.value
    return success(unitLook(resolveUnit({ agreed: usualAgreed(), ...(ownSpells && { ownSpells }) }, unit, 0)))
  },
  take: (roster, thing) => {
    const kept = parse(keptSchema, thing)
    return kept.ok ? brought(roster, bare(kept.value.unit), kept.value.ownSpells ?? []) : []
  },
}

const alike = (one: OwnSpell, other: OwnSpell): boolean => one.name === other.name && one.text === other.text

/** The spells come first, under an id of their own where theirs is another's here. */
const brought = (roster: Roster, unit: ReturnType<typeof bare>, spells: readonly OwnSpell[]): Patch => {
  const own: OwnSpell[] = [...(roster.ownSpells ?? [])]
  const become = new Map<string, string>()
  const come: OwnSpell[] = []
  for (const spell of spells) {
    const twin = own.find(other => alike(other, spell))
    if (twin) {
      become.set(spell.id, twin.id)
      continue
    }
    const id = own.some(other => other.id === spell.id) ? freeId(own) : spell.id
    const named = { ...spell, id }
    become.set(spell.id, id)
    own.push(named)
    come.push(named)
  }
  const learnt = { ...unit, spells: unit.spells.map(id => become.get(id) ?? id) }
  return [
    ...(come.length === 0
      ? []
      : roster.ownSpells
        ? come.map(spell => add(place('ownSpells', '-'), toJson(spell)))
        : [add(place('ownSpells'), toJson(come))]),
    add(place('units', '-'), toJson(learnt)),
  ]
}

export const stock: readonly StockShelf<Roster>[] = [units]
