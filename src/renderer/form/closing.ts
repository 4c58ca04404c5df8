/** Why choices cannot be taken: said once for a group, where it is the same for all that is left in it. */
import type { Choice, ChoiceGroup } from '../../core/index.ts'

export const isOpen = ({ taken, take, swaps }: Choice): boolean =>
  taken > 0 || take !== undefined || (swaps ?? []).length > 0

/** The one reason for which nothing more of a group can be had; nothing where they differ, or some can. */
export const sharedReason = ({ choices }: ChoiceGroup): string | undefined => {
  const left = choices.filter(({ taken }) => taken === 0)
  const [first] = left
  if (first?.closed === undefined) return undefined
  return left.every(({ take, closed }) => take === undefined && closed === first.closed)
    ? first.closed
    : undefined
}

/** Nothing of it is taken, and nothing of it can be: it is folded into a line. */
export const isOutOfReach = (group: ChoiceGroup): boolean =>
  group.choices.length > 0 && group.choices.every(choice => !isOpen(choice))
