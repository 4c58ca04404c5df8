/** Where pieces lie: inside the paper, never over one another, and each back behind its front. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { impose } from '../../src/press/imposition/impose.ts'
import { papers, type BackMode } from '../../src/press/vocabulary/options.ts'
import type { Imposable, ImpositionOptions, Placement, Sheet } from '../../src/press/imposition/placement.ts'

const card = (width = 63, height = 88, hasBack = true): Imposable => ({
  size: { width, height },
  hasBack,
  toEdge: false,
})
const margins = { top: 4, right: 4, bottom: 4, left: 4 }
const options: ImpositionOptions = { paper: papers.a4, backs: 'long-edge', bleed: 0, margins }
const many = (count: number, piece = card()): readonly Imposable[] =>
  Array.from({ length: count }, () => ({ ...piece }))

type P = Placement<Imposable>

const overlap = (a: P, b: P): boolean =>
  a.x + a.width > b.x + 0.01 &&
  b.x + b.width > a.x + 0.01 &&
  a.y + a.height > b.y + 0.01 &&
  b.y + b.height > a.y + 0.01

/** Where a point of the front lands on the back of the same paper, as seen on the back. */
const behind = {
  'long-edge': ({ x, y, width, height }: P) => ({ x: 210 - x - width, y, width, height }),
  'short-edge': ({ x, y, width, height }: P) => ({ x, y: 297 - y - height, width, height }),
}

/** The top of a piece, as a direction on its own side of the paper. */
const up = { 0: 'up', 90: 'right', 180: 'down', 270: 'left' } as const

describe('impose', () => {
  it.each([
    ['poker', 63, 88, 9],
    ['bridge', 57, 89, 10],
    ['mini', 44, 68, 16],
    ['square', 70, 70, 8],
    ['tarot', 70, 120, 4],
  ])('lays %s cards (%i x %i) %i to an A4', (_, width, height, count) => {
    expect(impose(many(count, card(width, height)), options).sheets).toHaveLength(2)
    expect(impose(many(count + 1, card(width, height)), options).sheets).toHaveLength(4)
  })

  it('lays four quarters to a page, edge to edge', () => {
    const quarter = { ...card(105, 148.5, false), toEdge: true }
    const [sheet] = impose(many(4, quarter), options).sheets
    expect(sheet?.placements.map(({ x, y }) => `${x} ${y}`)).toEqual(['0 0', '105 0', '0 148.5', '105 148.5'])
  })

  it('lays nine poker cards to a Letter too', () => {
    expect(impose(many(9), { ...options, paper: papers.letter }).sheets).toHaveLength(2)
  })

  it('leaves each margin of the printer alone, on the side where it is', () => {
    const deep = { ...margins, bottom: 17 }
    expect(impose(many(9), { ...options, margins: deep }).sheets).toHaveLength(2)
    const wide = { ...margins, left: 16 }
    const left = (backs: BackMode): readonly number[] =>
      impose(many(3, card(58, 88)), { ...options, margins: wide, backs }).sheets.map(({ placements }) =>
        Math.min(...placements.map(({ x }) => x)),
      )
    // What is printed behind is seen from the other side.
    expect(left('long-edge')).toEqual([16, 16].map(() => expect.closeTo(18, 3)))
    expect(left('short-edge')).toEqual([16, 16].map(() => expect.closeTo(24, 3)))
  })

  it('says which pieces this paper cannot hold', () => {
    const poster = card(250, 300)
    expect(impose([poster, card()], options)).toMatchObject({ tooLarge: [poster] })
  })

  it('keeps half-empty last sheets aligned: a lone card has its back behind it', () => {
    const { sheets } = impose(many(10), options)
    const [front] = sheets[2]?.placements ?? []
    const [back] = sheets[3]?.placements ?? []
    if (!front || !back) throw new Error('no last sheet')
    expect(back).toMatchObject(behind['long-edge'](front))
  })

  const anyPiece = fc.record({
    size: fc.record({
      width: fc.integer({ min: 8, max: 200 }),
      height: fc.integer({ min: 8, max: 280 }),
    }),
    hasBack: fc.boolean(),
    toEdge: fc.constant(false),
  })

  it('stacks small pieces beside a tall one', () => {
    const disc = card(101.6, 101.6, false)
    const tokens = many(25, card(20, 20, false))
    const [sheet, more] = impose([...tokens, disc], options).sheets
    expect(more).toBeUndefined()
    const [large, ...small] = sheet?.placements ?? []
    if (!large) throw new Error('no disc')
    expect([large.width, small.length]).toEqual([101.6, 25])
    for (const { x, y, height } of small) {
      expect(x).toBeGreaterThanOrEqual(large.x + large.width - 0.01)
      expect(y + height).toBeLessThanOrEqual(large.y + large.height + 0.01)
    }
  })

  /** Whether straight cuts, each right through what the last left, part all pieces. */
  const cuts = (placed: readonly P[]): boolean => {
    if (placed.length < 2) return true
    for (const [at, length] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const)
      for (const { [at]: from, [length]: long } of placed) {
        const line = from + long - 0.01
        const before = placed.filter(piece => piece[at] + piece[length] <= line + 0.02)
        const after = placed.filter(piece => piece[at] >= line)
        if (after.length === 0 || before.length + after.length < placed.length) continue
        return cuts(before) && cuts(after)
      }
    return false
  }

  it('is cut apart by straight cuts alone (any pieces)', () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 30 }), pieces => {
        for (const { placements } of impose(pieces, { ...options, backs: 'none' }).sheets)
          expect(cuts(placements)).toBe(true)
      }),
      { numRuns: 1000 },
    )
    expect(
      cuts([pinwheel(0, 0, 2, 1), pinwheel(2, 0, 1, 2), pinwheel(1, 2, 2, 1), pinwheel(0, 1, 1, 2)]),
    ).toBe(false)
  })

  const pinwheel = (x: number, y: number, width: number, height: number): P => ({
    piece: card(width, height),
    face: 'front',
    x,
    y,
    width,
    height,
    rotation: 0,
    bleed: { top: 0, right: 0, bottom: 0, left: 0 },
  })

  const fronts = (sheet: Sheet<Imposable>): readonly P[] =>
    sheet.placements.filter(({ face }) => face === 'front')

  it('places every piece once, inside the printable paper, never over another (any pieces)', () => {
    fc.assert(
      fc.property(
        fc.array(anyPiece, { maxLength: 30 }),
        fc.constantFrom<BackMode>('long-edge', 'short-edge', 'fold', 'separate', 'none'),
        fc.integer({ min: 0, max: 5 }),
        (pieces, backs, bleed) => {
          const { sheets, tooLarge } = impose(pieces, { ...options, backs, bleed })
          const placed = sheets.flatMap(fronts).map(({ piece }) => piece)
          expect(new Set([...placed, ...tooLarge]).size).toBe(pieces.length)
          expect(placed.length + tooLarge.length).toBe(pieces.length)
          for (const { placements } of sheets) {
            for (const [index, a] of placements.entries()) {
              expect(a.x).toBeGreaterThanOrEqual(4 - 0.01)
              expect(a.y).toBeGreaterThanOrEqual(4 - 0.01)
              expect(a.x + a.width).toBeLessThanOrEqual(206.01)
              expect(a.y + a.height).toBeLessThanOrEqual(293.01)
              for (const b of placements.slice(index + 1)) expect(overlap(a, b)).toBe(false)
            }
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('puts each back exactly behind its front, the right way up (any pieces)', () => {
    fc.assert(
      fc.property(
        fc.array(anyPiece, { maxLength: 20 }),
        fc.constantFrom<'long-edge' | 'short-edge'>('long-edge', 'short-edge'),
        (pieces, backs) => {
          const { sheets } = impose(pieces, { ...options, backs })
          for (const [index, sheet] of sheets.entries()) {
            if (sheet.side !== 'back') continue
            const front = sheets[index - 1]?.placements.filter(({ piece }) => piece.hasBack) ?? []
            for (const [rank, placed] of sheet.placements.entries()) {
              const twin = front[rank]
              if (!twin) throw new Error('a back without a front')
              const { x, y, width, height } = placed
              expect({ x, y, width, height }).toEqual(behind[backs](twin))
              const flipped =
                backs === 'long-edge'
                  ? { up: 'up', down: 'down', left: 'right', right: 'left' }
                  : { up: 'down', down: 'up', left: 'left', right: 'right' }
              expect(up[placed.rotation]).toBe(flipped[up[twin.rotation]])
            }
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('keeps fronts on the odd pages and backs on the even ones, so that a sheet has its own behind it (any pieces)', () => {
    fc.assert(
      fc.property(
        fc.array(anyPiece, { maxLength: 20 }),
        fc.constantFrom<BackMode>('long-edge', 'short-edge', 'fold', 'separate', 'none'),
        (pieces, backs) => {
          const sides = impose(pieces, { ...options, backs }).sheets.map(({ side }) => side)
          if (!sides.includes('back')) return
          if (backs === 'separate') {
            // The backs are fed one by one on their fronts, up to the last that has any.
            const count = sides.filter(side => side === 'back').length
            expect(sides.slice(0, 2 * count)).toEqual(
              Array.from({ length: count }, () => ['front', 'back']).flat(),
            )
            expect(sides.slice(2 * count)).not.toContain('back')
          } else expect(sides).toEqual(sides.map((_, index) => (index % 2 === 0 ? 'front' : 'back')))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('folds: each back mirrored across the fold, so that it comes behind its front', () => {
    const { sheets } = impose(many(4), { ...options, backs: 'fold' })
    expect(sheets).toHaveLength(1)
    const [sheet] = sheets
    expect(sheet?.foldAt).toBe(148.5)
    const front = sheet?.placements.slice(0, 4) ?? []
    const back = sheet?.placements.slice(4) ?? []
    for (const [index, placed] of front.entries()) {
      expect(placed.y + placed.height).toBeLessThanOrEqual(148.51)
      expect(back[index]).toMatchObject({ x: placed.x, y: 297 - placed.y - placed.height })
    }
  })
})
