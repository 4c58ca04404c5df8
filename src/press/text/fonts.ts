/** Fonts as the press measures and draws them: which file serves a style, which font has a character, how words shape. */
import { create, type Font } from 'fontkit'
import { fail } from '../vocabulary/fault.ts'
import { brokenFont, readingFont } from './broken.ts'
import type { Resources } from '../vocabulary/resources.ts'
import { Pairs } from './pairs.ts'
import type { ShapedGlyph, ShapedWord, Typeface, TypefaceRequest } from './typeface.ts'

export interface FontBook {
  /**
   * The font of that file as it is put into a PDF: not the one that words are shaped with, which remembers of each glyph
   * the letters that it was first asked for, and would remember none.
   */
  readonly embedded: (path: string) => Font
  readonly face: (request: TypefaceRequest) => Typeface
  /** The face that has the character: the wished one, else the first fallback; undefined where none has it. */
  readonly faceFor: (request: TypefaceRequest, codePoint: number) => Typeface | undefined
  /** Whether the face has every character of the text. */
  readonly covers: (face: Typeface, text: string) => boolean
  readonly shape: (face: Typeface, text: string, features: string) => ShapedWord
  /** The glyph of its blank. */
  readonly space: (face: Typeface) => ShapedGlyph | undefined
}

/** Words seen, at most: the band of a whole club has fewer. */
const mostWords = 40_000

export const openFontBook = (resources: Resources): FontBook => {
  const faces = new Map<string, Typeface>()
  const requests = new Map<string, Typeface>()
  const has = createCoverage()
  const words = new Map<string, ShapedWord>()
  let ranks = 0
  const pairs = new Map<string, Pairs>()
  const blanks = new Map<Typeface, ShapedGlyph | undefined>()
  const apart = new Map<string, Font>()

  const load = (path: string): Typeface => {
    const known = faces.get(path)
    if (known) return known
    const face = openFace(`F${faces.size + 1}`, path, resources.fontFile(path))
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
    const key = `${of.id}/${features}`
    const known = pairs.get(key)
    if (known) return known
    tryOut(of)
    const made = new Pairs(of, features)
    pairs.set(key, made)
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

  const embedded = (path: string): Font => {
    const known = apart.get(path) ?? readingFont(path, () => create(resources.fontFile(path)))
    apart.set(path, known)
    return known
  }

  return { embedded, face, faceFor, covers, shape, space }
}

/** Which characters a face has, each asked of the font once. */
const createCoverage = (): ((face: Typeface, codePoint: number) => boolean) => {
  const coverage = new Map<Typeface, Map<number, boolean>>()
  return (face, codePoint) => {
    const seen = coverage.get(face) ?? new Map<number, boolean>()
    coverage.set(face, seen)
    const known = seen.get(codePoint)
    if (known !== undefined) return known
    const answer = readingFont(face.path, () => face.font.hasGlyphForCodePoint(codePoint))
    seen.set(codePoint, answer)
    return answer
  }
}

const openFace = (id: string, path: string, bytes: Uint8Array): Typeface => {
  const signature = String.fromCharCode(...bytes.subarray(0, 4))
  if (signature === 'wOF2')
    fail(
      'font-woff2',
      `La police ${path} est en WOFF2, que la presse ne lit pas : donnez-la en TTF, OTF ou WOFF.`,
    )
  return readingFont(path, () => faceOf(id, path, create(bytes)))
}

const faceOf = (id: string, path: string, font: Font): Typeface => {
  const em = font.unitsPerEm
  const face = {
    id,
    path,
    font,
    ascent: font.ascent / em,
    descent: -font.descent / em,
    capHeight: (font.capHeight || font.ascent * 0.7) / em,
    xHeight: (font.xHeight || font.ascent * 0.45) / em,
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
