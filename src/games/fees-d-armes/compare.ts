/** What the overview compares: the numbers of the profiles, and the best of their actions. */
import { inDecimals, inPercent, type Measure } from '../../core/index.ts'
import { best, compared, type Compared } from '../kit/index.ts'
import { actionStats } from './derive.ts'
import { resolveRoster, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

/** The most that one of its actions promises; nothing where it has none. */
const most = (member: Member, number: 'chance' | 'expectedDamage'): number | undefined =>
  best(actionStats(member).map(stats => stats[number]))

const kinds: readonly Compared<Member>[] = [
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
    of: member => most(member, 'chance'),
    text: chance => inPercent(chance),
  },
  {
    id: 'damage',
    label: 'Dégâts moyens, au mieux',
    short: 'Dégâts',
    better: 'more',
    of: member => most(member, 'expectedDamage'),
    text: mean => inDecimals(mean),
  },
]

export const compare = (roster: Roster): readonly Measure[] => compared(kinds, resolveRoster(roster))
