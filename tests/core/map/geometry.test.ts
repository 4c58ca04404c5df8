/** Where pieces lie, as a ruler on the table would find them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  distanceBetween,
  distanceToEdge,
  distanceWords,
  hitsPiece,
  isOnTable,
  mapDrawing,
  newPiece,
  outlinesMeet,
  pieceAt,
  pieceBox,
  pieceOutline,
  piecesWithin,
  snapped,
  type MapPiece,
} from '../../../src/core/index.ts'
import { anyPiece } from './pieces.ts'
import { bends, mapOf } from './valley.ts'

const box = (x: number, y: number, over: Partial<MapPiece> = {}): MapPiece => ({
  ...newPiece('maison', { x, y }),
  width: 4,
  height: 2,
  ...over,
})
const spot = (x: number, y: number): MapPiece => ({ ...newPiece('but', { x, y }), width: 2 })

describe('the outline of a piece', () => {
  it('is its box, turned about its middle', () => {
    expect(pieceBox(box(10, 10))).toEqual({ left: 8, top: 9, right: 12, bottom: 11 })
    const turned = pieceBox(box(10, 10, { angle: 90 }))
    for (const [side, value] of Object.entries({ left: 9, top: 8, right: 11, bottom: 12 }))
      expect(turned).toHaveProperty(side, expect.closeTo(value, 9))
  })

  it('follows its points, as thick as it is', () => {
    const wall = { ...newPiece('mur', { x: 5, y: 5 }), width: 1, points: bends([0, 0], [4, 0]) }
    expect(pieceBox(wall)).toEqual({ left: 5, top: 4.5, right: 9, bottom: 5.5 })
  })

  it('is the one that was drawn for a wood', () => {
    const wood = { ...newPiece('bois', { x: 10, y: 10 }), points: bends([-3, -2], [3, -2], [3, 2], [-3, 2]) }
    for (const [x, y] of [
      [7, 8],
      [13, 12],
    ] as const)
      expect(Math.min(...pieceOutline(wood).map(point => Math.hypot(point.x - x, point.y - y)))).toBeCloseTo(
        0,
        9,
      )
  })

  it('keeps within the box that a player stretched, and nearly fills it', () => {
    for (const kind of ['bois', 'eau', 'colline', 'rochers'] as const) {
      const { left, top, right, bottom } = pieceBox({
        ...newPiece(kind, { x: 20, y: 20 }),
        width: 10,
        height: 6,
      })
      expect([left >= 15, top >= 17, right <= 25, bottom <= 23]).toEqual([true, true, true, true])
      expect(right - left).toBeGreaterThan(8)
      expect(bottom - top).toBeGreaterThan(4.8)
    }
  })
})

describe('what is under a finger', () => {
  it('is a piece where it is, or as near as the finger is broad', () => {
    expect([
      hitsPiece(box(10, 10), { x: 11.9, y: 10.9 }),
      hitsPiece(box(10, 10), { x: 12.2, y: 10 }),
    ]).toEqual([true, false])
    expect(hitsPiece(box(10, 10), { x: 12.2, y: 10 }, 0.25)).toBe(true)
    expect(hitsPiece(box(10, 10, { angle: -45 }), { x: 11.9, y: 10.9 })).toBe(false)
  })

  it('is the topmost of several, and nothing where there is none', () => {
    const pieces = [box(10, 10), box(11, 10), box(30, 30)]
    expect([
      pieceAt(pieces, { x: 11, y: 10 }),
      pieceAt(pieces, { x: 8.5, y: 10 }),
      pieceAt(pieces, { x: 20, y: 20 }),
    ]).toEqual([1, 0, undefined])
  })

  it('is what lies whole in the rectangle that was drawn', () => {
    expect(piecesWithin([box(10, 10), box(13, 10)], { left: 7, top: 8, right: 14, bottom: 12 })).toEqual([0])
  })
})

describe('the distance between two pieces', () => {
  it('is measured from edge to edge', () => {
    expect(distanceBetween(box(10, 10), box(20, 10))).toBeCloseTo(6, 9)
    expect(distanceBetween(box(10, 10), box(10, 10.5))).toBe(0)
    expect(distanceBetween(box(10, 10), box(17, 16))).toBeCloseTo(5, 9)
    expect(distanceBetween(spot(5, 5), spot(5, 12))).toBeCloseTo(5, 2)
  })

  it('is none where one stands in the other', () => {
    expect(distanceBetween(box(10, 10, { width: 20, height: 20 }), box(10, 10))).toBe(0)
  })

  it('is said as players say it', () => {
    expect(distanceWords(box(10, 10), box(21.2, 10), 'pouce')).toBe('7,2\u00a0pouces')
    expect(distanceWords(box(10, 10), box(15, 10), 'pouce')).toBe('1\u00a0pouce')
    expect(distanceWords(box(10, 10), box(20, 10), 'cm')).toBe('6\u00a0cm')
    expect(distanceWords(box(10, 10), box(12, 10), 'pouce')).toBe('au contact')
  })

  it('is the same from either, and never less than nothing', () => {
    fc.assert(
      fc.property(anyPiece, anyPiece, (one, other) => {
        const distance = distanceBetween(one, other)
        expect(distance).toBeGreaterThanOrEqual(0)
        expect(distanceBetween(other, one)).toBeCloseTo(distance, 6)
      }),
    )
  })

  it('is none exactly where the outlines meet', () => {
    fc.assert(
      fc.property(anyPiece, anyPiece, (one, other) => {
        if (outlinesMeet(pieceOutline(one), pieceOutline(other))) expect(distanceBetween(one, other)).toBe(0)
      }),
    )
  })
})

describe('the edge of the table', () => {
  const table = { width: 36, height: 24 }

  it('is as far from a piece as its nearest side', () => {
    const far = (['haut', 'droite', 'bas', 'gauche'] as const).map(edge =>
      distanceToEdge(box(10, 5), edge, table),
    )
    expect(far).toEqual([4, 24, 18, 8])
  })

  it('is passed by what stands out of it', () => {
    expect(distanceToEdge(box(1, 5), 'gauche', table)).toBe(-1)
    expect([isOnTable(box(1, 5), table), isOnTable(box(-3, 5), table)]).toEqual([true, false])
  })
})

it('takes a value to the nearest step, or leaves it', () => {
  expect([
    snapped(7.3, 1),
    snapped(7.3, 0.25),
    snapped(7.3, 0),
    snapped(-0.6, 1),
    snapped(0.30000001, 0.1),
  ]).toEqual([7, 7.25, 7.3, -1, 0.3])
})

it('draws four hundred pieces with marks that can be counted', () => {
  const kinds = ['maison', 'arbre', 'mur', 'haie', 'bois', 'rochers', 'but', 'champ'] as const
  const pieces = Array.from({ length: 400 }, (_, index) => ({
    ...newPiece(kinds[index % kinds.length] ?? 'maison', {
      x: (index % 20) * 3,
      y: Math.floor(index / 20) * 3,
    }),
    name: `n${index}`,
  }))
  const drawing = mapDrawing(mapOf(pieces, { width: 60, height: 60 }), { scale: 3.5 })
  const count = JSON.stringify(drawing).split('"kind"').length
  expect(count).toBeGreaterThan(2000)
  expect(count).toBeLessThan(12000)
})
