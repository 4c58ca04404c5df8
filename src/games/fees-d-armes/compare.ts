/** What the overview compares: the numbers of the profiles, and the best of their actions. */
import type { Measure } from '../../core/index.ts'
import { actionStats } from './derive.ts'
import { resolveRoster, type Member } from './resolve.ts'
import { inDecimals, inPercent } from './odds/studies.ts'
import type { Roster } from './schema.ts'

interface Kind extends Omit<Measure, 'values'> {
  readonly of: (member: Member) => number | undefined
  readonly text?: (value: number) => string
}

/** The most that one of its actions promises; nothing where it has none. */
const best = (member: Member, number: 'chance' | 'expectedDamage'): number | undefined => {
  const numbers = actionStats(member).map(stats => stats[number])
  return numbers.length > 0 ? Math.max(...numbers) : undefined
}

const kinds: readonly Kind[] = [
  { id: 'count', label: 'Recrues', unit: 'figurines', better: 'none', of: ({ count }) => count },
  { id: 'cost', label: 'Coût', unit: 'points', better: 'less', of: ({ profile }) => profile.cost },
  {
    id: 'movement',
    label: 'Mouvement',
    short: 'Mouv.',
    unit: 'cases',
    better: 'more',
    of: ({ profile }) => profile.movement,
  },
  { id: 'action', label: 'Action', unit: 'dés', better: 'more', of: ({ profile }) => profile.action },
  { id: 'armour', label: 'Armure', better: 'more', of: ({ profile }) => profile.armour },
  { id: 'health', label: 'Santé', better: 'more', of: ({ profile }) => profile.health },
  {
    id: 'chance',
    label: 'Action la plus sûre',
    short: 'Sûre à',
    better: 'more',
    alone: true,
    of: member => best(member, 'chance'),
    text: inPercent,
  },
  {
    id: 'damage',
    label: 'Dégâts moyens, au mieux',
    short: 'Dégâts',
    better: 'more',
    of: member => best(member, 'expectedDamage'),
    text: inDecimals,
  },
]

export const compare = (roster: Roster): readonly Measure[] => {
  const members = resolveRoster(roster)
  return kinds.map(({ of, text, ...kind }) => ({
    ...kind,
    values: members.flatMap(member => {
      const value = of(member)
      if (value === undefined) return []
      const { name, path } = member
      return [{ name, path, value, ...(text && { text: text(value) }) }]
    }),
  }))
}
