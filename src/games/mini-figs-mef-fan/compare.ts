/** What the units of an army are compared by, side by side. */
import type { Measure } from '../../core/index.ts'
import { best, compared, type Compared } from '../kit/index.ts'
import { rangeOf, scoreNames } from './catalog/index.ts'
import { resolveRoster, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

const all = (values: readonly { readonly score: number; readonly piercing: number }[]): string =>
  values.map(({ score, piercing }) => `${score}${piercing > 0 ? ` P${piercing}` : ''}`).join(' · ')

const able = ({ unit }: Member) => unit.shots.filter(({ score }) => score > 0)

const { dep, mel, tir, def, men, vie } = scoreNames

const kinds: readonly Compared<Member>[] = [
  {
    id: 'price',
    label: 'Prix de l’unité',
    short: 'Prix',
    unit: '#',
    better: 'less',
    of: ({ price }) => price.unit,
  },
  {
    id: 'figure',
    label: 'Prix d’une figurine',
    short: 'L’une',
    unit: '#',
    better: 'less',
    of: ({ price }) => price.figure,
  },
  { id: 'figures', label: 'Figurines', short: 'Fig.', better: 'more', of: ({ unit }) => unit.figures },
  { id: 'dep', label: dep.name, short: dep.short, better: 'more', of: ({ unit }) => unit.dep },
  {
    id: 'mel',
    label: mel.name,
    short: mel.short,
    better: 'more',
    of: ({ unit }) => best(unit.melee.map(({ score }) => score)),
    text: (_, { unit }) => all(unit.melee),
  },
  {
    id: 'tir',
    label: tir.name,
    short: tir.short,
    better: 'more',
    of: member => best(able(member).map(({ score }) => score)),
    text: (_, member) => all(able(member)),
  },
  {
    id: 'range',
    label: 'Portée la plus longue',
    short: 'Portée',
    unit: 'cm',
    better: 'more',
    of: member => best(able(member).map(({ range }) => rangeOf(range).centimetres)),
  },
  { id: 'def', label: def.name, short: def.short, better: 'more', of: ({ unit }) => unit.def },
  { id: 'men', label: men.name, short: men.short, better: 'more', of: ({ unit }) => unit.men },
  { id: 'vie', label: vie.name, short: vie.short, better: 'more', of: ({ unit }) => unit.vie },
  { id: 'life', label: 'Vies de toute l’unité', short: 'Vies', better: 'more', of: ({ life }) => life },
]

export const compare = (roster: Roster): readonly Measure[] => compared(kinds, resolveRoster(roster))
