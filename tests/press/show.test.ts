/** What stands in a TJ array puts each glyph where its font wants it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Bytes } from '../../src/press/ink/bytes.ts'
import { spaceTokens, wordTokens, writeTokens } from '../../src/press/ink/show.ts'
import type { ShapedGlyph } from '../../src/press/text/typeface.ts'
import { hasTools, textOf } from './pdf.ts'
import { printMade } from './press.ts'

/** Reads an array of strings and numbers as a viewer does: glyph ids, each with the place of its pen. */
const readArray = (bytes: Uint8Array, widths: ReadonlyMap<number, number>) => {
  const text = Buffer.from(bytes).toString('latin1')
  const glyphs: { readonly id: number; readonly at: number }[] = []
  let pen = 0
  for (const [, string, number] of text.matchAll(/\(((?:\\[^]|[^\\)])*)\)|(-?[\d.]+)/g)) {
    if (number !== undefined) pen -= Number(number)
    const plain = (string ?? '').replaceAll('\\r', '\r').replace(/\\([()\\])/g, '$1')
    for (let at = 0; at < plain.length; at += 2) {
      const id = plain.charCodeAt(at) * 256 + plain.charCodeAt(at + 1)
      glyphs.push({ id, at: pen })
      pen += widths.get(id) ?? 0
    }
  }
  return { glyphs, pen }
}

/** As a file writes them whose glyphs have the numbers of the font. */
const written = (tokens: readonly number[]): Uint8Array => {
  const out = new Bytes()
  writeTokens(Int32Array.from(tokens), [0, tokens.length], number => number, out)
  return out.take()
}

const glyph = fc
  .record({
    id: fc.integer({ min: 0, max: 700 }),
    natural: fc.integer({ min: 0, max: 900 }),
    kern: fc.integer({ min: -200, max: 200 }),
    dx: fc.constantFrom(0, 0, -380, 120),
  })
  .map(({ id, natural, kern, dx }): ShapedGlyph => {
    return { id, natural, advance: natural + kern, dx, dy: 0, codePoints: [] }
  })

describe('a word', () => {
  it('has each glyph at its place, whatever moves it (any glyphs, any spacing)', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(glyph, { minLength: 1, maxLength: 12, selector: ({ id }) => id }),
        fc.constantFrom(0, 40),
        (glyphs, spacing) => {
          const widths = new Map(glyphs.map(({ id, natural }) => [id, natural]))
          const shown = written(wordTokens(glyphs, spacing, ({ id }) => id))
          const read = readArray(shown, widths)
          let pen = 0
          const expected = glyphs.map(({ id, advance, dx }) => {
            const at = pen + dx
            pen += advance + spacing
            return { id, at }
          })
          expect(read.glyphs).toEqual(expected)
          expect(read.pen).toBe(pen)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is followed by a blank of any width', () => {
    const blank: ShapedGlyph = { id: 40, natural: 250, advance: 250, dx: 0, dy: 0, codePoints: [32] }
    const read = readArray(written(spaceTokens(blank, 312, () => 40)), new Map([[40, 250]]))
    expect(read).toEqual({ glyphs: [{ id: 40, at: 0 }], pen: 312 })
  })

  it.skipIf(!hasTools)(
    'with marks that no letter has of its own leaves the rest of its line in place',
    async () => {
      const files = {
        'essai/piece.hbs': '<div><p>{{text}}</p><p class="label">{{text}}</p></div>',
        'essai/style.css': '.label { letter-spacing: 0.04em; }',
      }
      for (const text of ['ọ̀rọ̀ suite', 'm̂́ot suite', 'n̄̃ x́ suite', 'ė̃ é̱ suite']) {
        const { files: pdfs } = await printMade(files, [{ data: { text } }], { backs: 'none' })
        const found = textOf(pdfs[0]?.bytes ?? new Uint8Array()).match(/suite/g) ?? []
        expect(found, text).toHaveLength(2)
      }
    },
  )
})
