/** The scenario of this game, checked on paper: it opens, gives nobody an advantage, and names what there is. */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { scenarioKind, scenarioSchema, typeset, type MapPiece } from '../../../src/core/index.ts'
import { frostgrave } from '../../../src/games/frostgrave/index.ts'
import { systems } from '../../../src/games/index.ts'

const [sample] = frostgrave.scenarios ?? []
if (!sample) throw new Error('no scenario')
const read = scenarioKind.open(sample.document, systems)
if (!read.ok) throw new Error(JSON.stringify(read.diagnostics))
const scenario = scenarioSchema.parse(read.value.document)
const pieces = scenario.map?.pieces ?? []
const of = (kind: MapPiece['kind']): readonly MapPiece[] => pieces.filter(piece => piece.kind === kind)
const side = 36

const edges = ({ x, y, width, height, points }: MapPiece) => {
  const across = points.length > 0 ? Math.max(...points.map(point => Math.abs(point.x))) : width / 2
  const down = points.length > 0 ? width / 2 : height / 2
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}

/** From the edge of a zone to a place, in inches. */
const from = (zone: MapPiece, { x, y }: MapPiece): number => {
  const { left, right, top, bottom } = edges(zone)
  return Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom))
}

describe('Le Dernier Sorbet', () => {
  it('opens without a remark, for two bands', () => {
    expect(read.value.notices).toEqual([])
    expect(scenario).toMatchObject({ system: 'frostgrave', players: 2, rounds: 8, author: 'Copiste' })
  })

  it('lies on a table of three feet, all on it and nothing upon another', () => {
    expect(scenario.map).toMatchObject({ unit: 'pouce', width: side, height: side })
    for (const piece of pieces) {
      const { left, right, top, bottom } = edges(piece)
      expect(Math.min(left, top), piece.name).toBeGreaterThanOrEqual(0)
      expect(Math.max(right, bottom), piece.name).toBeLessThanOrEqual(side)
    }
    for (const [index, one] of pieces.entries())
      for (const other of pieces.slice(index + 1)) {
        const [a, b] = [edges(one), edges(other)]
        const apart = Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
        expect(apart, `${one.kind} ${one.name} / ${other.kind} ${other.name}`).toBeGreaterThanOrEqual(0)
      }
  })

  it('gives nobody an advantage: what lies on one half lies turned round on the other', () => {
    const places = (turned: boolean) =>
      pieces
        .map(({ kind, x, y, width, height }) =>
          JSON.stringify([kind, turned ? side - x : x, turned ? side - y : y, width, height]),
        )
        .toSorted()
    expect(places(true)).toEqual(places(false))
    const [north, south] = of('zone')
    if (!north || !south) throw new Error('two zones')
    // The tub that each customer asked for sleeps as far from either side.
    const tub = (name: string): MapPiece => {
      const found = of('but').find(piece => piece.name.endsWith(name))
      if (!found) throw new Error(`no ${name}`)
      return found
    }
    expect(from(north, tub('pistache'))).toBe(from(south, tub('framboise')))
    expect(from(north, tub('pistache'))).toBeGreaterThan(20)
    const secret = (player: string): string =>
      scenario.handouts.find(handout => handout.for === 'joueur' && handout.player === player)?.text ?? ''
    expect([secret('A'), secret('B')].map(text => /\*\*(\w+)\*\*/.exec(text)?.[1])).toEqual([
      'pistache',
      'framboise',
    ])
  })

  it('has as many treasures as tokens, creatures that nobody controls, and an objective in the middle', () => {
    const treasures = of('but').filter(({ name }) => name.startsWith('bac'))
    const tokens = scenario.objects
      .filter(({ icon }) => icon === 'ice-cubes')
      .map(({ name }) => `bac de ${name.toLowerCase()}`)
    expect(treasures.map(({ name }) => name).toSorted()).toEqual(tokens.toSorted())
    expect(of('but').find(({ mark }) => mark === '5')).toMatchObject({ name: 'la sorbetière', x: 18, y: 18 })
    const placed = of('figurine').filter(({ icon }) => icon === 'snowman').length
    expect(scenario.neutrals.find(({ icon }) => icon === 'snowman')?.count).toBe(placed)
    expect(scenario.objects.find(({ icon }) => icon === 'carrot')?.count).toBe(placed)
    for (const { text } of scenario.neutrals)
      expect(text).toMatch(/^Mouvement \d, Combat \d, Tir \d, Armure \d+, Volonté \d, Santé \d+\./)
  })

  it('names icons that there are, in good typography', () => {
    const text = JSON.stringify(sample.document)
    const names = [...text.matchAll(/:([a-z][a-z0-9-]+): |"icon":"([^"]+)"/g)].map(
      ([, sign, icon]) => sign ?? icon ?? '',
    )
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) expect(Object.hasOwn(gameIcons.icons, name), name).toBe(true)
    for (const one of [scenario.rules, scenario.setup, scenario.victory, scenario.story]) {
      expect(typeset(typeset(one))).toBe(typeset(one))
      expect(one).not.toMatch(/'/)
    }
  })
})
