/** What layout has at hand: what text has, the engine that places boxes, and the shape of what is drawn whole. */
import type { Config, Yoga } from 'yoga-layout/load'
import type { MarkupElement } from '../markup/tree.ts'
import type { TextContext } from '../text/tokens.ts'

export interface LayoutContext extends TextContext {
  readonly yoga: Yoga
  readonly config: Config
  /** Width over height of an icon or a picture. */
  readonly ratioOf: (element: MarkupElement) => number
}
