/** A press that is made ready: printed for nobody, one after the other, and never in the way of who asks. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { PressService } from '../../src/app/port.ts'
import type { PrintJob } from '../../src/app/press-words.ts'
import type { Result } from '../../src/core/index.ts'
import { createPressService } from '../../src/host/press-service.ts'
import { root, scratch } from '../cli/cli.ts'
import { jobFor, sampleBand, warmPress } from '../press/press.ts'

const inScratch = scratch()
const tokens = jobFor([sampleBand('trio')], { assets: ['tokens'] })
const titled = (title: string): PrintJob => ({
  ...tokens,
  batches: tokens.batches.map(batch => ({ ...batch, title })),
})

const opened: PressService[] = []
const openPress = (workerFile = join(root, 'out', 'main', 'press-thread.cjs')): PressService => {
  const press = createPressService({ workerFile, folders: { root } })
  opened.push(press)
  return press
}
afterEach(async () => {
  for (const press of opened.splice(0)) await press.close()
})

/** A thread that answers a print with the titles of all that it was asked so far. */
const listing = (): string => {
  const path = inScratch('liste.cjs')
  writeFileSync(
    path,
    `const { parentPort } = require('node:worker_threads')
const asked = []
parentPort.on('message', ({ kind, job }) => {
  asked.push(kind + ' ' + job.batches[0].title)
  parentPort.postMessage(kind === 'rehearse' ? { kind: 'rehearsed' } : { kind: 'done', printed: { files: [], report: asked } })
})`,
  )
  return path
}
const order = (answer: Result<unknown>): unknown => (answer.ok ? Object(answer.value).report : answer)
const ask = async (press: PressService, title: string, idle = false): Promise<unknown> =>
  order(await press.print({ lane: title, job: titled(title), urgent: !idle, idle }))

describe('a press that is made ready', () => {
  it('rehearses one job after the other, then does what nobody waits for', async () => {
    const press = openPress(listing())
    press.warm?.()
    press.warm?.(titled('un'))
    press.warm?.(titled('deux'))
    // In a thread of its own: the first one is left to who looks at previews.
    expect(await ask(press, 'vignette', true)).toEqual(['print vignette'])
    expect(await ask(press, 'aperçu')).toEqual(['rehearse un', 'rehearse deux', 'print aperçu'])
  })

  it('is asked for something after one rehearsal at most, and rehearses no more', async () => {
    const press = openPress(listing())
    for (const title of ['un', 'deux', 'trois']) press.warm?.(titled(title))
    expect(await ask(press, 'aperçu')).toEqual(['rehearse un', 'print aperçu'])
    press.warm?.(titled('quatre'))
    expect(await ask(press, 'suite')).toEqual(['rehearse un', 'print aperçu', 'print suite'])
  })

  it('prints what it would have printed', async () => {
    const press = openPress()
    press.warm?.(jobFor([sampleBand('mages')], { assets: ['tokens'] }))
    const printed = await press.print({ lane: 'apercu', job: tokens, urgent: true })
    const expected = await (await warmPress()).print(tokens)
    if (!printed.ok) throw new Error('it did not print')
    expect(printed.value.files.map(({ bytes }) => Buffer.from(bytes))).toEqual(
      expected.files.map(({ bytes }) => Buffer.from(bytes)),
    )
  })

  it('says nothing of a rehearsal that failed', async () => {
    const press = openPress()
    const broken = {
      ...tokens,
      batches: tokens.batches.map(batch => ({
        ...batch,
        pieces: batch.pieces.map(piece => ({ ...piece, template: 'aucun/gabarit' })),
      })),
    }
    press.warm?.(broken)
    expect(await press.print({ lane: 'apercu', job: tokens, urgent: true })).toMatchObject({ ok: true })
    expect(await press.print({ lane: 'apercu', job: broken, urgent: true })).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'press.no-template' }],
    })
  })

  it('lets a thread end by itself', async () => {
    const [path, told] = [inScratch('fin.cjs'), inScratch('fini.txt')]
    writeFileSync(
      path,
      `const { parentPort } = require('node:worker_threads')
parentPort.on('message', ({ kind }) => {
  if (kind !== 'end') return
  require('node:fs').writeFileSync(${JSON.stringify(told)}, 'fini')
  parentPort.close()
})`,
    )
    // However long it takes on a busy machine.
    const press = createPressService({ workerFile: path, folders: { root }, grace: 60_000 })
    press.warm?.()
    await press.close()
    expect(readFileSync(told, 'utf8')).toBe('fini')
  })

  it('may be closed meanwhile', async () => {
    const press = openPress()
    press.warm?.(tokens)
    await press.close()
    press.warm?.(tokens)
    expect(await press.print({ lane: 'apercu', job: tokens })).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'press.cancelled' }],
    })
  })
})
