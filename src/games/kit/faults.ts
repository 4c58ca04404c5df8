/**
 * Ways out of a fault. Each is tried on the band as a whole before it is offered, so that no remedy leaves as many errors
 * as it found, nor the very words that it was to answer.
 */
import {
  applyPatch,
  error,
  groupBy,
  info,
  isJsonObject,
  parse,
  quote,
  remedied,
  removeItems,
  replace,
  toJson,
  typeset,
  warning,
  type Diagnostic,
  type Patch,
  type Pointer,
  type Severity,
  type z,
} from '../../core/index.ts'
import { indexesOf, type Misspelt } from './lookup.ts'

export interface Cure {
  readonly label: string
  readonly patch: Patch
}

/** A diagnostic with the ways out of it, in the order in which they are preferred. */
export interface Fault extends Diagnostic {
  readonly cures: () => readonly Cure[]
}

const say: Readonly<Record<Severity, typeof error>> = { error, warning, info }

/** Under the codes of one game. */
export const faultsOf =
  (game: string) =>
  (
    severity: Severity,
    code: string,
    path: Pointer,
    message: string,
    cures: () => readonly Cure[] = () => [],
  ): Fault => ({ ...say[severity](`${game}.${code}`, path, message), cures })

/** An id that nobody knows, for all that read like it, wherever they stand in a list. */
export interface Stray {
  readonly id: string
  /** Where it stands first. */
  readonly path: Pointer
  /** Without those that stand after it. */
  readonly alone: Patch
  readonly gone: Patch
}

export const straysOf = (list: Pointer, unknown: readonly Misspelt[]): readonly Stray[] =>
  // A blank more or less is no difference that a player could see.
  groupBy(unknown, ({ id }) => typeset(quote(id))).map(places => {
    const [{ id, index }, ...again] = places
    return {
      id,
      path: `${list}/${index}`,
      alone: removeItems(list, indexesOf(again)),
      gone: removeItems(list, indexesOf(places)),
    }
  })

/** Written as it was meant, where that can be guessed; else taken away. */
export const strayCures = (
  { id, path, alone, gone }: Stray,
  meant: string | undefined,
  takeAway = `Retirer ${quote(id)}`,
): readonly Cure[] => [
  ...(meant === undefined
    ? []
    : [{ label: `Écrire ${quote(meant)}`, patch: [replace(path, meant), ...alone] }]),
  { label: takeAway, patch: gone },
]

/** Beyond these, a file is not what a hand wrote, and its faults are told without a way out. */
const most = { faults: 60, members: 100 } as const

export interface Trial<R> {
  readonly schema: z.ZodType<R>
  readonly judge: (roster: R) => readonly Fault[]
  /** How many members it has. */
  readonly size: (roster: R) => number
  /** Without its pictures, which weigh much and say nothing to the rules. */
  readonly light: (roster: R) => R
}

const errorsIn = (faults: readonly Diagnostic[]): number =>
  faults.filter(({ severity }) => severity === 'error').length

const same = (one: Diagnostic, other: Diagnostic): boolean =>
  one.code === other.code && one.path === other.path && one.message === other.message

/** What the rules say of a roster, each with the first of its ways out that helps. */
export const judged = <R>(roster: R, { schema, judge, size, light }: Trial<R>): readonly Diagnostic[] => {
  const faults = judge(roster)
  const errors = errorsIn(faults)
  const endless = size(roster) > most.members
  const document = { roster: toJson(light(roster)) }
  const after = (patch: Patch): readonly Fault[] | undefined => {
    const changed = applyPatch(document, patch)
    const read = parse(schema, isJsonObject(changed) ? changed['roster'] : null)
    return read.ok ? judge(read.value) : undefined
  }
  return faults.map(({ cures, ...diagnostic }, index) => {
    if (endless || index >= most.faults) return diagnostic
    const fewer = diagnostic.severity === 'error' ? 1 : 0
    const cure = cures().find(({ patch }) => {
      const left = after(patch)
      return (
        left !== undefined && errorsIn(left) <= errors - fewer && !left.some(one => same(one, diagnostic))
      )
    })
    return remedied(diagnostic, cure)
  })
}
