/** The preview shows the answer to the newest question, in whatever order the press answers. */
import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PrintedFiles } from '../../src/app/bridge.ts'
import type { Report } from '../../src/app/press-words.ts'
import { usualSettings } from '../../src/app/wish.ts'
import { success, type Result } from '../../src/core/index.ts'
import { partInSight, usePreview } from '../../src/renderer/stores/preview.ts'
import { fakeBridge, pending, refusal } from './fake-bridge.ts'

type Answer = Result<PrintedFiles>

const printed = (byte: number, sheets = 1): Answer =>
  success({
    files: [{ suffix: '', bytes: new Uint8Array([byte]) }],
    report: {
      sheets: Array.from({ length: sheets }, (_, page) => ({ page, side: 'front' as const, pieces: [] })),
      pieces: [],
      problems: [],
      cards: 0,
      cuts: 0,
      foldings: 0,
      origins: [],
    },
  })

/** A press that answers each question when it is told to. */
const press = () => {
  const waiting: ((answer: Answer) => void)[] = []
  const bridge = fakeBridge({
    preview: () => {
      const { promise, keep } = pending<Answer>()
      waiting.push(keep)
      return promise
    },
  })
  return { ...bridge, answer: (turn: number, answer: Answer) => waiting[turn]?.(answer) }
}

beforeEach(() => setActivePinia(createPinia()))

describe('the preview', () => {
  it('asks for the pages of one figure, and shows them', async () => {
    const { inputs, answer } = press()
    const preview = usePreview()
    expect(preview.busy).toBe(false)
    const asking = preview.ask({ name: 'Oies' }, usualSettings, '/roster/figures/0')
    expect(preview.busy).toBe(true)
    answer(0, printed(7))
    await asking
    expect(inputs('preview')).toEqual([
      {
        document: { name: 'Oies' },
        settings: usualSettings,
        subject: '/roster/figures/0',
        lane: 'apercu-figure',
      },
    ])
    expect(preview.busy).toBe(false)
    expect(preview.pdf).toEqual(new Uint8Array([7]))
    expect(preview.report?.sheets).toHaveLength(1)
  })

  it.each([[[0, 1, 2]], [[0, 2, 1]], [[1, 0, 2]], [[1, 2, 0]], [[2, 0, 1]], [[2, 1, 0]]])(
    'keeps the newest answer when they come in the order %j',
    async order => {
      const { answer } = press()
      const preview = usePreview()
      const asking = [0, 1, 2].map(turn => preview.ask({ turn }, usualSettings, null))
      for (const turn of order) {
        answer(turn, printed(turn))
        await asking[turn]
        const last = order.indexOf(turn) >= order.indexOf(2)
        expect(preview.busy).toBe(!last)
        expect(preview.pdf).toEqual(last ? new Uint8Array([2]) : undefined)
      }
    },
  )

  it('says nothing of a question that a newer one put out', async () => {
    const { answer } = press()
    const preview = usePreview()
    const asking = [preview.ask({}, usualSettings, null), preview.ask({}, usualSettings, null)]
    answer(0, refusal('Remplacé.'))
    answer(1, printed(1))
    await Promise.all(asking)
    expect(preview.message).toBe('')
    expect(preview.pdf).toEqual(new Uint8Array([1]))
  })

  it('shows why there are no pages, until there are some', async () => {
    const { answer } = press()
    const preview = usePreview()
    const first = preview.ask({}, usualSettings, null)
    answer(0, refusal('La presse ne répond plus.'))
    await first
    expect(preview.busy).toBe(false)
    expect(preview.message).toBe('La presse ne répond plus.')
    const second = preview.ask({}, usualSettings, null)
    answer(1, printed(1))
    await second
    expect(preview.message).toBe('')
  })

  it('has no pages where nothing is printed', async () => {
    const { answer } = press()
    const preview = usePreview()
    const asking = preview.ask({}, usualSettings, null)
    answer(0, printed(9, 0))
    await asking
    expect(preview.pdf).toBeUndefined()
  })
})

describe('what is in sight', () => {
  const placed = (asset: string) => ({ asset, title: asset, x: 0, y: 0, width: 1, height: 1, rotation: 0 })
  const report = (...pages: readonly (readonly string[])[]): Report => ({
    sheets: pages.map((assets, at) => ({
      page: at + 1,
      side: at % 2 === 0 ? 'front' : 'back',
      pieces: assets.map(placed),
    })),
    pieces: [],
    problems: [],
    cards: 0,
    cuts: 0,
    foldings: 0,
    origins: [],
  })

  it.each([
    ['a sheet before its cards', [['sheet'], ['sheet'], ['spell'], ['spell']], [1], ['sheet'], 1, 2],
    ['cards after it', [['sheet'], ['sheet'], ['spell'], ['spell'], ['spell'], []], [5], ['spell'], 3, 4],
    [
      'all that shares a page with it',
      [['sheet'], [], ['spell', 'talent'], [], ['talent', 'standee'], []],
      [3],
      ['spell', 'talent', 'standee'],
      3,
      4,
    ],
    ['both pages of a pair', [['sheet'], ['spell'], ['token']], [1, 2], ['sheet', 'spell'], 1, 2],
  ] as const)('is %s', (_, pages, sight, kinds, from, count) => {
    expect(partInSight(report(...pages), sight)).toEqual({ kinds, from, count })
  })

  it.each([
    ['all that there is', [['sheet'], ['sheet']], [1]],
    [
      'mixed with every other kind',
      [
        ['sheet', 'spell'],
        ['spell', 'token'],
      ],
      [1],
    ],
    ['split by another kind', [['sheet'], ['spell'], ['sheet']], [1]],
    ['nothing', [['sheet'], [], ['spell']], [2]],
  ] as const)('is not asked for by itself where it is %s', (_, pages, sight) => {
    expect(partInSight(report(...pages), sight)).toBeUndefined()
  })

  const of = (byte: number, ...pages: readonly (readonly string[])[]): Answer =>
    success({ files: [{ suffix: '', bytes: new Uint8Array([byte]) }], report: report(...pages) })
  const kindsAsked = (inputs: readonly unknown[]) =>
    inputs.map(input => (typeof input === 'object' && input && 'kinds' in input ? input.kinds : null))

  it('comes first; the rest once nothing more is typed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const { inputs, answer } = press()
      const preview = usePreview()
      const first = preview.ask({}, usualSettings, '/a')
      answer(0, of(0, ['sheet'], ['sheet'], ['spell'], ['spell']))
      await first
      preview.sight = [1, 2]
      // Typed on: of the second letter, too, only what is in sight has been asked for.
      const typed = [preview.ask({ n: 1 }, usualSettings, '/a')]
      answer(1, of(1, ['sheet'], ['sheet']))
      await Promise.resolve()
      await vi.advanceTimersByTimeAsync(100)
      expect(preview.ahead).toEqual({ pdf: new Uint8Array([1]), from: 1, count: 2 })
      typed.push(preview.ask({ n: 2 }, usualSettings, '/a'))
      answer(2, of(2, ['sheet'], ['sheet']))
      await vi.advanceTimersByTimeAsync(159)
      expect(preview.ahead?.pdf).toEqual(new Uint8Array([2]))
      expect([preview.pdf, preview.busy]).toEqual([new Uint8Array([0]), true])
      expect(kindsAsked(inputs('preview'))).toEqual([null, ['sheet'], ['sheet']])
      await vi.advanceTimersByTimeAsync(1)
      answer(3, of(3, ['sheet'], ['sheet'], ['spell'], ['spell']))
      await Promise.all(typed)
      expect(kindsAsked(inputs('preview'))).toEqual([null, ['sheet'], ['sheet'], null])
      expect([preview.pdf, preview.ahead, preview.busy]).toEqual([new Uint8Array([3]), undefined, false])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not asked for by itself of another figure, nor shown where it fills other pages than before', async () => {
    const { inputs, answer } = press()
    const preview = usePreview()
    preview.sight = [1]
    const first = preview.ask({}, usualSettings, '/a')
    answer(0, of(0, ['sheet'], ['spell']))
    await first
    const other = preview.ask({}, usualSettings, '/b')
    answer(1, of(1, ['sheet'], ['spell']))
    await other
    expect(kindsAsked(inputs('preview'))).toEqual([null, null])
    const longer = preview.ask({ n: 1 }, usualSettings, '/b')
    answer(2, of(2, ['sheet'], ['sheet']))
    await flushPromises()
    expect(inputs('preview')).toHaveLength(4)
    expect(preview.ahead).toBeUndefined()
    answer(3, of(3, ['sheet'], ['sheet'], ['spell']))
    await longer
    expect(preview.pdf).toEqual(new Uint8Array([3]))
  })
})
