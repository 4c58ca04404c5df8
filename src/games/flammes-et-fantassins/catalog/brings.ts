/** What the rulebook asks a table to have at hand. Chapter «Avant Propos». */
import type { Needed } from '../../../core/index.ts'

export const brings: readonly Needed[] = [
  { icon: 'dice-six-faces-six', text: '2 dés à six faces : une paire par joueur, c’est plus commode' },
  { icon: 'cube', text: 'Des cubes pour les PA : 2 à 3 par figurine' },
  { icon: 'cubes', text: '2 cubes d’une couleur à part par joueur, pour le Commandement' },
  { icon: 'measure-tape', text: 'Une règle ou un ruban gradué en pouces, ou les réglettes' },
  { icon: 'hollow-cat', text: 'Une figurine de chat, ou le Chat Noir à plier' },
  { icon: 'pencil', text: 'Un crayon et une gomme par joueur' },
]
