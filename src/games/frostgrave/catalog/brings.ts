/** What a table has to have at hand. */
import type { Needed } from '../../../core/index.ts'

export const brings: readonly Needed[] = [
  { icon: 'dice-twenty-faces-twenty', text: 'Deux dés à vingt faces par joueur' },
  { icon: 'measure-tape', text: 'Un mètre ruban en pouces, ou les réglettes imprimées' },
  { icon: 'broken-wall', text: 'Des ruines, des murs et des hauteurs à escalader' },
  { icon: 'locked-chest', text: 'Les pions trésor du scénario' },
  { icon: 'book-cover', text: 'Le livre de règles, pour les sorts et les profils que l’on y a pris' },
  { icon: 'pencil', text: 'Un crayon pour cocher la Santé perdue' },
]
