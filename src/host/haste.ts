/**
 * When V8 optimises. A band is printed in less than a second, most of it code that runs cold: what the optimiser prepares
 * meanwhile comes too late, and takes the other half of a small machine. It pays for long jobs alone.
 */
import { setFlagsFromString } from 'node:v8'
import type { PrintJob } from '../press/vocabulary/index.ts'

/** Bytes of bytecode that a function runs before it is considered again; the latter is what V8 does by itself. */
const budget = { short: 500_000, long: 66 * 1024 } as const

/** The engines that are known to have the flag: others would complain of it on standard error. */
const [major = 0] = (process.versions.v8 ?? '').split('.').map(Number)
const isKnown = major >= 11 && major <= 14

let set: keyof typeof budget | undefined

const hasten = (length: keyof typeof budget): void => {
  if (!isKnown || set === length) return
  set = length
  setFlagsFromString(`--interrupt-budget=${budget[length]}`)
}

/** From so many pieces on the optimiser is ahead. */
const longJob = 1_000

export const hastenFor = ({ batches }: Pick<PrintJob, 'batches'>): void => {
  const pieces = batches.reduce((sum, batch) => sum + batch.pieces.length, 0)
  hasten(pieces < longJob ? 'short' : 'long')
}

/** What a process begins with: nothing that it does by then is long. */
export const hastenStart = (): void => hasten('short')
