/** The scenario of the house checked on paper: what lies in which square, and how far apart. Chapitre 2. */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { scenarioKind, scenarioSchema, type MapPiece } from '../../../src/core/index.ts'
import { setUpNumbers } from '../../../src/games/fees-d-armes/catalog/index.ts'
import { feesDArmes } from '../../../src/games/fees-d-armes/index.ts'
import { systems } from '../../../src/games/index.ts'

const [sample] = feesDArmes.scenarios ?? []
if (!sample) throw new Error('no scenario')
const read = scenarioKind.open(sample.document, systems)
if (!read.ok) throw new Error(JSON.stringify(read.diagnostics))
const scenario = scenarioSchema.parse(read.value.document)
const pieces = scenario.map?.pieces ?? []
const square = 2.5

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The squares that a piece covers, the last ones included. */
const squaresOf = ({ x, y, width, height, points }: MapPiece): Box => {
  const across = points.length > 0 ? Math.max(...points.map(point => Math.abs(point.x))) : width / 2
  const down = points.length > 0 ? width / 2 : height / 2
  return {
    left: (x - across) / square,
    right: (x + across) / square - 1,
    top: (y - down) / square,
    bottom: (y + down) / square - 1,
  }
}

/** In steps, never diagonal: the next square is 1. */
const steps = (one: MapPiece, other: MapPiece): number => {
  const [a, b] = [squaresOf(one), squaresOf(other)]
  return Math.max(0, a.left - b.right, b.left - a.right) + Math.max(0, a.top - b.bottom, b.top - a.bottom)
}

const closest = (list: readonly MapPiece[]): number =>
  Math.min(...list.flatMap((one, index) => list.slice(index + 1).map(other => steps(one, other))))

const of = (...kinds: readonly MapPiece['kind'][]): readonly MapPiece[] =>
  pieces.filter(({ kind }) => kinds.some(known => known === kind))

const terrains = of('eau', 'haie', 'arbre')
const objectives = of('but')
const lairs = of('figurine')
const zones = of('zone')

describe('Le Goûter de cinq heures', () => {
  it('opens without a remark', () => {
    expect(read.value.notices).toEqual([])
    expect(scenario).toMatchObject({ system: 'fees-d-armes', players: 2, rounds: 5 })
  })

  it('is played on 24 × 24 squares of 2.5 cm, and everything lies in whole squares of it', () => {
    expect(scenario.map).toMatchObject({ unit: 'cm', width: 60, height: 60, grid: square })
    for (const piece of pieces) {
      const box = squaresOf(piece)
      for (const edge of Object.values(box)) {
        expect(Number.isInteger(edge), piece.name).toBe(true)
        expect(edge).toBeGreaterThanOrEqual(0)
        expect(edge).toBeLessThan(24)
      }
    }
  })

  it('keeps the distances that the rules ask of players', () => {
    expect(terrains).toHaveLength(2 * setUpNumbers.terrainsEach)
    expect(closest(terrains)).toBeGreaterThanOrEqual(setUpNumbers.terrainsApart)
    expect(objectives).toHaveLength(2 * setUpNumbers.objectivesEach + 1)
    expect(closest(objectives)).toBeGreaterThanOrEqual(setUpNumbers.objectivesApart)
    expect(closest(lairs)).toBeGreaterThanOrEqual(setUpNumbers.lairsApart)
    expect(closest(zones)).toBeGreaterThanOrEqual(setUpNumbers.secondFromEnemies)
    for (const [index, zone] of zones.entries()) {
      const enemy = lairs[1 - index]
      if (!enemy) throw new Error('no lair')
      expect(steps(zone, enemy)).toBeGreaterThanOrEqual(setUpNumbers.firstFromLair)
    }
  })

  it('is the same from both sides, turned half round', () => {
    const turned = pieces.map(({ kind, x, y }) => `${kind} ${60 - x} ${60 - y}`).toSorted()
    expect(pieces.map(({ kind, x, y }) => `${kind} ${x} ${y}`).toSorted()).toEqual(turned)
  })

  it('names icons that there are', () => {
    const text = JSON.stringify(sample.document)
    const names = [...text.matchAll(/:([a-z][a-z0-9-]+):|"icon":"([^"]+)"/g)].map(
      ([, sign, icon]) => sign ?? icon ?? '',
    )
    expect(names.length).toBeGreaterThan(4)
    for (const name of names.filter(one => one !== 'd6'))
      expect(Object.hasOwn(gameIcons.icons, name), name).toBe(true)
  })
})
