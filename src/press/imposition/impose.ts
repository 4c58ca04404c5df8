/**
 * Pieces on sheets: rows of one height, as many as the paper takes, fronts and backs where scissors and printers want
 * them. Millimetres throughout, from the sheet's top left, as seen on that side.
 */
import type { Size } from '../../core/index.ts'
import type { BackMode } from './options.ts'

export interface Imposable {
  readonly size: Size
  readonly hasBack: boolean
  /** Room around it that the paper's edge may eat: it has margins of its own. */
  readonly toEdge: boolean
}

export interface Placement<P extends Imposable> {
  readonly piece: P
  readonly face: 'front' | 'back'
  readonly x: number
  readonly y: number
  /** As placed: a piece on its side has them swapped. */
  readonly width: number
  readonly height: number
  /** Degrees, clockwise. */
  readonly rotation: 0 | 90 | 180 | 270
}

export interface Sheet<P extends Imposable> {
  readonly side: 'front' | 'back'
  readonly placements: readonly Placement<P>[]
  /** Where the sheet is folded, from its top, in fold mode. */
  readonly foldAt: number | undefined
}

export interface ImpositionOptions {
  readonly paper: Size
  readonly backs: BackMode
  readonly bleed: number
  /** What the printer cannot reach on each side. */
  readonly margin: number
}

export interface Imposed<P extends Imposable> {
  readonly sheets: readonly Sheet<P>[]
  /** Pieces that this paper cannot hold. */
  readonly tooLarge: readonly P[]
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly turned: boolean
}

const hair = 0.001

export const impose = <P extends Imposable>(pieces: readonly P[], options: ImpositionOptions): Imposed<P> => {
  const fold = options.backs === 'fold'
  const folds = (piece: P): boolean => fold && piece.hasBack && fitsHalf(piece, options)
  const folded = pieces.filter(folds)
  const plain = pieces.filter(piece => !folds(piece))
  const tooLarge: P[] = []
  const sheets = [
    ...pack(folded, options, true, tooLarge).map(fronts => foldedSheet(fronts, options)),
    ...pack(plain, options, false, tooLarge).flatMap(fronts => twoSides(fronts, options)),
  ]
  return { sheets, tooLarge }
}

/** Larger than half a sheet, a piece is printed on both sides of a whole one. */
const fitsHalf = (piece: Imposable, options: ImpositionOptions): boolean => {
  const area = areaOf(options, true, piece.toEdge)
  const bleed = bleedOf(piece, options)
  const { width, height } = piece.size
  return countIn(area, width, height, bleed) + countIn(area, height, width, bleed) > 0
}

/** What reaches the paper's edge has nowhere to bleed to. */
const bleedOf = ({ toEdge }: Imposable, { bleed }: ImpositionOptions): number => (toEdge ? 0 : bleed)

/** Where pieces may lie: all the paper for those that bring their own margins, its printable part for the others. */
const areaOf = ({ paper, margin }: ImpositionOptions, folded: boolean, toEdge: boolean): Area => {
  const edge = toEdge ? 0 : margin
  const height = folded ? paper.height / 2 : paper.height
  return { left: edge, top: edge, width: paper.width - 2 * edge, height: height - edge - (folded ? 0 : edge) }
}

/**
 * A format with many pieces has sheets of its own, in the order of the job, so that scissors go straight. Odd pieces
 * share sheets, the tallest first, and small ones fill whatever room is left.
 */
const pack = <P extends Imposable>(
  pieces: readonly P[],
  options: ImpositionOptions,
  folded: boolean,
  tooLarge: P[],
): readonly (readonly Placement<P>[])[] => {
  const open: Page<P>[] = []
  for (const group of inOrder(byFormat(pieces))) {
    const [first] = group
    if (!first) continue
    const turned = turnsBetter(first, options, folded)
    const shares = group.length < many || isSmall(first)
    // All of one size: a page that has refused one of them refuses the others.
    let at = shares ? 0 : open.length
    for (const piece of group) {
      while (open[at]?.add(piece, turned) === false) at++
      if (at === open.length && !newPage(open, options, folded, piece, turned)) tooLarge.push(piece)
    }
  }
  return open.map(page => page.centred())
}

const many = 4
const smallest = 30

const isSmall = ({ size }: Imposable): boolean =>
  Math.min(size.width, size.height) <= smallest && size.width * size.height <= smallest * 60

const inOrder = <P extends Imposable>(groups: readonly (readonly P[])[]): readonly (readonly P[])[] => {
  const kind = ([first]: readonly P[], count: number): number =>
    !first || isSmall(first) ? 2 : first.toEdge || count >= many ? 0 : 1
  const height = ([first]: readonly P[]): number => first?.size.height ?? 0
  return groups.toSorted((a, b) => {
    const [first, second] = [kind(a, a.length), kind(b, b.length)]
    return first - second || (first === 0 ? 0 : height(b) - height(a))
  })
}

const newPage = <P extends Imposable>(
  open: Page<P>[],
  options: ImpositionOptions,
  folded: boolean,
  piece: P,
  turned: boolean,
): Page<P> | undefined => {
  const page = new Page<P>(
    roomFor(piece, turned, options, folded),
    bleedOf(piece, options),
    piece.toEdge,
    folded,
  )
  if (!page.add(piece, turned)) return undefined
  open.push(page)
  return page
}

/** The foot of the sheet is left to the bar and the legend, unless that would cost a row. */
const strip = 8

const roomFor = <P extends Imposable>(
  piece: P,
  turned: boolean,
  options: ImpositionOptions,
  folded: boolean,
): Area => {
  const area = areaOf(options, folded, piece.toEdge)
  if (piece.toEdge || folded) return area
  const tall = (turned ? piece.size.width : piece.size.height) + 2 * options.bleed
  const less = { ...area, height: area.height - strip }
  return Math.floor((less.height + hair) / tall) < Math.floor((area.height + hair) / tall) ? area : less
}

const byFormat = <P extends Imposable>(pieces: readonly P[]): readonly (readonly P[])[] => {
  const groups = new Map<string, P[]>()
  for (const piece of pieces) {
    const key = `${piece.size.width}x${piece.size.height}/${piece.toEdge}`
    const group = groups.get(key)
    if (group) group.push(piece)
    else groups.set(key, [piece])
  }
  return [...groups.values()]
}

const countIn = (area: Area, width: number, height: number, bleed: number): number =>
  Math.floor((area.width + hair) / (width + 2 * bleed)) *
  Math.floor((area.height + hair) / (height + 2 * bleed))

const turnsBetter = <P extends Imposable>(
  { size, toEdge }: P,
  options: ImpositionOptions,
  folded: boolean,
): boolean => {
  const area = areaOf(options, folded, toEdge)
  const bleed = toEdge ? 0 : options.bleed
  return countIn(area, size.height, size.width, bleed) > countIn(area, size.width, size.height, bleed)
}

interface Row {
  readonly y: number
  readonly height: number
  x: number
}

/** One sheet as it fills: rows from the top, each as tall as its first piece. */
class Page<P extends Imposable> {
  private readonly rows: Row[] = []
  private readonly spots: { readonly piece: P; readonly spot: Spot }[] = []

  constructor(
    private readonly area: Area,
    private readonly bleed: number,
    private readonly toEdge: boolean,
    private readonly folded: boolean,
  ) {}

  add(piece: P, turned: boolean): boolean {
    if (piece.toEdge !== this.toEdge) return false
    const [width, height] = turned
      ? [piece.size.height, piece.size.width]
      : [piece.size.width, piece.size.height]
    const [wide, tall] = [width + 2 * this.bleed, height + 2 * this.bleed]
    const row = this.rows.find(
      ({ x, height: room }) => x + wide <= this.area.width + hair && tall <= room + hair,
    )
    const found = row ?? this.newRow(wide, tall)
    if (!found) return false
    this.spots.push({ piece, spot: { x: found.x + this.bleed, y: found.y + this.bleed, turned } })
    found.x += wide
    return true
  }

  private newRow(wide: number, tall: number): Row | undefined {
    const y = this.rows.reduce((sum, { height }) => sum + height, 0)
    if (wide > this.area.width + hair || y + tall > this.area.height + hair) return undefined
    const row = { x: 0, y, height: tall }
    this.rows.push(row)
    return row
  }

  /** The block of rows in the middle of the paper; on a sheet to fold, against the fold. */
  centred(): readonly Placement<P>[] {
    const width = Math.max(...this.rows.map(({ x }) => x))
    const height = this.rows.reduce((sum, row) => sum + row.height, 0)
    const left = this.area.left + (this.area.width - width) / 2
    const room = this.area.height - height
    const top = this.area.top + (this.folded ? room : room / 2)
    return this.spots.map(({ piece, spot }) => {
      const { width: wide, height: tall } = piece.size
      return {
        ...{ piece, face: 'front', x: left + spot.x, y: top + spot.y, rotation: spot.turned ? 90 : 0 },
        ...{ width: spot.turned ? tall : wide, height: spot.turned ? wide : tall },
      }
    })
  }
}

const twoSides = <P extends Imposable>(
  fronts: readonly Placement<P>[],
  { paper, backs }: ImpositionOptions,
): readonly Sheet<P>[] => {
  const front: Sheet<P> = { side: 'front', placements: fronts, foldAt: undefined }
  const backed = fronts.filter(({ piece }) => piece.hasBack)
  if (backs === 'none' || backed.length === 0) return [front]
  const flip = backs === 'short-edge' ? shortEdge : longEdge
  return [
    front,
    { side: 'back', placements: backed.map(placement => flip(placement, paper)), foldAt: undefined },
  ]
}

const turn = (rotation: Placement<Imposable>['rotation'], by: 0 | 180): Placement<Imposable>['rotation'] =>
  by === 0 ? rotation : rotation === 0 ? 180 : rotation === 90 ? 270 : rotation === 180 ? 0 : 90

/** Turned over like the page of a book: left and right change places, and a piece on its side lies on the other. */
const longEdge = <P extends Imposable>(placement: Placement<P>, { width }: Size): Placement<P> => ({
  ...placement,
  face: 'back',
  x: width - placement.x - placement.width,
  rotation: placement.rotation === 90 ? 270 : placement.rotation === 270 ? 90 : placement.rotation,
})

/** Turned over like a calendar: top and bottom change places, and the back stands on its head. */
const shortEdge = <P extends Imposable>(placement: Placement<P>, { height }: Size): Placement<P> => {
  const flipped = longEdge(placement, { width: 0, height: 0 })
  return {
    ...placement,
    face: 'back',
    y: height - placement.y - placement.height,
    rotation: turn(flipped.rotation, 180),
  }
}

/** Fronts above the fold, backs below it: folded, each back lies behind its front. */
const foldedSheet = <P extends Imposable>(
  fronts: readonly Placement<P>[],
  { paper }: ImpositionOptions,
): Sheet<P> => ({
  side: 'front',
  placements: [...fronts, ...fronts.map(placement => shortEdge(placement, paper))],
  foldAt: paper.height / 2,
})
