/** Round tokens: an icon or a number, with a word or without. */
import type { DraftPiece, Face } from '../../core/index.ts'
import { round } from './sizes.ts'

export interface TokenWords {
  readonly template?: string
  /** A class of the style sheet, which gives it its ink. */
  readonly look: string
  readonly icon?: string
  /** Large, in the place of an icon: a number or a letter. */
  readonly mark?: string
  /** Nothing for an icon or a mark alone. */
  readonly text: string
}

export const tokenFace = ({ template, look, icon = '', mark = '', text }: TokenWords): Face => ({
  template: template ?? 'shared/token',
  data: { look, icon, mark, text },
})

export interface Token extends TokenWords {
  readonly title: string
  readonly diameter: number
  readonly copies: number
  readonly back?: TokenWords
}

export const token = ({ title, diameter, copies, back, ...words }: Token): DraftPiece => ({
  title,
  size: round(diameter),
  copies,
  ...tokenFace(words),
  ...(back && { back: tokenFace(back) }),
})
