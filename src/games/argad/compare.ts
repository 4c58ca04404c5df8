/** What the overview compares, one row a profile: what it costs and is worth, how it strikes, and how far it shoots. */
import { inPercent, type DuelAttack, type Measure, type Pointer } from '../../core/index.ts'
import { best, compared, type Compared } from '../kit/index.ts'
import { lengthOf } from './catalog/index.ts'
import { armedOf, duel, duelistOf } from './odds.ts'
import { isArgad } from './odds/attacks.ts'
import { canShoot, type Gun } from './odds/shot.ts'
import { scoreValue, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

interface Row {
  readonly name: string
  readonly path: Pointer
  readonly member: Member
  readonly attacks: readonly DuelAttack[]
}

/** A regular in light dress, near by, is whom the chances are told against. */
const middling = duel.anybody(3, 1)

const chanceOf = ({ attacks }: Row, kind: 'shot' | 'blow'): number | undefined =>
  best(
    attacks.flatMap(attack =>
      isArgad(attack) && attack.kind === kind ? [attack.against(middling, {}).chance] : [],
    ),
  )

const gunsOf = (member: Member): readonly Gun[] =>
  member.shooting
    .flatMap(weapon => (weapon.shot ? [{ member, weapon, shot: weapon.shot }] : []))
    .filter(canShoot)

const reachOf = (member: Member): number | undefined =>
  best(gunsOf(member).flatMap(({ shot }) => shot.rows.map(({ to }) => to)))

const kinds: readonly Compared<Row>[] = [
  { id: 'count', label: 'Figurines', short: 'Fig.', better: 'none', of: ({ member }) => member.count },
  {
    id: 'each',
    label: 'Points d’une figurine',
    short: 'L’une',
    unit: 'points',
    better: 'less',
    of: ({ member }) => member.cost.each,
  },
  {
    id: 'total',
    label: 'Points du profil',
    short: 'Points',
    unit: 'points',
    better: 'less',
    of: ({ member }) => member.cost.total,
  },
  { id: 'classe', label: 'Classe', better: 'more', of: ({ member }) => member.classe },
  {
    id: 'protection',
    label: 'Protection',
    short: 'Prot.',
    better: 'more',
    // A star is no number: nothing comes of adding them up.
    alone: true,
    of: ({ member }) => member.protection.rank,
    text: (_, { member }) => member.protection.short,
  },
  {
    id: 'movement',
    label: 'Mouvement',
    short: 'Mouv.',
    unit: 'cm',
    better: 'more',
    of: ({ member }) => member.movement,
  },
  {
    id: 'lives',
    label: 'Vies du profil',
    short: 'Vies',
    better: 'more',
    of: ({ member }) => member.count * (member.twoLives ? 2 : 1),
  },
  { id: 'moral', label: 'Moral', better: 'more', of: ({ member }) => scoreValue(member, 'moral') },
  {
    id: 'length',
    label: 'Arme de mêlée la plus longue',
    short: 'Longueur',
    better: 'less',
    alone: true,
    of: ({ member }) => {
      const blade = member.striking[0]?.blade
      return blade && lengthOf(blade.length).order
    },
    text: (_, { member }) => {
      const blade = member.striking[0]?.blade
      return blade ? lengthOf(blade.length).name : ''
    },
  },
  {
    id: 'strike',
    label: 'Toucher en mêlée une classe 3',
    short: 'Frappe',
    better: 'more',
    alone: true,
    of: row => chanceOf(row, 'blow'),
    text: chance => inPercent(chance),
  },
  {
    id: 'shot',
    label: 'Toucher à courte portée',
    short: 'Tir',
    better: 'more',
    alone: true,
    of: row => chanceOf(row, 'shot'),
    text: chance => inPercent(chance),
  },
  {
    id: 'range',
    label: 'Portée la plus longue',
    short: 'Portée',
    unit: 'cm',
    better: 'more',
    of: ({ member }) => reachOf(member),
  },
]

export const compare = (roster: Roster): readonly Measure[] =>
  compared(
    kinds,
    armedOf(roster).map(armed => {
      const { name, path, attacks } = duelistOf(armed)
      return { name, path, member: armed.member, attacks }
    }),
  )
