/** Pictures of a print: asked for one by one, each taken before the next. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { success } from '../../src/core/index.ts'
import { usePrinting } from '../../src/renderer/stores/printing.ts'
import { fakeBridge, refusal } from './fake-bridge.ts'

beforeEach(() => setActivePinia(createPinia()))

describe('promise 17: an export of pictures', () => {
  it('takes each page before it asks for the next', async () => {
    const told: string[] = []
    fakeBridge({
      png: () => success({ pages: 10 }),
      pngPage: ({ page }) => {
        told.push(`asked ${page}`)
        return success({ bytes: new Uint8Array([page]) })
      },
    })
    const done = await usePrinting().pngPages(600, (bytes, number) =>
      told.push(`took ${bytes[0]} as ${number}`),
    )
    expect(done).toBe(10)
    expect(told.slice(0, 4)).toEqual(['asked 1', 'took 1 as 01', 'asked 2', 'took 2 as 02'])
    expect(told.at(-1)).toBe('took 10 as 10')
  })

  it('stops where a page is refused, and keeps what it took', async () => {
    const taken: string[] = []
    const { inputs } = fakeBridge({
      png: () => success({ pages: 5 }),
      pngPage: ({ page }) => (page < 3 ? success({ bytes: new Uint8Array([page]) }) : refusal('Arrêté.')),
    })
    expect(await usePrinting().pngPages(150, (_, number) => taken.push(number))).toBe(undefined)
    expect(taken).toEqual(['1', '2'])
    expect(inputs('pngPage')).toHaveLength(3)
  })

  it('asks a desktop once where to, and leaves the writing to it', async () => {
    const { inputs } = fakeBridge({
      png: () => success({ pages: 5 }),
      savePng: ({ name }) => success({ path: `/images/${name}`, images: 5 }),
    })
    expect(await usePrinting().savePng(150, 'Bande.png')).toEqual({
      path: '/images/Bande.png',
      images: 5,
    })
    expect([inputs('savePng').length, inputs('pngPage').length]).toEqual([1, 0])
  })
})
