/** Fonts as the press measures and draws them: which file serves a style, which font has a character, how words shape. */
import { create, type Font } from 'fontkit'
import { fail } from '../vocabulary/fault.ts'
import { brokenFont, readingFont } from './broken.ts'
import type { Resources } from '../vocabulary/resources.ts'
import { openFactBook, type FactBook, type FontFacts, type FontMeasures } from './facts.ts'
import { Pairs, usualLetters } from './pairs.ts'
import type { ShapedGlyph, ShapedWord, Typeface, TypefaceRequest } from './typeface.ts'

export interface FontBook {
  readonly face: (request: TypefaceRequest) => Typeface
  /** The face that has the character: the wished one, else the first fallback; undefined where none has it. */
  readonly faceFor: (request: TypefaceRequest, codePoint: number) => Typeface | undefined
  /** Whether the face has every character of the text. */
  readonly covers: (face: Typeface, text: string) => boolean
  readonly shape: (face: Typeface, text: string, features: string) => ShapedWord
  /** All that is known of fonts, where there is more than last time. */
  readonly learnt: () => Uint8Array | undefined
  /** Each of these letters beside each: for whoever has the time. */
  readonly learn: (face: Typeface, features: string, letters: readonly string[]) => void
  /** The glyph of its blank. */
  readonly space: (face: Typeface) => ShapedGlyph | undefined
}

/** Words seen, at most: the band of a whole club has fewer. */
const mostWords = 40_000

export const openFontBook = (resources: Resources, known: FactBook = openFactBook()): FontBook => {
  const faces = new Map<string, Typeface>()
  const requests = new Map<string, Typeface>()
  const coverage = createCoverage(known)
  const { has } = coverage
  const words = new Map<string, ShapedWord>()
  let ranks = 0
  const pairs = new Map<Typeface, Map<string, Pairs>>()
  const blanks = new Map<Typeface, ShapedGlyph | undefined>()

  const load = (path: string): Typeface => {
    const there = faces.get(path)
    if (there) return there
    const open = () => openFont(path, resources.fontFile(path))
    const face = faceOf(`F${faces.size + 1}`, path, open, known.of(path)?.measures)
    faces.set(path, face)
    return face
  }

  const face = (request: TypefaceRequest): Typeface => {
    const key = `${request.family}/${request.weight}/${request.italic}`
    const known = requests.get(key)
    if (known) return known
    const found = load(choose(resources, request))
    requests.set(key, found)
    return found
  }

  const faceFor = (request: TypefaceRequest, codePoint: number): Typeface | undefined => {
    const wished = face(request)
    if (has(wished, codePoint)) return wished
    for (const family of resources.fonts.fallback) {
      const candidate = face({ ...request, family })
      if (has(candidate, codePoint)) return candidate
    }
    return undefined
  }

  const covers = (of: Typeface, text: string): boolean => {
    for (const character of text) if (!has(of, character.codePointAt(0) ?? 0)) return false
    return text !== ''
  }

  const tried = new Set<Typeface>()
  /** A font cut short opens all the same, and fails at its first word. */
  const tryOut = (of: Typeface): void => {
    if (tried.has(of)) return
    readingFont(of.path, () => of.font.layout('Avé, 0'))
    tried.add(of)
  }

  const pairsOf = (of: Typeface, features: string): Pairs => {
    const own = pairs.get(of) ?? new Map<string, Pairs>()
    pairs.set(of, own)
    const there = own.get(features)
    if (there) return there
    const facts = known.of(of.path)?.pairs[features]
    if (!facts) tryOut(of)
    const made = new Pairs(of, features, facts)
    own.set(features, made)
    return made
  }

  const shape = (of: Typeface, text: string, features: string): ShapedWord => {
    const key = `${of.id}/${features}/${text}`
    const known = words.get(key)
    if (known) return known
    if (words.size > mostWords) words.clear()
    const { glyphs, width } = pairsOf(of, features).shape(text)
    const shaped = { glyphs, width, rank: ranks++ }
    words.set(key, shaped)
    return shaped
  }

  const space = (of: Typeface): ShapedGlyph | undefined => {
    if (!blanks.has(of)) blanks.set(of, shape(of, ' ', '').glyphs[0])
    return blanks.get(of)
  }

  /** Of a font that was not needed since, what is known stays as it is. */
  const factsOf = (of: Typeface): FontFacts => {
    const before = known.of(of.path)
    const own = [...(pairs.get(of) ?? [])].map(([features, made]) => [features, made.facts()] as const)
    return {
      measures: measuresOf(of),
      ...coverage.facts(of),
      pairs: { ...before?.pairs, ...Object.fromEntries(own) },
    }
  }

  const toldOf = new Set<Typeface>()
  const isNew = (of: Typeface): boolean =>
    !(toldOf.has(of) || known.of(of.path)) ||
    coverage.learnt.has(of) ||
    [...(pairs.get(of)?.values() ?? [])].some(({ hasLearnt }) => hasLearnt)

  const learnt = (): Uint8Array | undefined => {
    const newer = new Map([...faces].filter(([, of]) => isNew(of)).map(([path, of]) => [path, factsOf(of)]))
    if (newer.size === 0) return undefined
    coverage.learnt.clear()
    for (const of of faces.values()) {
      toldOf.add(of)
      for (const made of pairs.get(of)?.values() ?? []) made.hasLearnt = false
    }
    return known.withNewer(newer)
  }

  const learn: FontBook['learn'] = (of, features, letters) => pairsOf(of, features).learnAll(letters)

  return { face, faceFor, covers, shape, space, learn, learnt }
}

/** Which characters a face has, each asked of the font once. */
const createCoverage = (known: FactBook) => {
  const seen = new Map<Typeface, Map<number, boolean>>()
  const learnt = new Set<Typeface>()

  const seenIn = (face: Typeface): Map<number, boolean> => {
    const there = seen.get(face)
    if (there) return there
    const { has = [], lacks = [] } = known.of(face.path) ?? {}
    const made = new Map<number, boolean>()
    for (const code of has) made.set(code, true)
    for (const code of lacks) made.set(code, false)
    seen.set(face, made)
    return made
  }

  return {
    has: (face: Typeface, codePoint: number): boolean => {
      const codes = seenIn(face)
      const there = codes.get(codePoint)
      if (there !== undefined) return there
      const ask = (code: number): boolean =>
        readingFont(face.path, () => face.font.hasGlyphForCodePoint(code))
      const answer = ask(codePoint)
      codes.set(codePoint, answer)
      // It is open now: what French writes will be asked for too, another evening at the latest.
      for (const letter of usualLetters) {
        const code = letter.codePointAt(0) ?? 0
        if (!codes.has(code)) codes.set(code, ask(code))
      }
      learnt.add(face)
      return answer
    },
    /** Faces that were asked for another character than those that are known. */
    learnt,
    facts: (face: Typeface): Pick<FontFacts, 'has' | 'lacks'> => {
      const codes = [...seenIn(face)]
      const those = (wanted: boolean): readonly number[] =>
        codes.flatMap(([code, has]) => (has === wanted ? [code] : []))
      return { has: those(true), lacks: those(false) }
    },
  }
}

const openFont = (path: string, bytes: Uint8Array): Font => {
  const signature = String.fromCharCode(...bytes.subarray(0, 4))
  if (signature === 'wOF2')
    fail(
      'font-woff2',
      `La police ${path} est en WOFF2, que la presse ne lit pas : donnez-la en TTF, OTF ou WOFF.`,
    )
  return readingFont(path, () => create(bytes))
}

const faceOf = (id: string, path: string, open: () => Font, known: FontMeasures | undefined): Typeface => {
  let opened: Font | undefined
  const font = (): Font => (opened ??= open())
  const measures = known ?? readingFont(path, () => measured(path, font()))
  return {
    id,
    path,
    ...measures,
    get font() {
      return font()
    },
  }
}

const measuresOf = ({ ascent, descent, capHeight, xHeight, features }: FontMeasures): FontMeasures => ({
  ascent,
  descent,
  capHeight,
  xHeight,
  features,
})

const measured = (path: string, font: Font): FontMeasures => {
  const em = font.unitsPerEm
  const face = {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    capHeight: (font.capHeight || font.ascent * 0.7) / em,
    xHeight: (font.xHeight || font.ascent * 0.45) / em,
    features: font.availableFeatures,
  }
  const { bbox, italicAngle, post, head } = font
  const measures = [face.ascent, face.descent, face.capHeight, face.xHeight]
  // What will be said of the font in the PDF.
  const said = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY, italicAngle, post.isFixedPitch]
  if (!said.every(Number.isFinite) || typeof head.macStyle.italic !== 'boolean') return brokenFont(path)
  if (!nameInPdf.test(font.postscriptName ?? '')) return brokenFont(path)
  return measures.every(measure => Math.abs(measure) < mostEms) ? face : brokenFont(path)
}

/** The font's own name stands in the PDF as it is: letters that a name there cannot hold would spoil the file. */
const nameInPdf = /^[^\u0000-\u001f\u007f-\uffff()<>[\]{}/%#]{0,127}$/

/** No letter reaches that far. */
const mostEms = 20

/** The nearest weight of the family, upright where it has no italic. */
const choose = ({ fonts }: Resources, { family, weight, italic }: TypefaceRequest): string => {
  const styles = fonts.families[family]
  if (!styles) {
    const known = Object.keys(fonts.families).join(', ')
    return fail(
      'unknown-font',
      `La police « ${family} » n’est pas dans fonts.json. Polices connues : ${known}.`,
    )
  }
  const candidates = Object.entries(styles).map(([name, path]) => {
    const [heaviness = '400', slant] = name.split(' ')
    const slanted = slant === 'italic'
    return { path, distance: Math.abs(Number(heaviness) - weight) + (slanted === italic ? 0 : 1000) }
  })
  const [best] = candidates.toSorted((a, b) => a.distance - b.distance)
  return best?.path ?? fail('unknown-font', `La police « ${family} » n’a aucun fichier dans fonts.json.`)
}
