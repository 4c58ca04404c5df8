/** The form of a troop: what the studio shows, and every change that it may make. */
import {
  add,
  plural,
  remove,
  toJson,
  type Choice,
  type Form,
  type FormPart,
  type Gauge,
  type ListItem,
} from '../../core/index.ts'
import { place } from '../kit/index.ts'
import { periods } from './catalog/index.ts'
import { deriveTotals, type Totals } from './derive.ts'
import { objectivePart } from './form/objective.ts'
import { profileFields, tallies, type Troop } from './form/profile.ts'
import { troopFields } from './form/troop.ts'
import { weaponPart } from './form/weapon.ts'
import { models, type Model } from './models.ts'
import { pasting } from './pasting.ts'
import { costOf } from './price.ts'
import { leaderOf, resolveProfile, resolveRoster, weaponsOf, type Member } from './resolve.ts'
import { blankProfile, most, type Profile, type Roster } from './schema.ts'

export const form = (roster: Roster): Form => {
  const members = resolveRoster(roster)
  const totals = deriveTotals(roster, members)
  return {
    gauges: gauges(totals),
    parts: [
      {
        kind: 'single',
        id: 'troupe',
        label: 'La troupe',
        icon: 'three-friends',
        path: '',
        fields: () => troopFields(roster, members),
      },
      profilePart(roster, { members, known: weaponsOf(roster) }, totals),
      weaponPart(roster),
      objectivePart(roster, members),
    ],
  }
}

const gauges = ({ points, budget, characters }: Totals): readonly Gauge[] => [
  {
    id: 'points',
    label: 'Points',
    value: points,
    ...(budget !== null && { limit: budget }),
    unit: points > 1 ? 'points' : 'point',
  },
  {
    id: 'personnages',
    label: 'Personnages',
    value: characters,
    unit: characters > 1 ? 'personnages' : 'personnage',
  },
]

const profilePart = (roster: Roster, troop: Troop, totals: Totals): FormPart => ({
  kind: 'list',
  id: 'profils',
  label: 'Profils',
  single: 'profil',
  one: 'un profil',
  icon: 'swordman',
  path: place('profiles'),
  reorderable: true,
  items: troop.members.map(member => item(member, troop)),
  additions: [
    addition(roster, totals, {
      id: 'vierge',
      label: 'Profil vierge',
      icon: 'swordman',
      profile: blankProfile(),
    }),
    ...models.map(model => modelChoice(roster, troop, totals, model)),
  ],
  pasting: pasting(roster),
})

const modelChoice = (roster: Roster, { members }: Troop, totals: Totals, model: Model): Choice => ({
  ...addition(roster, totals, {
    ...model,
    // A second one to lead them all would have to be argued about.
    profile: { ...model.profile, leader: model.profile.leader && !leaderOf(members) },
  }),
  tags: [periods.find(({ id }) => id === model.period)?.name ?? ''],
})

const addition = (
  roster: Roster,
  { points, budget }: Totals,
  { id, label, icon, profile }: Omit<Model, 'period'>,
): Choice => {
  const { total } = costOf(profile)
  const take = [add(place('profiles', '-'), toJson(profile))]
  const left = budget === null ? Infinity : budget - points
  const member = resolveProfile(profile, 0, weaponsOf({ ownWeapons: [] }))
  return {
    id,
    label,
    icon,
    summary: `${plural(profile.count, 'figurine')} : ${profileSaid(member)}`,
    cost: plural(total, 'point'),
    taken: 0,
    ...(roster.profiles.length >= most.list
      ? { closed: `Une troupe a ${most.list} profils au plus.` }
      : total <= left
        ? { take }
        : {
            closed: left > 0 ? `Il ne reste que ${plural(left, 'point')}.` : 'Il ne reste plus un point.',
            plan: take,
          }),
  }
}

/** « classe 3, armure 4, arbalète de guerre, arme courte » */
const profileSaid = ({ classe, protection, mount, role, weapons, leader }: Member): string =>
  [
    `classe ${classe}`,
    ...(protection.armour > 0 ? [protection.name.toLowerCase().replace('t', 'T')] : []),
    ...(mount.mounted ? [mount.name.toLowerCase()] : []),
    ...(leader ? ['chef de troupe'] : role.id === 'simple' ? [] : [role.name.toLowerCase()]),
    ...weapons.map(({ entry }) => entry.name.toLowerCase()),
  ].join(', ')

/** How a profile is shown before it is opened, in its troop or kept apart from any. */
export const profileLook = (member: Member) => ({
  title: member.name,
  subtitle: `${member.count > 1 ? `${member.count} × ` : ''}${profileSaid(member)}`,
  icon: member.icon,
  cost: plural(member.cost.total, 'point'),
})

/** What repeats is another figure of the same kind, not another one to lead them all. */
const copyOf = ({ id: _, ...profile }: Profile) => ({ ...profile, leader: false })

const item = (member: Member, troop: Troop): ListItem => {
  const { profile, index, path } = member
  return {
    path,
    ...profileLook(member),
    ...(profile.portrait !== undefined && { picture: profile.portrait }),
    tallies: () => tallies(member),
    ...(troop.members.length < most.list && {
      duplicate: [add(place('profiles', index + 1), toJson(copyOf(profile)))],
    }),
    remove: [remove(path)],
    fields: () => profileFields(member, troop),
  }
}
