/** The map on a page: drawn, measured, told in a legend, with its rounds to tick under it. */
import {
  legendOf,
  mapDrawing,
  millimetresOf,
  northDrawing,
  scaleBar,
  type DraftPiece,
  type Drawing,
  type Face,
  type Mark,
  type Size,
  type TableMap,
} from '../core/index.ts'
import type { ReadyScenario } from './reading.ts'
import { roundsOf } from './scores.ts'

/** White that a page keeps at its sides, and what its head, legend and foot take at least. */
const margins = { booklet: { sides: 20, rest: 50 }, page: { sides: 22, rest: 48 } } as const

/** Of the largest that its page could hold: letters, legend and events may leave it less. */
const sizes = [0.64, 0.76, 0.88, 1]

export const mapFace = (
  scenario: ReadyScenario,
  map: TableMap,
  size: Size,
  where: keyof typeof margins,
): Face => {
  const { sides, rest } = margins[where]
  const { rounds: count } = scenario.text
  const turns = where === 'booklet' && count !== null ? roundsOf(scenario, count) : { rounds: [], events: [] }
  const largest = Math.min((size.width - sides) / map.width, (size.height - rest) / map.height)
  return {
    template: 'shared/scenario-map',
    data: {
      look: where,
      title: map.name || 'La carte',
      scenario: scenario.title,
      graduation: map.unit === 'pouce' ? 'graduée en pouces' : 'graduée en centimètres',
      map: { drawing: sizes.map(part => measured(map, part * largest)) },
      legend: legendOf(map).map(({ label, drawing }) => ({ label, drawing: { drawing } })),
      ...turns,
    },
  }
}

/** In millimetres, between the map and its scale. */
const under = 3

/** The map over its scale and its north: however large it comes out, they are as large. */
const measured = (map: TableMap, scale: number): Drawing => {
  const [table, bar, north] = [mapDrawing(map, { scale }), scaleBar(map, scale), northDrawing(map)]
  const top = table.height + under
  const beneath: readonly Mark[] = [
    { kind: 'group', at: { x: 0, y: top }, marks: bar.marks },
    ...(north
      ? [{ kind: 'group', at: { x: table.width - north.width, y: top - 1 }, marks: north.marks } as const]
      : []),
  ]
  return {
    width: Math.max(table.width, bar.width),
    height: top + Math.max(bar.height, north ? north.height - 1 : 0),
    says: table.says,
    marks: [...table.marks, ...beneath],
  }
}

/** Whichever way round it is larger. */
export const mapPage = (scenario: ReadyScenario, paper: Size): readonly DraftPiece[] => {
  const { map } = scenario.text
  if (!map) return []
  const lying = map.width > map.height
  const size = lying ? { width: paper.height, height: paper.width } : paper
  return [
    {
      title: `${scenario.title} : la carte`,
      size,
      copies: 1,
      toEdge: true,
      ...mapFace(scenario, map, size, 'page'),
    },
  ]
}

/** In millimetres printed by two neighbours. */
const overlap = 10

/** As large as the table itself. */
export const mapPoster = (scenario: ReadyScenario): readonly DraftPiece[] => {
  const { map } = scenario.text
  if (!map) return []
  const scale = millimetresOf[map.unit]
  const drawing = mapDrawing(map, { scale })
  return [
    {
      title: `${scenario.title} : la table`,
      size: { width: drawing.width, height: drawing.height },
      copies: 1,
      way: { kind: 'tiled', overlap },
      template: 'shared/scenario-poster',
      data: { map: { drawing } },
    },
  ]
}
