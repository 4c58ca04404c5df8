/** The press behind a window, in its real thread: it answers or says why not, and the next request always succeeds. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import type { PressService } from '../../src/app/port.ts'
import type { Printed, PrintJob } from '../../src/app/press-words.ts'
import { newBand, openBand, type Piece, type Result } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { createPressService, type PressServiceOptions } from '../../src/host/press-service.ts'
import { root, scratch } from '../cli/cli.ts'
import { jobFor, sampleBand, warmPress } from '../press/press.ts'

const inScratch = scratch()

const opened: PressService[] = []
const openPress = (options: Partial<PressServiceOptions> = {}): PressService => {
  const press = createPressService({
    workerFile: join(root, 'out', 'main', 'press-thread.cjs'),
    folders: { root },
    // Threads of these tests hear nothing.
    grace: 50,
    ...options,
  })
  opened.push(press)
  return press
}
afterEach(async () => {
  for (const press of opened.splice(0)) await press.close()
})

const tokens = jobFor([sampleBand('trio')], { assets: ['tokens'] })

const changed = (change: (piece: Piece) => unknown): PrintJob => {
  const made = {
    ...tokens,
    batches: tokens.batches.map(batch => ({ ...batch, pieces: batch.pieces.map(change) })),
  }
  return structuredClone(Object(made))
}
/** Three hundred figures with 5,000 characters of notes each: some twenty seconds of work. */
const long = (): PrintJob => {
  const [system] = systems
  const notes = 'La compagnie marche sous la pluie et chante faux. '.repeat(100).slice(0, 5000)
  const figures = Array.from({ length: 300 }, (_, index) => ({
    name: `F${index}`,
    build: 'agile',
    classes: [],
    notes,
  }))
  const band = system && openBand({ ...newBand(system), roster: { ...system.blank(), figures } }, systems)
  if (!band?.ok) throw new Error('no band')
  return jobFor([band.value])
}

/** A thread that does one thing, whatever it is asked. */
const thread = (name: string, does: string): string => {
  const path = inScratch(`${name}.cjs`)
  writeFileSync(
    path,
    `const { parentPort } = require('node:worker_threads')\nparentPort.on('message', () => { ${does} })`,
  )
  return path
}

const codes = (result: Result<unknown>): readonly string[] =>
  result.ok ? ['ok'] : result.diagnostics.map(({ code }) => code)
const sentence = (result: Result<unknown>): string =>
  result.ok ? '' : (result.diagnostics[0]?.message ?? '')

/** Resolves with the first step of a job that is really under way. */
const underWay = (press: PressService, lane: string, job: PrintJob) => {
  let begun = (): void => undefined
  const start = new Promise<void>(resolve => (begun = resolve))
  return { start, answer: press.print({ lane, job, progress: () => begun() }) }
}

describe('a print', () => {
  it('answers the very bytes of the press in this thread, the second time too', async () => {
    const press = openPress()
    const expected = await (await warmPress()).print(tokens)
    for (const _ of [1, 2]) {
      const printed: Result<Printed> = await press.print({ lane: 'impression', job: tokens })
      if (!printed.ok) throw new Error(sentence(printed))
      expect(printed.value.files.map(({ suffix }) => suffix)).toEqual([''])
      expect(printed.value.files.map(({ bytes }) => Buffer.from(bytes))).toEqual(
        expected.files.map(({ bytes }) => Buffer.from(bytes)),
      )
      expect(printed.value.report).toEqual(expected.report)
    }
  })

  it('counts its steps up to the last', async () => {
    const steps: (readonly [number, number])[] = []
    await openPress().print({ lane: 'impression', job: tokens, progress: (...step) => steps.push(step) })
    expect(steps.at(-1)).toEqual([9, 9])
    expect(steps.map(([done]) => done)).toEqual(steps.map(([done]) => done).toSorted((a, b) => a - b))
    expect(new Set(steps.map(([, total]) => total))).toEqual(new Set([9]))
  })

  it('draws its pages as PNG', async () => {
    const press = openPress()
    const printed = await press.print({ lane: 'impression', job: tokens })
    if (!printed.ok) throw new Error(sentence(printed))
    const pdf = printed.value.files[0]?.bytes ?? new Uint8Array()
    for (const page of [1, 1]) {
      const drawn = await press.png('dessin', pdf, page, 36)
      if (!drawn.ok) throw new Error(sentence(drawn))
      expect([drawn.value.page, drawn.value.pages]).toEqual([page, 1])
      expect([...drawn.value.bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    }
  })
})

describe('a lane', () => {
  it('keeps only the newest of those that wait', async () => {
    const press = openPress()
    const answers = ['a', 'b', 'c', 'd'].map(title =>
      press.print({
        lane: 'apercu-1',
        job: { ...tokens, batches: tokens.batches.map(batch => ({ ...batch, title })) },
      }),
    )
    expect((await Promise.all(answers)).map(codes)).toEqual([
      ['ok'],
      ['press.superseded'],
      ['press.superseded'],
      ['ok'],
    ])
  })

  it('leaves the others alone', async () => {
    const press = openPress()
    const lanes = ['apercu-1', 'apercu-2', 'impression', 'apercu-1', 'apercu-2']
    const answers = await Promise.all(lanes.map(lane => press.print({ lane, job: tokens })))
    expect(answers.map(codes)).toEqual([['ok'], ['press.superseded'], ['ok'], ['ok'], ['ok']])
  })

  it('is answered even if it is told to stop while it waits', async () => {
    const press = openPress()
    const [first, second] = ['impression', 'apercu-1'].map(lane => press.print({ lane, job: tokens }))
    press.cancel('apercu-1')
    press.cancel('personne')
    expect([await first, await second].map(result => result && codes(result))).toEqual([
      ['ok'],
      ['press.cancelled'],
    ])
  })
})

describe('a long print', () => {
  it('ends at once when it is told to, and the next one prints', async () => {
    const press = openPress()
    const waits: number[] = []
    for (const _ of [1, 2, 3]) {
      const { start, answer } = underWay(press, 'impression', long())
      await start
      const asked = performance.now()
      press.cancel('impression')
      expect(codes(await answer)).toEqual(['press.cancelled'])
      waits.push(performance.now() - asked)
    }
    // Another program may have the processor for one of them, hardly for all three.
    expect(Math.min(...waits)).toBeLessThan(200)
    expect(codes(await press.print({ lane: 'impression', job: tokens }))).toEqual(['ok'])
  })

  it('ends when it goes no further, with one sentence in French, and what waited prints', async () => {
    const press = openPress({ patience: 500, workerFile: thread('stuck', 'for (;;);') })
    const [slow, next] = [
      press.print({ lane: 'impression', job: tokens }),
      press.print({ lane: 'impression-2', job: tokens }),
    ]
    const result = await slow
    expect(codes(result)).toEqual(['press.time'])
    expect(sentence(result)).toBe(
      'L’impression n’avance plus depuis 0.5 secondes et a été arrêtée\u00a0: un gabarit, une police ou une image ne finit pas.',
    )
    expect(codes(await next)).toEqual(['press.time'])
  })

  it('promise 17: goes on as long as it steps forward, though it takes longer than it may stand still', async () => {
    const press = openPress({
      patience: 3000,
      workerFile: thread(
        'steady',
        `let done = 0
        const timer = setInterval(() => {
          if (++done <= 80) return parentPort.postMessage({ kind: 'progress', done: 1, total: 2 })
          clearInterval(timer)
          parentPort.postMessage({ kind: 'done', printed: { files: [], report: {} } })
        }, 50)`,
      ),
    })
    expect(codes(await press.print({ lane: 'impression', job: tokens }))).toEqual(['ok'])
  })

  it('promise 17: never holds a preview, nor do two of them', async () => {
    const press = openPress()
    const print = underWay(press, 'a/impression', long())
    const other = press.print({ lane: 'b/impression', job: long() })
    await print.start
    let ended = false
    void print.answer.then(() => (ended = true))
    const preview = await press.print({ lane: 'c/apercu-figure', job: tokens, urgent: true })
    expect([codes(preview), ended]).toEqual([['ok'], false])
    press.cancel('a/impression')
    press.cancel('b/impression')
    expect([codes(await print.answer), codes(await other)]).toEqual([
      ['press.cancelled'],
      ['press.cancelled'],
    ])
  })

  it('promise 17: a second thread ends once it has nothing more to do', async () => {
    const started: Worker[] = []
    const count = (worker: Worker): void => void started.push(worker)
    /** One that has ended has no number any more. */
    const running = (): number => started.filter(({ threadId }) => threadId !== -1).length
    process.on('worker', count)
    try {
      const press = openPress({
        idle: 1,
        workerFile: thread(
          'quick',
          "parentPort.postMessage({ kind: 'done', printed: { files: [], report: {} } })",
        ),
      })
      const lanes = ['a', 'b', 'c', 'd', 'e']
      const answers = lanes.map(lane => press.print({ lane, job: tokens, urgent: lane !== 'a' }))
      expect((await Promise.all(answers)).map(codes)).toEqual(lanes.map(() => ['ok']))
      expect(started).toHaveLength(3)
      await expect.poll(running).toBe(1)
      expect(codes(await press.print({ lane: 'a', job: tokens }))).toEqual(['ok'])
      expect([running(), started.length]).toEqual([1, 3])
    } finally {
      process.off('worker', count)
    }
  })

  it('begins what is idle when there is nothing else to do, and in a thread beside the first', async () => {
    const started: Worker[] = []
    const count = (worker: Worker): void => void started.push(worker)
    process.on('worker', count)
    try {
      const workerFile = thread(
        'steps',
        "setTimeout(() => parentPort.postMessage({ kind: 'done', printed: { files: [], report: {} } }), 20)",
      )
      const press = openPress({ workerFile })
      const order: string[] = []
      const ask = async (lane: string, pace: { readonly urgent?: boolean; readonly idle?: boolean }) => {
        await press.print({ lane, job: tokens, ...pace })
        order.push(lane)
      }
      await Promise.all([
        ask('long 1', {}),
        ask('idle 1', { idle: true }),
        ask('idle 2', { idle: true }),
        ask('long 2', {}),
      ])
      expect(order).toEqual(['long 1', 'long 2', 'idle 1', 'idle 2'])
      expect(started).toHaveLength(2)
    } finally {
      process.off('worker', count)
    }
  })

  it('ends with the service, and so does all that waits; nothing is taken on afterwards', async () => {
    const press = openPress()
    const { start, answer } = underWay(press, 'impression', long())
    const waiting = press.print({ lane: 'apercu-1', job: tokens })
    await start
    await press.close()
    expect([codes(await answer), codes(await waiting)]).toEqual([['press.cancelled'], ['press.cancelled']])
    expect(codes(await press.print({ lane: 'apercu-1', job: tokens }))).toEqual(['press.cancelled'])
  })
})

describe('a thread that fails', () => {
  it('is replaced when the press throws', async () => {
    const press = openPress()
    const broken = changed(({ size: _, ...piece }) => piece)
    const answers = [broken, tokens, broken, broken, tokens].map((job, index) =>
      press.print({ lane: `voie-${index}`, job }),
    )
    expect((await Promise.all(answers)).map(codes)).toEqual([
      ['press.crash'],
      ['ok'],
      ['press.crash'],
      ['press.crash'],
      ['ok'],
    ])
  })

  it('stays when a template is at fault, and says which', async () => {
    const press = openPress()
    const absent = await press.print({
      lane: 'impression',
      job: changed(piece => ({ ...piece, template: 'absent' })),
    })
    expect(absent).toMatchObject({ ok: false, diagnostics: [{ code: 'press.no-template' }] })
    const empty = await press.print({ lane: 'impression', job: changed(piece => ({ ...piece, data: {} })) })
    expect(codes(empty)).toEqual(['press.template'])
    expect(sentence(empty)).toMatch(/\.hbs, ligne \d+, colonne \d+/)
    expect(codes(await press.print({ lane: 'impression', job: tokens }))).toEqual(['ok'])
  })

  it('is replaced when it has no time at all, as often as it takes', async () => {
    const press = openPress({ patience: 1 })
    for (const _ of [1, 2, 3])
      expect(codes(await press.print({ lane: 'impression', job: tokens }))).toEqual(['press.time'])
  })

  it('says that memory ran out, and this process lives on', async () => {
    for (const megabytes of [2, 8]) {
      const press = openPress({ megabytes })
      for (const _ of [1, 2]) {
        const result = await press.print({ lane: 'impression', job: tokens })
        expect(codes(result)).toEqual(['press.crash'])
        expect(sentence(result)).toBe(
          'L’impression s’est arrêtée (la mémoire lui a manqué). Rien n’est perdu\u00a0: recommencez.',
        )
      }
    }
  })

  it('is said to have failed when it cannot even start', async () => {
    const press = openPress({ workerFile: join(root, 'nulle-part.cjs') })
    expect(codes(await press.print({ lane: 'impression', job: tokens }))).toEqual(['press.crash'])
    expect(codes(await press.print({ lane: 'impression', job: tokens }))).toEqual(['press.crash'])
  })

  it('is said to have failed when a PDF cannot be drawn, and draws the next', async () => {
    const press = openPress()
    expect((await press.png('dessin', new TextEncoder().encode('%PDF-oie'), 1, 72)).ok).toBe(false)
    const printed = await press.print({ lane: 'impression', job: tokens })
    expect(codes(printed)).toEqual(['ok'])
    if (printed.ok)
      expect(
        codes(await press.png('dessin', printed.value.files[0]?.bytes ?? new Uint8Array(), 1, 36)),
      ).toEqual(['ok'])
  })
})

describe('the themes', () => {
  it('are those of the templates', () => {
    expect(openPress().themes).toEqual(
      expect.arrayContaining([
        { id: 'enluminure', game: null },
        { id: 'gravure', game: null },
        { id: 'enluminure', game: 'flammes-et-fantassins' },
      ]),
    )
  })
})
