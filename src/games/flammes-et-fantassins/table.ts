/**
 * A band on the table, for a screen beside it: what its printed sheets hold to be read and ticked, from the same sources.
 * Chapters «Round et Tour», «Actions» and «Réactions».
 */
import type { PlayMember, PlayReading, PlaySheet, PlayState, PlayTicks, RoundEnd } from '../../core/index.ts'
import { durationNames, levelNames } from './catalog/summary.ts'
import { spellBriefs } from './catalog/index.ts'
import { deriveFigure, type FigureStats } from './derive.ts'
import { rounds } from './documents/band.ts'
import { attackRows, frontOf, statesOf, ticksOf } from './documents/figure-front.ts'
import { castableSpells, emblemOf, isSecret } from './documents/shared.ts'
import { worked } from './documents/worked.ts'
import { isMage, resolveRoster, type Member } from './resolve.ts'
import { bandPa, commandPa } from './rounds.ts'
import type { Roster } from './schema.ts'
import { nameOf, classNamesOf, titleOf } from './titles.ts'

/** More cubes than a sheet or a player ever holds. */
const mostCubes = 60

export const table = (roster: Roster): PlaySheet => {
  const members = resolveRoster(roster)
  return {
    round: { label: 'Round', usual: rounds },
    band: {
      counters: bandCounters(members),
      ticks: lasting(members),
      states: catStates(members),
    },
    members: members.map(member => memberOf(member, members)),
  }
}

const pushed = 'chat-pousse'

const bandCounters = (members: readonly Member[]): PlaySheet['band']['counters'] => [
  {
    id: 'pa-de-bande',
    label: 'PA de Bande',
    icon: 'cube',
    most: mostCubes,
    until: 'round',
    start: ({ inPlay }: RoundEnd) =>
      bandPa(members.filter(({ path }) => inPlay.has(path)).map(({ classes }) => classes.length)),
  },
  {
    id: 'pa-de-commandement',
    label: 'Commandement',
    icon: 'rally-the-troops',
    most: mostCubes,
    until: 'round',
    start: ({ band }: RoundEnd) => commandPa((band[pushed] ?? 0) > 0),
  },
  {
    id: 'objets-clefs',
    label: 'Objets-clefs',
    icon: 'locked-chest',
    most: mostCubes,
    until: 'game',
    start: 0,
  },
]

/** The Chat Noir: what it is owed for being pushed, and what its eye costs. */
const catStates = (members: readonly Member[]): readonly PlayState[] => [
  {
    id: pushed,
    label: 'Chat Noir poussé',
    note: `${commandPa(true)} Commandements au prochain Round`,
    icon: 'cat',
    until: 'round',
  },
  ...(members.some(isMage)
    ? [
        {
          id: 'chat-voit',
          label: 'Il voit un Mage',
          note: 'le sort coûte 1 niveau de plus',
          icon: 'cat',
          until: 'game',
        } as const,
      ]
    : []),
]

/** Spells of the band that stay for a while: those that end with the Round are wiped away with it. */
const lasting = (members: readonly Member[]): readonly PlayTicks[] => {
  const castable = members.flatMap(castableSpells).filter(spell => spell.lasts && !isSecret(spell))
  const ticks = [...new Set(castable)].map(({ id, name, icon, lasts = 'partie' }) => ({
    id: `sort:${id}`,
    label: name,
    icon,
    note: `${durationNames[lasts].says} ${durationNames[lasts].until}`,
    count: 1,
    until: lasts === 'round' ? ('round' as const) : ('game' as const),
  }))
  return ticks.length > 0 ? [{ label: 'Sorts en cours', ticks }] : []
}

const memberOf = (member: Member, band: readonly Member[]): PlayMember => {
  const stats = deriveFigure(member)
  const front = frontOf(member, stats, band)
  return {
    path: member.path,
    title: nameOf(member),
    subtitle: [titleOf(member), ...classNamesOf(member)].join(' · '),
    icon: emblemOf(member),
    numbers: [
      ...front.derived.map(plain),
      ...(front.charge ? [{ label: 'Charge', value: front.charge }] : []),
    ],
    attacks: { label: 'Touche / Dégâts', readings: attacksOf(member, stats) },
    details: [...front.scores, ...front.skills].map(plain),
    notes: front.bare ? [withoutShield(front.bare)] : [],
    tracks: [{ id: 'pv', label: 'PV', icon: 'hearts', count: Math.max(0, stats.pv), vital: true }],
    counters: [{ id: 'pa', label: 'PA', icon: 'cube', most: mostCubes, until: 'round', start: 1 }],
    ticks: [...onceEach(member, stats, band), ...cards(member, stats)],
    states: [
      ...statesOf(member).map(({ id, icon, name, until }) => ({ id, icon, label: name, until })),
      { id: 'fuite', icon: 'run', label: 'En fuite', until: 'game', out: true },
    ],
  }
}

const attacksOf = (member: Member, stats: FigureStats): readonly PlayReading[] =>
  attackRows(member, stats).map(({ icon, name, note, hit, damage, reach, against }) => ({
    icon,
    label: name,
    value: `${hit} / ${damage}`,
    note: [reach, `contre ${against}`, ...(note ? [note] : [])].join(' · '),
  }))

const plain = ({ label, value }: PlayReading): PlayReading => ({ label, value })

const withoutShield = ({
  shield,
  numbers,
}: {
  readonly shield: string
  readonly numbers: readonly PlayReading[]
}): string => `sans ${shield} : ${numbers.map(({ label, value }) => `${label}\u00a0${value}`).join(', ')}`

const onceEach = (member: Member, stats: FigureStats, band: readonly Member[]): readonly PlayTicks[] => {
  const ticks = ticksOf(member, stats, band).map(({ icon, name, note, boxes }) => ({
    id: `fois:${name}`,
    label: name,
    icon,
    note,
    count: boxes,
    until: 'game' as const,
  }))
  return ticks.length > 0 ? [{ label: 'Une fois par partie', ticks }] : []
}

/** Cards that are laid aside to pay for spells, with the levels that they pay. */
const cards = (member: Member, stats: FigureStats): readonly PlayTicks[] => {
  const known = member.spells.map(({ entry }) => entry)
  const ticks = [...new Set(known)].map(spell => ({
    id: `carte:${spell.id}`,
    label: `${spell.name} ${levelNames[spell.level]}`,
    icon: spell.icon,
    note: worked(spellBriefs[spell.id], stats),
    count: known.filter(other => other === spell).length,
    until: 'game' as const,
  }))
  return ticks.length > 0 ? [{ label: 'Cartes de Sort défaussées', ticks }] : []
}
