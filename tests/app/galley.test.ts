/** The page of a live preview: as large as what lies on it. */
import { describe, expect, it } from 'vitest'
import { onGalley } from '../../src/app/galley.ts'
import { cardFormats } from '../../src/app/wish.ts'
import type { Piece, Size } from '../../src/core/index.ts'
import { warmPress, jobFor, openMade, plainLook, plainSheet, sampleBand } from '../press/press.ts'
import { papers, type PrintJob } from '../../src/press/index.ts'
import { textOf } from '../press/pdf.ts'

const piece = (width: number, height: number, more: Partial<Piece> = {}): Piece => ({
  asset: 'a',
  title: `${width} × ${height}`,
  template: 'essai/piece',
  data: {},
  size: { width, height },
  copies: 1,
  ...more,
})
const jobOf = (pieces: readonly Piece[]): PrintJob => ({
  batches: [{ title: 'Essai', styles: 'essai', assets: [{ id: 'a', title: 'A' }], pieces }],
  look: plainLook,
  sheet: { ...plainSheet, bleed: 3, marks: 'crop' },
})
const frameOf = (pieces: readonly Piece[], card: Size = cardFormats.poker): Size => {
  const { width, height } = onGalley(jobOf(pieces), card).sheet.paper
  return { width, height }
}
const files = { 'essai/piece.hbs': '<p>Oie</p>', 'essai/style.css': '' }

describe('wish: the frame of a preview', () => {
  it('holds two cards by two and the half of the paper, whatever little lies on it', () => {
    expect(frameOf([piece(105, 148.5), piece(63, 88), piece(63, 88), piece(31, 80)])).toEqual({
      width: 134,
      height: 192,
    })
    expect(frameOf([piece(31, 80)], cardFormats.tarot)).toEqual({ width: 148, height: 256 })
    // A strip lies unfolded, three times as high as what is read of it.
    const cover = { template: 'essai/piece', data: {} }
    expect(frameOf([piece(95, 62, { way: { kind: 'folded', cover, flap: cover } })])).toEqual({
      width: 134,
      height: 202,
    })
    expect(frameOf([], cardFormats.mini)).toEqual({ width: 113, height: 164.5 })
  })

  it.each([
    ['an A5 piece', [piece(148, 210)], { width: 156, height: 226 }],
    ['a wide one', [piece(190, 60)], { width: 198, height: 192 }],
    ['a poster larger than the paper', [piece(297, 420)], { width: 305, height: 436 }],
    [
      'a whole page that brings its margins',
      [piece(210, 297, { toEdge: true })],
      { width: 218, height: 313 },
    ],
    ['one card of 70 × 120', [piece(70, 120)], { width: 134, height: 192 }],
    ['two of them', [piece(70, 120), piece(70, 120)], { width: 148, height: 192 }],
    ['two copies of one', [piece(70, 120, { copies: 2 })], { width: 148, height: 192 }],
  ])('is stretched for %s', (_, pieces, size) => {
    expect(frameOf(pieces)).toEqual(size)
  })

  it('asks little of ten thousand pieces', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => piece(20 + (index % 100) / 10, 30))
    expect(frameOf(many)).toEqual({ width: 134, height: 192 })
  })

  it.each([
    ['an A5 piece', [piece(148, 210)], 1],
    ['a poster', [piece(297, 420)], 1],
    ['a whole page', [piece(210, 297, { toEdge: true })], 1],
    ['two cards of 70 × 120', [piece(70, 120), piece(70, 120)], 1],
    ['an A5 piece and four cards', [piece(148, 210), piece(63, 88, { copies: 4 })], 2],
  ])('shows %s whole and upright', async (_, pieces, pages) => {
    const print = await openMade(files)
    const { sheet } = onGalley(jobOf(pieces), cardFormats.poker)
    const { report } = await print(pieces, sheet)
    expect(report.problems).toEqual([])
    expect(report.sheets).toHaveLength(pages)
    const placed = report.sheets.flatMap(({ pieces: on }) => on)
    expect(placed).toHaveLength(pieces.reduce((sum, { copies }) => sum + copies, 0))
    for (const { x, y, width, height, rotation } of placed) {
      expect([x >= 0, y >= 0, rotation]).toEqual([true, true, 0])
      expect(x + width).toBeLessThanOrEqual(sheet.paper.width)
      expect(y + height).toBeLessThanOrEqual(sheet.paper.height)
    }
  })

  it('shows the campaign sheet of a band, which is as large as the paper', async () => {
    const job = onGalley(jobFor([sampleBand('campagne')], { subject: '/roster/campaign' }), cardFormats.poker)
    const { report } = await (await warmPress()).print(job)
    expect(report.problems).toEqual([])
    expect(report.sheets.flatMap(({ pieces }) => pieces.map(({ asset }) => asset))).toEqual([
      'campaign-sheet',
    ])
  })

  it('stays for every figure of the first game as it was', () => {
    for (const sample of ['premiere-partie', 'mages', 'trio', 'campagne'])
      for (const subject of ['/roster/figures/0', '/roster/figures/1', '/roster/figures/2']) {
        const { sheet } = onGalley(jobFor([sampleBand(sample)], { subject }), cardFormats.poker)
        expect(sheet.paper).toEqual({ width: papers.a4.width / 2 + 29, height: 192 })
      }
  })

  it('is that of the whole for a part of it, and has no number at its foot', async () => {
    const whole = jobFor([sampleBand('mages')], { subject: '/roster/figures/0' })
    const poster = { ...whole, batches: [...whole.batches, ...jobOf([piece(297, 420)]).batches] }
    expect(onGalley(whole, cardFormats.poker, poster).sheet.paper).toEqual({ width: 305, height: 436 })
    const { files: printed } = await (await warmPress()).print(onGalley(whole, cardFormats.poker))
    const [before] = (
      await (
        await warmPress()
      ).print({ ...whole, sheet: { ...onGalley(whole, cardFormats.poker).sheet, numbered: true } })
    ).files
    expect(textOf(before?.bytes ?? new Uint8Array())).toMatch(/1\/6/)
    const text = textOf(printed[0]?.bytes ?? new Uint8Array())
    expect(text).toContain('Ysoline')
    expect(text).not.toMatch(/[1-6]\/6/)
  })
})
