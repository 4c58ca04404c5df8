/** What fills a box: a colour, or colours that pass into one another. */
import {
  angle as angleIn,
  colour,
  optionalColour,
  refuse,
  splitTop,
  type Colour,
  type Fill,
  type Read,
  type Reading,
} from './values.ts'

const sides: Readonly<Record<string, number>> = {
  'to top': 0,
  'to right': 90,
  'to bottom': 180,
  'to left': 270,
}

export const fill: Read<Fill> = (value, reading) => {
  const [, inside] = /^linear-gradient\((.*)\)$/s.exec(value) ?? []
  if (inside === undefined) return optionalColour(value, reading)
  const parts = splitTop(inside, ',')
  const [first = ''] = parts
  const directed = first.startsWith('to ') || first.endsWith('deg')
  const angle = directed ? directionOf(first, reading) : 180
  const stops = (directed ? parts.slice(1) : parts).map(part => readStop(part, reading))
  if (stops.length < 2) return refuse(value, example, reading)
  return { angle, stops: placed(stops, value, reading) }
}

const example = 'linear-gradient(to right, #fff 40%, #ddd 60%)'

const directionOf = (text: string, reading: Reading): number => {
  return (
    sides[text] ??
    angleIn(text, reading) ??
    refuse(text, `${Object.keys(sides).join(', ')} ou 45deg`, reading)
  )
}

interface Stop {
  readonly at: number | undefined
  readonly colour: Colour
}

const readStop = (text: string, reading: Reading): Stop => {
  const [name = '', share, surplus] = splitTop(text, ' ')
  const [, percent] = /^(\d+(?:\.\d*)?|\.\d+)%$/.exec(share ?? '') ?? []
  if (surplus !== undefined || (share !== undefined && percent === undefined) || Number(percent ?? 0) > 100)
    return refuse(text, 'une couleur et un pourcentage de 0 à 100, comme #fff 40%', reading)
  return { at: percent === undefined ? undefined : Number(percent) / 100, colour: colour(name, reading) }
}

/** Colours without a place stand at even distances between those that have one. */
const placed = (stops: readonly Stop[], value: string, reading: Reading) => {
  const last = stops.length - 1
  const known = stops.map(({ at }, index) => at ?? (index === 0 ? 0 : index === last ? 1 : undefined))
  const spread = stops.map((stop, index) => ({
    at: known[index] ?? between(known, index),
    colour: stop.colour,
  }))
  const falling = spread.some(({ at }, index) => at < (spread[index - 1]?.at ?? 0))
  return falling ? refuse(value, `des pourcentages qui montent, comme ${example}`, reading) : spread
}

const between = (known: readonly (number | undefined)[], index: number): number => {
  const before = known.findLastIndex((at, other) => at !== undefined && other < index)
  const after = known.findIndex((at, other) => at !== undefined && other > index)
  const [from, to] = [known[before] ?? 0, known[after] ?? 1]
  return from + ((to - from) * (index - before)) / (after - before)
}
