/** What of a long list is looked for: by words, by tags, with what is out of reach folded. */
import type { Choice, ChoiceField, ChoiceGroup } from '../core/index.ts'
import { folded as plain } from './finding.ts'
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
  const text = plain([label, summary, detail, ...(tags ?? [])].join(' '))
  return words.every(word => text.includes(word))
}

export interface Sought {
  readonly search: string
  readonly tags: readonly string[]
  readonly all: boolean
  /** Titles of the groups that were out of reach when the question was asked: what is ticked meanwhile moves none. */
  readonly folded: ReadonlySet<string>
}

const titleOf = ({ title = '' }: ChoiceGroup): string => title

export const outOfReach = ({ groups }: ChoiceField): ReadonlySet<string> =>
  new Set(groups.filter(isOutOfReach).map(titleOf))

/** Whoever looks for words wants to find them, in reach or not. */
export const hitsIn = ({ groups }: ChoiceField, { search, tags, all, folded }: Sought): Hits => {
  const words = foldedWords(search)
  const found = groups.map(group => ({
    group,
    choices: group.choices.filter(
      choice => tags.every(tag => choice.tags?.includes(tag)) && saysAll(choice, words),
    ),
  }))
  const hides = !all && words.length === 0
  const isAway = (group: ChoiceGroup): boolean => hides && folded.has(titleOf(group))
  return {
    groups: found.filter(({ group, choices }) => choices.length > 0 && !isAway(group)),
    away: groups.filter(isAway),
  }
}

const foldedWords = (search: string): readonly string[] => plain(search).split(/\s+/).filter(Boolean)

/** Those that choices name first, such as a level, before what they name next. */
export const tagsIn = ({ groups }: ChoiceField): readonly string[] => {
  const all = groups.flatMap(({ choices }) => choices.map(({ tags = [] }) => tags))
  const first = all.flatMap(tags => tags.slice(0, 1))
  return [...new Set([...first, ...all.flat()])]
}
