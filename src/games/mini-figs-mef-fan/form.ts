/** The form of an army: what the studio shows, and every change that it may make. */
import {
  add,
  plural,
  remove,
  toJson,
  type Choice,
  type Form,
  type FormNode,
  type FormPart,
  type Gauge,
  type Json,
  type ListItem,
} from '../../core/index.ts'
import { iconField, longField, nameField, notesField, numberField, place, said, sum } from '../kit/index.ts'
import { roles } from './catalog/index.ts'
import { deriveTotals, type Totals } from './derive.ts'
import { tallies } from './form/numbers.ts'
import { unitFields, type Army } from './form/unit.ts'
import { models, type Model } from './models.ts'
import { pasting } from './pasting.ts'
import { priceOf } from './price.ts'
import { resolveRoster, resolveUnit, spellsOf, type Member } from './resolve.ts'
import { blankUnit, most, type Roster } from './schema.ts'
import { freeId, roleUnit } from './validate/army.ts'

export const form = (roster: Roster): Form => {
  const members = resolveRoster(roster)
  const totals = deriveTotals(roster, members)
  const army: Army = { members, agreed: roster.agreed, known: spellsOf(roster) }
  return {
    gauges: gauges(roster, totals, members),
    parts: [armyPart(roster, members), unitPart(roster, army, totals)],
  }
}

const gauges = (roster: Roster, totals: Totals, members: readonly Member[]): readonly Gauge[] => [
  {
    id: 'points',
    label: 'Points',
    value: totals.points,
    ...(totals.limit !== null && { limit: totals.limit }),
    unit: '#',
  },
  { id: 'figures', label: 'Figurines', value: totals.figures, unit: 'figurines' },
  ...roles.flatMap((role): readonly Gauge[] => {
    const value = members.filter(member => member.role === role).length
    const limit = roster.agreed[role.id]
    return value > 0 || (limit > 0 && role.id === 'magicien')
      ? [{ id: role.id, label: role.name, value, limit, unit: roleUnit(role, value, limit) }]
      : []
  }),
]

const armyPart = (roster: Roster, members: readonly Member[]): FormPart => ({
  kind: 'single',
  id: 'armee',
  label: 'L’armée',
  icon: 'barracks-tent',
  path: '',
  fields: () => [
    numberField(place('limit'), 'Limite', roster.limit, {
      help: 'La même pour chaque joueur. Vide : l’armée coûte ce qu’elle coûte.',
      min: 0,
      max: most.points,
      step: 10,
      unit: '#',
      whenEmpty: 'null',
    }),
    agreedTable(roster, members),
    listTable(members),
    ownSpells(roster),
    notesField(place('notes'), roster.notes),
  ],
})

const agreedTable = ({ agreed }: Roster, members: readonly Member[]): FormNode => ({
  kind: 'table',
  label: 'Convenu entre joueurs',
  help: 'Le rôle est gratuit, sa figurine se paie : chaque camp en a autant.',
  columns: [{ label: 'Convenus', numeric: true }, { label: 'Dans l’armée' }],
  rows: [
    ...roles.map(role => ({
      label: role.name,
      note: role.brief,
      cells: [
        [agreedNumber(role.name, role.id, agreed[role.id], role.most ?? most.agreed)],
        [
          {
            kind: 'reckoned' as const,
            text: held(members.filter(member => member.role === role)),
          },
        ],
      ],
    })),
    {
      label: 'Sorts par magicien',
      note: 'un pour un acolyte, trois pour un archimage',
      cells: [[agreedNumber('Sorts par magicien', 'spells', agreed.spells, most.agreed)], []],
    },
  ],
})

const held = (members: readonly Member[]): string =>
  members.length === 0 ? '—' : members.map(({ name }) => name).join(', ')

const agreedNumber = (label: string, key: keyof Roster['agreed'], value: number, max: number) => ({
  kind: 'number' as const,
  path: place('agreed', key),
  label,
  value,
  min: 0,
  max: Math.max(max, value),
  step: 1,
  whenEmpty: 'keep' as const,
})

const listTable = (members: readonly Member[]): FormNode => {
  const all = sum(members, ({ price }) => price.unit)
  return {
    kind: 'table',
    label: 'Liste d’armée',
    columns: [
      { label: 'Figurines', numeric: true },
      { label: 'L’une', numeric: true },
      { label: 'Prix', numeric: true },
    ],
    rows: [
      ...members.map(({ name, roleTitle, unit, index, price }) => ({
        label: name,
        ...(roleTitle && { note: roleTitle }),
        cells: [
          [
            {
              kind: 'number' as const,
              path: place('units', index, 'figures'),
              label: `Figurines de ${name}`,
              value: unit.figures,
              min: 1,
              max: most.figures,
              step: 1,
              whenEmpty: 'keep' as const,
            },
          ],
          [said(`${price.figure}`)],
          [said(`${price.unit} #`, true)],
        ],
      })),
      {
        label: plural(members.length, 'unité'),
        cells: [[said(`${sum(members, ({ unit }) => unit.figures)}`)], [], [said(`${all} #`, true)]],
        look: 'total',
      },
    ],
  }
}

const ownSpells = ({ ownSpells: own }: Roster): FormNode => {
  const list = own ?? []
  const blank = { id: freeId(list), name: 'Sort nouveau', text: '' }
  return {
    kind: 'list',
    path: place('ownSpells'),
    label: 'Sorts de l’armée',
    help: 'La liste du livre est ouverte : ceux-ci s’y ajoutent pour les magiciens de cette armée.',
    reorderable: true,
    items: list.map((spell, index) => {
      const path = place('ownSpells', index)
      return {
        path,
        title: spell.name.trim() || spell.id,
        icon: spell.icon ?? 'spell-book',
        remove: [remove(path)],
        fields: () => [
          nameField(`${path}/name`, 'Nom', spell.name),
          iconField(`${path}/icon`, spell.icon),
          longField(`${path}/text`, 'Ce qu’il fait', spell.text),
        ],
      } satisfies ListItem
    }),
    additions: [
      {
        id: 'sort',
        label: 'Sort de l’armée',
        icon: 'spell-book',
        taken: 0,
        take: own ? [add(place('ownSpells', '-'), blank)] : [add(place('ownSpells'), [blank])],
      },
    ],
  }
}

const unitPart = (roster: Roster, army: Army, totals: Totals): FormPart => ({
  kind: 'list',
  id: 'unites',
  label: 'Unités',
  single: 'unité',
  one: 'une unité',
  icon: 'swordman',
  path: place('units'),
  reorderable: true,
  items: army.members.map(member => unitItem(member, army)),
  additions: [
    {
      id: 'blank',
      label: 'Unité vierge',
      icon: 'swordman',
      summary: 'Une figurine ordinaire, à régler score par score.',
      cost: `${priceOf(blankUnit(), []).unit} #`,
      taken: 0,
      take: [add(place('units', '-'), toJson(blankUnit()))],
    },
    ...models.map(model => modelChoice(roster, totals, model)),
  ],
  pasting: pasting(),
})

/** « Dép 2 · Mél 2 · Tir 2 · Déf 1 · Men 2 » */
export const scoresSaid = ({ unit }: Member): string =>
  [
    `Dép ${unit.dep}`,
    ...unit.melee.map(({ score, piercing }) => `Mél ${score}${piercing > 0 ? ` P${piercing}` : ''}`),
    ...unit.shots
      .filter(({ score }) => score > 0)
      .map(({ score, piercing }) => `Tir ${score}${piercing > 0 ? ` P${piercing}` : ''}`),
    `Déf ${unit.def}`,
    `Men ${unit.men}`,
    ...(unit.vie === 1 ? [] : [`Vie ${unit.vie}`]),
  ].join(' · ')

const modelChoice = (roster: Roster, { points, limit }: Totals, { id, label, icon, unit }: Model): Choice => {
  const member = resolveUnit(roster, unit, 0)
  const take = [add(place('units', '-'), toJson(unit))]
  const left = limit === null ? Infinity : limit - points
  return {
    id,
    label,
    icon,
    summary: `${plural(unit.figures, 'figurine')} : ${scoresSaid(member)}`,
    cost: `${member.price.unit} #`,
    taken: 0,
    ...(member.price.unit <= left
      ? { take }
      : { closed: left > 0 ? `Il ne reste que ${left} #.` : 'Il ne reste plus un #.', plan: take }),
  }
}

/** How a unit is shown before it is opened, in its army or kept apart from any. */
export const unitLook = (member: Member) => {
  const { unit, name, roleTitle, role, icon, price, spells } = member
  const many = `${plural(unit.figures, 'figurine')} à ${price.figure} #`
  const alone = roleTitle ?? 'une figurine'
  const magic = role?.id === 'magicien' ? `, ${plural(spells.length, 'sort')}` : ''
  return {
    title: name,
    subtitle: unit.figures > 1 ? many : `${alone}${magic}`,
    icon,
    cost: `${price.unit} #`,
  }
}

const unitItem = (member: Member, army: Army): ListItem => {
  const { unit, index, path } = member
  const { id: _, ...copy } = unit
  const json: Json = toJson(copy)
  return {
    path,
    ...unitLook(member),
    ...(unit.portrait !== undefined && { picture: unit.portrait }),
    tallies: () => tallies(member),
    duplicate: [add(place('units', index + 1), json)],
    remove: [remove(path)],
    fields: () => unitFields(member, army),
  }
}
