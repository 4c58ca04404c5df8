/** What comes out of the printer: lengths in millimetres, read from the PDF and its report, and no text that is lost. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isJsonObject, openBand, type JsonObject } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { ringPart, ringSize } from '../../../src/games/mini-figs-mef-fan/drawings/measures.ts'
import { printedWords } from '../../press/pages.ts'
import { plainLook, plainSheet, printBand } from '../../press/press.ts'
import { roster } from './arbitrary.ts'
import { armyFile, opened, plain, soldier } from './armies.ts'

const own = { ...plainLook, theme: undefined }
const sheet = { ...plainSheet, backs: 'none' } as const

const printed = (units: readonly JsonObject[], asset: string, options = {}) =>
  printBand(opened(armyFile(units)), { assets: [asset], look: own, sheet, options })

const wordsOf = async ({ files }: Awaited<ReturnType<typeof printed>>) =>
  printedWords(files[0]?.bytes ?? new Uint8Array())

describe('a ruler', () => {
  it('is numbered from five to five centimetres, each number before its own line', async () => {
    const print = await printed([], 'rulers', { reglette: '60' })
    const parts = print.report.sheets.flatMap(({ pieces }) => pieces)
    expect(parts.map(({ title }) => title).toSorted()).toEqual([
      'Réglette, 0 à 15 cm',
      'Réglette, 15 à 30 cm',
      'Réglette, 30 à 45 cm',
      'Réglette, 45 à 60 cm',
    ])
    const numbers = (await wordsOf(print)).filter(
      ({ text, rotation }) => /^\d+$/.test(text) && rotation === 0,
    )
    for (const { title, x, y, width, height, rotation } of parts) {
      expect(rotation).toBe(0)
      expect(width).toBeCloseTo(title.endsWith('60 cm') ? 150 + 18 : 150 + 12, 1)
      const within = numbers.filter(
        word => word.x >= x && word.x <= x + width && word.y >= y && word.y <= y + height,
      )
      const from = Number(title.match(/(\d+) à/)?.[1])
      // Read as a player does: between two numbers of one part lie fifty millimetres.
      const places = new Map(within.map(({ text, x: at }) => [Number(text), at - x]))
      expect([...places.keys()].filter(value => value > from).toSorted((a, b) => a - b)).toEqual([
        from + 5,
        from + 10,
        from + 15,
      ])
      for (const [value, at] of places)
        if (value > from) {
          expect(at).toBeLessThan((value - from) * 10)
          expect(at).toBeGreaterThan((value - from) * 10 - 12)
        }
    }
  })

  it('of half a range is as long as the half of that range, for ranges that are shot at', async () => {
    const army = [
      soldier({
        shots: [
          { score: 2, range: 'tres-courte' },
          { score: 0, range: 'tres-longue' },
        ],
      }),
    ]
    const { report } = await printed([...army, soldier({ shots: [{ score: 1 }] })], 'half-range-sticks')
    const parts = report.sheets.flatMap(({ pieces }) => pieces)
    expect(parts.map(({ title }) => title).toSorted()).toEqual([
      'Demi-portée normale, 0 à 15 cm',
      'Demi-portée normale, 15 à 30 cm',
      'Demi-portée très courte, 0 à 10 cm',
    ])
    const short = parts.find(({ title }) => title.includes('très courte'))
    expect(Math.max(short?.width ?? 0, short?.height ?? 0)).toBeCloseTo(100 + 18, 1)
  })
})

describe('the ring of an aura', () => {
  it('closes with eight parts, and its outer edge lies twenty centimetres from the middle', async () => {
    const { report } = await printed([soldier({ role: 'chef' })], 'auras')
    const parts = report.sheets.flatMap(({ pieces }) => pieces)
    expect(parts).toHaveLength(8)
    // An eighth of a turn: a chord of 2 × 200 × sin 22,5°.
    for (const { width, height } of parts) expect(Math.max(width, height)).toBeCloseTo(153.07, 1)
    const [path] = ringPart(200, 'essai').marks.flatMap(mark => (mark.kind === 'path' ? [mark.d] : []))
    const [startX = 0, startY = 0, across, down, , , , endX = 0, endY = 0] = (path ?? '')
      .split(/[MALZ ]+/)
      .filter(part => part !== '')
      .map(Number)
    expect([across, down]).toEqual([200, 200])
    const middle = ringSize(200).width / 2
    for (const [x, y] of [
      [startX, startY],
      [endX, endY],
    ] as const)
      expect(Math.hypot(x - middle, y - 200)).toBeCloseTo(200, 1)
  })

  it('is not printed for an army that has nobody to stand in it', async () => {
    const band = opened(armyFile([soldier()]))
    const request = { paper: { width: 210, height: 297 }, card: { width: 63, height: 88 }, options: {} }
    expect(band.roster.documents('Essai', { ...request, assets: ['auras'] })).toEqual([])
  })
})

describe('a token', () => {
  it('is as wide as asked, and lies over its back', async () => {
    const { report } = await printBand(opened(armyFile([soldier()])), {
      assets: ['order-tokens'],
      look: own,
      options: { jeton: 30 },
    })
    const [fronts, backs] = report.sheets
    for (const { width, height } of fronts?.pieces ?? []) expect([width, height]).toEqual([30, 30])
    const mirrored = (backs?.pieces ?? []).map(
      ({ x, y, width }) => `${Math.round(210 - x - width)}/${Math.round(y)}`,
    )
    expect(mirrored.toSorted()).toEqual(
      (fronts?.pieces ?? []).map(({ x, y }) => `${Math.round(x)}/${Math.round(y)}`).toSorted(),
    )
    // One soldier: no action to concentrate on, none to wait for.
    expect(mirrored).toHaveLength(6)
  })
})

const hard: JsonObject = soldier({
  name: 'Hydre à quatre têtes et trois crachats du Marais-aux-Moines',
  dep: 3,
  gait: 'bond',
  melee: ['Tête de gauche', 'Tête de droite', 'Tête du milieu', 'Queue'].map((name, piercing) => ({
    name,
    score: 5 - piercing,
    piercing,
  })),
  shots: [
    { name: 'Feu', score: 4, piercing: 1, range: 'courte' },
    { name: 'Acide', score: 2, piercing: 1, range: 'longue', ammo: 'unique' },
    { name: 'Cailloux', score: 1, range: 'tres-courte', ammo: 'limitees' },
  ],
  vie: 4,
  traits: ['effrayant', 'lance'],
  large: true,
  notes: 'Ne pas nourrir. '.repeat(20),
})

const crowd: JsonObject = soldier({ name: 'Trente trolls', figures: 30, vie: 3, shots: [{ score: 1 }] })

describe.each(['normal', 'large', 'dyslexia'] as const)('in %s letters', text => {
  it.each(['63x88', '44x68', '70x120', '70x70', '57x89'])(
    'a card of %s goes on where its text is long, and loses no word',
    async format => {
      const [width = 0, height = 0] = format.split('x').map(Number)
      const { report, files } = await printBand(opened(armyFile([hard, crowd])), {
        assets: ['unit-cards'],
        card: { width, height },
        look: { ...own, text },
      })
      expect(report.problems).toEqual([])
      const words = (await printedWords(files[0]?.bytes ?? new Uint8Array()))
        .map(word => plain(word.text))
        .join(' ')
      for (const said of [
        'Queue',
        'Cailloux',
        'Acide',
        'Effrayant',
        'Lance',
        width < 52 ? 'tir +1' : 'concentré',
        'TOTAL',
      ])
        expect(words).toContain(said)
      // Every remark, on as many cards as it takes.
      expect(words.match(/nourrir/g)).toHaveLength(20)
    },
  )
})

it('every role has room on the smallest cards in large letters', async () => {
  const held = ['general', 'chef', 'magicien', 'porte-banniere', 'musicien', 'guerisseur']
  const { report } = await printBand(opened(armyFile(held.map(role => soldier({ role })))), {
    assets: ['role-cards', 'order-cards'],
    card: { width: 44, height: 68 },
    look: { ...own, text: 'large' },
  })
  expect(report.problems).toEqual([])
})

describe('any army', () => {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => (key === 'icon' ? [] : [[key, strip(inner)]])),
    )
  }

  it('prints whole: no text is clipped, and none is too small', async () => {
    await fc.assert(
      fc.asyncProperty(
        roster,
        fc.constantFrom('full' as const, 'saver' as const, 'outline' as const),
        async (made, ink) => {
          const json = JSON.parse(JSON.stringify(strip(made)).replaceAll('-0', '0'))
          fc.pre(isJsonObject(json))
          const file = {
            format: 'copiste-band',
            version: 1,
            system: 'mini-figs-mef-fan',
            name: 'Essai',
            roster: json,
          }
          const band = openBand(file, systems)
          if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
          const assets = [
            'unit-cards',
            'spell-cards',
            'role-cards',
            'army-list',
            'public-list',
            'state-tokens',
            'ammunition-boxes',
          ]
          fc.pre(band.value.roster.derive().totals['units'] !== 0)
          const { report } = await printBand(band.value, { assets, look: { ...own, ink } })
          expect(report.problems.filter(({ code }) => code !== 'missing-character')).toEqual([])
          expect(report.pieces.every(({ smallestPt }) => smallestPt >= 6.99)).toBe(true)
        },
      ),
      { numRuns: 25 },
    )
  })
})
