/** Papers, and where backs go. */
import type { Size } from '../../core/index.ts'

export const backModes = ['long-edge', 'short-edge', 'fold', 'separate', 'none'] as const
export type BackMode = (typeof backModes)[number]

export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size>>
export type PaperId = keyof typeof papers
