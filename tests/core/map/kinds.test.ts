/** Every kind of piece is told and drawn, on a page as in the studio as at its true scale. */
import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import {
  mapDrawing,
  mapLook,
  mapSchema,
  newPiece,
  pieceMarks,
  terrainIds,
  terrainKinds,
  terrainsOf,
  terrainTabs,
  usualSize,
} from '../../../src/core/index.ts'
import { marksWithin } from './marks.ts'
import { everyKind, mapOf } from './valley.ts'

describe('the palette', () => {
  it('has every kind once, in one of its tabs', () => {
    const found = terrainTabs.flatMap(tab => terrainsOf(tab).map(({ id }) => id))
    expect(found.toSorted()).toEqual([...terrainIds].toSorted())
  })

  it('calls no two kinds alike', () => {
    expect(new Set(terrainIds.map(id => terrainKinds[id].label)).size).toBe(terrainIds.length)
  })

  it.each(terrainIds)('shows %s by an icon that there is', id => {
    expect(Object.keys(icons.icons)).toContain(terrainKinds[id].icon)
  })

  it('lays a house of four inches, and of ten centimetres where that is measured', () => {
    expect(usualSize(terrainKinds.maison, 'pouce')).toEqual({ width: 4, height: 3 })
    expect(usualSize(terrainKinds.maison, 'cm')).toEqual({ width: 10, height: 7.5 })
  })
})

describe.each(terrainIds)('a new piece of kind %s', id => {
  it('is one that a file may hold', () => {
    const piece = newPiece(id, { x: 3, y: 4 })
    expect(mapSchema.parse({ pieces: [piece] }).pieces).toEqual([piece])
  })

  it.each([2, 3.5, 25.4])('is drawn at %s mm an inch', scale => {
    const piece = newPiece(id, { x: 18, y: 18 })
    expect(marksWithin(pieceMarks(piece, mapLook(mapOf([]), scale))).length).toBeGreaterThan(0)
  })

  it('is drawn where it lies, turned as it is turned, and stays as it is when it is moved', () => {
    const look = mapLook(mapOf([]), 3.5)
    const drawn = (x: number, y: number) => pieceMarks({ ...newPiece(id, { x, y }), angle: 30 }, look)
    const [here, there] = [drawn(2, 2), drawn(20, 10)]
    expect(here.map(mark => ({ ...mark, at: 0 }))).toEqual(there.map(mark => ({ ...mark, at: 0 })))
    expect(here).toMatchObject([{ kind: 'group', at: { x: 7, y: 7 } }])
  })
})

describe('the table of every kind', () => {
  it('has each of them', () => {
    expect(new Set(everyKind.pieces.map(({ kind }) => kind)).size).toBe(terrainIds.length)
  })

  it('is drawn with no line finer than a printer draws', () => {
    for (const scale of [1, 2, 3.5, 25.4]) {
      const widths = marksWithin(mapDrawing(everyKind, { scale, grid: true }).marks).flatMap(mark =>
        'pen' in mark && mark.pen ? [mark.pen.width] : [],
      )
      // A quarter of a point.
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(0.0882)
    }
  })

  it('has pens and letters that grow less than the table does', () => {
    const letters = (scale: number): number =>
      Math.max(
        ...marksWithin(mapDrawing(everyKind, { scale }).marks).flatMap(mark =>
          mark.kind === 'text' && mark.text === 'étang' ? [mark.size] : [],
        ),
      )
    expect(letters(3.5)).toBeCloseTo(3.5, 6)
    expect(letters(25.4)).toBeGreaterThan(7)
    expect(letters(25.4)).toBeLessThan(10)
    expect(letters(1)).toBe(2.5)
  })
})
