/** Cards to fill in by hand: a character met on the way, or one of a supplement. */
import type { DraftPiece, PrintOption, Size } from '../../../core/index.ts'
import { deckOf, leafCard } from './deck.ts'
import { targets } from './odds.ts'
import { template } from './shared.ts'

export const blanksOption: PrintOption = {
  id: 'vierges',
  matter: 'reading',
  label: 'Cartes vierges',
  help: 'combien de cartes à remplir à la main',
  kind: 'number',
  usual: 9,
  min: 1,
  max: 36,
  step: 1,
  unit: 'cartes',
  whole: true,
}

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
