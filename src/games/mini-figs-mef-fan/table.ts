/**
 * An army on the table, for a screen beside it: the wounds of each unit, its order, its ammunition and what has come over
 * it. Orders and magic lapse as a turn ends; démoralisé stays. Chapters «Principes» and «Système».
 */
import {
  plural,
  typeset,
  type PlayMember,
  type PlayReading,
  type PlaySheet,
  type PlayTicks,
} from '../../core/index.ts'
import { ammoOf, orders, rangeOf, scoreNames, spellReach, stride } from './catalog/index.ts'
import { isMage, resolveRoster, type Member } from './resolve.ts'
import type { Roster, Shot } from './schema.ts'

const usualTurns = 6

export const table = (roster: Roster): PlaySheet => {
  const members = resolveRoster(roster)
  return {
    round: { label: 'Tour', usual: usualTurns },
    band: {
      counters: [],
      ticks: [],
      states: [
        {
          id: 'initiative',
          label: 'Nous ordonnons en premier',
          note: initiative(members),
          icon: 'dice-six-faces-six',
          until: 'round',
        },
      ],
    },
    members: members.map(memberOf),
  }
}

/** A chief and a general do not add up. */
const initiative = (members: readonly Member[]): string => {
  const bonus = Math.max(0, ...members.map(({ role }) => role?.initiative ?? 0))
  return bonus > 0 ? `D6 +${bonus} tant qu’il vit` : 'D6'
}

const memberOf = (member: Member): PlayMember => {
  const { unit, name, path, icon, life } = member
  return {
    path,
    title: name,
    subtitle: [plural(unit.figures, 'figurine'), ...(member.roleTitle ? [member.roleTitle] : [])].join(' · '),
    icon,
    numbers: [
      { label: scoreNames.dep.short, value: `${unit.dep}` },
      { label: scoreNames.def.short, value: `${unit.def}` },
      { label: scoreNames.men.short, value: `${unit.men}` },
      { label: scoreNames.vie.short, value: `${unit.vie}` },
    ],
    attacks: { label: 'Score', readings: attacksOf(member) },
    details: [
      { label: 'Course', value: `${unit.dep * stride} cm` },
      { label: 'Et action', value: `${(unit.dep * stride) / 2} cm` },
      { label: 'Prix', value: `${member.price.unit} #` },
    ],
    notes: notesOf(member).map(typeset),
    tracks: [
      {
        id: 'vies',
        label: unit.figures > 1 && unit.vie === 1 ? 'Figurines' : 'Vies',
        icon: 'hearts',
        ...(unit.vie > 1 && unit.figures > 1 && { note: `${unit.vie} par figurine` }),
        count: life,
        vital: true,
      },
    ],
    counters: [],
    ticks: [...orderTicks(), ...ammunition(member), ...morale(member)],
    states: [
      {
        id: 'demoralise',
        label: 'Démoralisée',
        note: 'Ralliement seul',
        icon: 'broken-heart',
        until: 'game',
      },
      { id: 'au-contact', label: 'Au contact', icon: 'crossed-swords', until: 'game' },
      { id: 'a-bouge', label: 'A bougé', icon: 'walking-boot', until: 'round' },
      { id: 'ensorcelee', label: 'Sous un sort', icon: 'magic-swirl', until: 'round' },
      { id: 'hors-jeu', label: 'Hors de la table', icon: 'run', until: 'game', out: true },
    ],
  }
}

const readingOf = (
  icon: string,
  label: string,
  { score, piercing, name }: Pick<Shot, 'score' | 'piercing' | 'name'>,
  note?: string,
): PlayReading => {
  const notes = [...(piercing > 0 ? [`Perforant ${piercing}`] : []), ...(note ? [note] : [])]
  return {
    icon,
    label: name?.trim() || label,
    value: `${label} ${score}`,
    ...(notes.length > 0 && { note: notes.join(' · ') }),
  }
}

const attacksOf = ({ unit }: Member): readonly PlayReading[] => [
  ...unit.melee.map(one => readingOf(scoreNames.mel.icon, scoreNames.mel.short, one)),
  ...unit.shots
    .filter(({ score }) => score > 0)
    .map(one =>
      readingOf(scoreNames.tir.icon, scoreNames.tir.short, one, `${rangeOf(one.range).centimetres} cm`),
    ),
]

const notesOf = (member: Member): readonly string[] => [
  ...(member.unit.gait === 'normal' ? [] : [`${member.gait.name} : ${member.gait.text}`]),
  ...member.traits.map(({ entry }) => `${entry.name} : ${entry.brief}.`),
  ...(member.role ? [`${member.roleTitle ?? member.role.name} : ${member.role.brief}.`] : []),
  // Its spells were chosen in secret: the screen beside the table may be seen by all.
  ...(isMage(member) ? [`${plural(member.spells.length, 'sort')}, à ${spellReach} cm et à vue.`] : []),
  ...(member.unit.large ? ['Grande cible : Tir +1 contre elle.'] : []),
]

const orderTicks = (): readonly PlayTicks[] => [
  {
    label: 'Ordre du tour',
    ticks: orders.map(({ id, name, icon, brief }) => ({
      id: `ordre:${id}`,
      label: name,
      icon,
      note: typeset(brief),
      count: 1,
      until: 'round',
    })),
  },
]

const ammunition = ({ unit }: Member): readonly PlayTicks[] => {
  const ticks = unit.shots.flatMap((shot, index) => {
    const { shots, icon } = ammoOf(shot.ammo)
    return shots === null || shot.score === 0
      ? []
      : [
          {
            id: `munitions:${index}`,
            label: shot.name?.trim() || `Tir ${shot.score}`,
            icon,
            note: plural(shots, 'tir'),
            count: shots,
            until: 'game' as const,
          },
        ]
  })
  return ticks.length > 0 ? [{ label: 'Munitions', ticks }] : []
}

/** Ruling 7: once, when half of its figures are left. */
const morale = ({ unit }: Member): readonly PlayTicks[] =>
  unit.figures > 1
    ? [
        {
          label: 'Moral',
          ticks: [
            {
              id: 'moral',
              label: 'Test des pertes',
              icon: 'broken-heart',
              note: `à ${plural(Math.floor(unit.figures / 2), 'figurine')} ou moins`,
              count: 1,
              until: 'game',
            },
          ],
        },
      ]
    : []
