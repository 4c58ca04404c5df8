/** How long scissors take: straight cuts and folds, counted on the sheets as they are laid. */
import { describe, expect, it } from 'vitest'
import { impose } from '../../src/press/imposition/impose.ts'
import type { Imposable } from '../../src/press/imposition/placement.ts'
import { cutsOn, workOf } from '../../src/press/reporting/work.ts'
import { summarise } from '../../src/press/index.ts'
import { papers, type BackMode } from '../../src/press/vocabulary/options.ts'

const margins = { top: 4, right: 4, bottom: 4, left: 4 }
const piece = (width: number, height: number, more: Partial<Imposable> = {}): Imposable => ({
  size: { width, height },
  hasBack: false,
  toEdge: false,
  ...more,
})
const many = (count: number, one: Imposable): readonly Imposable[] => Array.from({ length: count }, () => one)

const workFor = (pieces: readonly Imposable[], backs: BackMode = 'none', bleed = 0) => {
  const { sheets } = impose(pieces, { paper: papers.a4, backs, bleed, margins })
  return workOf(sheets, papers.a4)
}

describe('work to do with scissors', () => {
  it.each([
    ['nine cards, edge to edge', many(9, piece(63, 88)), 8],
    ['a card alone', [piece(63, 88)], 4],
    ['four quarters of a page', many(4, piece(105, 148.5, { toEdge: true })), 2],
    ['a whole page', [piece(210, 297, { toEdge: true })], 0],
    ['two halves of a page', many(2, piece(148.5, 210, { toEdge: true })), 1],
    ['nothing', [], 0],
  ])('on %s', (_, pieces, cuts) => {
    expect(workFor(pieces)).toEqual({ cards: pieces.length, cuts, foldings: 0 })
  })

  it('counts both edges of a gutter, and each sheet', () => {
    // Three cards a row, three rows, of 61 × 85 mm with 1 mm between their grounds on either side.
    expect(workFor(many(9, piece(58, 80)), 'none', 3).cuts).toBe(12)
    expect(workFor(many(18, piece(63, 88))).cuts).toBe(16)
  })

  it('does not count the backs, which are cut with their fronts', () => {
    expect(workFor(many(9, piece(63, 88, { hasBack: true })), 'long-edge')).toEqual({
      cards: 9,
      cuts: 8,
      foldings: 0,
    })
  })

  it('counts a sheet that is folded first as one fold, and cuts through both of its halves', () => {
    // Three cards in a row above the fold: four upright cuts and one at their head.
    expect(workFor(many(3, piece(63, 88, { hasBack: true })), 'fold')).toEqual({
      cards: 3,
      cuts: 5,
      foldings: 1,
    })
  })

  it('cuts a line in two where a piece lies in its way', () => {
    const at = (x: number, y: number, width: number, height: number) => ({
      piece: piece(width, height),
      face: 'front' as const,
      x,
      y,
      width,
      height,
      rotation: 0 as const,
      bleed: { top: 0, right: 0, bottom: 0, left: 0 },
    })
    const sheetOf = (placements: readonly ReturnType<typeof at>[]) => ({
      side: 'front' as const,
      placements,
      foldAt: undefined,
      folds: [],
    })
    // Two cards whose left edges are in line: one cut, unless a third stands across it between them.
    const two = [at(50, 10, 40, 40), at(50, 150, 40, 40)]
    expect(cutsOn(sheetOf(two), papers.a4)).toBe(6)
    expect(cutsOn(sheetOf([...two, at(30, 80, 100, 40)]), papers.a4)).toBe(12)
  })

  it('joins a poster of six sheets by seven cuts, and trims it by ten', () => {
    // Two rows of three: a right joint on four, a lower one on three, and the outer edges of each sheet at the rim.
    expect(workFor([piece(380, 500, { way: { kind: 'tiled', overlap: 10 } })])).toEqual({
      cards: 1,
      cuts: 17,
      foldings: 0,
    })
  })

  it('is told with the sheets and the pieces', () => {
    const report = { sheets: [], pieces: [], problems: [], origins: [], cards: 9, cuts: 8, foldings: 3 }
    expect(summarise(report)).toMatchObject({ cards: 9, cuts: 8, foldings: 3 })
  })
})
