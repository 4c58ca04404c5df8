/** Drawings on paper: a value of a game's, its words in the press's fonts, its roles in the colours of the look. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Drawing, Mark } from '../../src/core/index.ts'
import { faultIn } from './fault.ts'
import { textOf } from './pdf.ts'
import { firstPage } from './pixels.ts'
import { printMade } from './press.ts'

const template = { 'essai/piece.hbs': '<div><drawing src="{{dessin}}" /><p>suite</p></div>' }
const palette =
  ':root { --ink: #000000; --accent: #ff0000; --tint: #00ff00; --solid: #0000ff; --on-solid: #ffff00 } div { align-items: flex-start }'

const drawing = (marks: readonly Mark[], over: Partial<Drawing> = {}) => ({
  dessin: { drawing: { width: 40, height: 20, says: 'un essai', marks, ...over } },
})

const dpi = 254

interface Shown {
  readonly at: (x: number, y: number) => readonly number[]
  readonly text: string
  readonly smallest: number | undefined
  readonly problems: readonly string[]
}

/** Colours by the millimetre from the piece's own corner, and what else is told of the page. */
const show = async (
  data: ReturnType<typeof drawing>,
  {
    css = palette,
    html = template['essai/piece.hbs'],
    theme = 'enluminure',
    ...look
  }: Readonly<Record<string, string>> = {},
): Promise<Shown> => {
  const files = { 'essai/piece.hbs': html, [`essai/themes/${theme}.css`]: css }
  const ink = look['ink'] === 'outline' ? 'outline' : look['ink'] === 'saver' ? 'saver' : 'full'
  const text = look['text'] === 'large' ? 'large' : 'normal'
  const printed = await printMade(files, [{ data }], { backs: 'none', marks: 'none' }, { theme, ink, text })
  const pdf = printed.files[0]?.bytes ?? new Uint8Array()
  const placed = printed.report.sheets[0]?.pieces[0]
  if (!placed) throw new Error('nothing placed')
  const image = await loadImage(Buffer.from(await firstPage(pdf, dpi)))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const dot = (millimetres: number): number => Math.round((millimetres / 25.4) * dpi)
  return {
    at: (x, y) => [...context.getImageData(dot(placed.x + x), dot(placed.y + y), 1, 1).data].slice(0, 3),
    text: await textOf(pdf),
    smallest: printed.report.pieces[0]?.smallestPt,
    problems: printed.report.problems.map(({ code }) => code),
  }
}

const [red, green, blue, white, black] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
  [0, 0, 0],
]

const square = (x: number, y: number, more: object): Mark => ({
  kind: 'rectangle',
  at: { x, y },
  width: 8,
  height: 8,
  ...more,
})

describe('a drawing', () => {
  it('is printed in its natural size, each role in the colour of its theme', async () => {
    const { at, text } = await show(
      drawing([
        square(1, 1, { fill: 'tint', pen: { role: 'accent', width: 1 } }),
        { kind: 'ellipse', at: { x: 16, y: 5 }, across: 4, down: 2, fill: 'accent' },
        {
          kind: 'line',
          points: [
            { x: 22, y: 5 },
            { x: 30, y: 5 },
          ],
          pen: { role: 'ink', width: 1 },
        },
        { kind: 'path', d: 'M32 1h6v8h-6z', fill: 'solid' },
      ]),
    )
    expect([at(5, 5), at(1, 5), at(16, 5), at(16, 8), at(26, 5), at(26, 6.5), at(35, 5)]).toEqual([
      green,
      red,
      red,
      white,
      black,
      white,
      blue,
    ])
    expect(text).toContain('suite')
  })

  it('is made smaller where there is no room for it, whole and in its shape', async () => {
    const wide = drawing([square(0, 0, { fill: 'accent' }), square(112, 32, { fill: 'tint' })], {
      width: 120,
      height: 40,
    })
    // 63 mm of card for 120 of drawing.
    const { at } = await show(wide)
    expect([at(2, 2), at(4.4, 2), at(61, 19), at(61, 15)]).toEqual([red, white, green, white])
  })

  it('takes the size that a style gives it, and stands in the middle of it', async () => {
    const css = `${palette} drawing { width: 20mm; height: 20mm }`
    const { at } = await show(
      drawing([{ kind: 'rectangle', at: { x: 0, y: 0 }, width: 40, height: 20, fill: 'accent' }]),
      { css },
    )
    expect([at(10, 4), at(10, 6), at(10, 14), at(10, 16)]).toEqual([white, red, red, white])
  })

  it('moves, turns and scales what stands in a group', async () => {
    const bar: Mark = { kind: 'rectangle', at: { x: 0, y: -1 }, width: 5, height: 2, fill: 'accent' }
    const { at } = await show(
      drawing([{ kind: 'group', at: { x: 20, y: 5 }, turn: 90, scale: 2, marks: [bar] }]),
    )
    // Ten long downwards, two to either side.
    expect([at(20, 14), at(18.5, 10), at(20, 16), at(25, 5)]).toEqual([red, red, white, white])
  })

  it('shows nothing of a group beyond its clip', async () => {
    const wide: Mark = { kind: 'rectangle', at: { x: -2, y: -2 }, width: 20, height: 20, fill: 'accent' }
    const { at } = await show(
      drawing([{ kind: 'group', at: { x: 10, y: 5 }, clip: { width: 8, height: 6 }, marks: [wide] }]),
    )
    expect([at(14, 8), at(9, 8), at(14, 4), at(19, 8), at(14, 12)]).toEqual([red, white, white, white, white])
  })

  it('has the colours of maps, or ink and no grounds where its theme names none', async () => {
    const tile = drawing([square(1, 1, { fill: 'leaf-tint', pen: { role: 'leaf', width: 1 } })])
    const bare =
      ':root { --text-font: "EB Garamond"; --title-font: "Grenze"; --body-align: left; --body-hyphens: none; --ink: #0000ff } div { align-items: flex-start }'
    const plain = await show(tile, { css: bare, theme: 'sobre' })
    expect([plain.at(5, 5), plain.at(1, 5)]).toEqual([white, blue])
    const css = `${bare} :root { --leaf: #ff0000; --leaf-tint: #00ff00 }`
    const own = await show(tile, { css })
    expect([own.at(5, 5), own.at(1, 5)]).toEqual([green, red])
    const saver = await show(tile, { css, ink: 'saver' })
    expect([saver.at(5, 5), saver.at(1, 5)]).toEqual([white, red])
    const outline = await show(tile, { css, ink: 'outline' })
    expect([outline.at(5, 5), outline.at(1, 5)]).toEqual([white, black])
  })

  it('draws ornaments and icons of its game, and names one that is not there', async () => {
    const icon = (name: string) =>
      drawing([{ kind: 'icon', name, at: { x: 4, y: 4 }, width: 12, height: 12, role: 'accent' }])
    const { at } = await show(icon('plain-circle'))
    expect([at(10, 10), at(1, 1)]).toEqual([red, white])
    const { report } = await printMade(template, [{ data: icon('rien-de-tel') }])
    expect(report.problems).toMatchObject([
      {
        code: 'icon',
        message: expect.stringContaining('demande l’icône «\u00a0rien-de-tel\u00a0», qui n’existe pas'),
      },
    ])
  })

  it('shows other drawings under other names on one sheet', async () => {
    const data = [drawing([square(0, 0, { fill: 'accent' })]), drawing([square(0, 0, { fill: 'tint' })])]
    const files = { ...template, 'essai/themes/enluminure.css': palette }
    const { files: pdfs } = await printMade(
      files,
      data.map(one => ({ data: one })),
    )
    const image = await loadImage(Buffer.from(await firstPage(pdfs[0]?.bytes ?? new Uint8Array(), 50)))
    const context = createCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    const { data: dots } = context.getImageData(0, 0, image.width, image.height)
    const seen = new Set<string>()
    for (let at = 0; at < dots.length; at += 4) seen.add([dots[at], dots[at + 1], dots[at + 2]].join())
    expect([seen.has('255,0,0'), seen.has('0,255,0')]).toEqual([true, true])
  })
})

describe('words in a drawing', () => {
  const words = (text: string, more: object = {}): Mark => ({
    kind: 'text',
    text,
    at: { x: 20, y: 10 },
    size: 4,
    ...more,
  })

  it('are text in the fonts of the press, with French spacing', async () => {
    const { text, problems } = await show(drawing([words('Attention !')]))
    expect(text).toMatch(/Attention[\s\u202f]!/)
    expect(problems).toEqual([])
  })

  it('have the size that they are drawn in, told in the report', async () => {
    // 4 mm are 11.34 pt.
    expect(
      (await show(drawing([words('douze')]), { html: '<div><drawing src="{{dessin}}" /></div>' })).smallest,
    ).toBeCloseTo(11.34, 2)
  })

  it('are never set smaller than the look allows, however the drawing is scaled', async () => {
    const html = '<div><drawing src="{{dessin}}" style="width: 10mm" /></div>'
    expect((await show(drawing([words('petit')]), { html })).smallest).toBe(7)
    expect((await show(drawing([words('petit')]), { html, text: 'large' })).smallest).toBe(8.5)
  })

  it('are set smaller to stay within their width', async () => {
    const html = '<div><drawing src="{{dessin}}" /></div>'
    const { smallest } = await show(drawing([words('quelques mots', { most: 15 })]), { html })
    expect(smallest).toBeGreaterThan(7)
    expect(smallest).toBeLessThan(11)
  })

  it('that run past their width, or the drawing, are told in the report and cut nothing else', async () => {
    const html = '<div><drawing src="{{dessin}}" style="width: 40mm" /></div>'
    const long = 'une étiquette bien trop longue pour la place qu’on lui donne'
    const problems = async (more: object) => (await show(drawing([words(long, more)]), { html })).problems
    expect(await problems({ at: { x: 1, y: 10 }, size: 2.5, most: 10 })).toEqual(['overfull'])
    expect(await problems({ at: { x: 30, y: 10 }, size: 2.5 })).toEqual(['overfull'])
    expect(await problems({ at: { x: 60, y: 10 }, size: 2.5 })).toEqual(['overfull'])
    const short = drawing([words('court', { at: { x: 1, y: 10 }, size: 2.5, most: 20 })])
    expect((await show(short, { html })).problems).toEqual([])
  })

  it('have a rim of paper around them where it is asked, and are still read once', async () => {
    const ground = square(0, 0, { width: 40, height: 20, fill: 'accent' })
    const seen = async (halo: boolean) => {
      const { at, text } = await show(
        drawing([ground, words('IIII', { at: { x: 5, y: 14 }, size: 12, bold: true, halo })]),
        { css: `${palette} :root { --paper: #ffffff }` },
      )
      const row = Array.from({ length: 300 }, (_, index) => at(3 + index / 10, 10).join())
      return {
        rim: row.includes(String(white)),
        letters: row.includes(String(black)),
        read: text.split('IIII').length - 1,
      }
    }
    expect(await seen(true)).toEqual({ rim: true, letters: true, read: 1 })
    expect(await seen(false)).toEqual({ rim: false, letters: true, read: 1 })
  })

  it('stand where they are anchored', async () => {
    const bar = (anchor: string) => drawing([words('HHHH', { anchor, size: 3, role: 'accent', bold: true })])
    const reds = async (anchor: string) => {
      const { at } = await show(bar(anchor))
      const rows = [8.4, 8.8, 9, 9.2, 9.6]
      const seen = Array.from({ length: 200 }, (_, index) => index / 5).filter(x =>
        rows.some(y => (at(x, y)[1] ?? 255) < 128),
      )
      return [Math.min(...seen) < 19, Math.max(...seen) > 21]
    }
    expect([await reds('start'), await reds('middle'), await reds('end')]).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ])
  })
})

describe('less ink', () => {
  const tile = drawing([square(1, 1, { fill: 'solid', pen: { role: 'accent', width: 1 } })])

  it('leaves grounds unfilled and their lines drawn', async () => {
    const css = ':root { --accent: #ff0000 } div { align-items: flex-start }'
    const { at } = await show(tile, { ink: 'saver', css })
    expect([at(5, 5), at(1, 5)]).toEqual([white, red])
  })

  it('draws icons in outline', async () => {
    const icon = drawing([{ kind: 'icon', name: 'plain-circle', at: { x: 4, y: 4 }, width: 12, height: 12 }])
    const css = ':root { --accent: #ff0000 } div { align-items: flex-start }'
    expect((await show(icon, { ink: 'full', css })).at(10, 10)).toEqual(red)
    expect((await show(icon, { ink: 'outline', css })).at(10, 10)).toEqual(white)
  })
})

describe('a mistake', () => {
  it('in what src names is told with its place', async () => {
    expect(await faultIn(template, { dessin: 'un texte' })).toMatchObject({
      code: 'press.no-drawing',
      message: expect.stringMatching(/^«.un texte.» n’est pas un dessin : /u),
      at: 'essai/piece.hbs:1:6',
    })
  })

  it('in a turn is told too', async () => {
    const turned: Mark = { kind: 'group', turn: Number.NaN, marks: [square(0, 0, { fill: 'accent' })] }
    expect((await faultIn(template, drawing([turned]))).code).toBe('press.number')
  })

  it('in a number is told, and no such PDF is written', async () => {
    for (const absurd of [Number.NaN, Infinity, 1e12])
      expect((await faultIn(template, drawing([square(absurd, 0, { fill: 'accent' })]))).code).toBe(
        'press.number',
      )
  })
})
