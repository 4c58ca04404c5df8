/** What a table has to have at hand. */
import type { Needed } from '../../../core/index.ts'

export const brings: readonly Needed[] = [
  {
    icon: 'dice-six-faces-six',
    text: 'Des dés à six faces ; quelques-uns d’une autre couleur, et un dé à douze faces',
  },
  { icon: 'measure-tape', text: 'Un mètre ruban par joueur, ou les réglettes' },
  { icon: 'house', text: 'De quoi meubler la table : maisons, murets, bois, chemins' },
  { icon: 'fox', text: 'Deux ou trois bêtes par troupe pour les mouvements cachés, ou les jetons de leurre' },
  { icon: 'pencil', text: 'Un crayon et des bouts de papier pour les secrets' },
]
