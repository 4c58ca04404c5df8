/** What distances are measured with: rulers that are put together, and templates of areas. */
import { plural, type DraftPiece, type LengthUnit, type Size } from '../../core/index.ts'
import { round } from './sizes.ts'

const tab = 12
const rulerHeight = 22

export interface RulerPart {
  readonly unit: LengthUnit
  readonly from: number
  readonly to: number
  /** The next part is pasted on its end. */
  readonly tab: boolean
}

export const rulerPart = ({ unit, from, to, tab: tabbed }: RulerPart): DraftPiece => {
  const length = (to - from) * unit.millimetres
  return {
    title: `Réglette, ${unit.many} ${from} à ${to}`,
    copies: 1,
    size: { width: length + (tabbed ? tab : 0), height: rulerHeight },
    template: 'shared/ruler',
    data: {
      tab: tabbed,
      length,
      unit: unit.millimetres,
      letters: Math.min(20, 0.79 * unit.millimetres),
      units: Array.from({ length: to - from }, (_, index) => from + index + 1),
    },
  }
}

export interface Area {
  readonly unit: LengthUnit
  readonly radius: number
  /** What it is for. */
  readonly uses: string
}

/** Of the paper's width: a wider disc would have a sheet to itself. */
const widest = 0.75

/** A disc; a quarter of one, turned about its corner, where it would take too much of the paper. */
export const area = ({ unit, radius, uses }: Area, paper: Size): DraftPiece => {
  const millimetres = radius * unit.millimetres
  const quarter = 2 * millimetres > widest * Math.min(paper.width, paper.height)
  const what = plural(radius, unit.one, unit.many)
  return {
    title: quarter ? `Quart de gabarit de ${what}` : `Gabarit de ${what}`,
    size: round(quarter ? millimetres : 2 * millimetres),
    copies: 1,
    template: 'shared/area',
    data: {
      quarter,
      radius: millimetres,
      count: radius,
      label: `${what} de rayon`,
      uses,
      // The words stand above the point in its middle.
      lift: quarter ? 0 : Math.min(44, 0.87 * millimetres),
      letters: Math.min(40, 0.8 * millimetres),
    },
  }
}
