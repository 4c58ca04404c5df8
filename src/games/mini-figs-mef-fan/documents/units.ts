/** The card of each unit, and cards to fill in by hand. */
import type { DraftPiece, Size } from '../../../core/index.ts'
import { blanksAsked } from '../../kit/index.ts'
import { gaitOf, rates } from '../catalog/index.ts'
import type { Member } from '../resolve.ts'
import { card, deckOf, template } from './shared.ts'
import { unitBack } from './unit-back.ts'
import { unitFront, type Printed } from './unit-front.ts'

/** Its front goes on behind; its bill comes after that, and goes on likewise. */
export const unitCard = (member: Member, size: Size, printed: Printed): DraftPiece => {
  const { front, odds } = unitFront(member, size, printed)
  return { ...card(member.name, size, front, unitBack(member, size, odds)), continues: 'back' }
}

export const blanksOption = blanksAsked('combien de cartes d’unité à remplir à la main', {
  usual: 9,
  max: 36,
})

/** Boxes that a hand crosses out, by fives. */
const blankBoxes = 20

export const blankUnitCards = (size: Size, copies: number): readonly DraftPiece[] => {
  const frame = deckOf(size).frame('ledger')
  return [
    card(
      'Carte d’unité vierge',
      size,
      {
        template: template('blank-unit'),
        data: {
          frame,
          scores: ['Dép', 'Mél', 'Tir', 'Déf', 'Men', 'Vie'],
          facts: ['course, charge', 'et une action', 'moral'],
          fives: Array.from({ length: blankBoxes / 5 }, () => 5),
        },
      },
      {
        template: template('blank-bill'),
        data: { frame, rows: billLines.map(([label, rate, look = '']) => ({ label, rate, look })) },
      },
      copies,
    ),
  ]
}

const billLines: readonly (readonly [label: string, rate: string, look?: string])[] = [
  ['Dép', `× ${rates.dep}`],
  ['bond, vol', `× ${gaitOf('bond').factor.shown.slice(1)}, × ${gaitOf('vol').factor.shown.slice(1)}`],
  ['Mél', `× ${rates.mel}`],
  ['Perforant', `× ${rates.meleePiercing}`],
  ['Traits', '1 # chacun'],
  ['Tir', `× ${rates.tir}`],
  ['portée', 'et munitions'],
  ['Déf', `× ${rates.def}`],
  ['Men', `× ${rates.men}`],
  ['Somme', '', 'added'],
  ['Vie', '×1 1,5 2 3'],
  ['Total', '× fig.', 'total'],
]
