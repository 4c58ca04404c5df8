/** Whose each sheet of an evening is: its pile, or nobody's, as the page to cut by. */
import type { EveningWork } from '../../app/bridge.ts'
import type { Report } from '../../app/press-words.ts'

/** One for each sheet of paper, in their order. */
export const ownersOf = (
  { sheets }: Pick<Report, 'sheets'>,
  { piles }: EveningWork,
  nobody: string,
): readonly string[] =>
  sheets.flatMap(({ side, page }) =>
    side === 'front' ? [piles.find(({ first, last }) => page >= first && page <= last)?.title ?? nobody] : [],
  )
