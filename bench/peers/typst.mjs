/** Typst is a native typesetter, here inside Node: it shows what is left to gain. Both hyphenate, as printed cards do. */
import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import {
  ascender,
  card,
  deck,
  fonts,
  lineHeight,
  place,
  sheet,
  sheets,
  textSize,
  titleSize,
} from './deck.mjs'

const [, , count, out] = process.argv
const places = Array.from({ length: sheet.columns * sheet.rows }, (_, rank) => place(rank))

const source = `
#set page(width: ${sheet.width}pt, height: ${sheet.height}pt, margin: 0pt)
#set text(font: "EB Garamond", size: ${textSize}pt, lang: "fr", hyphenate: true)
#set text(top-edge: ${ascender}em, bottom-edge: ${ascender - lineHeight}em)
#set par(justify: true, leading: 0pt, spacing: 0pt)
#set rect(width: ${card.width}pt, height: ${card.height}pt)
#set rect(inset: ${card.padding}pt, stroke: ${card.stroke}pt)
#let places = json("places.json")
#for cards in json("sheets.json") {
  page(for (card, (x, y)) in cards.zip(places.map(it => (it.x * 1pt, it.y * 1pt))) {
    place(dx: x, dy: y, rect({
      par(justify: false, text(size: ${titleSize}pt, weight: "bold", card.title))
      par(card.text)
    }))
  })
}
`

const workspace = import.meta.dirname
const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontPaths: Object.values(fonts).map(dirname) }],
})
const give = (name, data) => compiler.mapShadow(`${workspace}/${name}`, Buffer.from(JSON.stringify(data)))
give('places.json', places)
give('sheets.json', sheets(deck(Number(count))))
writeFileSync(out, compiler.pdf({ mainFileContent: source }, { pdfTags: false }))
