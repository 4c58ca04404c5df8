/** What a table shares: the leaf of reference with the numbers of the equipment, the rulings, rulers and areas. */
import { describe, expect, it } from 'vitest'
import { printJob } from '../../../src/app/printing.ts'
import { openBand, type Band, type JsonObject, type Piece } from '../../../src/core/index.ts'
import { rulings } from '../../../src/games/flammes-et-fantassins/catalog/index.ts'
import { systems } from '../../../src/games/index.ts'
import { papers } from '../../../src/press/index.ts'
import { textOf } from '../../press/pdf.ts'
import { plainLook, plainSheet, plainWish, printBand, sampleBand } from '../../press/press.ts'
import { bandFile, figureJson } from './bands.ts'

const bandWith = (...figures: readonly JsonObject[]): Band => {
  const band = openBand(bandFile(figures.map(figure => figureJson(figure))), systems)
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

const made = (
  bands: readonly Band[],
  assets: readonly string[],
  wish: Partial<typeof plainWish> = {},
): readonly Piece[] => {
  const job = printJob(bands, { ...plainWish, ...wish, assets })
  if (!job.ok) throw new Error(job.diagnostics[0]?.message)
  return job.value.batches.flatMap(({ pieces }) => pieces)
}

const fighters = bandWith({ classes: ['soldat'], equipment: ['arme-a-une-main'] })

/** The rows of all tables of a face, each as its name and its cells. */
const rowsOf = (value: unknown): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('name' in value && 'cells' in value && Array.isArray(value.cells))
    return [[`${value.name}`, ...value.cells.map(({ text }) => `${text}`)]]
  return Object.values(value).flatMap(rowsOf)
}

describe('the numbers of the equipment (annexe «L’Équipement»)', () => {
  const [leaf] = made([fighters], ['reference-sheets'])
  const rows = rowsOf(leaf?.back?.data)
  const rowOf = (name: string) => rows.find(([first]) => first === name)?.slice(1)

  it.each([
    // Hands, to hit, damage, range.
    ['Arme à deux mains', '2', '+1', 'FOR\u00a0+1', 'moins de 1″'],
    ['Arme à une main', '1', '+1', 'FOR', 'moins de 1″'],
    ['Bâton', '2', '+0', 'FOR\u00a0−1', 'moins de 1″'],
    ['Dague', '1', '−1', 'FOR', 'moins de 1″'],
    ['Arbalète légère', '2', '+1', '+1', '8″'],
    ['Arbalète lourde', '2', '+1', '+2', '10″'],
    ['Arc', '2', '+1', 'FOR', '8″'],
    ['Arc long', '2', '+0', 'FOR', '12″'],
    ['Couteaux de lancer', '1', '+0', '+0', '1 + DEX + FOR'],
  ])('%s', (name, ...numbers) => expect(rowOf(name)?.slice(0, 4)).toEqual(numbers))

  it('says what else a weapon gives', () => {
    expect(rowOf('Bâton')?.at(-1)).toContain('Tra. +1')
    expect(rowOf('Dague')?.at(-1)).toContain('Dép. +1')
  })

  it.each([
    // CA, Trame, PV, DEX; what does not change is left out.
    ['Robe', '−1', '+2', '', ''],
    ['Cuir', '+1', '−1', '+1', ''],
    ['Maille', '+2', '−2', '+2', ''],
    ['Plaque', '+3', '−3', '+4', '−1'],
    ['Bouclier', '+1', '−2', '', ''],
    ['Pavois', '+1', '', '', '−1'],
    ['Nu', '−1', '', '', ''],
  ])('%s', (name, ...numbers) => expect(rowOf(name)).toEqual(numbers))

  it('stands beside the trophies of a campaign', () =>
    expect(rowOf('Trophées d’une victoire')).toEqual(['1', '1', '2', '3', '5', '8', '13', '21', '34']))
})

describe('on paper', () => {
  it.each([
    ['as it is', {}, 3, 9.5],
    ['in Letter', { sheet: { ...plainSheet, paper: papers.letter } }, 3, 9.5],
    ['in gravure, outlined', { look: { ...plainLook, theme: 'gravure', ink: 'outline' as const } }, 3, 9.5],
    ['for dyslexia', { look: { ...plainLook, text: 'dyslexia' as const } }, 3, 8.9],
    // Two leaves, and the rulings go on behind their own.
    ['in large letters', { look: { ...plainLook, text: 'large' as const } }, 6, 11.5],
  ])(
    '%s, the reference has its sides, and no small letters',
    async (_, wish, sides, least) => {
      const { files, report } = await printBand(fighters, { ...wish, assets: ['reference-sheets'] })
      expect(report.problems).toEqual([])
      expect(report.sheets.filter(({ pieces }) => pieces.length > 0)).toHaveLength(sides)
      expect(Math.min(...report.pieces.map(({ smallestPt }) => smallestPt))).toBeGreaterThanOrEqual(least)
      const text = (await textOf(files[0]?.bytes ?? new Uint8Array())).replace(/\s+/g, ' ')
      for (const said of [
        'Sentinelle',
        'Contre-attaque',
        'Arbalète lourde',
        'Potion d’Éloquence',
        'Campagne',
      ])
        expect(text).toContain(said)
      for (const { title } of rulings) expect(text.split(`${title}.`), title).toHaveLength(2)
    },
    60_000,
  )
})

describe('rulings', () => {
  it('have a subject each', () => {
    expect(rulings.filter(({ subject }) => !subject).map(({ number }) => number)).toEqual([])
  })

  it('are on the page once, with their number, subject by subject', () => {
    const page = made([fighters], ['reference-sheets']).find(({ title }) => title === 'Arbitrages')
    const listed = page?.data['rulings']
    const shown = Array.isArray(listed) ? listed : []
    const numbers = shown.map(({ number }) => Number(number))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(rulings.map(({ number }) => number))
    const opened = shown.filter(({ opens }) => opens).map(({ subject }) => subject.title)
    expect(opened).toEqual(['Fer et équipement', 'Magie et talents', 'La Bande', 'En jeu'])
    expect(shown.find(({ number }) => number === 22)).toMatchObject({
      subject: { title: 'Fer et équipement' },
    })
  })
})

describe('rulers', () => {
  const lengths = (options: Readonly<Record<string, string>>) =>
    made([fighters], ['rulers'], { options })
      .filter(({ title }) => title.startsWith('Réglette'))
      .map(({ title, data }) => [title, data['length']])

  it('are as long as the table’s own inch', () => {
    expect(lengths({})).toEqual([
      ['Réglette, pouces 0 à 6', expect.closeTo(152.4)],
      ['Réglette, pouces 6 à 12', expect.closeTo(152.4)],
    ])
    expect(lengths({ mesures: '2.5cm' })).toEqual([
      ['Réglette, pouces 0 à 6', 150],
      ['Réglette, pouces 6 à 12', 150],
    ])
    expect(lengths({ mesures: '2cm' })).toEqual([
      ['Réglette, pouces 0 à 6', 120],
      ['Réglette, pouces 6 à 12', 120],
    ])
    expect(lengths({ mesures: '1cm' })).toEqual([['Réglette, pouces 0 à 12', 120]])
    expect(() => lengths({ mesures: 'coudées' })).toThrow('pouces, 2.5cm, 2cm, 1cm')
  })

  it('print without a problem in each measure', async () => {
    for (const mesures of ['pouces', '2.5cm', '2cm', '1cm']) {
      const { report } = await printBand(sampleBand('mages'), { assets: ['rulers'], options: { mesures } })
      expect([mesures, report.problems]).toEqual([mesures, []])
    }
  }, 60_000)
})

describe('areas', () => {
  const areasOf = (bands: readonly Band[], options: Readonly<Record<string, string>> = {}) =>
    made(bands, ['rulers'], { options })
      .filter(({ template }) => template === 'shared/area')
      .map(({ data, size }) => [data['count'], data['uses'], Math.round(size.width * 10) / 10])

  const mage = {
    classes: ['magicien', 'alchimiste'],
    equipment: ['baton', 'parchemin:silence'],
    spells: ['boule-de-feu', 'projectile-magique'],
  }

  it('are not printed where nobody casts, throws or lays what has one', () => {
    expect(areasOf([fighters])).toEqual([])
  })

  it('are those of the spells known or carried, of bombs and of traps', () => {
    expect(areasOf([bandWith(mage)])).toEqual([
      [3, 'Boule de feu', 152.4],
      [4, 'Silence', 101.6],
    ])
    expect(areasOf([bandWith({ classes: ['ranger'], equipment: ['arc', 'bombe'] })])).toEqual([
      [2, 'Bombe, Piège', 101.6],
    ])
  })

  it('are those of all bands that are printed together, once', () => {
    expect(areasOf([fighters, bandWith(mage), bandWith(mage)])).toEqual([
      [3, 'Boule de feu', 152.4],
      [4, 'Silence', 101.6],
    ])
  })

  it('are as wide as the table’s own inch makes them', () => {
    expect(areasOf([bandWith(mage)], { mesures: '1cm' })).toEqual([
      [3, 'Boule de feu', 60],
      [4, 'Silence', 80],
    ])
  })
})
