/** A page of boxes with their places in points: what paint draws, and what nobody measures again. */
import type { MarkupElement } from '../markup/tree.ts'
import type { Style } from '../style/style.ts'
import type { LaidDrawing } from './drawing.ts'
import type { TextBlock } from '../text/block.ts'
import type { Ornament } from '../vocabulary/resources.ts'

export interface Box {
  /** From the parent's corner. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly style: Style
  readonly element: MarkupElement
  readonly content: BoxContent | undefined
  readonly children: readonly Box[]
}

export type BoxContent =
  | { readonly kind: 'text'; readonly x: number; readonly y: number; readonly block: TextBlock }
  | { readonly kind: 'icon'; readonly ornament: Ornament }
  | { readonly kind: 'image'; readonly source: string }
  | { readonly kind: 'drawing'; readonly drawing: LaidDrawing }
