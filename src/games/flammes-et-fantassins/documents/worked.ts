/** Lines of the catalogue with a figure's own numbers in them. */
import { signed } from '../../../core/index.ts'
import type { FigureStats } from '../derive.ts'

/** The figure's own numbers in the place of what a line calls them. */
export const worked = (line: string, { scores, dep }: FigureStats): string => {
  const numbers: Readonly<Record<string, string>> = {
    effet: scores.sag === 0 ? '1D6' : `1D6\u00a0${signed(scores.sag)}`,
    int: signed(scores.int),
    sag: signed(scores.sag),
    'sag+1': signed(scores.sag + 1),
    cha: signed(scores.cha),
    dex: signed(scores.dex),
    dep: `${dep}`,
    '2dep': `${2 * dep}`,
  }
  return tied(line.replace(/\{([^}]+)\}/g, (whole, name: string) => numbers[name] ?? whole))
}

/** A number stays on the line of the word that it belongs to. */
export const tied = (line: string): string => line.replace(/ (?=[+-]?\d)/g, '\u00a0')
