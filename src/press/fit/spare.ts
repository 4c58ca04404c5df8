/** What may be left out of a full piece, whole: reminders, ornaments, whatever stands elsewhere too. */
import type { MarkupElement } from '../markup/tree.ts'
import type { StyledElement } from '../style/cascade.ts'

/**
 * As much as fits of what may be spared, the least sparing first: what does not fit leaves its room to the next. Nothing
 * is left out where that alone would not do: such a piece is cut.
 */
export const sparing = (styled: StyledElement, fits: (root: MarkupElement) => boolean): MarkupElement => {
  const turns = turnsIn(styled)
  const root = styled.element
  if (turns.size === 0 || fits(root)) return root
  const keeping = (kept: readonly number[]): MarkupElement =>
    without(root, element => !kept.includes(turns.get(element) ?? 0))
  if (!fits(keeping([0]))) return root
  const steps = [...new Set(turns.values())].toSorted((a, b) => a - b)
  return keeping(
    steps.reduce<readonly number[]>(
      (kept, step) => (fits(keeping([...kept, step])) ? [...kept, step] : kept),
      [0],
    ),
  )
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

const without = (root: MarkupElement, left: (element: MarkupElement) => boolean): MarkupElement => ({
  ...root,
  children: root.children
    .filter(child => child.kind === 'text' || !left(child))
    .map(child => (child.kind === 'text' ? child : without(child, left))),
})
