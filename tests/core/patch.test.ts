import { describe, expect, it } from 'vitest'
import {
  add,
  applyPatch,
  move,
  pointer,
  pointerKeys,
  remove,
  removeItems,
  replace,
} from '../../src/core/index.ts'

const band = { name: 'Oies', figures: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] }

describe('pointers', () => {
  it('escape what RFC 6901 escapes', () => {
    expect(pointer('a/b', 'c~d', 2)).toBe('/a~1b/c~0d/2')
    expect(pointerKeys('/a~1b/c~0d/2')).toEqual(['a/b', 'c~d', '2'])
    expect(pointerKeys('')).toEqual([])
  })
})

describe('applyPatch', () => {
  it('adds, replaces, removes and moves without touching the document', () => {
    const before = structuredClone(band)
    expect(applyPatch(band, [add('/figures/-', { name: 'd' })])).toEqual({
      ...band,
      figures: [...band.figures, { name: 'd' }],
    })
    expect(applyPatch(band, [replace('/figures/1/name', 'B')])).toEqual({
      ...band,
      figures: [{ name: 'a' }, { name: 'B' }, { name: 'c' }],
    })
    expect(applyPatch(band, [move('/figures/2', '/figures/0')])).toEqual({
      ...band,
      figures: [{ name: 'c' }, { name: 'a' }, { name: 'b' }],
    })
    expect(applyPatch(band, removeItems('/figures', [0, 2]))).toEqual({ ...band, figures: [{ name: 'b' }] })
    expect(applyPatch(band, [remove('/name')])).toEqual({ figures: band.figures })
    expect(band).toEqual(before)
  })

  it.each([
    ['a missing key', [remove('/motto')]],
    ['a missing index', [replace('/figures/3', null)]],
    ['an index past the end', [add('/figures/4', null)]],
    ['a key that is only inherited', [replace('/toString', 1)]],
    ['the inside of a text', [add('/name/x', 1)]],
  ])('throws at %s', (_, patch) => {
    expect(() => applyPatch(band, patch)).toThrow()
  })
})
