/** What this game measures in: squares of 2.5 cm, and how its table is set up. Chapitres 1.4 et 2. */
import type { Deployment, LengthUnit } from '../../core/index.ts'
import { boardSquares, millimetresPerSquare, setUpNumbers } from './catalog/index.ts'

export const squares: LengthUnit = { one: 'case', many: 'cases', millimetres: millimetresPerSquare }

export const deployment: Deployment = {
  apart: setUpNumbers.secondFromEnemies,
  table: { width: boardSquares, height: boardSquares },
  source:
    'Le plateau a 24 cases de côté au moins ; le second joueur se place à plus de 4 cases de tout ennemi.',
}
