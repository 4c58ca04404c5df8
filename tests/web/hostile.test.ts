/** Whatever is sent to the browser host, it refuses with a word, changes nothing, and serves the next request. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from 'node:net'
import { mkdirSync } from 'node:fs'
import { z } from '../../src/core/index.ts'
import { copiste, scratch } from '../cli/cli.ts'
import { attacks } from './attacks.ts'
import { ask, exitOf, serve, startStudio, type Studio } from './studio.ts'

const inScratch = scratch()

// Builds what is not built yet, so that no studio has to speak of it.
beforeAll(() => {
  copiste('--version')
})

const shelfSchema = z.object({
  ok: z.literal(true),
  value: z.object({ books: z.array(z.object({ file: z.string(), state: z.string() })) }),
})

/** What a player would see next: the page, and the shelf with the band on it. */
const serves = async ({ port, call }: Studio): Promise<void> => {
  const page = await ask(port, {})
  expect(page.status).toBe(200)
  expect(page.body).toContain('<!doctype html>')
  const shelf = await call('shelf', '{}')
  expect(shelf.status).toBe(200)
  const { books } = shelfSchema.parse(JSON.parse(shelf.body)).value
  expect(books).toContainEqual({ file: 'trio.bande.json', state: 'ready' })
}

describe('a hostile request', () => {
  let studio: Studio
  let before: Studio['written'] extends () => infer Files ? Files : never

  beforeAll(async () => {
    mkdirSync(inScratch('un'))
    studio = await startStudio(inScratch('un'))
    before = studio.written()
  })
  afterAll(() => studio.kill())

  it.each(attacks)('%s', async (_name, attack) => {
    try {
      await attack(studio)
      await serves(studio)
      expect(studio.written()).toEqual(before)
    } finally {
      studio.release()
    }
  })
})

describe('the browser host', () => {
  let studio: Studio
  beforeAll(async () => {
    mkdirSync(inScratch('deux'))
    studio = await startStudio(inScratch('deux'))
  })
  afterAll(() => studio.kill())

  it('keeps its memory, writes nowhere else, shows no trace of itself, and ends with Ctrl-C', async () => {
    const round = async (): Promise<number> => {
      for (const [, attack] of attacks) {
        await attack(studio)
        studio.release()
      }
      await serves(studio)
      return studio.mebibytes()
    }
    const before = studio.written()
    const first = await round()
    const rest = [await round(), await round(), await round()]
    // Each round sends more than a gibibyte: what was kept of it would show, whenever the engine chose to clean up.
    expect(Math.min(...rest)).toBeLessThan(first + 128)
    expect(Math.max(first, ...rest)).toBeLessThan(450)
    expect(studio.written()).toEqual(before)
    expect(await studio.stop()).toBe(0)
    expect(studio.said().trim().split('\n')).toEqual([
      expect.stringContaining('Copiste est ouvert à cette adresse'),
      'Copiste s’arrête.',
    ])
  })

  it('says in one sentence that a port is taken', async () => {
    const other = createServer()
    const port = await new Promise<number>(resolve => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    try {
      const child = serve(inScratch('deux'), '--port', String(port))
      let [out, err] = ['', '']
      child.stdout?.on('data', text => (out += String(text)))
      child.stderr?.on('data', text => (err += String(text)))
      expect(await exitOf(child)).toBe(2)
      expect(out).toBe('')
      expect(err).toMatch(new RegExp(`^Le port ${port} est pris\\s: choisissez-en un autre, ou aucun\\.\\n$`))
    } finally {
      other.close()
    }
  })

  it.each(['0', '80', '65536', '-1', 'http', '1e4', '0x1000', ' 4000'])('refuses the port « %s »', port => {
    const { code, out, err } = copiste('serve', `--port=${port}`)
    expect([code, out]).toEqual([2, ''])
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toContain('1024')
  })
})
