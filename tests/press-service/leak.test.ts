/**
 * Three hundred previews while the band is typed and saved: neither thread keeps anything of it, and the one that
 * windows wait for is never held.
 *
 * Memory is what V8 counts after collections that the test asks for: the heap, and the bytes outside of it (fonts,
 * yoga, PDFs). The press's thread tells its own through a broadcast channel, from a file that loads the real one. What
 * that thread keeps on purpose, some hundreds of faces laid out, it is made to let go before it is asked; how much that
 * is has a bound of its own.
 *
 * Blocking is measured by a timer of 5 ms, in six stretches of fifty previews without a collection of the test's. Linux
 * counts for this thread (schedstat) the time that it ran and the time that it was ready while others had its
 * processor, so that a busy machine is not taken for a blocked loop. Between two ticks the thread never works for 50 ms,
 * nor comes late by 50 ms for whatever reason: work or a wait. The best of the six stretches counts: V8's own pauses
 * wait for helper threads that a busy machine starves, while code that blocks would do it in all six.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { BroadcastChannel } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z, type JsonObject } from '../../src/core/index.ts'
import { createPressService } from '../../src/host/press-service.ts'
import { root, scratch } from '../cli/cli.ts'
import { openDesk, sampleDocument, type OpenDesk } from '../desk/desk.ts'

const inScratch = scratch()
const channelName = `copiste-memory-${process.pid}`

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

interface Memory {
  readonly heap: number
  readonly outside: number
}

const least = (all: readonly Memory[]): Memory => ({
  heap: Math.min(...all.map(({ heap }) => heap)),
  outside: Math.min(...all.map(({ outside }) => outside)),
})

/** Buffers are given back some turns after they were found unused. */
const settled = async (measure: () => Memory | Promise<Memory>): Promise<Memory> => {
  const all: Memory[] = []
  for (let turn = 0; turn < 5; turn++) all.push(await new Promise<void>(setImmediate).then(measure))
  return least(all)
}

const memoryHere = (): Memory => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return { heap: heapUsed, outside: external }
}

/** The press's own thread, and an ear for those who ask what it holds. */
const eavesdropping = (path: string): string => {
  const thread = JSON.stringify(join(root, 'out', 'main', 'press-thread.cjs'))
  writeFileSync(
    path,
    `require('node:v8').setFlagsFromString('--expose-gc')
const collect = require('node:vm').runInNewContext('gc')
const channel = new (require('node:worker_threads').BroadcastChannel)(${JSON.stringify(channelName)})
channel.onmessage = () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  channel.postMessage({ heap: heapUsed, outside: external })
}
channel.unref()
require(${thread})
`,
  )
  return path
}

const memorySchema = z.object({ heap: z.number(), outside: z.number() })

const memoryOfPress = (): Promise<Memory> =>
  new Promise(resolve => {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: { readonly data?: unknown }) => {
      channel.close()
      resolve(memorySchema.parse(data))
    }
    channel.postMessage('memory')
  })

interface Processor {
  /** Milliseconds. */
  readonly ran: number
  readonly waited: number
}

/** Where nobody counts, all that is late is held against the thread. */
const processorTime = (): Processor => {
  try {
    const [ran, waited] = readFileSync('/proc/self/schedstat', 'utf8').split(' ')
    return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 }
  } catch {
    return { ran: 0, waited: 0 }
  }
}

const pace = 5

interface Held {
  readonly worked: number
  readonly late: number
}

/** The longest that the loop was held, until it is asked. */
const watchLoop = (): (() => Held) => {
  let [worked, late, at, before] = [0, 0, performance.now(), processorTime()]
  const look = (): void => {
    const [now, after] = [performance.now(), processorTime()]
    worked = Math.max(worked, after.ran - before.ran)
    late = Math.max(late, now - at - pace - (after.waited - before.waited))
    ;[at, before] = [now, after]
  }
  const timer = setInterval(look, pace)
  return () => {
    clearInterval(timer)
    look()
    return { worked, late }
  }
}

const syllables = ['ba', 'cor', 'du', 'fen', 'gri', 'lo', 'mar', 'ni', 'pou', 'ra', 'sel', 'tou', 'val', 'zé']
/** Words that were never set before, as a player types them. */
const words = (turn: number): string =>
  Array.from({ length: 12 }, (_, index) =>
    [turn, turn * 7 + index, turn * 13 + index * 5, index]
      .map(at => syllables[at % syllables.length])
      .join(''),
  ).join(' ')

const savedSchema = z.object({ kind: z.literal('saved'), stamp: z.string() })
const openedSchema = z.object({ stamp: z.string() })
const session = 'fenetre-1'

let room: OpenDesk
beforeAll(() => {
  mkdirSync(inScratch('salle'))
  const press = createPressService({ workerFile: eavesdropping(inScratch('press.cjs')), folders: { root } })
  room = openDesk(inScratch('salle'), { press })
})
afterAll(() => room.close())

/** Types, previews, journals and saves, all at the same time, and again. */
const createEvening = async () => {
  const path = room.put('trio.bande.json', sampleDocument('trio'))
  let { stamp } = openedSchema.parse(await room.get(session, 'open', { path }))
  const preview = (document: JsonObject, assets: readonly string[]) =>
    room.get(session, 'preview', { document, settings: { assets }, lane: 'apercu-1' })
  return async (turn: number): Promise<void> => {
    const sample = sampleDocument('trio')
    const roster = Object.assign({}, sample['roster'], { motivation: words(turn) })
    const typed = { ...sample, name: `Trio ${turn}`, roster }
    const [saved] = await Promise.all([
      room.get(session, 'save', { path, base: stamp, document: typed }),
      room.get(session, 'journal', { id: 'journal-1', path, base: stamp, name: 'Trio', document: typed }),
      preview(typed, turn % 5 === 0 ? ['tokens'] : ['band-sheet']),
    ])
    stamp = savedSchema.parse(saved).stamp
  }
}

const mebibyte = 1024 * 1024

describe('three hundred previews while saving', () => {
  it('keep the memory of both threads, and hold this one for less than 50 ms', async () => {
    const type = await createEvening()
    let turn = 0
    const stretch = async (previews: number): Promise<Held> => {
      const held = watchLoop()
      for (const end = turn + previews; turn < end; turn++) await type(turn)
      return held()
    }
    const measure = async () => ({ here: await settled(memoryHere), press: await settled(memoryOfPress) })
    await stretch(60)
    const before = await measure()
    const held: Held[] = []
    for (let count = 0; count < 6; count++) held.push(await stretch(50))
    expect((await memoryOfPress()).heap).toBeLessThan(128 * mebibyte)
    const after = await measure()
    for (const thread of ['here', 'press'] as const) {
      // Words that were typed are kept, up to a bound that an evening does not reach.
      expect(after[thread].heap, thread).toBeLessThan(1.1 * before[thread].heap + 4 * mebibyte)
      expect(after[thread].outside, thread).toBeLessThan(1.1 * before[thread].outside + mebibyte)
    }
    expect(Math.min(...held.map(({ worked }) => worked))).toBeLessThan(50)
    expect(Math.min(...held.map(({ late }) => late))).toBeLessThan(50)
  })

  /** A machine that is busy may count a wait of its own in the same moment: one try in five is enough to be caught. */
  const caught = async (hold: () => Promise<number>): Promise<boolean> => {
    for (let turn = 0; turn < 5; turn++) if ((await hold()) > 50) return true
    return false
  }

  it('would be caught if they held the thread, at work or waiting', async () => {
    const waiting = async () => {
      const [idle, turn] = [watchLoop(), new Promise<void>(setImmediate)]
      await turn
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
      return idle().late
    }
    const working = async () => {
      const busy = watchLoop()
      const { ran } = processorTime()
      const until = performance.now() + 1000
      while (processorTime().ran - ran < 60 && performance.now() < until);
      const { worked, late } = busy()
      return Math.max(worked, late)
    }
    expect([await caught(waiting), await caught(working)]).toEqual([true, true])
  })
})
