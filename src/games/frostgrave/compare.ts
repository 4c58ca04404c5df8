/** What the figures of a warband are compared by, side by side. */
import { asNumber, chanceOf, inPercent, signed, type Measure } from '../../core/index.ts'
import { best, compared, type Compared } from '../kit/index.ts'
import { statIds, statOf } from './catalog/index.ts'
import { castChance, resisting } from './odds/dice.ts'
import { resolveRoster, type KnownSpell, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

/** A middling throw of a spell, for who has to resist it. */
const usualSpell = 12

const chancesToCast = ({ castingValue }: KnownSpell): readonly number[] =>
  castingValue === null ? [] : [asNumber(castChance(castingValue))]

const kinds: readonly Compared<Member>[] = [
  ...statIds.map((id): Compared<Member> => {
    const { name, short, signed: bonus } = statOf(id)
    return {
      id,
      label: name,
      short,
      better: 'more',
      ...(id === 'mouvement' && { unit: 'pouces' }),
      // Of who has nothing to shoot with, Tir tells nothing.
      of: ({ stats, shots }) => (id === 'tir' && shots.length === 0 ? undefined : stats[id]),
      ...(bonus && { text: signed }),
    }
  }),
  {
    id: 'casts',
    label: 'Sort le plus sûr',
    short: 'Sort',
    better: 'more',
    alone: true,
    of: ({ spells }) => best(spells.flatMap(chancesToCast)),
    text: chance => inPercent(chance),
  },
  {
    id: 'resists',
    label: `Résiste à un sort lancé à ${usualSpell}`,
    short: 'Résiste',
    better: 'more',
    alone: true,
    of: ({ stats }) => asNumber(chanceOf(resisting(usualSpell, stats.volonte, 0), resisted => resisted)),
    text: chance => inPercent(chance),
  },
]

export const compare = (roster: Roster): readonly Measure[] => compared(kinds, resolveRoster(roster))
