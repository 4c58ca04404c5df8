/** From the file to the table: every figure with what the rules make of its numbers. All that is printed starts from here. */
import { pointer, simplified, type Pointer } from '../../core/index.ts'
import { different, placed, type Misspelt, type Placed } from '../kit/index.ts'
import {
  equipmentKindById,
  kindOf,
  numbers,
  traitById,
  type EquipmentKindId,
  type KindEntry,
  type KindId,
  type TraitEntry,
  type TraitId,
} from './catalog/index.ts'
import type {
  Apprentice,
  Creature,
  Equipment,
  Figure,
  Options,
  Roster,
  Spell,
  Stats,
  Wizard,
} from './schema.ts'

/** Inches of the first, the second and the third move of an activation, never rounded. */
export type Moves = readonly [first: number, second: number, third: number]

/** A line of equipment. */
export interface Gear {
  readonly name: string
  readonly kind: EquipmentKindId
  readonly damage: number
  readonly opponent: number
  /** Inches; null where it does not shoot. */
  readonly range: number | null
  readonly reload: boolean
  /** Its line in the file; null of the weapon that a figure without any is held to have. */
  readonly index: number | null
}

/** A spell as one caster knows it. */
export interface KnownSpell {
  readonly name: string
  readonly icon: string
  /** Null where its player noted none yet. */
  readonly castingValue: number | null
  readonly resist: boolean
  readonly text: string
  readonly target: string
  readonly outOfGame: boolean
  readonly attack: boolean
  /** Where it is written: an apprentice may know it from its wizard. */
  readonly path: Pointer
  readonly spell: Spell
}

export interface Member {
  readonly figure: Figure
  readonly kind: KindId
  readonly kindEntry: KindEntry
  /** Among all the figures of the warband. */
  readonly index: number
  /** Among those of its list. */
  readonly place: number
  readonly path: Pointer
  readonly name: string
  /** « Archère », or the name of its kind. */
  readonly title: string
  readonly stats: Stats
  readonly traits: readonly Placed<TraitEntry>[]
  readonly gear: readonly Gear[]
  /** What it fights with in hand: one at least. */
  readonly weapons: readonly Gear[]
  /** What it shoots with. */
  readonly shots: readonly Gear[]
  readonly spells: readonly KnownSpell[]
  readonly moves: Moves
  readonly encumbered: { readonly mouvement: number; readonly combat: number; readonly moves: Moves }
  readonly carriesTreasure: boolean
  readonly large: boolean
  readonly canBeWounded: boolean
  /** Wounded at so much health or less, once hurt; null where the option or a trait rules it out. */
  readonly woundedAt: number | null
  readonly options: Options
  /** Whether its player says what it does: all but the creatures that nobody controls. */
  readonly controlled: boolean
  readonly icon: string
  readonly portrait: string | undefined
  readonly notes: string
  readonly unknown: { readonly traits: readonly Misspelt[] }
}

export const movesOf = (mouvement: number): Moves => [mouvement, mouvement / 2, mouvement / 2]

/** Ruling 5: later moves of who carries a treasure are half of that half. */
export const encumberedOf = ({ mouvement, combat }: Stats): Member['encumbered'] => ({
  mouvement: mouvement / 2,
  combat: combat + numbers.encumbered.combat,
  moves: movesOf(mouvement / 2),
})

/** Who starts at 4 or less is wounded by the first damage. */
export const woundThreshold = ({ sante }: Pick<Stats, 'sante'>): number =>
  sante > numbers.wounded.health ? numbers.wounded.health : sante - 1

const kindOfGear = ({ kind, range, reload }: Equipment): EquipmentKindId =>
  equipmentKindById.get(kind ?? '')?.id ?? (reload || (range ?? null) !== null ? 'tir' : 'melee')

export const resolveGear = (line: Equipment, index: number): Gear => {
  const kind = kindOfGear(line)
  return {
    name: line.name.trim() || (equipmentKindById.get(kind)?.name ?? ''),
    kind,
    damage: line.damage,
    opponent: line.opponent,
    range: kind === 'tir' ? (line.range ?? numbers.shotRange) : null,
    reload: kind === 'tir' && (line.reload ?? false),
    index,
  }
}

/** What the rulebook calls a basic weapon: it changes nothing. */
const basicWeapon: Gear = {
  name: 'Arme de base',
  kind: 'melee',
  damage: 0,
  opponent: 0,
  range: null,
  reload: false,
  index: null,
}

export const spellIcon = ({ icon, attack, outOfGame, resist }: Spell): string =>
  icon?.trim() ||
  (attack ? 'bolt-spell-cast' : outOfGame ? 'magic-potion' : resist ? 'psychic-waves' : 'magic-swirl')

const knownSpell = (spell: Spell, castingValue: number | null, path: Pointer, index: number): KnownSpell => ({
  name: spell.name.trim() || `Sort ${index + 1}`,
  icon: spellIcon(spell),
  castingValue,
  resist: spell.resist,
  text: spell.text,
  target: spell.target?.trim() ?? '',
  outOfGame: spell.outOfGame ?? false,
  attack: spell.attack ?? false,
  path,
  spell,
})

/** Its player wrote already that it is cast out of the game. */
export const tellsSo = (target: string): boolean => /\bhors[ -](?:de la )?(?:partie|jeu)\b/i.test(target)

/** Accents and capitals count for nothing: « Écharde » and « echarde » are one spell. */
export const spellKey = (name: string): string => simplified(name)

const wizardSpells = ({ spells }: Pick<Wizard, 'spells'>): readonly KnownSpell[] =>
  spells.map((spell, index) =>
    knownSpell(spell, spell.castingValue, pointer('roster', 'wizard', 'spells', index), index),
  )

/** The apprentice's own value of a spell, by its name. */
export const ownValue = (
  { castingValues }: Pick<Apprentice, 'castingValues'>,
  name: string,
): number | undefined => {
  const key = spellKey(name)
  return Object.entries(castingValues).find(([known]) => spellKey(known) === key)?.[1]
}

/**
 * Those that the apprentice has, else those of the wizard; a spell that only bears the name of one of the wizard's is that
 * one. Its value is the one noted with the spell, else the one noted for its name, else the wizard's.
 */
const apprenticeSpells = (apprentice: Apprentice, wizard: Wizard): readonly KnownSpell[] => {
  const taught = wizardSpells(wizard)
  if (apprentice.spells.length === 0)
    return taught.map(known => ({
      ...known,
      castingValue: ownValue(apprentice, known.name) ?? known.castingValue,
    }))
  return apprentice.spells.map((spell, index) => {
    const path = pointer('roster', 'apprentice', 'spells', index)
    const master = taught.find(({ name }) => spellKey(name) === spellKey(spell.name))
    const value = spell.castingValue ?? ownValue(apprentice, spell.name) ?? master?.castingValue ?? null
    return master && spell.text.trim() === ''
      ? { ...master, castingValue: value, path, spell }
      : knownSpell(spell, value, path, index)
  })
}

export const resolveRoster = (roster: Roster): readonly Member[] => {
  const { wizard, apprentice, soldiers, creatures, options } = roster
  const people: readonly Omit<Found, 'index'>[] = [
    {
      kind: 'mage',
      figure: wizard,
      place: 0,
      path: pointer('roster', 'wizard'),
      spells: wizardSpells(wizard),
    },
    ...(apprentice
      ? [
          {
            kind: 'apprenti' as const,
            figure: apprentice,
            place: 0,
            path: pointer('roster', 'apprentice'),
            spells: apprenticeSpells(apprentice, wizard),
          },
        ]
      : []),
    ...soldiers.map((figure, place) => ({
      kind: 'soldat' as const,
      figure,
      place,
      path: pointer('roster', 'soldiers', place),
    })),
    ...creatures.map((figure, place) => ({
      kind: 'creature' as const,
      figure,
      place,
      path: pointer('roster', 'creatures', place),
      controlled: figure.controlled ?? false,
    })),
  ]
  return people.map((found, index) => resolveFigure({ ...found, index }, options))
}

interface Found {
  readonly kind: KindId
  readonly figure: Figure | Creature
  readonly index: number
  readonly place: number
  readonly path: Pointer
  readonly spells?: readonly KnownSpell[]
  readonly controlled?: boolean
}

export const resolveFigure = (found: Found, options: Options): Member => {
  const { kind, figure, index, place, path, spells = [], controlled = true } = found
  const { stats } = figure
  const written = placed(figure.traits, id => traitById.get(id))
  const traits = different(written.known)
  const gear = figure.equipment.map(resolveGear)
  const weapons = gear.filter(line => line.kind === 'melee')
  const shots = gear.filter(line => line.kind === 'tir')
  const has = (what: keyof Pick<TraitEntry, 'neverWounded' | 'noTreasure' | 'large'>): boolean =>
    traits.some(({ entry }) => entry[what])
  const threshold = woundThreshold(stats)
  const kindEntry = kindOf(kind)
  const canBeWounded = !has('neverWounded')
  return {
    figure,
    kind,
    kindEntry,
    index,
    place,
    path,
    name: figure.name.trim() || unnamed(kindEntry, place),
    title: figure.title?.trim() || kindEntry.name,
    stats,
    traits,
    gear,
    weapons: weapons.length > 0 ? weapons : [basicWeapon],
    shots,
    spells,
    moves: movesOf(stats.mouvement),
    encumbered: encumberedOf(stats),
    carriesTreasure: !has('noTreasure'),
    large: has('large'),
    canBeWounded,
    woundedAt: options.wounded && canBeWounded && threshold > 0 ? threshold : null,
    options,
    controlled,
    icon: figure.icon?.trim() || usualIcon(kind, traits, shots),
    portrait: figure.portrait,
    notes: figure.notes ?? '',
    unknown: { traits: written.unknown },
  }
}

const unnamed = ({ id, name }: KindEntry, place: number): string =>
  id === 'mage' || id === 'apprenti' ? name : `${name} ${place + 1}`

/** Which of its traits tells the most. */
const telling: readonly TraitId[] = ['immateriel', 'demon', 'mort-vivant', 'golem', 'animal', 'grand']

/** Where its player chose none: what it is, then what it holds. */
const usualIcon = (kind: KindId, traits: readonly Placed<TraitEntry>[], shots: readonly Gear[]): string => {
  const trait = telling.flatMap(id => traits.find(({ entry }) => entry.id === id) ?? [])[0]
  if (trait) return trait.entry.icon
  const [shot] = shots
  if (kind === 'soldat' && shot) return shot.reload ? 'crossbow' : 'bow-arrow'
  return kindOf(kind).icon
}

export const hasTrait = ({ traits }: Pick<Member, 'traits'>, id: TraitId): boolean =>
  traits.some(({ entry }) => entry.id === id)

export const isCaster = ({ kindEntry }: Member): boolean => kindEntry.casts

/** Whether its title says already which figure of the warband it is: « Apprentie ». */
export const titleTellsKind = ({ title, kindEntry: { name } }: Member): boolean =>
  title.toLocaleLowerCase('fr').startsWith(name.toLocaleLowerCase('fr'))

/** What tells a spell from others: its name, or its place while it has none. */
export const keyOfSpell = ({ spell, name, path }: KnownSpell): string =>
  spell.name.trim() === '' ? path : spellKey(name)

/** Every spell of the warband once, whoever knows it. */
export const spellsOf = (members: readonly Member[]): readonly KnownSpell[] => {
  const found = new Map<string, KnownSpell>()
  for (const spell of members.flatMap(member => member.spells)) {
    const key = keyOfSpell(spell)
    if (!found.has(key)) found.set(key, spell)
  }
  return [...found.values()]
}
