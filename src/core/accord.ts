/**
 * Words that agree with the one they name. French has no neuter: what is said of nobody in particular, or of somebody
 * who did not say, has a turn of its own.
 */
import type { Choice, ChoiceField } from './form.ts'
import { add, remove } from './patch.ts'
import type { Pointer } from './pointer.ts'
import { z } from './schema.ts'

export const accords = ['f', 'm'] as const
export type Accord = (typeof accords)[number]

/** An optional key of whoever bears a title; without it nothing is said. */
export const accordSchema = z.enum(accords)

export interface Agreeing extends Readonly<Record<Accord, string>> {
  /** Where nothing is said. */
  readonly neutral: string
}

export const agreed = (words: Agreeing, accord: Accord | undefined): string => words[accord ?? 'neutral']

/** The field of a form that sets it; `example` shows what comes of it. */
export const accordField = (
  path: Pointer,
  value: Accord | undefined,
  example: (accord: Accord | undefined) => string,
): ChoiceField => ({
  kind: 'choice',
  path,
  label: 'Accord des titres',
  mode: 'one',
  groups: [{ choices: choices.map(choice => choiceOf(path, value, choice, example)) }],
})

const choices = [
  { id: 'neutral', label: 'Neutre', accord: undefined },
  { id: 'f', label: 'Féminin', accord: 'f' },
  { id: 'm', label: 'Masculin', accord: 'm' },
] as const

const choiceOf = (
  path: Pointer,
  value: Accord | undefined,
  { id, label, accord }: (typeof choices)[number],
  example: (accord: Accord | undefined) => string,
): Choice => ({
  id,
  label,
  summary: example(accord),
  ...(value === accord
    ? { taken: 1 }
    : { taken: 0, take: [accord === undefined ? remove(path) : add(path, accord)] }),
})
