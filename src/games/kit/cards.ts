/** Cards: one frame for all, with a head, facts, a text, its owner and a row of numbers; and backs that tell nothing. */
import type { Face } from '../../core/index.ts'

/** A line of the card's head: « Cible : un ennemi ». */
export interface CardFact {
  readonly label: string
  readonly value: string
  /** What stands in bold behind it. */
  readonly strong?: string | undefined
}

/** One of the numbers at the foot; one without a label is a line of its own. */
export interface CardNumber {
  readonly label?: string
  readonly value: string
}

export interface CardWords {
  /** A template of the game's own, so that a player may change this kind of card alone. */
  readonly template?: string
  /** A class of the style sheet: its domain, its faction, its kind. */
  readonly look: string
  readonly title: string
  readonly kind: string
  readonly icon: string
  /** Ornaments: around the icon, above the text, under it. */
  readonly ring: string
  readonly rule?: string
  readonly tail: string
  /** On the pennon at the right of the title. */
  readonly level?: string | undefined
  readonly facts: readonly CardFact[]
  readonly paragraphs: readonly string[]
  readonly owner?: string
  readonly numbers?: readonly CardNumber[]
}

/** A line or two look better centred than justified behind a capital. */
const shortest = 56

const isShort = (paragraphs: readonly string[]): boolean =>
  paragraphs.length === 1 && (paragraphs[0] ?? '').length < shortest

export const cardFace = (card: CardWords): Face => {
  const { look, title, kind, icon, ring, rule = 'fleuron', tail, level, paragraphs, owner = '' } = card
  return {
    template: card.template ?? 'shared/card',
    data: {
      look,
      title,
      kind,
      icon,
      ring,
      rule,
      tail,
      level: level ?? null,
      facts: card.facts.map(({ label, value, strong }) => ({ label, value, strong: strong ?? null })),
      paragraphs,
      short: isShort(paragraphs),
      owner,
      cells: (card.numbers ?? []).map(({ label, value }) => ({ label: label ?? null, value })),
    },
  }
}

export interface CardBack {
  readonly template?: string
  readonly look: string
  /** What stands in the middle: an icon, or a mark of a letter or two. */
  readonly icon?: string
  readonly mark?: string
  /** Told apart by its shape too. */
  readonly diamond?: boolean
}

export const cardBack = ({ template, look, icon, mark = '', diamond = false }: CardBack): Face => ({
  template: template ?? 'shared/card-back',
  data: { look, icon: icon ?? null, mark, diamond, lattice: 'treillis' },
})
