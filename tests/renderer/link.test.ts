/** No call is waited for without end, and what becomes of the calls tells whether the host is there. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answers, HostEvent } from '../../src/app/bridge.ts'
import { failure, success, type Result } from '../../src/core/index.ts'
import { useBridge } from '../../src/renderer/host.ts'
import { superseded } from '../../src/app/print-room.ts'
import { newestStays } from '../../src/renderer/link/lanes.ts'
import { closed, lost, patienceFor, patient } from '../../src/renderer/link/patience.ts'
import { fakeBridge, pending } from './fake-bridge.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const codeOf = (answer: Result<unknown>): string => (answer.ok ? 'ok' : (answer.diagnostics[0]?.code ?? ''))

const host = (answers: Parameters<typeof fakeBridge>[0]) => {
  fakeBridge(answers)
  const events: HostEvent[] = []
  const bridge = patient(useBridge())
  bridge.listen(event => events.push(event))
  return { bridge, events }
}

describe('promise 1: a call', () => {
  it.each([
    ['shelf', 15],
    ['save', 15],
    ['journal', 6],
    ['preview', 300],
  ] as const)(
    'of « %s » that is never answered ends after %d seconds, with a sentence',
    async (name, seconds) => {
      const { bridge, events } = host({ [name]: () => pending<never>().promise })
      let answer: Result<unknown> | undefined
      void bridge
        .call(name, { path: '', base: null, id: 'x', name: '', document: null, settings: {}, lane: 'x' })
        .then(given => {
          answer = given
        })
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
      expect(answer).toBeUndefined()
      await vi.advanceTimersByTimeAsync(1)
      expect(answer && codeOf(answer)).toBe('bridge.slow')
      expect(events).toEqual([{ kind: 'away', why: 'silent' }])
    },
  )

  it('that waits for a player has no limit', () => {
    for (const name of ['chooseFolder', 'chooseBand', 'savePdf', 'printSystem'] as const)
      expect(patienceFor(name)).toBe(Infinity)
  })

  it('that finds no host, or none that knows the key, says which; the next answer says that it is back', async () => {
    const shelf = success({ folder: '', missing: false, books: [] })
    const answers = [lost(), closed(), shelf]
    const { bridge, events } = host({ shelf: () => answers.shift() ?? lost() })
    for (let turn = 0; turn < 3; turn++) await bridge.call('shelf', {})
    expect(events).toEqual([{ kind: 'away', why: 'silent' }, { kind: 'away', why: 'key' }, { kind: 'again' }])
  })
})

describe('of calls in one lane, the newest', () => {
  const preview = (subject: string) => ({ document: null, settings: {}, subject, lane: 'apercu' })
  const pages = success({
    files: [],
    report: { sheets: [], pieces: [], problems: [], cards: 0, cuts: 0, foldings: 0, origins: [] },
  })
  const gaveWay = failure(superseded)
  type Answer = Result<Answers['preview']>

  const lane = () => {
    const calls: { readonly subject: unknown; readonly keep: (answer: Answer) => void }[] = []
    fakeBridge({
      preview: ({ subject }) => {
        const { promise, keep } = pending<Answer>()
        calls.push({ subject, keep })
        return promise
      },
    })
    return { bridge: newestStays(useBridge()), calls }
  }

  it('that was overtaken by an older one is said again, and shown', async () => {
    const { bridge, calls } = lane()
    const [older, newer] = [bridge.call('preview', preview('/1')), bridge.call('preview', preview('/2'))]
    calls[1]?.keep(gaveWay)
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.map(({ subject }) => subject)).toEqual(['/1', '/2', '/2'])
    calls[0]?.keep(gaveWay)
    calls[2]?.keep(pages)
    expect([codeOf(await older), codeOf(await newer)]).toEqual(['press.superseded', 'ok'])
    expect(calls).toHaveLength(3)
  })

  it('is said five times at most', async () => {
    const { bridge, calls } = lane()
    const answer = bridge.call('preview', preview('/1'))
    for (let turn = 0; turn < 5; turn++) {
      calls[turn]?.keep(gaveWay)
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(codeOf(await answer)).toBe('press.superseded')
    expect(calls).toHaveLength(5)
  })

  it('is asked for once where it is stopped, or something else is the matter with it', async () => {
    const { bridge, calls } = lane()
    const stopped = bridge.call('preview', preview('/1'))
    void bridge.call('cancel', { lane: 'apercu' })
    calls[0]?.keep(gaveWay)
    expect(codeOf(await stopped)).toBe('press.superseded')
    const refused = bridge.call('preview', preview('/2'))
    calls[1]?.keep(lost())
    expect(codeOf(await refused)).toBe('bridge.lost')
    expect(calls).toHaveLength(2)
  })
})
