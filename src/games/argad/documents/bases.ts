/** Bases to cut, in the book's sizes, as many as the troop needs; and trays for those who fight in close order. */
import { plural, type DraftPiece, type Drawing, type PrintOption, type Size } from '../../../core/index.ts'
import { decimal } from '../../kit/index.ts'
import type { Beast, Member } from '../resolve.ts'
import { isTrained } from '../resolve.ts'
import { roundBase, squareBase, tray } from '../drawings/bases.ts'
import { template } from './shared.ts'

export const shapeOption = {
  id: 'socles',
  matter: 'cutting',
  label: 'Socles à pied',
  help: 'ronds ou carrés : le livre aime à reconnaître ainsi qui sait l’ordre serré',
  kind: 'choice',
  usual: 'troupe',
  choices: [
    { id: 'troupe', label: 'carrés en ordre serré, ronds sinon' },
    { id: 'ronds', label: 'tous ronds' },
    { id: 'carres', label: 'tous carrés' },
  ],
} satisfies PrintOption

/** Of one kind on the sheets of one troop. */
const mostBases = 60
const millimetres = ({ width, depth }: { readonly width: number; readonly depth: number }): Size => ({
  width: width * 10,
  height: depth * 10,
})
const sizeName = ({ width, height }: Size): string => `${decimal(width / 10)} × ${decimal(height / 10)} cm`

const laid = (title: string, size: Size, drawing: Drawing, copies: number, legend?: string): DraftPiece => ({
  title,
  size,
  copies: Math.min(mostBases, copies),
  template: template('laid'),
  data: { look: 'base', drawing: { drawing } },
  ...(legend && { legend }),
})

interface Kind {
  readonly size: Size
  readonly round: boolean
  readonly count: number
}

/** Figures and beasts by the base that they stand on. */
const kindsOf = (members: readonly Member[], beasts: readonly Beast[], shape: unknown): readonly Kind[] => {
  const kinds = new Map<string, Kind>()
  const add = (size: Size, round: boolean, count: number): void => {
    const key = `${sizeName(size)} ${round}`
    kinds.set(key, { size, round, count: (kinds.get(key)?.count ?? 0) + count })
  }
  for (const member of members) {
    const { mount, count } = member
    const round =
      !mount.mounted && (shape === 'ronds' || (shape !== 'carres' && !isTrained(member, 'ordre-serre')))
    add(millimetres(mount.base), round, count)
  }
  for (const { entry, count } of beasts) add(millimetres(entry.base), false, count)
  return [...kinds.values()]
}

export const baseTemplates = (
  members: readonly Member[],
  beasts: readonly Beast[],
  shape: unknown,
): readonly DraftPiece[] =>
  kindsOf(members, beasts, shape).map(({ size, round, count }) =>
    round
      ? laid(
          `Socle rond de ${decimal(size.width / 10)} cm`,
          size,
          roundBase(size.width, decimal(size.width / 10)),
          count,
        )
      : laid(`Socle de ${sizeName(size)}`, size, squareBase(size, sizeName(size).replace(' cm', '')), count),
  )

/** Those of a rank that fit the width of a sheet. */
const widest = 180
const leastTrained = 3

/** Two ranks deep, as many files as its figures need. */
export const trays = (members: readonly Member[]): readonly DraftPiece[] =>
  members
    .filter(member => isTrained(member, 'ordre-serre') && member.count >= leastTrained)
    .flatMap(({ name, count, mount }) => {
      const base = millimetres(mount.base)
      const most = Math.floor(widest / base.width) * 2
      const sizes = Array.from({ length: Math.ceil(count / most) }, (_, index) =>
        Math.min(most, count - index * most),
      ).filter(size => size >= leastTrained || count < most)
      return sizes.map((size, index) => {
        const ranks = size > 3 ? 2 : 1
        const columns = Math.ceil(size / ranks)
        return laid(
          `Plateau : ${name}${sizes.length > 1 ? ` (${index + 1})` : ''}`,
          { width: columns * base.width, height: ranks * base.height },
          tray(columns, ranks, base, plural(size, 'figurine')),
          1,
          'Plateaux : collez sur carton ; un rang se place derrière l’autre, la pointe vers l’avant.',
        )
      })
    })
