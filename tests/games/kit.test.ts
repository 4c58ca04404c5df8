/** The kit: what every game prints, of any size, with nothing but the game's own words, and no problem told. */
import { describe, expect, it } from 'vitest'
import type { DraftPiece } from '../../src/core/index.ts'
import {
  area,
  cardBack,
  cardFace,
  quarterOf,
  round,
  rulerPart,
  rulingsPage,
  standee,
  token,
  type CardWords,
} from '../../src/games/kit/index.ts'
import { svgOf, textOf } from '../press/pdf.ts'
import { printMade } from '../press/press.ts'

/** A game that has the kit and no style of its own. */
const bare = { 'essai/style.css': '@import "shared/kit.css";' }

const print = async (...pieces: readonly DraftPiece[]) => {
  const { files, report } = await printMade(bare, pieces)
  return {
    text: await textOf(files[0]?.bytes ?? new Uint8Array()),
    /** Some cards lie on their side: their lines come in another order of blanks. */
    letters: (await textOf(files[0]?.bytes ?? new Uint8Array())).replace(/\s/g, ''),
    problems: report.problems.map(({ code, title }) => `${code}: ${title}`),
    continued: report.pieces.some(({ continued }) => continued),
  }
}

const words: CardWords = {
  look: 'essai',
  title: 'Coup de vent',
  kind: 'Ruse',
  icon: 'wind-slap',
  ring: 'cul-de-lampe',
  tail: 'cul-de-lampe',
  level: 'II',
  facts: [{ label: 'Cible', value: 'une figurine', strong: 'en vue' }],
  paragraphs: ['La cible recule de deux cases.', 'Une fois par partie.'],
  owner: 'Ysolde',
  numbers: [
    { label: 'Touche', value: '+2' },
    { label: 'Effet', value: '+1' },
  ],
}
const card = (size: DraftPiece['size'], over: Partial<CardWords> = {}): DraftPiece => ({
  title: 'carte',
  size,
  copies: 1,
  ...cardFace({ ...words, ...over }),
  back: cardBack({ look: 'essai', icon: 'wind-slap' }),
})

describe('a card', () => {
  it.each([
    [63, 88],
    [57, 89],
    [44, 68],
    [70, 120],
    [70, 70],
    [105, 148],
  ])('of %s by %s says all that it has to', async (width, height) => {
    const { letters, problems, continued } = await print(card({ width, height }))
    for (const said of ['Coup', 'vent', 'Cible', 'vue', 'recule', 'fois', 'Ysolde', 'Touche', '+2'])
      expect(letters).toContain(said)
    expect([problems, continued]).toEqual([[], false])
  })

  it('does without what it has not', async () => {
    const least = card({ width: 63, height: 88 }, { facts: [], numbers: [], owner: '', level: undefined })
    const { text, problems } = await print(least)
    expect(problems).toEqual([])
    expect(text).not.toMatch(/Touche|Cible|Ysolde/)
  })

  it('is of its game where the game has a template for it', () => {
    expect(cardFace({ ...words, template: 'essai/ruse' }).template).toBe('essai/ruse')
    expect(cardFace(words).template).toBe('shared/card')
  })
})

describe('what lies on the table', () => {
  it.each([12, 20, 25, 40, 60])('a token of %s mm', async diameter => {
    const made = token({ look: 'a', title: 'Peur', icon: 'ghost', text: 'Peur', copies: 3, diameter })
    expect(made).toMatchObject({ size: round(diameter), copies: 3 })
    const { text, problems } = await print(made)
    expect([text.match(/Peur/g)?.length ?? 0, problems]).toEqual([3, []])
  })

  it.each([15, 25, 40, 60])('a standee on a base of %s mm', async base => {
    const made = standee({ name: 'Ogre', portrait: undefined, emblem: 'ogre', base })
    // Twice a figure as tall as it is wide and nine tenths, and a tab for the base at each end.
    expect(made.size).toEqual({ width: base + 6, height: 2 * (Math.round(base * 1.9) + base / 2) })
    expect((await print(made)).problems).toEqual([])
  })

  it('rulers of any unit, put together by a tab', async () => {
    const unit = { one: 'centimètre', many: 'centimètres', millimetres: 10 }
    const part = rulerPart({ unit, from: 0, to: 15, tab: true })
    expect(part).toMatchObject({ title: 'Réglette, centimètres 0 à 15', size: { width: 162, height: 22 } })
    const { text, problems } = await print(part, rulerPart({ unit, from: 15, to: 30, tab: false }))
    expect(problems).toEqual([])
    for (const number of ['1', '15', '16', '30']) expect(text).toMatch(new RegExp(`\\b${number}\\b`))
  })

  it('areas, a quarter of them where they would take most of the paper', async () => {
    const unit = { one: 'pouce', many: 'pouces', millimetres: 25.4 }
    const a4 = { width: 210, height: 297 }
    const small = area({ unit, radius: 3, uses: 'Feu' }, a4)
    const large = area({ unit, radius: 4, uses: 'Silence' }, a4)
    expect([small.title, large.title]).toEqual([
      'Gabarit de 3\u00a0pouces',
      'Quart de gabarit de 4\u00a0pouces',
    ])
    expect(small.size.width).toBeCloseTo(152.4)
    expect(large.size.width).toBeCloseTo(101.6)
    const { text, problems } = await print(small, large, area({ unit, radius: 1, uses: '' }, a4))
    expect(problems).toEqual([])
    expect(text).toMatch(/3\spouces de rayon/)
    expect(text).toMatch(/1\spouce de rayon/)
  })
})

describe('a track', () => {
  it('says what it counts, and has a box for each', async () => {
    const files = {
      ...bare,
      'essai/piece.hbs': '<div style="display: flex">{{> shared/track label="PV" count=life}}</div>',
    }
    const track = async (life: number) => {
      const { files: pdfs, report } = await printMade(files, [{ data: { life } }], { marks: 'none' })
      expect(report.problems).toEqual([])
      const pdf = pdfs[0]?.bytes ?? new Uint8Array()
      return { text: textOf(pdf), drawn: svgOf(pdf, 1).match(/stroke-width/g)?.length ?? 0 }
    }
    const [none, seven] = [await track(0), await track(7)]
    expect(seven.text).toMatch(/PV\s+7/)
    expect(seven.drawn - none.drawn).toBe(7)
  })
})

describe('a page', () => {
  it('of rulings numbers them', async () => {
    const rulings = [{ number: 1, title: 'Le gué', text: 'Il compte double.' }]
    const { text, problems } = await print(rulingsPage(rulings, { width: 210, height: 297 }))
    expect(problems).toEqual([])
    expect(text).toMatch(/1\s+Le gué\. Il compte double\./)
  })

  it('shares its quarters without a scrap', () => {
    expect(quarterOf({ width: 210, height: 297 })).toEqual({ width: 105, height: 148.5 })
    expect(quarterOf({ width: 215.9, height: 279.4 })).toEqual({ width: 107.95, height: 139.7 })
  })
})
