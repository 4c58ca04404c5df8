/** A warm press keeps the faces of what is being made, and lets go of what nobody asks for any more. */
import { describe, expect, it } from 'vitest'
import { KeptFaces } from '../../src/press/compose/kept.ts'
import { openGlyphBook } from '../../src/press/ink/glyphs.ts'
import type { Painted } from '../../src/press/compose/painted.ts'

const painted: readonly Painted[] = []
const fill = (kept: KeptFaces, from: number, count: number): void => {
  for (let face = from; face < from + count; face++) kept.add(`face ${face}`, painted)
}
const has = (kept: KeptFaces, face: number): boolean => kept.get(`face ${face}`) === painted

describe('faces are kept', () => {
  it('from one job to the next', () => {
    const kept = new KeptFaces(openGlyphBook(), undefined)
    kept.begin(2)
    fill(kept, 1, 2)
    kept.begin(2)
    expect([1, 2, 3].map(face => has(kept, face))).toEqual([true, true, false])
  })

  it('while each of the last thirty jobs may ask for them', () => {
    const kept = new KeptFaces(openGlyphBook(), undefined)
    kept.begin(2)
    fill(kept, 1, 2)
    for (let job = 0; job < 29; job++) {
      kept.begin(1)
      expect(has(kept, 1)).toBe(true)
    }
    kept.begin(1)
    expect([has(kept, 1), has(kept, 2)]).toEqual([true, false])
  })

  it('four hundred at most: a new one takes the place of the one that was wanted longest ago', () => {
    const kept = new KeptFaces(openGlyphBook(), undefined)
    kept.begin(400)
    fill(kept, 1, 400)
    kept.begin(2)
    expect(has(kept, 1)).toBe(true)
    fill(kept, 401, 1)
    expect([1, 2, 3, 401].map(face => has(kept, face))).toEqual([true, false, true, true])
  })

  it('but not those of a deck that is larger than that', () => {
    const kept = new KeptFaces(openGlyphBook(), undefined)
    kept.begin(401)
    fill(kept, 1, 3)
    expect(has(kept, 1)).toBe(false)
  })
})
