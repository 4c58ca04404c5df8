/** From ids to entries: what a figure of the file is, as far as the catalogue knows it. Rules start from here. */
import {
  classById,
  domains,
  equipmentById,
  spellById,
  type ClassEntry,
  type Domain,
  type EquipmentEntry,
  type EquipmentKind,
  type SpellEntry,
} from './catalog/index.ts'
import { pointer, type Pointer } from '../../core/index.ts'
import { placed, type Misspelt, type Placed } from '../kit/index.ts'
import type { Figure, Roster } from './schema.ts'

export interface Gear extends Placed<EquipmentEntry> {
  /** The spell that a parchment names. */
  readonly spell?: SpellEntry
}

export interface Member {
  readonly figure: Figure
  readonly index: number
  readonly path: Pointer
  readonly classes: readonly Placed<ClassEntry>[]
  readonly gear: readonly Gear[]
  readonly spells: readonly Placed<SpellEntry>[]
  readonly speciality: ClassEntry | undefined
  readonly unknown: {
    readonly classes: readonly Misspelt[]
    readonly equipment: readonly Misspelt[]
    readonly spells: readonly Misspelt[]
    readonly parchments: readonly Misspelt[]
  }
}

export const resolveRoster = (roster: Roster): readonly Member[] => roster.figures.map(resolveFigure)

export const resolveFigure = (figure: Figure, index: number): Member => {
  const classes = placed(figure.classes, id => classById.get(id))
  const gear = placed(figure.equipment, id => equipmentById.get(kindOf(id)))
  const spells = placed(figure.spells, id => spellById.get(id))
  const resolved = gear.known.map(item => withSpell(item, figure.equipment[item.index] ?? ''))
  const speciality = classById.get(figure.speciality ?? '')
  return {
    figure,
    index,
    path: pointer('roster', 'figures', index),
    classes: classes.known,
    gear: resolved,
    spells: spells.known,
    speciality:
      speciality?.speciality && classes.known.some(({ entry }) => entry === speciality)
        ? speciality
        : undefined,
    unknown: {
      classes: classes.unknown,
      equipment: gear.unknown,
      spells: spells.unknown,
      parchments: resolved
        .filter(({ entry, spell }) => entry.id === 'parchemin' && !spell)
        .map(({ index: at }) => ({ id: figure.equipment[at] ?? '', index: at })),
    },
  }
}

const parchment = 'parchemin:'

/** `parchemin:boule-de-feu` is a parchment; nothing else takes a suffix. */
const kindOf = (id: string): string => (id.startsWith(parchment) ? 'parchemin' : id)

const withSpell = (item: Placed<EquipmentEntry>, id: string): Gear => {
  const spell = id.startsWith(parchment) ? spellById.get(id.slice(parchment.length)) : undefined
  return spell ? { ...item, spell } : item
}

export const ofKind = (member: Member, ...kinds: readonly EquipmentKind[]): readonly Gear[] =>
  member.gear.filter(({ entry }) => kinds.includes(entry.kind))

export const weapons = (member: Member): readonly Gear[] => ofKind(member, 'melee', 'tir')

export const isMage = (member: Member): boolean => member.classes.some(({ entry }) => entry.kind === 'mage')

export const has = (member: Member, id: EquipmentEntry['id']): boolean =>
  member.gear.some(({ entry }) => entry.id === id)

export const spellsOf = (member: Member, domain: Domain): readonly Placed<SpellEntry>[] =>
  member.spells.filter(({ entry }) => entry.domain === domain)

const fromClasses = (member: Member, domain: Domain): number =>
  member.classes.reduce((sum, { entry }) => sum + (entry.spells[domain] ?? 0), 0)

/**
 * The domain that the grimoire serves. Where the file leaves it open, the one domain that holds more spells than the
 * classes grant shows what the player meant.
 */
export const grimoireDomain = (member: Member): Domain | undefined => {
  if (!isMage(member) || !has(member, 'grimoire')) return undefined
  if (member.figure.grimoire) return member.figure.grimoire
  const over = domains.filter(domain => spellsOf(member, domain).length > fromClasses(member, domain))
  return over.length === 1 ? over[0] : undefined
}

export const grants = (member: Member): Readonly<Record<Domain, number>> => {
  const extra = grimoireDomain(member)
  const granted = (domain: Domain): number => fromClasses(member, domain) + (extra === domain ? 1 : 0)
  return {
    magie: granted('magie'),
    tenebres: granted('tenebres'),
    lumiere: granted('lumiere'),
    nature: granted('nature'),
  }
}

/** Every lawful split of a number of spells between level I and level II: never more of II than of I. */
export const levelSplits = (granted: number): readonly (readonly [levelOne: number, levelTwo: number])[] =>
  Array.from(
    { length: Math.floor(granted / 2) + 1 },
    (_, levelTwo) => [granted - levelTwo, levelTwo] as const,
  )
