/** Words wider than their line are parted where nothing should: at the spaces that bind them, then into letters. */
import { shapeWord } from './shape.ts'
import {
  naturalWidth,
  tokenOf,
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
  const pieces: Token[] = []
  let [piece, used]: [(Run | InlineIcon)[], number] = [[], 0]
  const flush = (): void => {
    if (piece.length > 0) pieces.push(tokenOf(piece, used, token.style, loose, undefined, true))
    piece = []
    used = 0
  }
  const content = token.part ? shapeWord(token.part.text, token.style, context) : token.content
  for (const part of content.flatMap(letters)) {
    if (used + part.width > width) flush()
    piece.push(part)
    used += part.width
  }
  flush()
  const last = pieces.at(-1)
  if (last) pieces[pieces.length - 1] = tokenOf(last.content, last.width, last.style, token, undefined, true)
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
