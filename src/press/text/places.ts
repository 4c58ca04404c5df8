/** Where a line may end: Unicode's rules, with a short way for the plain prose that most texts are. */
import LineBreaker from 'linebreak'

/** Offsets after which a new line may begin, the end of the text last. */
export const breakPlaces = (text: string): readonly number[] => plainPlaces(text) ?? unicodePlaces(text)

export const unicodePlaces = (text: string): readonly number[] => {
  const places: number[] = []
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.push(next.position)
  return places
}

const other = 0
const letter = 1
const inner = 2
const closing = 3
const tie = 4
const space = 5

/** Letters and digits; marks that hold to both sides; marks that end a word; blanks that tie; the space. */
const kinds = ((): Uint8Array => {
  const table = new Uint8Array(0x2100)
  for (let code = 0x30; code < 0x250; code++)
    if (/^[\p{L}\d]$/u.test(String.fromCodePoint(code))) table[code] = letter
  for (const mark of '.,’') table[mark.charCodeAt(0)] = inner
  for (const mark of '!?…') table[mark.charCodeAt(0)] = closing
  for (const blank of '\u00a0\u202f') table[blank.charCodeAt(0)] = tie
  table[0x20] = space
  return table
})()

/** What may follow what, in words of letters with a space between; anything else, and the rules are asked. */
const follows: Readonly<Record<number, readonly number[]>> = {
  [letter]: [letter, inner, closing, tie, space],
  [inner]: [letter, inner, closing, space],
  [closing]: [space],
  [tie]: [letter, closing],
  [space]: [letter],
}

const allowed = ((): Uint8Array => {
  const table = new Uint8Array(64)
  for (const [before, kinds] of Object.entries(follows))
    for (const kind of kinds) table[Number(before) * 8 + kind] = 1
  return table
})()

/** A line may end after each space. */
const plainPlaces = (text: string): readonly number[] | undefined => {
  const places: number[] = []
  let before = space
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const kind = code < kinds.length ? (kinds[code] ?? other) : other
    if (allowed[before * 8 + kind] !== 1) return undefined
    if (before === space && at > 0) places.push(at)
    else if (kind === space && text.charCodeAt(at - 1) === apostrophe) return undefined
    before = kind
  }
  if (text.length > 0) places.push(text.length)
  return places
}

const apostrophe = 0x2019
