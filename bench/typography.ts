/** One printed card, measured: its lines, its holes, the height of its head. */
import type { PrintedLine } from '../tests/press/lines.ts'

export interface Place {
  readonly asset: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Card {
  readonly asset: string
  readonly lines: readonly PrintedLine[]
  readonly hyphens: number
  /** Last lines of one word, of paragraphs of its text that have more than one line. */
  readonly lone: number
  /** Of most of the letters in its middle. */
  readonly size: number
  /** The largest empty rectangle, of the area inside of the frame. */
  readonly hole: number
  /** Where the first rule across the card stands; millimetres from its top. */
  readonly head: number | undefined
}

type Inked = (x: number, y: number) => boolean

export const cardOf = (place: Place, page: readonly PrintedLine[], inked: Inked): Card => {
  const { asset, x, y, width, height } = place
  const lines = page.filter(line => line.x >= x && line.x < x + width && line.y >= y && line.y < y + height)
  const size = usualSize(
    lines.filter(line => line.y > y + height * middle[0] && line.y < y + height * middle[1]),
  )
  return {
    asset,
    lines,
    hyphens: lines.filter(({ text }) => /\p{L}-$/u.test(text)).length,
    lone: paragraphsOf(lines.filter(line => Math.abs(line.size - size) < 0.05)).filter(endsOnOneWord).length,
    size,
    hole: holeOf(place, inked),
    head: headOf(place, inked),
  }
}

const mm = 25.4 / 72

/** Of its height: below the facts, above the numbers. */
const middle = [0.36, 0.82] as const

const paragraphsOf = (lines: readonly PrintedLine[]): readonly (readonly PrintedLine[])[] => {
  const paragraphs: PrintedLine[][] = []
  for (const line of lines) {
    const own = paragraphs.find(paragraph => {
      const last = paragraph.at(-1)
      const apart = last ? line.y - last.y : 0
      return (
        last &&
        Math.abs(last.size - line.size) < 0.05 &&
        apart > line.size * mm * 0.8 &&
        apart < line.size * mm * 1.4 &&
        line.x < last.end &&
        line.end > last.x
      )
    })
    if (own) own.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

const endsOnOneWord = (paragraph: readonly PrintedLine[]): boolean =>
  paragraph.length > 1 && !/[ \u00a0\u202f]/.test(paragraph.at(-1)?.text.trim() ?? '')

const usualSize = (lines: readonly PrintedLine[]): number => {
  const letters = new Map<number, number>()
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** Frames and their ornaments stand outside of it. */
const edge = 6.6
const step = 0.25

/** The largest rectangle without ink, row by row: how far up each column is empty. */
const holeOf = ({ x, y, width, height }: Place, inked: Inked): number => {
  const columns = Math.floor((width - 2 * edge) / step)
  const rows = Math.floor((height - 2 * edge) / step)
  const up = Array.from({ length: columns }, () => 0)
  let largest = 0
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      up[column] = inked(x + edge + column * step, y + edge + row * step) ? 0 : (up[column] ?? 0) + 1
    for (let from = 0; from < columns; from++) {
      let least = Infinity
      for (let to = from; to < columns && least > 0; to++) {
        least = Math.min(least, up[to] ?? 0)
        largest = Math.max(largest, least * (to - from + 1))
      }
    }
  }
  return largest / (columns * rows)
}

/** Of the width inside of the frame, what a rule has inked at least. */
const acrossShare = 0.95

const headOf = ({ x, y, width, height }: Place, inked: Inked): number | undefined => {
  const columns = Math.floor((width - 2 * edge) / step)
  for (let down = edge + 3; down < height / 2; down += step / 2) {
    let dark = 0
    for (let column = 0; column < columns; column++) if (inked(x + edge + column * step, y + down)) dark++
    if (dark > columns * acrossShare) return down
  }
  return undefined
}
