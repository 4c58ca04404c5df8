/** A map is drawn from what it holds and nothing else, legibly at every scale, and within its sheet. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blankMap,
  mapDrawing,
  mapLook,
  mapSays,
  mapScale,
  pieceMarks,
  type Mark,
} from '../../../src/core/index.ts'
import { marksWithin, numbersOf } from './marks.ts'
import { anyMap } from './pieces.ts'
import { everyKind, mapOf, valley } from './valley.ts'

const words = (marks: readonly Mark[]): readonly string[] =>
  marksWithin(marks).flatMap(mark => (mark.kind === 'text' ? [mark.text] : []))

describe('any map', () => {
  const scale = fc.constantFrom(0.5, 2, 3.5, 10, 25.4)
  const wish = fc.record({ scale, grid: fc.boolean(), numbers: fc.boolean(), frame: fc.boolean() })

  it('is drawn alike each time, with numbers that are numbers', () => {
    fc.assert(
      fc.property(anyMap, wish, (map, wished) => {
        const drawing = mapDrawing(map, wished)
        expect(JSON.stringify(mapDrawing(structuredClone(map), wished)) === JSON.stringify(drawing)).toBe(
          true,
        )
        expect(numbersOf(drawing).every(Number.isFinite)).toBe(true)
      }),
    )
  })

  it('is seen on its table alone, and its table on its sheet', () => {
    fc.assert(
      fc.property(anyMap, wish, (map, wished) => {
        const { width, height, marks } = mapDrawing(map, wished)
        const [table, frame] = marks
        if (table?.kind !== 'group' || !table.clip || !table.at) throw new Error('no table')
        expect(table.clip.width).toBeCloseTo(map.width * wished.scale, 6)
        expect(table.clip.height).toBeCloseTo(map.height * wished.scale, 6)
        expect(table.at.x + table.clip.width).toBeLessThanOrEqual(width + 1e-6)
        expect(table.at.y + table.clip.height).toBeLessThanOrEqual(height + 1e-6)
        expect(frame === undefined).toBe(!wished.frame)
      }),
    )
  })
})

describe('the scale for a page', () => {
  it.each([
    { width: 128, height: 190 },
    { width: 60, height: 60 },
    { width: 277, height: 190 },
  ])('lets the map fill it, frame and numbers included: %o', room => {
    for (const map of [valley, mapOf([], { unit: 'cm', width: 120, height: 90 })]) {
      const scale = mapScale(map, room, { numbers: true })
      const { width, height } = mapDrawing(map, { scale, numbers: true })
      expect(width).toBeLessThanOrEqual(room.width + 0.01)
      expect(height).toBeLessThanOrEqual(room.height + 0.01)
      expect(Math.max(width / room.width, height / room.height)).toBeGreaterThan(0.995)
    }
  })
})

describe('names', () => {
  it('stand on the map once each, those of zones as large letters', () => {
    expect(words(mapDrawing(valley, { scale: 3.5 }).marks).toSorted()).toEqual(
      [
        '1',
        '2',
        '3',
        'A',
        'A',
        'B',
        'bois aux Merles',
        'butte du Pendu',
        'chez la Meunière',
        'le gué',
        'le péage',
        'mare aux Oies',
        'tertre des Fées',
        'vieux moulin',
      ].toSorted(),
    )
  })

  it('are left out where nobody wants them', () => {
    expect(words(mapDrawing(valley, { scale: 3.5, names: false }).marks)).not.toContain('le gué')
  })

  it('keep within the table and apart from each other', () => {
    const corner = mapOf([
      { kind: 'maison', name: 'au bord de la table', x: 2, y: 35 },
      { kind: 'maison', name: 'tout à côté', x: 2, y: 31.5 },
      { kind: 'maison', name: 'en face du puits', x: 34, y: 2 },
    ])
    const boxes = marksWithin(mapDrawing(corner, { scale: 3.5 }).marks).flatMap(mark => {
      if (mark.kind !== 'text') return []
      // Italics are about two fifths as wide as they are high.
      const half = mark.text.length * mark.size * 0.2
      return [
        {
          left: mark.at.x - half,
          right: mark.at.x + half,
          top: mark.at.y - mark.size * 0.7,
          bottom: mark.at.y,
        },
      ]
    })
    expect(boxes).toHaveLength(3)
    for (const { left, right, top, bottom } of boxes)
      expect([left >= 0, right <= 126, top >= 0, bottom <= 126]).toEqual([true, true, true, true])
    const [one, two] = boxes
    if (!one || !two) throw new Error('no names')
    expect(one.bottom < two.top || two.bottom < one.top || one.right < two.left || two.right < one.left).toBe(
      true,
    )
  })
})

describe('the frame', () => {
  it('is numbered along two edges where it is asked', () => {
    const numbers = words(mapDrawing(mapOf([]), { scale: 3.5, numbers: true }).marks)
    expect(numbers).toEqual(['0', '6', '12', '18', '24', '30', '36', '6', '12', '18', '24', '30', '36'])
    expect(words(mapDrawing(mapOf([]), { scale: 3.5 }).marks)).toEqual([])
  })

  it('counts by five in centimetres, by more where there is no room', () => {
    const table = mapOf([], { unit: 'cm', width: 30, height: 30 })
    const row = (scale: number) => words(mapDrawing(table, { scale, numbers: true }).marks)
    expect(row(3).slice(0, 7)).toEqual(['0', '5', '10', '15', '20', '25', '30'])
    expect(row(0.6).length).toBeLessThan(8)
  })

  it('is left out of a drawing as large as the table', () => {
    expect(mapDrawing(valley, { scale: 25.4, frame: false })).toMatchObject({ width: 914.4, height: 914.4 })
  })
})

describe('sides', () => {
  const zone = (side: string, angle = 0) => ({
    kind: 'zone' as const,
    side,
    x: 18,
    y: 18,
    width: 6,
    height: 6,
    angle,
  })
  /** From the horizontal, of the first line of the hatch as it is seen. */
  const hatch = (side: string, angle = 0): number => {
    const look = mapLook(mapOf([zone('A'), zone('B')]), 3.5)
    const [line] = mapOf([zone(side, angle)]).pieces.flatMap(piece => marksWithin(pieceMarks(piece, look)))
    const [x = 0, y = 0, right = 0, below = 0] = numbersOf(line)
    return ((Math.atan2(below - y, right - x) * 180) / Math.PI + angle + 360) % 180
  }

  it('are hatched in contrary ways, however their zones are turned', () => {
    expect([hatch('A'), hatch('B')]).toEqual([expect.closeTo(45, 0), expect.closeTo(135, 0)])
    expect([hatch('A', 30), hatch('B', -70)]).toEqual([expect.closeTo(45, 0), expect.closeTo(135, 0)])
  })
})

describe('what is said of a map', () => {
  it('is its size and what lies where', () => {
    expect(
      mapSays(
        mapOf([
          { kind: 'maison', name: 'la ferme', x: 4, y: 4 },
          { kind: 'arbre', x: 30, y: 30 },
          { kind: 'arbre', x: 31, y: 33 },
          { kind: 'riviere', x: 18, y: 18 },
          { kind: 'zone', side: 'A', x: 18, y: 3 },
          { kind: 'but', mark: '1', x: 18, y: 18 },
        ]),
      ),
    ).toBe(
      'Table de 36 sur 36 pouces : maison « la ferme » en haut à gauche, 2\u00a0arbres en bas à droite, rivière, zone de déploiement A en haut et objectif 1 au milieu.',
    )
    expect(mapSays(blankMap('cm'))).toBe('Table de 90 sur 90 cm, vide.')
  })

  it('is short, however much lies there', () => {
    const many = mapOf(
      Array.from({ length: 60 }, (_, index) => ({ kind: 'maison' as const, name: `n° ${index}` })),
    )
    expect(mapSays(many)).toMatch(/« n° 29 » en haut à gauche et 30\u00a0autres éléments\.$/u)
    expect(mapSays(everyKind).length).toBeLessThan(1200)
  })
})
