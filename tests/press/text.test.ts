/** Words on lines: nothing lost, nothing past the edge, no river, and French hyphens. */
import fc from 'fast-check'
import { hyphenateSync } from 'hyphen/fr'
import { describe, expect, it } from 'vitest'
import { createTextSetter, type TextBlock } from '../../src/press/text/block.ts'
import type { InlineItem } from '../../src/press/text/collect.ts'
import { openFontBook } from '../../src/press/text/fonts.ts'
import { breakPlaces, plainMarks, unicodePlaces } from '../../src/press/text/places.ts'
import { hyphenate } from '../../src/press/text/hyphenate.ts'
import type { TextContext } from '../../src/press/text/tokens.ts'
import { initialStyle, type Style } from '../../src/press/style/style.ts'
import { cleanText } from '../../src/press/markup/parse.ts'
import { resources } from './press.ts'

const fonts = openFontBook(resources)
const missing: string[] = []
const context: TextContext = {
  fonts,
  ornament: () => ({ width: 1, height: 1, paths: [] }),
  sizeOf: style => style.fontSize,
  missing: character => void missing.push(character),
}

const setText = (text: string, width: number, changes: Partial<Style> = {}): TextBlock => {
  const style: Style = { ...initialStyle, ...changes }
  const source = { kind: 'text' as const, text }
  const items: readonly InlineItem[] = [{ kind: 'text', text, style, source }]
  return createTextSetter(items, style, context).set(width)
}

const lineText = ({ content }: TextBlock['lines'][number]): string =>
  content
    .map(part =>
      part.kind === 'icon'
        ? ''
        : part.strokes
            .map(stroke =>
              stroke.kind === 'space'
                ? ' '
                : String.fromCodePoint(...stroke.shaped.glyphs.flatMap(({ codePoints }) => codePoints)),
            )
            .join(''),
    )
    .join('')

const widthOf = ({ content }: TextBlock['lines'][number]): number =>
  Math.max(
    0,
    ...content.map(part =>
      part.kind === 'icon'
        ? 0
        : part.x +
          part.strokes.reduce(
            (sum, stroke) =>
              sum + (stroke.kind === 'space' ? stroke.advance / 1000 : stroke.shaped.width) * part.size,
            0,
          ),
    ),
  )

const story =
  'Le Mage ne dépasse jamais son total de départ, et la figurine qui se relève ne garde rien de ce qu’elle portait ; ' +
  'ses compagnons, s’ils sont encore là, peuvent ramasser une seule pièce de son équipement.'

describe('a justified paragraph', () => {
  const block = setText(story, 140, { textAlign: 'justify', hyphens: 'auto', fontSize: 10 })

  it('fills every line but the last to the edge', () => {
    for (const line of block.lines.slice(0, -1)) expect(Math.abs(widthOf(line) - 140)).toBeLessThan(0.05)
    const last = block.lines.at(-1)
    expect(last && widthOf(last)).toBeLessThan(140)
  })

  it('has no river: no space wider than twice the natural one', () => {
    const natural =
      fonts.shape(fonts.face({ family: 'EB Garamond', weight: 400, italic: false }), ' ', '').width * 1000
    const spaces = block.lines.flatMap(({ content }) =>
      content.flatMap(part =>
        part.kind === 'run'
          ? part.strokes.flatMap(stroke => (stroke.kind === 'space' ? [stroke.advance] : []))
          : [],
      ),
    )
    expect(Math.max(...spaces)).toBeLessThan(2 * natural)
  })

  it('loses no letter, and adds hyphens only', () => {
    const read = block.lines.map(lineText).join('|').replaceAll('-|', '').replaceAll('|', ' ')
    expect(read).toBe(story)
  })

  it('never hyphenates two lines in a row here', () => {
    const ends = block.lines.map(line => lineText(line).endsWith('-'))
    expect(ends.some((hyphen, index) => hyphen && ends[index + 1])).toBe(false)
  })
})

describe('ragged text', () => {
  const linesOf = (text: string, width: number, changes: Partial<Style> = {}): readonly string[] =>
    setText(text, width, { fontSize: 10, hyphens: 'auto', ...changes }).lines.map(lineText)

  it('keeps its spaces as the font has them', () => {
    const natural =
      fonts.shape(fonts.face({ family: 'EB Garamond', weight: 400, italic: false }), ' ', '').width * 1000
    for (const { content } of setText(story, 140, { hyphens: 'auto' }).lines)
      for (const part of content)
        if (part.kind === 'run')
          for (const stroke of part.strokes)
            if (stroke.kind === 'space') expect(stroke.advance).toBeCloseTo(natural, 6)
  })

  it('evens its edge without a line more, and ends on no word alone', () => {
    expect(
      linesOf('Nul ne lance de sort dans la zone, sauf si son CHA dépasse la SAG du Mage.', 110),
    ).toEqual(['Nul ne lance de sort dans', 'la zone, sauf si son CHA', 'dépasse la SAG du Mage.'])
    const short = 'La cible perd autant de PV que le Mage a de SAG, et ne peut plus agir.'
    expect(linesOf(short, 131)).toEqual([
      'La cible perd autant de PV que',
      'le Mage a de SAG, et ne peut',
      'plus agir.',
    ])
    expect(linesOf(short, 95)).toEqual([
      'La cible perd autant',
      'de PV que le Mage a',
      'de SAG, et ne peut',
      'plus agir.',
    ])
  })

  const plain = fc.array(
    fc.constantFrom(
      'à',
      'un',
      'les',
      'Mage',
      'cible',
      'figurine',
      'zone,',
      'Round.',
      'incantation',
      '12',
      'PV',
    ),
    { minLength: 1, maxLength: 50 },
  )

  it('takes as many lines as words put down one after the other, and no hyphen (any words, any width)', () => {
    const space = setText('a a', 1000).lines.map(widthOf)[0] ?? 0
    const blank = space - 2 * (setText('a', 1000).lines.map(widthOf)[0] ?? 0)
    const wide = (word: string): number => setText(word, 1000).lines.map(widthOf)[0] ?? 0
    fc.assert(
      fc.property(plain, fc.integer({ min: 130, max: 300 }), (words, width) => {
        let [lines, used] = [1, -blank]
        for (const word of words) {
          if (used + blank + wide(word) > width + 0.01) [lines, used] = [lines + 1, -blank]
          used += blank + wide(word)
        }
        const set = linesOf(words.join(' '), width)
        expect(set.length).toBe(lines)
        expect(set.filter(line => line.endsWith('-'))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('has a hyphen where a line would stay more than two fifths white, or a word is wider than its line', () => {
    expect(linesOf('Un anticonstitutionnel dort.', 84)).toEqual(['Un anticonstitution-', 'nel dort.'])
    expect(linesOf('Un anticonstitutionnel dort.', 92)).toEqual(['Un anticonstitutionnel', 'dort.'])
    expect(linesOf('Un anticonstitutionnel dort.', 84, { hyphens: 'none' })).toEqual([
      'Un',
      'anticonstitutionnel',
      'dort.',
    ])
    expect(linesOf('anticonstitutionnellement', 60).join('')).toMatch(/^\p{L}{3,}-\p{L}{3,}(-\p{L}{3,})?$/u)
  })
})

describe('a title', () => {
  const title = (text: string, changes: Partial<Style> = {}): readonly string[] =>
    setText(text, 150, { fontSize: 18, ...changes }).lines.map(line => lineText(line).trim())

  it('leaves a compound name whole, where it has the room', () => {
    expect(title('Odon le Borgne-et-Demi')).toEqual(['Odon le', 'Borgne-et-Demi'])
    expect(title('Marie-Madeleine-Emmanuelle-Angélique')).toEqual([
      'Marie-Madeleine-',
      'Emmanuelle-',
      'Angélique',
    ])
  })

  it('has lines of like length, if balanced', () => {
    const name = 'Dame Aubépine du Pont'
    expect(title(name)).toEqual(['Dame Aubépine', 'du Pont'])
    expect(title(`${name} des Oies`)).toEqual(['Dame Aubépine du', 'Pont des Oies'])
    expect(title(`${name} Vieux`)).toEqual(['Dame Aubépine du', 'Pont Vieux'])
    expect(title(`${name} Vieux`, { balanced: true })).toEqual(['Dame Aubépine', 'du Pont Vieux'])
  })
})

describe('French hyphens', () => {
  it.each([
    ['dépasse', ['dépasse']],
    ['figurine', ['figu', 'rine']],
    ['équipement', ['équi', 'pe', 'ment']],
    ['l’incantation', ['l’incan', 'ta', 'tion']],
    ['Mage', ['Mage']],
  ])('%s parts as %j', (word, fragments) => {
    expect(hyphenate(word).join('')).toBe(word)
    expect(hyphenate(word)).toEqual(fragments)
  })

  it('parts any word where the patterns’ own library does, away from its ends (any letters)', () => {
    const letter = fc.constantFrom(...'aaabcdeeeéèêfgilmnoopqrsssttuuvâçîïôœû')
    fc.assert(
      fc.property(fc.array(letter, { minLength: 6, maxLength: 18 }), letters => {
        const word = letters.join('')
        const theirs = places(hyphenateSync(word, { minWordLength: 6 }).split('\u00ad'))
        const ours = places(hyphenate(word))
        expect(theirs).toEqual(expect.arrayContaining([...ours]))
        for (const place of theirs)
          if (!ours.includes(place))
            expect(
              ours.some(kept => place - kept === 1) || place < 3 || word.length - place < 3,
              `${word} at ${place}`,
            ).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

/** Letters before each hyphen. */
const places = (fragments: readonly string[]): readonly number[] =>
  fragments.slice(0, -1).map((_, index) => fragments.slice(0, index + 1).join('').length)

/** Words that no space may part. */
const bound = fc
  .array(fc.constantFrom('Gontran', 'du', 'Pont-aux-Oies', '!', '?', '»', '«', '12', ':'), { maxLength: 40 })
  .chain(words => fc.constantFrom('\u00a0', '\u202f', ' ').map(blank => words.join(blank)))

describe('any text', () => {
  it('is parted where nothing should, rather than run past its edge', () => {
    const name = 'Gontran du Pin des Marais'.replaceAll(' ', '\u00a0')
    const block = setText(name, 50)
    expect(block.lines.map(line => lineText(line).trim())).toEqual(['Gontran', 'du Pin des', 'Marais'])
    expect(block.broken).toBe(true)
    expect(setText(name, 50, { nowrap: true }).past).toBe(0)
  })

  it('that cannot be parted says how far it runs past its edge', () => {
    expect(setText('W', 5).past).toBeGreaterThan(2)
  })

  it('is set whole, within its width (any Unicode, any width)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), bound),
        fc.integer({ min: 30, max: 300 }),
        fc.constantFrom<Style['textAlign']>('left', 'justify', 'center', 'right'),
        (raw, width, textAlign) => {
          const text = cleanText(raw.toWellFormed())
          const block = setText(text, width, {
            textAlign,
            hyphens: textAlign === 'justify' ? 'auto' : 'none',
          })
          for (const line of block.lines) expect(widthOf(line)).toBeLessThan(width + 0.05)
          expect(block.past).toBeLessThan(0.05)
          const letters = (value: string): string =>
            value.replace(/[\s\u00a0\u202f\u00ad\u200b-\u200f-]/g, '')
          const set = letters(block.lines.map(lineText).join(''))
          for (const character of new Set(letters(text).match(/[a-zA-Z0-9]/g) ?? []))
            expect(set).toContain(character)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('of 20,000 letters without a blank takes no time to speak of', () => {
    const block = setText(cleanText('a'.repeat(20_000)), 100)
    expect(block.lines.length).toBeGreaterThan(500)
  })

  it('reports the characters that no font has', () => {
    missing.length = 0
    setText('oie 鵝 é', 100)
    expect(missing).toEqual(expect.arrayContaining(['鵝']))
    missing.length = 0
    setText('Ωμέγα, Привет, 🐈', 100)
    expect(missing).toEqual([])
  })
})

describe('an initial', () => {
  const style: Partial<Style> = {
    initialLetter: 2,
    initialFamily: 'Grenze Gotisch',
    textAlign: 'justify',
    hyphens: 'auto',
  }
  const block = setText(story, 160, style)

  it('stands on the baseline of its last line, and the lines make room', () => {
    const second = block.lines[1]?.content[0]
    expect(second?.kind === 'run' && block.initial?.baseline).toBe(second?.kind === 'run' && second.baseline)
    const starts = block.lines
      .slice(0, 3)
      .map(({ content }) => (content[0]?.kind === 'run' ? content[0].x : 0))
    expect(starts[0]).toBeGreaterThan(5)
    expect(starts[1]).toBe(starts[0])
    expect(starts[2]).toBe(0)
  })

  it('is left out of a text too short to carry it', () => {
    expect(setText('La cible regagne 4 PV.', 160, style).initial).toBeUndefined()
  })
})

describe('the places where a line may end', () => {
  it('are spaces, in plain prose', () => {
    expect(breakPlaces('Le Mage dort.')).toEqual([3, 8, 13])
  })

  it('are those of Unicode for each mark before each, with blanks between and without', () => {
    const all = [...plainMarks, 'a', 'É', 'œ', '\u017f']
    const texts = all.flatMap(one =>
      all.flatMap(other =>
        ['', ' ', '  '].flatMap(blanks => [`${one}${blanks}${other}`, `m${one}${blanks}${other}1`]),
      ),
    )
    expect(texts.filter(text => breakPlaces(text).join() !== unicodePlaces(text).join())).toEqual([])
  })

  it('are those of Unicode, whatever the words and their marks', () => {
    const words = fc.array(
      fc.constantFrom(
        'mot',
        'é',
        'l’ami',
        '3',
        '12',
        '.',
        ',',
        '!',
        '?',
        '…',
        '’',
        ' ',
        '\u00a0',
        '\u202f',
        '-',
        '«',
        '(',
        '/',
        '%',
        ...plainMarks,
      ),
      { maxLength: 24 },
    )
    fc.assert(
      fc.property(words, parts => {
        const text = parts.join('')
        expect(breakPlaces(text)).toEqual(unicodePlaces(text))
      }),
      { numRuns: 3000 },
    )
  })
})
