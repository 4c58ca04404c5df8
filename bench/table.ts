/** Numbers as a table, with the name of the machine that gave them. */
import { cpus, totalmem } from 'node:os'

export interface Row {
  readonly what: string
  readonly measured: string
  readonly goal: string
}

export const machine = (): string => {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpu?.model.trim() ?? 'unknown'}, ${cpus().length} cores, ${memory} GiB, Node ${process.versions.node}`
}

export const printTable = (title: string, rows: readonly Row[]): void => {
  const lines = rows.map(({ what, measured, goal }) => `| ${what} | ${measured} | ${goal} |`)
  process.stdout.write(
    [`\n${title} (${machine()})\n`, '| what | measured | goal |', '| --- | --- | --- |', ...lines, ''].join(
      '\n',
    ),
  )
}

export const median = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN

/** Milliseconds, the median of so many turns after as many to warm up. */
export const time = (turns: number, action: () => void): number => {
  const once = (): number => {
    const start = performance.now()
    action()
    return performance.now() - start
  }
  for (let turn = 0; turn < turns; turn++) once()
  return median(Array.from({ length: turns }, once))
}
