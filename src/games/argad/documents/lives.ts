/** Circles to cross out: one for each figure, two side by side where it has two life points. */

/** Circles that stand under a card's text; more of them go on with it. */
const mostInFoot = 24
/** One row of large ones. */
const mostLarge = 8
/** Beyond, a circle would be too small to cross out: they are counted on the troop's list. */
const mostFigures = 100
const group = 5

export const livesOf = (count: number, twoLives: boolean) => {
  const each = twoLives ? 2 : 1
  const figures = Math.min(count, mostFigures)
  const circles = figures * each
  const perGroup = twoLives ? 3 : group
  return {
    look: circles <= mostLarge ? 'large' : 'small',
    inFlow: circles > mostInFoot,
    label: '',
    note: twoLives ? 'deux vies' : '',
    groups: Array.from({ length: Math.ceil(figures / perGroup) }, (_, index) =>
      Array.from({ length: Math.min(perGroup, figures - index * perGroup) }, () => each),
    ),
  }
}
