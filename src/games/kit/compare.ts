/** What the members of a roster are compared by: a number of each, and how it is written where that says more. */
import type { Measure, Pointer } from '../../core/index.ts'

export interface Compared<M> extends Omit<Measure, 'values'> {
  /** Nothing where it has none. */
  readonly of: (member: M) => number | undefined
  readonly text?: (value: number, member: M) => string
}

export const compared = <M extends { readonly name: string; readonly path: Pointer }>(
  kinds: readonly Compared<M>[],
  members: readonly M[],
): readonly Measure[] =>
  kinds.map(({ of, text, ...kind }) => ({
    ...kind,
    values: members.flatMap(member => {
      const value = of(member)
      if (value === undefined) return []
      const { name, path } = member
      return [{ name, path, value, ...(text && { text: text(value, member) }) }]
    }),
  }))

/** The greatest, where there is any. */
export const best = (values: readonly number[]): number | undefined =>
  values.length > 0 ? Math.max(...values) : undefined
