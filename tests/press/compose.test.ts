/** Text that does not fit goes on, and is never clipped nor lost. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasTools, textOf } from './pdf.ts'
import { printMade } from './press.ts'

const style = `
  .card { padding: 4mm; }
  .card h1 { font-size: 14pt; fit: 8pt 14pt; }
  .card .body { flex: 1; min-height: 0; overflow: continue; }
  .card .body p { font-size: 10pt; fit: 7pt 12pt; text-align: justify; hyphens: auto; }
  .card .foot { height: 6mm; }`
const template =
  '<div class="card"><h1>{{title}}</h1><div class="body">{{#each lines}}<p>{{this}}</p>{{/each}}</div><div class="foot">pied</div></div>'
const files = { 'essai/piece.hbs': template, 'essai/style.css': style }
const print = (title: string, lines: readonly string[]) =>
  printMade(files, [{ data: { title, lines } }], { backs: 'none' })

const words = (count: number): string => Array.from({ length: count }, (_, index) => `mot${index}`).join(' ')

describe('autofit', () => {
  it('grows a short text, keeps a middling one, shrinks a long one, never past its range', async () => {
    const size = async (count: number) =>
      (await print('Titre', [words(count)])).report.pieces.map(({ smallestPt }) => smallestPt)
    expect(await size(10)).toEqual([9.5])
    const [long] = await size(130)
    expect(long).toBeGreaterThanOrEqual(7)
    expect(long).toBeLessThan(9.5)
  })

  it('shrinks a title rather than cut its words', async () => {
    const { report } = await print('Téléportationnellement', [''])
    expect(report.problems).toEqual([])
  })
})

describe('continuation', () => {
  it('prints a text of 5,000 characters over several cards, and says so', async () => {
    const { report } = await print('Titre', [words(800)])
    expect(report.problems).toEqual([])
    expect(report.pieces.length).toBeGreaterThan(3)
    expect(report.pieces.every(({ continued, smallestPt }) => continued && smallestPt >= 7)).toBe(true)
    expect(report.pieces[1]?.title).toBe('pièce (suite 1)')
  })

  it('tells of a box made smaller than the text that it holds, rather than print over the next one', async () => {
    const squeezed = {
      'essai/piece.hbs':
        '<div class="card"><div class="body"><div class="shy"><p>{{text}}</p></div><p>fin</p></div></div>',
      'essai/style.css': `
        .card .body { flex: 1; min-height: 0; overflow: continue; }
        .card .shy { height: 10mm; }
        .card p { font-size: 10pt; }`,
    }
    const codes = async (text: string) =>
      (await printMade(squeezed, [{ data: { text } }], { backs: 'none' })).report.problems.map(
        ({ code }) => code,
      )
    expect(await codes(words(5))).toEqual([])
    expect(await codes(words(50))).toEqual(['overfull'])
  })

  it.skipIf(!hasTools)('loses and repeats no word', async () => {
    const { files: pdfs } = await print('Titre', [words(300), words(200)])
    const found = (textOf(pdfs[0]?.bytes ?? new Uint8Array()).match(/mot\d+/g) ?? []).length
    expect(found).toBe(500)
  })

  it.skipIf(!hasTools).each(['long-edge', 'fold', 'separate', 'none'] as const)(
    'loses and repeats no word that goes on behind, with backs %s',
    async backs => {
      const data = { title: 'Titre', lines: [words(400)] }
      const { files: pdfs } = await printMade(files, [{ data, continues: 'back' }], { backs })
      const text = pdfs.map(({ bytes }) => textOf(bytes)).join(' ')
      expect((text.match(/mot\d+/g) ?? []).length).toBe(400)
    },
  )

  const table = {
    'essai/piece.hbs': `<div class="card"><div class="body"><table><tr><th>Tête</th><th>Suite</th></tr>
      {{#each rows}}<tr><td>{{this}}</td><td>x</td></tr>{{/each}}</table></div></div>`,
    'essai/style.css': `
      .card .body { flex: 1; min-height: 0; overflow: continue; }
      .card td, .card th { font-size: 10pt; }`,
  }

  it.skipIf(!hasTools)('puts the heads of a table over the rows that go on', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => `rang${index}`)
    const { files: pdfs, report } = await printMade(table, [{ data: { rows } }], { backs: 'none' })
    const text = textOf(pdfs[0]?.bytes ?? new Uint8Array())
    expect(report.pieces.length).toBeGreaterThan(2)
    expect(text.match(/Tête/g)).toHaveLength(report.pieces.length)
    expect(text.match(/rang\d+/g)?.toSorted()).toEqual(rows.toSorted())
  })

  it('ends, even where one row of a table is taller than the card', async () => {
    const { report } = await printMade(table, [{ data: { rows: [words(600), 'court'] } }], { backs: 'none' })
    expect(report.problems.map(({ code }) => code)).toContain('overfull')
    expect(report.pieces.length).toBeLessThan(5)
  })

  const list = {
    'essai/piece.hbs': `<div class="card"><div class="body">{{#each lines}}<p>{{this}}</p>{{/each}}<h3>Rappels</h3>
      {{#each items}}<p class="item">{{this}}</p>{{/each}}</div></div>`,
    'essai/style.css': `
      .card .body { flex: 1; min-height: 0; overflow: continue; }
      .card p, .card h3 { font-size: 10pt; line-height: 1.2; }
      .card .item { break-inside: avoid; }`,
  }

  it.skipIf(!hasTools)(
    'keeps items whole, and a heading with what it heads, wherever the card ends',
    async () => {
      const items = Array.from({ length: 3 }, () => `début ${words(60)} fin`)
      const places = new Set<string>()
      for (let count = 22; count < 36; count++) {
        const lines = Array.from({ length: count }, (_, index) => `ligne ${index}`)
        const size = { width: 200, height: 150 }
        const { files: pdfs } = await printMade(list, [{ data: { lines, items }, size }], { backs: 'none' })
        const cards = textOf(pdfs[0]?.bytes ?? new Uint8Array())
          .split('\f')
          .filter(text => text.trim() !== '')
        for (const card of cards) {
          expect(card.match(/début/g) ?? []).toHaveLength((card.match(/fin\b/g) ?? []).length)
          if (card.includes('Rappels')) expect(card.slice(card.indexOf('Rappels'))).toContain('début')
        }
        places.add(cards.map(card => (card.match(/début/g) ?? []).length).join('+'))
      }
      expect([...places].toSorted()).toEqual(['0+3', '1+2', '2+1', '3'])
    },
  )

  it('takes any text in any field: printed or reported, never an exception', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 120 }),
        fc.array(fc.string({ unit: 'grapheme', maxLength: 1500 }), { maxLength: 3 }),
        async (title, lines) => {
          const { report } = await print(title.toWellFormed(), lines)
          expect(
            report.problems.filter(({ code }) => code !== 'missing-character' && code !== 'overfull'),
          ).toEqual([])
          expect(report.pieces.every(({ smallestPt }) => smallestPt >= 6.99)).toBe(true)
        },
      ),
      { numRuns: 150 },
    )
  })
})
