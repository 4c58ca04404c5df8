/** The wish to print: one schema, from which all that a player may set is read. */
import { describe, expect, it } from 'vitest'
import { calls } from '../../src/app/bridge.ts'
import {
  cardFormats,
  cardSize,
  houseOptions,
  settingsSchema,
  usualSettings,
  wishOf,
} from '../../src/app/wish.ts'
import { optionTakes, optionValue, wantedBy, type PrintOption } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { papers, perfectPrinter } from '../../src/press/index.ts'

const themes = [
  { id: 'enluminure', name: 'Enluminure' },
  { id: 'gravure', name: 'Gravure' },
]
const house = houseOptions(themes)
const optionOf = (id: string): PrintOption => {
  const option = house.find(one => one.id === id)
  if (!option) throw new Error(`no option ${id}`)
  return option
}
const idsOf = (id: string): readonly string[] => {
  const option = optionOf(id)
  return option.kind === 'choice' || option.kind === 'size' ? option.choices.map(one => one.id) : []
}
const settingsOf = (given: Readonly<Record<string, unknown>>) => settingsSchema.safeParse(given)

describe('wish: the options of the house', () => {
  it('are these, with these words first', () => {
    expect(house.map(({ id, usual }) => [id, usual])).toEqual([
      ['paper', 'a4'],
      ['card', 'poker'],
      ['backs', 'long-edge'],
      ['bleed', 0],
      ['marks', 'guides'],
      ['ink', 'full'],
      ['theme', 'jeu'],
      ['text', 'normal'],
      ['copies', 1],
      ['png', 150],
    ])
  })

  it('offer every paper and every format of cards that there is, by its name and size', () => {
    expect(idsOf('paper')).toEqual(['a4', 'letter'])
    expect(idsOf('paper')).toEqual(Object.keys(papers))
    expect(idsOf('card')).toEqual(['poker', 'bridge', 'mini', 'tarot', 'square'])
    expect(idsOf('card')).toEqual(Object.keys(cardFormats))
    const card = optionOf('card')
    expect(card.kind === 'size' && card.choices[3]).toEqual({
      id: 'tarot',
      label: 'Tarot, 70 × 120 mm',
      size: { width: 70, height: 120 },
    })
  })

  it('offer the themes that there are', () => {
    expect(idsOf('theme')).toEqual(['jeu', 'enluminure', 'gravure'])
    const [first] = houseOptions([{ id: 'azur', name: 'Azur' }]).filter(({ id }) => id === 'theme')
    expect(first?.kind === 'choice' && first.choices).toEqual([
      { id: 'jeu', label: 'Celui du jeu' },
      { id: 'azur', label: 'Azur' },
    ])
    const [named] = houseOptions([], { id: 'azur', name: 'Azur' }).filter(({ id }) => id === 'theme')
    expect(named?.kind === 'choice' && named.choices).toEqual([{ id: 'jeu', label: 'Celui du jeu (azur)' }])
  })

  it('are remembered as they are set, every word and both bounds of each', () => {
    for (const option of house) {
      const values =
        option.kind === 'number'
          ? [option.min, option.max]
          : option.kind === 'toggle'
            ? [true, false]
            : idsOf(option.id)
      expect(values.length, option.id).toBeGreaterThan(1)
      for (const value of values) {
        const kept = settingsOf({ [option.id]: value })
        expect(kept.success && optionValue(option, kept.data), `${option.id} ${value}`).toBe(value)
        expect(kept.success && settingsOf(JSON.parse(JSON.stringify(kept.data))).data).toEqual(kept.data)
      }
    }
  })

  it('have no name that a game takes for an option of its own', () => {
    const taken = new Set(house.map(({ id }) => id))
    const own = systems.flatMap(({ printOptions }) => printOptions.map(({ id }) => id))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(id => taken.has(id))).toEqual([])
  })

  it.each([
    [{ paper: 'a0' }],
    [{ paper: 'toString' }],
    [{ card: '__proto__' }],
    [{ card: '39x88' }],
    [{ card: '60x54.5' }],
    [{ card: '210.5x100' }],
    [{ card: '100x297.1' }],
    [{ card: '1e2x88' }],
    [{ card: '60x80x90' }],
    [{ backs: null }],
    [{ bleed: 5.1 }],
    [{ bleed: '3' }],
    [{ copies: 2.5 }],
    [{ copies: 21 }],
    [{ png: 35 }],
    [{ png: 801 }],
    [{ png: 150.5 }],
  ])('take nothing like %j', given => {
    expect(settingsOf(given).success).toBe(false)
  })
})

describe('wish: what an older Copiste remembered', () => {
  it('is read as it was, and what has come since is the usual', () => {
    const remembered = {
      assets: ['tokens'],
      paper: 'letter',
      card: 'mini',
      backs: 'fold',
      bleed: 3,
      marks: 'crop',
      ink: 'saver',
      theme: 'gravure',
      text: 'large',
      printer: 'Bureau',
      copies: 2,
      options: { base: 30, chances: true },
    }
    expect(settingsSchema.parse(remembered)).toEqual({
      ...remembered,
      png: 150,
      times: {},
      pieces: {},
      preset: null,
    })
  })
})

describe('wish: a size of one’s own', () => {
  it('is remembered as it is written, and printed so', () => {
    const settings = settingsSchema.parse({ card: '60.5x90' })
    expect(settings.card).toBe('60.5x90')
    expect(wishOf(settings, perfectPrinter, undefined).card).toEqual({ width: 60.5, height: 90 })
    expect(cardSize(settingsSchema.parse({ card: '210x297' }))).toEqual({ width: 210, height: 297 })
    expect(cardSize(settingsSchema.parse({ card: '40x55' }))).toEqual({ width: 40, height: 55 })
  })

  it('that has a name is no other piece than by its name: pieces printed before stay known', () => {
    expect(wishOf(usualSettings, perfectPrinter, undefined).card).toEqual({ width: 63, height: 88 })
    expect(wishOf(settingsSchema.parse({ card: '63x88' }), perfectPrinter, undefined).card).toEqual({
      width: 63,
      height: 88,
    })
  })

  it('is told its bounds', () => {
    expect(wantedBy(optionOf('card'))).toBe(
      'un de ces formats : poker, bridge, mini, tarot, square, ou LxH en mm, de 40x55 à 210x297',
    )
    expect(wantedBy(optionOf('copies'))).toBe('un nombre entier de 1 à 20')
    expect(wantedBy(optionOf('bleed'))).toBe('un nombre de 0 à 5')
    expect(optionTakes(optionOf('card'), '60,5x90')).toBe(true)
  })
})

describe('wish: pictures', () => {
  it.each([
    [36, true],
    [800, true],
    [35, false],
    [801, false],
    [150.5, false],
  ])('of %d dots are drawn for a window as for the command line: %s', (dpi, taken) => {
    const asked = calls.png.safeParse({ document: {}, settings: {}, lane: 'impression', dpi })
    expect(asked.success).toBe(taken)
    expect(settingsOf({ png: dpi }).success).toBe(taken)
  })
})
