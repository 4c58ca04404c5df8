/** The map on a page: drawn, measured, told in a legend, with its rounds to tick under it. */
import {
  legendOf,
  mapDrawing,
  millimetresOf,
  northDrawing,
  scaleBar,
  type DraftPiece,
  type Face,
  type Size,
  type TableMap,
} from '../core/index.ts'
import type { ReadyScenario } from './reading.ts'
import { roundsOf } from './scores.ts'

/** White that a page keeps at its sides, and what its head, legend and foot take. */
const margins = { booklet: { sides: 20, rest: 78 }, page: { sides: 22, rest: 62 } } as const

export const mapFace = (
  scenario: ReadyScenario,
  map: TableMap,
  size: Size,
  where: keyof typeof margins,
): Face => {
  const { sides, rest } = margins[where]
  const north = northDrawing(map)
  const { rounds: count } = scenario.text
  const turns = where === 'booklet' && count !== null ? roundsOf(scenario, count) : { rounds: [], events: [] }
  const scale = Math.min(
    (size.width - sides) / map.width,
    (size.height - rest - eventLines(turns.events) * eventLine) / map.height,
  )
  return {
    template: 'shared/scenario-map',
    data: {
      look: where,
      title: map.name || 'La carte',
      scenario: scenario.title,
      graduation: map.unit === 'pouce' ? 'graduée en pouces' : 'graduée en centimètres',
      map: { drawing: mapDrawing(map, { scale }) },
      bar: { drawing: scaleBar(map, scale) },
      north: north ? { drawing: north } : null,
      legend: legendOf(map).map(({ label, drawing }) => ({ label, drawing: { drawing } })),
      ...turns,
    },
  }
}

/** In millimetres; and how many letters one holds. */
const [eventLine, eventLetters] = [4.4, 78]

const eventLines = (events: readonly { readonly event: string }[]): number =>
  events.reduce((sum, { event }) => sum + Math.ceil(event.length / eventLetters), 0)

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
