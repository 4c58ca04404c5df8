/** How the charts of this game write their numbers. */
import type { Series } from '../../../core/index.ts'

/** In hundredths, where a heading says so: two bars side by side have no room for more. */
export const hundredths = (chance: number): string => {
  if (chance > 0 && chance < 0.005) return '<1'
  return chance < 1 && chance > 0.995 ? '>99' : `${Math.round(chance * 100)}`
}

export const series = (label: string, tone: Series['tone'], values: readonly number[]): Series => ({
  label,
  tone,
  values,
  words: values.map(hundredths),
})
