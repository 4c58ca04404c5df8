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
const mostHearts = 40
const mostRows = 4

const [between, betweenFives] = [0.7, 1.9]
const [largest, smallest] = [5.2, 2.9]

/** The gaps in a row of so many. */
const gapsIn = (count: number): number =>
  (count - 1) * between + (Math.ceil(count / 5) - 1) * (betweenFives - between)

/** As large as so many may be in a row of that width. */
const sizeFor = (inRow: number, width: number): number => Math.min(largest, (width - gapsIn(inRow)) / inRow)

export const heartsOf = (health: number, width: number): Hearts => {
  const wanted = Math.min(health, mostHearts)
  const fives = Math.ceil(wanted / 5)
  const inRows = (rows: number): number => (rows > 1 ? 5 * Math.ceil(fives / rows) : wanted)
  // As few rows as leave each heart large enough; all but the last are full.
  const fitting = [1, 2, 3, 4].find(rows => sizeFor(inRows(rows), width) >= smallest)
  const inRow = Math.max(1, fitting === undefined ? 5 : inRows(fitting))
  const count = Math.min(wanted, mostRows * inRow)
  return {
    size: Math.floor(10 * sizeFor(inRow, width)) / 10,
    rows: Array.from({ length: Math.ceil(count / inRow) }, (_, row) => {
      const left = Math.min(inRow, count - row * inRow)
      return Array.from({ length: Math.ceil(left / 5) }, (__, five) => Math.min(5, left - 5 * five))
    }),
    beyond: health - count,
  }
}
