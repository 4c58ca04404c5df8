/** The squares that everything is measured in: crosses at their corners and dots between, for little ink. */
import type { Mark } from '../../../core/index.ts'
import { at } from '../../kit/index.ts'

/** Millimetres. «cases de 2,5 cm de côté»: chapter 1.4. */
export const square = 25

/** Half an arm of a cross, and where the dots begin. */
const [arm, dots] = [1.7, 3.2]

const inner = (count: number): readonly number[] =>
  Array.from({ length: count - 1 }, (_, index) => (index + 1) * square)
const all = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index * square)

/** Inside of a field of so many squares: its own edge is drawn by whoever owns it. */
export const crossesAndDots = (across: number, down: number): readonly Mark[] => {
  const crosses = inner(across).flatMap(x =>
    inner(down).map(y => `M${at(x - arm)} ${at(y)}H${at(x + arm)}M${at(x)} ${at(y - arm)}V${at(y + arm)}`),
  )
  const lines = [
    ...inner(across).flatMap(x => all(down).map(y => `M${at(x)} ${at(y + dots)}V${at(y + square - dots)}`)),
    ...inner(down).flatMap(y => all(across).map(x => `M${at(x + dots)} ${at(y)}H${at(x + square - dots)}`)),
  ]
  return [
    ...(crosses.length > 0
      ? [{ kind: 'path', d: crosses.join(''), pen: { role: 'accent', width: 0.3 } } as const]
      : []),
    ...(lines.length > 0
      ? [
          {
            kind: 'path',
            d: lines.join(''),
            pen: { role: 'accent', width: 0.3, dash: [0.3, 1.38] },
          } as const,
        ]
      : []),
  ]
}
