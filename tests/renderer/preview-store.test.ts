/** The preview shows the answer to the newest question, in whatever order the press answers. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PrintedFiles } from '../../src/app/bridge.ts'
import { usualSettings } from '../../src/app/wish.ts'
import { success, type Result } from '../../src/core/index.ts'
import { usePreview } from '../../src/renderer/stores/preview.ts'
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

  it('is cleared at once, and an answer on its way is dropped', async () => {
    const { answer } = press()
    const preview = usePreview()
    const first = preview.ask({}, usualSettings, null)
    answer(0, refusal('La presse ne répond plus.'))
    await first
    const second = preview.ask({}, usualSettings, null)
    preview.clear()
    expect(preview.busy).toBe(false)
    expect(preview.message).toBe('')
    answer(1, printed(1))
    await second
    expect(preview.pdf).toBeUndefined()
    expect(preview.report).toBeUndefined()
  })
})
