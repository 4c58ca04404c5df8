/** Small things that lie on the table: the fallen and the captive, what was fired, who is stunned, who hides. */
import type { DraftPiece } from '../../../core/index.ts'
import { diameterAsked, standee, sum, token } from '../../kit/index.ts'
import { isTrained, type Member } from '../resolve.ts'
import { template } from './shared.ts'

export const diameterOption = diameterAsked('victimes, captifs, marqueurs et leurres')

interface Kind {
  readonly look: string
  readonly icon: string
  readonly text: string
  readonly copies: number
}

const mostTokens = 12
const upTo = (count: number): number => Math.min(mostTokens, count)

const made = (kinds: readonly Kind[], diameter: number): readonly DraftPiece[] =>
  kinds
    .filter(({ copies }) => copies > 0)
    .map(({ text, ...kind }) => token({ ...kind, template: template('token'), title: text, text, diameter }))

const figures = (members: readonly Member[], which: (member: Member) => boolean = () => true): number =>
  sum(members.filter(which), ({ count }) => count)

/** Whoever falls may be carried off; whoever surrenders is led away. */
export const casualtyTokens = (members: readonly Member[], diameter: number): readonly DraftPiece[] => {
  const all = figures(members)
  return made(
    [
      { look: 'perte', icon: 'dead-head', text: 'Tombé', copies: upTo(Math.ceil(all / 2)) },
      { look: 'captif', icon: 'manacles', text: 'Captif', copies: upTo(Math.ceil(all / 4)) },
    ],
    diameter,
  )
}

/** Those that this troop can come to need. */
export const markers = (members: readonly Member[], diameter: number): readonly DraftPiece[] => {
  const shoot = (least: number) => (member: Member) =>
    member.shooting.some(({ shot }) => shot !== undefined && shot.reload >= least)
  const half = (count: number): number => upTo(Math.ceil(count / 2))
  return made(
    [
      { look: 'tir', icon: 'smoking-orb', text: 'A tiré', copies: half(figures(members, shoot(0))) },
      { look: 'tir', icon: 'reload-gun-barrel', text: 'Recharge', copies: half(figures(members, shoot(1))) },
      { look: 'etat', icon: 'misdirection', text: 'Désordre', copies: upTo(members.length) },
      { look: 'etat', icon: 'knocked-out-stars', text: 'Étourdi', copies: half(figures(members)) },
      {
        look: 'etat',
        icon: 'bleeding-wound',
        text: 'Blessé',
        copies: upTo(figures(members, ({ twoLives }) => twoLives)),
      },
      {
        look: 'rang',
        icon: 'minions',
        text: 'Serrés',
        copies: upTo(members.filter(member => isTrained(member, 'ordre-serre')).length),
      },
    ],
    diameter,
  )
}

const mostStandees = 40

export const characterStandees = (
  { name, count, profile, icon }: Member,
  base: number,
): readonly DraftPiece[] => [
  standee({ name, portrait: profile.portrait, emblem: icon, base, copies: Math.min(mostStandees, count) }),
]
