/** What faces are laid out with: the templates, styles and fonts of one look, kept warm. */
import type { Config, Yoga } from 'yoga-layout/load'
import type { Drawing, Prose } from '../../core/index.ts'
import type { Styler } from '../style/cascade.ts'
import type { TextScale } from '../style/scales.ts'
import type { TemplateEngine } from '../template/template.ts'
import type { FontBook } from '../text/fonts.ts'
import type { Ornament } from '../vocabulary/resources.ts'

export interface Workshop {
  /** How many times larger than it is laid out all is drawn. */
  readonly zoom: number
  /** What its game calls by that name. */
  readonly ornament: (name: string) => Ornament | undefined
  readonly templates: TemplateEngine
  readonly styler: Styler
  readonly fonts: FontBook
  readonly yoga: Yoga
  readonly config: Config
  /** Classes of the root: theme, ink, text. */
  readonly modes: readonly string[]
  readonly imageRatio: (source: string) => number
  /** In all its sizes. */
  readonly drawing: (name: string) => readonly Drawing[] | undefined
  readonly prose: (name: string) => Prose | undefined
  readonly letters: TextScale
  /** Called at each card that is laid out. */
  readonly alive: () => void
}
