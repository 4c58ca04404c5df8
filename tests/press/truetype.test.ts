/** A font is cut down to its letters byte by byte as fontkit cuts it; what is not of that kind is left to fontkit. */
import fc from 'fast-check'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { cutTrueType } from '../../src/press/ink/truetype.ts'
import { resources } from './press.ts'

const paths = [...new Set(Object.values(resources.fonts.families).flatMap(styles => Object.values(styles)))]

const cutByFontkit = (file: Uint8Array, glyphs: readonly number[]): Uint8Array => {
  const subset = create(file).createSubset()
  for (const glyph of glyphs) subset.includeGlyph(glyph)
  return subset.encode()
}

/** Glyphs of the accented letters are put together from others. */
const letters = 'Aàâæé ÎôüœçñŒ0123456789«»,.;!?’'

const glyphsOf = (file: Uint8Array, text: string): readonly number[] => {
  const font = create(file)
  return [...new Set([0, ...[...text].map(letter => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id)])]
}

const same = (a: Uint8Array | undefined, b: Uint8Array): boolean =>
  a !== undefined && Buffer.compare(a, b) === 0

describe('each of our fonts', () => {
  it.each(paths)('%s', path => {
    const file = resources.fontFile(path)
    const ours = glyphsOf(file, letters)
    expect(same(cutTrueType(file, ours), cutByFontkit(file, ours))).toBe(true)
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 40 }), some => {
        const glyphs = [0, ...some]
        expect(same(cutTrueType(file, glyphs), cutByFontkit(file, glyphs))).toBe(true)
      }),
      { numRuns: 5 },
    )
  })
})

describe('a font that is no such font', () => {
  const [path = ''] = paths
  const whole = Buffer.from(resources.fontFile(path))
  const glyphs = glyphsOf(whole, letters)
  const renamed = (tag: string, other: string): Uint8Array => {
    const changed = Buffer.from(whole)
    const entry = changed.subarray(0, 12 + 16 * changed.readUInt16BE(4)).indexOf(tag, 0, 'latin1')
    expect(entry).toBeGreaterThan(0)
    changed.write(other, entry, 'latin1')
    return changed
  }

  it.each([
    ['is of another kind', () => Buffer.concat([Buffer.from('OTTO'), whole.subarray(4)])],
    ['is compressed', () => Buffer.concat([Buffer.from('wOFF'), whole.subarray(4)])],
    ['is cut short', () => whole.subarray(0, 4000)],
    ['is empty', () => new Uint8Array()],
    ['has no outlines', () => renamed('glyf', 'glyg')],
    ['changes with its weight', () => renamed('gasp', 'fvar')],
  ])('%s', (_, file) => {
    expect(cutTrueType(file(), glyphs)).toBeUndefined()
  })

  it('has no such glyph', () => {
    expect(cutTrueType(whole, [0, 65_000])).toBeUndefined()
  })
})
