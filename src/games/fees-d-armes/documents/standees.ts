/** Figures of cardboard, one for each that the band recruits. */
import type { DraftPiece } from '../../../core/index.ts'
import { standee } from '../../kit/index.ts'
import type { Member } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { lookOfMember } from './shared.ts'

export const figureStandees = (member: Member, roster: Roster, base: number): readonly DraftPiece[] => {
  const { name, picture, icon, count } = member
  const look = lookOfMember(roster, member)
  return Array.from({ length: count }, (_, index) =>
    standee({
      look,
      name: count > 1 ? `${name} ${index + 1}` : name,
      portrait: picture?.address,
      round: picture?.shape === 'round',
      emblem: icon,
      base,
    }),
  )
}
