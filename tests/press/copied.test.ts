/** Every text of a catalogue, copied out of a PDF, is the words that were set: none glued, none parted. */
import { describe, expect, it } from 'vitest'
import { systems } from '../../src/games/index.ts'
import { hasTools, wordsOf } from './pdf.ts'
import { openMade } from './press.ts'

const template = '<div class="page"><p>{{text}}</p></div>'
const styled = (rule: string) => ({
  'essai/piece.hbs': template,
  'essai/style.css': `.page { padding: 5mm; font-family: 'EB Garamond'; font-size: 9pt; } p { hyphens: none; ${rule} }`,
})

const texts = systems.flatMap(system =>
  system
    .catalog()
    .flatMap(({ entries }) =>
      entries.flatMap(({ name, text }) => [name, ...(text === undefined ? [] : [text])]),
    ),
)
/** A line may end with a hyphen of the word's own: what a reader makes of it is left out of account. */
const words = (all: readonly string[]): string => all.join(' ').replaceAll(/- ?/g, '')
const wordsIn = (text: string): string => words(text.split(/[\s\u00a0\u202f]+/).filter(word => word !== ''))

describe.skipIf(!hasTools)('what is copied', () => {
  it.each([
    ['ragged', 'text-align: left;'],
    ['with an initial', 'initial-letter: 2; text-align: left;'],
  ])('is whole words, %s', async (_, rule) => {
    const made = await openMade(styled(rule))
    const pieces = texts.map(text => ({ data: { text }, size: { width: 100, height: 140 } }))
    const { files } = await made(pieces, { backs: 'none', marks: 'none' })
    const copied = words(wordsOf(files[0]?.bytes ?? new Uint8Array()))
    expect(texts.filter(text => !copied.includes(wordsIn(text)))).toEqual([])
  })

  it('is «À boire» in two words', async () => {
    const made = await openMade(styled('initial-letter: 2;'))
    const text = 'À boire en action simple ou pendant une Concentration, puis à défausser : elle rend 4 PV.'
    const { files } = await made([{ data: { text } }], { backs: 'none' })
    expect(wordsOf(files[0]?.bytes ?? new Uint8Array()).slice(0, 4)).toEqual(['À', 'boire', 'en', 'action'])
  })
})
