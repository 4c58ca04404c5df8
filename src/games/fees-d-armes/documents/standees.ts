/** Figures of cardboard, one for each that the band recruits. */
import type { DraftPiece } from '../../../core/index.ts'
import { standee } from '../../kit/index.ts'
import type { Member } from '../resolve.ts'

export const figureStandees = ({ name, picture, icon, count }: Member, base: number): readonly DraftPiece[] =>
  Array.from({ length: count }, (_, index) =>
    standee({
      name: count > 1 ? `${name} ${index + 1}` : name,
      portrait: picture?.address,
      round: picture?.shape === 'round',
      emblem: icon,
      base,
    }),
  )
