/**
 * Numbers as French writes them, and as drawings do. The platform's own formatter takes longer to open than a band to be
 * checked.
 */
import { NARROW, NBSP } from './french.ts'

interface Places {
  readonly most: number
  readonly least?: number
}

/** « 1,5 », « 1 234,56 »: so many decimals at most, two where nothing is said; never fewer than the least. */
export const inDecimals = (value: number, { most, least = 0 }: Places = { most: 2 }): string =>
  written(value, 0, most, least)

/** « 12,5 % » of 0.125: none where nothing is said. */
export const inPercent = (chance: number, { most, least = 0 }: Places = { most: 0 }): string =>
  `${written(chance, 2, most, least)}${NBSP}%`

/** Rounded as it is read: 1.005 has a 5 at its end, whatever the machine holds. */
const written = (value: number, shift: number, most: number, least: number): string => {
  const [mantissa = '', exponent = '0'] = Math.abs(value).toExponential().split('e')
  const digits = mantissa.replace('.', '')
  /** How many digits stand left of where it is rounded. */
  const kept = Number(exponent) + 1 + shift + most
  const whole = BigInt(kept > 0 ? digits.slice(0, kept).padEnd(kept, '0') : 0)
  const rounded = whole + (kept >= 0 && (digits[kept] ?? '0') >= '5' ? 1n : 0n)
  const text = rounded.toString().padStart(most + 1, '0')
  const units = text.slice(0, text.length - most).replace(/\B(?=(?:\d{3})+$)/g, NARROW)
  const all = text.slice(text.length - most)
  const decimals = all.slice(0, Math.max(least, all.replace(/0+$/, '').length))
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  return `${sign}${units}${decimals === '' ? '' : `,${decimals}`}`
}

/** What stands behind the point: « .05 » of five hundredths. */
const fractionOf = (part: number, places: number): string =>
  part === 0 ? '' : `.${String(part).padStart(places, '0').replace(/0+$/, '')}`

/** Of so many parts, each written once. */
const behindPoint: Readonly<Record<100 | 1000, { readonly places: number; readonly known: string[] }>> = {
  100: { places: 2, known: [] },
  1000: { places: 3, known: [] },
}

/** As drawings and printed pages write it, in so many parts of one. Put together of whole numbers: half as long to write. */
export const inParts = (value: number, parts: keyof typeof behindPoint): string => {
  const rounded = Math.round(value * parts)
  if (!(Math.abs(rounded) < mostInParts)) return String(rounded / parts)
  const units = Math.trunc(rounded / parts)
  const rest = rounded - units * parts
  const { places, known } = behindPoint[parts]
  const behind = (known[Math.abs(rest)] ??= fractionOf(Math.abs(rest), places))
  return units === 0 && rest < 0 ? `-0${behind}` : `${units}${behind}`
}

const mostInParts = 2 ** 31
