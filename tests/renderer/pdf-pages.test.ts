/** The pages beside the form: where a slow drawing ends late, what the player did meanwhile stands. */
// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import PdfPages from '../../src/renderer/parts/PdfPages.vue'

/** Each drawing under way: it ends when the test says so. */
const drawings = vi.hoisted((): { page: number; size: number; end: () => void }[] => [])
vi.mock('../../src/renderer/pdf.ts', () => ({
  openPdf: ({ length }: Uint8Array) =>
    Promise.resolve({
      size: length,
      numPages: 6,
      getPage: () => Promise.resolve({ getViewport: () => ({ width: 595, height: 842 }) }),
      destroy: () => Promise.resolve(),
    }),
  drawPage: (
    { size }: { size: number },
    page: number,
    _canvas: unknown,
    _width: number,
    wanted: () => boolean,
  ) => new Promise<boolean>(done => drawings.push({ page, size, end: () => done(wanted()) })),
}))

it('scrolls to the top of another figure as it first stands there, and never again', async () => {
  const view = mount(PdfPages, {
    props: { pdf: new Uint8Array(), busy: false, empty: '', label: 'Aperçu', of: 'one' },
    attachTo: document.body,
  })
  const scrolls: unknown[] = []
  const stage = view.get('.pdf-stage').element
  stage.scrollTo = (...to: unknown[]) => void scrolls.push(to)
  await view.setProps({ pdf: new Uint8Array(1), of: 'another' })
  await flushPromises()
  await view.get('button[aria-label="Page suivante"]').trigger('click')
  await flushPromises()
  const [last, ...before] = [...drawings].reverse()
  expect(last?.page).toBe(2)
  last?.end()
  await flushPromises()
  expect(scrolls).toEqual([[0, 0]])
  // The player has scrolled since: the drawing that nobody waits for any more says nothing.
  for (const late of before) late.end()
  await flushPromises()
  expect(scrolls).toEqual([[0, 0]])
  expect(view.get('.pdf').attributes('data-drawn')).toBe('1')
  await view.setProps({ pdf: new Uint8Array(2), of: 'another' })
  await flushPromises()
  drawings.at(-1)?.end()
  await flushPromises()
  expect(scrolls).toEqual([[0, 0]])
})

it('draws a page that is newer already from there, by its number there, until the whole has come', async () => {
  const view = mount(PdfPages, {
    props: { pdf: new Uint8Array(3), busy: false, empty: '', label: 'Aperçu', of: 'one' },
    attachTo: document.body,
  })
  const endAll = async () => {
    for (let had = -1; had !== drawings.length;) {
      had = drawings.length
      for (const { end } of drawings) end()
      await flushPromises()
    }
  }
  const next = () => view.get('button[aria-label="Page suivante"]').trigger('click')
  await flushPromises()
  await next()
  await next()
  await endAll()
  drawings.length = 0
  await view.setProps({ ahead: { pdf: new Uint8Array(4), from: 3, count: 2 } })
  await flushPromises()
  await endAll()
  expect(drawings.map(({ page, size }) => [page, size])).toEqual([[1, 4]])
  // Beyond what is newer, the whole is drawn from.
  await next()
  await next()
  await endAll()
  expect(drawings.slice(1).map(({ page, size }) => [page, size])).toEqual([
    [2, 4],
    [5, 3],
  ])
  drawings.length = 0
  await view.setProps({ ahead: undefined, pdf: new Uint8Array(5) })
  await flushPromises()
  await endAll()
  expect(drawings.map(({ page, size }) => [page, size])).toEqual([[5, 5]])
  expect(view.emitted('sight')?.at(-1)).toEqual([[5]])
})
