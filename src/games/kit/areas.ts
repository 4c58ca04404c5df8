/** Templates of areas. */
import { plural, type DraftPiece, type LengthUnit, type Size } from '../../core/index.ts'
import { round } from './sizes.ts'

export interface Area {
  readonly unit: LengthUnit
  readonly radius: number
  /** What it is for. */
  readonly uses: string
  readonly icons?: readonly string[]
  /** The radius in another unit. */
  readonly note?: string
}

/** Of the paper's width: a wider disc would have a sheet to itself. */
const widest = 0.75

/** Millimetres of radius that have no room for all the words above the middle. */
const smallest = 35

/** A disc; a quarter of one, turned about its corner, where it would take too much of the paper. */
export const area = ({ unit, radius, uses, icons = [], note = '' }: Area, paper: Size): DraftPiece => {
  const millimetres = radius * unit.millimetres
  const quarter = 2 * millimetres > widest * Math.min(paper.width, paper.height)
  const small = millimetres < smallest
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
      label: small ? what : `${what} de rayon`,
      note: small ? '' : note,
      uses,
      icons,
      // The words stand above the point in its middle.
      lift: quarter ? 0 : Math.min(44, (small ? 1 : 0.87) * millimetres),
      letters: Math.min(40, (small ? 0.6 : 0.8) * millimetres),
      most: (quarter ? 0.6 : 1.5) * millimetres,
    },
  }
}
