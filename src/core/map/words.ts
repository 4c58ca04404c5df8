/** Lengths on the table as words: as a player says them, and as a legend writes them. */
import { NBSP } from '../french.ts'
import { distanceBetween } from './geometry.ts'
import { unitLabels } from './kinds.ts'
import type { MapPiece, MapUnit } from './table.ts'

/** As French writes it, to a tenth. */
export const decimal = (value: number): string => {
  const rounded = Number(value.toFixed(1))
  return String(rounded === 0 ? 0 : rounded)
    .replace('-', '\u2212')
    .replace('.', ',')
}

/** « 6″ », « 15 cm » */
export const shortLength = (value: number, unit: MapUnit): string =>
  `${decimal(value)}${unitLabels[unit].sign}`

/** « 7,2 pouces » */
export const lengthWords = (value: number, unit: MapUnit): string => {
  const { one, many } = unitLabels[unit]
  return `${decimal(value)}${NBSP}${Math.abs(Number(value.toFixed(1))) < 2 ? one : many}`
}

/** From edge to edge; « au contact » where they touch. */
export const distanceWords = (one: MapPiece, other: MapPiece, unit: MapUnit): string => {
  const distance = distanceBetween(one, other)
  return distance < 0.05 ? 'au contact' : lengthWords(distance, unit)
}
