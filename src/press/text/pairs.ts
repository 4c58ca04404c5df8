/**
 * Most words are letters one after the other with a kern between. A word whose pairs are all known is the sum of them;
 * any other is shaped by the font, and its pairs are learnt from it where each of its letters, or of its ligatures, came
 * out as it does alone. A word in which the font swaps or moves a letter is remembered as the font set it. The tests
 * compare both ways over every word of the catalogues.
 */
import type { Font, Glyph } from 'fontkit'
import { brokenFont, readingFont } from './broken.ts'
import type { GlyphFacts, PairFacts } from './facts.ts'
import { gridOf, kernIn, type KernGrid } from './grid.ts'
import type { Shaped, ShapedGlyph, Typeface } from './typeface.ts'

/** A letter, or the letters of one ligature, as the font draws them alone. */
interface Cluster {
  readonly number: number
  readonly letters: string
  readonly glyph: ShapedGlyph
}

export class Pairs {
  /** By letter; null where the font does more than draw one glyph. */
  private readonly letters: (Cluster | null | undefined)[] = []
  /** By their first letter, the longest first. */
  private readonly ligatures: (readonly Cluster[] | undefined)[] = []
  private readonly kerns = new Map<number, number>()
  /** Of the first letters, where all pairs of them are known. */
  private grid: KernGrid | undefined
  private readonly clusters: Cluster[] = []
  /** As the font set them: more than the sum of their letters. */
  private readonly words = new Map<string, Shaped>()
  /** Whether there is more than it was given. */
  hasLearnt = false

  constructor(
    private readonly face: Typeface,
    private readonly features: string,
    known?: PairFacts,
  ) {
    if (known) this.recall(known)
    else this.prime()
  }

  facts(): PairFacts {
    return {
      clusters: this.clusters.map(({ letters, glyph: { id, natural, codePoints } }) => [
        letters,
        id,
        natural,
        ...codePoints,
      ]),
      others: this.letters.flatMap((cluster, code) => (cluster === null ? [code] : [])),
      ...(this.grid && { grid: this.grid }),
      kerns: [...this.kerns],
      words: [...this.words].map(([text, { glyphs, width }]) => [text, width, ...glyphs.map(factsOf)]),
    }
  }

  private recall({ clusters, others, grid, kerns, words }: PairFacts): void {
    this.grid = grid
    for (const [letters, id, natural, ...codePoints] of clusters)
      this.note(letters, { id, natural, advance: natural, dx: 0, dy: 0, codePoints })
    for (const code of others) this.letters[code] = null
    for (const [pair, kern] of kerns) this.kerns.set(pair, kern)
    for (const [text, width, ...glyphs] of words)
      this.words.set(text, { width, glyphs: glyphs.map(glyphFrom) })
  }

  /** As the font draws it alone. */
  private note(letters: string, glyph: ShapedGlyph): Cluster {
    const cluster = { number: this.clusters.length, letters, glyph }
    this.clusters.push(cluster)
    const code = letters.charCodeAt(0)
    if (letters.length === 1) this.letters[code] = cluster
    else
      this.ligatures[code] = [...(this.ligatures[code] ?? []), cluster].toSorted(
        (a, b) => b.letters.length - a.letters.length,
      )
    return cluster
  }

  /** Most letters in one call, apart from each other: a call of its own for each takes ten times as long. */
  private prime(): void {
    this.hasLearnt = true
    const { glyphs } = shapeText(this.face, [...usualLetters].join(' '), this.features)
    if (glyphs.length !== usualLetters.length * 2 - 1) return
    for (let at = 0; at < usualLetters.length; at++) {
      const glyph = glyphs[at * 2]
      const code = usualLetters.charCodeAt(at)
      if (!glyph || !isPlain(glyph) || glyph.codePoints.length !== 1 || glyph.codePoints[0] !== code) continue
      this.note(usualLetters[at] ?? '', { ...glyph, advance: glyph.natural })
    }
  }

  shape(text: string): Shaped {
    const isSum = plainLetters.test(text) && (text.length === 1 || ofScript.test(text))
    const known = (isSum ? this.sum(text) : undefined) ?? this.words.get(text)
    if (known) return known
    const shaped = shapeText(this.face, text, this.features)
    if (isSum) this.learn(shaped)
    if (!isSum || !this.sum(text)) this.remember(text, shaped)
    return shaped
  }

  private remember(text: string, shaped: Shaped): void {
    this.hasLearnt = true
    if (text.length > longestWord) return
    this.words.set(text, shaped)
    for (const oldest of this.words.keys()) {
      if (this.words.size <= mostWords) break
      this.words.delete(oldest)
    }
  }

  private sum(text: string): Shaped | undefined {
    const glyphs: ShapedGlyph[] = []
    let width = 0
    let cluster = this.clusterAt(text, 0)
    for (let at = cluster?.letters.length ?? 0; cluster; at += cluster?.letters.length ?? 0) {
      const next = at < text.length ? this.clusterAt(text, at) : undefined
      const kern = next ? this.kernOf(cluster, next) : at === text.length ? 0 : undefined
      if (kern === undefined) return undefined
      const { glyph } = cluster
      const advance = glyph.natural + kern
      width += advance
      glyphs.push(kern === 0 ? glyph : { ...glyph, advance })
      if (at === text.length) return { glyphs, width: width / 1000 }
      cluster = next
    }
    return undefined
  }

  private kernOf(left: Cluster, right: Cluster): number | undefined {
    return (this.grid && kernIn(this.grid, left.number, right.number)) ?? this.kerns.get(pairOf(left, right))
  }

  private clusterAt(text: string, at: number): Cluster | undefined {
    const code = text.charCodeAt(at)
    const ligature = this.ligatures[code]?.find(({ letters }) => text.startsWith(letters, at))
    return ligature ?? this.letters[code] ?? undefined
  }

  /** Each of these letters beside each: for whoever has the time. */
  learnAll(letters: readonly string[]): void {
    for (const letter of letters) if (letter.length === 1) this.letterOf(letter)
    for (const [index, letter] of letters.entries()) {
      const text = letters.slice(index).map(other => letter + other)
      this.learn(shapeText(this.face, text.join(''), this.features))
    }
    // Some run together with the letter before.
    for (const left of this.clusters)
      for (const right of this.clusters)
        if (this.kernOf(left, right) === undefined)
          this.learn(shapeText(this.face, left.letters + right.letters, this.features))
    const numbers = this.clusters.length
    this.grid = gridOf(numbers, (left, right) => this.kerns.get(pairNumber(left, right)))
    this.kerns.clear()
  }

  private learn({ glyphs }: Shaped): void {
    this.hasLearnt = true
    let before: Cluster | undefined
    let shift = 0
    for (const glyph of glyphs) {
      const cluster = isPlain(glyph) ? this.clusterOf(glyph) : undefined
      if (before && cluster) this.kerns.set(pairOf(before, cluster), shift)
      before = cluster
      shift = glyph.advance - glyph.natural
    }
  }

  /** The cluster of a glyph that came out as the font draws it alone. */
  private clusterOf({ id, codePoints }: ShapedGlyph): Cluster | undefined {
    const letters = String.fromCodePoint(...codePoints)
    const cluster = letters.length === 1 ? this.letterOf(letters) : this.ligatureOf(letters)
    return cluster?.glyph.id === id ? cluster : undefined
  }

  private letterOf(letter: string): Cluster | undefined {
    const code = letter.charCodeAt(0)
    const known = this.letters[code]
    if (known !== undefined) return known ?? undefined
    const cluster = this.alone(letter)
    if (!cluster) this.letters[code] = null
    return cluster
  }

  private ligatureOf(letters: string): Cluster | undefined {
    const code = letters.charCodeAt(0)
    const known = this.ligatures[code]?.find(cluster => cluster.letters === letters)
    return known ?? this.alone(letters)
  }

  private alone(letters: string): Cluster | undefined {
    const { glyphs } = shapeText(this.face, letters, this.features)
    const [glyph] = glyphs
    if (!glyph || glyphs.length > 1 || !isPlain(glyph) || glyph.advance !== glyph.natural) return undefined
    return this.note(letters, glyph)
  }
}

/** Some 300 bytes each, for each font and what is asked of it. */
const mostWords = 500
const longestWord = 40

const factsOf = ({ id, advance, natural, dx, dy, codePoints }: ShapedGlyph): GlyphFacts => [
  id,
  advance,
  natural,
  dx,
  dy,
  ...codePoints,
]

const glyphFrom = ([id, advance, natural, dx, dy, ...codePoints]: GlyphFacts): ShapedGlyph => ({
  id,
  advance,
  natural,
  dx,
  dy,
  codePoints,
})

export const usualLetters =
  'abcdefghijklmnopqrstuvwxyzéèêëàâîïôûùüçœABCDEFGHIJKLMNOPQRSTUVWXYZÉÈÀÇŒ0123456789.,;:!?…’()«»/+-–—'
const pairNumber = (left: number, right: number): number => left * 0x10000 + right
const pairOf = (left: Cluster, right: Cluster): number => pairNumber(left.number, right.number)

/** Latin letters, digits, inches and the marks of French: nothing that combines. */
const plainLetters = /^[ -~\u00a1-\u00ac\u00ae-\u017f\u2010-\u2026\u2032\u2033\u2039\u203a\u2212]+$/

/** Signs alone are of no script: a font may draw and part them otherwise than beside a letter. */
const ofScript = /[\p{L}\d]/u

const isPlain = ({ dx, dy }: ShapedGlyph): boolean => dx === 0 && dy === 0

export const shapeText = (face: Typeface, text: string, features: string): Shaped => {
  const shaped = readingFont(face.path, () => shapeBy(face, text, features))
  return Number.isFinite(shaped.width) ? shaped : brokenFont(face.path)
}

/**
 * The font remembers of each glyph the letters that it first stood for: of an accent, those depend on what was shaped
 * before. What it stands for alone is the same always.
 */
const lettersOf = (font: Font, { id, codePoints }: Glyph): readonly number[] => {
  const sure = codePoints.length > 0 && codePoints.every(code => code < firstAccent || code > lastAccent)
  if (sure) return codePoints
  const alone = accentsOf(font).get(id)
  return alone === undefined ? codePoints : [alone]
}

const firstAccent = 0x300
const lastAccent = 0x36f
const accents = new WeakMap<Font, ReadonlyMap<number, number>>()

/** The glyph of each accent that combines. */
const accentsOf = (font: Font): ReadonlyMap<number, number> => {
  const known = accents.get(font)
  if (known) return known
  const made = new Map<number, number>()
  for (let code = firstAccent; code <= lastAccent; code++)
    if (font.hasGlyphForCodePoint(code)) made.set(font.glyphForCodePoint(code).id, code)
  accents.set(font, made)
  return made
}

/** Of no script, as the font sees it: some have their lining figures among their Latin ones alone. */
const numbersAlone = /^\P{L}*\d\P{L}*$/u

/** Some fonts end with the glyph of a blank, and their reader looks for its outline behind the end of the file. */
const layOut = <T>(text: string, laid: (text: string) => T): T => {
  try {
    return laid(text)
  } catch (error) {
    const plain = text.replace(/\p{Zs}/gu, ' ')
    if (plain === text) throw error
    return laid(plain)
  }
}

const shapeBy = ({ font }: Typeface, text: string, features: string): Shaped => {
  const scale = 1000 / font.unitsPerEm
  const wanted = Object.fromEntries(
    features.split(' ').map(name => (name[0] === '-' ? [name.slice(1), false] : [name, true])),
  )
  const { glyphs, positions } = layOut(text, each =>
    font.layout(each, wanted, numbersAlone.test(each) ? 'latn' : undefined),
  )
  let width = 0
  const shaped = glyphs.map((glyph, index): ShapedGlyph => {
    const position = positions[index]
    const advance = (position?.xAdvance ?? 0) * scale
    width += advance
    return {
      id: glyph.id,
      advance,
      natural: glyph.advanceWidth * scale,
      dx: (position?.xOffset ?? 0) * scale,
      dy: (position?.yOffset ?? 0) * scale,
      codePoints: lettersOf(font, glyph),
    }
  })
  return { glyphs: shaped, width: width / 1000 }
}
