/** Kerns of all pairs of so many letters: rows and columns that are alike are there once. */

export interface KernGrid {
  /** By the number of the left letter, and of the right one. */
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  /** Null where a pair is more than its letters side by side. */
  readonly kerns: readonly (readonly (number | null)[])[]
}

export const kernIn = ({ rows, columns, kerns }: KernGrid, left: number, right: number): number | undefined =>
  kerns[rows[left] ?? -1]?.[columns[right] ?? -1] ?? undefined

export const gridOf = (
  count: number,
  kernOf: (left: number, right: number) => number | undefined,
): KernGrid => {
  const all = Array.from({ length: count }, (_, left) =>
    Array.from({ length: count }, (__, right) => kernOf(left, right) ?? null),
  )
  const tall = alike(all)
  const wide = alike(all.map((_, right) => all.map(row => row[right] ?? null)))
  return {
    rows: tall.numbers,
    columns: wide.numbers,
    kerns: tall.firsts.map(left => wide.firsts.map(right => all[left]?.[right] ?? null)),
  }
}

/** Of lists, which are alike, and where the first of each kind stands. */
const alike = (lists: readonly (readonly (number | null)[])[]) => {
  const kinds = new Map<string, number>()
  const firsts: number[] = []
  const numbers = lists.map((list, index) => {
    const text = list.join()
    const known = kinds.get(text) ?? firsts.push(index) - 1
    kinds.set(text, known)
    return known
  })
  return { numbers, firsts }
}
