/** Letters -> runs: each in the first font that has them, with the features and the size that its style asks for. */
import type { Style } from '../style/style.ts'
import type { Typeface } from './typeface.ts'
import { countWord, metricsOf } from './metrics.ts'
import type { Run, TextContext } from './tokens.ts'

const ignorable = /\u00ad|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]/g
const smallCapScale = 0.8
const scriptScale = 0.68

export const shapeWord = (text: string, style: Style, context: TextContext): readonly Run[] => {
  const { words, face } = metricsOf(style, context)
  const seen = words.get(text)
  if (seen) return seen
  const shown = (style.textTransform === 'uppercase' ? text.toUpperCase() : text).replace(ignorable, '')
  let complete = true
  const missing = (character: string): void => {
    complete = false
    context.missing(character)
  }
  const parts = context.fonts.covers(face, shown)
    ? [{ face, text: shown }]
    : runsByFace(shown, style, { ...context, missing })
  const runs = parts.flatMap(part => shapeFace(part.text, part.face, style, context))
  // A word with a missing character is shaped again each time, so that each piece reports it.
  if (complete) {
    words.set(text, runs)
    countWord(context)
  }
  return runs
}

const runsByFace = (
  text: string,
  style: Style,
  context: TextContext,
): readonly { readonly face: Typeface; readonly text: string }[] => {
  const request = { family: style.fontFamily, weight: style.fontWeight, italic: style.italic }
  const runs: { face: Typeface; text: string }[] = []
  for (const character of text) {
    const face = context.fonts.faceFor(request, character.codePointAt(0) ?? 0)
    const last = runs.at(-1)
    if (!face) context.missing(character)
    else if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

const shapeFace = (text: string, face: Typeface, style: Style, context: TextContext): readonly Run[] => {
  const features = [
    style.oldStyle ? 'onum' : 'lnum',
    ...(style.letterSpacing === 0 ? [] : ['-liga']),
    ...(style.smallCaps && face.features.includes('smcp') ? ['smcp'] : []),
  ].join(' ')
  if (!style.smallCaps || features.includes('smcp'))
    return [shapeRun(text, face, style, features, 1, context)]
  // A font without small capitals: capitals, smaller.
  const parts = text.match(/[\p{Ll}\p{M}]+|[^\p{Ll}]+/gu) ?? [text]
  return parts.map(part =>
    /\p{Ll}/u.test(part)
      ? shapeRun(part.toUpperCase(), face, style, features, smallCapScale, context)
      : shapeRun(part, face, style, features, 1, context),
  )
}

const shapeRun = (
  text: string,
  face: Typeface,
  style: Style,
  features: string,
  scale: number,
  context: TextContext,
): Run => {
  const script = style.verticalAlign === 'baseline' ? 1 : scriptScale
  const full = context.sizeOf(style)
  const size = full * scale * script
  const shaped = context.fonts.shape(face, text, features)
  const rise =
    style.verticalAlign === 'super' ? full * 0.34 : style.verticalAlign === 'sub' ? -full * 0.14 : 0
  const width = (shaped.width + style.letterSpacing * shaped.glyphs.length) * size
  const stroke = { kind: 'word', shaped, spacing: style.letterSpacing * 1000 } as const
  return { kind: 'run', text, face, size, style, stroke, width, rise }
}
