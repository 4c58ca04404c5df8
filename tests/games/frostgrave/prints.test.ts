/** What is printed, as it lies on paper: measured, read back, and whole for any warband in any format, ink and letters. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFormats } from '../../../src/app/wish.ts'
import { isJsonObject, openBand, type Band, type JsonObject } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { papers, type Look } from '../../../src/press/index.ts'
import { printedWords } from '../../press/pages.ts'
import { bandOf, plainLook, plainSheet, printBand } from '../../press/press.ts'
import { roster } from './arbitrary.ts'

const look = { ...plainLook, theme: 'givre' }
const sheet = { ...plainSheet, backs: 'none' as const }

const system = systems.find(({ id }) => id === 'frostgrave')
if (!system) throw new Error('no such game')
const everything = system.assets.map(({ id }) => id)
const cards = ['soldier-cards', 'spell-cards', 'creature-cards', 'modifier-cards', 'blank-cards']

type Wish = Parameters<typeof printBand>[1]

const bandFrom = (name: string, json: JsonObject): Band => {
  const band = openBand(
    { format: 'copiste-band', version: 1, system: 'frostgrave', name, roster: json },
    systems,
  )
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

const problemsOf = async (band: Band, wish: Wish): Promise<readonly string[]> => {
  const { report } = await printBand(band, wish)
  return report.problems.map(({ code, asset, title }) => `${code}: ${asset}, ${title}`)
}

const letters = (text: string): string => text.normalize('NFC').replace(/[\s\u00a0\u202f-]/g, '')

const lettersOf = async (band: Band, wish: Wish): Promise<string> => {
  const { files } = await printBand(band, { look, ...wish })
  const words = await Promise.all(files.map(({ bytes }) => printedWords(bytes)))
  return letters(
    words
      .flat()
      .map(({ text }) => text)
      .join(''),
  )
}

const stats: JsonObject = { mouvement: 6, combat: 2, tir: 1, armure: 12, volonte: 3, sante: 14 }
const long = 'Archibald-Maximilien de la Tour-Penchée-sur-la-Glace, quatrième du nom, dit le Frileux'

/** Ten soldiers with three weapons each, ten spells, long names and notes. */
const crowd = bandFrom('La très longue compagnie des Glaces éternelles et des Manteaux perdus', {
  soldiersAgreed: 10,
  options: { critical: true, wounded: true },
  wizard: {
    name: long,
    stats,
    equipment: [
      { name: 'Bâton', damage: -1, opponent: -1 },
      { name: 'Dague', damage: -1 },
      { name: 'Fiole cachetée', kind: 'objet' },
    ],
    notes: 'A froid. '.repeat(60),
    spells: Array.from({ length: 10 }, (_, index) => ({
      name: `Sort numéro ${index + 1} de la nuit`,
      castingValue: 6 + index,
      resist: index % 2 === 0,
      target: 'une figurine en vue',
      text: index === 4 ? 'Tout gèle jusqu’aux os. '.repeat(40) : 'Un effet qui dure.',
    })),
  },
  apprentice: { name: 'Perrine', stats, castingValues: { 'Sort numéro 1 de la nuit': 9 } },
  soldiers: Array.from({ length: 10 }, (_, index) => ({
    name: index === 0 ? long : `Soldat ${index + 1} du Grand Froid`,
    title: 'Fantassin lourd à bouclier',
    stats: index === 0 ? { ...stats, sante: 70 } : stats,
    traits: index === 0 ? ['mort-vivant', 'grand', 'immateriel'] : [],
    equipment: [
      { name: 'Hallebarde à crochet de brèche', damage: 2, opponent: -1 },
      { name: 'Arbalète à cric', kind: 'tir', damage: 2, reload: true },
      { name: 'Couteau', damage: -1 },
      { name: 'Armure de plates', kind: 'protection' },
    ],
    notes: index === 0 ? 'Ne plie pas. '.repeat(20) : '',
  })),
  creatures: [
    { name: 'Loup gris', stats: { ...stats, sante: 6 }, traits: ['animal'], notes: 'Hurle.' },
    { name: 'Colosse', stats: { ...stats, sante: 34 }, traits: ['grand', 'golem'], controlled: true },
  ],
})

const samples = system.samples.map(sample => [sample.id, sample] as const)

const looks: readonly (readonly [string, Partial<Look>])[] = [
  ['full ink', {}],
  ['outlines', { ink: 'outline' }],
  ['little ink', { ink: 'saver' }],
  ['large letters', { text: 'large' }],
  ['letters for dyslexia', { text: 'dyslexia' }],
  ['the engraving', { theme: 'gravure' }],
]

describe('on paper', () => {
  it('a spell card is cut as asked, and its back lies behind it', async () => {
    const [sample] = system.samples
    if (!sample) throw new Error('no sample')
    const { report } = await printBand(bandOf(system, sample), { assets: ['spell-cards'], look })
    const [front, behind] = report.sheets
    for (const { width, height } of front?.pieces ?? []) expect([width, height]).toEqual([63, 88])
    const mirrored = (behind?.pieces ?? []).map(
      ({ x, y, width }) => `${Math.round(210 - x - width)}/${Math.round(y)}`,
    )
    expect(mirrored.toSorted()).toEqual(
      (front?.pieces ?? []).map(({ x, y }) => `${Math.round(x)}/${Math.round(y)}`).toSorted(),
    )
  })

  it.each([
    ['pouces', 25.4],
    ['2.5cm', 25],
    ['2cm', 20],
    ['1cm', 10],
  ] as const)(
    'in %s the template has three times %f mm of radius, and the gauge is one wide',
    async (mesures, inch) => {
      const { report } = await printBand(crowd, {
        assets: ['group-template', 'rulers'],
        look,
        sheet,
        options: { mesures },
      })
      const pieces = report.sheets.flatMap(placed => placed.pieces)
      const [disc] = pieces.filter(({ asset }) => asset === 'group-template')
      // A quarter of it where it is too wide for the paper.
      expect(disc?.width).toBeCloseTo(disc?.title.startsWith('Quart') ? 3 * inch : 6 * inch, 1)
      const gauge = pieces.find(({ title }) => title === 'Jauge de 1 pouce')
      expect(Math.min(gauge?.width ?? 0, gauge?.height ?? 0)).toBeCloseTo(inch, 1)
      for (const length of [4, 10, 24]) {
        const parts = pieces.filter(({ title }) => title.startsWith(`Réglette de ${length} pouces`))
        const joints = parts.length - 1
        const note = mesures === 'pouces' ? 0 : 18
        const whole = parts.reduce((sum, { width, height }) => sum + Math.max(width, height), 0)
        // Each part but the last has a tab of twelve millimetres, the last a note in centimetres.
        expect(whole - 12 * joints - note).toBeCloseTo(length * inch, 1)
      }
    },
  )

  it('a ruler has its numbers an inch apart', async () => {
    const { files, report } = await printBand(crowd, { assets: ['rulers'], look, sheet })
    const part = report.sheets
      .flatMap(({ pieces }) => pieces)
      .find(({ title }) => title === 'Réglette de 24 pouces, 0 à 6')
    expect(part?.rotation).toBe(0)
    const { x = 0, y = 0, width = 0, height = 0 } = part ?? {}
    const words = await printedWords(files[0]?.bytes ?? new Uint8Array())
    const within = words.filter(
      word =>
        /^\d$/.test(word.text) && word.x >= x && word.x <= x + width && word.y >= y && word.y <= y + height,
    )
    const places = new Map(within.map(word => [Number(word.text), word.x - x]))
    expect([...places.keys()].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
    for (const [value, at] of places)
      if (value > 0) {
        expect(at).toBeLessThan(value * 25.4)
        expect(at).toBeGreaterThan(value * 25.4 - 8)
      }
  })

  it('tokens are as wide as asked, and the rose seventy millimetres', async () => {
    const { report } = await printBand(crowd, {
      assets: ['treasure-tokens', 'state-tokens', 'direction-rose', 'cover-gauge'],
      look,
      sheet,
      options: { jeton: 30, tresors: 5 },
    })
    const pieces = report.sheets.flatMap(placed => placed.pieces)
    const size = (title: string) => {
      const found = pieces.find(piece => piece.title === title)
      return [found?.width ?? 0, found?.height ?? 0].toSorted((a, b) => b - a)
    }
    expect(pieces.filter(({ title }) => title === 'Trésor')).toHaveLength(5)
    expect(size('Trésor')).toEqual([30, 30])
    expect(size('Déchargée')).toEqual([30, 30])
    expect(size('Rose des vingt directions')).toEqual([70, 70])
    expect(size('Jauge de couvert')).toEqual([130, 66])
  })

  const tableSheets = ['creature-chart', 'turn-sheet', 'modifiers-sheet', 'support-sheet', 'treasure-sheet']

  it('sheets of mages and of the table come in the format that is asked for', async () => {
    const sizes = async (options: NonNullable<Wish>['options']) => {
      const { report } = await printBand(crowd, {
        assets: ['caster-sheets', ...tableSheets],
        look,
        sheet,
        ...(options && { options }),
      })
      return new Map(
        report.sheets
          .flatMap(({ pieces }) => pieces)
          .map(({ asset, width, height }) => [asset, [width, height].toSorted((a, b) => a - b)]),
      )
    }
    const usual = await sizes({})
    // Ten spells: half a page.
    expect(usual.get('caster-sheets')).toEqual([148.5, 210])
    expect(tableSheets.map(asset => usual.get(asset))).toEqual(tableSheets.map(() => [148.5, 210]))
    const other = await sizes({ fiche: 'a6', feuilles: 'a4' })
    expect(other.get('caster-sheets')).toEqual([105, 148.5])
    expect(tableSheets.map(asset => other.get(asset))).toEqual(tableSheets.map(() => [210, 297]))
  })
})

describe('every sample, and a crowd', () => {
  it.each(looks)('prints whole in %s, on A4', async (_, part) => {
    for (const band of [crowd, ...system.samples.map(sample => bandOf(system, sample))])
      expect(await problemsOf(band, { assets: everything, look: { ...look, ...part } })).toEqual([])
  })

  it.each(['large', 'dyslexia', 'normal'] as const)('prints whole on Letter, in %s letters', async text => {
    expect(
      await problemsOf(crowd, {
        assets: everything,
        look: { ...look, text },
        sheet: { ...plainSheet, paper: papers.letter },
        options: { feuilles: text === 'normal' ? 'a4' : 'a5' },
      }),
    ).toEqual([])
  })

  it.each(Object.entries(cardFormats))('prints its cards whole on %s cards', async (_, card) => {
    for (const text of ['normal', 'large', 'dyslexia'] as const)
      expect([text, await problemsOf(crowd, { assets: cards, card, look: { ...look, text } })]).toEqual([
        text,
        [],
      ])
  })

  it('prints in front what has no back to stand on', async () => {
    expect(await problemsOf(crowd, { assets: cards, look, sheet })).toEqual([])
    const printed = await lettersOf(crowd, { assets: ['soldier-cards'], sheet })
    expect(printed).toContain(letters('Armure de plates'))
    expect(printed.match(/Nepliepas/g)).toHaveLength(20)
  })
})

describe('a crowd', () => {
  it('loses no word of its notes, nor of the longest spell', async () => {
    const sheets = await lettersOf(crowd, { assets: ['caster-sheets'], sheet: plainSheet })
    expect(sheets.match(/Afroid/g)).toHaveLength(60)
    // The mage's sheet and the apprentice's.
    expect(sheets.match(/Toutgèlejusqu’auxos/g)).toHaveLength(80)
    const spells = await lettersOf(crowd, { assets: ['spell-cards'], sheet: plainSheet })
    expect(spells.match(/Toutgèlejusqu’auxos/g)).toHaveLength(80)
    const soldiers = await lettersOf(crowd, { assets: ['soldier-cards'], sheet: plainSheet })
    expect(soldiers.match(/Nepliepas/g)).toHaveLength(20)
    const page = await lettersOf(crowd, { assets: ['warband-sheet'], sheet: plainSheet })
    expect(page.match(/Nepliepas/g)).toHaveLength(20)
    expect(page.match(/Afroid/g)).toHaveLength(60)
    for (let index = 1; index <= 10; index++)
      expect(page).toContain(letters(`Sort numéro ${index} de la nuit`))
  })
})

describe('any warband', () => {
  it('prints whole: no text is clipped, and none is too small', async () => {
    await fc.assert(
      fc.asyncProperty(
        roster,
        fc.constantFrom('full' as const, 'saver' as const, 'outline' as const),
        fc.constantFrom('normal' as const, 'large' as const, 'dyslexia' as const),
        async (made, ink, text) => {
          const json = JSON.parse(
            JSON.stringify(made, (key, value: unknown) => (key === 'icon' ? undefined : value)),
          )
          fc.pre(isJsonObject(json))
          const band = bandFrom('Essai', json)
          const { report } = await printBand(band, {
            assets: [
              'caster-sheets',
              'soldier-cards',
              'spell-cards',
              'creature-cards',
              'warband-sheet',
              'state-tokens',
            ],
            look: { ...look, ink, text },
          })
          const bad = report.problems.filter(({ code }) => !['missing-character', 'icon'].includes(code))
          expect(bad).toEqual([])
          expect(report.pieces.every(({ smallestPt }) => smallestPt >= 6.99)).toBe(true)
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('a sample', () => {
  it.each(samples)('%s has something of each kind to print, but for what it has none of', (_, sample) => {
    const band = bandOf(system, sample)
    const request = { paper: papers.a4, card: { width: 63, height: 88 }, options: {} }
    const empty = everything.filter(
      id => band.roster.documents('Essai', { ...request, assets: [id] }).length === 0,
    )
    expect(empty.every(id => id === 'creature-cards')).toBe(true)
  })
})
