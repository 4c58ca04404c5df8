/** What does not fit goes on elsewhere: whole words, in order, none lost. */
import { describe, expect, it } from 'vitest'
import type { Piece } from '../../src/core/index.ts'
import { linesOf } from './lines.ts'
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

  it('begins at the top of its box, and is cut at its foot, where a short one would stand in the middle', async () => {
    const made = {
      'essai/piece.hbs':
        '<div class="c"><div class="body"><p>{{text}}</p></div><div class="foot">Pied</div></div>',
      'essai/style.css': `
        .c { padding: 5mm; }
        .c .body { flex: 1; min-height: 0; overflow: continue; justify-content: center; }
        .c .body p { font-size: 11pt; line-height: 1.3; hyphens: none; }
        .c .foot { height: 10mm; flex: none; }`,
    }
    const text = prose.repeat(8).trim()
    const { files: pdfs, report } = await printMade(
      made,
      [{ data: { text }, size: { width: 63, height: 88 } }],
      { backs: 'none', marks: 'none' },
    )
    expect(report.problems).toEqual([])
    expect(report.pieces.length).toBe(3)
    const printed = textOf(pdfs[0]?.bytes ?? new Uint8Array())
    const words = prose.trim().split(' ')
    expect(words.map(word => printed.match(RegExp(word, 'g'))?.length)).toEqual(words.map(() => 8))
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

  it('is cut within a frame that would rather stay whole, where its own padding alone runs past the foot', async () => {
    const made = {
      'essai/piece.hbs':
        '<div class="c"><div class="body"><div class="frame"><p>{{text}}</p></div></div></div>',
      'essai/style.css': `
        .c .body { flex: 1; min-height: 0; overflow: continue; }
        .c .frame { break-inside: avoid; padding: 4mm; }
        .c .frame p { font-size: 10pt; line-height: 10pt; width: 40mm; }`,
    }
    // Each word is a line of 10 points; the cards are tall enough for all twelve and a part of the padding below.
    const words = Array.from({ length: 12 }, (_, at) => `ligne${at}`.padEnd(24, 'x'))
    for (let height = 40; height < 48; height += 0.5) {
      const { files: pdfs, report } = await printMade(
        made,
        [{ data: { text: words.join(' ') }, size: { width: 60, height } }],
        { backs: 'none', marks: 'none' },
      )
      expect(report.problems).toEqual([])
      const text = textOf(pdfs[0]?.bytes ?? new Uint8Array())
      expect(text.match(/ligne\d+/g), String(height)).toHaveLength(12)
    }
  })

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

const card = {
  'essai/piece.hbs': `<div class="card">
    <div class="flow">{{#each texts}}<p>{{this}}</p>{{/each}}{{#each reminders}}<p class="reminder">{{this}}</p>{{/each}}</div>
    {{> shared/goes-on}}</div>`,
  'essai/style.css': `
    .card { padding: 6mm; font-size: 10pt; line-height: 1.2; }
    .flow { flex: 1; min-height: 0; overflow: continue; }
    .reminder { spare: 1; }
    .goes-on-mark { right: 6mm; bottom: 2mm; font-size: 9pt; }`,
}

/** What each page shows, its sheet’s own strip left out. */
const cardsOf = async (
  data: Readonly<Record<string, readonly string[]>>,
  piece: Readonly<{ continues?: 'back' }> = {},
  files: Readonly<Record<string, string>> = card,
): Promise<readonly string[]> => {
  const { files: pdfs, report } = await printMade(
    files,
    [{ data: { texts: [], reminders: [], ...data }, ...piece }],
    { backs: piece.continues ? 'long-edge' : 'none', marks: 'none' },
  )
  expect(report.problems).toEqual([])
  const pages = await linesOf(pdfs[0]?.bytes ?? new Uint8Array())
  const shown: string[] = []
  for (const [index, { pieces }] of report.sheets.entries())
    for (const { x, y, width, height } of pieces)
      shown.push(
        (pages[index] ?? [])
          .filter(line => line.x > x && line.end < x + width && line.y > y && line.y < y + height)
          .map(({ text }) => text.trim())
          .join(' '),
      )
  return shown
}

const sentence = (count: number): string =>
  `Une phrase ${Array.from({ length: count }, (_, index) => `mot${index}`).join(' ')}.`

const text = (from: number, to: number): string =>
  Array.from(
    { length: to - from },
    (_, index) => `Ici finit la phrase ${from + index} de ce long texte.`,
  ).join(' ')

describe('where a text is cut', () => {
  it('is between two sentences, where one ends near the foot', async () => {
    const cards = await cardsOf({ texts: [text(10, 60)] })
    expect(cards.length).toBeGreaterThan(1)
    for (const shown of cards.slice(0, -1)) expect(shown).toMatch(/ de ce long texte\. suite · \d\/\d$/)
    for (const shown of cards) expect(shown).toMatch(/^Ici finit la phrase /)
    expect(cards.join(' ').match(/phrase \d+/g)).toEqual(
      Array.from({ length: 50 }, (_, index) => `phrase ${10 + index}`),
    )
  })

  it('is between two paragraphs, where one begins near the foot and its sentence does not end there', async () => {
    const [first = '', second = ''] = await cardsOf({ texts: [text(10, 22), sentence(60)] })
    expect(first).toMatch(/ de ce long texte\. suite · 1\/2$/)
    expect(second).toMatch(/^Une phrase mot0 /)
  })

  it('is between two lines, where no sentence ends near the foot', async () => {
    const cards = await cardsOf({ texts: [`${text(10, 12)} ${sentence(200)}`] })
    expect(cards[0]).toMatch(/mot\d+ suite · 1\/\d$/)
    expect(cards.join(' ').match(/mot\d+/g)).toHaveLength(200)
  })
})

describe('a text that goes on', () => {
  it('says so, and nothing says so where it ends', async () => {
    expect(await cardsOf({ texts: [text(10, 12)] })).toEqual([text(10, 12)])
    const [first, second, ...others] = await cardsOf({ texts: [text(10, 30)] })
    expect(first).toMatch(/suite · 1\/2$/)
    expect(second).not.toContain('suite')
    expect(others).toEqual([])
  })

  it('says that it goes on behind, where it does', async () => {
    const [front, back] = await cardsOf({ texts: [text(10, 30)] }, { continues: 'back' })
    expect(front).toMatch(/suite au dos$/)
    expect(back).toMatch(/^Ici finit/)
    expect(back).not.toContain('suite')
    const many = await cardsOf({ texts: [text(10, 60)] }, { continues: 'back' })
    const marks = many.map(shown => /suite.*$/.exec(shown)?.[0])
    expect(marks.filter(mark => mark === 'suite au dos').length).toBeGreaterThan(0)
    expect(marks).toContain('suite · 2/3')
  })

  it('is not pushed by the words that say so', async () => {
    const bare = { ...card, 'essai/piece.hbs': card['essai/piece.hbs'].replace('{{> shared/goes-on}}', '') }
    const [with_ = ''] = await cardsOf({ texts: [text(10, 30)] })
    const [without = ''] = await cardsOf({ texts: [text(10, 30)] }, {}, bare)
    expect(with_).toBe(`${without} suite · 1/2`)
  })
})

describe('what is optional', () => {
  const full = [text(10, 21)]
  const reminder = 'Un rappel qui se lit ailleurs aussi, et que l’on peut donc laisser de côté ici.'

  it('stands where there is room, and is left out where it alone would go on', async () => {
    expect(await cardsOf({ texts: [text(10, 12)], reminders: [reminder] })).toEqual([
      `${text(10, 12)} ${reminder}`,
    ])
    // Those of one rank stay together, or leave together.
    expect(await cardsOf({ texts: full, reminders: [reminder, reminder, reminder, reminder] })).toEqual([
      text(10, 21),
    ])
  })

  it('goes on with what has to', async () => {
    const cards = await cardsOf({ texts: [text(10, 30)], reminders: [reminder] })
    expect(cards).toHaveLength(2)
    expect(cards[1]).toContain(reminder)
  })

  it('is told where a back has no place to go on, and nothing is told where it has one', async () => {
    const face = (text: string) => ({ template: 'essai/piece', data: { lines: [text] } })
    const [short, long] = [face('Court.'), face(prose.repeat(30))]
    const print = async (piece: Partial<Piece>) => {
      const { files: pdfs, report } = await printMade(files, [{ ...short, size, ...piece }])
      return {
        codes: report.problems.map(({ code }) => code),
        text: textOf(pdfs[0]?.bytes ?? new Uint8Array()),
      }
    }
    expect((await print({ back: short })).codes).toEqual([])
    expect((await print({ back: long })).codes).toEqual(['overfull'])
    const whole = await print({ back: long, continues: 'back' })
    expect(whole.codes).toEqual([])
    expect(wordsOf(whole.text).filter(word => word === 'commandement')).toHaveLength(30)
  })
})
