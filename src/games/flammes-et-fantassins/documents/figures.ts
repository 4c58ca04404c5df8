/** The sheet of each figure: what is played with on its front, what is looked up on its back. */
import type { DocumentRequest, DraftPiece } from '../../../core/index.ts'
import { halfOf, quarterOf } from '../../kit/index.ts'
import { deriveFigure } from '../derive.ts'
import type { Member } from '../resolve.ts'
import { backOf } from './figure-back.ts'
import { frontOf } from './figure-front.ts'
import { template } from './shared.ts'
import { nameOf } from '../titles.ts'

export const figureSheet = (
  member: Member,
  band: readonly Member[],
  { paper, largeText = false }: DocumentRequest,
  chances: boolean,
): DraftPiece => {
  const stats = deriveFigure(member)
  return {
    title: nameOf(member),
    size: largeText ? halfOf(paper) : quarterOf(paper),
    copies: 1,
    toEdge: true,
    continues: 'back',
    template: template('figure-sheet'),
    data: frontOf(member, stats, band),
    back: { template: template('figure-back'), data: backOf(member, stats, band, chances) },
  }
}
