/** The front of a figure's sheet: numbers, attacks, life, cubes, and what is ticked, all that a game is played with. */
import { pictureOf, signed } from '../../../core/index.ts'
import {
  domainNames,
  equipmentById,
  kindLimits,
  maxClasses,
  scoreNames,
  scores,
  spellBriefs,
  talentBriefs,
  talentById,
} from '../catalog/index.ts'
import { equipmentSummary } from '../catalog/summary.ts'
import type { Attack, FigureStats, Numbers } from '../derive.ts'
import { grimoireDomain, ofKind, type Gear, type Member } from '../resolve.ts'
import { chargeReach } from '../rounds.ts'
import { nameOf, classNamesOf, titleOf } from '../titles.ts'
import { castableSpells, emblemOf } from './shared.ts'
import { tied, worked } from './worked.ts'

/** What a lawful figure may have: a front has room for it in any text, and its back for whatever is more. */
const lawful = { attacks: 4, ticks: 9 }
const unlawful = { attacks: 3, ticks: 4 }
const mostLife = 30

const roomOf = ({ figure }: Member): typeof lawful => {
  const gear = Object.values(kindLimits).reduce((sum, limit) => sum + limit, 0)
  return figure.classes.length > maxClasses || figure.equipment.length > gear ? unlawful : lawful
}

export const frontOf = (member: Member, stats: FigureStats, band: readonly Member[]) => {
  const name = nameOf(member)
  const attacks = attackRows(member, stats).slice(0, roomOf(member).attacks)
  const bare = bareNumbers(member, stats)
  const ticks = ticksOf(member, stats, band).slice(0, roomOf(member).ticks)
  return {
    name,
    nameLength: name.length > 44 ? 'longest' : name.length > 22 ? 'long' : '',
    classes: classNamesOf(member).join(' · '),
    rank: titleOf(member),
    portrait: pictureOf(member.figure.portrait),
    emblem: emblemOf(member),
    scores: scores.map(score => ({ label: scoreNames[score].short, value: signed(stats.scores[score]) })),
    skills: [
      { label: 'Mêl.', value: signed(stats.mel) },
      { label: 'Tir', value: signed(stats.tir) },
    ],
    derived: [
      { shape: 'fleche', label: 'Dép.', value: `${stats.dep}″` },
      { shape: 'ecu', label: 'CA', value: minus(stats.ca) },
      { shape: 'hexagone', label: 'Trame', value: minus(stats.tra) },
      { shape: 'banniere', label: 'Com.', value: `${stats.com}` },
    ],
    charge: stats.charge ? `${chargeReach(stats.dep)}″` : '',
    bare,
    attacks,
    life: lifeOf(Math.max(0, stats.pv)),
    ...usesOf(ticks, ticks.length > 5 || ticks.length + attacks.length + (bare ? 1 : 0) > 7),
    worn: wornParts(member, ticks.length === 0),
    states: statesOf(member).map(({ icon, name: word }) => ({ icon, name: word })),
  }
}

/** In one column where the figure's attacks leave it the height, else in two beside a narrower tray. */
const usesOf = (ticks: readonly Tick[], crowded: boolean) => {
  const half = Math.ceil(ticks.length / 2)
  const columns = crowded ? [ticks.slice(0, half), ticks.slice(half)] : [ticks]
  return {
    crowded,
    columns: columns.filter(({ length }) => length > 0).map(column => column.map(tick => ({ ...tick }))),
  }
}

/** Negative numbers have their true sign, positive ones none. */
const minus = (value: number): string => (value < 0 ? signed(value) : `${value}`)

/** Every number that laying the shield down changes, where both hands are needed now and then. */
export const bareNumbers = (member: Member, stats: FigureStats) => {
  const bare = stats.withoutShield
  const [shield] = ofKind(member, 'bouclier')
  if (!bare || !shield) return null
  const written = (numbers: Numbers) => [
    ...scores.map(score => ({ label: scoreNames[score].short, value: signed(numbers.scores[score]) })),
    { label: 'Dép.', value: `${numbers.dep}″` },
    { label: 'CA', value: minus(numbers.ca) },
    { label: 'Trame', value: minus(numbers.tra) },
    { label: 'Com.', value: `${numbers.com}` },
    { label: 'Mêl.', value: signed(numbers.mel) },
    { label: 'Tir', value: signed(numbers.tir) },
    ...(stats.charge ? [{ label: 'Charge', value: `${chargeReach(numbers.dep)}″` }] : []),
  ]
  const worn = written(stats)
  return {
    shield: shield.entry.name.toLocaleLowerCase('fr'),
    numbers: written(bare).filter(({ value }, index) => value !== worn[index]?.value),
  }
}

/** Two bombs are thrown alike: one row each kind. */
export const attackRows = (member: Member, { attacks, withoutShield }: FigureStats) =>
  attacks
    .filter(({ id }, index) => attacks.findIndex(other => other.id === id) === index)
    .map(attack => attackRow(attack, withoutShield ? ofKind(member, 'bouclier')[0] : undefined))

export const moreAttacks = (member: Member, stats: FigureStats) =>
  attackRows(member, stats).slice(roomOf(member).attacks)

const attackRow = ({ id, kind, hit, damage, range }: Attack, shield: Gear | undefined) => {
  const entry = equipmentById.get(id)
  const barehanded =
    shield && entry?.twoHanded ? `sans\u00a0${shield.entry.name.toLocaleLowerCase('fr')}` : ''
  return {
    icon: entry?.icon ?? 'magic-swirl',
    name: entry?.name ?? 'Magie',
    note: id === 'bombe' ? 'rayon\u00a02″' : id === 'masse' ? 'ou assomme' : barehanded,
    hit: signed(hit),
    damage: signed(damage),
    reach: range === null ? 'selon le sort' : kind === 'melee' ? '< 1″' : `${range}″`,
    against: kind === 'magie' ? 'Trame' : 'CA',
  }
}

/** Circles by fives, in rows that stand well beside the heart; what is past the last is kept with counters. */
const lifeOf = (pv: number) => {
  const shown = Math.min(mostLife, pv)
  const inRow = shown <= 15 || shown > 20 ? 15 : 10
  const fives = Array.from({ length: Math.ceil(shown / 5) }, (_, index) => {
    const upTo = Math.min(shown, 5 * (index + 1))
    return { count: upTo - 5 * index, upTo }
  })
  return {
    pv,
    rows: Array.from({ length: Math.ceil(shown / inRow) }, (_, index) => ({
      fives: fives.slice((index * inRow) / 5, ((index + 1) * inRow) / 5),
    })),
    beyond: pv > shown ? `et ${pv - shown} de plus` : '',
  }
}

export interface Tick {
  readonly icon: string
  readonly name: string
  /** What it does, where there is room to say it. */
  readonly note: string
  readonly boxes: number
}

/** What this figure uses up in a game: its talents, its speciality, what it throws or drinks, a blessing. */
export const ticksOf = (member: Member, stats: FigureStats, band: readonly Member[]): readonly Tick[] => {
  const speciality = member.speciality?.speciality
  const blessed = band.some(ally => castableSpells(ally).some(({ id }) => id === 'benediction'))
  return counted([
    ...stats.talents
      .flatMap(id => talentById.get(id) ?? [])
      .map(({ id, icon, name }) => ({ icon, name, note: worked(talentBriefs[id], stats) })),
    ...(speciality?.once ? [{ icon: speciality.icon, name: speciality.name, note: '' }] : []),
    ...member.gear.filter(({ entry }) => entry.discarded).map(gear => usedGear(member, gear, stats)),
    ...(blessed ? [{ icon: 'holy-symbol', name: 'Béni', note: 'relance ses dés.' }] : []),
  ])
}

const usedGear = (member: Member, gear: Gear, stats: FigureStats): Omit<Tick, 'boxes'> => ({
  icon: gear.spell?.icon ?? gear.entry.icon,
  name: gearName(member, gear),
  note: gear.spell ? worked(spellBriefs[gear.spell.id], stats) : tied(gear.entry.brief ?? ''),
})

export const moreTicks = (member: Member, stats: FigureStats, band: readonly Member[]): readonly Tick[] =>
  ticksOf(member, stats, band).slice(roomOf(member).ticks)

/** Each name once, with a box for each use. */
const counted = (uses: readonly Omit<Tick, 'boxes'>[]): readonly Tick[] => {
  const names = [...new Set(uses.map(({ name }) => name))]
  return names.map(name => {
    const same = uses.filter(use => use.name === name)
    return { icon: same[0]?.icon ?? 'cube', name, note: same[0]?.note ?? '', boxes: same.length }
  })
}

export const gearName = (member: Member, { entry, spell }: Gear): string => {
  if (spell) return `${entry.name} : ${spell.name}`
  const domain = entry.id === 'grimoire' ? grimoireDomain(member) : undefined
  return domain ? `${entry.name} (${domainNames[domain].name})` : entry.name
}

/** What has neither a row among the attacks nor a box to tick: with its numbers where there are none. */
const wornParts = (member: Member, roomy: boolean) => {
  const worn = member.gear
    .filter(({ entry }) => !entry.attack && !entry.discarded)
    .map(gear => ({ gear, name: gearName(member, gear) }))
  return {
    rows: roomy
      ? worn.map(({ gear: { entry }, name }) => ({
          icon: entry.icon,
          name,
          note: equipmentSummary(entry),
          boxes: 0,
        }))
      : [],
    words: worn.map(({ name }, index) => (index === 0 ? name : lowered(name))).join(', '),
  }
}

const lowered = (word: string): string => word.slice(0, 1).toLocaleLowerCase('fr') + word.slice(1)

/** What is shot is loaded again by somebody; what is thrown by hand never is. */
const reloads = ({ entry }: Gear): boolean => entry.kind === 'tir' && entry.attack?.reach.thrown === false

export interface State {
  readonly id: string
  readonly icon: string
  readonly name: string
  /** What ends with the Round ends by itself; the rest by what is done on the table. */
  readonly until: 'round' | 'game'
}

export const statesOf = (member: Member): readonly State[] => {
  const shooter = ofKind(member, 'tir').length > 0
  const barks = castableSpells(member).some(({ id }) => id === 'peau-d-ecorce')
  return [
    { id: 'concentre', icon: 'meditation', name: 'Concentré', until: 'round' },
    ...stateIf(shooter, { id: 'sentinelle', icon: 'watchtower', name: 'Sentinelle', until: 'round' }),
    ...stateIf(member.gear.some(reloads), {
      id: 'recharge',
      icon: 'quiver',
      name: 'Recharge',
      until: 'round',
    }),
    { id: 'assomme', icon: 'knocked-out-stars', name: 'Assommé', until: 'game' },
    { id: 'poison', icon: 'poison-bottle', name: 'Poison', until: 'game' },
    ...stateIf(barks, { id: 'ecorce', icon: 'tree-face', name: 'Écorce', until: 'game' }),
  ]
}

const stateIf = (may: boolean, state: State): readonly State[] => (may ? [state] : [])
