/** Folded secrets: a cover on its head, the text, a flap; nothing behind them, nothing of another kind beside them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { impose } from '../../src/press/imposition/impose.ts'
import type { Imposable, ImpositionOptions, Placement, Sheet } from '../../src/press/imposition/placement.ts'
import { cutLines } from '../../src/press/paint/marks.ts'
import { papers, type BackMode } from '../../src/press/vocabulary/options.ts'
import { printedWords } from './pages.ts'
import { chart } from './poster.ts'
import { openMade, plainLook, plainSheet, resources } from './press.ts'
import { createPress } from '../../src/press/index.ts'
import { decodePicture } from '../../src/host/pictures.ts'

const margins = { top: 4, right: 4, bottom: 4, left: 4 }
const usual: ImpositionOptions = { paper: papers.a4, backs: 'long-edge', bleed: 0, margins }
const allBacks = [
  'long-edge',
  'short-edge',
  'fold',
  'separate',
  'none',
] as const satisfies readonly BackMode[]

const face = { template: 'essai/face', data: {} }
const batch = {}

const secret = (width = 100, height = 60, of: object = batch): Imposable => ({
  size: { width, height },
  hasBack: false,
  toEdge: false,
  batch: of,
  way: { kind: 'folded', cover: face, flap: face },
})

const card = (of: object = batch): Imposable => ({
  size: { width: 63, height: 88 },
  hasBack: true,
  toEdge: false,
  batch: of,
})

type P = Placement<Imposable>

/** Where the top of what is printed points. */
const upOf = { 0: [0, -1], 90: [1, 0], 180: [0, 1], 270: [-1, 0] } as const

const centre = ({ x, y, width, height }: P): readonly [number, number] => [x + width / 2, y + height / 2]

const stripsOn = ({ placements }: Sheet<Imposable>): readonly (readonly P[])[] =>
  Array.from({ length: placements.length / 3 }, (_, index) => placements.slice(3 * index, 3 * index + 3))

describe('a folded secret', () => {
  it('lies in a strip: its cover on its head above the text, its flap below, two folds between them', () => {
    const [sheet] = impose([secret()], usual).sheets
    expect(sheet?.placements.map(({ face, x, y, rotation }) => ({ face, x, y, rotation }))).toEqual([
      { face: 'cover', x: 55, y: 54.5, rotation: 180 },
      { face: 'front', x: 55, y: 114.5, rotation: 0 },
      { face: 'flap', x: 55, y: 174.5, rotation: 0 },
    ])
    expect(sheet?.folds).toEqual([
      { from: [55, 114.5], to: [155, 114.5] },
      { from: [55, 174.5], to: [155, 174.5] },
    ])
  })

  it('reads upright from behind once its cover is folded there, and has its flap over its text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 130 }),
        fc.integer({ min: 30, max: 92 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(0, 3),
        (width, height, count, bleed) => {
          const pieces = Array.from({ length: count }, () => secret(width, height))
          const { sheets, tooLarge } = impose(pieces, { ...usual, bleed })
          expect(tooLarge).toEqual([])
          const strips = sheets.flatMap(stripsOn)
          expect(strips).toHaveLength(count)
          for (const [cover, text, flap] of strips) {
            if (!cover || !text || !flap) throw new Error('no strip')
            expect([cover.piece, flap.piece]).toEqual([text.piece, text.piece])
            const [up, down] = [upOf[text.rotation], upOf[cover.rotation]]
            expect([down[0] + up[0], down[1] + up[1]]).toEqual([0, 0])
            // Each panel begins where the other ends: folded over their common edge, they cover one another.
            const [at, above, below] = [centre(text), centre(cover), centre(flap)]
            for (const axis of [0, 1] as const) {
              expect(above[axis] - at[axis]).toBeCloseTo(up[axis] * height, 6)
              expect(below[axis] - at[axis]).toBeCloseTo(-up[axis] * height, 6)
            }
          }
          // No strip over another, none beyond what the printer reaches.
          for (const { placements } of sheets)
            for (const [index, a] of placements.entries()) {
              expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(3.999)
              expect(a.x + a.width).toBeLessThanOrEqual(206.001)
              expect(a.y + a.height).toBeLessThanOrEqual(293.001)
              for (const b of placements.slice(index + 1))
                expect(
                  a.x + a.width > b.x + 0.01 &&
                    b.x + b.width > a.x + 0.01 &&
                    a.y + a.height > b.y + 0.01 &&
                    b.y + b.height > a.y + 0.01,
                ).toBe(false)
            }
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each([
    [100, 60, 3],
    [90, 60, 3],
    [63, 44, 6],
    [85, 55, 3],
  ])('shares its sheet with others of %i × %i mm, %i of them', (width, height, count) => {
    const on = (pieces: number) =>
      impose(
        Array.from({ length: pieces }, () => secret(width, height)),
        { ...usual, backs: 'none' },
      ).sheets.length
    expect([on(count), on(count + 1)]).toEqual([1, 2])
  })

  it('has nothing behind it, and only secrets of its batch beside it', () => {
    const other = {}
    const pieces = [card(), secret(), card(), secret(60, 40), card(other), secret(100, 60, other), card()]
    for (const backs of allBacks) {
      const { sheets } = impose(pieces, { ...usual, backs })
      const secrets = sheets.filter(({ placements }) => placements.some(({ face }) => face === 'flap'))
      expect(secrets).toHaveLength(2)
      for (const sheet of secrets) {
        expect(sheet.side).toBe('front')
        expect(sheet.placements.every(({ piece }) => piece.way?.kind === 'folded')).toBe(true)
        expect(new Set(sheet.placements.map(({ piece }) => piece.batch)).size).toBe(1)
        const behind = sheets[sheets.indexOf(sheet) + 1]
        expect(behind?.side === 'back' ? behind.placements : []).toEqual([])
        // Where the printer turns sheets over, the next one would else be printed behind.
        if (backs === 'long-edge' || backs === 'short-edge')
          expect(behind === undefined || behind.side === 'back').toBe(true)
      }
    }
  })

  it('is not printed behind another, though no piece of the job has a back', () => {
    const sides = impose([secret(100, 90), secret(100, 90), secret(100, 90)], usual).sheets
    expect(sides.map(({ side, placements }) => `${side} ${placements.length}`)).toEqual([
      'front 6',
      'back 0',
      'front 3',
    ])
  })

  it.each(['guides', 'crop'] as const)('is cut around, and nowhere along its folds (%s)', marks => {
    for (const piece of [secret(60, 60), secret(70, 50)]) {
      const [sheet] = impose([piece, piece], { ...usual, backs: 'none' }).sheets
      if (!sheet) throw new Error('no sheet')
      const lines = cutLines(sheet, { marks, paper: papers.a4, margins })
      const lying = sheet.folds.every(({ from, to }) => from[1] === to[1])
      const across = lines.filter(({ from, to }) => (lying ? from[1] === to[1] : from[0] === to[0]))
      const places = new Set(across.map(({ from }) => (lying ? from[1] : from[0]).toFixed(1)))
      const folds = sheet.folds.map(({ from }) => (lying ? from[1] : from[0]).toFixed(1))
      expect(folds.length).toBeGreaterThanOrEqual(4)
      expect([...places].filter(place => folds.includes(place))).toEqual([])
      expect(places.size).toBeGreaterThanOrEqual(2)
    }
  })

  it('that this paper cannot hold unfolded is told', () => {
    const long = secret(100, 100)
    expect(impose([long], usual)).toEqual({ sheets: [], tooLarge: [long] })
  })
})

const files = {
  'essai/style.css':
    '.secret { display: flex; flex-direction: column; padding: 5mm; font-size: 10pt; } .flow { flex: 1; min-height: 0; overflow: continue; } .cover { padding: 5mm; } .cover drawing { width: 20mm; height: 10mm; }',
  'essai/secret.hbs': '<div class="secret"><div class="flow"><p>{{text}}</p></div></div>',
  'essai/cover.hbs': '<div class="cover">POUR{{name}}<drawing src="{{pattern}}" /></div>',
}
const made = openMade(files)
const pattern = chart({ width: 20, height: 10 })
const told = (name: string, text: string) => ({
  title: `Secret de ${name}`,
  template: 'essai/secret',
  size: { width: 100, height: 60 },
  data: { text },
  way: {
    kind: 'folded',
    cover: { template: 'essai/cover', data: { name, pattern } },
    flap: { template: 'essai/cover', data: { name: 'PERSONNE', pattern } },
  } as const,
})

describe('the secret that is printed', () => {
  it('has its cover upside down, its drawings, and says how it is folded', async () => {
    const { files, report } = await (await made)([told('Mahaut', 'TRAHISON')])
    expect(report.problems).toEqual([])
    expect([report.cards, report.foldings, report.cuts]).toEqual([1, 2, 4])
    const words = await printedWords(files[0]?.bytes ?? new Uint8Array())
    const turned = (start: string) => words.find(({ text }) => text.startsWith(start))?.rotation
    expect([turned('POURMahaut'), turned('TRAHISON'), turned('POURPERSONNE')]).toEqual([180, 0, 0])
    expect(words.map(({ text }) => text).join(' ')).toContain(
      'Rabattez le volet sur le texte, puis la couverture derrière.',
    )
  })

  it('goes on in another strip, with the same cover and flap', async () => {
    const { report, files } = await (await made)([told('Mahaut', 'Le calice est sous l’autel. '.repeat(40))])
    expect(report.pieces.map(({ title }) => title)).toEqual([
      'Secret de Mahaut',
      'Secret de Mahaut (suite 1)',
    ])
    const words = await printedWords(files[0]?.bytes ?? new Uint8Array())
    expect(words.filter(({ text }) => text === 'POURMahaut')).toHaveLength(2)
    expect(report.cards).toBe(2)
  })
})

describe('a batch apart', () => {
  const token = (of: object, apart: boolean): Imposable => ({
    size: { width: 30, height: 30 },
    hasBack: false,
    toEdge: false,
    batch: of,
    apart,
  })

  it('shares no sheet with any other; the others share theirs', () => {
    const batches = [{}, {}, {}, {}]
    const apart = [true, false, true, false]
    for (const backs of allBacks) {
      const pieces = batches.flatMap((of, index) => [
        token(of, apart[index] ?? false),
        { ...card(of), apart: apart[index] ?? false },
      ])
      const { sheets } = impose(pieces, { ...usual, backs })
      const on = sheets
        .filter(({ side }) => side === 'front')
        .map(({ placements }) => [
          ...new Set(placements.map(({ piece }) => batches.indexOf(piece.batch ?? {}))),
        ])
      expect(on.filter(all => all.includes(0))).toEqual([[0]])
      expect(on.filter(all => all.includes(2))).toEqual([[2]])
      expect(on.map(all => all.toSorted())).toContainEqual([1, 3])
    }
  })

  it('has none of its pages behind those of another', () => {
    const page = (of: object): Imposable => ({
      size: { width: 210, height: 297 },
      hasBack: false,
      toEdge: true,
      mayBeBehind: true,
      batch: of,
      apart: true,
    })
    const [first, second] = [{}, {}]
    const sheets = impose([page(first), page(second)], usual).sheets
    // Nor is it printed there by a printer that turns every sheet over.
    expect(sheets.map(({ side, placements }) => [side, placements.length])).toEqual([
      ['front', 1],
      ['back', 0],
      ['front', 1],
    ])
    const same = impose([page(first), page(first)], usual).sheets
    expect(same.map(({ side }) => side)).toEqual(['front', 'back'])
  })

  it('is asked for by the job', async () => {
    const press = await createPress(
      {
        ...resources,
        template: path => (path === 'essai/piece.hbs' ? '<div>{{n}}</div>' : resources.template(path)),
      },
      decodePicture,
    )
    const band = (title: string, apart: boolean) => ({
      title,
      styles: 'essai',
      assets: [{ id: 'a', title: 'A' }],
      apart,
      pieces: [
        {
          asset: 'a',
          title,
          template: 'essai/piece',
          size: { width: 40, height: 40 },
          copies: 2,
          data: { n: title },
        },
      ],
    })
    const sheetsOf = async (apart: boolean) => {
      const { report } = await press.print({
        batches: [band('Un', apart), band('Deux', apart)],
        look: plainLook,
        sheet: plainSheet,
      })
      return report.sheets.map(({ pieces }) => pieces.map(({ title }) => title))
    }
    expect(await sheetsOf(false)).toEqual([['Un', 'Un', 'Deux', 'Deux']])
    expect(await sheetsOf(true)).toEqual([['Un', 'Un'], [], ['Deux', 'Deux']])
  })
})
