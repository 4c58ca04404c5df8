/** Texts of players on paper: whatever is written in Markdown is printed, or refused with its line. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printed } from '../../src/app/printables.ts'
import { printJob } from '../../src/app/printing.ts'
import { scenarioKind, type JsonObject, type Result, type Scenario } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { Fault, type Printed } from '../../src/press/index.ts'
import { textOf, hasTools } from './pdf.ts'
import { plainWish, warmPress } from './press.ts'

const [game] = systems

const scenario = (changes: JsonObject): Result<Scenario> =>
  scenarioKind.open(
    { format: 'copiste-scenario', version: 1, title: 'Le Gué', system: game?.id ?? null, ...changes },
    systems,
  )

const opened = (changes: JsonObject): Scenario => {
  const read = scenario(changes)
  if (!read.ok) throw new Error(read.diagnostics.map(({ message }) => message).join(' '))
  return read.value
}

const print = async (changes: JsonObject, assets: readonly string[]): Promise<Printed> => {
  const job = printJob([opened(changes)], { ...plainWish, assets })
  if (!job.ok) throw new Error(job.diagnostics.map(({ message }) => message).join(' '))
  return (await warmPress()).print(job.value)
}

const pdf = ({ files }: Printed): Uint8Array => files[0]?.bytes ?? new Uint8Array()

describe.skipIf(!hasTools)('prose on paper', () => {
  it('says all of what was written, in its order, signs apart', async () => {
    const setup = [
      '# Premier titre',
      'Un mot **fort**, un *autre*, :cat: et ①.',
      '1. d’abord\n   - ensuite\n2. enfin',
      '| quoi | combien |\n|---|--:|\n| une oie | 2 |',
      '> cité mot à mot',
      '::: encadré Le tarif\nUn sou par tête.\n:::',
      '[[sort:boule-de-feu|règle]]',
      'Le dernier mot.',
    ].join('\n\n')
    const text = textOf(pdf(await print({ setup }, ['booklet'])))
    const said = [
      'Premier titre',
      'Un mot fort, un autre',
      'd’abord',
      'ensuite',
      'enfin',
      'quoi',
      'une oie',
      'cité mot à mot',
      'Le tarif',
      'Un sou par tête',
      'Boule de feu',
      'Le dernier mot.',
    ]
    const places = said.map(words => text.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
  })

  it('flows on to the next page and loses nothing on the way, widows and headings kept together', async () => {
    const sections = Array.from({ length: 40 }, (_, index) => [
      `## Titre ${index}.`,
      `Début ${index} ${'de la phrase '.repeat(30)} fin ${index}.`,
    ]).flat()
    const text = textOf(pdf(await print({ rules: sections.join('\n\n') }, ['booklet'])))
    const pages = text.split('\f')
    for (let index = 0; index < 40; index++) {
      expect(text).toContain(`fin ${index}.`)
      const page = pages.find(one => one.includes(`Titre ${index}.`))
      expect(page, `the heading ${index} stands with its text`).toContain(`Début ${index} `)
    }
  })
})

describe('any Markdown', () => {
  const pieces = fc.constantFrom(
    ...[
      '# ',
      '- ',
      '1. ',
      '> ',
      '\n',
      '\n\n',
      '**',
      '*',
      '`',
      '```\n',
      '---\n',
      '  ',
      '    ',
      '| ',
      ' |',
      '|-|-|\n',
    ],
    ...['| a | b |\n|-|:-:|\n| 1 | 2 |\n', '::: voix\n', '::: encadré Un titre\n', ':::\n', '[[sort:soin]]'],
    ...[
      '[[sort:soin|règle]]',
      '[[talent:esquive|carte]]',
      ':cat:',
      ':d6:',
      ':inconnue:',
      '①',
      '⑳',
      '<b>',
      '\\',
    ],
    ...['mot ', 'é', '« oui »', '12 ', '![a](b.png)', '{table}', '🐈', 'x'.repeat(200), '\u202e', '\u200d'],
  )
  const texts = fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: pieces },
        { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'grapheme' }) },
      ),
      {
        maxLength: 30,
      },
    )
    .map(parts => parts.join(''))

  it('is printed, or refused with its line (a thousand texts)', async () => {
    let refused = 0
    await fc.assert(
      fc.asyncProperty(texts, async setup => {
        const read = printed(opened({ setup }))
        if (!read.ok) {
          refused++
          for (const { message } of read.diagnostics)
            expect(message).toMatch(/^Mise en place, ligne \d+, colonne \d+\s: /)
          return
        }
        try {
          const { report } = await print({ setup }, ['booklet'])
          expect(report.sheets.length).toBeGreaterThan(0)
        } catch (fault) {
          // Which icons there are, the press alone knows: it names the line of the player's text.
          expect(fault).toBeInstanceOf(Fault)
          expect(fault).toMatchObject({ place: { file: 'Mise en place' } })
        }
      }),
      { numRuns: 1_000 },
    )
    expect(refused).toBeLessThan(1_000)
  })

  it.each([
    ['quotations 10,000 deep', '>'.repeat(10_000)],
    ['a table of 300 columns', `|${'a|'.repeat(300)}\n|${'-|'.repeat(300)}`],
    ['5 MB', 'Un mot. '.repeat(650_000)],
  ])('is refused where no page holds it: %s', (_, setup) => {
    const read = printed(opened({ setup }))
    expect(read.ok ? [] : read.diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Mise en place, ligne \d+, colonne \d+\s: /),
    ])
  })

  it.each([
    ['as long as a text may be', 'Un mot après l’autre. '.repeat(2_700)],
    [
      'eight columns of long words',
      `|${' colonne-très-longue |'.repeat(8)}\n|${'-|'.repeat(8)}\n|${' a |'.repeat(8)}`,
    ],
    [
      'lists as deep as they may be',
      Array.from({ length: 10 }, (_, level) => `${'  '.repeat(level)}- mot`).join('\n'),
    ],
  ])('is printed: %s', async (_, setup) => {
    const { report } = await print({ setup }, ['booklet'])
    expect(report.problems.filter(({ code }) => code === 'too-large')).toEqual([])
    expect(report.sheets.length).toBeGreaterThan(0)
  })
})
