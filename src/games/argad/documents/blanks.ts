/** Cards to fill in by hand: a character met on the way, or one of a supplement. */
import type { DraftPiece, Size } from '../../../core/index.ts'
import { blanksAsked } from '../../kit/index.ts'
import { deckOf, leafCard } from './deck.ts'
import { targets } from './odds.ts'
import { template } from './shared.ts'

export const blanksOption = blanksAsked('combien de cartes à remplir à la main', { usual: 9, max: 36 })

export const blankCards = (size: Size, copies: number): readonly DraftPiece[] => {
  const { leaf, accounts } = deckOf(size)
  return [
    leafCard(
      'Carte vierge',
      size,
      {
        template: template('blank-card'),
        data: {
          frame: leaf,
          facts: [
            { icon: 'run', says: 'cm' },
            { icon: 'mail-shirt', says: 'armure' },
            { icon: 'heart-shield', says: 'moral' },
            { icon: 'coins', says: 'points' },
          ],
          bands: ['', '', ''],
          classes: targets.map(String),
          lives: 5,
        },
      },
      {
        template: template('blank-back'),
        data: {
          frame: accounts,
          rows: ['Classe', 'Arme', 'Armure', ''].map(label => ({ label })),
        },
      },
      copies,
    ),
  ]
}
