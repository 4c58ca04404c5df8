/** What was done, with names, so that it can be undone and done again; keystrokes of one word count once. */
import type { JsonObject } from '../core/index.ts'

export interface Step {
  readonly label: string
  readonly before: JsonObject
  readonly after: JsonObject
  /** Steps of one kind that follow each other closely become one. */
  readonly merge: string | undefined
  readonly at: number
}

export interface History {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

export const noHistory: History = { past: [], future: [] }

const closely = 1_500
const most = 500

export const record = ({ past }: History, step: Step): History => {
  const last = past.at(-1)
  const joins = last && step.merge !== undefined && last.merge === step.merge && step.at - last.at < closely
  const kept = joins ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step]
  return { past: kept.slice(-most), future: [] }
}

export const undone = ({
  past,
  future,
}: History): { readonly history: History; readonly step: Step } | undefined => {
  const step = past.at(-1)
  return step && { step, history: { past: past.slice(0, -1), future: [step, ...future] } }
}

export const redone = ({
  past,
  future,
}: History): { readonly history: History; readonly step: Step } | undefined => {
  const [step, ...rest] = future
  return step && { step, history: { past: [...past, step], future: rest } }
}
