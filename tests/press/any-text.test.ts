/** Any text in any field of a real band: printed, continued or reported; never clipped, never an exception. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isJsonObject, newBand, openBand, type Json } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { printBand } from './press.ts'

const clean = (text: string): string => text.toWellFormed().replaceAll('\0', '')
const name = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    // Words pasted from a page that binds them.
    fc.lorem({ maxCount: 20 }).map(words => words.replaceAll(' ', '\u00a0').slice(0, 120)),
  )
  .map(clean)
const long = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 2000 }),
    fc.array(fc.lorem({ maxCount: 40 }), { maxLength: 20 }).map(lines => lines.join('\n').slice(0, 5000)),
    fc.integer({ min: 0, max: 5000 }).map(length => 'W'.repeat(length)),
    fc.integer({ min: 0, max: 500 }).map(count => 'Quoi ! ! ! !\u00a0'.repeat(count).slice(0, 5000)),
  )
  .map(clean)

const characters = (text: string, most: number): string => [...text].slice(0, most).join('')

const withTexts = (band: string, figureName: string, notes: string, motivation: string): Json => {
  const [system] = systems
  const sample = system?.samples.find(({ id }) => id === 'campagne')
  if (!system || !sample) throw new Error('no sample')
  const figures = sample.roster['figures']
  const [first, ...others] = Array.isArray(figures) ? figures : []
  return {
    ...newBand(system, sample),
    name: characters(band, 120),
    roster: {
      ...sample.roster,
      motivation: characters(motivation, 5000),
      figures: [
        {
          ...(isJsonObject(first) ? first : {}),
          name: characters(figureName, 120),
          notes: characters(notes, 5000),
        },
        ...others.slice(1, 3),
      ],
    },
  }
}

describe('any text in any field', () => {
  it('prints or is reported', async () => {
    await fc.assert(
      fc.asyncProperty(name, name, long, long, async (band, figureName, notes, motivation) => {
        const opened = openBand(withTexts(band, figureName, notes, motivation), systems)
        if (!opened.ok) throw new Error(JSON.stringify(opened.diagnostics))
        const { report } = await printBand(opened.value)
        expect(report.problems.filter(({ code }) => code !== 'missing-character')).toEqual([])
        expect(report.pieces.every(({ smallestPt }) => smallestPt >= 6.99)).toBe(true)
      }),
      { numRuns: 40, examples: [['', 'iaculis', '', 'W'.repeat(4448)]] },
    )
  })
})
