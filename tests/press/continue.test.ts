/** What does not fit goes on elsewhere: whole words, in order, none lost. */
import { describe, expect, it } from 'vitest'
import { hasTools, textOf } from './pdf.ts'
import { printMade } from './press.ts'

const files = {
  'essai/piece.hbs': '<div class="page"><p>{{#each lines}}{{this}}<br />{{/each}}</p></div>',
  'essai/style.css': `
    .page { padding: 20mm; overflow: continue; }
    .page p { font-size: 30pt; text-align: justify; hyphens: auto; }`,
}

const size = { width: 200, height: 280 }

const pagesOf = async (lines: readonly string[]): Promise<readonly string[]> => {
  const { files: pdfs, report } = await printMade(files, [{ data: { lines }, size }], { backs: 'none' })
  expect(report.problems).toEqual([])
  const text = textOf(pdfs[0]?.bytes ?? new Uint8Array())
  return text.split('\f').slice(0, -1)
}

const prose =
  'Incantation téléportation commandement équipement figurines magiciens concentration engagement adversaire '

const wordsOf = (page: string): readonly string[] =>
  page
    .replaceAll('-\n', '')
    .replace(/Coupez.*|Essai/g, '')
    .match(/\p{L}{5,}/gu) ?? []

describe.skipIf(!hasTools)('a text that goes on', () => {
  it.each([3, 7, 11])('never parts a word between two cards (%i times)', async times => {
    const pages = await pagesOf([prose.repeat(times * 4)])
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.flatMap(wordsOf)).toEqual(
      prose
        .repeat(times * 4)
        .trim()
        .split(' '),
    )
  })

  it('goes on for as many pages as it takes, in order, in two columns too', async () => {
    const made = {
      'essai/piece.hbs':
        '<div class="page"><h1>{{title}}</h1><div class="body">{{#each names}}<p>{{this}}</p>{{/each}}</div></div>',
      'essai/style.css': `
        .page { padding: 10mm; }
        .page .body { display: flex; flex-wrap: wrap; flex: 1; min-height: 0; overflow: continue; }
        .page .body p { width: 50%; font-size: 7pt; line-height: 1; }`,
    }
    const names = Array.from({ length: 1500 }, (_, index) => `nom${index}`)
    const { files: pdfs, report } = await printMade(made, [{ data: { title: 'Titre', names }, size }], {
      backs: 'none',
    })
    expect(report.problems).toEqual([])
    expect(report.pieces.length).toBeGreaterThan(4)
    const text = textOf(pdfs[0]?.bytes ?? new Uint8Array())
    expect(text.match(/nom\d+/g)?.toSorted()).toEqual(names.toSorted())
    expect(text.match(/Titre/g)).toHaveLength(report.pieces.length)
  })

  it.each(Array.from({ length: 8 }, (_, index) => index + 13))(
    'goes on past an empty line at its foot (%i lines)',
    async count => {
      const lines = Array.from({ length: count }, (_, index) => `Ligne ${index}`)
      const pages = await pagesOf([...lines, '', 'Suite', 'Toute fin'])
      expect(pages.join(' ').match(/Ligne \d+|Suite|Toute fin/g)).toEqual([...lines, 'Suite', 'Toute fin'])
    },
  )

  it('promise 17: goes on over as many cards as it takes, a hundred too', async () => {
    const lines = Array.from({ length: 300 }, (_, index) => `Figurine${index}`)
    const small = { ...files, 'essai/style.css': '.page { overflow: continue; font-size: 30pt; }' }
    const { report } = await printMade(small, [{ data: { lines }, size: { width: 150, height: 40 } }], {
      backs: 'none',
    })
    expect(report.problems).toEqual([])
    expect(report.pieces.length).toBeGreaterThan(90)
  })
})
