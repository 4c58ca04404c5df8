/** All marks of a drawing, out of their groups. */
import type { Mark } from '../../../src/core/index.ts'

export type Plain = Exclude<Mark, { readonly kind: 'group' }>

export const marksWithin = (marks: readonly Mark[]): readonly Plain[] =>
  marks.flatMap(mark => (mark.kind === 'group' ? marksWithin(mark.marks) : [mark]))

/** Every number that a drawing holds, those of its paths included. */
export const numbersOf = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string')
    return /^M-?[\d.]/.test(value)
      ? value.split(/[A-Za-z\s]+/).flatMap(part => (part === '' ? [] : [Number(part)]))
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersOf)
}
