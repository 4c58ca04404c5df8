/** Values of the style sheets: lengths, colours, gradients, words. Everything ends in points. */
import { fail, type Place } from '../fault.ts'

export type Dimension = number | `${number}%` | 'auto'

export type Colour = readonly [red: number, green: number, blue: number]

export interface Gradient {
  /** Degrees, clockwise from « to the top ». */
  readonly angle: number
  readonly stops: readonly { readonly at: number; readonly colour: Colour }[]
}

export type Fill = Colour | Gradient | undefined

export const isGradient = (fill: Fill): fill is Gradient => fill !== undefined && 'stops' in fill

export const mm = 72 / 25.4

const units: Readonly<Record<string, number>> = { pt: 1, mm, cm: mm * 10, in: 72, px: 0.75 }

/** What a value is read against: an em, and the place to blame. */
export interface Reading {
  readonly em: number
  readonly place: Place | undefined
  readonly property: string
}

const refuse = (value: string, expected: string, { place, property }: Reading): never =>
  fail('value', `${property}: ${value} ne se lit pas ; écrivez ${expected}.`, place)

export const length = (value: string, reading: Reading): number => {
  if (value === '0') return 0
  const [, amount = '', unit = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+))([a-z]+)$/.exec(value) ?? []
  const scale = unit === 'em' ? reading.em : units[unit]
  return scale === undefined || amount === ''
    ? refuse(value, 'une longueur en mm, cm, in, pt ou em', reading)
    : Number(amount) * scale
}

export const dimension = (value: string, reading: Reading): Dimension => {
  if (value === 'auto') return 'auto'
  const [, percent] = /^(-?(?:\d+\.?\d*|\.\d+))%$/.exec(value) ?? []
  return percent === undefined ? length(value, reading) : `${Number(percent)}%`
}

export const number = (value: string, reading: Reading): number => {
  const parsed = Number(value)
  return value.trim() !== '' && Number.isFinite(parsed) ? parsed : refuse(value, 'un nombre', reading)
}

export const oneOf =
  <T extends string>(...words: readonly T[]) =>
  (value: string, reading: Reading): T =>
    words.find(word => word === value) ?? refuse(value, words.join(', '), reading)

const named: Readonly<Record<string, Colour>> = { black: [0, 0, 0], white: [1, 1, 1] }

export const colour = (value: string, reading: Reading): Colour => {
  const known = named[value]
  if (known) return known
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value) ?? []
  if (digits === '') return refuse(value, 'une couleur comme #7a1f1f, black, white', reading)
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = pairs.map(pair => Number.parseInt(pair, 16) / 255)
  return [red, green, blue]
}

export const optionalColour = (value: string, reading: Reading): Colour | undefined =>
  value === 'none' || value === 'transparent' ? undefined : colour(value, reading)

const sides: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 }

export const fill = (value: string, reading: Reading): Fill => {
  const [, inside] = /^linear-gradient\((.*)\)$/s.exec(value) ?? []
  if (inside === undefined) return optionalColour(value, reading)
  const parts = splitTop(inside, ',')
  const [first = ''] = parts
  const [, degrees] = /^(-?[\d.]+)deg$/.exec(first) ?? []
  const [, side = ''] = /^to (\w+)$/.exec(first) ?? []
  const angle = degrees === undefined ? sides[side] : Number(degrees)
  const colours = angle === undefined ? parts : parts.slice(1)
  if (colours.length < 2) return refuse(value, 'linear-gradient(to bottom, #fff, #ddd)', reading)
  const stops = colours.map((stop, index) => {
    const [name = '', place] = stop.split(' ')
    const at = place ? Number(place.replace('%', '')) / 100 : index / (colours.length - 1)
    return { at: Number.isFinite(at) ? at : 0, colour: colour(name, reading) }
  })
  return { angle: angle ?? 180, stops }
}

/** Splits at a character that stands outside parentheses. */
export const splitTop = (value: string, separator: string): readonly string[] => {
  const parts: string[] = []
  let [depth, part] = [0, '']
  for (const char of value) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (depth === 0 && (separator === ' ' ? /\s/.test(char) : char === separator)) {
      if (part.trim() !== '') parts.push(part.trim())
      part = ''
    } else part += char
  }
  if (part.trim() !== '') parts.push(part.trim())
  return parts
}
