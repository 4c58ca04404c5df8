/** Blanks of any width: in every font of ours they are drawn, not taken for a broken font. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openMade } from './press.ts'

const { families }: { families: Readonly<Record<string, Readonly<Record<string, string>>>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fonts/fonts.json'), 'utf8'),
)
const styles = Object.entries(families).flatMap(([family, files]) =>
  Object.keys(files).map(style => [family, style] as const),
)

describe('a blank of any width', () => {
  it.each(styles)('is drawn (%s %s)', async (family, style) => {
    const [weight = '400', slant = 'normal'] = style.split(' ')
    const made = await openMade({
      'essai/piece.hbs': '<div class="page"><p>{{text}}</p></div>',
      'essai/style.css': `.page { padding: 5mm; font-family: '${family}'; font-weight: ${weight}; font-style: ${slant}; font-size: 9pt; }`,
    })
    const blanks = [0xa0, 0x1680, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2009, 0x202f, 0x205f, 0x3000].map(
      code => `!${String.fromCodePoint(code)}!`,
    )
    const { report } = await made(
      blanks.map(text => ({ data: { text } })),
      { backs: 'none' },
    )
    // What a font lacks is told; nothing stops the print.
    expect(report.problems.filter(({ code }) => code !== 'missing-character')).toEqual([])
  })
})
