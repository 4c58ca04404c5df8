/** Tables hold rows of cells: what else stands in one is refused, what a style says of its parts is done. */
import { describe, expect, it } from 'vitest'
import { faultOf } from './fault.ts'
import { hasTools, textOf } from './pdf.ts'
import { pixelsOf } from './pixels.ts'
import { printMade } from './press.ts'

const style = `
  .card .body { flex: 1; min-height: 0; overflow: continue; }
  .card td, .card th { font-size: 10pt; }
  .away { display: none; }`

const printCard = async (body: string, size = { width: 63, height: 88 }) => {
  const files = { 'essai/piece.hbs': `<div class="card">${body}</div>`, 'essai/style.css': style }
  const { files: pdfs, report } = await printMade(files, [{ data: {}, size }], { backs: 'none' })
  expect(report.problems).toEqual([])
  return { text: textOf(pdfs[0]?.bytes ?? new Uint8Array()), cards: report.pieces.length }
}

describe('what stands in a table outside of its cells', () => {
  it.each([
    ['text in a row', '<table><tr><td>a</td>perdu</tr></table>', '2:8', ['perdu', '<td>']],
    ['text in a body', '<table><tbody>perdu<tr><td>a</td></tr></tbody></table>', '2:8', ['perdu', '<td>']],
    ['text in a table', '<table>perdu<tr><td>a</td></tr></table>', '2:1', ['perdu', '<td>']],
    ['a box in a row', '<table><tr><p>perdu</p></tr></table>', '2:12', ['<p>', '<td>']],
    ['a box in a table', '<table><div>perdu</div></table>', '2:8', ['<div>', '<td>']],
    ['a cell without a row', '<table><td>perdu</td></table>', '2:8', ['<td>', '<tr>']],
    ['a row without a table', '<tr><td>perdu</td></tr>', '2:1', ['<tr>', '<table>']],
    ['a body within a body', '<table><tbody><tbody></tbody></tbody></table>', '2:15', ['<tbody>', '<table>']],
  ])('%s is refused in its place', async (_, body, at, told) => {
    const fault = await faultOf(`<div>\n${body}</div>`)
    expect(fault).toMatchObject({ code: 'press.nesting', at: `essai/piece.hbs:${at}` })
    for (const word of told) expect(fault.message).toContain(word)
  })

  it.each([
    ['min-width', 'td { min-width: 20mm }', '<td>a</td>', 'essai/style.css:1:6'],
    ['flex', 'td { flex: 2 }', '<td>a</td>', 'essai/style.css:1:6'],
    ['width', 'td { width: 20mm }', '<td colspan="2">a</td>', 'essai/piece.hbs:1:17'],
  ])('%s, which no cell of a column can have, is refused', async (property, css, cell, at) => {
    const fault = await faultOf(`<div><table><tr>${cell}</tr></table></div>`, css)
    expect(fault).toMatchObject({ code: 'press.no-effect', at })
    expect(fault.message).toContain(property)
  })
})

describe.skipIf(!hasTools)('what is not displayed', () => {
  it.each([
    ['a cell', '<tr><td>un</td><td class="away">deux</td></tr>'],
    ['a row', '<tr><td>un</td></tr><tr class="away"><td>deux</td></tr>'],
    ['a body', '<tbody><tr><td>un</td></tr></tbody><tbody class="away"><tr><td>deux</td></tr></tbody>'],
    ['a head', '<thead class="away"><tr><th>deux</th></tr></thead><tbody><tr><td>un</td></tr></tbody>'],
  ])('is not printed: %s', async (_, rows) => {
    const { text } = await printCard(`<table>${rows}</table>`)
    expect(text).toContain('un')
    expect(text).not.toContain('deux')
  })
})

describe('a group of rows', () => {
  it('has the ground, the border and the room that its style gives it', async () => {
    const files = {
      'essai/piece.hbs':
        '<div class="card"><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></div>',
      'essai/style.css': `
        .card th, .card td { height: 20mm; }
        thead { background: #ff0000; }
        tbody { background: #0000ff; padding-top: 10mm; border-bottom: 5mm solid #00ff00; }`,
    }
    const colour = await pixelsOf(files)
    expect(colour(30, 15)).toEqual([255, 0, 0])
    expect(colour(30, 25)).toEqual([0, 0, 255])
    expect(colour(30, 48)).toEqual([0, 0, 255])
    expect(colour(30, 52.5)).toEqual([0, 255, 0])
    expect(colour(30, 60)).toEqual([255, 255, 255])
  })
})

describe('a column', () => {
  it('is as wide as the boxes that its cells hold', async () => {
    const files = {
      'essai/piece.hbs': `<div class="card"><table><tr><td><div class="wide"></div></td><td class="last">${'mot '.repeat(40)}</td></tr></table></div>`,
      'essai/style.css': `
        .wide { width: 30mm; height: 10mm; background: #ff0000; }
        .last { background: #0000ff; color: #0000ff; }`,
    }
    const colour = await pixelsOf(files)
    expect(colour(28, 5)).toEqual([255, 0, 0])
    expect(colour(34, 5)).toEqual([0, 0, 255])
  })
})

describe.skipIf(!hasTools)('the heads of a table come again over the rows that go on', () => {
  const rows = Array.from({ length: 50 }, (_, index) => `rang${index}`)
  const rowsFrom = (start: number, end?: number): string =>
    rows
      .slice(start, end)
      .map(row => `<tr><td>${row}</td><td>x</td></tr>`)
      .join('')
  const body = rowsFrom(0)
  const head = '<tr><th>Tête</th><th>Suite</th></tr>'

  it.each([
    ['a head and bare rows', `<thead>${head}</thead>${body}`],
    ['a head and a body', `<thead>${head}</thead><tbody>${body}</tbody>`],
    [
      'a head and two bodies',
      `<thead>${head}</thead><tbody>${rowsFrom(0, 20)}</tbody><tbody>${rowsFrom(20)}</tbody>`,
    ],
    ['a body that begins with its heads', `<tbody>${head}${body}</tbody>`],
    ['a row of heads', `${head}${body}`],
  ])('with %s', async (_, table) => {
    const { text, cards } = await printCard(`<div class="body"><table>${table}</table></div>`)
    expect(cards).toBeGreaterThan(2)
    expect(text.match(/Tête/g)).toHaveLength(cards)
    expect(text.match(/rang\d+/g)?.toSorted()).toEqual(rows.toSorted())
  })

  it('and are never left alone at the foot of a card', async () => {
    const places = new Set<number>()
    for (let count = 18; count < 38; count++) {
      const lines = Array.from({ length: count }, (_, index) => `<p>ligne ${index}</p>`).join('')
      const table = `<table><thead>${head}</thead><tbody>${rowsFrom(0, 8)}</tbody></table>`
      const { text } = await printCard(`<div class="body">${lines}${table}</div>`, {
        width: 200,
        height: 150,
      })
      const cards = text.split('\f').filter(card => card.includes('Tête'))
      for (const card of cards) expect(card).toContain('rang')
      places.add(cards[0]?.match(/rang/g)?.length ?? 0)
    }
    expect([...places].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe.skipIf(!hasTools)('columns', () => {
  const long =
    'Le sort se lance même quand la cible est cachée, et compte deux dés de moins, sauf « Projectile »'
  const table = (style = ''): string =>
    `<div class="body"><table><tr><td${style}>« Projectile » et « Soin »</td><td>${long}</td></tr></table></div>`

  it('come to their widest words all together, and hold all of their text', async () => {
    const { text } = await printCard(table())
    const words = text.replaceAll('-\n', '').split(/\s+/)
    for (const word of long.split(' ')) expect(words).toContain(word)
  })

  it('of which some cannot narrow at all keep their measure in any room, and in any letters', async () => {
    const row = (...cells: readonly string[]): string =>
      `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`
    const percents = ['17 %', '44 %', '72 %', '91 %', '98 %', '100 %']
    const unbroken = percents.map(cell => cell.replace(' ', '\u00a0'))
    const rows = row('Fini au bout de', '1 tour', '2', '3', '4', '5', '6') + row('Ordinaire', ...unbroken)
    for (const width of [70, 80, 86, 90, 100]) {
      const files = {
        'essai/piece.hbs': `<div class="card"><table>${rows}</table></div>`,
        'essai/style.css': '.card td { fit: 6pt 14.5pt; padding: 1.2mm 1mm; }',
      }
      const { files: pdfs, report } = await printMade(files, [{ data: {}, size: { width, height: 88 } }], {
        backs: 'none',
      })
      expect(report.problems).toEqual([])
      const text = textOf(pdfs[0]?.bytes ?? new Uint8Array()).replace(/\s/gu, ' ')
      for (const word of percents) expect(text).toContain(word)
    }
  })

  it('that cannot all be as wide as they are told are said to be too many', async () => {
    const files = {
      'essai/piece.hbs': `<div class="card">${table(' style="width: 60mm"')}</div>`,
      'essai/style.css': style,
    }
    const { report } = await printMade(files, [{ data: {} }], { backs: 'none' })
    expect(report.problems.map(({ code }) => code)).toEqual(['overfull'])
  })
})
