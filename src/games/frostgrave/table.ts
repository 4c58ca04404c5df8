/**
 * A warband on the table, for a screen beside it: the Santé that is left and where wounds begin, who has been activated,
 * what hinders it, its spells in force, the treasure that it carries and what is safe already.
 */
import {
  asNumber,
  inDecimals,
  inPercent,
  plural,
  signed,
  typeset,
  type PlayMember,
  type PlayReading,
  type PlaySheet,
  type PlayState,
  type PlayTicks,
} from '../../core/index.ts'
import { entryWith } from '../kit/index.ts'
import { creatureSteps, numbers, statIds, statOf, statuses, turnSteps } from './catalog/index.ts'
import { castChance } from './odds/dice.ts'
import { resolveRoster, tellsSo, type Gear, type KnownSpell, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

/** As long as games of this kind last. */
const usualTurns = 8
/** More than a table ever holds. */
const most = { treasures: 20, inches: 8 } as const

export const table = (roster: Roster): PlaySheet => ({
  round: { label: 'Tour', usual: usualTurns },
  band: {
    counters: [
      {
        id: 'tresors-surs',
        label: 'Trésors à l’abri',
        icon: 'locked-chest',
        note: 'sortis par un bord qui n’est pas celui d’un ennemi',
        most: most.treasures,
        until: 'game',
        start: 0,
      },
    ],
    ticks: [
      {
        label: 'Phases du tour',
        ticks: turnSteps.map(({ id, name, icon, brief }) => ({
          id: `phase:${id}`,
          label: name,
          icon,
          note: typeset(brief),
          count: 1,
          until: 'round' as const,
        })),
      },
    ],
    states: [
      {
        id: 'initiative',
        label: 'Nous jouons en premier',
        icon: 'dice-twenty-faces-twenty',
        note: 'D20, le plus haut',
        until: 'round',
      },
    ],
  },
  members: resolveRoster(roster).map(memberOf),
})

const statSaid = ({ stats }: Member, id: (typeof statIds)[number]): string =>
  statOf(id).signed ? signed(stats[id]) : `${stats[id]}`

const memberOf = (member: Member): PlayMember => ({
  path: member.path,
  title: member.name,
  subtitle: subtitleOf(member),
  icon: member.icon,
  numbers: statIds
    .filter(id => id !== 'sante')
    .map(id => ({ label: statOf(id).short, value: statSaid(member, id), icon: statOf(id).icon })),
  attacks: {
    label: 'Jet',
    readings: [
      ...member.weapons.map(weapon => fought(member, weapon)),
      ...member.shots.map(weapon => shot(member, weapon)),
      ...member.spells.map(cast),
    ],
  },
  details: detailsOf(member),
  notes: notesOf(member).map(typeset),
  tracks: [
    {
      id: 'sante',
      label: statOf('sante').name,
      icon: statOf('sante').icon,
      count: member.stats.sante,
      vital: true,
      ...woundNote(member),
    },
  ],
  counters: [],
  ticks: [...inForce(member), climbing],
  states: statesOf(member),
})

/** « Archère », « Créature · contrôlée » */
const subtitleOf = ({ title, kind, controlled }: Member): string =>
  kind === 'creature' ? `${title} · ${controlled ? 'contrôlée' : 'sans maître'}` : title

/** Who starts at 4 or less is wounded by the first damage. */
const woundNote = ({ woundedAt, stats }: Member) =>
  woundedAt === null
    ? {}
    : {
        note:
          stats.sante > numbers.wounded.health
            ? `blessé à ${woundedAt} ou moins`
            : 'blessé dès le premier dommage',
      }

const changes = ({ damage, opponent }: Gear): readonly string[] => [
  ...(damage === 0 ? [] : [`dommages ${signed(damage)}`]),
  ...(opponent === 0 ? [] : [`adversaire ${signed(opponent)}`]),
]

const noted = (parts: readonly string[]): Pick<PlayReading, 'note'> =>
  parts.length > 0 ? { note: typeset([...new Set(parts)].join(' · ')) } : {}

const fought = ({ stats }: Member, weapon: Gear): PlayReading => ({
  icon: 'crossed-swords',
  label: weapon.name,
  value: `D20 ${signed(stats.combat)}`,
  ...noted(changes(weapon)),
})

const shot = ({ stats }: Member, weapon: Gear): PlayReading => ({
  icon: weapon.reload ? 'crossbow' : 'bow-arrow',
  label: weapon.name,
  value: `D20 ${signed(stats.tir)}`,
  ...noted([
    `${weapon.range ?? numbers.shotRange}″`,
    ...(weapon.reload ? ['à recharger'] : []),
    ...changes(weapon),
  ]),
})

const cast = ({ name, icon, castingValue, resist, target, outOfGame }: KnownSpell): PlayReading => ({
  icon,
  label: name,
  value: castingValue === null ? '—' : `D20 ≥ ${castingValue}`,
  ...noted([
    ...(castingValue === null ? [] : [inPercent(asNumber(castChance(castingValue)))]),
    ...(target === '' ? [] : [target]),
    ...(resist ? ['Volonté résiste'] : []),
    ...(outOfGame && !tellsSo(target) ? ['hors de la partie'] : []),
  ]),
})

const inches = (length: number): string => `${inDecimals(length, { most: 3 })}″`

const detailsOf = ({ moves: [first, second], encumbered, carriesTreasure, woundedAt }: Member) => [
  {
    label: 'Deux mouvements',
    value: inches(first + second),
    note: typeset(`${inches(first)} puis ${inches(second)}`),
  },
  ...(carriesTreasure
    ? [
        {
          label: 'Avec un trésor',
          value: inches(encumbered.mouvement),
          note: `Combat ${signed(encumbered.combat)}`,
        },
      ]
    : []),
  ...(woundedAt === null
    ? []
    : [
        {
          label: 'Blessé',
          value: signed(numbers.wounded.rolls),
          note: `à tous ses dés, ${plural(numbers.wounded.actions, 'action')} par tour`,
        },
      ]),
]

/** What a creature that nobody controls does, in the order in which it is asked. */
const creatureNotes = ({ kind, controlled }: Member): readonly string[] =>
  kind === 'creature' && !controlled
    ? creatureSteps.map(({ name, answer }, index) => `${index + 1}. ${name} : ${answer}`)
    : []

const notesOf = (member: Member): readonly string[] => [
  ...member.traits.map(({ entry }) => `${entry.name} : ${entry.brief}.`),
  ...member.gear.filter(({ kind }) => kind === 'objet' || kind === 'protection').map(({ name }) => name),
  ...creatureNotes(member),
  ...(member.notes.trim() === '' ? [] : [member.notes]),
]

/** How far it has climbed where it could not be set down. */
const climbing: PlayTicks = {
  label: 'Escalade',
  ticks: [
    {
      id: 'escalade',
      label: 'Pouces grimpés',
      icon: 'mountain-climbing',
      note: 'd’une montée inachevée',
      count: most.inches,
      until: 'game',
    },
  ],
}

const inForce = ({ spells }: Member): readonly PlayTicks[] => {
  const ticks = spells.map(({ name, icon }, index) => ({
    id: `sort:${index}`,
    label: name,
    icon,
    count: 1,
    until: 'game' as const,
  }))
  return ticks.length > 0 ? [{ label: 'Ses sorts qui durent', ticks }] : []
}

type StatusId = 'active' | 'combat' | 'encombre' | 'blesse' | 'decharge' | 'entrave' | 'sort'

const status = (id: StatusId, until: PlayState['until'] = 'game'): PlayState => {
  const { name, icon, brief } = entryWith(statuses, id)
  return { id, label: name, icon, note: typeset(brief), until }
}

const statesOf = ({ carriesTreasure, woundedAt, shots }: Member): readonly PlayState[] => [
  status('active', 'round'),
  status('combat'),
  ...(carriesTreasure ? [status('encombre')] : []),
  ...(woundedAt === null ? [] : [status('blesse')]),
  ...(shots.some(({ reload }) => reload) ? [status('decharge')] : []),
  status('entrave'),
  status('sort'),
  {
    id: 'sorti',
    label: 'Sorti de la table',
    icon: 'exit-door',
    note: 'pour de bon',
    until: 'game',
    out: true,
  },
]
