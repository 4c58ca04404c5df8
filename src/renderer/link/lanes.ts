/**
 * Calls travel on connections of their own, and one may overtake another: the host then takes the older of two for the
 * newer, and answers the newer that it gave way. It did not: it is said again.
 */
import type { Answers, Bridge, Call, Input } from '../../app/bridge.ts'
import type { Result } from '../../core/index.ts'

const laneOf = (input: unknown): string | undefined =>
  typeof input === 'object' && input !== null && 'lane' in input ? String(input.lane) : undefined

const gaveWay = (answer: Result<unknown>): boolean =>
  !answer.ok && answer.diagnostics.some(({ code }) => code === 'press.superseded')

/** So many older ones at most can still come after it. */
const mostTurns = 5

export const newestStays = (bridge: Bridge): Bridge => {
  const newest = new Map<string, unknown>()
  const call = async <C extends Call>(name: C, input: Input<C>): Promise<Result<Answers[C]>> => {
    const lane = laneOf(input)
    if (lane === undefined) return bridge.call(name, input)
    newest.set(lane, input)
    for (let turn = 1; ; turn++) {
      const answer = await bridge.call(name, input)
      if (!gaveWay(answer) || newest.get(lane) !== input || turn === mostTurns) return answer
    }
  }
  return { ...bridge, call }
}
