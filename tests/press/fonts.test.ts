/** Words put together from pairs of letters are the words that the font itself would shape. */
import { describe, expect, it } from 'vitest'
import { typeset } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { openFontBook } from '../../src/press/text/fonts.ts'
import { shapeText } from '../../src/press/text/pairs.ts'
import type { Shaped } from '../../src/press/text/typeface.ts'
import { resources } from './press.ts'

const texts = systems.flatMap(({ catalog, rulings, samples }) => [
  ...catalog().flatMap(({ entries }) =>
    entries.flatMap(({ name, summary, text = '' }) => [name, summary, text]),
  ),
  ...rulings.flatMap(({ title, text }) => [title, text]),
  JSON.stringify(samples),
])
const words = [...new Set(texts.flatMap(text => typeset(text).split(/[\s\u00a0\u202f"]+/)).filter(Boolean))]

const fonts = openFontBook(resources)

describe('every word of the catalogues', () => {
  it.each([
    ['EB Garamond', 400, false, 'lnum'],
    ['EB Garamond', 400, true, 'lnum'],
    ['EB Garamond', 700, false, 'lnum'],
    ['EB Garamond', 600, false, 'lnum -liga smcp'],
    ['EB Garamond', 400, false, 'onum'],
    ['Grenze Gotisch', 600, false, 'lnum'],
    ['Atkinson Hyperlegible', 400, false, 'lnum'],
    ['Noto Sans', 400, false, 'lnum'],
  ] as const)('in %s %i %s %s', (family, weight, italic, features) => {
    expect(words.length).toBeGreaterThan(1000)
    const face = fonts.face({ family, weight, italic })
    const differing = words.filter(word => {
      const made: Shaped = fonts.shape(face, word, features)
      const told = shapeText(face, word, features)
      const ids = ({ glyphs }: Shaped): string => glyphs.map(({ id }) => id).join(' ')
      return Math.abs(made.width - told.width) > 0.0005 || ids(made) !== ids(told)
    })
    expect(differing).toEqual([])
  })
})

describe('signs that stand alone', () => {
  // « and » are other glyphs in a Latin word of this font than by themselves.
  it('are set as ever, whatever words were set before', () => {
    const set = (...before: readonly string[]) => {
      const book = openFontBook(resources)
      const face = book.face({ family: 'Zilla Slab', weight: 400, italic: true })
      for (const word of before) book.shape(face, word, 'lnum')
      return book.shape(face, '»,', 'lnum').glyphs.map(({ id, advance }) => [id, advance])
    }
    expect(set('bon»,', '»,')).toEqual(set())
    expect(set('bon»,')).toEqual(set())
  })
})
