/** Profiles and actions in a line, as lists and choices tell them. */
import { enumerate, plural, typeset } from '../../core/index.ts'
import type { Member, MemberAction } from './resolve.ts'

/** « Massue (2+) » */
export const actionTitle = ({ name, needs }: MemberAction): string => `${name} (${needs})`

/** « Dégâts 2+, Repousser (2) » */
export const actionEffects = ({ damage, keywords }: MemberAction): string =>
  [...(damage === undefined ? [] : [`Dégâts ${damage}`]), ...keywords.map(({ label }) => label)].join(', ')

/** « Massue (2+) : Dégâts 2+ » */
export const actionLine = (action: MemberAction): string => {
  const effects = actionEffects(action) || (action.action.text.trim() === '' ? '' : 'voir son texte')
  return typeset(effects === '' ? actionTitle(action) : `${actionTitle(action)} : ${effects}`)
}

/** « 4 cases en vol, 3 dés, armure 1, santé 8 » */
export const numbersLine = ({ profile, flies }: Member): string =>
  [
    `${plural(profile.movement, 'case')}${flies ? ' en vol' : ''}`,
    plural(profile.action, 'dé'),
    `armure\u00a0${profile.armour}`,
    `santé\u00a0${profile.health}`,
  ].join(', ')

export const rulesLine = ({ rules, ownRules }: Member): string =>
  [...rules, ...ownRules].map(({ label }) => label).join(', ')

export const factionNames = ({ factions }: Member): string =>
  enumerate(factions.map(({ name, id }) => name.trim() || id))

/** Everything that a card says, for who looks closer. */
export const profileDetail = (member: Member): string =>
  [...member.actions.map(actionLine), ...(rulesLine(member) ? [rulesLine(member)] : [])].join('\n')
