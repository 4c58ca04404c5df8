/** Small things that lie on the table: the Black Cat, tokens, the slip of the Changeforme, standees. */
import type { DraftPiece } from '../../../core/index.ts'
import { round, standee, standeeLegend, token, type Token } from '../../kit/index.ts'
import type { Member } from '../resolve.ts'
import { castableSpells, displayName, emblemOf, template } from './shared.ts'

const catToken = 40
const catStandee = { width: 46, height: 132 }

export const blackCat = (): readonly DraftPiece[] => [
  {
    title: 'Le Chat Noir, jeton',
    size: round(catToken),
    copies: 1,
    template: template('cat-token'),
    data: { asleep: false },
    back: { template: template('cat-token'), data: { asleep: true } },
  },
  {
    title: 'Le Chat Noir, figurine',
    size: catStandee,
    copies: 1,
    legend: standeeLegend,
    template: template('cat-standee'),
    data: {},
  },
]

/** What all tokens have. */
const common = { template: template('token'), diameter: 20 }
const slip = { width: 62, height: 24 }

const mostTokens = 40

const kinds = (members: readonly Member[]): readonly Omit<Token, keyof typeof common>[] => {
  const figures = Math.max(1, members.length)
  const shooters = members.filter(({ gear }) =>
    gear.some(({ entry }) => entry.kind === 'tir' && entry.id !== 'couteaux-de-lancer'),
  ).length
  const upTo = (count: number): number => Math.min(mostTokens, count)
  return [
    { look: 'pa', title: 'PA', icon: 'cube', text: 'PA', copies: upTo(3 * figures) },
    { look: 'commandement', title: 'PA de Commandement', icon: 'rally-the-troops', text: 'Com.', copies: 2 },
    { look: 'pv', title: 'Blessure', icon: 'heart-drop', text: '1 PV', copies: upTo(2 * figures) },
    { look: 'pv5', title: 'Cinq blessures', icon: 'bleeding-heart', text: '5 PV', copies: upTo(figures) },
    { look: 'assomme', title: 'Assommé', icon: 'knocked-out-stars', text: 'Assommé', copies: 3 },
    { look: 'mort', title: 'Mort', icon: 'death-skull', text: 'Mort', copies: upTo(figures) },
    { look: 'sentinelle', title: 'Sentinelle', icon: 'watchtower', text: 'Guet', copies: 3 },
    { look: 'concentration', title: 'Concentration', icon: 'meditation', text: '+1', copies: upTo(figures) },
    { look: 'recharger', title: 'Arme à recharger', icon: 'bow-arrow', text: 'Recharge', copies: shooters },
  ]
}

export const tokens = (members: readonly Member[]): readonly DraftPiece[] => [
  ...kinds(members)
    .filter(({ copies }) => copies > 0)
    .map(kind => token({ ...common, ...kind })),
  ...members.flatMap(traps),
  ...members
    .filter(member => castableSpells(member).some(({ id }) => id === 'changeforme'))
    .map(member => ({
      title: `Billet de Changeforme (${displayName(member)})`,
      size: slip,
      copies: 1,
      template: template('slip'),
      data: { owner: displayName(member) },
    })),
]

/** One trap and two lures for each card of the Ranger's: their backs are alike. */
const traps = (member: Member): readonly DraftPiece[] => {
  const rangers = member.classes.filter(({ entry }) => entry.talents.includes('piege')).length
  if (rangers === 0) return []
  const back = { template: common.template, look: 'sous-bois', icon: 'high-grass', text: '' }
  return [
    token({
      ...common,
      look: 'piege',
      title: 'Piège',
      icon: 'wolf-trap',
      text: 'Piège',
      copies: rangers,
      back,
    }),
    token({
      ...common,
      look: 'leurre',
      title: 'Leurre',
      icon: 'leaf-swirl',
      text: 'Leurre',
      copies: 2 * rangers,
      back,
    }),
  ]
}

export const figureStandee = (member: Member, base: number): DraftPiece =>
  standee({
    name: displayName(member),
    portrait: member.figure.portrait,
    emblem: emblemOf(member),
    base,
  })
