/** How often one die wounds, out of thirty-six: the table that stands on cards, and the chart of the reference sheet. */
const faces = 6
const clamped = (score: number): number => Math.min(faces, Math.max(0, score))

/** Of thirty-six throws of two dice, to hit and to save, those that wound. */
export const woundsOf36 = (score: number, piercing: number, defence: number): number =>
  clamped(score) * (faces - clamped(defence - piercing))

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
    cells: defences.map(defence => woundsOf36(score, piercing, defence)),
  })),
})
