/** Gestures on a map are functions: what they promise is told in numbers, and in properties of any map. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPoint,
  align,
  alignments,
  bendsOf,
  boxOfPieces,
  canMeasureIn,
  changeUnit,
  depths,
  distribute,
  duplicate,
  group,
  lastOf,
  lock,
  middleOf,
  move,
  movePoint,
  outlined,
  paste,
  place,
  plainAngle,
  remove,
  removePoint,
  reorder,
  reordered,
  resize,
  resizeTable,
  set,
  setTable,
  shiftOf,
  sizeOfPiece,
  snappedShift,
  stretch,
  tidy,
  turn,
  ungroup,
  withGroups,
  type Chosen,
} from '../../../src/core/map/edit.ts'
import { ownOutline } from '../../../src/core/map/geometry.ts'
import { newPiece } from '../../../src/core/map/kinds.ts'
import {
  blankMap,
  mapLimits,
  mapSchema,
  terrainIds,
  type MapPiece,
  type TableMap,
} from '../../../src/core/map/table.ts'

const house = (x: number, y: number, more: Partial<MapPiece> = {}): MapPiece => ({
  ...newPiece('maison', { x, y }),
  ...more,
})
const wall = (x: number, y: number, more: Partial<MapPiece> = {}): MapPiece => ({
  ...newPiece('mur', { x, y }),
  points: [
    { x: -3, y: 0 },
    { x: 3, y: 0 },
  ],
  ...more,
})
const mapOf = (...pieces: readonly MapPiece[]): TableMap => ({ ...blankMap(), pieces: [...pieces] })
const those = (...indexes: readonly number[]): Chosen => new Set(indexes)
const all = (map: TableMap): Chosen => new Set(map.pieces.keys())
const places = (map: TableMap): readonly (readonly [number, number])[] =>
  map.pieces.map(({ x, y }) => [x, y] as const)
const names = (map: TableMap): string => map.pieces.map(({ name }) => name).join('')

/** Tenths, as hands leave them; on a table of 36 by 36. */
const length = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map(tenths => tenths / 10)
const somePiece = fc
  .record({
    kind: fc.constantFrom(...terrainIds),
    x: length(10, 26),
    y: length(10, 26),
    width: length(1, 8),
    height: length(1, 8),
    angle: fc.integer({ min: -179, max: 180 }),
    group: fc.constantFrom('', '', 'a', 'b'),
    locked: fc.boolean(),
  })
  .map(({ kind, x, y, ...rest }) => ({ ...newPiece(kind, { x, y }), ...rest }))
const someMap = fc.array(somePiece, { minLength: 1, maxLength: 8 }).map(pieces => mapOf(...pieces))
const someShift = fc.record({ x: length(-9, 9), y: length(-9, 9) })
const someChoice = fc.tuple(someMap, fc.array(fc.nat(7))).map(([map, indexes]) => ({
  map,
  chosen: new Set(indexes.filter(index => index < map.pieces.length)),
}))

const apart = (a: MapPiece, b: MapPiece): number =>
  Math.hypot(middleOf(a).x - middleOf(b).x, middleOf(a).y - middleOf(b).y)

describe('pieces that are moved', () => {
  it('go as far as is said, and those that are not chosen stay the very same', () => {
    const map = mapOf(house(10, 10), house(20, 20))
    const next = move(map, those(0), { x: 2.5, y: -1 })
    expect(places(next)).toEqual([
      [12.5, 9],
      [20, 20],
    ])
    expect(next.pieces[1]).toBe(map.pieces[1])
  })

  it('come back by the same way', () => {
    fc.assert(
      fc.property(someChoice, someShift, ({ map, chosen }, by) => {
        expect(move(move(map, chosen, by), chosen, { x: -by.x, y: -by.y })).toEqual(map)
      }),
    )
  })

  it('keep their distances, in a group or chosen together', () => {
    fc.assert(
      fc.property(someMap, someShift, (map, by) => {
        const free = lock(map, all(map), false)
        const next = move(free, all(map), by)
        for (const [index, piece] of next.pieces.entries()) {
          const [first, before, firstBefore] = [next.pieces[0], free.pieces[index], free.pieces[0]]
          if (first && before && firstBefore)
            expect(apart(piece, first)).toBeCloseTo(apart(before, firstBefore), 3)
        }
      }),
    )
  })

  it('stay where they are while they are locked', () => {
    const map = mapOf(house(10, 10, { locked: true }), house(20, 20))
    expect(places(move(map, all(map), { x: 1, y: 1 }))).toEqual([
      [10, 10],
      [21, 21],
    ])
    for (const gesture of [
      () => move(map, those(0), { x: 1, y: 1 }),
      () => turn(map, those(0), 15).pieces[0],
      () => stretch(map, 0, { across: 1, down: 0 }, { x: 20, y: 10 }),
      () => remove(map, those(0)),
    ])
      expect([map, map.pieces[0]]).toContain(gesture())
  })

  it('keep their middle on the table, all by the same way', () => {
    const map = mapOf(house(10, 10), house(30, 10))
    expect(shiftOf(map, all(map), { x: 20, y: -20 })).toEqual({ x: 6, y: -10 })
    expect(places(move(map, all(map), { x: 20, y: -20 }))).toEqual([
      [16, 0],
      [36, 0],
    ])
  })

  it('come back on to a table that has shrunk', () => {
    const map = mapOf(house(50, 10))
    expect(places(move(map, those(0), { x: 5, y: 0 }))).toEqual([[50, 10]])
    expect(places(move(map, those(0), { x: -30, y: 0 }))).toEqual([[20, 10]])
  })

  it('snap by the one that is held, to whole units or to quarters', () => {
    const map = mapOf(house(10.3, 10), house(20.6, 20.2))
    expect(snappedShift(map, all(map), 0, { x: 1, y: 0.6 }, 1)).toEqual({ x: 0.7, y: 1 })
    expect(snappedShift(map, all(map), 0, { x: 1, y: 0.6 }, 0.25)).toEqual({ x: 0.95, y: 0.5 })
    expect(snappedShift(map, all(map), 0, { x: 1, y: 0.6 }, 0)).toEqual({ x: 1, y: 0.6 })
  })
})

describe('pieces that are turned', () => {
  it('turn about their middle, and several about their common one', () => {
    expect(turn(mapOf(house(10, 10)), those(0), 15).pieces[0]).toMatchObject({ x: 10, y: 10, angle: 15 })
    const map = mapOf(house(10, 10), house(20, 10))
    const next = turn(map, all(map), 90)
    expect(places(next)).toEqual([
      [15, 5],
      [15, 15],
    ])
    expect(next.pieces.map(({ angle }) => angle)).toEqual([90, 90])
  })

  it('of points turn about the middle of their points', () => {
    const map = mapOf(
      wall(10, 10, {
        points: [
          { x: 0, y: 0 },
          { x: 6, y: 0 },
        ],
      }),
    )
    expect(turn(map, those(0), 90).pieces[0]).toMatchObject({ x: 13, y: 7, angle: 90 })
  })

  it('stand as before after a full turn', () => {
    fc.assert(
      fc.property(someChoice, ({ map, chosen }) => {
        let next = map
        for (let quarter = 0; quarter < 4; quarter += 1) next = turn(next, chosen, 90)
        for (const [index, piece] of next.pieces.entries()) {
          expect(piece.x).toBeCloseTo(map.pieces[index]?.x ?? NaN, 2)
          expect(piece.y).toBeCloseTo(map.pieces[index]?.y ?? NaN, 2)
          expect(piece.angle).toBe(map.pieces[index]?.angle)
        }
      }),
    )
  })

  it.each([
    [190, -170],
    [-180, 180],
    [540, 180],
    [-15, -15],
    [360, 0],
  ])('by %d degrees are told to be at %d', (degrees, told) => {
    expect(plainAngle(degrees)).toBe(told)
  })
})

describe('pieces that are sized', () => {
  it('are pulled by one side, the other stays', () => {
    const next = stretch(mapOf(house(10, 10)), 0, { across: 1, down: 0 }, { x: 15.2, y: 99 }, { step: 1 })
    expect(next.pieces[0]).toMatchObject({ x: 11.5, y: 10, width: 7, height: 3 })
  })

  it('are pulled by a corner, turned as they stand', () => {
    const turned = house(10, 10, { angle: 90 })
    const next = stretch(mapOf(turned), 0, { across: 1, down: 1 }, { x: 8, y: 14 })
    expect(next.pieces[0]).toMatchObject({ x: 9.75, y: 11, width: 6, height: 3.5, angle: 90 })
  })

  it('never vanish, and keep their proportions where that is asked', () => {
    const flat = stretch(mapOf(house(10, 10)), 0, { across: 1, down: 0 }, { x: 0, y: 10 })
    expect(flat.pieces[0]).toMatchObject({ width: 0.25, height: 3 })
    const even = stretch(mapOf(house(10, 10)), 0, { across: 1, down: 1 }, { x: 16, y: 10 }, { even: true })
    expect(even.pieces[0]).toMatchObject({ width: 8, height: 6 })
  })

  it('stay round where they are', () => {
    const tree = mapOf({ ...newPiece('arbre', { x: 10, y: 10 }), width: 2, height: 2 })
    expect(stretch(tree, 0, { across: 1, down: 1 }, { x: 13, y: 11 }).pieces[0]).toMatchObject({
      width: 4,
      height: 4,
    })
    expect(resize(tree, those(0), { width: 3 }).pieces[0]).toMatchObject({ width: 3, height: 3 })
  })

  it('take the numbers that are written', () => {
    expect(resize(mapOf(house(10, 10)), those(0), { height: 7.5 }).pieces[0]).toMatchObject({
      x: 10,
      width: 4,
      height: 7.5,
    })
  })

  it('draw their outline out with them', () => {
    const wood = mapOf({
      ...newPiece('bois', { x: 10, y: 10 }),
      points: [
        { x: -2, y: -1 },
        { x: 2, y: -1 },
        { x: 2, y: 1 },
      ],
    })
    const next = resize(wood, those(0), { width: 8 })
    expect(next.pieces[0]?.points).toEqual([
      { x: -4, y: -1 },
      { x: 4, y: -1 },
      { x: 4, y: 1 },
    ])
    expect(next.pieces.map(sizeOfPiece)).toEqual([{ width: 8, height: 2 }])
  })
})

describe('the points of a piece', () => {
  it('are moved, added and taken away, told by the table', () => {
    const map = mapOf(wall(10, 10, { angle: 90 }))
    const moved = movePoint(map, 0, 1, { x: 12, y: 14 })
    expect(moved.pieces[0]?.points).toEqual([
      { x: -3, y: 0 },
      { x: 4, y: -2 },
    ])
    const added = addPoint(moved, 0, 0, { x: 10, y: 10 })
    expect(added.pieces[0]?.points).toEqual([
      { x: -3, y: 0 },
      { x: 0, y: 0 },
      { x: 4, y: -2 },
    ])
    expect(removePoint(added, 0, 1)).toEqual(moved)
    expect(removePoint(moved, 0, 1)).toBe(moved)
  })

  it('come from its kind where the file names none', () => {
    const map = mapOf(wall(10, 10, { points: [] }))
    expect(movePoint(map, 0, 0, { x: 5, y: 12 }).pieces[0]?.points).toEqual([
      { x: -5, y: 2 },
      { x: 3, y: 0 },
    ])
  })

  it('are given to an ellipse and to a box that become an outline', () => {
    const map = mapOf(newPiece('bois', { x: 10, y: 10 }), newPiece('champ', { x: 20, y: 10 }), house(5, 5))
    expect(outlined(map, 0).pieces.map(piece => bendsOf(piece).length)).toEqual([8, 0, 0])
    const before = map.pieces.map(ownOutline)[0]?.map(({ x, y }) => [tidy(x), tidy(y)])
    for (const { x, y } of outlined(map, 0).pieces[0]?.points ?? []) expect(before).toContainEqual([x, y])
    expect(outlined(map, 1).pieces[1]?.points).toEqual([
      { x: -3, y: -2.5 },
      { x: 3, y: -2.5 },
      { x: 3, y: 2.5 },
      { x: -3, y: 2.5 },
    ])
    expect(outlined(map, 2)).toBe(map)
  })
})

describe('pieces that come and go', () => {
  it('are placed on top, as long as there is room', () => {
    const map = place(mapOf(house(1, 1)), house(5, 5, { name: 'Moulin' }))
    expect(map.pieces.at(-1)?.name).toBe('Moulin')
    const full = mapOf(...Array.from({ length: mapLimits.pieces }, () => house(1, 1)))
    expect(place(full, house(2, 2))).toBe(full)
    expect(duplicate(full, those(0))).toBe(full)
  })

  it('are copied a little aside, in groups of their own, objectives with the next number', () => {
    const map = mapOf(
      house(10, 10, { group: 'a', locked: true }),
      house(14, 10, { group: 'a' }),
      { ...newPiece('but', { x: 20, y: 20 }), mark: '1' },
      { ...newPiece('but', { x: 22, y: 20 }), mark: '2' },
    )
    const next = duplicate(map, those(0, 1, 2))
    expect(next.pieces.slice(4)).toMatchObject([
      { x: 11, y: 11, group: 'groupe 1', locked: false },
      { x: 15, y: 11, group: 'groupe 1' },
      { x: 21, y: 21, group: '', mark: '3' },
    ])
    expect([...lastOf(next, 3)]).toEqual([4, 5, 6])
    expect(next.pieces.slice(0, 4)).toEqual(map.pieces)
  })

  it('are pasted on another map as they were', () => {
    const objective = { ...newPiece('but', { x: 20, y: 20 }), mark: '1' }
    expect(paste(blankMap(), [objective], { x: 0, y: 0 }).pieces).toEqual([objective])
  })

  it('are taken away alone', () => {
    expect(places(remove(mapOf(house(1, 1), house(2, 2), house(3, 3)), those(0, 2)))).toEqual([[2, 2]])
  })
})

describe('the order of pieces', () => {
  const map = mapOf(...['a', 'b', 'c', 'd'].map((name, at) => house(at, at, { name })))

  it.each([
    ['front', [0, 2], 'bdac'],
    ['back', [1, 3], 'bdac'],
    ['up', [0, 1], 'cabd'],
    ['up', [1, 3], 'acbd'],
    ['down', [1, 3], 'badc'],
    ['down', [0, 1], 'abcd'],
  ] as const)('%s of %j is %s', (to, chosen, order) => {
    expect(names(reorder(map, those(...chosen), to))).toBe(order)
  })

  it('loses none of them', () => {
    fc.assert(
      fc.property(someChoice, fc.constantFrom(...depths), (choice, to) => {
        expect(reordered(choice.map, choice.chosen, to).toSorted((a, b) => a - b)).toEqual([
          ...choice.map.pieces.keys(),
        ])
      }),
    )
  })
})

describe('groups', () => {
  it('are chosen whole, and given up whole', () => {
    const map = group(mapOf(house(1, 1), house(2, 2), house(3, 3)), those(0, 2))
    expect(map.pieces.map(piece => piece.group)).toEqual(['groupe 1', '', 'groupe 1'])
    expect([...withGroups(map, those(2))]).toEqual([0, 2])
    expect(ungroup(map, those(0)).pieces.map(piece => piece.group)).toEqual(['', '', ''])
    expect(ungroup(map, those(1))).toBe(map)
    expect(group(map, those(1))).toBe(map)
  })

  it('take no name that another has', () => {
    const map = mapOf(house(1, 1, { group: 'groupe 1' }), house(2, 2), house(3, 3))
    expect(group(map, those(1, 2)).pieces[2]?.group).toBe('groupe 2')
  })
})

describe('what is written of pieces', () => {
  it('is theirs, but a locked one keeps its place', () => {
    const map = mapOf(house(1, 1), house(2, 2, { locked: true }))
    expect(set(map, all(map), { name: 'Grange', x: 9, angle: 200 }).pieces).toMatchObject([
      { name: 'Grange', x: 9, angle: -160 },
      { name: 'Grange', x: 2, angle: 0 },
    ])
  })
})

describe('pieces in line', () => {
  const row = mapOf(house(4, 4), house(10, 8, { width: 6 }), house(20, 9))

  it.each([
    ['left', [4, 5, 4], [4, 8, 9]],
    ['right', [20, 19, 20], [4, 8, 9]],
    ['centre', [12, 12, 12], [4, 8, 9]],
    ['top', [4, 10, 20], [4, 4, 4]],
    ['bottom', [4, 10, 20], [9, 9, 9]],
    ['middle', [4, 10, 20], [6.5, 6.5, 6.5]],
  ] as const)('stand on the %s', (to, x, y) => {
    const next = align(row, all(row), to)
    expect(next.pieces.map(piece => piece.x)).toEqual(x)
    expect(next.pieces.map(piece => piece.y)).toEqual(y)
  })

  it('have the same gap between each two', () => {
    const next = distribute(row, all(row), 'across')
    expect(next.pieces.map(piece => piece.x)).toEqual([4, 12, 20])
    expect(distribute(row, those(0, 1), 'across')).toBe(row)
  })

  it('are aligned group by group', () => {
    const map = group(mapOf(house(4, 4), house(9, 4), house(20, 10)), those(0, 1))
    expect(places(align(map, all(map), 'top'))).toEqual([
      [4, 4],
      [9, 4],
      [20, 4],
    ])
    expect(places(align(map, all(map), 'right'))).toEqual([
      [15, 4],
      [20, 4],
      [20, 10],
    ])
  })

  it('never leave the box that they filled', () => {
    fc.assert(
      fc.property(someMap, fc.constantFrom(...alignments), (map, to) => {
        const free = lock(map, all(map), false)
        const [before, after] = [boxOfPieces(free.pieces), boxOfPieces(align(free, all(map), to).pieces)]
        expect(after.left).toBeGreaterThan(before.left - 0.01)
        expect(after.top).toBeGreaterThan(before.top - 0.01)
        expect(after.right).toBeLessThan(before.right + 0.01)
        expect(after.bottom).toBeLessThan(before.bottom + 0.01)
      }),
    )
  })
})

describe('the table', () => {
  it('is told in another unit, nothing on it moves', () => {
    const map = { ...mapOf(house(10, 10), wall(20, 20)), grid: 6 }
    const next = changeUnit(map, 'cm')
    expect(next).toMatchObject({ unit: 'cm', width: 91.44, height: 91.44, grid: 15.24 })
    expect(next.pieces).toMatchObject([
      { x: 25.4, y: 25.4, width: 10.16, height: 7.62 },
      { x: 50.8, y: 50.8, points: [{ x: -7.62 }, { x: 7.62 }] },
    ])
    expect(changeUnit(next, 'pouce')).toEqual(map)
    expect(changeUnit(map, 'pouce')).toBe(map)
  })

  it('is not told in a unit in which it would be too large to be saved', () => {
    const map = resizeTable(blankMap(), 300, 40)
    expect(canMeasureIn(map, 'cm')).toBe(false)
    expect(changeUnit(map, 'cm')).toBe(map)
  })

  it('changes its size within its bounds, and moves nothing', () => {
    const map = mapOf(house(30, 30))
    expect(resizeTable(map, 24, 1)).toMatchObject({ width: 24, height: 4, pieces: [{ x: 30, y: 30 }] })
    expect(resizeTable(map, 36, 36)).toBe(map)
  })

  it('has a name, a grid and a north', () => {
    expect(setTable(blankMap(), { grid: 400, north: 270, name: 'Le gué' })).toMatchObject({
      grid: 100,
      north: -90,
      name: 'Le gué',
    })
    expect(setTable(blankMap(), { north: null }).north).toBeNull()
  })
})

describe('whatever is done to a map', () => {
  const gestures = fc.constantFrom<(map: TableMap, chosen: Chosen, by: { x: number; y: number }) => TableMap>(
    (map, chosen, by) => move(map, chosen, by),
    (map, chosen, { x }) => turn(map, chosen, x * 40),
    (map, chosen, by) => duplicate(map, chosen, by),
    (map, chosen) => remove(map, chosen),
    (map, chosen, { x }) => reorder(map, chosen, x > 0 ? 'front' : 'down'),
    (map, chosen) => group(map, chosen),
    (map, chosen) => ungroup(map, chosen),
    (map, chosen, { x }) => lock(map, chosen, x > 0),
    (map, chosen, { x, y }) => resize(map, chosen, { width: x * 100, height: y }),
    (map, chosen, { x, y }) => set(map, chosen, { x: x * 1e4, y, angle: y * 100, name: 'é'.repeat(200) }),
    (map, _chosen, by) => stretch(map, 0, { across: -1, down: 1 }, by, { step: 1 }),
    (map, _chosen, by) => movePoint(outlined(map, 0), 0, 0, by),
    (map, _chosen, by) => addPoint(map, 0, 0, by),
    (map, _chosen) => removePoint(map, 0, 0),
    (map, chosen) => align(map, chosen, 'centre'),
    (map, chosen) => distribute(map, chosen, 'down'),
    map => changeUnit(map, map.unit === 'cm' ? 'pouce' : 'cm'),
    (map, _chosen, { x, y }) => resizeTable(map, x * 50, y * 50),
  )

  it('is saved and read back the same', () => {
    fc.assert(
      fc.property(someChoice, fc.array(fc.tuple(gestures, someShift), { maxLength: 6 }), (choice, done) => {
        const map = done.reduce((now, [gesture, by]) => gesture(now, choice.chosen, by), choice.map)
        expect(mapSchema.parse(JSON.parse(JSON.stringify(map)))).toEqual(map)
      }),
    )
  })
})
