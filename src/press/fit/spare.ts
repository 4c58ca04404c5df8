/** What may be left out of a full piece, whole: reminders, ornaments, whatever stands elsewhere too. */
import type { MarkupElement } from '../markup/tree.ts'
import type { StyledElement } from '../style/cascade.ts'
import type { Autofit } from './autofit.ts'

/**
 * As much as fits of what may be spared, the least sparing first: what does not fit leaves its room to the next. Nothing
 * is left out where that alone would not do: such a piece is cut.
 */
export const sparing = (whole: Autofit, fitted: (root: MarkupElement) => Autofit): Autofit => {
  const turns = turnsIn(whole.styled)
  if (turns.size === 0 || whole.fitsAsWished()) return whole
  const keeping = (kept: readonly number[]): Autofit =>
    fitted(without(whole.styled.element, element => !kept.includes(turns.get(element) ?? 0)))
  let best = keeping([0])
  if (!best.fitsAsWished()) return whole
  let kept: readonly number[] = [0]
  for (const step of [...new Set(turns.values())].toSorted((a, b) => a - b)) {
    const fuller = keeping([...kept, step])
    if (fuller.fitsAsWished()) [best, kept] = [fuller, [...kept, step]]
  }
  return best
}

/** Whatever is never spared is not in it. */
const turnsIn = (styled: StyledElement): ReadonlyMap<MarkupElement, number> => {
  const turns = new Map<MarkupElement, number>()
  const visit = ({ element, style, children }: StyledElement): void => {
    if (style.spare > 0) turns.set(element, style.spare)
    for (const child of children) if (child.kind === 'element') visit(child)
  }
  visit(styled)
  return turns
}

/** What has nothing of it to leave out stays the very same. */
const without = (root: MarkupElement, left: (element: MarkupElement) => boolean): MarkupElement => {
  const children = root.children
    .filter(child => child.kind === 'text' || !left(child))
    .map(child => (child.kind === 'text' ? child : without(child, left)))
  const isWhole =
    children.length === root.children.length &&
    children.every((child, index) => child === root.children[index])
  return isWhole ? root : { ...root, children }
}
