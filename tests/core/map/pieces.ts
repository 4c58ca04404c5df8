/** Any piece, any table that a file may hold. */
import fc from 'fast-check'
import {
  mapSchema,
  mapUnits,
  terrainIds,
  terrainKinds,
  type MapPiece,
  type TableMap,
} from '../../../src/core/index.ts'

/** What a player lays, and what only a file could hold. */
const number = (min: number, max: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: min * 8, max: max * 8 }).map(value => value / 8) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
  )
const words = fc.constantFrom('', 'A', 'B', 'bois aux Merles', 'la très longue route de la Meunière')

export const anyPiece: fc.Arbitrary<MapPiece> = fc
  .record({
    kind: fc.constantFrom(...terrainIds),
    name: words,
    side: words,
    mark: fc.constantFrom('', '1', '12'),
    icon: fc.constantFrom('', 'cat'),
    x: number(-40, 80),
    y: number(-40, 80),
    width: number(0, 60),
    height: number(0, 60),
    angle: number(-360, 360),
    points: fc.array(fc.record({ x: number(-30, 30), y: number(-30, 30) }), { maxLength: 8 }),
  })
  .map(piece => mapSchema.parse({ pieces: [piece] }).pieces[0])
  .filter(piece => piece !== undefined)

export const anyMap: fc.Arbitrary<TableMap> = fc
  .record({
    unit: fc.constantFrom(...mapUnits),
    width: number(4, 120),
    height: number(4, 120),
    grid: fc.constantFrom(0, 1, 6),
    north: fc.constantFrom(null, 0, 45),
    pieces: fc.array(anyPiece, { maxLength: 8 }),
  })
  .map(map => mapSchema.parse(map))

export const legendKinds = terrainIds.filter(id => terrainKinds[id].legend && id !== 'zone')
