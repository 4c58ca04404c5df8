/** Boxes to cross out: one for each Vie, those of a figure side by side, and a flag where a squad tests its morale. */
import type { Unit } from '../schema.ts'

/** The loss after which half of them remain, or fewer (ruling 7). */
export const moraleLoss = (figures: number): number => Math.ceil(figures / 2)

/** Boxes that stand under a card's text in rows of their own; more of them go on with the text. */
const mostInFoot = 30
/** One row of larger ones. */
const mostLarge = 7
/** Of one figure; more are counted by tokens. */
const mostInFigure = 10
/** Of a unit: beyond, a box is a figure. */
const mostBoxes = 120
const group = 5

export const lifeOf = ({ figures, vie }: Pick<Unit, 'figures' | 'vie'>) => {
  const lives = Math.max(1, vie)
  const total = figures * lives
  const whole = total > mostBoxes || (lives > mostInFigure && figures > 1)
  /** A lone monster's Vie is counted by fives as figures are. */
  const alone = figures === 1
  const each = whole || alone ? 1 : lives
  const count = alone ? Math.min(total, mostBoxes) : figures
  const marks = figures > 1 ? moraleLoss(figures) : 0
  const perGroup = each === 1 ? group : Math.max(1, Math.floor(group / each))
  const one = (index: number) => ({ boxes: each, morale: index + 1 === marks })
  const groups = Array.from({ length: Math.ceil(count / perGroup) }, (_, index) => ({
    figures: Array.from({ length: Math.min(perGroup, count - index * perGroup) }, (_item, place) =>
      one(index * perGroup + place),
    ),
  }))
  const boxes = count * each
  const perRow = Math.max(1, Math.floor((2 * group) / (each * perGroup)))
  return {
    look: boxes <= mostLarge ? 'large' : 'small',
    inFlow: boxes > mostInFoot,
    note: whole && lives > 1 ? `Vie ${lives} par figurine : jetons Blessé` : '',
    rows: Array.from({ length: Math.ceil(groups.length / perRow) }, (_, index) => ({
      groups: groups.slice(index * perRow, (index + 1) * perRow),
    })),
  }
}
