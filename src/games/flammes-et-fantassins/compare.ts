/** What the figures of a band are compared by: the numbers of their sheets, under the names that the rules give them. */
import { signed, type Measure } from '../../core/index.ts'
import { scoreNames, scores } from './catalog/index.ts'
import { deriveFigure, type FigureStats } from './derive.ts'
import { resolveRoster } from './resolve.ts'
import type { Roster } from './schema.ts'
import { nameOf } from './titles.ts'

interface Kind {
  readonly id: string
  readonly label: string
  readonly short?: string
  readonly unit?: string
  /** A bonus to a throw bears its sign. */
  readonly bonus: boolean
  readonly of: (stats: FigureStats) => number | undefined
}

const longestReach = ({ attacks }: FigureStats): number | undefined => {
  const reaches = attacks.flatMap(({ range }) => range ?? [])
  return reaches.length > 0 ? Math.max(...reaches) : undefined
}

const kinds: readonly Kind[] = [
  { id: 'dep', label: 'Déplacement', short: 'Dép.', unit: 'pouces', bonus: false, of: ({ dep }) => dep },
  { id: 'pv', label: 'Points de Vie', short: 'PV', bonus: false, of: ({ pv }) => pv },
  { id: 'tra', label: 'Trame', bonus: false, of: ({ tra }) => tra },
  { id: 'com', label: 'Commandement', short: 'Com.', bonus: false, of: ({ com }) => com },
  { id: 'mel', label: 'Mêlée', short: 'Mêl.', bonus: true, of: ({ mel }) => mel },
  { id: 'tir', label: 'Tir', bonus: true, of: ({ tir }) => tir },
  { id: 'ca', label: 'Classe d’Armure', short: 'CA', bonus: false, of: ({ ca }) => ca },
  {
    id: 'range',
    label: 'Portée la plus longue',
    short: 'Portée',
    unit: 'pouces',
    bonus: false,
    of: longestReach,
  },
  ...scores.map((score): Kind => ({
    id: score,
    label: scoreNames[score].short,
    bonus: true,
    of: stats => stats.scores[score],
  })),
]

export const compare = (roster: Roster): readonly Measure[] => {
  const figures = resolveRoster(roster).map(member => ({
    name: nameOf(member),
    path: `/roster/figures/${member.index}`,
    stats: deriveFigure(member),
  }))
  return kinds.map(({ of, bonus, ...kind }) => ({
    ...kind,
    better: 'more',
    values: figures.flatMap(({ name, path, stats }) => {
      const value = of(stats)
      if (value === undefined) return []
      return bonus ? { name, path, value, text: signed(value) } : { name, path, value }
    }),
  }))
}
