/** The fields of one profile. A choice is closed where taking it would break a rule, and stays a plan where it may. */
import {
  add,
  plural,
  removeItems,
  replace,
  typeset,
  type Choice,
  type ChoiceField,
  type ChoiceGroup,
  type FormNode,
  type Readout,
  type TableField,
  type Tally,
} from '../../../core/index.ts'
import {
  classeSpan,
  classes,
  levelSpan,
  lengthOf,
  mounts,
  movement,
  periods,
  protections,
  roles,
  scores,
  trainings,
  type MountId,
  type PeriodId,
  type RoleId,
} from '../catalog/index.ts'
import { suggestNames } from '../names.ts'
import { place } from '../places.ts'
import { costOf, shownTotal } from '../price.ts'
import { weaponSaid } from '../said.ts'
import { scoreValue, usualMovement, type KnownWeapon, type Member } from '../resolve.ts'
import { most } from '../schema.ts'
import { competenceFields } from './competences.ts'
import { iconField, longField, nameField, numberField, said, toggle } from './fields.ts'
import { priceTable } from './prices.ts'

/** What a profile has to know of its troop while it is edited. */
export interface Troop {
  readonly members: readonly Member[]
  readonly known: ReadonlyMap<string, KnownWeapon>
}

export const profileFields = (member: Member, troop: Troop): readonly FormNode[] => {
  const { profile, index } = member
  const at = (...keys: readonly (string | number)[]) => place('profiles', index, ...keys)
  return [
    nameField(at('name'), 'Nom', profile.name, { suggestions: suggestNames(member) }),
    numberField(at('count'), 'Figurines', profile.count, {
      min: 1,
      max: most.count,
      help: 'Celles qui se ressemblent ont le même profil.',
    }),
    numberField(at('classe'), 'Classe', profile.classe, {
      min: Math.min(classeSpan.min, profile.classe),
      max: Math.max(classeSpan.max, profile.classe),
      boxes: classeSpan.max,
      help: classes.find(({ classe }) => classe === profile.classe)?.text ?? 'De 1 à 5.',
    }),
    protectionField(member),
    mountField(member),
    roleField(member),
    toggle(at('leader'), 'Mène la troupe', profile.leader, 'Un seul par troupe : celui qui vous représente.'),
    toggle(
      at('twoLives'),
      'Deux points de vie',
      profile.twoLives,
      'La première blessure ne le retire pas du jeu.',
    ),
    weaponField(member, troop),
    ...carried(member),
    ...competenceFields(member),
    trainingField(member),
    priceTable(member),
    costReadout(member),
    scoreTable(member),
    numberField(at('movement'), 'Mouvement à lui', profile.movement ?? null, {
      min: 0,
      max: Math.max(movementMost, profile.movement ?? 0),
      unit: 'cm',
      whenEmpty: 'remove',
      help: `Vide : ${usualMovement(profile)} cm. Une robe, un sac au complet, un grand bouclier, un enfant vont à 16.`,
    }),
    iconField(at('icon'), profile.icon, 'Là où aucun portrait n’est choisi.'),
    { kind: 'picture', path: at('portrait'), label: 'Portrait', value: profile.portrait },
    longField(at('notes'), 'Notes', profile.notes ?? ''),
  ]
}

const movementMost = 60

const one = (
  member: Member,
  key: 'protection' | 'mount' | 'role',
  label: string,
  choices: readonly Choice[],
  help: string,
): ChoiceField => ({
  kind: 'choice',
  path: place('profiles', member.index, key),
  label,
  help,
  mode: 'one',
  groups: [{ choices }],
})

const become = (
  member: Member,
  key: 'protection' | 'mount' | 'role',
  {
    id,
    name,
    icon,
    text,
  }: { readonly id: string; readonly name: string; readonly icon: string; readonly text: string },
  summary: string,
  cost?: string,
): Choice => {
  const taken = member.profile[key] === id
  return {
    id,
    label: name,
    icon,
    summary: typeset(summary),
    detail: typeset(text),
    ...(cost !== undefined && { cost }),
    taken: taken ? 1 : 0,
    ...(!taken && { take: [replace(place('profiles', member.index, key), id)] }),
  }
}

const protectionField = (member: Member): ChoiceField =>
  one(
    member,
    'protection',
    'Protection',
    protections.map(entry =>
      become(
        member,
        'protection',
        entry,
        `${movement[member.mount.id][entry.id]} cm${entry.armour > 0 ? ` ; le coup doit dépasser ${entry.armour}` : ''}`,
      ),
    ),
    'Son prix, s’il en a un, se tape dans la table des prix.',
  )

/** What one figure would cost so. */
const priceAs = (
  { profile }: Member,
  changed: { readonly mount?: MountId; readonly role?: RoleId },
): string => plural(costOf({ ...profile, ...changed }).each, 'point')

const mountField = (member: Member): ChoiceField =>
  one(
    member,
    'mount',
    'Monture',
    mounts.map(entry =>
      become(
        member,
        'mount',
        entry,
        `${movement[entry.id][member.protection.id]} cm`,
        priceAs(member, { mount: entry.id }),
      ),
    ),
    'Un cavalier sait se battre à cheval ; un piéton monté descend pour se battre.',
  )

const roleField = (member: Member): ChoiceField =>
  one(
    member,
    'role',
    'Rôle',
    roles.map(entry =>
      become(
        member,
        'role',
        entry,
        entry.times[member.mount.id] === 1
          ? 'au prix de sa classe'
          : `sa classe × ${entry.times[member.mount.id]}`,
        priceAs(member, { role: entry.id }),
      ),
    ),
    'Un chef ou gradé tient les siens hors du désordre à 20 cm.',
  )

const weaponField = (member: Member, { known }: Troop): ChoiceField => {
  const all = [...known.values()]
  const own = all.filter(weapon => weapon.own !== undefined)
  const of = (period: PeriodId): readonly KnownWeapon[] =>
    all.filter(({ own: place, catalogue }) => place === undefined && catalogue?.period === period)
  return {
    kind: 'choice',
    path: place('profiles', member.index, 'weapons'),
    label: 'Armes',
    help: 'Celles que la figurine montre. Les vôtres se tapent dans « Armes à vous ».',
    mode: 'many',
    count: `${member.weapons.length}`,
    groups: [
      ...(own.length > 0
        ? [{ title: 'Armes à vous', choices: own.map(weapon => weaponChoice(member, weapon)) }]
        : []),
      ...periods.map(({ id, name, icon }): ChoiceGroup => ({
        title: name,
        icon,
        choices: of(id).map(weapon => weaponChoice(member, weapon)),
      })),
    ].filter(({ choices }) => choices.length > 0),
  }
}

const kinds = (weapon: KnownWeapon): readonly string[] => [
  ...(weapon.shot ? ['Tir'] : []),
  ...(weapon.blade ? ['Mêlée', `Arme ${lengthOf(weapon.blade.length).name}`] : []),
  ...(weapon.hands === 2 ? ['Deux mains'] : ['Une main']),
]

const weaponChoice = (member: Member, weapon: KnownWeapon): Choice => {
  const path = place('profiles', member.index, 'weapons')
  const held = member.profile.weapons.flatMap((id, index) => (id === weapon.id ? [index] : []))
  const take = [add(`${path}/-`, weapon.id)]
  const closed = held.length > 0 ? undefined : whyNot(member, weapon)
  return {
    id: weapon.id,
    label: weapon.name,
    icon: weapon.icon,
    summary: typeset(weaponSaid(weapon)),
    ...(weapon.text && { detail: typeset(weapon.text) }),
    tags: kinds(weapon),
    taken: held.length > 0 ? 1 : 0,
    ...(held.length > 0
      ? { drop: removeItems(path, held) }
      : member.profile.weapons.length >= most.list
        ? { closed: `Un profil en a ${most.list} au plus.` }
        : closed === undefined
          ? { take }
          : { closed: typeset(closed), plan: take }),
  }
}

const whyNot = ({ mount, role }: Member, { shot, hands }: KnownWeapon): string | undefined => {
  if (mount.id === 'cavalier' && shot && shot.mounted.still === null && shot.mounted.moving === null)
    return 'Elle ne se tire pas en selle.'
  if (hands === 2 && (role.id === 'musicien' || role.id === 'porte-embleme'))
    return `Qui tient ${role.id === 'musicien' ? 'un instrument' : 'un emblème'} n’a plus qu’une main.`
  return undefined
}

/** What it carries, as its card will say it. */
const carried = (member: Member): readonly FormNode[] =>
  member.weapons.length === 0
    ? []
    : [
        {
          kind: 'readout',
          label: 'Ce qu’il porte',
          lines: member.weapons.map(({ entry }) => ({
            label: entry.name,
            value: typeset(weaponSaid(entry)),
          })),
        },
      ]

const trainingField = (member: Member): ChoiceField => {
  const path = place('profiles', member.index, 'training')
  return {
    kind: 'choice',
    path,
    label: 'Entraînement',
    mode: 'many',
    count: `${member.training.length}`,
    groups: [
      {
        choices: trainings.map(({ id, name, icon, text }): Choice => {
          const held = member.profile.training.flatMap((trained, index) => (trained === id ? [index] : []))
          return {
            id,
            label: name,
            icon,
            summary: typeset(text),
            taken: held.length > 0 ? 1 : 0,
            ...(held.length > 0 ? { drop: removeItems(path, held) } : { take: [add(`${path}/-`, id)] }),
          }
        }),
      },
    ],
  }
}

const scoreTable = (member: Member): TableField => ({
  kind: 'table',
  label: 'Caractéristiques',
  help: 'Vide : la même que la classe.',
  columns: [{ label: 'À lui' }, { label: 'Vaut', numeric: true }, { label: 'Sert à' }],
  rows: scores.map(({ id, name, text }) => ({
    label: name,
    cells: [
      [
        numberField(place('profiles', member.index, 'scores', id), name, member.profile.scores[id] ?? null, {
          min: 0,
          max: Math.max(levelSpan.max, member.profile.scores[id] ?? 0),
          whenEmpty: 'remove',
          boxes: levelSpan.max,
        }),
      ],
      [said(`${scoreValue(member, id)}`, true)],
      [said(text)],
    ],
  })),
})

const costReadout = (member: Member): Readout => ({
  kind: 'readout',
  label: 'Son prix',
  lines: [
    ...member.cost.lines.map(({ label, calculation, value }) => ({
      label,
      value: calculation === `${value}` ? calculation : `${calculation} = ${value}`,
    })),
    ...(member.count > 1 ? [{ label: 'Toutes', value: shownTotal(member.cost, member.count) }] : []),
  ],
  total: plural(member.cost.total, 'point'),
})

export const tallies = (member: Member): readonly Tally[] => [
  {
    id: 'classe',
    label: 'Cl.',
    title: 'Classe',
    text: `${member.classe}`,
    value: member.classe,
    better: 'more',
  },
  {
    id: 'protection',
    label: 'Arm.',
    title: 'Protection',
    text: member.protection.short,
    value: member.protection.rank,
    better: 'more',
  },
  {
    id: 'mouvement',
    label: 'Mvt',
    title: 'Mouvement',
    text: `${member.movement} cm`,
    value: member.movement,
    better: 'more',
  },
  {
    id: 'prix',
    label: 'Prix',
    title: 'Prix du profil',
    text: plural(member.cost.total, 'point'),
    value: member.cost.total,
    better: 'less',
    lines: member.cost.lines.map(({ label, calculation, value }) => ({
      label,
      value: calculation === `${value}` ? calculation : `${calculation} = ${value}`,
    })),
  },
]
