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
    // Four on their side, and two upright in the room that these leave.
    ['tarot', 70, 120, 6],
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

  /** What a band brings: cards, quarters of a page, a whole one, rulers, tokens, with backs or without. */
  const mixedPiece = fc
    .tuple(
      fc.constantFrom(
        ...([
          [63, 88, false],
          [105, 148.5, true],
          [210, 297, true],
          [152.4, 152.4, false],
          [101.6, 101.6, false],
          [31, 121, false],
          [46, 132, false],
          [164.4, 22, false],
          [40, 40, false],
          [20, 20, false],
        ] as const),
      ),
      fc.boolean(),
    )
    .map(([[width, height, toEdge], hasBack]): Imposable => ({ ...card(width, height, hasBack), toEdge }))

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
      { numRuns: 150 },
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
          for (const { placements } of sheets)
            for (const { bleed: over } of placements)
              expect(Math.max(...Object.values(over))).toBeLessThanOrEqual(bleed)
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
      { numRuns: 150 },
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
      { numRuns: 150 },
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
      { numRuns: 100 },
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

  it('lays a whole band of mixed pieces, each once, none over another, backs behind their fronts, in every mode', () => {
    fc.assert(
      fc.property(
        fc.array(mixedPiece, { maxLength: 40 }),
        fc.constantFrom<BackMode>('long-edge', 'short-edge', 'fold', 'separate', 'none'),
        (pieces, backs) => {
          const { sheets, tooLarge } = impose(pieces, { ...options, backs })
          expect(tooLarge).toEqual([])
          expect(sheets.flatMap(fronts)).toHaveLength(pieces.length)
          for (const [index, { side, placements }] of sheets.entries()) {
            for (const [rank, a] of placements.entries()) {
              const edge = a.piece.toEdge ? 0 : 4
              expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(edge - 0.01)
              expect(a.x + a.width).toBeLessThanOrEqual(210.01 - edge)
              expect(a.y + a.height).toBeLessThanOrEqual(297.01 - edge)
              for (const b of placements.slice(rank + 1)) expect(overlap(a, b)).toBe(false)
            }
            if (side === 'front') continue
            const flip = behind[backs === 'short-edge' ? 'short-edge' : 'long-edge']
            const front = sheets[index - 1]?.placements ?? []
            for (const placed of placements) {
              const twin = front.find(({ piece, face, x, y }) => {
                const there = flip({ ...placed })
                return piece === placed.piece && face === 'front' && near(there.x, x) && near(there.y, y)
              })
              expect(twin).toMatchObject({ width: placed.width, height: placed.height })
            }
          }
          const backed = pieces.filter(({ hasBack }) => hasBack).length
          const printed = sheets.flatMap(({ placements }) => placements).filter(({ face }) => face === 'back')
          expect(printed).toHaveLength(backs === 'none' ? 0 : backed)
        },
      ),
      { numRuns: 150 },
    )
  })

  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01

  const sheetsOf = (pieces: readonly Imposable[], other: Partial<ImpositionOptions> = {}): number =>
    impose(pieces, { ...options, ...other }).sheets.filter(({ side }) => side === 'front').length

  const quarter = { ...card(105, 148.5, false), toEdge: true }

  it('gives no sheet of its own to a lone quarter page, a last ruler, a cat', () => {
    const large = card(152.4, 152.4, false)
    expect(sheetsOf([...many(5, quarter), large, card(164.4, 22, false), card(40, 40)])).toBe(2)
    expect(sheetsOf([...many(9), quarter, large, card(40, 40, false)])).toBe(2)
  })

  it('cuts no kind of pieces up where that saves no paper', () => {
    const pieces = [...many(3, quarter), ...many(4), ...many(20, card(20, 20, false))]
    const { sheets } = impose(pieces, options)
    const kinds = sheets
      .filter(({ side }) => side === 'front')
      .map(({ placements }) => placements.filter(({ piece }) => piece.toEdge).length)
    expect(kinds).toEqual([3, 0])
  })

  it('folds a lone piece with its back beside the others, where half a sheet would be lost for it', () => {
    const cat = card(40, 40)
    const { sheets } = impose([...many(4), cat, ...many(5, card(20, 20, false))], {
      ...options,
      backs: 'fold',
    })
    expect(sheets.map(({ foldAt }) => foldAt)).toEqual([148.5, undefined])
    const [front, back] = sheets[1]?.placements.filter(({ piece }) => piece.size.width === 40) ?? []
    const [fold] = sheets[1]?.folds ?? []
    if (!front || !back || !fold) throw new Error('no cat')
    expect([front.face, front.rotation, back.face, back.rotation]).toEqual(['front', 0, 'back', 180])
    expect(back.x).toBeCloseTo(front.x, 3)
    expect([fold.from[1], fold.to[1]]).toEqual([back.y, front.y + 40].map(at => expect.closeTo(at, 3)))
  })

  it('prints a page that nobody wants beside the others behind one of its band, where the printer turns sheets', () => {
    const page = { ...card(210, 297, false), toEdge: true }
    const [ours, theirs] = [{}, {}]
    const pages = [
      { ...page, batch: theirs },
      { ...page, batch: ours },
      { ...page, batch: ours, mayBeBehind: true },
    ]
    const { sheets } = impose(pages, options)
    expect(sheets.map(({ placements: [placed] }) => placed && pages.indexOf(placed.piece))).toEqual(
      [0, -1, 1, 2].map(index => (index < 0 ? undefined : index)),
    )
    for (const backs of ['fold', 'separate', 'none'] as const) expect(sheetsOf(pages, { backs })).toBe(3)
  })

  it('bleeds over each cut, and nine poker cards share a page still: with narrower gutters on a Letter', () => {
    const bleeds = (paper: ImpositionOptions['paper']) => {
      const [front, back] = impose(many(9), { ...options, paper, bleed: 3 }).sheets
      expect(front?.placements).toHaveLength(9)
      const xs = front?.placements.map(({ x }) => x) ?? []
      // Cuts stay within what the printer reaches; only what is cut off may be lost.
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(4)
      expect(back?.placements[0]?.bleed.right).toBe(front?.placements[0]?.bleed.left)
      return front?.placements[4]?.bleed
    }
    const whole = { top: 3, right: 3, bottom: 3, left: 3 }
    const close = (bleed: typeof whole) =>
      Object.fromEntries(Object.entries(bleed).map(([side, over]) => [side, expect.closeTo(over, 3)]))
    expect(bleeds(papers.a4)).toEqual(close(whole))
    expect(bleeds(papers.letter)).toEqual(close({ top: 1.8, right: 1.8, bottom: 1.8, left: 1.8 }))
  })
})
