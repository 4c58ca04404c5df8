/** What may be spared is printed whole or not at all, and nothing else pays for it. */
import { describe, expect, it } from 'vitest'
import { hasTools, textOf } from './pdf.ts'
import { openMade } from './press.ts'

const files = {
  'essai/piece.hbs': `<div class="page"><div class="body">
    {{#each lines}}<p>{{this}}</p>{{/each}}
    <p class="first">rappel</p><p class="second">devise<br />longue<br />longue</p><p class="third">ornement</p>
  </div></div>`,
  'essai/style.css': `
    .page { padding: 4mm; }
    .body { flex: 1; min-height: 0; overflow: continue; }
    p { font-size: 10pt; line-height: 1; fit: 7pt 10pt; }
    .first { spare: 1; } .second { spare: 2; } .third { spare: 3; }`,
}

/** Ten lines of 10 points fit. */
const size = { width: 60, height: 8 + (105 * 25.4) / 72 }

describe.skipIf(!hasTools)('what may be spared', () => {
  const printed = async (count: number) => {
    const print = await openMade(files)
    const lines = Array.from({ length: count }, (_, index) => `ligne${index}`)
    const { files: pdfs, report } = await print([{ data: { lines }, size }], { backs: 'none' })
    const text = textOf(pdfs[0]?.bytes ?? new Uint8Array())
    const found = ['rappel', 'devise', 'ornement'].filter(word => text.includes(word))
    return { found, lines: text.match(/ligne/g)?.length, pieces: report.pieces, problems: report.problems }
  }

  it.each([
    [5, ['rappel', 'devise', 'ornement']],
    [6, ['rappel', 'devise']],
    [8, ['rappel', 'ornement']],
    [9, ['rappel']],
    [10, []],
  ])('of %i lines leaves as much as fits, the least sparing first', async (count, words) => {
    const { found, lines, pieces, problems } = await printed(count)
    expect({ found, lines, problems }).toEqual({ found: words, lines: count, problems: [] })
    expect(pieces).toMatchObject([{ smallestPt: 10 }])
  })

  it('comes again where the text itself goes on, for there is room then', async () => {
    const { found, lines, pieces } = await printed(20)
    expect(lines).toBe(20)
    expect(pieces).toHaveLength(2)
    expect(found).toEqual(['rappel', 'devise', 'ornement'])
  })
})
