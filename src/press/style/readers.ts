/** How the values of the less plain properties are read: what is missing, surplus or senseless is told with what to write. */
import type { Border, Side, Style } from './style.ts'
import {
  angle,
  colour,
  length,
  notNegative,
  number,
  oneOf,
  positive,
  refuse,
  splitTop,
  values,
  within,
  type Read,
  type Reading,
} from './values.ts'

/** One value for all, two for top-bottom and left-right, three, or four from the top clockwise. */
export const mapSides = <T>(value: string, reading: Reading, read: Read<T>): Readonly<Record<Side, T>> => {
  const [top = '', right = top, bottom = top, left = right] = values(value, 4, reading)
  const made = (part: string): T => read(part, reading)
  return { top: made(top), right: made(right), bottom: made(bottom), left: made(left) }
}

export const room = notNegative(length)

export const borderStyle = oneOf('none', 'solid', 'dashed', 'dotted', 'double')
const borderWords = new Set(['none', 'solid', 'dashed', 'dotted', 'double'])

const borderPart: Read<Partial<Border>> = (part, reading) => {
  if (borderWords.has(part)) return { style: borderStyle(part, reading) }
  return /^[-+.\d]/.test(part) ? { width: room(part, reading) } : { colour: colour(part, reading) }
}

/** A thickness, a kind of line and a colour, each once, in any order. */
export const border: Read<Border> = (value, reading) => {
  const parts = values(value, 3, reading).map(part => borderPart(part, reading))
  const drawn = parts.reduce<Partial<Border>>((all, part) => ({ ...all, ...part }), {})
  const { width, style = width === 0 ? 'none' : 'solid', colour: ink } = drawn
  if (Object.keys(drawn).length < parts.length || (width === undefined && style !== 'none'))
    return refuse(value, 'une épaisseur, un trait et une couleur, comme 0.5pt solid #000', reading)
  return { width: width ?? 0, style, colour: ink }
}

/** Ems are counted in it: of next to nothing, they would come to anything. */
const leastSize = 0.01

export const size: Read<number> = (value, reading) => {
  const made = positive(length)(value, reading)
  return made >= leastSize ? made : refuse(value, `${leastSize}pt au moins`, reading)
}

/** Of width to height: a box would be endless where either is next to nothing. */
export const ratio: Read<number> = (value, reading) => {
  const made = positive(number)(value, reading)
  return made >= 0.001 && made <= 1000 ? made : refuse(value, 'un nombre de 0.001 à 1000', reading)
}

/** A whole number; -1 for anything else. */
const count = (value: string): number => (/^\d+$/.test(value) ? Number(value) : -1)

export const fit: Read<Style['fit']> = (value, reading) => {
  if (value === 'none') return undefined
  const sizes = splitTop(value, ' ').map(part => size(part, reading))
  const [least = 0, most = 0] = sizes
  return sizes.length === 2 && least <= most
    ? [least, most]
    : refuse(value, 'deux tailles, la petite d’abord, comme 7pt 12pt, ou none', reading)
}

export const lineHeight: Read<number> = (value, reading) =>
  /^[-+]?[\d.]+$/.test(value) ? positive(number)(value, reading) : size(value, reading) / reading.em

export const keyword =
  (word: string, others: string): Read<boolean> =>
  (value, reading) =>
    oneOf(word, others)(value, reading) === word

export const weight: Read<number> = (value, reading) => {
  const known = value === 'bold' ? 700 : value === 'normal' ? 400 : count(value)
  return known >= 1 && known <= 1000 ? known : refuse(value, 'normal, bold ou un nombre de 1 à 1000', reading)
}

export const stroke: Read<number | undefined> = (value, reading) =>
  value === 'none' ? undefined : size(value, reading)

export const degrees: Read<number> = (value, reading) =>
  value === '0' ? 0 : (angle(value, reading) ?? refuse(value, 'un angle en deg, comme 90deg', reading))

/** What stands between quotes, where nothing but quotes holds it. */
const unquoted = (value: string): string | undefined => {
  const [, double, single] = /^(?:"([^"\\]*)"|'([^'\\]*)')$/.exec(value) ?? []
  return double ?? single
}

export const family: Read<string> = (value, reading) =>
  unquoted(value) ??
  (/^[^,'"]+$/.test(value) ? value : refuse(value, 'une seule police, comme "EB Garamond"', reading))

export const marker: Read<string> = (value, reading) =>
  value === 'decimal' || value === 'none'
    ? value
    : (unquoted(value) ?? refuse(value, 'decimal, none, ou un signe entre guillemets, comme "–"', reading))

export const lines: Read<number> = (value, reading) => {
  const made = count(value)
  return value === 'none' || made >= 1
    ? within(Math.max(0, made), value, { most: 20, told: '20 lignes au plus' }, reading)
    : refuse(value, 'un nombre entier de lignes, à partir de 1, ou none', reading)
}

/** A share of a size. */
export const part: Read<number> = (value, reading) => {
  const made = value === 'none' ? 0 : number(value, reading)
  return value === 'none' || (made > 0 && made <= 1)
    ? made
    : refuse(value, 'une part de la taille, au-dessus de 0 et jusqu’à 1, ou none', reading)
}

export const spare: Read<number> = (value, reading) => {
  const turn = count(value)
  return value === 'none' || turn >= 1
    ? within(Math.max(0, turn), value, { most: 20, told: '20 au plus' }, reading)
    : refuse(value, 'un nombre entier à partir de 1 (le plus grand part le premier), ou none', reading)
}

export const initialLetter: Read<number> = (value, reading) => {
  const lines = count(value)
  return value === 'none' || lines >= 2
    ? within(Math.max(0, lines), value, { most: 20, told: '20 lignes au plus' }, reading)
    : refuse(value, 'un nombre entier de lignes, à partir de 2, ou none', reading)
}
