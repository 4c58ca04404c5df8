/**
 * Cards: a head that is the same on all, facts as signs with numbers, a middle that breathes, the numbers of its owner at
 * the foot; and backs that tell nothing. They are laid out about as large as a poker card and enlarged to their format.
 */
import type { Drawing, Face, Size } from '../../core/index.ts'
import { numbersFirst } from './emphasis.ts'
import { circle, drawn, filled, lozenge, onceFor, ornament, rounded, stepsOf } from './pen.ts'

/** One of the cells under the head: signs, what they count, and what that is. */
export interface CardCell {
  readonly signs: readonly string[]
  readonly value?: string | undefined
  readonly says: string
  /** Its signs say it all: the words are left out where there is little room. */
  readonly plain?: boolean
}

/** One of the numbers at the foot. */
export interface CardNumber {
  readonly label: string
  readonly value: string
}

/** What stands in the middle, and how it is set off: the ornament in all its heights, the smallest first. */
export interface CardHero {
  readonly icon: string
  /** Said in its place, where the card comes down to one number. */
  readonly number?: CardNumber | undefined
  readonly ornament?: readonly Drawing[]
  /** The same as cut in wood, for a theme that wants it. */
  readonly cut?: readonly Drawing[]
}

export type CardBadge =
  /** A level, a rank: told apart by its shape too. */
  { readonly mark: string; readonly diamond?: boolean } | { readonly ring: string; readonly icon: string }

export interface CardWords {
  /** A template of the game's own, so that a player may change this kind of card alone. */
  readonly template?: string
  /** A class of the style sheet: its domain, its faction, its kind. */
  readonly look: string
  readonly title: string
  readonly kind: string
  /** What kind of that kind, where there is room to say it. */
  readonly sort?: string
  readonly badge: CardBadge
  readonly cells: readonly CardCell[]
  readonly hero: CardHero
  /** As large as the card is laid out; a plain rule where there is none. */
  readonly frame?: Drawing
  readonly cutFrame?: Drawing
  /** What the cells cannot say in a word or two. */
  readonly aim?: string | undefined
  /** What they say, as a sentence: printed where there is no room for their words. */
  readonly inWords?: string | undefined
  readonly paragraphs: readonly string[]
  /** What may be done with it out of turn, in a box of its own with its own price. */
  readonly reaction?:
    | {
        readonly sign: string
        readonly title: string
        /** A sign, and what it counts. */
        readonly price: string
        readonly cost: string
        readonly text: string
      }
    | undefined
  readonly owner?: string
  readonly numbers?: readonly CardNumber[]
  /** Said above a box to tick, where the card is used up. */
  readonly tick?: string | undefined
}

/** How a format is laid out: in which size, and how many times it is enlarged then. */
export interface CardFormat {
  readonly zoom: number
  readonly laid: Size
}

const usual: Size = { width: 63, height: 88 }

/** On a larger card everything grows; on a smaller one letters shrink less than the card does. */
export const cardFormat = ({ width, height }: Size): CardFormat => {
  const scale = Math.min(width / usual.width, height / usual.height)
  const zoom = scale < 1 ? Math.sqrt(scale) : scale
  return { zoom, laid: { width: width / zoom, height: height / zoom } }
}

/** From the edge of a card to its text. */
const margin = 7

export const textWidth = ({ laid }: CardFormat): number => laid.width - 2 * margin

/** A line or two look better centred. */
const shortest = 56

const isShort = (paragraphs: readonly string[]): boolean =>
  paragraphs.length === 1 && (paragraphs[0] ?? '').length < shortest

/** Letters that have no room on one line at a size worth reading, beside a badge. */
const longTitle = ({ width }: Size): number => Math.round((width - 2 * margin - badge) / 1.95)
const badge = 12

const plainFrame = onceFor(size =>
  ornament(
    size,
    drawn(0.36, [rounded({ ...size, by: 2.6 }, 1.6)]),
    drawn(0.18, [rounded({ ...size, by: 3.7 }, 1)]),
  ),
)

/** As high as its letters: it grows and shrinks with its box. */
const figure = ({ label, value }: CardNumber): Drawing => {
  const [size, small] = [9.4, 4]
  const width = Math.max(0.6 * size * value.length, 0.66 * small * label.length)
  const common = { kind: 'text', anchor: 'middle', bold: true, role: 'accent', most: width } as const
  return {
    width,
    height: 12,
    says: `${value} ${label}`,
    marks: [
      { ...common, text: value, at: { x: width / 2, y: 6.8 }, size },
      { ...common, text: label, at: { x: width / 2, y: 11.6 }, size: small },
    ],
  }
}

export const cardFace = (card: CardWords, { laid }: CardFormat): Face => {
  const { look, title, kind, badge, cells, hero, aim, paragraphs, owner = '', numbers = [], tick } = card
  const { ornament: around = [], cut = around, number } = hero
  const { frame = plainFrame(laid) } = card
  return {
    template: card.template ?? 'shared/card',
    data: {
      look,
      title,
      long: title.length > longTitle(laid),
      kind,
      sort: card.sort ?? null,
      level: 'mark' in badge ? { mark: badge.mark, diamond: badge.diamond ?? false } : null,
      medal: 'ring' in badge ? { ring: badge.ring, icon: badge.icon } : null,
      cells: cells.map(({ signs, value, says, plain = false }) => ({
        signs,
        value: value ?? null,
        says,
        plain,
      })),
      frame: { drawing: frame },
      cutFrame: { drawing: card.cutFrame ?? frame },
      hero: {
        ornament: around.length > 0 ? { drawing: around } : null,
        cut: cut.length > 0 ? { drawing: cut } : null,
        number: number ? { drawing: figure(number) } : null,
        icon: hero.icon,
      },
      aim: aim ?? null,
      inWords: card.inWords ?? null,
      crowded: cells.length > 3,
      paragraphs: paragraphs.map(text => ({ said: numbersFirst(text).map(part => ({ ...part })) })),
      reaction: card.reaction
        ? { ...card.reaction, said: numbersFirst(card.reaction.text).map(part => ({ ...part })) }
        : null,
      short: isShort(paragraphs) && aim === undefined,
      owner,
      numbers: numbers.map(({ label, value }) => ({ label, value })),
      tick: tick ?? null,
    },
  }
}

export interface CardBack {
  readonly template?: string
  readonly look: string
  /** As large as the card is laid out: the same when it is turned about. */
  readonly drawing: Drawing
  readonly frame?: Drawing
  readonly cutFrame?: Drawing
}

export const cardBack = ({
  template,
  look,
  drawing,
  frame = plainFrame(drawing),
  cutFrame = frame,
}: CardBack): Face => ({
  template: template ?? 'shared/card-back',
  data: { look, drawing: { drawing }, frame: { drawing: frame }, cutFrame: { drawing: cutFrame } },
})

/** From the edge to the pattern, and how far apart its lozenges stand, or nearly: a whole number of them each way. */
const [inset, apart] = [5.6, 6]

/** For a game that draws no backs of its own: a trellis with an icon in its window. */
export const iconBack = (icon: string, { laid }: CardFormat): Drawing => {
  const { width, height } = laid
  const columns = stepsOf(inset, width - inset, apart)
  const rows = stepsOf(inset, height - inset, apart)
  const [across = 0, down = 0] = [columns, rows].map(places => ((places[1] ?? 0) - (places[0] ?? 0)) / 2)
  const fields = rows
    .slice(1)
    .flatMap(y => columns.slice(1).map(x => lozenge(x - across, y - down, across, down)))
  const disc = (radius: number): string => circle(width / 2, height / 2, radius)
  return ornament(
    laid,
    drawn(0.26, fields),
    filled([disc(16.2)], 'paper'),
    drawn(0.55, [disc(14.6)]),
    drawn(0.2, [disc(13.4)]),
    [
      {
        kind: 'icon',
        name: icon,
        at: { x: width / 2 - 9, y: height / 2 - 9 },
        width: 18,
        height: 18,
        role: 'accent',
      },
    ],
  )
}
