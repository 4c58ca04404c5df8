/** What the build finds out about our fonts is what fontkit says of them, and goes for the very same files alone. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { knownFontLines } from '../../build/fonts.ts'
import { fontMark, knownFontLine, openKnownFonts } from '../../src/host/known-fonts.ts'
import { openFactBook } from '../../src/press/text/facts.ts'
import { openFontBook } from '../../src/press/text/fonts.ts'
import { gridOf, kernIn } from '../../src/press/text/grid.ts'
import { shapeText } from '../../src/press/text/pairs.ts'
import type { Shaped } from '../../src/press/text/typeface.ts'
import type { Resources } from '../../src/press/vocabulary/index.ts'
import { scratch } from '../cli/cli.ts'
import { resources, root } from './press.ts'

const inScratch = scratch()
let file = ''
beforeAll(() => {
  file = inScratch('polices.txt')
  writeFileSync(file, knownFontLines(root).join(''))
}, 120_000)

const glyphsOf = ({ glyphs }: Shaped): string => glyphs.map(({ id }) => id).join(' ')

/** A book that knows what the build knows, and opens no font. */
const bookOf = (known: Resources['knownFont']) =>
  openFontBook(
    {
      ...resources,
      fontFile: path => {
        throw new Error(`${path} was opened`)
      },
    },
    openFactBook(undefined, path => known?.(path)?.facts),
  )

const words = [
  'La',
  'Garde',
  'Touffu',
  'chiffre',
  'suffit',
  'négatifs.',
  'captif',
  'vérifiez',
  'L’École',
  'AVATAR',
  'Yves,',
  'Wœuvre',
  '12″,',
  '6″',
  '+3',
  '−1',
  'N°',
  'N4',
  '(X).',
  '»,',
  '».',
  'Ælf',
  'Difficile,',
  'Thé',
  'oiseau-mouche',
]

describe('every font', () => {
  const faces = Object.entries(resources.fonts.families).flatMap(([family, styles]) =>
    Object.keys(styles).map(name => {
      const [weight, slant] = name.split(' ')
      return { family, weight: Number(weight), italic: slant === 'italic' }
    }),
  )
  const opened = openFontBook(resources)

  it.each(faces.filter(({ family }) => family !== 'Noto Emoji'))('$family $weight $italic', request => {
    const book = bookOf(openKnownFonts(root, file))
    const [known, real] = [book.face(request), opened.face(request)]
    expect([known.ascent, known.descent, known.capHeight, known.xHeight]).toEqual([
      real.ascent,
      real.descent,
      real.capHeight,
      real.xHeight,
    ])
    const ours = words.filter(word => opened.covers(real, word))
    expect(ours.length).toBeGreaterThan(15)
    for (const word of ours) {
      if (!isKnown(book, known, word)) continue
      const told = shapeText(real, word, 'lnum')
      const made = book.shape(known, word, 'lnum')
      expect([word, glyphsOf(made), made.width.toFixed(6)]).toEqual([
        word,
        glyphsOf(told),
        told.width.toFixed(6),
      ])
    }
    // Nearly all of them: what is left over asks the font.
    expect(ours.filter(word => !isKnown(book, known, word)).length).toBeLessThan(4)
  })

  const isKnown = (
    book: ReturnType<typeof bookOf>,
    face: ReturnType<typeof opened.face>,
    word: string,
  ): boolean => {
    try {
      book.shape(face, word, 'lnum')
      return true
    } catch {
      return false
    }
  }
})

describe('a font that is another than it was then', () => {
  const path = '@a/police.ttf'
  const font = Buffer.from(resources.fontFile(resources.fonts.families['EB Garamond']?.['400'] ?? ''))
  const placed = (name: string, bytes: Uint8Array): string => {
    const home = inScratch(name)
    const place = join(home, 'node_modules', path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, bytes)
    return home
  }
  const mark = (home: string) => fontMark(join(home, 'node_modules', path))
  const knownAt = (home: string) => {
    const lines = inScratch('une.txt')
    writeFileSync(lines, knownFontLine(path, mark(placed('avant', font)) ?? '', { says: '{}', facts: '{}' }))
    return openKnownFonts(home, lines)(path)
  }

  it('is known as long as it is the same', () => {
    expect(knownAt(placed('meme', font))).toEqual({ says: '{}', facts: '{}' })
  })

  it.each([
    ['longer', Buffer.concat([font, Buffer.from('x')])],
    ['of another sum', withSum(font)],
    ['no font', Buffer.from('rien')],
  ])('is not known where it is %s', (name, bytes) => {
    expect(knownAt(placed(name, bytes))).toBeUndefined()
  })

  it('is not known where there is none, or nothing was built', () => {
    expect(knownAt(inScratch('sans'))).toBeUndefined()
    expect(openKnownFonts(root, inScratch('aucun.txt'))(path)).toBeUndefined()
  })

  function withSum(bytes: Buffer): Buffer {
    const changed = Buffer.from(bytes)
    const head = changed.readUInt32BE(changed.indexOf('head', 0, 'latin1') + 8)
    changed.writeUInt32BE((changed.readUInt32BE(head + 8) + 1) >>> 0, head + 8)
    return changed
  }
})

describe('a grid of kerns', () => {
  it('says of each pair what it was made of', () => {
    const kern = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined })
    fc.assert(
      fc.property(
        fc.array(fc.array(kern, { minLength: 7, maxLength: 7 }), { minLength: 7, maxLength: 7 }),
        rows => {
          const grid = gridOf(7, (left, right) => rows[left]?.[right])
          for (const [left, row] of rows.entries())
            for (const [right, each] of row.entries()) expect(kernIn(grid, left, right)).toBe(each)
          expect(kernIn(grid, 7, 0)).toBeUndefined()
        },
      ),
    )
  })
})

describe('what the build wrote', () => {
  it('is what it would write now', () => {
    const built = readFileSync(join(root, 'out', 'main', 'chunks', 'polices.txt'), 'latin1')
    expect(built === readFileSync(file, 'latin1')).toBe(true)
  })
})
