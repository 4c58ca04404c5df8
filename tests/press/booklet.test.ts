/** Booklets, folded again from where their pages lie: every page once, in order, upright, whichever way paper is turned. */
import { describe, expect, it } from 'vitest'
import { impose } from '../../src/press/imposition/impose.ts'
import type { Imposable, Placement, Sheet } from '../../src/press/imposition/placement.ts'
import { signaturesOf } from '../../src/press/imposition/booklet.ts'
import { workOf } from '../../src/press/reporting/work.ts'
import { papers } from '../../src/press/vocabulary/options.ts'
import { bookmarks, printedWords } from './pages.ts'
import { openMade } from './press.ts'

const margins = { top: 4, right: 4, bottom: 4, left: 4 }
const batch = {}

interface Numbered extends Imposable {
  readonly number: number
}

const pagesOf = (count: number, size = { width: 148.5, height: 210 }, name = 'livret'): readonly Numbered[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    size,
    hasBack: false,
    toEdge: true,
    batch,
    way: { kind: 'booklet', name },
  }))

const duplex = ['long-edge', 'short-edge', 'separate'] as const
type Duplex = (typeof duplex)[number]
type Size = Imposable['size']
type Vector = readonly [x: number, y: number]

/** One page as it lies on the very paper, seen through from its front. */
interface OnPaper {
  readonly number: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Where its head and its right hand point. */
  readonly up: Vector
  readonly across: Vector
}

const turn = { 0: [0, 1], 90: [1, 0], 180: [0, -1], 270: [-1, 0] } as const

const onPaper = (
  { piece, x, y, width, height, rotation }: Placement<Numbered>,
  side: Sheet<Numbered>['side'],
  backs: Duplex,
  paper: Size,
): OnPaper => {
  const [sin, cos] = turn[rotation]
  const [upX, upY, rightX, rightY] = [sin, -cos, cos, sin]
  const seen = { number: piece.number, left: x, top: y, right: x + width, bottom: y + height }
  if (side === 'front') return { ...seen, up: [upX, upY], across: [rightX, rightY] }
  if (backs === 'short-edge')
    return {
      ...seen,
      top: paper.height - y - height,
      bottom: paper.height - y,
      up: [upX, -upY],
      across: [rightX, -rightY],
    }
  return {
    ...seen,
    left: paper.width - x - width,
    right: paper.width - x,
    up: [-upX, upY],
    across: [-rightX, rightY],
  }
}

interface Leaves {
  readonly outside: readonly OnPaper[]
  readonly inside: readonly OnPaper[]
}

/** The pages of each sheet of paper, by its sides. */
const papersOf = (sheets: readonly Sheet<Numbered>[], backs: Duplex, paper: Size): readonly Leaves[] => {
  const leaves: { outside: readonly OnPaper[]; inside: readonly OnPaper[] }[] = []
  for (const { side, placements } of sheets) {
    const pages = placements.map(placed => onPaper(placed, side, backs, paper))
    const last = leaves.at(-1)
    if (side === 'front') leaves.push({ outside: pages, inside: [] })
    else if (last) last.inside = pages
  }
  return leaves
}

/** Folded across the middle, the first half towards the reader: what is read, leaf after leaf; 0 where a page is white. */
const readThrough = (signature: readonly Leaves[], paper: Size): readonly number[] => {
  const half = (pages: readonly OnPaper[], below: boolean): number =>
    pages.find(({ top }) => top >= paper.height / 2 - 0.01 === below)?.number ?? 0
  const inwards = signature.flatMap(({ outside, inside }) => [half(outside, true), half(inside, true)])
  const outwards = signature
    .toReversed()
    .flatMap(({ outside, inside }) => [half(inside, false), half(outside, false)])
  return [...inwards, ...outwards]
}

const groupsOf = <T>(things: readonly T[], sizes: readonly number[]): readonly (readonly T[])[] => {
  let from = 0
  return sizes.map(size => things.slice(from, (from += size)))
}

describe('a booklet', () => {
  it.each([
    [1, [1]],
    [4, [1]],
    [5, [2]],
    [40, [10]],
    [41, [6, 5]],
    [80, [10, 10]],
    [81, [7, 7, 7]],
  ])('of %i pages is gathered in even signatures', (pages, sheets) => {
    expect(signaturesOf(pages)).toEqual(sheets)
  })

  it.each(
    duplex.flatMap(backs =>
      (
        [
          ['A4', papers.a4, { width: 148.5, height: 210 }],
          ['A4, of true A5', papers.a4, { width: 148, height: 210 }],
          ['Letter', papers.letter, { width: 139.7, height: 215.9 }],
        ] as const
      ).map(([name, paper, size]) => ({ backs, name, paper, size })),
    ),
  )('reads in order once folded, of 1 to 45 pages ($backs, $name)', ({ backs, paper, size }) => {
    for (let count = 1; count <= 45; count++) {
      const pages = pagesOf(count, size)
      const { sheets, tooLarge } = impose(pages, { paper, backs, bleed: 0, margins })
      expect(tooLarge).toEqual([])
      const leaves = papersOf(sheets, backs, paper)
      expect(leaves).toHaveLength(Math.ceil(count / 4))
      const read = groupsOf(leaves, signaturesOf(count)).flatMap(signature => readThrough(signature, paper))
      const whites = Array.from({ length: leaves.length * 4 - count }, () => 0)
      expect(read).toEqual([...pages.map(({ number }) => number), ...whites])
    }
  })

  it.each(duplex)('has all its pages upright, their inner edge on the fold (%s)', backs => {
    const { sheets } = impose(pagesOf(12), { paper: papers.a4, backs, bleed: 0, margins })
    const all = papersOf(sheets, backs, papers.a4).flatMap(({ outside, inside }) => [
      ...outside.map(page => ({ ...page, side: 1 })),
      ...inside.map(page => ({ ...page, side: -1 })),
    ])
    expect(all).toHaveLength(12)
    for (const { up, across, side, left, right, top, bottom, number } of all) {
      // One way up for all of them; seen through the paper, what lies behind is mirrored.
      expect(up.map(value => value + 0)).toEqual([1, 0])
      expect(across.map(value => value * side + 0)).toEqual([0, 1])
      expect([left, right]).toEqual([0, 210])
      // A right-hand page is an odd one, and lies below the fold.
      expect([top, bottom]).toEqual(
        (number % 2 === 1) === (side === 1) ? [148.5, 297] : [148.5, 297].map(y => y - 148.5),
      )
    }
  })

  it('is drawn without cuts, and folded once a signature', () => {
    const { sheets } = impose(pagesOf(44), { paper: papers.a4, backs: 'long-edge', bleed: 0, margins })
    expect(workOf(sheets, papers.a4)).toEqual({ cards: 1, cuts: 0, foldings: 2 })
    const outside = sheets.filter(({ side }) => side === 'front')
    for (const { folds } of outside) expect(folds).toEqual([{ from: [0, 148.5], to: [210, 148.5] }])
  })

  it.each([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [5, false],
    [8, true],
  ])('of %i pages has a cover only where a page would stay white (dropped: %s)', (count, dropped) => {
    const cover: Numbered = {
      number: 0,
      size: { width: 148.5, height: 210 },
      hasBack: false,
      toEdge: true,
      batch,
      way: { kind: 'booklet', name: 'livret', spare: true },
    }
    const printed = (backs: 'long-edge' | 'none') =>
      impose([cover, ...pagesOf(count)], { paper: papers.a4, backs, bleed: 0, margins })
        .sheets.flatMap(({ placements }) => placements.map(({ piece }) => piece.number))
        .toSorted((a, b) => a - b)
    const pages = Array.from({ length: count }, (_, index) => index + 1)
    expect(printed('long-edge')).toEqual(dropped ? pages : [0, ...pages])
    expect(printed('none')).toEqual(pages)
  })

  it.each([
    [3, [1, 2, 3]],
    [4, [1, 2, 3, 4]],
    [6, [1, 2, 3, 4, 5, 8]],
    [8, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('of %i pages has its last one outside, where it is to be (%j)', (count, folios) => {
    const pages = pagesOf(count).map((page, index) =>
      index === count - 1
        ? { ...page, way: { kind: 'booklet', name: 'livret', outside: true } as const }
        : page,
    )
    const { sheets } = impose(pages, { paper: papers.a4, backs: 'long-edge', bleed: 0, margins })
    const placed = sheets.flatMap(({ placements }) => placements)
    expect(placed.toSorted((a, b) => a.piece.number - b.piece.number).map(({ folio }) => folio)).toEqual(
      folios,
    )
  })

  it.each(['none', 'fold'] as const)('is pages to be cut where no sheet has a back (%s)', backs => {
    const { sheets } = impose(pagesOf(5), { paper: papers.a4, backs, bleed: 0, margins })
    expect(sheets.map(({ placements }) => placements.map(({ piece }) => piece.number))).toEqual([
      [1, 2],
      [3, 4],
      [5],
    ])
  })

  it('ends where another begins, by its name or its batch, and lies apart from all else', () => {
    const others = pagesOf(1, undefined, 'autre').map(piece => ({ ...piece, number: 3 }))
    const strangers = pagesOf(1).map(piece => ({ ...piece, number: 4, batch: {} }))
    const card: Numbered = { number: 5, size: { width: 63, height: 88 }, hasBack: false, toEdge: false }
    const { sheets } = impose([...pagesOf(2), ...others, ...strangers, card], {
      paper: papers.a4,
      backs: 'long-edge',
      bleed: 0,
      margins,
    })
    expect(sheets.map(({ placements }) => placements.map(({ piece }) => piece.number))).toEqual([
      [1],
      [2],
      [3],
      [],
      [4],
      [],
      [5],
    ])
  })

  it('is cut into pages where one of them is larger than half of the paper', () => {
    const { sheets } = impose(pagesOf(4, { width: 160, height: 220 }), {
      paper: papers.a4,
      backs: 'long-edge',
      bleed: 0,
      margins,
    })
    expect(sheets.map(({ inSignature }) => inSignature)).toEqual(sheets.map(() => undefined))
  })
})

const files = {
  'essai/style.css':
    '.page { display: flex; flex-direction: column; padding: 12mm; font-size: 12pt; } .flow { flex: 1; min-height: 0; overflow: continue; }',
  'essai/page.hbs':
    '<div class="page"><div>PAGE{{n}}</div><div class="flow"><p>{{text}}</p></div>{{> shared/goes-on}}</div>',
}
const made = openMade(files)
const page = (n: number, text = 'Le vent se lève.') => ({
  title: `Page ${n}`,
  template: 'essai/page',
  size: { width: 148.5, height: 210 },
  toEdge: true,
  data: { n, text },
  way: { kind: 'booklet', name: 'livret' } as const,
})

describe('the booklet that is printed', () => {
  it('has its text go on from page to page, each with its number', async () => {
    const long = 'Le vent se lève sur la lande, et personne ne dort. '.repeat(140)
    const { files, report } = await (await made)([page(1, long), page(2)])
    const titles = report.sheets.map(({ pieces }) => pieces.map(({ title }) => title))
    // Three pages of text and one more: a single sheet.
    expect(titles).toEqual([
      ['Page 2', 'Page 1'],
      ['Page 1 (suite 2)', 'Page 1 (suite 1)'],
    ])
    const counts = (await printedWords(files[0]?.bytes ?? new Uint8Array())).filter(({ text }) =>
      /\d\/3$/.test(text),
    )
    expect(counts.map(({ page, text }) => `${page}: ${text.slice(-3)}`).toSorted()).toEqual([
      '1: 1/3',
      '2: 2/3',
    ])
    expect(report.problems).toEqual([])
  })

  it('has its bookmarks in reading order, once however many copies', async () => {
    const pages = [1, 2, 3, 4, 5, 6].map(n => ({ ...page(n), copies: 2 }))
    const { files, report } = await (await made)(pages)
    expect(report.sheets.filter(({ side }) => side === 'front')).toHaveLength(4)
    expect(report.cards).toBe(2)
    expect((await bookmarks(files[0]?.bytes ?? new Uint8Array())).slice(2)).toEqual(
      pages.map(({ title }) => title),
    )
  })

  it('lies in two files where backs are fed apart, each with its own words', async () => {
    const { files } = await (
      await made
    )(
      [1, 2, 3, 4, 5, 6].map(n => page(n)),
      { backs: 'separate' },
    )
    const numbers = await Promise.all(
      files.map(async ({ bytes }) =>
        (await printedWords(bytes)).flatMap(({ page, text }) =>
          text.startsWith('PAGE') ? [`${page} ${text}`] : [],
        ),
      ),
    )
    expect(numbers.map(all => all.toSorted())).toEqual([
      ['1 PAGE1', '2 PAGE3', '2 PAGE6'],
      ['1 PAGE2', '2 PAGE4', '2 PAGE5'],
    ])
  })

  it('stands on its side, and on the other behind', async () => {
    const { files } = await (await made)([1, 2, 3, 4].map(n => page(n)))
    const words = await printedWords(files[0]?.bytes ?? new Uint8Array())
    const heads = words
      .filter(({ text }) => text.startsWith('PAGE'))
      .map(({ text, rotation }) => `${text} ${rotation}`)
    expect(heads.toSorted()).toEqual(['PAGE1 90', 'PAGE2 270', 'PAGE3 270', 'PAGE4 90'])
  })
})
