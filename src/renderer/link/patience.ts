/**
 * No call is waited for without end: a host that hangs gets a sentence, and the window what it needs to know to keep
 * its work. From what becomes of the calls, the window learns whether its host is there.
 */
import type { Answers, Bridge, Call, HostEvent, Input } from '../../app/bridge.ts'
import { error, failure, type Result } from '../../core/index.ts'
import { texts } from '../texts.ts'

const seconds = 1_000
const usual = 15 * seconds

/** The press gives up by itself what does not go on, and prints wait for one another; a dialog waits for a player. */
const patience: Readonly<Partial<Record<Call, number>>> = {
  journal: 6 * seconds,
  keepPlay: 6 * seconds,
  preview: 300 * seconds,
  print: 3_600 * seconds,
  png: 3_600 * seconds,
  pngPage: 300 * seconds,
  savePng: Infinity,
  pieces: 60 * seconds,
  evening: 300 * seconds,
  printEvening: 3_600 * seconds,
  calibration: 300 * seconds,
  compendium: 300 * seconds,
  chooseFolder: Infinity,
  chooseBand: Infinity,
  savePdf: Infinity,
  printSystem: Infinity,
}

export const patienceFor = (call: Call): number => patience[call] ?? usual

export const lost = () => failure(error('bridge.lost', '', texts.bridge.lost))
const slow = () => failure(error('bridge.slow', '', texts.bridge.slow))
export const closed = () => failure(error('bridge.closed', '', texts.bridge.closed))

const away: Readonly<Record<string, 'silent' | 'key'>> = {
  'bridge.lost': 'silent',
  'bridge.slow': 'silent',
  'bridge.closed': 'key',
}

const within = async <T>(time: number, answer: Promise<Result<T>>): Promise<Result<T>> => {
  if (!Number.isFinite(time)) return answer
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<Result<T>>(settle => {
    timer = setTimeout(() => settle(slow()), time)
  })
  try {
    return await Promise.race([answer, end])
  } finally {
    clearTimeout(timer)
  }
}

export const patient = (bridge: Bridge): Bridge => {
  const listeners = new Set<(event: HostEvent) => void>()
  let absent = false
  const tell = (event: HostEvent): void => {
    if (event.kind === 'away') absent = true
    if (event.kind === 'again') absent = false
    for (const listener of listeners) listener(event)
  }
  const note = (answer: Result<unknown>): void => {
    const why = answer.ok ? undefined : away[answer.diagnostics[0]?.code ?? '']
    if (why) tell({ kind: 'away', why })
    else if (absent) tell({ kind: 'again' })
  }
  bridge.listen(tell)
  return {
    ...bridge,
    call: async <C extends Call>(name: C, input: Input<C>): Promise<Result<Answers[C]>> => {
      const answer = await within(patienceFor(name), bridge.call(name, input))
      note(answer)
      return answer
    },
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
