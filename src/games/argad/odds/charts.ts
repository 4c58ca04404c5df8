/** How the charts of this game write their numbers. */
import type { Series } from '../../../core/index.ts'

const percents = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 })
const decimals = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 })

export const percent = (chance: number): string => percents.format(chance)
export const decimal = (value: number): string => decimals.format(value)

export const series = (label: string, tone: Series['tone'], values: readonly number[]): Series => ({
  label,
  tone,
  values,
  words: values.map(percent),
})
