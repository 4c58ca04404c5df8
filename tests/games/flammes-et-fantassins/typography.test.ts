/** How the text of every card of the catalogue is set, read from the printed pages. */
import { describe, expect, it } from 'vitest'
import { openBand } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { linesOf } from '../../press/lines.ts'
import { printBand } from '../../press/press.ts'
import { catalogueFile } from './bands.ts'

const assets = ['spell-cards', 'talent-cards', 'equipment-cards']

describe.each(['enluminure', 'gravure'])('every card of the catalogue, %s', theme => {
  it('has the blanks of its font, and no hyphen that leaves fewer than three letters', async () => {
    const band = openBand(catalogueFile(), systems)
    if (!band.ok) throw new Error('the catalogue makes no band')
    const { files, report } = await printBand(band.value, {
      assets,
      look: { theme, ink: 'full', text: 'normal' },
    })
    expect(report.pieces.length).toBeGreaterThan(80)
    expect(report.problems).toEqual([])
    const pages = await Promise.all(files.map(({ bytes }) => linesOf(bytes)))
    const lines = pages.flat(2)
    expect(lines.length).toBeGreaterThan(800)
    expect(lines.filter(({ gap }) => gap > 0.5)).toEqual([])
    const parted = lines.flatMap(({ text, x }, index) =>
      text.endsWith('-')
        ? [{ before: text, after: lines.slice(index + 1).find(next => next.x <= x + 0.1) }]
        : [],
    )
    for (const { before, after } of parted) {
      expect(before).toMatch(/\p{L}{3}-$/u)
      expect(after?.text).toMatch(/^\p{L}{3}/u)
    }
  })
})
