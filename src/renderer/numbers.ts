/** Numbers as French writes them: chances, means, and what they count. */
import { texts } from './texts.ts'

const whole = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 })
const two = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 })
const one = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Half a hundredth: below it, a chance would be written 0 % and be thought none. */
const least = 0.005

const bounded = (chance: number, under: (hundredth: string) => string, over: typeof under): string => {
  if (chance > 0 && chance < least) return under(whole.format(0.01))
  if (chance < 1 && chance >= 1 - least) return over(whole.format(0.99))
  return whole.format(chance)
}

/** « 31 % », « < 1 % »: only what cannot be is 0, only what must be is 100. */
export const percent = (chance: number): string =>
  bounded(
    chance,
    hundredth => `<\u00a0${hundredth}`,
    hundredth => `>\u00a0${hundredth}`,
  )

/** The same within a sentence. */
export const percentInWords = (chance: number): string =>
  bounded(chance, texts.duel.lessThan, texts.duel.moreThan)

/** The hundredths alone, under a heading that says what they are. */
export const hundredths = (chance: number): string => percent(chance).replace(/\s*%$/, '').replace(/\s/, '')

export const decimal = (value: number): string => two.format(value)

export const tenths = (value: number): string => one.format(value)

/** « 1,31 point », « 2 points »: from two on it is many. */
export const counted = (
  value: number,
  { one: single, many }: { readonly one: string; readonly many: string },
): string => `${decimal(value)}\u00a0${Math.abs(value) < 2 ? single : many}`
