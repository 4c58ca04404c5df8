/** Health to tick: hearts by fives, as large as the width allows. */

export interface Hearts {
  /** Of one heart, in millimetres. */
  readonly size: number
  /** Rows of fives. */
  readonly rows: readonly (readonly number[])[]
  /** What is left to tokens. */
  readonly beyond: number
}

/** More would not be told apart on a card. */
export const mostHearts = 40

const [between, betweenFives] = [0.7, 1.9]
const [largest, smallest] = [5.2, 3.5]

const widthOf = (count: number, size: number): number =>
  count * size + (count - 1) * between + (Math.ceil(count / 5) - 1) * (betweenFives - between)

/** The most that stand in a row of that width. */
const sizeFor = (inRow: number, width: number): number =>
  Math.min(largest, (width - (widthOf(inRow, 1) - inRow)) / inRow)

export const heartsOf = (health: number, width: number): Hearts => {
  const count = Math.min(health, mostHearts)
  // As few rows as leave each heart large enough; all but the last are full.
  const fives = Math.ceil(count / 5)
  const rows = Array.from({ length: fives }, (_, index) => index + 1).find(
    each => sizeFor(Math.min(count, 5 * Math.ceil(fives / each)), width) >= smallest,
  )
  const inRow = 5 * Math.ceil(fives / (rows ?? 1))
  const size = Math.floor(10 * sizeFor(Math.min(count, inRow), width)) / 10
  return {
    size,
    rows: Array.from({ length: Math.ceil(count / inRow) }, (_, row) => {
      const left = Math.min(inRow, count - row * inRow)
      return Array.from({ length: Math.ceil(left / 5) }, (__, five) => Math.min(5, left - 5 * five))
    }),
    beyond: health - count,
  }
}
