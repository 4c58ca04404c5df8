/** One sheet as it fills: rows from the top, each as tall as its first piece; small pieces stack beside the tall. */
import type { Imposable, Placement } from './placement.ts'

export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const hair = 0.001

/** How many of a length a room takes. */
export const wholes = (space: number, length: number): number => Math.floor((space + hair) / length)

interface Space {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rows: Row[]
}

interface Row {
  readonly y: number
  readonly height: number
  x: number
  /** What is left of the row, once pieces that stand twice in its height have come: rows of its own, one cut away. */
  rest?: Space
}

interface Spot {
  readonly x: number
  readonly y: number
}

const placeIn = (space: Space, wide: number, tall: number): Spot | undefined => {
  for (const row of space.rows) {
    const spot = placeInRow(space, row, wide, tall)
    if (spot) return spot
  }
  const y = space.y + heightOf(space)
  if (wholes(space.width, wide) < 1 || wholes(space.y + space.height - y, tall) < 1) return undefined
  space.rows.push({ y, height: tall, x: space.x + wide })
  return { x: space.x, y }
}

const placeInRow = (space: Space, row: Row, wide: number, tall: number): Spot | undefined => {
  if (row.rest) return placeIn(row.rest, wide, tall)
  const { x, y, height } = row
  const width = space.x + space.width - x
  if (wholes(width, wide) < 1 || wholes(height, tall) < 1) return undefined
  if (wholes(height, tall) > 1) {
    row.rest = { x, y, width, height, rows: [] }
    return placeIn(row.rest, wide, tall)
  }
  row.x += wide
  return { x, y }
}

const heightOf = ({ rows }: Space): number => rows.reduce((sum, { height }) => sum + height, 0)

const rightOf = ({ x, rows }: Space): number =>
  rows.reduce((most, row) => Math.max(most, row.rest ? rightOf(row.rest) : row.x), x)

export class FillingSheet<P extends Imposable> {
  private readonly space: Space
  private readonly spots: { readonly piece: P; readonly spot: Spot; readonly turned: boolean }[] = []

  constructor(
    private readonly area: Area,
    private readonly bleed: number,
    private readonly toEdge: boolean,
    private readonly folded: boolean,
  ) {
    this.space = { x: 0, y: 0, width: area.width, height: area.height, rows: [] }
  }

  add(piece: P, turned: boolean): boolean {
    if (piece.toEdge !== this.toEdge) return false
    const [width, height] = turned
      ? [piece.size.height, piece.size.width]
      : [piece.size.width, piece.size.height]
    const spot = placeIn(this.space, width + 2 * this.bleed, height + 2 * this.bleed)
    if (!spot) return false
    this.spots.push({ piece, spot, turned })
    return true
  }

  /** The block of rows in the middle of the paper; on a sheet to fold, against the fold. */
  centred(): readonly Placement<P>[] {
    const left = this.area.left + (this.area.width - rightOf(this.space)) / 2
    const spare = this.area.height - heightOf(this.space)
    const top = this.area.top + (this.folded ? spare : spare / 2)
    return this.spots.map(({ piece, spot, turned }) => {
      const { width, height } = piece.size
      return {
        piece,
        face: 'front',
        rotation: turned ? 90 : 0,
        x: left + spot.x + this.bleed,
        y: top + spot.y + this.bleed,
        width: turned ? height : width,
        height: turned ? width : height,
      }
    })
  }
}
