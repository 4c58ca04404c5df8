/** Every tool must lay the very same cards in the very same places, or the times would not compare. */
import { fileURLToPath } from 'node:url'

const smallWords =
  'le la les de des du un une et ou où qui que dans pour sur à ne se son sa ses ce cette par sans'
const stems =
  'abrel ardoub bocal bruiv calfeur chaudri cornif corvel dévoul ébrum écarl effil embosc façonn ' +
  'fenouv flamb fouraud gâch glaisen guivr halbr hérond jacqu lambel louvoy mâchef mandor merval nœul ' +
  'ombrel palfr pâtur querc ravaud rouvr sabliv tréval vermeill vigouss zibel'
const endings = 'e es ant eur euse ement ière é'

const small = smallWords.split(' ')
const long = stems.split(' ').flatMap(stem => endings.split(' ').map(ending => stem + ending))

/** Mulberry32: the same numbers on every machine. */
const generator = seed => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const capital = word => word[0].toUpperCase() + word.slice(1)

/** So many cards, always the same ones, each with a title of two or three words and a text of seventy. */
export const deck = count => {
  const random = generator(1532)
  const pick = words => words[Math.floor(random() * words.length)]
  const longWord = () => {
    const word = pick(long)
    return /^[aeéhœo]/.test(word) && random() < 0.5 ? `l’${word}` : word
  }
  const title = () => capital(Array.from({ length: random() < 0.5 ? 2 : 3 }, () => pick(long)).join(' '))
  const text = () => {
    const words = []
    while (words.length < 70) {
      const left = 70 - words.length
      const wanted = 6 + Math.floor(random() * 9)
      const length = left - wanted < 4 ? left : wanted
      for (let at = 0; at < length; at++) {
        const word = at < length - 1 && random() < 0.4 ? pick(small) : longWord()
        const mark = at === length - 1 ? pick(['.', '.', '.', '!', '…']) : at > 1 && random() < 0.1 ? ',' : ''
        words.push((at === 0 ? capital(word) : word) + mark)
      }
    }
    return words.join(' ')
  }
  return Array.from({ length: count }, () => ({ title: title(), text: text() }))
}

/** Points in a millimetre; every length below is in points. */
export const mm = 72 / 25.4
export const sheet = { width: 210 * mm, height: 297 * mm, columns: 3, rows: 3 }
export const card = { width: 63 * mm, height: 88 * mm, padding: 4 * mm, stroke: 0.5 }
export const inner = { width: card.width - 2 * card.padding, height: card.height - 2 * card.padding }
/** A line is so many times its font size high, whatever the font says. */
export const lineHeight = 1.2
export const titleSize = 12
export const textSize = 9

const left = (sheet.width - sheet.columns * card.width) / 2
const top = (sheet.height - sheet.rows * card.height) / 2

/** The top left corner of a card, from its rank on its sheet. */
export const place = rank => ({
  x: left + (rank % sheet.columns) * card.width,
  y: top + Math.floor(rank / sheet.columns) * card.height,
})

/** The cards of each sheet. */
export const sheets = cards => {
  const each = sheet.columns * sheet.rows
  return Array.from({ length: Math.ceil(cards.length / each) }, (_, at) =>
    cards.slice(at * each, (at + 1) * each),
  )
}

/** EB Garamond's own measures, as parts of the font size: some tools count from them. */
export const ascender = 1.007
export const naturalHeight = 1.305

const font = name =>
  fileURLToPath(new URL(`node_modules/@expo-google-fonts/eb-garamond/${name}`, import.meta.url))
export const fonts = {
  regular: font('400Regular/EBGaramond_400Regular.ttf'),
  bold: font('700Bold/EBGaramond_700Bold.ttf'),
}
