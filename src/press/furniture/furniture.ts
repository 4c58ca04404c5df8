/** What stands in the margin of a sheet: the bar to measure, what to cut or fold, which sheet it is. */
import type { Size } from '../../core/index.ts'
import type { SheetPiece } from '../compose/batch.ts'
import type { Furniture } from './placed.ts'
import { tileMargin } from './tile-margin.ts'
import type { Composer } from '../compose/composer.ts'
import type { Composed } from '../compose/painted.ts'
import type { Area, Sheet } from '../imposition/placement.ts'
import type { PrintJob } from '../vocabulary/job.ts'

/** A sheet with all that is to be painted on it. */
export interface FurnishedSheet extends Sheet<SheetPiece> {
  readonly furniture: Furniture | undefined
}

/** All the sheets of one file. Backs have none of it, nor have the pages of a booklet. */
export const furnish = (
  sheets: readonly Sheet<SheetPiece>[],
  job: PrintJob,
  composer: Composer,
): readonly FurnishedSheet[] => {
  const strip = stripOf(job)
  const { numbered = true } = job.sheet
  const numbers =
    numbered && sheets.some(({ side }) => side === 'front')
      ? numberSheets(sheets.length, strip.size, composer)
      : []
  const furnitureOn = (sheet: Sheet<SheetPiece>, index: number): Furniture | undefined => {
    if (sheet.side === 'back' || sheet.inSignature !== undefined) return undefined
    const { tile, placements } = sheet
    if (!tile) return furnitureOf(sheet, numbers[index], strip, job, composer)
    const place = numbered ? `${index + 1}/${sheets.length}` : ''
    const title = placements[0]?.piece.composed.title ?? ''
    return tileMargin(tile, { title: shorten(title), place }, job.sheet.paper, composer)
  }
  return sheets.map((sheet, index) => ({
    ...sheet,
    furniture: furnitureOn(sheet, index),
  }))
}

/** At the foot of a sheet, or at its head. */
interface Strip {
  /** What the printer reaches, a little away from the paper's edges. */
  readonly reach: Area
  readonly size: Size
}

const stripHeight = 7

const stripOf = ({ sheet: { paper, printer } }: PrintJob): Strip => {
  const [left, top, right, bottom] = [
    Math.max(3, printer.margins.left),
    Math.max(3, printer.margins.top),
    Math.max(3, printer.margins.right),
    Math.max(3, printer.margins.bottom),
  ]
  const width = paper.width - left - right
  return {
    reach: { x: left, y: top, width, height: paper.height - top - bottom },
    size: { width, height: stripHeight },
  }
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

/** In room that no piece needs: with its words at the foot or the head of the sheet, or the bar alone wherever it fits. */
const furnitureOf = (
  sheet: Sheet<SheetPiece>,
  sheetNumber: Composed | undefined,
  { reach, size }: Strip,
  job: PrintJob,
  composer: Composer,
): Furniture | undefined => {
  const { paper, marks } = job.sheet
  const pieces = sheet.placements.map(placed => around(placed, marks === 'crop' ? cropReach : 0))
  const { foldAt } = sheet
  const fold = { x: 0, y: (foldAt ?? 0) - clear, width: paper.width, height: 2 * clear }
  const taken = foldAt === undefined ? pieces : [...pieces, fold]
  const place = [...stripsOf(reach), ...barsOf(pieces, reach)].find(
    ({ box }) => isWithin(box, reach) && taken.every(other => !overlap(box, other)),
  )
  if (!place) return undefined
  const { whole, upright, box } = place
  const title = [...new Set(sheet.placements.map(({ piece }) => piece.batch.title))].join(', ')
  const data = { legend: whole ? legendOf(sheet, marks) : '', title: whole ? shorten(title) : '', whole }
  const strip = composer.face({ template: 'shared/margin', data }, size)
  const above = stripHeight - (upright ? box.width : box.height)
  return {
    faces: whole && sheetNumber ? [strip, sheetNumber] : [strip],
    x: upright ? box.x + stripHeight : box.x,
    y: upright ? box.y : box.y - above,
    upright,
  }
}

type SheetPlacement = Sheet<SheetPiece>['placements'][number]

interface Standing {
  readonly box: Area
  readonly whole: boolean
  readonly upright: boolean
}

/** Its words stand at the foot of the strip. */
const wordsHeight = 4.5

const stripsOf = ({ x, y, width, height }: Area): readonly Standing[] =>
  [y + height - wordsHeight, y].map(top => ({
    box: { x, y: top, width, height: wordsHeight },
    whole: true,
    upright: false,
  }))

/** The bar and its label alone. */
const bar: Size = { width: 62, height: 3 }
/** Of the pieces' edges, those from which a place for the bar is looked for. */
const mostEdges = 40

/** The bar alone, lying or upright: in the corners of the sheet, then in those that the pieces leave. */
const barsOf = (taken: readonly Area[], reach: Area): readonly Standing[] =>
  [false, true].flatMap(upright => {
    const { width, height } = upright ? { width: bar.height, height: bar.width } : bar
    const [right, foot] = [reach.x + reach.width - width, reach.y + reach.height - height]
    const some = (values: readonly number[]): readonly number[] => [...new Set(values)].slice(0, mostEdges)
    const across = some([
      reach.x,
      right,
      ...taken.flatMap(box => [box.x + box.width + clear, box.x - width - clear]),
    ])
    const down = some([
      foot,
      reach.y,
      ...taken.flatMap(box => [box.y + box.height + clear, box.y - height - clear]),
    ])
    return down.flatMap(y => across.map(x => ({ box: { x, y, width, height }, whole: false, upright })))
  })

/** Between the bar and a cut. */
const clear = 0.5

const around = ({ x, y, width, height, bleed }: SheetPlacement, reach: number): Area => ({
  x: x - bleed.left - reach,
  y: y - bleed.top - reach,
  width: width + bleed.left + bleed.right + 2 * reach,
  height: height + bleed.top + bleed.bottom + 2 * reach,
})

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isWithin = ({ x, y, width, height }: Area, reach: Area): boolean =>
  x >= reach.x - 0.01 &&
  y >= reach.y - 0.01 &&
  x + width <= reach.x + reach.width + 0.01 &&
  y + height <= reach.y + reach.height + 0.01

/** How far crop marks stand off. */
const cropReach = 5
const longestTitle = 60

const shorten = (title: string): string => {
  const letters = [...title]
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle - 1).join('')}…` : title
}

const legendOf = (
  { foldAt, folds, placements }: Sheet<SheetPiece>,
  marks: PrintJob['sheet']['marks'],
): string => {
  const strips = placements.some(({ face }) => face === 'flap')
  return [
    ...(foldAt === undefined ? [] : ['Pliez d’abord la feuille sur les tirets, et collez.']),
    ...(marks === 'none'
      ? []
      : [marks === 'crop' ? 'Coupez d’un repère à l’autre.' : 'Coupez sur les traits fins.']),
    ...(folds.length === 0 ? [] : [strips ? stripLegend : 'Pliez ensuite sur les tirets, et collez.']),
    ...new Set(placements.map(({ piece }) => piece.composed.legend).filter(Boolean)),
  ].join(' ')
}

const stripLegend = 'Rabattez le volet sur le texte, puis la couverture derrière.'
