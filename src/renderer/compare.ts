/** Of what a game compares, that which tells members apart, and who has the best of it. */
import type { Measure, Measured } from '../core/index.ts'

/** What is the same for all needs no picture. */
export const telling = (measures: readonly Measure[]): readonly Measure[] =>
  measures.filter(({ values }) => new Set(values.map(({ value }) => value)).size > 1)

export const isBest = ({ better, values }: Measure, { value }: Measured): boolean => {
  const all = values.map(one => one.value)
  if (better === 'none') return false
  return value === (better === 'more' ? Math.max(...all) : Math.min(...all))
}
