/** From bands and a wish to a job: what is made, what comes once, and what a game's own options change. */
import { describe, expect, it } from 'vitest'
import { createPieceKeys } from '../../src/app/pieces.ts'
import { printJob } from '../../src/app/printing.ts'
import type { Piece } from '../../src/core/index.ts'
import { plainWish, sampleBand } from '../press/press.ts'

const piecesOf = (
  wish: Partial<typeof plainWish>,
  ...samples: readonly string[]
): readonly (readonly Piece[])[] => {
  const job = printJob(samples.map(sampleBand), { ...plainWish, ...wish })
  if (!job.ok) throw new Error(job.diagnostics[0]?.message)
  return job.value.batches.map(({ pieces }) => pieces)
}
const assetsOf = (pieces: readonly Piece[]): readonly string[] => [
  ...new Set(pieces.map(({ asset }) => asset)),
]

describe('a job', () => {
  it('of several bands of one game holds once what a player needs once', () => {
    const [first = [], second = []] = piecesOf({}, 'mages', 'trio')
    expect(assetsOf(first)).toEqual(expect.arrayContaining(['reference-sheets', 'rulers', 'band-sheet']))
    expect(assetsOf(second)).toContain('band-sheet')
    expect(assetsOf(second)).not.toContain('reference-sheets')
    expect(assetsOf(second)).not.toContain('rulers')
  })

  it('that looks at one figure makes what speaks of it, and nothing else', () => {
    const [pieces = []] = piecesOf({ subject: '/roster/figures/1' }, 'mages')
    expect(new Set(pieces.map(({ subject }) => subject))).toEqual(new Set(['/roster/figures/1']))
    expect(assetsOf(pieces)).toEqual(['figure-sheets', 'spell-cards', 'talent-cards', 'standees'])
    const [campaign = []] = piecesOf({ subject: '/roster/campaign' }, 'mages')
    expect(assetsOf(campaign)).toEqual(['campaign-sheet'])
  })

  it('gives its makers the game’s own options, within their bounds', () => {
    const widths = (options: Readonly<Record<string, number>>): readonly number[] => {
      const [pieces = []] = piecesOf({ assets: ['standees'], options }, 'mages')
      return [...new Set(pieces.map(({ size }) => size.width))]
    }
    expect([widths({}), widths({ base: 40 })]).toEqual([[31], [46]])
    expect(() => widths({ base: 4_000 })).toThrow('veut un nombre de 15 à 60')
  })

  it('prints chances on the sheets where they are asked for', () => {
    const dataOf = (options: Readonly<Record<string, boolean>>) =>
      piecesOf({ assets: ['figure-sheets'], options }, 'premiere-partie')[0]?.[0]?.back?.data['chances']
    expect(dataOf({})).toBeNull()
    expect(dataOf({ chances: true })).toMatchObject({
      defences: ['2', '3', '4', '5', '6', '7', '8', '9'],
      rows: [{ name: 'Arme à une main' }],
    })
  })

  it('holds the least that an evening needs, as its game says it', () => {
    const [pieces = []] = piecesOf({ assets: 'lean' }, 'mages')
    expect(assetsOf(pieces)).toEqual([
      'figure-sheets',
      'spell-cards',
      'talent-cards',
      'equipment-cards',
      'chat-noir',
      'tokens',
      'band-sheet',
    ])
  })

  it('has as many of a kind, of a piece and of everything as were asked for', () => {
    const wish = { assets: ['figure-sheets'], copies: 2, times: { 'figure-sheets': 3 } }
    const [pieces = []] = piecesOf(
      { ...wish, pieces: { 'figure-sheets/Ysoline Brûle-Chapitre': 0, 'figure-sheets/Frère Têtard': 5 } },
      'mages',
    )
    expect(pieces.slice(0, 3).map(({ title, copies }) => [title, copies])).toEqual([
      ['Ysoline Brûle-Chapitre', 0],
      ['Frère Têtard', 10],
      ['Corbinien Demi-Bougie', 6],
    ])
  })

  it('asks of each band what is wanted of it, and of the first what all share', () => {
    const job = printJob(
      ['mages', 'trio', 'campagne'].map(sampleBand),
      { ...plainWish, assets: ['tokens'] },
      [undefined, { assets: ['band-sheet', 'rulers'] }, { assets: 'lean', times: { 'band-sheet': 2 } }],
    )
    if (!job.ok) throw new Error('no job')
    const [first = [], second = [], third = []] = job.value.batches.map(({ pieces }) => pieces)
    expect([assetsOf(first), assetsOf(second)]).toEqual([['tokens'], ['band-sheet']])
    expect(third.filter(({ asset }) => asset === 'band-sheet').map(({ copies }) => copies)).toEqual([2])
  })
})

describe('keys of pieces', () => {
  it('tell one from another by kind, title and turn', () => {
    const keyOf = createPieceKeys()
    const titles = ['PA', 'PA', 'PV', 'PA'].map(title => keyOf({ asset: 'tokens', title }))
    expect(titles).toEqual(['tokens/PA', 'tokens/PA/2', 'tokens/PV', 'tokens/PA/3'])
    expect(keyOf({ asset: 'tokens', title: 'x'.repeat(1000) }).length).toBeLessThan(300)
  })
})
