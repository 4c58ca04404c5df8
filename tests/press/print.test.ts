/** Whole bands to real PDFs, over all pairs of options; then what qpdf, poppler and the report say of them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { cardFormats } from '../../src/app/wish.ts'
import { isJsonObject, newBand, openBand, type Band } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { decodePicture } from '../../src/host/pictures.ts'
import {
  backModes,
  createPress,
  inks,
  markModes,
  papers,
  perfectPrinter,
  textModes,
  type Printed,
  type PrinterProfile,
  type PrintJob,
} from '../../src/press/index.ts'
import { hasTools, looseFonts, pdfInfo, qpdfCheck, textOf, viewerPreferences } from './pdf.ts'
import {
  jobFor,
  plainSheet,
  printBand,
  printMade,
  resources,
  sampleBand,
  sampleIds,
  bandOf,
  everySample,
  warmPress,
} from './press.ts'

const cards = Object.values(cardFormats)
const paperSizes = [papers.a4, papers.letter]
const themes = ['enluminure', 'gravure']

/** Every pair of values of two options stands in at least one row (greedily, the same rows each time). */
const pairwise = (sizes: readonly number[]): readonly (readonly number[])[] => {
  const pairs = new Set<string>()
  for (const [a, first] of sizes.entries())
    for (let b = a + 1; b < sizes.length; b++)
      for (let i = 0; i < first; i++)
        for (let j = 0; j < (sizes[b] ?? 0); j++) pairs.add(`${a}:${i},${b}:${j}`)
  const rows: (readonly number[])[] = []
  let seed = 7
  const random = (most: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * most)
  }
  const covered = (row: readonly number[]): readonly string[] =>
    row
      .flatMap((i, a) => row.slice(a + 1).map((j, offset) => `${a}:${i},${a + 1 + offset}:${j}`))
      .filter(pair => pairs.has(pair))
  while (pairs.size > 0) {
    const candidates = Array.from({ length: 60 }, () => sizes.map(random))
    const best = candidates.reduce((a, b) => (covered(b).length > covered(a).length ? b : a))
    for (const pair of covered(best)) pairs.delete(pair)
    if (covered(best).length === 0 && pairs.size > 0) {
      const [pair = ''] = pairs
      const row = sizes.map(() => 0)
      for (const part of pair.split(',')) row[Number(part.split(':')[0])] = Number(part.split(':')[1])
      for (const found of covered(row)) pairs.delete(found)
      rows.push(row)
    } else rows.push(best)
  }
  return rows
}

const rows = pairwise([
  inks.length,
  themes.length,
  textModes.length,
  cards.length,
  backModes.length,
  markModes.length,
  2,
  everySample.length,
])

const at = <T>(values: readonly T[], index: number | undefined): T => {
  const value = values[index ?? 0]
  if (value === undefined) throw new Error('no such option')
  return value
}

const least = { normal: 7, large: 8.5, dyslexia: 7.5 } as const

describe('every asset of every sample, over all pairs of options', () => {
  it.each(rows.map(row => [row.join('-'), row] as const))(
    'prints (%s)',
    async (_, [ink, theme, text, card, backs, marks, paper, sample]) => {
      const mode = at(textModes, text)
      const size = at(paperSizes, paper)
      const { system, sample: filled } = at(everySample, sample)
      const printed = await printBand(bandOf(system, filled), {
        card: at(cards, card),
        look: { ink: at(inks, ink), theme: at(themes, theme), text: mode },
        sheet: {
          ...plainSheet,
          paper: size,
          backs: at(backModes, backs),
          marks: at(markModes, marks),
          bleed: at(markModes, marks) === 'crop' ? 2 : 0,
        },
      })
      const { sheets, pieces, problems } = printed.report
      expect(problems.filter(({ code }) => code !== 'too-large')).toEqual([])
      for (const { smallestPt } of pieces) expect(smallestPt).toBeGreaterThanOrEqual(least[mode] - 0.01)
      for (const { x, y, width, height } of sheets.flatMap(sheet => sheet.pieces)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01)
        expect(x + width).toBeLessThanOrEqual(size.width + 0.01)
        expect(y + height).toBeLessThanOrEqual(size.height + 0.01)
      }
      if (!hasTools) return
      for (const { bytes } of printed.files) {
        expect(qpdfCheck(bytes)).toBe(0)
        expect(looseFonts(bytes)).toEqual([])
      }
    },
  )
})

describe.skipIf(!hasTools)('the text of the PDF', () => {
  const flat = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ')

  const hitsOf = ({
    attacks,
  }: {
    readonly attacks: readonly { readonly hit: number; readonly damage: number }[]
  }) => attacks.flatMap(({ hit, damage }) => [hit, damage])

  it.each(sampleIds)('of %s holds every name and every number', async id => {
    const band = sampleBand(id)
    const printed = await printBand(band, { assets: ['figure-sheets', 'band-sheet'] })
    const text = flat(textOf(printed.files[0]?.bytes ?? new Uint8Array()))
    const { stats } = band.roster.derive()
    const figures = Array.isArray(stats['figures']) ? stats['figures'] : []
    expect(figures.length).toBeGreaterThan(2)
    const words = new Set(text.split(/[ ″]+/))
    for (const figure of figures) {
      for (const word of String(figure.name).split(' ').slice(0, 1)) expect(text).toContain(word)
      for (const key of ['dep', 'pv', 'tra', 'com', 'ca'])
        expect(words).toContain(String(figure[key]).replace('-', '\u2212'))
      const bonuses = [figure.mel, figure.tir, ...Object.values(figure.scores), ...hitsOf(figure)]
      for (const bonus of bonuses) expect(words).toContain(bonus < 0 ? `\u2212${-bonus}` : `+${bonus}`)
    }
  })

  it('of the spell cards holds every spell, its level and its caster', async () => {
    const printed = await printBand(sampleBand('mages'), { assets: ['spell-cards'] })
    const text = flat(textOf(printed.files[0]?.bytes ?? new Uint8Array()))
    for (const word of ['Projectile', 'Téléportation', 'Vampirisme', 'Poison', 'Ysoline', 'Têtard'])
      expect(text).toContain(word)
  })
})

describe('a PDF', () => {
  let printed: Printed
  let band: Band
  beforeAll(async () => {
    band = sampleBand('trio')
    printed = await printBand(band)
  })

  it('is the same, byte for byte, for the same band', async () => {
    const again = await printBand(sampleBand('trio'))
    expect(
      Buffer.compare(Buffer.from(printed.files[0]?.bytes ?? []), Buffer.from(again.files[0]?.bytes ?? [])),
    ).toBe(0)
  })

  it.skipIf(!hasTools)('says what it is: title, author, language, tags', () => {
    const info = pdfInfo(printed.files[0]?.bytes ?? new Uint8Array())
    expect(info).toMatch(/Title: +Les Trois Tiers/)
    expect(info).toMatch(/Author: +Copiste/)
    expect(info).toMatch(/Subject: +Feuilles de personnage/)
    expect(info).toMatch(/Tagged: +yes/)
    expect(Buffer.from(printed.files[0]?.bytes ?? []).toString('latin1')).toContain('/Lang (fr)')
  })

  it('draws a face that comes again only once', async () => {
    const tokens = await printBand(band, { assets: ['tokens'] })
    const text = Buffer.from(tokens.files[0]?.bytes ?? []).toString('latin1')
    expect(text.match(/\/Subtype \/Form/g)?.length ?? 0).toBeLessThan(30)
    expect(tokens.report.sheets.flatMap(({ pieces }) => pieces).length).toBeGreaterThan(25)
    expect(tokens.files[0]?.bytes.length ?? 0).toBeLessThan(60_000)
  })

  it('draws what several bands have alike only once', async () => {
    const press = await warmPress()
    const formsOf = async (count: number): Promise<number> => {
      const bands = Array.from({ length: count }, () => sampleBand('trio'))
      const { files } = await press.print(jobFor(bands, { assets: ['talent-cards', 'tokens'] }))
      const text = Buffer.from(files[0]?.bytes ?? []).toString('latin1')
      return text.match(/\/Subtype \/Form/g)?.length ?? 0
    }
    expect(await formsOf(3)).toBe(await formsOf(2))
  })

  it('is the same whatever the press has printed before, or failed to', async () => {
    const fresh = async (job: PrintJob) => (await createPress(resources, decodePicture)).print(job)
    const wished = jobFor([sampleBand('campagne')], { assets: ['figure-sheets', 'spell-cards'] })
    const expected = (await fresh(wished)).files.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))
    const press = await createPress(resources, decodePicture)
    await press.print(
      jobFor([sampleBand('mages')], { look: { theme: 'gravure', ink: 'outline', text: 'dyslexia' } }),
    )
    const broken = wished.batches.map(batch => ({
      ...batch,
      pieces: batch.pieces.map((piece, index) => ({
        ...piece,
        ...(index === 3 ? { template: 'rien' } : {}),
      })),
    }))
    await expect(press.print({ ...wished, batches: broken })).rejects.toThrow('rien.hbs')
    const { files } = await press.print(wished)
    expect(files.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))).toEqual(expected)
  })

  it('names accents that combine alike, whatever was shaped before', async () => {
    const [system] = systems
    const sample = system?.samples.find(({ id }) => id === 'mages')
    const figures = sample?.roster['figures']
    if (!system || !sample || !Array.isArray(figures)) throw new Error('no sample')
    const name = 'q\u0307\u0323 x\u0308\u0301 \u0151\u030b'
    const accented = figures.map((figure, index) =>
      isJsonObject(figure) && index === 1 ? { ...figure, name } : figure,
    )
    const band = openBand(
      { ...newBand(system, sample), roster: { ...sample.roster, figures: accented } },
      systems,
    )
    if (!band.ok) throw new Error('no band')
    const wished = jobFor([band.value])
    const bytesAfter = async (before: readonly PrintJob[]): Promise<string> => {
      const press = await createPress(resources, decodePicture)
      for (const earlier of before) await press.print(earlier)
      return Buffer.from((await press.print(wished)).files[0]?.bytes ?? []).toString('latin1')
    }
    expect(await bytesAfter([jobFor([sampleBand('mages')])])).toBe(await bytesAfter([]))
  })

  it('holds nothing of the backs where none are printed', async () => {
    const bytesOf = async (made: Promise<Printed>): Promise<number> =>
      (await made).files[0]?.bytes.length ?? 0
    const card = { template: 'essai/piece', data: { text: 'front' } }
    const files = { 'essai/piece.hbs': '<div><p>{{text}}</p></div>' }
    const sheet = { backs: 'none' as const }
    const back = { template: 'essai/piece', data: { text: 'ΑΒΓΔΕΖΗΘ ⚔ фыва' } }
    const plain = await bytesOf(printMade(files, [card], sheet))
    expect(await bytesOf(printMade(files, [{ ...card, back }], sheet))).toBe(plain)
  })

  it('puts the backs in a file of their own when asked', async () => {
    const { files } = await printBand(band, {
      assets: ['spell-cards'],
      sheet: { ...plainSheet, backs: 'separate' },
    })
    expect(files.map(({ suffix }) => suffix)).toEqual(['', '-dos'])
  })
})

describe('geometry, read in the PDF itself', () => {
  const { getDocument } = {
    getDocument: async (data: Uint8Array) =>
      (await import('pdfjs-dist/legacy/build/pdf.mjs')).getDocument({
        data: new Uint8Array(data),
        verbosity: 0,
      }).promise,
  }

  /** The rectangles that clip each piece, in millimetres from the sheet's top left. */
  const clips = async (bytes: Uint8Array, page: number) => {
    const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const document = await getDocument(bytes)
    const view = await document.getPage(page)
    const { fnArray, argsArray } = await view.getOperatorList()
    const height = view.view[3] ?? 0
    type Matrix = readonly [number, number, number, number, number, number]
    const times = (m: Matrix, n: Matrix): Matrix => [
      m[0] * n[0] + m[2] * n[1],
      m[1] * n[0] + m[3] * n[1],
      m[0] * n[2] + m[2] * n[3],
      m[1] * n[2] + m[3] * n[3],
      m[0] * n[4] + m[2] * n[5] + m[4],
      m[1] * n[4] + m[3] * n[5] + m[5],
    ]
    let now: Matrix = [1, 0, 0, 1, 0, 0]
    const stack: Matrix[] = []
    const found: {
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }[] = []
    const mm = 25.4 / 72
    for (const [index, operator] of fnArray.entries()) {
      const values = argsArray[index]
      if (operator === OPS.save) stack.push(now)
      if (operator === OPS.restore) now = stack.pop() ?? now
      if (operator === OPS.transform) now = times(now, values)
      if (operator === OPS.paintFormXObjectBegin) {
        stack.push(now)
        const [matrix, box] = values
        if (matrix) now = times(now, matrix)
        // The card itself, not the ornaments inside it.
        if (box && Math.abs((box[2] - box[0]) * mm - 63) < 1) found.push(placed(now, box, height, mm))
      }
      if (operator === OPS.paintFormXObjectEnd) now = stack.pop() ?? now
    }
    await document.destroy()
    return found
  }

  const placed = (m: readonly number[], box: readonly number[], height: number, mm: number) => {
    const corners = [
      [box[0] ?? 0, box[1] ?? 0],
      [box[2] ?? 0, box[3] ?? 0],
    ].map(([x = 0, y = 0]) => [
      ((m[0] ?? 0) * x + (m[2] ?? 0) * y + (m[4] ?? 0)) * mm,
      (height - ((m[1] ?? 0) * x + (m[3] ?? 0) * y + (m[5] ?? 0))) * mm,
    ])
    const xs = corners.map(([x = 0]) => x)
    const ys = corners.map(([, y = 0]) => y)
    return {
      x: Math.min(...xs),
      y: Math.min(...ys),
      width: Math.max(...xs) - Math.min(...xs),
      height: Math.max(...ys) - Math.min(...ys),
    }
  }

  it('backs measure 63 x 88 mm to a twentieth, where the report says', async () => {
    const { files, report } = await printBand(sampleBand('mages'), { assets: ['spell-cards'] })
    const found = await clips(files[0]?.bytes ?? new Uint8Array(), 2)
    const told = report.sheets[1]?.pieces ?? []
    expect(found).toHaveLength(told.length)
    for (const [index, { x, y, width, height }] of found.entries()) {
      expect(Math.abs(width - 63)).toBeLessThan(0.05)
      expect(Math.abs(height - 88)).toBeLessThan(0.05)
      expect(Math.abs(x - (told[index]?.x ?? 0))).toBeLessThan(0.05)
      expect(Math.abs(y - (told[index]?.y ?? 0))).toBeLessThan(0.05)
    }
  })

  it('undoes what a printer does: a sheet measured at 99 % is drawn at 101.01 %, a back that slips is drawn the other way', async () => {
    const printer: PrinterProfile = {
      ...perfectPrinter,
      scaleX: 0.99,
      scaleY: 1,
      backOffset: { x: 1.5, y: -0.5 },
    }
    const wish = { assets: ['spell-cards'] }
    const straight = await printBand(sampleBand('mages'), wish)
    const bent = await printBand(sampleBand('mages'), { ...wish, sheet: { ...plainSheet, printer } })
    expect(bent.report.sheets).toEqual(straight.report.sheets)
    const [before, after] = [
      await clips(straight.files[0]?.bytes ?? new Uint8Array(), 2),
      await clips(bent.files[0]?.bytes ?? new Uint8Array(), 2),
    ]
    for (const [index, { x, y, width }] of after.entries()) {
      const old = before[index]
      if (!old) throw new Error('no such card')
      // On paper: squeezed about the middle, then slipped. It lands where it should.
      expect(105 + (x - 105) * 0.99 + 1.5).toBeCloseTo(old.x, 1)
      expect(y - 0.5).toBeCloseTo(old.y, 1)
      expect(width * 0.99).toBeCloseTo(63, 1)
    }
  })

  it('draws whole pages no larger than the printer reaches, or than fits once it has shrunk them', async () => {
    const margins = { top: 15, right: 9, bottom: 15, left: 15 }
    const assets = ['figure-sheets', 'reference-sheets']
    const shy: PrinterProfile = { ...perfectPrinter, margins }
    const far = await printBand(sampleBand('trio'), { assets, sheet: { ...plainSheet, printer: shy } })
    for (const { x, y, width, height } of far.report.sheets.flatMap(({ pieces }) => pieces)) {
      expect([x, y].every(value => value >= 9.99)).toBe(true)
      expect([x + width <= 200.01, y + height <= 287.01]).toEqual([true, true])
    }
    // Drawn at 1 / 0.92 about the middle, their text, 5 mm inside, is still on the paper.
    const small: PrinterProfile = { ...perfectPrinter, scaleX: 0.92, scaleY: 0.92 }
    const shrunk = await printBand(sampleBand('trio'), { assets, sheet: { ...plainSheet, printer: small } })
    for (const { x, y } of shrunk.report.sheets.flatMap(({ pieces }) => pieces)) {
      expect(105 + (x + 5 - 105) / 0.92).toBeGreaterThan(-0.1)
      expect(148.5 + (y + 5 - 148.5) / 0.92).toBeGreaterThan(-0.1)
    }
  })

  it('undoes what a printer does that turns its backs and shifts them far', async () => {
    const shift = { x: 12, y: -7 }
    const printer: PrinterProfile = { ...perfectPrinter, backOffset: shift, backAngle: 3 }
    const wish = { assets: ['spell-cards'] }
    const straight = await printBand(sampleBand('mages'), wish)
    const bent = await printBand(sampleBand('mages'), { ...wish, sheet: { ...plainSheet, printer } })
    const centres = async ({ files: pdfs }: typeof bent) =>
      (await clips(pdfs[0]?.bytes ?? new Uint8Array(), 2)).map(({ x, y, width, height }) => ({
        x: x + width / 2 - 105,
        y: y + height / 2 - 148.5,
      }))
    const wanted = await centres(straight)
    const [cos, sin] = [Math.cos((3 * Math.PI) / 180), Math.sin((3 * Math.PI) / 180)]
    for (const [index, { x, y }] of (await centres(bent)).entries()) {
      // On paper: turned clockwise about the middle, then slipped.
      expect(x * cos - y * sin + shift.x).toBeCloseTo(wanted[index]?.x ?? NaN, 1)
      expect(x * sin + y * cos + shift.y).toBeCloseTo(wanted[index]?.y ?? NaN, 1)
    }
  })
})

describe('bookmarks', () => {
  it('name each kind of thing once under its band, though bands share their sheets', async () => {
    const bands = ['trio', 'mages', 'campagne'].map(sampleBand)
    const job = jobFor(bands, { assets: ['tokens', 'rulers'] })
    const { files } = await (await warmPress()).print(job)
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const data = new Uint8Array(files[0]?.bytes ?? [])
    const document = await getDocument({ data, verbosity: 0 }).promise
    const outline = await document.getOutline()
    await document.destroy()
    expect(
      outline.map(({ title, items }) => [
        title,
        items.map((item: { title: string }) => item.title).toSorted(),
      ]),
      // A player needs rulers once, however many bands there are.
    ).toEqual(bands.map(({ name }, index) => [name, index === 0 ? ['Jetons', 'Réglettes'] : ['Jetons']]))
  })
})

describe('a bookmark', () => {
  const bookmarksOf = async ({ files, report }: Printed) => {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const document = await getDocument({ data: new Uint8Array(files[0]?.bytes ?? []), verbosity: 0 }).promise
    const [band] = await document.getOutline()
    const placeOf = async ({ title, dest }: { title: string; dest: unknown }) => {
      const [page, , left, top] = Array.isArray(dest) ? dest : []
      const sheet = report.sheets[await document.getPageIndex(page)]
      const found = sheet?.pieces.find(
        ({ x, y }) =>
          Math.abs(x - (left * 25.4) / 72) < 0.1 && Math.abs(sheetHeight - y - (top * 25.4) / 72) < 0.1,
      )
      return found && `${title} -> ${sheet?.side} ${sheet?.page}: ${found.title}, ${found.width} mm`
    }
    const kinds = await Promise.all(
      (band?.items ?? []).map(async (kind: { title: string; dest: unknown; items: [] }) => [
        await placeOf(kind),
        await Promise.all(kind.items.map(placeOf)),
      ]),
    )
    await document.destroy()
    return kinds
  }
  const sheetHeight = 297

  it('leads to each figure, to the board itself, and to each page', async () => {
    const assets = ['figure-sheets', 'duration-board', 'reference-sheets']
    const twins = sampleBand('premiere-partie')
    const kinds = await bookmarksOf(await printBand(twins, { assets }))
    expect(kinds[0]).toEqual([
      'Feuilles de personnage -> front 1: Dame Aubépine du Pont, 105 mm',
      [
        'Dame Aubépine du Pont -> front 1: Dame Aubépine du Pont, 105 mm',
        'Gontran Grosse-Louche -> front 1: Gontran Grosse-Louche, 105 mm',
        'Perrine l’Œil-de-Pie -> front 1: Perrine l’Œil-de-Pie, 105 mm',
        'Colin Vide-Gousset -> front 1: Colin Vide-Gousset, 105 mm',
        expect.stringMatching(/^Mahaut la Fourche -> front \d: Mahaut la Fourche, 105 mm$/),
      ],
    ])
    const mages = await bookmarksOf(await printBand(sampleBand('mages'), { assets }))
    const board = mages.find(([kind]) => String(kind).startsWith('Tableau des durées'))
    expect(board?.[0]).toMatch(/^Tableau des durées -> front \d+: Tableau des durées, 210 mm$/)
    const aid = mages.find(([kind]) => String(kind).startsWith('Aide de jeu'))
    expect(aid?.[1]).toEqual([
      expect.stringMatching(/^Aide de jeu -> front \d+: Aide de jeu, 210 mm$/),
      expect.stringMatching(/^Arbitrages -> front \d+: Arbitrages, 210 mm$/),
    ])
  })
})

describe.skipIf(!hasTools)('what a file asks of the program that prints it', () => {
  it.each([
    ['long-edge', 'DuplexFlipLongEdge'],
    ['short-edge', 'DuplexFlipShortEdge'],
    ['fold', 'Simplex'],
    ['separate', 'Simplex'],
    ['none', 'Simplex'],
  ] as const)('with backs %s: no scaling, and %s', async (backs, duplex) => {
    const { files } = await printBand(sampleBand('trio'), {
      assets: ['spell-cards'],
      sheet: { ...plainSheet, backs },
    })
    expect(files.length).toBe(backs === 'separate' ? 2 : 1)
    for (const { bytes } of files)
      expect(viewerPreferences(bytes)).toEqual({
        '/DisplayDocTitle': true,
        '/Duplex': `/${duplex}`,
        '/PickTrayByPDFSize': true,
        '/PrintScaling': '/None',
      })
  })
})

describe('a game', () => {
  it.each(systems.map(system => [system.id, system] as const))(
    '%s prints each of its assets for some sample',
    async (_, system) => {
      const seen = new Set<string>()
      const assets = system.assets.map(({ id }) => id)
      for (const sample of system.samples) {
        const { report } = await printBand(bandOf(system, sample), { assets })
        for (const { asset } of report.pieces) seen.add(asset)
      }
      expect([...seen].toSorted()).toEqual(assets.toSorted())
    },
  )
})
