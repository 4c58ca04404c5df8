/** Whole pages that every band shares: the reference sheets. */
import { signed, type DraftPiece, type Size } from '../../../core/index.ts'
import { page, rulingsPage } from '../../kit/index.ts'
import {
  actions,
  attackRules,
  modifiers,
  passages,
  reactions,
  rulings,
  simpleActions,
} from '../catalog/index.ts'
import { template } from './shared.ts'

export const referenceSheets = (paper: Size): readonly DraftPiece[] => {
  const [round, turn, load, cat, dice, magic] = passages.map(passage => ({ ...passage }))
  return [
    {
      ...page('Aide de jeu', paper),
      template: template('reference-front'),
      data: {
        columns: [[round], [turn, load], [cat]].map(column => column.flatMap(passage => passage ?? [])),
        actions: actions.map(({ name, icon, cost, text }) => ({ name, icon, cost, text })),
      },
      back: {
        template: template('reference-back'),
        data: {
          simple: simpleActions,
          attacks: attackRules.map(rule => ({ ...rule })),
          reactions: reactions.map(({ name, icon, text }) => ({ name, icon, text })),
          modifiers: modifiers.map(({ name, when, hit, damage }) => ({
            name,
            when,
            hit: hit === 0 ? '—' : signed(hit),
            damage: damage === 0 ? '—' : signed(damage),
          })),
          passages: [dice, magic].flatMap(passage => passage ?? []),
        },
      },
    },
    rulingsPage(rulings, paper),
  ]
}
