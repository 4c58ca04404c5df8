/** The print options that most games have: asked alike, each with what is usual in its game. */
import type { AmountFacts, PrintOption } from '../../core/index.ts'

/** Millimetres that folded figures stand on. */
export const baseAsked = (usual: number, help = 'le socle des figurines à plier'): PrintOption => ({
  id: 'base',
  matter: 'cutting',
  label: 'Socles (mm)',
  help,
  kind: 'number',
  usual,
  min: 15,
  max: 60,
  step: 1,
  unit: 'mm',
})

/** Of the tokens that are named, in millimetres. */
export const diameterAsked = (help: string): PrintOption => ({
  id: 'jeton',
  matter: 'cutting',
  label: 'Diamètre des jetons (mm)',
  help,
  kind: 'number',
  usual: 25,
  min: 18,
  max: 40,
  step: 1,
  unit: 'mm',
})

export const blanksAsked = (help: string, span: Pick<AmountFacts, 'usual' | 'max'>): PrintOption => ({
  id: 'vierges',
  matter: 'reading',
  label: 'Cartes vierges',
  help,
  kind: 'number',
  min: 1,
  step: 1,
  unit: 'cartes',
  whole: true,
  ...span,
})

export const turnsAsked = (help: string, span: Pick<AmountFacts, 'usual' | 'min' | 'max'>): PrintOption => ({
  id: 'tours',
  matter: 'reading',
  label: 'Tours',
  help,
  kind: 'number',
  step: 1,
  unit: 'tours',
  whole: true,
  ...span,
})
