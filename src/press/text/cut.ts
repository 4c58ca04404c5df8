/** A word wider than its line is cut into letters, the only way left to print it whole. */
import { shapeWord } from './shape.ts'
import { tokenOf, type InlineIcon, type Paragraph, type Run, type TextContext, type Token } from './tokens.ts'

export const fitWords = (paragraph: Paragraph, width: number, context: TextContext): Paragraph => {
  const tokens: Token[] = []
  const starts: number[] = []
  for (const [index, token] of paragraph.tokens.entries()) {
    const pieces = token.width > width ? cutWord(token, width, context) : [token]
    let start = paragraph.starts[index] ?? 0
    for (const piece of pieces) {
      tokens.push(piece)
      starts.push(start)
      start += lettersIn(piece)
    }
  }
  return { ...paragraph, tokens, starts }
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
