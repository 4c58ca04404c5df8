/** What a piece gives up before its text is made small: ornaments that leave, titles that shrink alone, and whole pieces enlarged. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Drawing, Piece } from '../../src/core/index.ts'
import { linesOf } from './lines.ts'
import { firstPage } from './pixels.ts'
import { printMade } from './press.ts'

const dpi = 127
const css = ':root { --accent: #ff0000; --ink: #000000 }'

/** The page as pixels by the millimetre from the corner of its only piece, and its lines. */
const show = async (
  html: string,
  style: string,
  piece: Pick<Piece, 'data'> & Partial<Piece>,
  theme = css,
) => {
  const files = {
    'essai/piece.hbs': html,
    'essai/style.css': style,
    'essai/themes/enluminure.css': theme,
  }
  const printed = await printMade(files, [piece], { backs: 'none', marks: 'none' })
  const pdf = printed.files[0]?.bytes ?? new Uint8Array()
  const placed = printed.report.sheets[0]?.pieces[0]
  if (!placed) throw new Error('nothing placed')
  const image = await loadImage(Buffer.from(await firstPage(pdf, dpi)))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const dot = (millimetres: number): number => Math.round((millimetres / 25.4) * dpi)
  const { data, width } = context.getImageData(0, 0, image.width, image.height)
  const isRed = (x: number, y: number): boolean => {
    const at = 4 * (dot(placed.y + y) * width + dot(placed.x + x))
    return data[at] === 255 && data[at + 1] === 0
  }
  const [page = []] = await linesOf(pdf)
  return {
    isRed,
    problems: printed.report.problems.map(({ code }) => code),
    bytes: pdf.length,
    lines: page.filter(({ y }) => y < placed.y + placed.height),
  }
}

const bar = (width: number, height: number): Drawing => ({
  width,
  height,
  says: '',
  marks: [{ kind: 'rectangle', at: { x: 0, y: 0 }, width, height, fill: 'accent' }],
})

const card = '<div class="c"><drawing class="o" src="{{ornament}}" /><p>{{text}}</p></div>'
const style = (more = ''): string => `
  .c { padding: 4mm }
  .o { flex: 1; min-height: 8mm; ${more} }
  p { font-size: 12pt; fit: 7pt 12pt; line-height: 1.2 }`

describe('a drawing in several sizes', () => {
  const sizes = { drawing: [bar(10, 4), bar(20, 8), bar(40, 16)] }
  const box = (width: number, height: number): string =>
    `.c { padding: 0; align-items: flex-start } .o { width: ${width}mm; height: ${height}mm }`
  const shown = (width: number, height: number) =>
    show('<div class="c"><drawing class="o" src="{{ornament}}" /></div>', box(width, height), {
      data: { ornament: sizes },
    })

  it('is shown in the largest that its box holds, in the middle of it', async () => {
    // 20 by 8 fits a box of 20 by 14; 40 by 16 does not.
    const { isRed } = await shown(20, 14)
    expect([isRed(1, 2), isRed(1, 4), isRed(19, 10), isRed(10, 12)]).toEqual([false, true, true, false])
  })

  it('is not shown where its box is too small for all', async () => {
    const { isRed } = await shown(9, 9)
    expect([1, 4, 8].some(x => [1, 4, 8].some(y => isRed(x, y)))).toBe(false)
  })

  it('is put into the file once, however many pieces show it', async () => {
    const busy: Drawing = {
      ...bar(40, 16),
      marks: Array.from({ length: 400 }, (_, index) => ({
        kind: 'path',
        // No two of them alike, so that nothing but sharing makes the file small.
        d: `M${index % 40} ${Math.sin(index * 7.3) * 5 + 8}L${(index * 17) % 40} ${Math.cos(index * 3.1) * 5 + 8}`,
        pen: { role: 'accent', width: 0.1 },
      })),
    }
    const files = { 'essai/piece.hbs': '<div><drawing src="{{ornament}}" /><p>{{text}}</p></div>' }
    const size = async (count: number): Promise<number> => {
      const pieces = Array.from({ length: count }, (_, index) => ({
        data: { ornament: { drawing: busy }, text: `carte ${index}` },
      }))
      const printed = await printMade(files, pieces, { backs: 'none', marks: 'none' })
      return printed.files[0]?.bytes.length ?? 0
    }
    const [one, nine] = [await size(1), await size(9)]
    expect(nine - one).toBeLessThan(2000)
  })
})

describe('an ornament that gives way', () => {
  const print = (words: number, more: string) =>
    show(card, style(more), {
      data: { ornament: { drawing: bar(40, 8) }, text: 'Un mot de plus, puis un autre. '.repeat(words) },
    })
  const anyRed = ({ isRed }: { isRed: (x: number, y: number) => boolean }): boolean =>
    Array.from({ length: 80 }, (_, y) => isRed(31, y + 4)).some(Boolean)

  it('stays beside a text of its own size, and takes the room that is left', async () => {
    const shown = await print(2, 'gives-way: 0.9')
    expect([anyRed(shown), shown.lines[0]?.size]).toEqual([true, 12])
  })

  it('leaves before the text is set under its share of the size', async () => {
    const [kept, gone] = [await print(21, ''), await print(21, 'gives-way: 0.9')]
    expect([anyRed(kept), anyRed(gone)]).toEqual([true, false])
    expect(kept.lines[0]?.size).toBeLessThan(0.9 * 12)
    expect(gone.lines[0]?.size).toBeGreaterThan(kept.lines[0]?.size ?? 0)
    expect([kept.problems, gone.problems]).toEqual([[], []])
  })
})

describe('a title with as many lines as it may have', () => {
  const print = (title: string) =>
    show(
      '<div class="c"><h1>{{title}}</h1><p>{{text}}</p></div>',
      '.c { padding: 4mm } h1 { font-size: 18pt; max-lines: 1 } p { font-size: 11pt; fit: 7pt 11pt }',
      { data: { title, text: 'Un texte court.' } },
    )

  it('is made smaller on its own where it takes more', async () => {
    const [short, long] = [await print('Soin'), await print('Drain d’énergie magique')]
    expect(short.lines.map(({ size }) => size)).toEqual([18, 11])
    expect(long.lines).toHaveLength(2)
    expect(long.lines[0]?.size).toBeLessThan(18)
    expect(long.lines[1]?.size).toBe(11)
  })

  it('takes its parts in other letters with it', async () => {
    const { lines } = await show(
      '<div class="c"><h1>Drain d’énergie <b>magique</b></h1></div>',
      '.c { padding: 4mm } h1 { font-size: 18pt; max-lines: 1 } b { font-weight: 700; color: #000 }',
      { data: {} },
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]?.size).toBeLessThan(18)
  })
})

describe('a piece that is enlarged', () => {
  it('grows as a whole: letters, lines and what stands where', async () => {
    const style =
      '.c { padding: 5mm } .o { width: 20mm; height: 8mm; flex: none } p { font-size: 8pt } .c { align-items: flex-start }'
    const data = { ornament: { drawing: bar(20, 8) }, text: 'Mot' }
    const plain = await show(card, style, { data, size: { width: 63, height: 88 } })
    const large = await show(card, style, { data, size: { width: 160, height: 210 }, zoom: 2 })
    expect([plain.lines[0]?.size, large.lines[0]?.size]).toEqual([8, 16])
    expect([plain.isRed(24, 12), plain.isRed(26, 12), plain.isRed(24, 14)]).toEqual([true, false, false])
    expect([large.isRed(48, 24), large.isRed(52, 24), large.isRed(48, 28)]).toEqual([true, false, false])
  })

  it('has no letters under the least size once it is printed', async () => {
    const text = 'Beaucoup de mots pour une petite carte. '.repeat(30)
    const files = {
      'essai/piece.hbs': '<div class="c"><div class="t"><p>{{text}}</p></div></div>',
      'essai/style.css': '.t { flex: 1; overflow: continue } p { font-size: 9pt; fit: 5pt 9pt }',
    }
    const { report } = await printMade(files, [
      { data: { text }, size: { width: 44, height: 68 }, zoom: 0.8 },
    ])
    expect(Math.min(...report.pieces.map(({ smallestPt }) => smallestPt))).toBeGreaterThanOrEqual(7)
  })

  it('bleeds as far as it is asked, however it is enlarged', async () => {
    const files = {
      'essai/piece.hbs': '<div class="c"><p>Mot</p></div>',
      'essai/style.css': '.c { background: #ff0000 }',
    }
    const printed = await printMade(files, [{ data: {}, size: { width: 60, height: 80 }, zoom: 2 }], {
      backs: 'none',
      marks: 'none',
      bleed: 3,
    })
    const placed = printed.report.sheets[0]?.pieces[0]
    if (!placed) throw new Error('nothing placed')
    const image = await loadImage(
      Buffer.from(await firstPage(printed.files[0]?.bytes ?? new Uint8Array(), dpi)),
    )
    const context = createCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    const red = (x: number, y: number): boolean =>
      context.getImageData(Math.round((x / 25.4) * dpi), Math.round((y / 25.4) * dpi), 1, 1).data[1] === 0
    const middle = placed.y + 40
    expect([red(placed.x - 2.7, middle), red(placed.x - 3.4, middle)]).toEqual([true, false])
  })
})
