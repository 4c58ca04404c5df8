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

/**
 * What French texts are written with: characters that go alike, and before which kinds, in this order, a line may end
 * after them: straight on (|), after a blank (-), or never (x). Letters are of the first kind, figures of the second.
 */
const kinds: readonly (readonly [characters: string, before: string])[] = [
  ['◆·×&#*=½<>≤≥→←↑↓§', '---|xx---x---|x'],
  ['0123456789', '---|xx---x---|x'],
  ['\u00a0\u202f', '----xx---x----x'],
  // In the place of an icon.
  ['\ufffc', '||-|xx|-|x||||x'],
  ['.,:;', '---|xx--|x|--|x'],
  ['!?', '||-|xx--|x|--|x'],
  ['…', '||-|xx--|x|--|x'],
  ['’«»"\'‘“”', '----xx--xx----x'],
  ['([', 'xxxxxxxxxxxxxxx'],
  [')]', '---|xx--|x---|x'],
  ['+−″′%°', '---|xx---x|--|x'],
  ['-', '|-||xx--|x|--|x'],
  ['–', '||||xx--|x|--|x'],
  ['—', '||-|xx--|x|--xx'],
  ['/', '|--|xx--|x|--|x'],
]

/** The characters that are told apart here: a text with any other, or that begins with a blank, is left to the rules. */
export const plainMarks = kinds.map(([characters]) => characters).join('')

const [never, spaced, always] = [0, 1, 2]
const kindBits = 4

/** By the kind before and the kind after. */
const table = ((): Uint8Array => {
  const filled = new Uint8Array(1 << (2 * kindBits))
  for (const [before, [, row]] of kinds.entries())
    for (const [after, mark] of [...row].entries())
      filled[(before << kindBits) + after] = mark === '|' ? always : mark === '-' ? spaced : never
  return filled
})()

const [unknown, blank] = [0, 1]
/** The first kind that is none of these two. */
const firstKind = 2

const kindOf = ((): Uint8Array => {
  const filled = new Uint8Array(0x10000)
  for (let code = 0x30; code < 0x250; code++)
    if (/^\p{L}$/u.test(String.fromCodePoint(code))) filled[code] = firstKind
  for (const [kind, [characters]] of kinds.entries())
    for (const character of characters) filled[character.charCodeAt(0)] = firstKind + kind
  filled[0x20] = blank
  return filled
})()

const plainPlaces = (text: string): readonly number[] | undefined => {
  const places: number[] = []
  let before = unknown
  let least = always
  for (let at = 0; at < text.length; at++) {
    const kind = kindOf[text.charCodeAt(at)] ?? unknown
    if (kind === unknown || (kind === blank && at === 0)) return undefined
    if (kind === blank) {
      least = spaced
      continue
    }
    if (at > 0 && (table[((before - firstKind) << kindBits) + kind - firstKind] ?? never) >= least)
      places.push(at)
    before = kind
    least = always
  }
  if (text.length > 0) places.push(text.length)
  return places
}
