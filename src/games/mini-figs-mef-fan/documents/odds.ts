/** How often one die wounds, out of thirty-six: the table that stands on cards, and the chart of the reference sheet. */
import { woundingWays } from '../odds/dice.ts'

/** What a target may save with. */
export const defences = [0, 1, 2, 3, 4, 5] as const

export interface OddsRow {
  readonly name: string
  readonly score: number
  readonly piercing: number
}

export const oddsTable = (title: string, rows: readonly OddsRow[]) => ({
  title,
  heads: defences.map(String),
  rows: rows.map(({ name, score, piercing }) => ({
    name,
    cells: defences.map(defence => woundingWays(score, defence - piercing)),
  })),
})
