/** What tables measure in, and the inches of the rules in the centimetres of a table. */
import type { LengthUnit, PrintOption } from '../../core/index.ts'

export const inches: LengthUnit = { one: 'pouce', many: 'pouces', millimetres: 25.4 }
export const centimetres: LengthUnit = { one: 'centimètre', many: 'centimètres', millimetres: 10 }

const measures = [
  { id: 'pouces', label: 'Pouces', centimetres: undefined },
  { id: '2.5cm', label: '1 pouce = 2,5 cm', centimetres: 2.5 },
  { id: '2cm', label: '1 pouce = 2 cm', centimetres: 2 },
  { id: '1cm', label: '1 pouce = 1 cm', centimetres: 1 },
] as const

/** Of a game whose rules count in inches. */
export const measuresOption = {
  id: 'mesures',
  matter: 'cutting',
  label: 'Mesures',
  help: 'les réglettes et les gabarits, en pouces ou en centimètres',
  kind: 'choice',
  usual: 'pouces',
  choices: measures.map(({ id, label }) => ({ id, label })),
} satisfies PrintOption

export interface Scale {
  readonly unit: LengthUnit
  /** Of one inch of the rules, where the table does not measure in inches. */
  readonly centimetres: number | undefined
}

export const scaleOf = (measure: unknown): Scale => {
  const one = measures.find(({ id }) => id === measure)?.centimetres
  return { unit: one ? { ...inches, millimetres: 10 * one } : inches, centimetres: one }
}
