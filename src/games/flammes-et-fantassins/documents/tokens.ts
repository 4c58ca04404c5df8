/** Small things that lie on the table: the Black Cat, tokens, the slip of the Changeforme, standees, rulers. */
import { pictureOf, type DraftPiece, type Size, type TemplateValue } from '../../../core/index.ts'
import type { Member } from '../resolve.ts'
import { castableSpells, displayName, emblemOf, inch, template } from './shared.ts'

const round = (diameter: number): Size => ({ width: diameter, height: diameter })

const standeeLegend = 'Figurines : pliez au milieu, rabattez les languettes sous le socle.'

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

interface TokenKind {
  readonly id: string
  readonly title: string
  readonly icon: string
  readonly text: string
  readonly copies: number
}

const tokenSize = 20
const slip = { width: 62, height: 24 }

const mostTokens = 40

const kinds = (members: readonly Member[]): readonly TokenKind[] => {
  const figures = Math.max(1, members.length)
  const shooters = members.filter(({ gear }) =>
    gear.some(({ entry }) => entry.kind === 'tir' && entry.id !== 'couteaux-de-lancer'),
  ).length
  const upTo = (count: number): number => Math.min(mostTokens, count)
  return [
    { id: 'pa', title: 'PA', icon: 'cube', text: 'PA', copies: upTo(3 * figures) },
    { id: 'commandement', title: 'PA de Commandement', icon: 'rally-the-troops', text: 'Com.', copies: 2 },
    { id: 'pv', title: 'Blessure', icon: 'heart-drop', text: '1 PV', copies: upTo(2 * figures) },
    { id: 'pv5', title: 'Cinq blessures', icon: 'bleeding-heart', text: '5 PV', copies: upTo(figures) },
    { id: 'assomme', title: 'Assommé', icon: 'knocked-out-stars', text: 'Assommé', copies: 3 },
    { id: 'mort', title: 'Mort', icon: 'death-skull', text: 'Mort', copies: upTo(figures) },
    { id: 'sentinelle', title: 'Sentinelle', icon: 'watchtower', text: 'Guet', copies: 3 },
    { id: 'concentration', title: 'Concentration', icon: 'meditation', text: '+1', copies: upTo(figures) },
    { id: 'recharger', title: 'Arme à recharger', icon: 'bow-arrow', text: 'Recharge', copies: shooters },
  ]
}

export const tokens = (members: readonly Member[]): readonly DraftPiece[] => [
  ...kinds(members)
    .filter(({ copies }) => copies > 0)
    .map(({ id, title, icon, text, copies }) => ({
      title,
      size: round(tokenSize),
      copies,
      template: template('token'),
      data: { id, icon, text },
    })),
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
  const back = { template: template('trap-back'), data: {} }
  const one = (
    title: string,
    data: { readonly [key: string]: TemplateValue },
    copies: number,
  ): DraftPiece => ({
    title,
    size: round(tokenSize),
    copies,
    template: template('token'),
    data,
    back,
  })
  return [
    one('Piège', { id: 'piege', icon: 'wolf-trap', text: 'Piège' }, rangers),
    one('Leurre', { id: 'leurre', icon: 'leaf-swirl', text: 'Leurre' }, 2 * rangers),
  ]
}

/** Front and back over one another, folded at the top, each with a tab for the base. */
export const standee = (member: Member, base: number): DraftPiece => {
  const width = base + 6
  const height = Math.round(base * 1.9)
  return {
    title: displayName(member),
    copies: 1,
    legend: standeeLegend,
    size: { width, height: 2 * (height + base / 2) },
    template: template('standee'),
    data: {
      name: displayName(member),
      portrait: pictureOf(member.figure.portrait),
      emblem: emblemOf(member),
      tab: base / 2,
    },
  }
}

const rulerPart = (from: number): DraftPiece => ({
  title: `Réglette, pouces ${from} à ${from + 6}`,
  copies: 1,
  size: { width: 6 * inch + (from === 0 ? 12 : 0), height: 22 },
  template: template('ruler'),
  data: {
    tab: from === 0,
    inches: Array.from({ length: 6 }, (_, index) => from + index + 1),
    half: Array.from({ length: 12 }, (_, index) => index),
  },
})

const disc = (radius: number): DraftPiece => ({
  title: `Gabarit de ${radius} pouces`,
  size: round(2 * radius * inch),
  copies: 1,
  template: template('disc'),
  data: { radius, quarter: false, uses: discUses[radius] ?? '' },
})

/** Too wide for the paper: a quarter, turned about its corner. */
const quarter = (radius: number): DraftPiece => ({
  title: `Quart de gabarit de ${radius} pouces`,
  size: round(radius * inch),
  copies: 1,
  template: template('disc'),
  data: { radius, quarter: true, uses: discUses[radius] ?? '' },
})

const discUses: Readonly<Record<number, string>> = {
  2: 'Bombe, pion de Piège',
  3: 'Boule de feu, Cercle de Protection',
  4: 'Silence, Soin des foules, Toile d’araignée',
  6: 'Terreur, Éclair',
}

export const rulers = (): readonly DraftPiece[] => [
  rulerPart(0),
  rulerPart(6),
  {
    title: 'Jauge d’engagement',
    size: { width: inch, height: 88 },
    copies: 2,
    template: template('gauge'),
    data: {},
  },
  disc(2),
  disc(3),
  quarter(4),
  quarter(6),
]
