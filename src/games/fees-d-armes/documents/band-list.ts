/** The band on a page: who comes, for how much, what each can do, and which faction cards may be played. */
import { pictureOf, plural, typeset, type DraftPiece, type Size } from '../../../core/index.ts'
import { page, paragraphs } from '../../kit/index.ts'
import { pageFrame } from '../drawings/frames.ts'
import { companyOf, type FactionCard, type Member, type MemberAction } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { factionNames, lookOfFaction, lookOfMember, template, together, worn } from './shared.ts'

/** So many have the page to themselves. */
const fewest = 6

export const bandList = (
  name: string,
  roster: Roster,
  members: readonly Member[],
  paper: Size,
): readonly DraftPiece[] => {
  const company = companyOf(roster, members)
  const { recruits, points, limit, figures, cards, played } = company
  return [
    {
      ...page(name, paper),
      continues: 'back',
      template: template('band-list'),
      data: {
        frame: { drawing: pageFrame(paper) },
        name,
        few: recruits.length <= fewest,
        totals: [
          { value: `${points}`, of: `${limit}`, label: points > 1 ? 'points' : 'point' },
          { value: `${figures}`, of: '', label: figures > 1 ? 'figurines' : 'figurine' },
        ],
        over: points > limit ? typeset(`${plural(points - limit, 'point')} de trop`) : '',
        members: recruits.map(member => memberData(member, roster)),
        factions: cards.map(card => factionData(card, roster, card === played)),
        reserve: members
          .filter(({ count }) => count === 0)
          .map(member => `${member.name} (${member.profile.cost})`)
          .join(', '),
        notes: paragraphs(roster.notes ?? ''),
      },
    },
  ]
}

const memberData = (member: Member, roster: Roster) => {
  const { profile, count, name, icon, flies, actions, rules, ownRules, unknownRules } = member
  return {
    look: lookOfMember(roster, member),
    count,
    name,
    icon,
    ...worn(member),
    factions: factionNames(member.factions),
    cost: profile.cost,
    all: count > 1 ? `${profile.cost * count}` : '',
    numbers: [
      { icon: flies ? 'feathered-wing' : 'footprint', value: profile.movement },
      { icon: 'de-quatre', value: profile.action },
      { icon: 'checked-shield', value: profile.armour },
      { icon: 'coeur', value: profile.health },
    ],
    actions: actions.map(actionWords),
    rules: [
      ...rules.map(({ label, index }) => ({ label, index })),
      ...ownRules.map(({ label, index }) => ({ label, index })),
      ...unknownRules.map(({ id, index }) => ({ label: id, index })),
    ]
      .toSorted((a, b) => a.index - b.index)
      .map(({ label }) => together(label))
      .join(', '),
  }
}

/** « Massue (2+) : Dégâts 2+, Repousser (2) » */
const actionWords = ({ name, needs, damage, keywords, unknown }: MemberAction) => {
  const does = [
    ...(damage === undefined ? [] : [together(`Dégâts ${damage}`)]),
    ...keywords.map(({ label }) => together(label)),
    ...unknown.map(({ id }) => id),
  ]
  return {
    name: together(`${name} (${needs})`),
    does: does.length > 0 ? typeset(` : ${does.join(', ')}`) : '',
  }
}

const factionData = ({ faction, name, icon, usable, why }: FactionCard, roster: Roster, played: boolean) => ({
  look: lookOfFaction(roster, faction),
  name,
  icon,
  picture: pictureOf(faction.picture),
  usable,
  says: played ? 'jouée' : usable ? 'jouable' : 'hors de portée',
  why: why ?? '',
  bonuses: usable
    ? [
        { word: 'Toujours.', texts: paragraphs(faction.permanent) },
        { word: 'Un jeton.', texts: paragraphs(faction.additional) },
      ].filter(({ texts }) => texts.length > 0)
    : [],
})
