/** The sheet that tells a player what their printer does, and the profile made of what they read on it. */
import type { Size } from '../core/index.ts'
import {
  perfectPrinter,
  profileFormat,
  type PrinterProfile,
  type PrintJob,
} from '../press/vocabulary/index.ts'

/** Bars are this long when the printer is true. */
export const barLength = 100
/** Between the two crosses, from the top of the sheet to its foot. */
export const crossDistance = 200

export const calibrationJob = (paper: Size): PrintJob => ({
  batches: [
    {
      title: 'Feuille de réglage',
      styles: 'shared',
      assets: [{ id: 'calibration', title: 'Réglage' }],
      pieces: [
        {
          asset: 'calibration',
          title: 'Feuille de réglage',
          size: paper,
          copies: 1,
          toEdge: true,
          template: 'shared/calibration-front',
          data: sheetData(paper),
          back: { template: 'shared/calibration-back', data: sheetData(paper) },
        },
      ],
    },
  ],
  look: { theme: 'gravure', ink: 'full', text: 'normal' },
  sheet: { paper, backs: 'long-edge', bleed: 0, marks: 'none', printer: perfectPrinter },
})

const reach = 10

const sheetData = ({ width, height }: Size) => {
  const lines = Array.from({ length: 2 * reach + 1 }, (_, index) => ({
    at: index,
    label: index % 5 === 0 ? String(Math.abs(index - reach)) : '',
    long: index % 5 === 0,
  }))
  const crosses = [(height - crossDistance) / 2, (height + crossDistance) / 2].map((y, index) => ({
    left: width / 2 - reach,
    top: y - reach,
    name: index === 0 ? 'haut' : 'bas',
    lines,
  }))
  const edge = Array.from({ length: 12 }, (_, index) => index + 1)
  return { crosses, edge, width, height, bar: barLength, distance: crossDistance }
}

export interface Readings {
  /** Millimetres measured of a bar of a hundred. */
  readonly barX: number
  readonly barY: number
  /** Where the back's cross lies on the grid of the front, seen from the front: to the right and downwards. */
  readonly topX: number
  readonly topY: number
  readonly bottomX: number
  readonly bottomY: number
  readonly margin: number
}

export const profileOf = (name: string, readings: Readings): PrinterProfile => {
  const { topX, topY, bottomX, bottomY, margin } = readings
  const round = (value: number): number => Math.round(value * 10_000) / 10_000
  // Seen from the front, the back's right is the front's left.
  const turn = Math.atan2(topX - bottomX, crossDistance)
  return {
    format: profileFormat,
    version: 1,
    name,
    scaleX: round(readings.barX / barLength),
    scaleY: round(readings.barY / barLength),
    backOffset: { x: round(-(topX + bottomX) / 2), y: round((topY + bottomY) / 2) },
    backAngle: round(-(turn * 180) / Math.PI),
    margins: { top: margin, right: margin, bottom: margin, left: margin },
  }
}
