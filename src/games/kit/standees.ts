/** Figures of cardboard: front and back over one another, folded at the top, each with a tab for the base. */
import { pictureOf, type DraftPiece } from '../../core/index.ts'

export const standeeLegend = 'Figurines : pliez au milieu, rabattez les languettes sous le socle.'

export interface Standee {
  readonly name: string
  readonly portrait: string | undefined
  /** Cut round: a medallion. */
  readonly round?: boolean
  /** Worn where there is no portrait. */
  readonly emblem: string
  /** A class of its theme, for its ink. */
  readonly look?: string
  /** Millimetres. */
  readonly base: number
  readonly copies?: number
}

export const standee = ({
  name,
  portrait,
  round = false,
  emblem,
  look = '',
  base,
  copies = 1,
}: Standee): DraftPiece => ({
  title: name,
  copies,
  legend: standeeLegend,
  size: { width: base + 6, height: 2 * (Math.round(base * 1.9) + base / 2) },
  template: 'shared/standee',
  data: {
    look,
    name,
    portrait: pictureOf(portrait),
    shape: round ? 'medallion' : '',
    emblem,
    tab: base / 2,
  },
})
