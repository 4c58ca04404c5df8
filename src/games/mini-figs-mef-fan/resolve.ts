/** From ids to entries: what a unit of the file is, as far as the catalogue and the army know it. Rules start from here. */
import { pointer, type Pointer } from '../../core/index.ts'
import { different, placed, type Misspelt, type Placed } from '../kit/index.ts'
import {
  gaitOf,
  lifeFactor,
  roleById,
  spellById,
  traitById,
  type GaitEntry,
  type RoleEntry,
  type SpellEntry,
  type TraitEntry,
} from './catalog/index.ts'
import { priceOf, type Price } from './price.ts'
import type { OwnSpell, Roster, Unit } from './schema.ts'

/** A spell of the catalogue, or one of the army's own. */
export interface KnownSpell {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly text: string
  readonly brief: string
  readonly target: string
  readonly catalogue: SpellEntry | undefined
}

export interface Member {
  readonly unit: Unit
  readonly index: number
  readonly path: Pointer
  readonly name: string
  readonly traits: readonly Placed<TraitEntry>[]
  readonly role: RoleEntry | undefined
  /** « Nécromant », or the name of its role. */
  readonly roleTitle: string | undefined
  readonly spells: readonly Placed<KnownSpell>[]
  /** How many spells it may have; nothing of who is no mage. */
  readonly spellsAgreed: number
  readonly gait: GaitEntry
  readonly icon: string
  readonly price: Price
  /** All the points of Vie of the unit. */
  readonly life: number
  readonly unknown: {
    readonly traits: readonly Misspelt[]
    readonly spells: readonly Misspelt[]
    readonly role: string | undefined
  }
}

const usualIcon = 'swordman'

/** Where its player chose none: what it does most tells it. */
const iconOf = ({ shots, melee, gait, figures, dep, icon }: Unit, role: RoleEntry | undefined): string => {
  if (icon) return icon
  if (role) return role.icon
  if (shots.some(({ score }) => score > 0)) return dep === 0 ? 'ballista' : 'bow-arrow'
  if (gait === 'vol') return 'feathered-wing'
  if (melee.some(({ piercing }) => piercing > 0)) return figures > 1 ? 'pikeman' : 'broadsword'
  return usualIcon
}

const own = (spell: OwnSpell): KnownSpell => ({
  id: spell.id,
  name: spell.name.trim() || spell.id,
  icon: spell.icon ?? 'spell-book',
  text: spell.text,
  brief: spell.text.split('\n')[0] ?? '',
  target: '',
  catalogue: undefined,
})

const ofCatalogue = (entry: SpellEntry): KnownSpell => {
  const { id, name, icon, text, brief, target } = entry
  return { id, name, icon, text, brief, target, catalogue: entry }
}

/** Every spell that this army's mages can know. A spell of the catalogue is never shadowed. */
export const spellsOf = ({ ownSpells = [] }: Pick<Roster, 'ownSpells'>): ReadonlyMap<string, KnownSpell> => {
  const known = new Map<string, KnownSpell>()
  for (const spell of ownSpells) if (!known.has(spell.id)) known.set(spell.id, own(spell))
  for (const [id, entry] of spellById) known.set(id, ofCatalogue(entry))
  return known
}

export const resolveRoster = (roster: Roster): readonly Member[] => {
  const known = spellsOf(roster)
  return roster.units.map((unit, index) => resolveUnit(roster, unit, index, known))
}

export const resolveUnit = (
  roster: Pick<Roster, 'agreed' | 'ownSpells'>,
  unit: Unit,
  index: number,
  known: ReadonlyMap<string, KnownSpell> = spellsOf(roster),
): Member => {
  const traits = placed(unit.traits, id => traitById.get(id))
  const spells = placed(unit.spells, id => known.get(id))
  const role = roleById.get(unit.role ?? '')
  // A trait is paid, and does its work, once.
  const paid = different(traits.known)
  return {
    unit,
    index,
    path: pointer('roster', 'units', index),
    name: unit.name.trim() || role?.name || `Unité ${index + 1}`,
    traits: paid,
    role,
    roleTitle: role && (unit.roleTitle?.trim() || role.name),
    spells: spells.known,
    spellsAgreed: role?.id === 'magicien' ? (unit.spellsAgreed ?? roster.agreed.spells) : 0,
    gait: gaitOf(unit.gait),
    icon: iconOf(unit, role),
    price: priceOf(
      unit,
      paid.map(({ entry }) => entry),
    ),
    life: unit.figures * unit.vie,
    unknown: {
      traits: traits.unknown,
      spells: spells.unknown,
      role: unit.role !== null && !role ? unit.role : undefined,
    },
  }
}

export const hasTrait = ({ traits }: Member, id: TraitEntry['id']): boolean =>
  traits.some(({ entry }) => entry.id === id)

export const isMage = ({ role }: Member): boolean => role?.id === 'magicien'

/** What multiplies its price. */
export const lifeShown = ({ unit }: Member): string => lifeFactor(unit.vie).shown
