/** react-pdf is the usual choice of those who already write their pages as components. */
import { Document, Font, Page, renderToFile, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import { card, deck, fonts, lineHeight, place, sheet, sheets, textSize, titleSize } from './deck.mjs'

const [, , count, out] = process.argv
Font.register({
  family: 'Garamond',
  fonts: [
    { src: fonts.regular, fontWeight: 400 },
    { src: fonts.bold, fontWeight: 700 },
  ],
})
Font.registerHyphenationCallback(word => [word])

const half = card.stroke / 2
const page = { fontFamily: 'Garamond' }
const titleStyle = { fontSize: titleSize, lineHeight, fontWeight: 700 }
const textStyle = { fontSize: textSize, lineHeight, textAlign: 'justify' }

/** A border lies inside its box here: the box grows by half the stroke for it to fall on the edge. */
const frame = ({ x, y }) => ({
  position: 'absolute',
  left: x - half,
  top: y - half,
  width: card.width + card.stroke,
  height: card.height + card.stroke,
  padding: card.padding - half,
  border: `${card.stroke}pt solid black`,
})

const drawCard = ({ title, text }, rank) =>
  createElement(
    View,
    { key: rank, style: frame(place(rank)) },
    createElement(Text, { style: titleStyle }, title),
    createElement(Text, { style: textStyle }, text),
  )

const drawSheet = (cards, at) =>
  createElement(Page, { key: at, size: [sheet.width, sheet.height], style: page }, cards.map(drawCard))

await renderToFile(createElement(Document, null, sheets(deck(Number(count))).map(drawSheet)), out)
