/** Boxes to cross out: one for each Vie, those of a figure side by side, and a flag where a squad tests its morale. */
import type { Unit } from '../schema.ts'

/** The loss after which half of them remain, or fewer (ruling 7). */
export const moraleLoss = (figures: number): number => Math.ceil(figures / 2)

/** Boxes that stand under a card's text in rows of their own; more of them go on with the text. */
const mostInFoot = 40
/** Of a small card, or beside large letters. */
const mostInSmallFoot = 15
/** One row of larger ones. */
const mostLarge = 8
/** Of one figure; more are counted by tokens. */
const mostInFigure = 10
/** Of a unit: beyond, a box is a figure. */
const mostBoxes = 120
const group = 5
/** As wide as the text, side by side or joined. */
const [inRow, inRowJoined] = [10, 12]

export const lifeOf = ({ figures, vie }: Pick<Unit, 'figures' | 'vie'>, cramped: boolean) => {
  const lives = Math.max(1, vie)
  const total = figures * lives
  const whole = total > mostBoxes || (lives > mostInFigure && figures > 1)
  /** A lone monster's Vie is counted by fives as figures are. */
  const alone = figures === 1
  const each = whole || alone ? 1 : lives
  const count = alone ? Math.min(total, mostBoxes) : figures
  const marks = figures > 1 ? moraleLoss(figures) : 0
  const perGroup = each === 1 ? group : Math.max(1, Math.floor(group / each))
  const one = (index: number) => {
    const morale = index + 1 === marks
    // The flag stands in the box whose loss it tells of.
    return { boxes: morale ? each - 1 : each, morale }
  }
  const groups = Array.from({ length: Math.ceil(count / perGroup) }, (_, index) => ({
    figures: Array.from({ length: Math.min(perGroup, count - index * perGroup) }, (_item, place) =>
      one(index * perGroup + place),
    ),
  }))
  const boxes = count * each
  const perRow = Math.max(1, Math.floor((each === 1 ? inRow : inRowJoined) / (each * perGroup)))
  return {
    look: boxes <= mostLarge ? 'large' : 'small',
    inFlow: boxes > (cramped ? mostInSmallFoot : mostInFoot),
    note: whole && lives > 1 ? `Vie ${lives} par figurine : jetons Blessé` : '',
    rows: Array.from({ length: Math.ceil(groups.length / perRow) }, (_, index) => ({
      groups: groups.slice(index * perRow, (index + 1) * perRow),
    })),
  }
}
