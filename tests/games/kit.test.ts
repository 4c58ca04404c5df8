/** The kit: what every game prints, of any size, with nothing but the game's own words, and no problem told. */
import { describe, expect, it } from 'vitest'
import { isDrawn, type DraftPiece, type Ruling } from '../../src/core/index.ts'
import {
  area,
  cardBack,
  cardFace,
  cardFormat,
  emphasised,
  iconBack,
  numbersFirst,
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
  badge: { mark: 'II', diamond: true },
  cells: [
    { signs: ['portee'], value: '6″', says: 'en vue' },
    { signs: ['hourglass'], says: 'ce tour' },
  ],
  hero: { icon: 'wind-slap' },
  paragraphs: ['La cible recule de deux cases.', 'Une fois par partie.'],
  owner: 'Ysolde',
  numbers: [
    { label: 'Touche', value: '+2' },
    { label: 'Effet', value: '+1' },
  ],
}
const card = (size: DraftPiece['size'], over: Partial<CardWords> = {}): DraftPiece => {
  const format = cardFormat(size)
  return {
    title: 'carte',
    size,
    zoom: format.zoom,
    copies: 1,
    ...cardFace({ ...words, ...over }, format),
    back: cardBack({ look: 'essai', drawing: iconBack('wind-slap', format) }),
  }
}

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
    for (const said of ['Coup', 'vent', '6″', 'tour', 'recule', 'fois', 'Ysolde', 'Touche', '+2', 'II'])
      expect(letters).toContain(said)
    expect([problems, continued]).toEqual([[], false])
  })

  it.each([
    [63, 88, 1, 63, 88],
    // A tenth larger, all of it; a tall one keeps the height that is left for its picture.
    [70, 120, 1.111, 63, 108],
    [126, 176, 2, 63, 88],
    // A smaller card is squeezed less than it is smaller: letters must be read.
    [44, 68, 0.836, 52.65, 81.37],
    [70, 70, 0.892, 78.48, 78.48],
  ])('of %s by %s is laid out %s times smaller', (width, height, zoom, across, down) => {
    const format = cardFormat({ width, height })
    expect(format.zoom).toBeCloseTo(zoom, 3)
    expect(format.laid.width).toBeCloseTo(across, 1)
    expect(format.laid.height).toBeCloseTo(down, 1)
  })

  it('shows its number where it comes down to one, and its icon elsewhere', async () => {
    const hero = { icon: 'wind-slap', number: { label: 'cases', value: '−2' } }
    const { text } = await print(card({ width: 63, height: 88 }, { hero }))
    expect(text).toMatch(/−2/)
    expect(text).toMatch(/cases\b/)
  })

  it('sets numbers, and scores, apart from the words around them', () => {
    const strong = (text: string) => numbersFirst(text).flatMap(part => (part.strong ? [part.text] : []))
    expect(strong('La cible perd 2 PV, jetez 3D6 : +2 à la FOR, à 6 pouces au plus.')).toEqual([
      '2 PV',
      '3D6',
      '+2',
      'FOR',
      '6 pouces',
    ])
    expect(numbersFirst('Rien.')).toEqual([{ text: 'Rien.', strong: false }])
  })

  it('does without what it has not', async () => {
    const least = { cells: [], numbers: [], owner: '', badge: { ring: 'cul-de-lampe', icon: 'wind-slap' } }
    const { text, problems } = await print(card({ width: 63, height: 88 }, least))
    expect(problems).toEqual([])
    expect(text).not.toMatch(/Touche|vue|Ysolde|II/)
  })

  it('is of its game where the game has a template for it', () => {
    const format = cardFormat({ width: 63, height: 88 })
    expect(cardFace({ ...words, template: 'essai/ruse' }, format).template).toBe('essai/ruse')
    expect(cardFace(words, format).template).toBe('shared/card')
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
    // A small one has no room for all the words.
    expect(text).toMatch(/1\spouce\b/)
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

describe('sentences with words in bold', () => {
  it('are cut where the bold begins and ends', () => {
    expect(emphasised('La CA vaut 0, et 0 PA.', ['CA vaut 0', '0 PA'])).toEqual([
      { text: 'La ', strong: false },
      { text: 'CA vaut 0', strong: true },
      { text: ', et ', strong: false },
      { text: '0 PA', strong: true },
      { text: '.', strong: false },
    ])
    expect(emphasised('Rien.')).toEqual([{ text: 'Rien.', strong: false }])
  })

  it('never lose a word that is looked for', () => {
    expect(() => emphasised('La CA vaut 0.', ['PA'])).toThrow('« PA »')
  })
})

const a4 = { width: 210, height: 297 }

describe('a ruler', () => {
  const inch = { one: 'pouce', many: 'pouces', millimetres: 25.4 }
  /** Where each whole unit is marked, in mm from the edge that is zero. */
  const wholes = ({ data }: DraftPiece): readonly number[] => {
    const { drawing } = data
    if (typeof drawing !== 'object' || drawing === null || !isDrawn(drawing)) throw new Error('no drawing')
    return [drawing.drawing]
      .flat()
      .flatMap(({ marks }) => marks)
      .flatMap(mark =>
        mark.kind === 'line' && mark.points[0]?.y === 0 && mark.points[1]?.y === 13
          ? (mark.points[0]?.x ?? 0)
          : [],
      )
  }

  it('marks each unit at its length from the edge', () => {
    const [first, second] = [
      rulerPart({ unit: inch, from: 0, to: 3, tab: true }),
      rulerPart({ unit: { ...inch, millimetres: 20 }, from: 3, to: 6, tab: false }),
    ]
    expect(wholes(first)).toEqual([25.4, 50.8, 76.19999999999999])
    expect(wholes(second)).toEqual([20, 40, 60])
  })

  it('has the centimetres that its units come to along its other edge, and a distance with its name', async () => {
    const part = rulerPart({
      unit: { ...inch, millimetres: 20 },
      from: 0,
      to: 6,
      tab: false,
      centimetres: true,
      note: ['1 pouce', '= 2 cm'],
      marks: [
        { at: 4, icons: ['cat'], text: 'Chat Noir' },
        { at: 9, icons: ['cat'], text: 'ailleurs' },
      ],
    })
    const { text, problems } = await print(part)
    expect(problems).toEqual([])
    expect(text).toMatch(/\b11\b/)
    expect(text).toMatch(/= 2 cm/)
    expect(text).toContain('Chat Noir')
    expect(text).not.toContain('ailleurs')
  })
})

describe('a page', () => {
  const made = (count: number, subjects: readonly string[]): readonly Ruling[] =>
    Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      title: `Titre ${index + 1}`,
      text: 'Le livre donne deux portées à ce sort, et la plus longue est celle que l’on joue, sauf contre un mur de pierre ou une porte.',
      ...(subjects.length > 0 && {
        subject: { title: subjects[index % subjects.length] ?? '', icon: 'anvil' },
      }),
    }))

  it('of rulings numbers them', async () => {
    const rulings = [{ number: 1, title: 'Le gué', text: 'Il compte double.' }]
    const { text, problems } = await print(rulingsPage(rulings, a4))
    expect(problems).toEqual([])
    expect(text).toMatch(/1\s+Le gué\. Il compte double\./)
  })

  it.each([
    [5, 1],
    [28, 1],
    [60, 2],
    [150, 5],
  ])('of %s rulings takes %s sides, each ruling once, under its subject', async (count, sides) => {
    const { files, report } = await printMade(bare, [rulingsPage(made(count, ['Fer', 'Magie']), a4)])
    const text = await textOf(files[0]?.bytes ?? new Uint8Array())
    expect(report.problems).toEqual([])
    expect(report.sheets).toHaveLength(sides)
    expect(Math.min(...report.pieces.map(({ smallestPt }) => smallestPt))).toBeGreaterThanOrEqual(9.5)
    const numbers = [...text.matchAll(/Titre (\d+)\./g)].map(([, number]) => Number(number))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
    for (const subject of ['Fer', 'Magie']) expect(text).toContain(subject)
  })

  it('of rulings stands in two columns, odd numbers first where they are of the first subject', () => {
    const page = rulingsPage(made(40, ['Fer', 'Magie']), a4)
    const { rulings, few } = page.data
    const numbers = Array.isArray(rulings) ? rulings.map(ruling => ruling.number) : []
    expect(few).toBe(false)
    expect(numbers.slice(0, 3)).toEqual([1, 3, 5])
    expect(numbers.slice(20, 23)).toEqual([2, 4, 6])
    expect(rulingsPage(made(5, []), a4).data['few']).toBe(true)
  })

  it('shares its quarters without a scrap', () => {
    expect(quarterOf({ width: 210, height: 297 })).toEqual({ width: 105, height: 148.5 })
    expect(quarterOf({ width: 215.9, height: 279.4 })).toEqual({ width: 107.95, height: 139.7 })
  })
})
