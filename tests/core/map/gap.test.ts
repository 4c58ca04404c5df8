/** A ruler is laid from edge to edge, to what stands apart. */
import { describe, expect, it } from 'vitest'
import { carried, contourOf, gapBetween, nearestGap } from '../../../src/core/map/gap.ts'
import { newPiece } from '../../../src/core/map/kinds.ts'

const house = (x: number, y: number) => newPiece('maison', { x, y })
const outline = (x: number, y: number) => contourOf(house(x, y)).outline

describe('the gap between two pieces', () => {
  it('goes from edge to edge', () => {
    const gap = gapBetween(outline(10, 10), outline(20, 10))
    expect(gap).toMatchObject({ length: 6, from: { x: 12 }, to: { x: 18 } })
    expect(gapBetween(outline(10, 10), outline(17, 17))?.length).toBe(5)
  })

  it('begins at a point where one is meant', () => {
    expect(gapBetween([{ x: 10, y: 3 }], outline(10, 10))).toEqual({
      from: { x: 10, y: 3 },
      to: { x: 10, y: 8.5 },
      length: 5.5,
    })
  })

  it('is none where they meet', () => {
    expect(gapBetween(outline(10, 10), outline(13, 11))).toBeUndefined()
    expect(gapBetween([{ x: 10, y: 10 }], outline(10, 10))).toBeUndefined()
  })
})

describe('the nearest neighbour', () => {
  const zone = { ...newPiece('zone', { x: 10, y: 4 }), width: 30, height: 4 }

  it('is found among all, but for what touches and what is only written on the table', () => {
    const others = [house(30, 10), house(18, 10), house(10, 13), zone]
    expect(nearestGap([outline(10, 10)], others)).toMatchObject({ length: 4, to: { x: 16 } })
    expect(nearestGap([outline(10, 10)], [zone, house(10, 13)])).toBeUndefined()
  })

  it('changes with what is carried', () => {
    const moved = carried(outline(10, 10), { x: 15, y: 0 })
    expect(nearestGap([moved], [house(18, 10), house(33, 10)])).toMatchObject({ length: 3 })
  })
})
