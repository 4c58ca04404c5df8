/**
 * Words wider than their line are parted where nothing should: at the spaces that bind them, then as French hyphens
 * would part them, then into letters.
 */
import { hyphenate } from './hyphenate.ts'
import { metricsOf } from './metrics.ts'
import { shapeWord } from './shape.ts'
import {
  naturalWidth,
  tokenOf,
  widthOf,
  type Ending,
  type InlineIcon,
  type Paragraph,
  type Run,
  type TextContext,
  type Token,
} from './tokens.ts'

export const fitWords = (paragraph: Paragraph, width: number, context: TextContext): Paragraph => {
  const tokens: Token[] = []
  const starts: number[] = []
  for (const [from, to] of bound(paragraph.tokens)) {
    const hyphen = hyphenOf(paragraph.tokens[to - 1])
    const tooWide = naturalWidth(paragraph.tokens.slice(from, to)) + hyphen > width
    for (let index = from; index < to; index++) {
      const token = paragraph.tokens[index]
      if (!token) continue
      let start = paragraph.starts[index] ?? 0
      for (const piece of tooWide ? piecesOf(token, width, context) : [token]) {
        tokens.push(piece)
        starts.push(start)
        start += lettersIn(piece)
      }
    }
  }
  return { ...paragraph, tokens, starts }
}

const hyphenOf = (token: Token | undefined): number => (token?.end === 'hyphen' ? token.hyphenWidth : 0)

/** Words that no space may part stand together. */
const bound = (tokens: readonly Token[]): readonly (readonly [from: number, to: number])[] => {
  const groups: (readonly [number, number])[] = []
  let from = 0
  for (const [index, { end }] of tokens.entries()) {
    if (end === 'none' && index < tokens.length - 1) continue
    groups.push([from, index + 1])
    from = index + 1
  }
  return groups
}

/** Parted where spaces bind it to the next; if need be, into letters. */
const piecesOf = (token: Token, width: number, context: TextContext): readonly Token[] => {
  const room = width - hyphenOf(token)
  const pieces = token.width > room ? cutWord(token, room, context) : [token]
  const last = pieces.at(-1)
  if (!last || last.end !== 'none') return pieces
  const parted = { ...last, end: 'space' } as const
  return [...pieces.slice(0, -1), tokenOf(last.content, last.width, last.style, parted, last.part, true)]
}

const lettersIn = ({ content }: Token): number =>
  content.reduce((sum, part) => sum + (part.kind === 'run' ? part.text.length : 1), 0)

const cutWord = (token: Token, width: number, context: TextContext): readonly Token[] => {
  const pieces = syllables(token, context).flatMap(piece =>
    piece.width + hyphenOf(piece) > width ? cutLetters(piece, width) : [piece],
  )
  const last = pieces.at(-1)
  if (last) pieces[pieces.length - 1] = tokenOf(last.content, last.width, last.style, token, undefined, true)
  return pieces
}

/** As hyphenation parts a word that is not to be hyphenated where it fits; what it has parted already stays as it is. */
const syllables = (token: Token, context: TextContext): readonly Token[] => {
  const { part, style, content } = token
  const [run, more] = content
  const shaped = part ? shapeWord(part.text, style, context) : content
  const whole = tokenOf(shaped, token.width, style, token, undefined, true)
  if (part || more || run?.kind !== 'run') return [whole]
  const hyphenWidth = metricsOf(run.style, context).hyphen.width
  const ending = { glue: 0, stretches: false, end: 'hyphen', hyphenWidth } as const
  return hyphenate(run.text).map(text => {
    const made = shapeWord(text, run.style, context)
    return tokenOf(made, widthOf(made), run.style, ending, undefined, true)
  })
}

const cutLetters = (token: Token, width: number): readonly Token[] => {
  const pieces: Token[] = []
  let [piece, used]: [(Run | InlineIcon)[], number] = [[], 0]
  const flush = (end: Ending): void => {
    if (piece.length > 0) pieces.push(tokenOf(piece, used, token.style, end, undefined, true))
    piece = []
    used = 0
  }
  for (const part of token.content.flatMap(letters)) {
    if (used + part.width > width) flush(loose)
    piece.push(part)
    used += part.width
  }
  flush(token)
  return pieces
}

const loose = { glue: 0, stretches: false, end: 'free', hyphenWidth: 0 } as const

const letters = (part: Run | InlineIcon): readonly (Run | InlineIcon)[] =>
  part.kind === 'icon'
    ? [part]
    : part.stroke.shaped.glyphs.map(glyph => ({
        ...part,
        text: String.fromCodePoint(...glyph.codePoints),
        stroke: { ...part.stroke, shaped: { glyphs: [glyph], width: glyph.advance / 1000, rank: undefined } },
        width: (glyph.advance / 1000 + part.style.letterSpacing) * part.size,
      }))
