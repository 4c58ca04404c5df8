/** Where scissors are led: marks that are seen, in line with each cut, and never in a piece. */
import { describe, expect, it } from 'vitest'
import { impose } from '../../src/press/imposition/impose.ts'
import type { Imposable } from '../../src/press/imposition/placement.ts'
import { cutLines } from '../../src/press/paint/marks.ts'
import { papers } from '../../src/press/vocabulary/options.ts'

const margins = { top: 4, right: 4, bottom: 4, left: 4 }

const marksOn = (piece: Imposable, count: number, bleed = 0) => {
  const pieces = Array.from({ length: count }, () => piece)
  const [sheet] = impose(pieces, { paper: papers.a4, backs: 'none', bleed, margins }).sheets
  if (!sheet) throw new Error('no sheet')
  return { sheet, lines: cutLines(sheet, { marks: 'crop', paper: papers.a4, margins }) }
}

describe('crop marks', () => {
  it('lead along the cuts of four pages that meet at the edges of the paper', () => {
    const quarter = { size: { width: 105, height: 148.5 }, hasBack: false, toEdge: true }
    const { lines } = marksOn(quarter, 4)
    const drawn = lines.map(({ from, to }) => [...from, ...to].join(' ')).toSorted()
    // Seen beyond what the printer cannot reach, and a small cross in the middle.
    const wanted = [
      '105 0 105 8',
      '105 145.5 105 148.5',
      '105 148.5 105 151.5',
      '105 289 105 297',
      '0 148.5 8 148.5',
      '102 148.5 105 148.5',
      '105 148.5 108 148.5',
      '202 148.5 210 148.5',
    ]
    expect(drawn).toEqual(wanted.toSorted())
  })

  it('are none where a whole page is not cut', () => {
    const page = { size: { width: 200, height: 287 }, hasBack: false, toEdge: true }
    expect(marksOn(page, 1).lines).toEqual([])
  })

  it.each([0, 2, 3])(
    'stand in line with each cut of nine cards that bleed %i mm, where the printer reaches',
    bleed => {
      const card = { size: { width: 63, height: 88 }, hasBack: false, toEdge: false }
      const { sheet, lines } = marksOn(card, 9, bleed)
      for (const { x, y, width, height } of sheet.placements) {
        for (const at of [x, x + width])
          expect(lines.some(({ from, to }) => Math.abs(from[0] - at) < 0.1 && from[0] === to[0])).toBe(true)
        for (const at of [y, y + height])
          expect(lines.some(({ from, to }) => Math.abs(from[1] - at) < 0.1 && from[1] === to[1])).toBe(true)
        for (const { from, to } of lines) {
          const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
          expect(mx > x && mx < x + width && my > y && my < y + height).toBe(false)
        }
      }
      for (const { from, to } of lines)
        for (const [x, y] of [from, to]) {
          expect(Math.min(x, 210 - x)).toBeGreaterThanOrEqual(3.99)
          expect(Math.min(y, 297 - y)).toBeGreaterThanOrEqual(3.99)
        }
    },
  )
})
