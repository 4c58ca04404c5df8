/** Values of the style sheets: lengths, colours, gradients, words. Everything ends in points. */
import { short } from '../../core/index.ts'
import { fail, type Place } from '../vocabulary/fault.ts'

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

const units: Readonly<Record<string, number>> = { pt: 1, mm, cm: mm * 10, in: 72 }
/** Of screens, and of no paper: told in points. */
const pixel = 0.75

/** What a value is read against: an em, and the place to blame. */
export interface Reading {
  readonly em: number
  readonly place: Place | undefined
  readonly property: string
}

export const refuse = (value: string, expected: string, { place, property }: Reading): never =>
  fail('value', `${property}: ${short(value, 60) || '(rien)'} ne se lit pas ; écrivez ${expected}.`, place)

/** The longest of ours has sixty characters; to read one takes longer than its length alone. */
const mostCharacters = 2000

export const checkLength = (value: string, place: Place | undefined): void => {
  if (value.length > mostCharacters)
    fail(
      'value-long',
      `${short(value, 40)} dépasse ${mostCharacters} caractères : raccourcissez cette valeur.`,
      place,
    )
}

/** What a number may come to, whatever its sign. */
export interface Bounds {
  readonly most: number
  readonly told: string
}

/** Refuses what no sheet of paper can hold: it would be written into the PDF as it stands. */
export const within = (amount: number, value: string, { most, told }: Bounds, reading: Reading): number =>
  Math.abs(amount) <= most
    ? amount
    : fail(
        'value-absurd',
        `${reading.property}: ${short(value, 60)} est hors de toute mesure ; écrivez ${told}.`,
        reading.place,
      )

/** Two hundred inches, the largest page that PDF has. */
const lengthBounds: Bounds = { most: 14_400, told: 'une longueur de moins de cinq mètres' }
const shareBounds: Bounds = { most: 10_000, told: 'moins de 10000%' }
const numberBounds: Bounds = { most: 10_000, told: 'un nombre de moins de 10000' }
const angleBounds: Bounds = { most: 3600, told: 'un angle de moins de 3600deg' }

export type Read<T> = (value: string, reading: Reading) => T

const lengths = 'une longueur en mm, cm, in, pt ou em'

export const length: Read<number> = (value, reading) => {
  if (value === '0') return 0
  const [, amount = '', unit = ''] = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+))([a-z]+)$/.exec(value) ?? []
  const scale = unit === 'em' ? reading.em : units[unit]
  if (scale !== undefined && amount !== '')
    return within(Number(amount) * scale, value, lengthBounds, reading)
  return refuse(value, unit === 'px' ? `${Number(amount) * pixel}pt` : lengths, reading)
}

/** A length, or a share of the parent. */
export const share: Read<number | `${number}%`> = (value, reading) => {
  const [, percent] = /^(-?(?:\d+(?:\.\d*)?|\.\d+))%$/.exec(value) ?? []
  if (percent !== undefined) return `${within(Number(percent), value, shareBounds, reading)}%`
  return value === 'auto' ? refuse(value, `${lengths}, ou un %`, reading) : length(value, reading)
}

export const dimension: Read<Dimension> = (value, reading) =>
  value === 'auto' ? 'auto' : share(value, reading)

export const number: Read<number> = (value, reading) =>
  /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value)
    ? within(Number(value), value, numberBounds, reading)
    : refuse(value, 'un nombre', reading)

const amount = (value: Dimension): number => (typeof value === 'number' ? value : Number.parseFloat(value))

export const notNegative =
  <T extends Dimension>(read: Read<T>): Read<T> =>
  (value, reading) => {
    const made = read(value, reading)
    return amount(made) < 0 ? refuse(value, 'une valeur qui n’est pas négative', reading) : made
  }

export const positive =
  <T extends Dimension>(read: Read<T>): Read<T> =>
  (value, reading) => {
    const made = read(value, reading)
    return amount(made) <= 0 ? refuse(value, 'une valeur au-dessus de zéro', reading) : made
  }

/** The values that stand side by side, no more than a property takes. */
export const values = (value: string, most: number, reading: Reading): readonly string[] => {
  const parts = splitTop(value, ' ')
  if (parts.length > 0 && parts.length <= most) return parts
  return refuse(
    value === '' ? '(rien)' : value,
    most === 1 ? 'une valeur' : `de 1 à ${most} valeurs`,
    reading,
  )
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

export const optionalColour: Read<Colour | undefined> = (value, reading) =>
  value === 'none' || value === 'transparent' ? undefined : colour(value, reading)

/** In degrees; nothing for what is no angle. */
export const angle = (value: string, reading: Reading): number | undefined =>
  /^-?(?:\d+(?:\.\d*)?|\.\d+)deg$/.test(value)
    ? within(Number.parseFloat(value), value, angleBounds, reading)
    : undefined

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
