/** What layout has at hand: what text has, the engine that places boxes, and the shape of what is drawn whole. */
import type { Config, Yoga } from 'yoga-layout/load'
import type { Drawing } from '../../core/index.ts'
import type { MarkupElement } from '../markup/tree.ts'
import type { TextScale } from '../style/scales.ts'
import type { StandingTexts, TrialContext } from '../text/standing.ts'

export interface LayoutContext extends TrialContext {
  /** What was set of the face before. */
  readonly texts: StandingTexts
  readonly yoga: Yoga
  readonly config: Config
  /** What a template's <drawing> shows: in one size, or in several, the smallest first. */
  readonly drawing: (element: MarkupElement) => readonly Drawing[]
  /** Whether ornaments that give way have left their place to the text. */
  readonly bare: boolean
  /** How large its letters are. */
  readonly letters: TextScale
  /** Width over height of an icon or a picture. */
  readonly ratioOf: (element: MarkupElement) => number
}
