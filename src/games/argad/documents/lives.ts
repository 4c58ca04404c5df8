/** Circles to cross out: one for each figure, two side by side where it has two life points. */

/** Circles that stand under a card's text, and under that of a small one; more of them go on with it. */
const [mostInFoot, mostInSmallFoot] = [30, 12]
/** One row of large ones. */
const mostLarge = 8
/** Figures of a group, and groups of a row. */
const [fives, threes, perRow] = [5, 3, 2]

export const livesOf = (count: number, twoLives: boolean, cramped: boolean) => {
  const each = twoLives ? 2 : 1
  const circles = count * each
  const perGroup = twoLives ? threes : fives
  const groups = Array.from({ length: Math.ceil(count / perGroup) }, (_, index) =>
    Array.from({ length: Math.min(perGroup, count - index * perGroup) }, () => each),
  )
  return {
    look: circles <= mostLarge ? 'large' : 'small',
    inFlow: circles > (cramped ? mostInSmallFoot : mostInFoot),
    note: twoLives ? 'deux vies' : '',
    rows: Array.from({ length: Math.ceil(groups.length / perRow) }, (_, index) => ({
      groups: groups.slice(index * perRow, (index + 1) * perRow),
    })),
  }
}
