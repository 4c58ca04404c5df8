/** The sheets of figures as they are printed: where each thing stands, how large, on which paper. */
import { describe, expect, it } from 'vitest'
import { openBand, type JsonObject } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { papers } from '../../src/press/index.ts'
import { hasTools, svgOf, textOf } from './pdf.ts'
import { plainLook, plainSheet, printBand, sampleBand } from './press.ts'

const assets = ['figure-sheets']

const flat = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ')

const bandWith = (...figures: readonly JsonObject[]) => {
  const band = openBand(
    {
      format: 'copiste-band',
      version: 1,
      system: 'flammes-et-fantassins',
      name: 'Essai',
      roster: { points: 12, figures: [...figures] },
    },
    systems,
  )
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

const thief = {
  name: 'Wandrille Pied-de-Biche de la Haute-Marche',
  build: 'agile',
  classes: ['archer', 'voleur', 'druide'],
  equipment: ['arme-a-une-main', 'arc', 'pavois', 'cuir', 'bombe', 'parchemin:marche-des-forets-et-collines'],
  speciality: 'druide',
  spells: ['poison', 'eclair'],
  notes: 'Une devise.',
}
const knight = {
  name: 'A'.repeat(120),
  build: 'puissant',
  classes: ['chevalier', 'archer', 'soldat'],
  equipment: ['arme-a-deux-mains', 'couteaux-de-lancer', 'plaque', 'bouclier', 'grappin', 'potion-de-force'],
}
const rogue = {
  name: 'Trois Roublards',
  build: 'puissant',
  classes: ['ranger', 'skald', 'barde'],
  equipment: ['masse', 'arbalete-lourde', 'pavois', 'cuir', 'bombe', 'potion-d-eloquence'],
}
const nobody = { name: '', build: 'puissant', classes: [], equipment: [] }
const fullest = bandWith(thief, knight, rogue, nobody)

describe('the sheets of figures', () => {
  it.each([
    ['a4', 'normal'],
    ['a4', 'dyslexia'],
    ['letter', 'normal'],
    ['letter', 'dyslexia'],
  ] as const)(
    'hold all of the fullest figures on %s in %s text, in one size of at least 8.5 points',
    async (paper, text) => {
      const { report } = await printBand(fullest, {
        assets,
        look: { ...plainLook, text },
        sheet: { ...plainSheet, paper: papers[paper] },
      })
      expect(report.problems).toEqual([])
      const sizes = report.pieces
        .filter(({ title }) => !title.includes('suite'))
        .map(({ smallestPt }) => smallestPt)
      expect(sizes).toHaveLength(4)
      expect(new Set(sizes).size).toBe(1)
      expect(sizes[0]).toBeGreaterThanOrEqual(8.5)
    },
  )

  it('are A6, four a page, each with its back behind it', async () => {
    const { report } = await printBand(sampleBand('mages'), { assets })
    expect(report.sheets.map(({ side, pieces }) => [side, pieces.length])).toEqual([
      ['front', 4],
      ['back', 4],
      ['front', 1],
      ['back', 1],
    ])
    expect(report.pieces.every(({ continued }) => !continued)).toBe(true)
  })

  it('are A5 in large print, two a page', async () => {
    const { report } = await printBand(fullest, { assets, look: { ...plainLook, text: 'large' } })
    expect(report.problems).toEqual([])
    const [first] = report.sheets
    expect(first?.pieces.map(({ width, height }) => [width, height])).toEqual([
      [210, 148.5],
      [210, 148.5],
    ])
    expect(Math.min(...report.pieces.map(({ smallestPt }) => smallestPt))).toBeGreaterThan(10)
  })

  it.skipIf(!hasTools)('are played with from the front, and looked up on the back', async () => {
    const { files } = await printBand(bandWith(thief), { assets })
    const [front = '', back = ''] = textOf(files[0]?.bytes ?? new Uint8Array())
      .split('\f')
      .map(flat)
    for (const word of [
      'Sans pavois : DEX +2, Dép. 8″, Mêl. +2, Tir +3',
      'pas de Charge',
      'PA de Héros',
      'Une fois par partie',
      'Langage animal',
      'Concentré',
      'Sentinelle',
    ])
      expect(front.toLowerCase()).toContain(word.toLowerCase())
    for (const word of ['Sorts de Nature', 'Équipement', 'Pavois CA +1, DEX −1', 'Une devise.']) {
      expect(back).toContain(word)
      expect(front).not.toContain(word)
    }
    expect(front).not.toContain('À votre tour')
  })

  it.skipIf(!hasTools)('have trays at least 20 mm high for the cubes of PA', async () => {
    const { files } = await printBand(fullest, { assets, sheet: { ...plainSheet, paper: papers.letter } })
    const svg = svgOf(files[0]?.bytes ?? new Uint8Array(), 1)
    const trays = [...svg.matchAll(/stroke-dasharray:[\d.][^"]*"[^>]* d="([^"]+)"/g)].map(([, d = '']) => {
      const heights = [...d.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))
      return (Math.max(...heights) - Math.min(...heights)) * (25.4 / 72)
    })
    expect(trays).toHaveLength(4)
    expect(Math.min(...trays)).toBeGreaterThanOrEqual(20)
  })

  it('without backs are their fronts alone', async () => {
    const { report } = await printBand(sampleBand('trio'), {
      assets,
      sheet: { ...plainSheet, backs: 'none' },
    })
    expect(report.sheets.map(({ pieces }) => pieces.length)).toEqual([3])
  })

  it.skipIf(!hasTools)('go on with a long story, and never for a motto or a reminder', async () => {
    const short = await printBand(bandWith({ ...thief, notes: 'Une devise d’une ligne.' }), { assets })
    expect(short.report.pieces).toHaveLength(1)
    const long = await printBand(bandWith({ ...thief, notes: 'Il raconte sa vie. '.repeat(100) }), { assets })
    expect(long.report.problems).toEqual([])
    expect(long.report.pieces.length).toBeGreaterThan(1)
    const text = flat(textOf(long.files[0]?.bytes ?? new Uint8Array()))
    expect(text.match(/raconte/g)).toHaveLength(100)
  })
})
