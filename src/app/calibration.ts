/** The sheet that tells a player what their printer does, and the profile made of what they read on it. */
import { quote, type Size } from '../core/index.ts'
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

/** Where what is read on the sheet is written down: in the fields of a dialog, or after the options of a command. */
export type WrittenIn = 'studio' | 'command'

export const calibrationJob = (paper: Size, where: WrittenIn): PrintJob => ({
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
          data: { ...sheetData(paper), ...wordsFor(where) },
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

/** What the dialog asks for, in its own words; the sheet that is printed from there names them alike. */
export const readingFields = [
  { id: 'barX', label: 'Barre couchée, mesurée (mm)', usual: 100, least: 90, most: 110 },
  { id: 'barY', label: 'Barre debout, mesurée (mm)', usual: 100, least: 90, most: 110 },
  { id: 'topX', label: 'Croix du haut : vers la droite (mm)', usual: 0, least: -20, most: 20 },
  { id: 'topY', label: 'Croix du haut : vers le bas (mm)', usual: 0, least: -20, most: 20 },
  { id: 'bottomX', label: 'Croix du bas : vers la droite (mm)', usual: 0, least: -20, most: 20 },
  { id: 'bottomY', label: 'Croix du bas : vers le bas (mm)', usual: 0, least: -20, most: 20 },
  { id: 'margin', label: 'Traits qui manquent au bord', usual: 4, least: 0, most: 30 },
] as const satisfies readonly {
  readonly id: keyof Readings
  readonly label: string
  readonly usual: number
  readonly least: number
  readonly most: number
}[]
export type ReadingField = (typeof readingFields)[number]

const wordsFor = (where: WrittenIn) => ({
  inStudio: where === 'studio',
  fields: readingFields.map(({ label }) => ({ label })),
})

const readNumber = (text: string): number =>
  text.trim() === '' ? NaN : Number(text.trim().replace(',', '.').replace('\u2212', '-'))

/** By how many degrees a profile can turn a back again. */
const mostTurn = 5

/** What was written down, as numbers; or what is wrong with it, field by field, in the words of a player. */
export const readReadings = (
  written: Readonly<Record<keyof Readings, string>>,
):
  | { readonly readings: Readings }
  | { readonly faults: Readonly<Partial<Record<keyof Readings, string>>> } => {
  const faults: Partial<Record<keyof Readings, string>> = {}
  for (const field of readingFields) {
    const fault = faultOf(field, written[field.id])
    if (fault !== undefined) faults[field.id] = fault
  }
  const readings: Readings = {
    barX: readNumber(written.barX),
    barY: readNumber(written.barY),
    topX: readNumber(written.topX),
    topY: readNumber(written.topY),
    bottomX: readNumber(written.bottomX),
    bottomY: readNumber(written.bottomY),
    margin: readNumber(written.margin),
  }
  if (Math.abs(turnOf(readings)) > mostTurn)
    faults.bottomX ??= `Les deux croix disent un verso tourné de plus de ${mostTurn} degrés : relisez leurs décalages vers la droite.`
  return Object.keys(faults).length > 0 ? { faults } : { readings }
}

const faultOf = ({ least, most }: ReadingField, text: string): string | undefined => {
  const value = readNumber(text)
  const range = `de ${least} à ${most}`.replaceAll('-', '\u2212')
  if (text.trim() === '') return `Notez un nombre ${range}.`
  if (!Number.isFinite(value)) return `${quote(text.trim())} n’est pas un nombre : il en faut un ${range}.`
  return value < least || value > most
    ? `${quote(text.trim())} est trop loin du compte : il faut un nombre ${range}.`
    : undefined
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
  return {
    format: profileFormat,
    version: 1,
    name,
    scaleX: round(readings.barX / barLength),
    scaleY: round(readings.barY / barLength),
    backOffset: { x: round(-(topX + bottomX) / 2), y: round((topY + bottomY) / 2) },
    backAngle: round(-turnOf(readings)),
    margins: { top: margin, right: margin, bottom: margin, left: margin },
  }
}

/** Degrees; seen from the front, the back's right is the front's left. */
const turnOf = ({ topX, bottomX }: Readings): number =>
  (Math.atan2(topX - bottomX, crossDistance) * 180) / Math.PI
