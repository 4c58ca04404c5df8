/** What lies on the table, round and stitched: orders, flames, poison and wounds of a band; what both players share. */
import type { DraftPiece, Face } from '../../../core/index.ts'
import { round, sum } from '../../kit/index.ts'
import { dicePerToken, millimetresPerSquare, orderTokens, tokens as entries } from '../catalog/index.ts'
import { seal, type Look } from '../drawings/frames.ts'
import type { Member } from '../resolve.ts'
import { template } from './shared.ts'

/** Millimetres: those that lie beside a figure, on its card, in a square of their own, in a player's hand. */
export const diameters = { order: 22, state: 18, square: millimetresPerSquare, first: 36 } as const

interface Words {
  readonly look: Look | 'noir'
  readonly icon?: string
  readonly mark?: string
  readonly text: string
}

/** Of a word that stays within the hem. */
const mostLetters = 8

const face = ({ look, icon = '', mark = '', text }: Words, diameter: number, seed: string): Face => ({
  template: template('token'),
  data: {
    look,
    icon,
    mark,
    text,
    small: diameter <= diameters.state || text.length > mostLetters,
    seal: { drawing: seal(diameter, seed) },
  },
})

interface Stitched extends Words {
  readonly title: string
  readonly diameter: number
  readonly copies: number
  readonly back?: Words
}

const stitched = ({ title, diameter, copies, back, ...words }: Stitched): DraftPiece => ({
  title,
  size: round(diameter),
  copies,
  ...face(words, diameter, title),
  ...(back && { back: face(back, diameter, `${title}/verso`) }),
})

/** A player's own order tokens are known by their sign, and not by their ink alone. */
export const orderSigns = {
  gland: { label: 'Glands', icon: 'gland', look: 'mousse' },
  champignon: { label: 'Champignons', icon: 'champignon', look: 'nuit' },
  etoile: { label: 'Étoiles', icon: 'round-star', look: 'baie' },
  feuille: { label: 'Feuilles', icon: 'three-leaves', look: 'miel' },
} as const
export type OrderSign = keyof typeof orderSigns

export const isOrderSign = (value: unknown): value is OrderSign =>
  typeof value === 'string' && value in orderSigns

const spareOf = (id: (typeof entries)[number]['id']): number =>
  entries.find(entry => entry.id === id)?.spare ?? 0

/** More than that are never needed at once. */
const most = 20

/** What the figures of a band hand out in a turn, each activated twice; and never fewer than a handful. */
const given = (members: readonly Member[], keyword: 'flammes' | 'poison'): number => {
  const handed = members.map(({ count, actions }) => {
    const values = actions.flatMap(action =>
      action.keywords.flatMap(({ entry, value }) => (entry.id === keyword ? [value ?? 1] : [])),
    )
    return 2 * count * Math.max(0, ...values)
  })
  return Math.min(
    most,
    Math.max(
      spareOf(keyword),
      handed.reduce((sum, each) => sum + each, 0),
    ),
  )
}

export const tokens = (members: readonly Member[], sign: OrderSign): readonly DraftPiece[] => {
  const figures = sum(members, ({ count }) => count)
  const { icon, look } = orderSigns[sign]
  const dice: Words = { look, icon: 'de-quatre', text: `+${dicePerToken} dés` }
  const { order, state } = diameters
  return [
    stitched({
      title: 'Jeton d’ordre',
      diameter: order,
      copies: orderTokens,
      look,
      icon,
      text: 'Ordre',
      back: dice,
    }),
    stitched({
      title: 'Jeton d’ordre gagné',
      diameter: order,
      copies: spareOf('ordre'),
      look,
      icon,
      text: 'En plus',
      back: dice,
    }),
    stitched({
      title: 'Flammes',
      diameter: state,
      copies: given(members, 'flammes'),
      look: 'baie',
      icon: 'small-fire',
      text: 'Flamme',
    }),
    stitched({
      title: 'Poison',
      diameter: state,
      copies: given(members, 'poison'),
      look: 'miel',
      icon: 'poison-bottle',
      text: 'Poison',
    }),
    stitched({
      title: 'Bobo',
      diameter: state,
      copies: Math.min(most, Math.max(6, 2 * figures)),
      look: 'nuit',
      icon: 'bandage-roll',
      text: 'Bobo',
    }),
    stitched({
      title: 'Cinq bobos',
      diameter: state,
      copies: Math.min(most, Math.max(2, figures)),
      look: 'nuit',
      mark: '5',
      text: 'bobos',
    }),
  ]
}

/** Two lairs that nobody takes for one another. */
const lairs = [
  { look: 'miel', icon: 'family-house' },
  { look: 'nuit', icon: 'mushroom-house' },
] as const

const objectives = 4

export const tableTokens = (): readonly DraftPiece[] => [
  stitched({
    title: 'Premier joueur',
    diameter: diameters.first,
    copies: 1,
    look: 'mousse',
    icon: 'crown',
    text: 'À moi d’abord !',
    back: { look: 'mousse', icon: 'crown', text: 'À moi d’abord !' },
  }),
  ...lairs.map((lair, index) =>
    stitched({
      title: `Repaire ${index + 1}`,
      diameter: diameters.square,
      copies: 1,
      text: 'Repaire',
      ...lair,
    }),
  ),
  ...Array.from({ length: objectives }, (_, index) =>
    stitched({
      title: `Objectif ${index + 1}`,
      diameter: diameters.square,
      copies: 1,
      look: 'baie',
      icon: 'round-star',
      text: `Objectif ${index + 1}`,
    }),
  ),
  stitched({
    title: 'Déjà pillé',
    diameter: diameters.order,
    copies: lairs.length,
    look: 'noir',
    icon: 'robber',
    text: 'Déjà pillé',
  }),
]
