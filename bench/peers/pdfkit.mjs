/** PDFKit is what most Node programs draw a PDF with, call by call, as our press does. */
import { createWriteStream } from 'node:fs'
import PDFDocument from 'pdfkit'
import { card, deck, fonts, inner, lineHeight, place, sheet, sheets, textSize, titleSize } from './deck.mjs'

const [, , count, out] = process.argv
const size = [sheet.width, sheet.height]
const doc = new PDFDocument({ autoFirstPage: false, size, margin: 0 })
doc.pipe(createWriteStream(out))
doc.registerFont('regular', fonts.regular)
doc.registerFont('bold', fonts.bold)

const write = (font, fontSize, words, x, y, align) => {
  doc.font(font).fontSize(fontSize)
  const lineGap = fontSize * lineHeight - doc.currentLineHeight(true)
  doc.text(words, x, y, { width: inner.width, align, lineGap })
}

for (const cards of sheets(deck(Number(count)))) {
  doc.addPage()
  cards.forEach(({ title, text }, rank) => {
    const { x, y } = place(rank)
    doc.lineWidth(card.stroke).rect(x, y, card.width, card.height).stroke()
    write('bold', titleSize, title, x + card.padding, y + card.padding, 'left')
    write('regular', textSize, text, x + card.padding, doc.y, 'justify')
  })
}
doc.end()
