/** The card of each unit, and cards to fill in by hand. */
import type { DraftPiece, Size } from '../../../core/index.ts'
import type { Member } from '../resolve.ts'
import { card } from './shared.ts'
import { unitBack } from './unit-back.ts'
import { unitFront } from './unit-front.ts'

export const unitCard = (member: Member, size: Size): DraftPiece =>
  card(member.name, size, unitFront(member, size), unitBack(member, size))
