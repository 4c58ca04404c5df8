/** What a table has to have at hand. */
import type { Needed } from '../../../core/index.ts'

export const brings: readonly Needed[] = [
  { icon: 'dice-six-faces-six', text: 'Des dés à six faces : une douzaine par joueur, pour les escouades' },
  { icon: 'measure-tape', text: 'Un mètre ruban, ou les réglettes graduées de 5 en 5 cm' },
  { icon: 'brick-wall', text: 'De quoi meubler la table : murets, bois, rochers' },
  { icon: 'pencil', text: 'Un crayon pour cocher les pertes et les munitions' },
]
