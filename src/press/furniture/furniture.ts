/** What stands in the margin of a sheet: the bar to measure, what to cut or fold, which sheet it is. */
import type { Size } from '../../core/index.ts'
import type { SheetPiece } from '../compose/batch.ts'
import type { Composed, Composer } from '../compose/composer.ts'
import type { Sheet } from '../imposition/placement.ts'
import type { PrintJob } from '../vocabulary/job.ts'

export interface Furniture {
  /** One over the other. */
  readonly faces: readonly Composed[]
  /** Millimetres from the sheet's top left: of its corner, and of the corner that is its left foot where it stands. */
  readonly x: number
  readonly y: number
  /** It stands on its end, beside the pieces, where there is no room below them. */
  readonly upright: boolean
}

/** A sheet with all that is to be painted on it. */
export interface FurnishedSheet extends Sheet<SheetPiece> {
  readonly furniture: Furniture | undefined
}

/** All the sheets of one file. Backs have none of it. */
export const furnish = (
  sheets: readonly Sheet<SheetPiece>[],
  job: PrintJob,
  composer: Composer,
): readonly FurnishedSheet[] => {
  const strip = stripOf(job)
  const numbers = sheets.some(({ side }) => side === 'front')
    ? numberSheets(sheets.length, strip.size, composer)
    : []
  return sheets.map((sheet, index) => ({
    ...sheet,
    furniture: sheet.side === 'front' ? furnitureOf(sheet, numbers[index], strip, job, composer) : undefined,
  }))
}

/** At the foot of a sheet. */
interface Strip {
  /** How far it stands from the paper's edges. */
  readonly edge: number
  readonly size: Size
}

const stripHeight = 7

const stripOf = ({ sheet: { paper, printer } }: PrintJob): Strip => {
  const edge = Math.max(3, printer.margins.left, printer.margins.bottom)
  return { edge, size: { width: paper.width - 2 * edge, height: stripHeight } }
}

/** Laid out together: a face for each would cost as much as a card. */
const numberSheets = (count: number, size: Size, composer: Composer): readonly Composed[] => {
  const numbers = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`)
  const rows = Math.ceil(count / numberedTogether)
  return Array.from({ length: rows }, (_, row) => {
    const some = numbers.slice(row * numberedTogether, (row + 1) * numberedTogether)
    return composer.parts({ template: 'shared/margin-numbers', data: { numbers: some } }, size)
  }).flat()
}

const numberedTogether = 500

const furnitureOf = (
  sheet: Sheet<SheetPiece>,
  sheetNumber: Composed | undefined,
  { edge, size }: Strip,
  job: PrintJob,
  composer: Composer,
): Furniture => {
  const { paper, marks, bleed } = job.sheet
  const around = bleed + (marks === 'crop' ? cropReach : 0)
  const lowest = Math.max(0, ...sheet.placements.map(({ y, height }) => y + height)) + around
  const leftmost = Math.min(paper.width, ...sheet.placements.map(({ x }) => x)) - around
  const onPieces = sheet.placements.some(({ piece }) => piece.toEdge)
  const below = paper.height - lowest - edge
  const whole = !onPieces && below >= stripHeight - 2.5
  const upright = !onPieces && below < barHeight && leftmost - edge >= barHeight
  const title = [...new Set(sheet.placements.map(({ piece }) => piece.batch.title))].join(', ')
  const legend = whole ? legendOf(sheet, marks) : ''
  const data = { legend, title: whole ? shorten(title) : '', whole }
  const strip = composer.face({ template: 'shared/margin', data }, size)
  return {
    faces: whole && sheetNumber ? [strip, sheetNumber] : [strip],
    x: upright ? edge + stripHeight : edge,
    y: upright ? edge * 4 : paper.height - edge - stripHeight,
    upright,
  }
}

/** The bar and its label alone. */
const barHeight = 3
/** How far crop marks stand off. */
const cropReach = 5
const longestTitle = 60

const shorten = (title: string): string => {
  const letters = [...title]
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle - 1).join('')}…` : title
}

const legendOf = ({ foldAt, placements }: Sheet<SheetPiece>, marks: PrintJob['sheet']['marks']): string =>
  [
    ...(foldAt === undefined ? [] : ['Pliez d’abord la feuille sur les tirets, et collez.']),
    ...(marks === 'none'
      ? []
      : [marks === 'crop' ? 'Coupez d’un repère à l’autre.' : 'Coupez sur les traits fins.']),
    ...new Set(placements.map(({ piece }) => piece.composed.legend).filter(Boolean)),
  ].join(' ')
