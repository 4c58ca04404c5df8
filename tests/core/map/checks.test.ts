/** What is told of a map's fairness, on both sides of each limit. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMap, type DeploymentRules, type TableMap } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { anyMap } from './pieces.ts'
import { bends, mapOf, valley } from './valley.ts'

const inch = { one: 'pouce', many: 'pouces', millimetres: 25.4 }
const rules = (deployment: Partial<NonNullable<DeploymentRules['deployment']>>): DeploymentRules => ({
  lengthUnit: inch,
  deployment: { source: 'C’est écrit.', ...deployment },
})

const told = (map: TableMap, game?: DeploymentRules): readonly string[] =>
  checkMap(map, game).map(
    ({ level, text }) => `${level} ${text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')}`,
  )

/** Two zones as deep as this, at either side of the table. */
const facing = (depth: number, more: Parameters<typeof mapOf>[0] = [], over: Partial<TableMap> = {}) =>
  mapOf(
    [
      { kind: 'zone', side: 'A', x: depth / 2, y: 18, width: depth, height: 36 },
      { kind: 'zone', side: 'B', x: 36 - depth / 2, y: 18, width: depth, height: 36 },
      ...more,
    ],
    over,
  )

describe('zones', () => {
  it('are as far apart as the game wants, or it is told', () => {
    expect(told(facing(12), rules({ apart: 12 }))).toEqual([
      'ok Les zones A et B sont à 12 pouces l’une de l’autre.',
    ])
    expect(told(facing(12.5), rules({ apart: 12 }))).toEqual([
      'warning Les zones A et B sont à 11 pouces l’une de l’autre : il faut 12 pouces. C’est écrit.',
    ])
    expect(told(facing(12.5), rules({ apart: 12, advice: true }))[0]).toContain('mieux vaut 12 pouces')
    expect(told(facing(12.5))).toEqual(['ok Les zones A et B sont à 11 pouces l’une de l’autre.'])
  })

  it('are measured in the unit of the table, whatever that of the game', () => {
    const map = mapOf(
      [
        { kind: 'zone', side: 'A', x: 10, y: 45, width: 20, height: 90 },
        { kind: 'zone', side: 'B', x: 80, y: 45, width: 20, height: 90 },
      ],
      { unit: 'cm', width: 90, height: 90 },
    )
    expect(told(map, rules({ apart: 20 }))).toEqual([
      'warning Les zones A et B sont à 50 cm l’une de l’autre : il faut 50,8 cm. C’est écrit.',
    ])
    expect(told(map, rules({ apart: 19.6 }))).toEqual(['ok Les zones A et B sont à 50 cm l’une de l’autre.'])
  })

  it('do not touch', () => {
    expect(told(facing(18))).toEqual(['warning Les zones A et B se touchent.'])
  })

  it('are compared each with each', () => {
    const three = facing(6, [{ kind: 'zone', side: 'C', x: 18, y: 3, width: 10, height: 6 }])
    expect(told(three)).toHaveLength(3)
  })

  it('hold a band', () => {
    const small = (width: number) =>
      told(mapOf([{ kind: 'zone', side: 'A', x: 18, y: 18, width, height: 2 }]), rules({ figures: 10 }))
    expect(small(5)).toEqual([])
    expect(small(4.9)).toEqual(['warning La zone A ne tient pas 10 figurines sur des socles de 25 mm.'])
  })

  it('are as deep as the game wants', () => {
    expect(told(facing(6), rules({ depth: 6 }))).toHaveLength(1)
    expect(told(facing(5.9), rules({ depth: 6 }))).toContain(
      'warning La zone A a moins de 6 pouces de profondeur. C’est écrit.',
    )
  })

  it('lie on the table, and dry', () => {
    expect(told(facing(6, [], { height: 36.1 }))).toHaveLength(1)
    expect(told(facing(6, [], { height: 35 }))).toContain('warning La zone A dépasse de la table.')
    const pond = (x: number) => told(facing(6, [{ kind: 'eau', x, y: 18, width: 4, height: 4 }]))
    expect(pond(8.1)).toHaveLength(1)
    expect(pond(7)).toContain('warning La zone A est en partie dans l’eau : on n’y pose personne.')
  })
})

describe('the table', () => {
  it('is as large as the game wants, either way round', () => {
    const wide = mapOf([], { width: 48, height: 36 })
    expect(told(wide, rules({ table: { width: 36, height: 48 } }))).toEqual([
      'ok La table est assez grande : il en faut 36 sur 48 pouces.',
    ])
    expect(told(wide, rules({ table: { width: 48, height: 37 } }))).toEqual([
      'warning La table est plus petite que 48 sur 37 pouces. C’est écrit.',
    ])
  })
})

describe('objectives', () => {
  const goal = (x: number, mark = '1') => ({ kind: 'but' as const, mark, x, y: 18, width: 2 })

  it('are as far from either side, to an inch', () => {
    expect(told(facing(6, [goal(18.5)]))[1]).toBe(
      'ok Objectif 1, en pouces : à 11,5 de la zone A et 10,5 de la zone B.',
    )
    expect(told(facing(6, [goal(18.6)]))[1]).toBe(
      'warning Objectif 1, en pouces : à 11,6 de la zone A et 10,4 de la zone B : la plus proche a l’avantage.',
    )
  })

  it('may make up for one another', () => {
    const two = checkMap(facing(6, [goal(12, '1'), goal(24, '2')]))
    expect(two.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok'])
    expect(two[1]?.text).toContain('un autre rétablit l’équilibre')
    expect(two.map(({ pieces }) => pieces)).toEqual([[0, 1], [2], [3]])
  })

  it('are not compared where there is one side', () => {
    expect(told(mapOf([{ kind: 'zone', side: 'A', x: 3, y: 18, width: 6, height: 36 }, goal(18)]))).toEqual(
      [],
    )
  })
})

describe('a river', () => {
  const river = {
    kind: 'riviere' as const,
    x: 18,
    y: 18,
    width: 2,
    points: bends([0, -19], [1, -6], [-1, 6], [0, 19]),
  }
  const bridge = (y: number) => ({ kind: 'pont' as const, x: 18, y, width: 5, height: 2 })

  it('that parts the table has more than one crossing', () => {
    expect(told(mapOf([river]))).toEqual(['warning La rivière coupe la table en deux, sans pont ni gué.'])
    expect(told(mapOf([river, bridge(18)]))).toEqual([
      'warning La rivière coupe la table en deux et n’a qu’un passage.',
    ])
    expect(told(mapOf([river, bridge(9), bridge(27)]))).toEqual(['ok La rivière se passe en 2 endroits.'])
  })

  it('that ends on the table, or is crossed elsewhere, is another thing', () => {
    expect(told(mapOf([{ ...river, points: bends([0, -19], [0, 0]) }]))).toEqual([])
    expect(told(mapOf([river, { ...bridge(18), x: 5 }]))[0]).toContain('sans pont ni gué')
  })
})

describe('a piece', () => {
  it('that lies off the table is told', () => {
    const at = (x: number) =>
      told(mapOf([{ kind: 'maison', name: 'la ferme', x, y: 18, width: 4, height: 2 }]))
    expect([at(37), at(38.1)]).toEqual([[], ['warning la ferme est hors de la table.']])
  })
})

describe('Flammes & Fantassins', () => {
  const game = systems.find(({ id }) => id === 'flammes-et-fantassins')

  it('advises what the reach of its long bow does: 12 inches', () => {
    expect(checkMap(facing(12), game).map(({ level }) => level)).toEqual(['ok'])
    const [near] = told(facing(12.2), game)
    expect(near).toContain('mieux vaut 12 pouces. Le livre n’en dit rien')
  })

  it('finds fault with the objectives of the valley alone', () => {
    const faults = checkMap(valley, game).filter(({ level }) => level === 'warning')
    expect(faults.map(({ pieces }) => pieces.map(index => valley.pieces[index]?.kind))).toEqual([
      ['but'],
      ['but'],
      ['but'],
    ])
  })
})

it('says something, or nothing, of any map', () => {
  fc.assert(
    fc.property(anyMap, map => {
      for (const { text, pieces } of checkMap(map)) {
        expect(text).toMatch(/[.]$/u)
        expect(text).not.toMatch(/NaN|Infinity|undefined/u)
        expect(pieces.every(index => map.pieces[index] !== undefined)).toBe(true)
      }
    }),
  )
})
