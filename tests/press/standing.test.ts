/** Texts that stand as they did are set once for all trials of a face, and nothing that is told of them is lost. */
import { describe, expect, it } from 'vitest'
import { initialStyle, type Style } from '../../src/press/style/style.ts'
import type { InlineItem } from '../../src/press/text/collect.ts'
import { openFontBook } from '../../src/press/text/fonts.ts'
import { StandingTexts, type TrialContext } from '../../src/press/text/standing.ts'
import { openMade, resources } from './press.ts'

const fonts = openFontBook(resources)
const source = { kind: 'text' as const, text: '' }
const still: Style = { ...initialStyle, key: 1 }
const growing: Style = { ...initialStyle, key: 2, fit: [6, 9] }

const itemOf = (text: string, style: Style, from = source): InlineItem => ({
  kind: 'text',
  text,
  style,
  source: from,
})

/** A trial at so many times the wished size. */
const trial = (texts: StandingTexts, scale: number): TrialContext => {
  texts.begin()
  return {
    fonts,
    ornament: () => ({ width: 1, height: 1, paths: [] }),
    sizeOf: style => (style.fit ? style.fontSize * scale : style.fontSize),
    madeFor: style => (style.fit ? String(scale) : ''),
    missing: character => texts.missing(character),
  }
}

describe('a text of a face', () => {
  const texts = new StandingTexts()
  const first = texts.setter([itemOf('Le Chat noir', still)], still, trial(texts, 1))

  it('is set once where its size stays the same', () => {
    expect(texts.setter([itemOf('Le Chat noir', still)], still, trial(texts, 0.8))).toBe(first)
  })

  it.each([
    ['its words', [itemOf('Le Chat roux', still)], still],
    ['its style', [itemOf('Le Chat noir', { ...still, key: 3 })], still],
    ['the style of its block', [itemOf('Le Chat noir', still)], { ...still, key: 4 }],
    ['where it comes from', [itemOf('Le Chat noir', still, { ...source })], still],
    ['what stands beside it', [itemOf('Le Chat noir', still), itemOf('!', still)], still],
  ])('is another where %s is another', (_, items, style) => {
    expect(texts.setter(items, style, trial(texts, 1))).not.toBe(first)
  })

  it('that grows with its face is set anew for each size but the wished one', () => {
    const set = (scale: number) => {
      const context = trial(texts, scale)
      const once = texts.setter([itemOf('Gros', growing)], growing, context)
      // Columns ask for what their cells will set.
      expect(texts.setter([itemOf('Gros', growing)], growing, context)).toBe(once)
      return once
    }
    const [wished, small] = [set(1), set(0.8)]
    expect(small.natural()).toBeCloseTo(0.8 * wished.natural(), 6)
    expect(set(0.8)).not.toBe(small)
    expect(set(1)).toBe(wished)
  })

  it('of which a letter is missing is told of at each trial', () => {
    const one = new StandingTexts()
    const told = [1, 0.8, 1].map(scale => {
      const context = trial(one, scale)
      const { missing } = one.begin()
      one.setter([itemOf('鵝', still)], still, context).natural()
      return [...missing]
    })
    expect(told).toEqual([['鵝'], ['鵝'], ['鵝']])
  })
})

describe('a face that is made smaller until it fits', () => {
  it('tells of the letters that are missing in what stayed as it was', async () => {
    const print = await openMade({
      'essai/piece.hbs': '<div class="page"><h1>鵝</h1><p>{{text}}</p></div>',
      'essai/style.css':
        '.page { padding: 4mm; } h1 { font-size: 10pt; } p { font-size: 10pt; fit: 6pt 10pt; }',
    })
    const text = 'Un texte assez long pour sa carte, et même un peu trop. '.repeat(22)
    const { report } = await print([{ data: { text } }], { backs: 'none' })
    expect(report.pieces[0]?.smallestPt).toBeLessThan(9.9)
    expect(report.problems.map(({ code }) => code)).toEqual(['missing-character'])
  })
})
