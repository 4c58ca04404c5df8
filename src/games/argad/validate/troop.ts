/** The troop as a whole: its budget, the one who leads it, its beasts and its secrets. Ruling 4. */
import { add, plural, pointer, quote, remove, replace, toJson } from '../../../core/index.ts'
import { sum } from '../../kit/index.ts'
import type { Cure, Fault } from '../../kit/faults.ts'
import { advisedTroop, beastById, beastIds, objectiveKindById } from '../catalog/index.ts'
import { deriveTotals } from '../derive.ts'
import { beastsOf, type Member } from '../resolve.ts'
import { most, type Roster } from '../schema.ts'
import { at, fault, noSuch, writeMeant } from './code.ts'

export const validateTroop = (roster: Roster, members: readonly Member[]): readonly Fault[] => [
  ...budget(roster, members),
  ...leaders(members),
  ...size(members),
  ...packAnimals(roster),
  ...objectives(roster),
]

const budget = (roster: Roster, members: readonly Member[]): readonly Fault[] => {
  const { points, budget: agreed } = deriveTotals(roster, members)
  if (agreed === null || points <= agreed) return []
  const over = points - agreed
  return [
    fault(
      'error',
      'over-budget',
      pointer('roster', 'budget'),
      `La troupe coûte ${plural(points, 'point')} et le budget est de ${agreed} : ${over} de trop.`,
      () => [...fewerFigures(members, over), ...fewerProfiles(members, over), ...higherBudget(points)],
    ),
  ]
}

/** Of the profiles that can give enough and still stand, the one that gives the least too much. */
const fewerFigures = (members: readonly Member[], over: number): readonly Cure[] =>
  members
    .flatMap(member => {
      const { each } = member.cost
      const gone = each > 0 ? Math.ceil(over / each) : Infinity
      return gone < member.count ? [{ member, gone, freed: gone * each }] : []
    })
    .toSorted((a, b) => a.freed - b.freed || a.gone - b.gone)
    .slice(0, 1)
    .map(({ member, gone, freed }) => ({
      label: `${member.name} : ${plural(gone, 'figurine')} de moins (${plural(freed, 'point')})`,
      patch: [replace(at(member, 'count'), member.count - gone)],
    }))

const fewerProfiles = (members: readonly Member[], over: number): readonly Cure[] =>
  members
    .filter(({ cost, leader }) => !leader && cost.total >= over)
    .toSorted((a, b) => a.cost.total - b.cost.total)
    .slice(0, 1)
    .map(member => ({
      label: `Retirer ${member.name} (${plural(member.cost.total, 'point')})`,
      patch: [remove(at(member))],
    }))

const higherBudget = (points: number): readonly Cure[] =>
  points <= most.points
    ? [
        {
          label: `Convenir de ${plural(points, 'point')}`,
          patch: [replace(pointer('roster', 'budget'), points)],
        },
      ]
    : []

const leaders = (members: readonly Member[]): readonly Fault[] => {
  const [first, ...more] = members.filter(({ leader }) => leader)
  if (!first) return members.length === 0 ? [] : [noLeader(members)]
  return [
    ...more.map(member =>
      fault(
        'warning',
        'several-leaders',
        at(member, 'leader'),
        `${member.name} est un chef de troupe de plus : ${first.name} l’est déjà, et il n’y en a qu’un.`,
        () => [{ label: `Laisser ${first.name} commander`, patch: [replace(at(member, 'leader'), false)] }],
      ),
    ),
    ...(more.length === 0 ? [...alone(first), ...officer(first)] : []),
  ]
}

/** An officer who is alone of his kind, or else the most experienced. */
const likeliest = (members: readonly Member[]): Member | undefined =>
  members.toSorted(
    (a, b) =>
      Number(b.role.commands) - Number(a.role.commands) ||
      Number(b.count === 1) - Number(a.count === 1) ||
      b.classe - a.classe,
  )[0]

const noLeader = (members: readonly Member[]): Fault =>
  fault(
    'warning',
    'no-leader',
    pointer('roster', 'profiles'),
    'La troupe n’a pas de chef : désignez le personnage qui la mène, et qui vous représente.',
    () => {
      const chosen = likeliest(members)
      return chosen
        ? [{ label: `${chosen.name} mène la troupe`, patch: [replace(at(chosen, 'leader'), true)] }]
        : []
    },
  )

const alone = (member: Member): readonly Fault[] =>
  member.count > 1
    ? [
        fault(
          'warning',
          'leader-in-number',
          at(member, 'count'),
          `${member.name} : ${plural(member.count, 'figurine')} pour mener la troupe, il n’en faut qu’une.`,
          () => [apart(member)],
        ),
      ]
    : []

/** The others go on without him. */
const apart = (member: Member): Cure => {
  const { id: _, ...profile } = member.profile
  const others = { ...profile, leader: false, count: member.count - 1 }
  return {
    label: 'Mettre le chef à part des autres',
    patch: [
      add(pointer('roster', 'profiles', member.index + 1), toJson(others)),
      replace(at(member, 'count'), 1),
    ],
  }
}

const officer = (member: Member): readonly Fault[] =>
  member.role.commands
    ? []
    : [
        fault(
          'info',
          'leader-no-officer',
          at(member, 'role'),
          `${member.name} mène la troupe sans être chef ni gradé : c’est permis, ce n’est pas l’usage.`,
          () => [{ label: 'En faire un chef', patch: [replace(at(member, 'role'), 'chef')] }],
        ),
      ]

const size = (members: readonly Member[]): readonly Fault[] => {
  const count = sum(members, member => member.count)
  return count > advisedTroop.max
    ? [
        fault(
          'info',
          'large-troop',
          pointer('roster', 'profiles'),
          `La troupe compte ${plural(count, 'personnage')} : au-delà d’une vingtaine, la partie ralentit.`,
        ),
      ]
    : []
}

const packAnimals = (roster: Roster): readonly Fault[] =>
  beastsOf(roster)
    .filter(({ unknown }) => unknown)
    .map(({ animal: { kind }, index, name }) => {
      const path = pointer('roster', 'packAnimals', index, 'kind')
      return fault(
        'error',
        'unknown-beast',
        path,
        `${name} : la bête ${quote(kind)} ${noSuch(kind, beastIds)}`,
        () => [
          ...writeMeant(path, kind, beastIds),
          { label: `En faire un ${beastById.get('cheval')?.name ?? ''}`, patch: [replace(path, 'cheval')] },
        ],
      )
    })

const objectives = (roster: Roster): readonly Fault[] =>
  roster.objectives.flatMap(({ title, text, kind }, index) => {
    const path = pointer('roster', 'objectives', index)
    const named = quote(title.trim() || `Objectif ${index + 1}`)
    const ids = [...objectiveKindById.keys()]
    return [
      ...(kind === undefined || objectiveKindById.has(kind)
        ? []
        : [
            fault(
              'error',
              'unknown-objective',
              `${path}/kind`,
              `${named} : le genre ${quote(kind)} ${noSuch(kind, ids)}`,
              () => [
                ...writeMeant(`${path}/kind`, kind, ids),
                { label: 'Retirer le genre', patch: [remove(`${path}/kind`)] },
              ],
            ),
          ]),
      ...(title.trim() === '' && text.trim() === ''
        ? [
            fault(
              'warning',
              'empty-objective',
              path,
              `L’objectif ${index + 1} ne dit rien : personne ne saura le remplir.`,
              () => [{ label: 'Le retirer', patch: [remove(path)] }],
            ),
          ]
        : []),
    ]
  })
