/**
 * A troop on the table, for a screen beside it: the lives of each figure, what was fired and is being loaded again, who is
 * in disorder, stunned or wounded, the captives, and the works that take « un certain temps ».
 */
import {
  typeset,
  type PlayCounter,
  type PlayMember,
  type PlayReading,
  type PlaySheet,
  type PlayState,
  type PlayTick,
  type PlayTicks,
} from '../../core/index.ts'
import { followingClasses, lengthOf, reaches, shownNeeds, turnSteps, wounds } from './catalog/index.ts'
import {
  commands,
  hasCompetence,
  isTrained,
  resolveRoster,
  type KnownWeapon,
  type Member,
} from './resolve.ts'
import type { Roster } from './schema.ts'

/** Turns go fast; an evening has as many as this. */
const usualTurns = 12
/** More than a troop ever takes, or works at once. */
const most = { captives: 40, works: 3, turns: 12 } as const

export const table = (roster: Roster): PlaySheet => {
  const members = resolveRoster(roster)
  return {
    round: { label: 'Tour', usual: usualTurns },
    band: {
      counters: [
        {
          id: 'captifs',
          label: 'Captifs',
          icon: 'handcuffed',
          note: 'qui se sont rendus, ou que l’on tient',
          most: most.captives,
          until: 'game',
          start: 0,
        },
        ...works(),
      ],
      ticks: [{ label: 'Le tour', ticks: steps() }, ...onceATurn(members)],
      states: [],
    },
    members: members.flatMap(figuresOf),
  }
}

/** The turns that each has taken so far, which is what its die must not exceed. */
const works = (): readonly PlayCounter[] =>
  Array.from({ length: most.works }, (_, index) => ({
    id: `travail-${index + 1}`,
    label: `Travail ${index + 1}, en tours`,
    icon: 'sands-of-time',
    note: 'un certain temps : fini si 1D6 ne les dépasse pas',
    most: most.turns,
    until: 'game',
    start: 0,
  }))

const steps = (): readonly PlayTick[] =>
  turnSteps.map(({ id, name, icon }) => ({ id: `phase:${id}`, label: name, icon, count: 1, until: 'round' }))

/** However many marksmen a player has, one of them shoots as one. */
const onceATurn = (members: readonly Member[]): readonly PlayTicks[] =>
  members.some(member => hasCompetence(member, 'tireur-d-elite'))
    ? [
        {
          label: 'Une fois par tour',
          ticks: [{ id: 'tir-d-elite', label: 'Tir d’élite', icon: 'crosshair', count: 1, until: 'round' }],
        },
      ]
    : []

/** Each figure of a profile lives and is wounded for itself; the first one stands where its profile does. */
const figuresOf = (member: Member): readonly PlayMember[] =>
  Array.from({ length: member.count }, (_, index) => figureOf(member, index))

const figureOf = (member: Member, index: number): PlayMember => {
  const { path, name, icon, count, classe, protection, movement, role, mount, leader, twoLives } = member
  return {
    path: index === 0 ? path : `${path}/figures/${index + 1}`,
    title: count > 1 ? `${name} ${index + 1}` : name,
    subtitle: [
      ...(leader ? ['Chef de troupe'] : []),
      ...(role.id === 'simple' || (leader && role.id === 'chef') ? [] : [role.name]),
      mount.name,
    ].join(' · '),
    icon,
    numbers: [
      { label: 'Classe', value: `${classe}` },
      { label: 'Protection', value: protection.short },
      { label: 'Mouv.', value: typeset(`${movement} cm`) },
    ],
    attacks: { label: 'Armes', readings: readingsOf(member) },
    details: member.scores
      .filter(({ own }) => own)
      .map(({ entry, value }) => ({ label: entry.name, value: `${value}` })),
    notes: notesOf(member).map(typeset),
    tracks: [
      {
        id: 'vies',
        label: twoLives ? 'Points de vie' : 'Vie',
        icon: 'hearts',
        count: twoLives ? 2 : 1,
        vital: true,
        ...(twoLives && { note: 'au premier coup, 1D12 sur la table des blessures' }),
      },
    ],
    counters: [],
    ticks: firingTicks(member),
    states: statesOf(member),
  }
}

const readingsOf = ({ shooting, striking }: Member): readonly PlayReading[] => [
  ...shooting.map(shotReading),
  ...striking.map(bladeReading),
]

const shotReading = ({ name, icon, shot, brief }: KnownWeapon): PlayReading => ({
  icon,
  label: name,
  value: typeset(
    shot && shot.rows.length > 0
      ? shot.rows.map(({ to, needs }) => `${to} cm : ${shownNeeds(needs)}`).join(' · ')
      : 'selon la table',
  ),
  ...(brief !== '' && { note: typeset(brief) }),
})

const bladeReading = ({ name, icon, blade, brief }: KnownWeapon): PlayReading => ({
  icon,
  label: name,
  value: blade ? lengthOf(blade.length).name : '',
  ...(brief !== '' && { note: typeset(brief) }),
})

const notesOf = (member: Member): readonly string[] => [
  ...member.competences.map(
    ({ name, level, brief }) =>
      `${name}${level === undefined ? '' : ` ${level}`}${brief === '' ? '' : ` : ${brief}`}.`,
  ),
  ...(commands(member) ? [`Commande à ${reaches.voice} cm.`] : []),
  ...(member.role.id === 'musicien' ? [`S’entend à ${reaches.musician} cm.`] : []),
  ...(!commands(member) && member.classe <= followingClasses
    ? [`En désordre à plus de ${reaches.voice} cm d’un chef.`]
    : []),
]

/** A shot that has to be loaded again is two things: fired, and turns of loading. */
const firingTicks = ({ shooting }: Member): readonly PlayTicks[] => {
  const ticks = shooting.flatMap(({ id, name, icon, shot }): readonly PlayTick[] => {
    if (!shot) return []
    if (shot.reload === 0)
      return [
        {
          id: `tir:${id}`,
          label: `${name}, tiré`,
          icon,
          count: shot.shots.still,
          until: 'round',
        },
      ]
    return [
      { id: `vide:${id}`, label: `${name}, déchargé`, icon, count: 1, until: 'game' },
      {
        id: `recharge:${id}`,
        label: `${name}, rechargement`,
        icon: 'ammo-box',
        note: 'tours immobiles',
        count: shot.reload,
        until: 'game',
      },
    ]
  })
  return ticks.length > 0 ? [{ label: 'Tirs', ticks }] : []
}

const statesOf = (member: Member): readonly PlayState[] => [
  {
    id: 'desordre',
    label: 'En désordre',
    note: 'ni bonus tactique, ni 6 réunis',
    icon: 'misdirection',
    until: 'game',
  },
  { id: 'etourdi', label: 'Étourdi', note: 'un tour à terre', icon: 'knocked-out-stars', until: 'game' },
  ...(member.twoLives
    ? wounds.map(({ from, name, icon, text }) => ({
        id: `blessure-${from}`,
        label: `Blessé : ${name.toLowerCase()}`,
        note: typeset(text),
        icon,
        until: 'game' as const,
      }))
    : []),
  ...(isTrained(member, 'ordre-serre')
    ? [{ id: 'ordre-serre', label: 'En ordre serré', icon: 'minions', until: 'game' as const }]
    : []),
  { id: 'a-bouge', label: 'A bougé', icon: 'walking-boot', until: 'round' },
  { id: 'au-travail', label: 'Au travail', icon: 'sands-of-time', until: 'game' },
  { id: 'captif', label: 'Captif', icon: 'handcuffed', until: 'game', out: true },
  { id: 'hors-table', label: 'Sorti de la table', icon: 'exit-door', until: 'game', out: true },
]
