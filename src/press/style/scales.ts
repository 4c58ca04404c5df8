/** How large text is set for whom. */
import type { TextMode } from '../vocabulary/job.ts'

export interface TextScale {
  /** Every size is multiplied by this. */
  readonly scale: number
  /** No text is set smaller, in points. */
  readonly least: number
}

/** What a wished size comes to. */
export const sized = (size: number, { scale, least }: TextScale): number => Math.max(least, size * scale)

export const textScales: Readonly<Record<TextMode, TextScale>> = {
  normal: { scale: 1, least: 7 },
  large: { scale: 1.22, least: 8.5 },
  dyslexia: { scale: 1.02, least: 7.5 },
}
