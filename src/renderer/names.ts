/** What a file is called, and a name for the second of two that were one: no two on the shelf are taken for each other. */
import type { Filed } from '../core/index.ts'
import { texts } from './texts.ts'

export const nameOf = ({ name, kind }: Pick<Filed, 'name' | 'kind'>): string =>
  name.trim() || texts.kinds[kind.id].unnamed

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
