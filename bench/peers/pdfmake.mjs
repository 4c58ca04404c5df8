/** pdfmake is the usual choice to describe a document rather than draw it, on top of PDFKit. */
import pdfmake from 'pdfmake'
import {
  card,
  deck,
  fonts,
  inner,
  lineHeight,
  naturalHeight,
  place,
  sheet,
  sheets,
  textSize,
  titleSize,
} from './deck.mjs'

const [, , count, out] = process.argv
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(path => Object.values(fonts).includes(path))
pdfmake.setFonts({ Garamond: { normal: fonts.regular, bold: fonts.bold } })

const drawSheet = (cards, at) => {
  const places = cards.map((_, rank) => place(rank))
  const canvas = places.map(({ x, y }) => ({
    type: 'rect',
    x,
    y,
    w: card.width,
    h: card.height,
    lineWidth: card.stroke,
  }))
  const frames = { canvas, absolutePosition: { x: 0, y: 0 }, pageBreak: at > 0 ? 'before' : undefined }
  const texts = cards.map(({ title, text }, rank) => {
    const { x, y } = places[rank]
    const stack = [
      { text: title, fontSize: titleSize, bold: true },
      { text, fontSize: textSize, alignment: 'justify' },
    ]
    return {
      columns: [{ width: inner.width, stack }],
      absolutePosition: { x: x + card.padding, y: y + card.padding },
    }
  })
  return [frames, ...texts]
}

const definition = {
  pageSize: { width: sheet.width, height: sheet.height },
  pageMargins: 0,
  defaultStyle: { font: 'Garamond', lineHeight: lineHeight / naturalHeight },
  content: sheets(deck(Number(count))).flatMap(drawSheet),
}
await pdfmake.createPdf(definition).write(out)
