/** Who is recruited, for how many points, and which faction card is played. Chapitre 4 «Recrutement». */
import {
  add,
  enumerate,
  nearest,
  plural,
  pointer,
  quote,
  remove,
  replace,
  suggestion,
  type Patch,
} from '../../../core/index.ts'
import type { Cure, Fault } from '../../kit/index.ts'
import { profileIds, type Company, type Member } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { fault } from './code.ts'

const bandPath = pointer('roster', 'band')
const choicePath = pointer('roster', 'faction')

export const validateBand = (
  roster: Roster,
  members: readonly Member[],
  company: Company,
): readonly Fault[] => [
  ...validatePoints(roster, members, company),
  ...company.unknown.map(({ item, index }) => unknownProfile(roster, item.profile, index)),
  ...validateCard(roster, company),
]

const validatePoints = (
  roster: Roster,
  members: readonly Member[],
  { points, limit, figures }: Company,
): readonly Fault[] => {
  if (figures === 0)
    return [
      fault(
        'warning',
        'empty-band',
        bandPath,
        members.length > 0
          ? 'La bande ne compte encore personne : recrutez un profil.'
          : 'La bande ne compte encore personne : écrivez un profil, ou prenez-en un tout fait.',
      ),
    ]
  if (points > limit)
    return [
      fault(
        'error',
        'over-limit',
        bandPath,
        `La bande coûte ${plural(points, 'point')} et n’a droit qu’à ${limit} : retirez-en ${points - limit}.`,
        () => dismissals(roster, members, points - limit),
      ),
    ]
  if (points < limit)
    return [
      fault(
        'info',
        'under-limit',
        bandPath,
        `Il reste ${plural(limit - points, 'point')} à dépenser en recrues.`,
      ),
    ]
  return []
}

/** How many of the figures that a line of the band recruits leave it. */
export const dismissed = (count: number, leaving: number, line: number): Patch =>
  leaving >= count ? [remove(`${bandPath}/${line}`)] : [replace(`${bandPath}/${line}/count`, count - leaving)]

/** The cheapest figure whose leaving is enough, the last recruited of two alike; else the last ones until it is. */
const dismissals = ({ band }: Roster, members: readonly Member[], over: number): readonly Cure[] => {
  const lines = band.flatMap(({ profile, count }, line) => {
    const member = members.find(one => one.id === profile && one.count > 0)
    return member && count > 0 && member.profile.cost > 0 ? [{ member, count, line }] : []
  })
  const enough = lines
    .toReversed()
    .filter(({ member }) => member.profile.cost >= over)
    .toSorted((a, b) => a.member.profile.cost - b.member.profile.cost)[0]
  if (enough)
    return [{ label: `Retirer ${enough.member.name}`, patch: dismissed(enough.count, 1, enough.line) }]
  let left = over
  let gone = 0
  const patch: Patch = lines.toReversed().flatMap(({ member, count, line }) => {
    if (left <= 0) return []
    const leaving = Math.min(count, Math.ceil(left / member.profile.cost))
    left -= leaving * member.profile.cost
    gone += leaving
    return dismissed(count, leaving, line)
  })
  return [{ label: `Retirer ${plural(gone, 'figurine')}`, patch }]
}

const unknownProfile = (roster: Roster, id: string, line: number): Fault => {
  const known = profileIds(roster.profiles)
  const meant = nearest(id, known)
  return fault(
    'error',
    'unknown-profile',
    `${bandPath}/${line}/profile`,
    `La bande recrute le profil ${quote(id)}, qui n’existe pas.${suggestion(id, known)}`,
    () => [
      ...(meant === undefined
        ? []
        : [{ label: `Écrire ${quote(meant)}`, patch: [replace(`${bandPath}/${line}/profile`, meant)] }]),
      { label: `Retirer ${quote(id)}`, patch: [remove(`${bandPath}/${line}`)] },
    ],
  )
}

const validateCard = (roster: Roster, { cards, usable, figures }: Company): readonly Fault[] => {
  const { faction } = roster
  const names = usable.map(({ name }) => quote(name))
  if (faction === undefined)
    return usable.length > 1
      ? [
          fault(
            'info',
            'card-to-choose',
            bandPath,
            `La bande peut jouer les cartes ${enumerate(names)}, mais une seule : choisissez-la.`,
            () =>
              usable.slice(0, 1).map(card => ({
                label: `Jouer ${quote(card.name)}`,
                patch: [add(choicePath, card.faction.id)],
              })),
          ),
        ]
      : []
  const card = cards.find(one => one.faction.id === faction)
  if (card?.usable) return []
  const cures: readonly Cure[] = [
    ...usable.map(other => ({
      label: `Jouer ${quote(other.name)}`,
      patch: [replace(choicePath, other.faction.id)],
    })),
    { label: 'Ne jouer aucune carte', patch: [remove(choicePath)] },
  ]
  if (!card)
    return [
      fault(
        'error',
        'unknown-card',
        choicePath,
        `La carte de faction choisie, ${quote(faction)}, n’existe pas.`,
        () => cures,
      ),
    ]
  return [
    fault(
      'error',
      'card-out-of-reach',
      choicePath,
      figures === 0
        ? `La carte ${quote(card.name)} ne peut pas être jouée : la bande ne compte personne.`
        : `La carte ${quote(card.name)} ne peut pas être jouée. ${card.why ?? ''}`,
      () => cures,
    ),
  ]
}
