/** What the rulebook asks a table to have at hand. Chapitres 1.1, 1.4, 2 et 3.3.1. */
import type { Needed } from '../../../core/index.ts'

export const brings: readonly Needed[] = [
  { icon: 'dice-six-faces-four', text: 'Des dés à six faces : une dizaine, deux de plus par jeton joué' },
  { icon: 'chess-pawn', text: 'Un plateau de 24 × 24 cases de 2,5 cm : pas besoin de règle' },
  { icon: 'token', text: '5 jetons d’ordre par joueur, et 5 en réserve' },
  { icon: 'pine-tree', text: '3 décors par joueur, posés dans les cases' },
  { icon: 'locked-chest', text: '2 objectifs et 1 repaire par joueur' },
  { icon: 'poison-bottle', text: 'Des jetons Flammes et Poison, si quelqu’un en donne' },
  { icon: 'pencil', text: 'Un crayon et une gomme, pour les blessures' },
]
