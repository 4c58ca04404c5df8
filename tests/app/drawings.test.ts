/** PDFs that wait while their pages are asked for: few of them, one page at a time. */
import { describe, expect, it } from 'vitest'
import { createDrawings } from '../../src/app/desk/drawings.ts'
import type { PressService } from '../../src/app/port.ts'
import { success } from '../../src/core/index.ts'

const press = () => {
  const asked: (readonly [number | undefined, number, number])[] = []
  let [held, most] = [0, 0]
  const service: PressService = {
    print: () => Promise.reject(new Error('nothing is printed here')),
    png: async (_lane, pdf, page, dpi) => {
      asked.push([pdf[0], page, dpi])
      most = Math.max(most, ++held)
      await Promise.resolve()
      held--
      return success({ page, pages: 0, bytes: new Uint8Array([page]) })
    },
    cancel: () => undefined,
    themes: [],
    close: () => Promise.resolve(),
  }
  return { service, asked, most: () => most }
}

const sheet = (side: 'front' | 'back') => ({ page: 1, side, pieces: [] })
const report = (...sides: readonly ('front' | 'back')[]) => ({
  sheets: sides.map(sheet),
  pieces: [],
  problems: [],
  cards: 0,
  cuts: 0,
  foldings: 0,
  origins: [],
})
const pdf = (mark: number): Uint8Array => new Uint8Array([mark])

describe('promise 17: pages of a print as pictures', () => {
  it('are drawn only when they are asked for, each from its own file', async () => {
    const { service, asked, most } = press()
    const drawings = createDrawings(service)
    const files = [
      { suffix: '', bytes: pdf(1) },
      { suffix: '-dos', bytes: pdf(2) },
    ]
    expect(drawings.keep('a', { files, report: report('front', 'back', 'front') }, 600)).toBe(3)
    expect(asked).toEqual([])
    for (const page of [1, 2, 3])
      expect(await drawings.page('a', page)).toMatchObject({ ok: true, value: { page, pages: 3 } })
    expect(asked).toEqual([
      [1, 1, 600],
      [1, 2, 600],
      [2, 1, 600],
    ])
    expect(most()).toBe(1)
    expect((await drawings.page('a', 1)).ok).toBe(false)
  })

  it('are kept for four windows, the last that asked', async () => {
    const drawings = createDrawings(press().service)
    const printed = { files: [{ suffix: '', bytes: pdf(1) }], report: report('front', 'back') }
    for (const lane of ['a', 'b', 'c', 'd', 'e']) drawings.keep(lane, printed, 72)
    const there = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(lane => drawings.page(lane, 1)))
    expect(there.map(({ ok }) => ok)).toEqual([false, true, true, true, true])
  })
})
