/** A drawing to print large: a word at every ten centimetres, that says where it begins. */
import type { Drawn, Mark, Size } from '../../src/core/index.ts'

export const chart = ({ width, height }: Size, lines = 0): Drawn => {
  const marks: Mark[] = [{ kind: 'rectangle', at: { x: 0, y: 0 }, width, height, fill: 'tint' }]
  for (let x = 50; x < width - 50; x += 100)
    for (let y = 50; y < height; y += 100)
      marks.push({ kind: 'text', text: `x${x}y${y}`, at: { x, y }, size: 9 })
  for (let line = 0; line < lines; line++) {
    const [a, b] = [(line * 7919) % 997, (line * 104_729) % 991]
    marks.push({
      kind: 'line',
      points: [
        { x: (a / 997) * width, y: (b / 991) * height },
        { x: (b / 991) * width, y: (a / 997) * height },
      ],
      pen: { role: 'line', width: 0.2 },
    })
  }
  return { drawing: { width, height, says: 'carte', marks } }
}
