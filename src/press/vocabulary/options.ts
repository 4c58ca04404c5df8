/** Papers, and where backs go. */
import type { Size } from '../../core/index.ts'

export const backModes = ['long-edge', 'short-edge', 'fold', 'separate', 'none'] as const
export type BackMode = (typeof backModes)[number]

/** A paper is one line here: the studio and the command line offer it by its name. */
export const papers = {
  a4: { label: 'A4', width: 210, height: 297 },
  letter: { label: 'Letter', width: 215.9, height: 279.4 },
} as const satisfies Readonly<Record<string, Size & { readonly label: string }>>
export type PaperId = keyof typeof papers
