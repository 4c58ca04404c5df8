/** The numbers in sight while a figure is made: each is what its sheet prints, and the sum of the lines that explain it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBand, openBand, openingFor, type Band, type Json, type Tally } from '../../../src/core/index.ts'
import { flammesEtFantassins as game } from '../../../src/games/flammes-et-fantassins/index.ts'
import { band } from './arbitrary.ts'

const open = (document: Json): Band => {
  const opened = openBand(document, [game])
  if (!opened.ok) throw new Error(JSON.stringify(opened.diagnostics))
  return opened.value
}

const talliesOf = (of: Band, index: number): readonly Tally[] =>
  openingFor(of.roster.form(), `/roster/figures/${index}`)?.tallies?.() ?? []

const numberIn = (text: string): number => Number(text.replace('−', '-').replace('+', ''))

describe('the numbers of a figure', () => {
  it('are those of Ysoline, with the additions that they come from', () => {
    const sample = game.samples.find(({ id }) => id === 'mages')
    if (!sample) throw new Error('no sample')
    const tallies = talliesOf(open(newBand(game, sample)), 0)
    expect(tallies.map(({ label, text }) => `${label} ${text}`)).toEqual([
      'Dép. 6',
      'CA 2',
      'PV 6',
      'Trame 7',
      'Mêl. +0',
      'Tir +0',
      'Com. 0',
      'DEX +0',
      'FOR +0',
      'CON +0',
      'INT +3',
      'SAG +1',
      'CHA +0',
      'Charge interdite',
    ])
    expect(tallies[3]).toEqual({
      id: 'tra',
      label: 'Trame',
      title: 'Trame, contre la magie',
      text: '7',
      value: 7,
      better: 'more',
      lines: [
        { label: 'de base', value: '3' },
        { label: 'SAG', value: '+1' },
        { label: 'Bâton', value: '+1' },
        { label: 'Robe', value: '+2' },
      ],
    })
  })

  it('are the sum of their lines, for any figure', () => {
    fc.assert(
      fc.property(band, document => {
        const opened = openBand(JSON.parse(JSON.stringify(document)), [game])
        fc.pre(opened.ok)
        const figures = opened.value.roster
          .form()
          .parts.flatMap(part => (part.kind === 'list' ? part.items : []))
        figures.forEach((_, index) => {
          for (const { label, value, text, lines } of talliesOf(opened.value, index)) {
            if (value === undefined) continue
            expect(numberIn(text), label).toBe(value)
            const sum = (lines ?? []).reduce((total, line) => total + numberIn(line.value), 0)
            expect(sum, `${label} of ${index}`).toBe(value)
          }
        })
      }),
      { numRuns: 300 },
    )
  })
})
