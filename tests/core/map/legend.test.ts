/** Beside a map: what is on it, each kind once, and how long a thing is. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankMap, legendOf, northDrawing, scaleBar } from '../../../src/core/index.ts'
import { marksWithin, numbersOf } from './marks.ts'
import { anyMap, legendKinds } from './pieces.ts'
import { everyKind, mapOf, valley } from './valley.ts'

const labels = (map: Parameters<typeof legendOf>[0]): readonly string[] =>
  legendOf(map).map(({ label }) => label)

describe('a legend', () => {
  it('tells what is on the map', () => {
    expect(labels(valley)).toEqual([
      'maison',
      'ruine',
      'mur',
      'haie',
      'bois',
      'arbre',
      'eau',
      'rivière',
      'chemin',
      'pont',
      'gué',
      'colline',
      'rochers',
      'champ',
      'puits',
      'charrette',
      'objectif',
      'entrée',
      'Zones A et B : 6″ sur 18″',
    ])
  })

  it('tells zones of other sizes apart, in the unit of the table', () => {
    expect(
      labels(
        mapOf(
          [
            { kind: 'zone', side: 'A', x: 10, y: 45, width: 20, height: 90 },
            { kind: 'zone', side: 'B', x: 80, y: 45, width: 12.5, height: 90 },
          ],
          { unit: 'cm', width: 90, height: 90 },
        ),
      ),
    ).toEqual(['Zone A : 20\u00a0cm sur 90\u00a0cm', 'Zone B : 12,5\u00a0cm sur 90\u00a0cm'])
  })

  it('is empty where nothing lies', () => {
    expect(labels(blankMap())).toEqual([])
  })

  it('has a small sign for each kind', () => {
    for (const { drawing, label } of legendOf(everyKind)) {
      expect([label, marksWithin(drawing.marks).length > 0]).toEqual([label, true])
      expect([drawing.width, drawing.height]).toEqual([8.4, 5.6])
    }
  })

  it('names each kind once, and none that is not there', () => {
    fc.assert(
      fc.property(anyMap, map => {
        const kinds = legendOf(map).flatMap(({ kind }) => (kind === 'zone' ? [] : [kind]))
        const present = new Set(map.pieces.map(({ kind }) => kind))
        expect(kinds).toEqual(legendKinds.filter(kind => present.has(kind)))
      }),
    )
  })
})

describe('a scale bar', () => {
  const bar = (unit: 'pouce' | 'cm', scale: number) => {
    const { marks, width } = scaleBar({ unit }, scale)
    const cells = marks.flatMap(mark => (mark.kind === 'rectangle' ? [mark.width] : []))
    return { width, cells, words: marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : [])) }
  }

  it('is as long as what it tells', () => {
    expect(bar('pouce', 3.5)).toMatchObject({ cells: [21, 21], words: ['0', '6', '12 pouces'] })
    expect(bar('cm', 1.4)).toMatchObject({ cells: [14, 14], words: ['0', '10', '20 cm'] })
  })

  it('tells less where an inch is long', () => {
    expect(bar('pouce', 25.4)).toMatchObject({ cells: [25.4, 25.4], words: ['0', '1', '2 pouces'] })
    expect(bar('cm', 10)).toMatchObject({ cells: [50, 50], words: ['0', '5', '10 cm'] })
  })
})

describe('the north', () => {
  it('is where the map has it, its letter upright', () => {
    expect(northDrawing({ north: 40 })?.marks).toMatchObject([
      { turn: 40, marks: [{}, {}, {}, { turn: -40, marks: [{ text: 'N' }] }] },
    ])
    expect(numbersOf(northDrawing({ north: 0 })).every(Number.isFinite)).toBe(true)
  })

  it('is not drawn where nobody cares', () => {
    expect(northDrawing({ north: null })).toBeUndefined()
  })
})
