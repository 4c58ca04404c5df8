/** What of a long list is looked for: by words, by tags, with what is out of reach folded. */
import type { Choice, ChoiceField, ChoiceGroup } from '../core/index.ts'
import { folded } from './finding.ts'
import { isOutOfReach } from './form/closing.ts'

export interface HitGroup {
  readonly group: ChoiceGroup
  readonly choices: readonly Choice[]
}

export interface Hits {
  readonly groups: readonly HitGroup[]
  /** Groups of which nothing can be had, folded away. */
  readonly away: readonly ChoiceGroup[]
}

const saysAll = ({ label, summary, detail, tags }: Choice, words: readonly string[]): boolean => {
  const text = folded([label, summary, detail, ...(tags ?? [])].join(' '))
  return words.every(word => text.includes(word))
}

/** Whoever looks for words wants to find them, in reach or not. */
export const hitsIn = (
  { groups }: ChoiceField,
  { search, tags, all }: { readonly search: string; readonly tags: readonly string[]; readonly all: boolean },
): Hits => {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const found = groups.map(group => ({
    group,
    choices: group.choices.filter(
      choice => tags.every(tag => choice.tags?.includes(tag)) && saysAll(choice, words),
    ),
  }))
  const hides = !all && words.length === 0
  return {
    groups: found.filter(({ group, choices }) => choices.length > 0 && !(hides && isOutOfReach(group))),
    away: hides ? groups.filter(isOutOfReach) : [],
  }
}

export const tagsIn = ({ groups }: ChoiceField): readonly string[] => [
  ...new Set(groups.flatMap(({ choices }) => choices.flatMap(({ tags }) => tags ?? []))),
]
