/** A name for the second of two bands that were one: no two on the shelf can be taken for each other. */
import { texts } from './texts.ts'

/** Leaves room for what is added to it. */
const longest = 100

export const nameBeside = (name: string, others: readonly string[]): string => {
  const short = [...name].slice(0, longest).join('').trim()
  const taken = new Set([...others, name])
  for (let turn = 1; ; turn++) {
    const wanted = texts.conflict.mineNamed(short, turn)
    if (!taken.has(wanted)) return wanted
  }
}
