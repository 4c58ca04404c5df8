/** Every number that the rules draw from a figure's choices. Chapters «Le Personnage» and «Attaques, Jets et Blessures». */
import type { Derived } from '../../core/index.ts'
import { sum } from '../kit/index.ts'
import {
  type ClassKind,
  type EquipmentEntry,
  type Rank,
  type Score,
  type ScoreBonus,
  type TalentId,
} from './catalog/index.ts'
import { bandPa } from './rounds.ts'
import { isMage, ofKind, resolveRoster, weapons, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'
import { rankOf } from './titles.ts'

export interface Attack {
  readonly id: string
  readonly kind: 'melee' | 'tir' | 'magie'
  readonly hit: number
  readonly damage: number
  /** Inches; a spell brings its own. */
  readonly range: number | null
}

export interface Numbers {
  readonly scores: Readonly<Record<Score, number>>
  readonly dep: number
  readonly pv: number
  readonly tra: number
  readonly com: number
  readonly mel: number
  readonly tir: number
  readonly ca: number
}

export interface FigureStats extends Numbers {
  readonly name: string
  readonly rank: Rank | null
  readonly charge: boolean
  /** All of them with the shield laid down, for who fights now with it, now with both hands. */
  readonly withoutShield?: Numbers
  readonly attacks: readonly Attack[]
  readonly talents: readonly TalentId[]
  readonly spells: readonly string[]
}

/** What a spell or a potion changes for a while. */
export interface Effects {
  readonly scores?: ScoreBonus
  readonly ca?: number
}

export const bases = { dep: 6, pv: 6, tra: 3, ca: 3 } as const
export const pvByKind: Readonly<Record<ClassKind, number>> = { guerrier: 2, roublard: 1, mage: 0 }

/** What the figure wears and wields for good: only the strongest armour counts, and one shield. */
export const worn = (member: Member): readonly EquipmentEntry[] => {
  const [shield] = ofKind(member, 'bouclier')
  const [armour] = ofKind(member, 'armure').toSorted((a, b) => b.entry.ca - a.entry.ca)
  const others = member.gear.filter(({ entry }) => entry.kind !== 'bouclier' && entry.kind !== 'armure')
  return [...others, ...(shield ? [shield] : []), ...(armour ? [armour] : [])].map(({ entry }) => entry)
}

export const deriveNumbers = (
  member: Member,
  gear: readonly EquipmentEntry[] = worn(member),
  effects: Effects = {},
): Numbers => {
  const classes = member.classes.map(({ entry }) => entry)
  const score = (name: Score): number =>
    sum(classes, entry => entry.scores[name] ?? 0) +
    sum(gear, entry => entry.scores[name] ?? 0) +
    (effects.scores?.[name] ?? 0)
  const all = {
    dex: score('dex'),
    for: score('for'),
    con: score('con'),
    int: score('int'),
    sag: score('sag'),
    cha: score('cha'),
  }
  const agile = member.figure.build === 'agile'
  return {
    scores: all,
    dep: bases.dep + all.dex + sum(classes, entry => entry.dep) + sum(gear, entry => entry.dep),
    pv: bases.pv + all.con + sum(classes, entry => pvByKind[entry.kind]) + sum(gear, entry => entry.pv),
    tra: bases.tra + all.sag + sum(gear, entry => entry.tra),
    com: Math.max(0, all.cha),
    mel: (agile ? all.dex : all.for) + sum(classes, entry => entry.mel),
    tir: all.dex + sum(classes, entry => entry.tir),
    ca: bases.ca + (agile ? all.dex : all.con) + sum(gear, entry => entry.ca) + (effects.ca ?? 0),
  }
}

export const deriveFigure = (member: Member): FigureStats => {
  const numbers = deriveNumbers(member)
  const dropped = withoutShield(member)
  return {
    name: member.figure.name,
    rank: rankOf(member) ?? null,
    ...numbers,
    charge: member.figure.build === 'puissant',
    ...(dropped && { withoutShield: dropped }),
    attacks: attacks(member, numbers),
    talents: talents(member),
    spells: member.spells.map(({ entry }) => entry.id),
  }
}

/** A two-handed weapon leaves no hand for the shield: its bearer fights with one or the other. */
const withoutShield = (member: Member): Numbers | undefined =>
  ofKind(member, 'bouclier').length > 0 && weapons(member).some(({ entry }) => entry.twoHanded)
    ? deriveNumbers(member, shieldless(member))
    : undefined

const shieldless = (member: Member): readonly EquipmentEntry[] =>
  worn(member).filter(entry => entry.kind !== 'bouclier')

/** A two-handed blow is struck without the shield, and without what the shield costs. */
const attacks = (member: Member, numbers: Numbers): readonly Attack[] => {
  const bare = ofKind(member, 'bouclier').length > 0 ? deriveNumbers(member, shieldless(member)) : numbers
  const armed = member.gear.flatMap(({ entry }) =>
    entry.attack ? [weaponAttack(entry.id, entry.attack, entry.twoHanded ? bare : numbers)] : [],
  )
  const { int, sag } = numbers.scores
  return isMage(member)
    ? [...armed, { id: 'magie', kind: 'magie', hit: int, damage: sag, range: null }]
    : armed
}

const weaponAttack = (
  id: string,
  { kind, hit, damage, addsFor, reach }: NonNullable<EquipmentEntry['attack']>,
  numbers: Numbers,
): Attack => ({
  id,
  kind,
  hit: (kind === 'melee' ? numbers.mel : numbers.tir) + hit,
  damage: damage + (addsFor ? numbers.scores.for : 0),
  range: Math.max(0, reach.base + (reach.thrown ? numbers.scores.dex + numbers.scores.for : 0)),
})

const talents = (member: Member): readonly TalentId[] => {
  const bySpeciality = member.speciality?.speciality?.talent
  return [...member.classes.flatMap(({ entry }) => entry.talents), ...(bySpeciality ? [bySpeciality] : [])]
}

export interface Totals {
  readonly pc: number
  readonly pcAgreed: number
  readonly iron: number
  readonly ironBudget: number
  readonly figures: number
  readonly bandPa: number
}

/** One piece of iron each, save the free weapon and the skin one was born in. */
export const ironCost = (member: Member): number =>
  member.gear.filter(({ entry }) => entry.kind !== 'etat').length - Math.min(1, weapons(member).length)

export const deriveTotals = (roster: Roster, members: readonly Member[]): Totals => ({
  pc: sum(members, member => member.classes.length),
  pcAgreed: roster.points + roster.campaign.pc,
  iron: sum(members, ironCost),
  ironBudget:
    roster.points +
    sum(members, member => sum(member.classes, ({ entry }) => entry.iron)) +
    roster.campaign.iron,
  figures: members.length,
  bandPa: bandPa(members.map(member => member.classes.length)),
})

export const derive = (roster: Roster): Derived => {
  const members = resolveRoster(roster)
  return {
    totals: { ...deriveTotals(roster, members) },
    stats: { figures: members.map(member => figureJson(deriveFigure(member))) },
  }
}

const figureJson = ({ attacks: blows, withoutShield: dropped, ...stats }: FigureStats) => ({
  ...stats,
  scores: { ...stats.scores },
  attacks: blows.map(attack => ({ ...attack })),
  ...(dropped && { withoutShield: { ca: dropped.ca, tra: dropped.tra } }),
})
