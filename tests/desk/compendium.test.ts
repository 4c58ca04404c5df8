/** Articles of a compendium are printed without a band: in columns, whole, under their headings. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { articlesOf } from '../../src/games/kit/index.ts'
import { scratch } from '../cli/cli.ts'
import { hasTools, textOf } from '../press/pdf.ts'
import { openDesk, type OpenDesk } from './desk.ts'

const inScratch = scratch()
let room: OpenDesk
beforeAll(() => {
  mkdirSync(inScratch('salle'))
  room = openDesk(inScratch('salle'))
})
afterAll(() => room.close())

const me = 'fenetre-1'
const printedSchema = z.object({
  files: z.array(z.object({ bytes: z.custom<Uint8Array>(value => value instanceof Uint8Array) })),
  report: z.object({
    sheets: z.array(z.unknown()),
    problems: z.array(z.object({ message: z.string() })),
  }),
})
const [game] = systems
const system = game?.id ?? ''
const articles = game ? articlesOf(game) : []
const keysOf = (section: string): readonly string[] =>
  articles.filter(article => article.section.id === section).map(({ key }) => key)
const flat = (text: string): string => text.replace(/\s+/g, ' ')

describe.skipIf(!hasTools)('the compendium on paper', () => {
  it.each(['normal', 'large', 'dyslexia'])('holds every article of the game (%s)', async text => {
    const { files, report } = printedSchema.parse(
      await room.get(me, 'compendium', {
        system,
        title: 'Compendium',
        articles: articles.map(({ key }) => key),
        settings: { text },
      }),
    )
    expect(report.problems).toEqual([])
    const [pdf] = files
    if (process.env['COPISTE_LOOK'] && pdf)
      writeFileSync(`${process.env['COPISTE_LOOK']}-${text}.pdf`, pdf.bytes)
    const words = new Set(textOf(pdf?.bytes ?? new Uint8Array()).split(/\s+/))
    const missing = articles.flatMap(({ name }) => name.split(/\s+/)).filter(word => !words.has(word))
    expect(missing).toEqual([])
  })

  it('holds what is asked for, in that order, and can be kept', async () => {
    const { files } = printedSchema.parse(
      await room.get(me, 'compendium', {
        system,
        title: 'Talents',
        articles: [...keysOf('talents')].toReversed(),
        settings: { paper: 'letter', ink: 'outline' },
      }),
    )
    const words = flat(textOf(files[0]?.bytes ?? new Uint8Array()))
    expect(words.indexOf('Piège')).toBeGreaterThan(0)
    expect(words.indexOf('Piège')).toBeLessThan(words.indexOf('Baratin'))
    expect(words).not.toContain('Boule de feu')
  })

  it.each([
    ['call.unknown-system', { system: 'inconnu', title: 'x', articles: ['a/b'], settings: {} }],
    ['call.unknown-article', { system, title: 'x', articles: ['spells/rien'], settings: {} }],
    ['printer.gone', { system, title: 'x', articles: keysOf('talents'), settings: { printer: 'Absente' } }],
    ['file.malformed', { system, title: '', articles: [], settings: {} }],
  ])('is refused by name: %s', async (code, wish) => {
    expect(await room.refused(me, 'compendium', wish)).toContain(code)
  })
})
