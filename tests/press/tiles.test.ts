/** Pieces larger than their paper, put together again from what each sheet shows: all of it, once at least, in its place. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chart } from './poster.ts'
import { impose } from '../../src/press/imposition/impose.ts'
import type {
  Imposable,
  ImpositionOptions,
  Segment,
  Sheet,
  Tile,
} from '../../src/press/imposition/placement.ts'
import { tileName } from '../../src/press/imposition/tiles.ts'
import { papers, type BackMode } from '../../src/press/vocabulary/options.ts'
import { perfectPrinter } from '../../src/press/vocabulary/profile.ts'
import { printedWords } from './pages.ts'
import { openMade } from './press.ts'

const margins = { top: 4, right: 4, bottom: 4, left: 4 }
const usual: ImpositionOptions = { paper: papers.a4, backs: 'none', bleed: 0, margins }

const posterOf = (width: number, height: number, overlap = 10): Imposable => ({
  size: { width, height },
  hasBack: false,
  toEdge: false,
  way: { kind: 'tiled', overlap },
})

type Point = Segment['from']

/** One sheet: its window on the paper, the part that it shows, and the way from the one to the other. */
const readTile = (sheet: Sheet<Imposable>) => {
  const [placed, more] = sheet.placements
  if (!placed?.shows || more || !sheet.tile) throw new Error('no tile')
  const { x, y, width, height, rotation, shows } = placed
  const onPiece = ([across, down]: Point): Point =>
    rotation === 90
      ? [shows.x + down - y, shows.y + x + width - across]
      : [shows.x + across - x, shows.y + down - y]
  const window = { left: x, top: y, right: x + width, bottom: y + height }
  return {
    tile: sheet.tile,
    shows,
    window,
    onPiece,
    size: rotation === 90 ? [height, width] : [width, height],
  }
}

type ReadTile = ReturnType<typeof readTile>

const at = (tiles: readonly ReadTile[], row: number, column: number): ReadTile | undefined =>
  tiles.find(({ tile }) => tile.row === row && tile.column === column)

/** A point as words; none of those that are reckoned here lies where two ways to reckon it round apart. */
const key = (point: Point): string => point.map(length => (length + 0.00013).toFixed(3)).join(' ')

const isWithin = ([x, y]: Point, { x: left, y: top, width, height }: ReadTile['shows']): boolean =>
  x > left - 0.001 && y > top - 0.001 && x < left + width + 0.001 && y < top + height + 0.001

const anyPoster = fc.record({
  width: fc.integer({ min: 60, max: 3000 }),
  height: fc.integer({ min: 60, max: 3000 }),
  overlap: fc.integer({ min: 0, max: 20 }),
  paper: fc.constantFrom(papers.a4, papers.letter),
  backs: fc.constantFrom<BackMode>('none', 'long-edge', 'short-edge', 'fold', 'separate'),
  bleed: fc.constantFrom(0, 3),
  margins: fc.record({
    top: fc.integer({ min: 0, max: 8 }),
    right: fc.integer({ min: 0, max: 8 }),
    bottom: fc.integer({ min: 0, max: 14 }),
    left: fc.integer({ min: 0, max: 8 }),
  }),
})
/** Of up to two square metres and more; the largest of all have a test of their own. */
const anyTiled = anyPoster.filter(
  ({ width, height }) => Math.max(width, height) > 320 && width * height < 4e6,
)

const tilesOf = ({
  width,
  height,
  overlap,
  ...options
}: typeof anyTiled extends fc.Arbitrary<infer T> ? T : never) => {
  const { sheets, tooLarge } = impose([posterOf(width, height, overlap)], options)
  expect(tooLarge).toEqual([])
  const fronts = sheets.filter(({ side }) => side === 'front')
  return { sheets, tiles: fronts.map(readTile) }
}

describe('a poster', () => {
  it('shows all of itself, at its true size, where the printer reaches', () => {
    fc.assert(
      fc.property(anyTiled, poster => {
        const { paper, margins } = poster
        const { tiles } = tilesOf(poster)
        for (const { shows, size, window } of tiles) {
          expect(size).toEqual([expect.closeTo(shows.width, 6), expect.closeTo(shows.height, 6)])
          expect(window.left).toBeGreaterThanOrEqual(margins.left - 0.001)
          expect(window.top).toBeGreaterThanOrEqual(margins.top - 0.001)
          expect(window.right).toBeLessThanOrEqual(paper.width - margins.right + 0.001)
          expect(window.bottom).toBeLessThanOrEqual(paper.height - margins.bottom + 0.001)
        }
        // In rows and columns that meet without a gap, from the first edge to the last.
        const [rows, columns] = [tiles[0]?.tile.rows ?? 0, tiles[0]?.tile.columns ?? 0]
        expect(tiles).toHaveLength(rows * columns)
        for (const { tile, shows } of tiles) {
          const { row, column } = tile
          const [right, below] = [at(tiles, row, column + 1), at(tiles, row + 1, column)]
          if (column === 0) expect(shows.x).toBe(0)
          if (row === 0) expect(shows.y).toBe(0)
          expect(right?.shows.y ?? shows.y).toBe(shows.y)
          expect(below?.shows.x ?? shows.x).toBe(shows.x)
          // Neighbours show the overlap both, no more and no less.
          const end = right ? right.shows.x + poster.overlap : poster.width
          expect(shows.x + shows.width).toBeCloseTo(end, 6)
          expect(shows.y + shows.height).toBeCloseTo(
            below ? below.shows.y + poster.overlap : poster.height,
            6,
          )
        }
      }),
      { numRuns: 60 },
    )
  })

  it('takes no row and no column more than it needs', () => {
    fc.assert(
      fc.property(anyTiled, poster => {
        const { paper, margins, overlap } = poster
        const { tiles } = tilesOf(poster)
        const [first] = tiles
        if (!first) throw new Error('no tile')
        const { rows, columns, turned } = first.tile
        const reach = (a: number, b: number): number => Math.max(a, 3) + Math.max(b, 3)
        const [across, down] = [
          paper.width - reach(margins.left, margins.right),
          paper.height - reach(margins.top, margins.bottom),
        ]
        const [wide, tall] = turned ? [down, across] : [across, down]
        // Beside a window stand its neighbours' letters, under it the words: 10 and 21 mm.
        const least = (length: number, room: number): number =>
          room <= 0 ? Infinity : Math.ceil((length - overlap) / (room - overlap) - 1e-6)
        expect(columns).toBeLessThanOrEqual(least(poster.width, wide - 10))
        expect(rows).toBeLessThanOrEqual(least(poster.height, tall - 21))
        // The other way round would not have taken fewer.
        expect(rows * columns).toBeLessThanOrEqual(
          least(poster.width, tall - 10) * least(poster.height, wide - 21),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('has its crosses at the same points of the piece on both neighbours, and its cuts along the joints', () => {
    fc.assert(
      fc.property(anyTiled, poster => {
        const { tiles } = tilesOf(poster)
        const named = new Map(tiles.map(each => [each.tile.name, each]))
        for (const { tile, shows, onPiece } of tiles) {
          const { row, column } = tile
          const crosses = tile.crosses.map(onPiece)
          const [right, below] = [named.get(tileName(row, column + 1)), named.get(tileName(row + 1, column))]
          for (const other of [right, below]) {
            if (!other) continue
            const theirs = new Set(other.tile.crosses.map(point => key(other.onPiece(point))))
            const shared = crosses.filter(point => isWithin(point, other.shows))
            expect(shared.length).toBeGreaterThanOrEqual(poster.overlap > 0 ? 4 : 2)
            for (const point of shared) expect(theirs).toContain(key(point))
          }
          const [end, foot] = [shows.x + shows.width, shows.y + shows.height]
          const wanted = [
            ...(right
              ? [
                  [
                    [end, shows.y],
                    [end, foot],
                  ],
                ]
              : []),
            ...(below
              ? [
                  [
                    [shows.x, foot],
                    [end, foot],
                  ],
                ]
              : []),
          ]
          const ends = (lines: readonly (readonly Point[])[]): readonly string[] =>
            lines.map(line => line.map(key).toSorted().join(' - ')).toSorted()
          expect(ends(tile.joints.map(({ from, to }) => [onPiece(from), onPiece(to)]))).toEqual(
            ends(wanted.map(line => line.map(([x = 0, y = 0]): Point => [x, y]))),
          )
        }
      }),
      { numRuns: 25 },
    )
  })

  it('has nothing behind it, though the printer turns every sheet over', () => {
    const card: Imposable = { size: { width: 63, height: 88 }, hasBack: true, toEdge: false }
    for (const backs of ['long-edge', 'short-edge', 'fold', 'separate', 'none'] as const) {
      const { sheets } = impose([card, posterOf(500, 300), card], { ...usual, backs })
      for (const [index, { tile, placements }] of sheets.entries()) {
        if (!tile) continue
        expect(placements).toHaveLength(1)
        expect(sheets[index + 1]?.side === 'back' ? sheets[index + 1]?.placements : []).toEqual([])
      }
      const alone = impose([posterOf(500, 300)], { ...usual, backs }).sheets.map(({ side }) => side)
      const turnsOver = backs === 'long-edge' || backs === 'short-edge'
      expect(alone.includes('back')).toBe(turnsOver)
    }
  })

  it.each([
    // Upright, on its side, and one sheet wide although there are several below.
    [914, 610, 15, false, 'A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 C1 C2 C3 C4 C5'],
    [270, 500, 3, true, 'A1 B1 C1'],
    [202, 520, 2, false, 'A1 B1'],
  ])('of %i × %i mm takes %i sheets', (width, height, count, turned, names) => {
    const { sheets } = impose([posterOf(width, height)], usual)
    const tiles = sheets.flatMap(({ tile }): readonly Tile[] => (tile ? [tile] : []))
    expect(tiles.map(({ name }) => name).join(' ')).toBe(names)
    expect(tiles.map(tile => tile.turned)).toEqual(Array.from({ length: count }, () => turned))
  })

  it('of one sheet is a sheet as any other, alone on it', () => {
    const token: Imposable = { size: { width: 20, height: 20 }, hasBack: false, toEdge: false }
    const { sheets } = impose([token, posterOf(270, 180), posterOf(100, 100)], usual)
    expect(sheets.map(({ tile, placements }) => [tile, placements.length])).toEqual([
      [undefined, 1],
      [undefined, 1],
      [undefined, 1],
    ])
    expect(sheets[1]?.placements[0]).toMatchObject({ width: 180, height: 270, rotation: 90 })
    expect(sheets[1]?.placements[0]?.shows).toBeUndefined()
  })

  it('of one sheet stays on it, though it has no room for its bleed there', () => {
    const { sheets } = impose([posterOf(202, 289)], { ...usual, bleed: 5 })
    expect(sheets.map(({ tile, placements }) => [tile, placements[0]?.width])).toEqual([[undefined, 202]])
  })

  it('of three metres by three is printed, and one of five is refused', () => {
    for (const paper of Object.values(papers)) {
      const large = impose([posterOf(3000, 3000)], { ...usual, paper })
      expect(large.tooLarge).toEqual([])
      expect(large.sheets.length).toBeLessThanOrEqual(250)
    }
    const larger = posterOf(5000, 5000)
    expect(impose([larger], usual)).toEqual({ sheets: [], tooLarge: [larger] })
  })

  it.each([
    [0, 0, 'A1'],
    [1, 11, 'B12'],
    [25, 0, 'Z1'],
    [26, 3, 'AA4'],
    [51, 0, 'AZ1'],
    [52, 0, 'BA1'],
  ])('names its row %i and column %i %s', (row, column, name) => {
    expect(tileName(row, column)).toBe(name)
  })
})

const made = openMade({
  'essai/style.css': '.map, .map drawing { width: 100%; height: 100%; }',
  'essai/map.hbs': '<div class="map"><drawing src="{{map}}" /></div>',
})

const printed = async (
  size: Imposable['size'],
  sheet: Parameters<Awaited<typeof made>>[1] = {},
  way: Imposable['way'] = { kind: 'tiled', overlap: 12 },
  lines = 0,
) => {
  const piece = { title: 'La lande', template: 'essai/map', size, data: { map: chart(size, lines) } }
  const { files, report } = await (
    await made
  )([{ ...piece, ...(way && { way }) }], { backs: 'none', ...sheet })
  const bytes = files[0]?.bytes ?? new Uint8Array()
  return { bytes, report }
}

describe('the poster that is printed', () => {
  it.each([
    ['a perfect printer', perfectPrinter],
    ['one that prints too small', { ...perfectPrinter, scaleX: 0.97, scaleY: 1.02 }],
  ])('has every word in its place, on each sheet that shows it (%s)', async (_, printer) => {
    for (const size of [
      { width: 914, height: 610 },
      { width: 460, height: 690 },
    ]) {
      const { report, bytes } = await printed(size, { printer })
      const words = new Map((await printedWords(bytes)).map(word => [`${word.page} ${word.text}`, word]))
      expect(report.problems).toEqual([])
      // What the printer then does to the sheet, about its middle.
      const onPaper = (value: number, middle: number, scale: number): number =>
        middle + (value - middle) * scale
      let seen = 0
      for (let x = 50; x < size.width - 50; x += 100)
        for (let y = 50; y < size.height; y += 100)
          for (const { page, pieces } of report.sheets) {
            const [placed] = pieces
            const shows = placed?.shows
            if (!placed || !shows) throw new Error('no tile')
            if (!isWithin([x, y], shows)) continue
            seen++
            const word = words.get(`${page} x${x}y${y}`)
            const [across, down] = [x - shows.x, y - shows.y]
            const turned = placed.rotation === 90
            const wanted = turned
              ? [placed.x + placed.width - down, placed.y + across]
              : [placed.x + across, placed.y + down]
            expect(word?.rotation).toBe(placed.rotation)
            expect(onPaper(word?.x ?? 0, 105, printer.scaleX)).toBeCloseTo(wanted[0] ?? 0, 1)
            expect(onPaper(word?.y ?? 0, 148.5, printer.scaleY)).toBeCloseTo(wanted[1] ?? 0, 1)
          }
      expect(seen).toBeGreaterThanOrEqual(size.width === 914 ? 54 : 28)
    }
  })

  it('names each sheet, its neighbours, and what to cut and glue', async () => {
    const { report, bytes } = await printed({ width: 380, height: 520 })
    const words = await printedWords(bytes)
    expect(report.sheets.map(({ pieces }) => pieces.map(({ title }) => title))).toEqual(
      Array.from({ length: 6 }, () => ['La lande']),
    )
    const on = (page: number): readonly string[] =>
      words.filter(word => word.page === page && !/^x\d+y\d+$/.test(word.text)).map(({ text }) => text)
    expect(on(1)).toEqual(expect.arrayContaining(['A1', '→', 'A2', '↓ B1', '50 mm', 'La lande, 1/6']))
    expect(on(1).join(' ')).toContain(
      'Coupez à droite et en bas sur le trait, collez sur les feuilles suivantes : A2 et B1.',
    )
    expect(on(5)).toEqual(expect.arrayContaining(['B2', '↑ A2', '←', 'B1', '→', 'B3']))
    expect(on(3).join(' ')).toContain('Coupez en bas sur le trait, collez sur la feuille du dessous : B3.')
    expect(on(5).join(' ')).toContain('Coupez à droite sur le trait, collez sur la feuille suivante : B3.')
    expect(on(6).join(' ')).toContain('ses voisines se collent sur elle')
  })

  it('is drawn once, however many sheets show it', async () => {
    const poster = await printed({ width: 914, height: 610 }, {}, undefined, 4000)
    const page = await printed({ width: 180, height: 120 }, {}, { kind: 'tiled', overlap: 12 }, 4000)
    expect([poster.report.sheets.length, page.report.sheets.length]).toEqual([16, 1])
    expect(poster.bytes.length).toBeLessThan(2 * page.bytes.length)
  })

  it('says how many sheets are too many', async () => {
    const { report } = await printed({ width: 4500, height: 4500 })
    expect(report.sheets).toEqual([])
    expect(report.problems).toEqual([
      {
        code: 'too-large',
        asset: 'a',
        title: 'La lande',
        message:
          '«\u00a0La lande\u00a0» mesure 4500 × 4500 mm : plus de 250 feuilles de ce papier. Choisissez une échelle plus petite.',
      },
    ])
  })
})
