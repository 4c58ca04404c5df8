/** What a figure may do once in a game, or as often as it has cards for: ticked off where it is used. */
import { talentById } from '../catalog/index.ts'
import { deriveFigure } from '../derive.ts'
import type { Member } from '../resolve.ts'

export interface Once {
  readonly name: string
  /** Boxes to tick. */
  readonly uses: number
}

export const onceEach = (member: Member): readonly Once[] => {
  const { speciality } = member
  return counted([
    ...deriveFigure(member).talents.map(id => talentById.get(id)?.name ?? id),
    ...(speciality?.speciality?.once ? [speciality.speciality.name] : []),
    ...member.gear
      .filter(({ entry }) => entry.discarded)
      .map(({ entry, spell }) => (spell ? `${entry.name} : ${spell.name}` : entry.name)),
  ])
}

const counted = (names: readonly string[]): readonly Once[] =>
  [...new Set(names)].map(name => ({ name, uses: names.filter(other => other === name).length }))
