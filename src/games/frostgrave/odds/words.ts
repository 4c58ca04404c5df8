/** Chances and means as they are written. */
const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 })
const decimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 })

export const inPercent = (chance: number): string => percent.format(chance)
/** Where there is little room. */
export const inWholePercent = (chance: number): string => whole.format(chance)
export const inDecimals = (mean: number): string => decimal.format(mean)
