/** What can be picked of a print: kinds and pieces as they are, by band, and each choice as it is remembered. */
import { describe, expect, it } from 'vitest'
import type { PieceSummary } from '../../src/app/bridge.ts'
import { papers } from '../../src/app/press-words.ts'
import { usualChoice } from '../../src/app/wish.ts'
import type { AssetFacts, Size } from '../../src/core/index.ts'
import {
  formatOf,
  kindGroups,
  wantedOf,
  withKind,
  withPiece,
  withTimes,
  type JobBand,
} from '../../src/renderer/print/kinds.ts'
import { settingsFor } from '../../src/renderer/print/job.ts'
import { usualSettings } from '../../src/app/wish.ts'
import { firstSpots, paperSheets } from '../../src/renderer/print/sheets.ts'
import { madeUpGame } from '../core/made-up-game.ts'

const facts = (id: string, more: Partial<AssetFacts> = {}): AssetFacts => ({
  id,
  title: id,
  summary: '',
  icon: '',
  format: '',
  usual: true,
  comes: 'band',
  ...more,
})
const assets = [
  facts('cards', { lean: true }),
  facts('help', { comes: 'player' }),
  facts('poster', { usual: false }),
]
const system = { ...madeUpGame, assets }
const bandNamed = (path: string): JobBand => ({
  path,
  name: path,
  system,
  document: {},
  choice: usualChoice,
})
const piece = (band: number, asset: string, title: string, copies = 1): PieceSummary => ({
  band,
  asset,
  title,
  copies,
  key: `${asset}/${title}`,
  size: { width: 63, height: 88 },
  hasBack: false,
  print: '',
})

describe('what is wanted', () => {
  it('is what the game says for an evening, the usual, all, or what was chosen', () => {
    expect(wantedOf('lean', assets)).toEqual(['cards'])
    expect(wantedOf(null, assets)).toEqual(['cards', 'help'])
    expect(wantedOf('all', assets)).toEqual(['cards', 'help', 'poster'])
    expect(wantedOf(['poster'], assets)).toEqual(['poster'])
    expect(wantedOf('lean', [facts('a'), facts('b', { usual: false })])).toEqual(['a'])
  })
})

describe('the kinds of a job', () => {
  it('of no piece are told as empty, and those of several bands stand by band', () => {
    const bands = [bandNamed('un'), bandNamed('deux')]
    const pieces = [piece(0, 'cards', 'A'), piece(0, 'help', 'H'), piece(1, 'cards', 'B', 2)]
    const [alone] = kindGroups([bandNamed('un')], pieces.slice(0, 2), papers.a4)
    expect(alone?.kinds.map(({ asset }) => asset.id)).toEqual(['cards', 'help'])
    expect(alone?.empty.map(({ id }) => id)).toEqual(['poster'])
    const groups = kindGroups(bands, pieces, papers.a4)
    expect(
      groups.map(({ band, kinds }) => [band, kinds.map(({ asset, count }) => [asset.id, count])]),
    ).toEqual([
      [0, [['cards', 1]]],
      [1, [['cards', 2]]],
      [undefined, [['help', 1]]],
    ])
  })

  it.each<[string, readonly Size[], boolean]>([
    [
      'A4',
      [
        { width: 210, height: 297 },
        { width: 208, height: 290 },
      ],
      false,
    ],
    ['A6', [{ width: 105, height: 148.5 }], false],
    ['63\u00a0×\u00a088\u00a0mm', [{ width: 63, height: 88 }], false],
    ['Ø\u00a020\u00a0mm', [{ width: 20, height: 20 }], true],
    ['20\u00a0×\u00a020\u00a0mm', [{ width: 20, height: 20 }], false],
    [
      'Ø\u00a040\u00a0mm et 46\u00a0×\u00a0132\u00a0mm',
      [
        { width: 40, height: 40 },
        { width: 46, height: 132 },
      ],
      true,
    ],
    ['3 formats', [1, 2, 3].map(side => ({ width: side, height: 9 })), false],
  ])('are told by what their pieces measure: %s', (said, sizes, round) => {
    expect(
      formatOf(
        { round },
        sizes.map(size => ({ size })),
        papers.a4,
      ),
    ).toBe(said)
  })
})

describe('a choice', () => {
  const pieces = [piece(0, 'cards', 'A'), piece(0, 'cards', 'B')]
  const [cards] = assets
  if (!cards) throw new Error('no asset')
  const kind = { asset: cards, pieces, taken: 'all' as const }

  it('takes a kind and leaves it, and says all where it is all', () => {
    const left = withKind(usualChoice, assets, kind, false)
    expect(left.assets).toEqual(['help'])
    expect(withKind({ ...left, assets: ['help', 'poster'] }, assets, kind, true).assets).toBe('all')
  })

  it('of a kind so many times takes the place of what single pieces had, but for those left out', () => {
    const some = { ...usualChoice, pieces: { 'cards/A': 0, 'cards/B': 7, 'other/C': 2 } }
    expect(withTimes(some, kind, 3)).toEqual({
      assets: null,
      times: { cards: 3 },
      pieces: { 'cards/A': 0, 'other/C': 2 },
    })
    expect(withTimes({ ...some, times: { cards: 3 } }, kind, 1).times).toEqual({})
  })

  it('of one piece is of it alone, even of a kind that was not printed', () => {
    expect(withPiece(usualChoice, assets, kind, 'cards/A', 4).pieces).toEqual({ 'cards/A': 4 })
    const none = { ...usualChoice, assets: ['help'] }
    expect(withPiece(none, assets, { ...kind, taken: 'none' }, 'cards/B', 1)).toEqual({
      assets: ['cards', 'help'],
      times: {},
      pieces: { 'cards/A': 0, 'cards/B': 1 },
    })
  })
})

describe('settings of a band', () => {
  it('are its own, else those of the last print, else those of a first evening', () => {
    const own = { ...usualSettings, copies: 3 }
    expect(settingsFor('/a', { print: { '/a': own, '/b': usualSettings }, presets: [] })).toBe(own)
    expect(settingsFor('/a', { print: {}, presets: [] })).toMatchObject({ preset: 'Ce soir', assets: 'lean' })
    const last = {
      ...own,
      preset: 'Brouillon',
      ink: 'full' as const,
      pieces: { x: 1 },
      paper: 'letter' as const,
    }
    expect(settingsFor('/a', { print: { '/b': last }, presets: [] })).toMatchObject({
      preset: 'Brouillon',
      ink: 'saver',
      paper: 'letter',
      pieces: {},
    })
  })
})

describe('sheets of paper', () => {
  const placed = (asset: string) => ({ asset, title: asset, x: 0, y: 0, width: 9, height: 9, rotation: 0 })
  const report = (...sides: readonly ('front' | 'back' | 'white')[]) => ({
    sheets: sides.map((side, index) => ({
      page: index + 1,
      side: side === 'front' ? ('front' as const) : ('back' as const),
      pieces: side === 'white' ? [] : [placed(`${side} ${index}`)],
    })),
    origins: sides.map((side, index) => (side === 'white' ? [] : [index > 1 ? 1 : 0])),
    pieces: [],
    problems: [],
    cards: 0,
    cuts: 0,
    foldings: 0,
  })
  const file = (suffix: string) => ({ suffix, bytes: new Uint8Array() })

  it('have two sides in one file, or in two', () => {
    const sides = ['front', 'back', 'front', 'white', 'front'] as const
    const together = paperSheets({ files: [file('')], report: report(...sides) })
    expect(together.map(({ number, front, back, band }) => [number, front.page, back?.page, band])).toEqual([
      [1, 1, 2, 0],
      [2, 3, undefined, 1],
      [3, 5, undefined, 1],
    ])
    const apart = paperSheets({ files: [file(''), file('-dos')], report: report(...sides) })
    expect(apart.map(({ front, back }) => [front.page, back?.file, back?.page])).toEqual([
      [1, 1, 1],
      [2, undefined, undefined],
      [3, undefined, undefined],
    ])
  })

  it('show each kind where it lies: on a front, or alone on a back', () => {
    const spots = firstSpots(paperSheets({ files: [file('')], report: report('front', 'back') }))
    expect(spots.get('0/front 0')?.at.page).toBe(1)
    expect(spots.get('0/back 1')?.at.page).toBe(2)
  })
})
