/** Cards to fill in by hand: a profile that was thought of on the way, and the faction that it belongs to. */
import type { DraftPiece, Size } from '../../../core/index.ts'
import { cardFormat } from '../../kit/index.ts'
import { frame, looks, seal } from '../drawings/frames.ts'
import { heartsOf } from './hearts.ts'
import { besideText } from './profile-cards.ts'
import { template } from './shared.ts'

const hearts = 10

export const blankCards = (card: Size): readonly DraftPiece[] => {
  const { zoom, laid } = cardFormat(card)
  const { size, rows } = heartsOf(hearts, laid.width - besideText)
  const common = { size: card, zoom }
  const profiles = looks.map((look): DraftPiece => ({
    ...common,
    title: 'Profil à remplir',
    copies: 2,
    template: template('blank-card'),
    data: {
      look,
      frame: { drawing: frame(look, laid) },
      hearts: {
        size,
        rows: rows.map(fives => fives.map(count => Array.from({ length: count }, () => 'coeur'))),
      },
      actions: [1, 2, 3],
    },
    back: {
      template: template('blank-back'),
      data: { look, frame: { drawing: frame(look, laid, 'verso') }, title: 'Règles et auras', lines: 9 },
    },
  }))
  const [first = 'mousse'] = looks
  return [
    ...profiles,
    {
      ...common,
      title: 'Faction à remplir',
      copies: 1,
      template: template('blank-faction'),
      data: { look: first, frame: { drawing: frame(first, laid) }, seal: { drawing: seal(10, 'prix') } },
    },
  ]
}
