/** The front of a unit's card: what it is, what its orders come to in centimetres, how often it wounds, what it loses. */
import { pictureOf, type Face, type Size } from '../../../core/index.ts'
import { decimal, told } from '../../kit/index.ts'
import { ammoOf, fast, highest, rangeOf, stride } from '../catalog/index.ts'
import { hasTrait, isMage, type Member } from '../resolve.ts'
import type { Melee, Shot } from '../schema.ts'
import { lifeOf } from './life.ts'
import { oddsTable, type OddsRow } from './odds.ts'
import { deckOf, isLong, template, thrown, thrownShort } from './shared.ts'

type Line = { readonly said: ReturnType<typeof told>; readonly boxes: number }

const line = (lead: string, text: string, boxes = 0): Line => ({ said: told(lead, text), boxes })

/** Weapons that are alike are told once. */
interface Group<W> {
  readonly weapon: W
  readonly count: number
}

const grouped = <W extends Melee | Shot>(weapons: readonly W[]): readonly Group<W>[] => {
  const groups = new Map<string, Group<W>>()
  for (const weapon of weapons) {
    const { name = '', score, piercing } = weapon
    const key = [
      name.trim(),
      score,
      piercing,
      'range' in weapon ? `${weapon.range}/${weapon.ammo}` : '',
    ].join('/')
    groups.set(key, { weapon, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}

/** A name that stands in the first column of the odds. */
const isShort = (name: string, narrow: boolean): boolean => name.length <= (narrow ? 8 : 16)

const nameOf = ({ name = '' }: Melee | Shot): string => name.trim()

/** Smaller than these a card has little room. */
const roomy: Size = { width: 52, height: 76 }

export interface Printed {
  readonly large: boolean
  readonly noBacks: boolean
}

interface Front {
  readonly front: Face
  /** What stands on the back instead. */
  readonly odds: ReturnType<typeof oddsTable> | null
}

export const unitFront = (member: Member, size: Size, { large, noBacks }: Printed): Front => {
  const { unit, name, icon } = member
  const deck = deckOf(size)
  const narrow = size.width < roomy.width
  const life = lifeOf(unit, large || narrow || size.height < roomy.height)
  const rows = oddsRows(member, narrow, narrow || large)
  const lines = linesOf(member, narrow)
  const odds = rows.length > 0 ? oddsTable('sur 36, Déf', rows) : null
  const behind =
    // The narrowest of large letters have no room for both behind either.
    !noBacks &&
    !(narrow && large) &&
    isCrowded(deck.format.laid, { lines, rows, large, unit, lifeRows: life.rows.length })
  const front = {
    template: template('unit-card'),
    data: {
      frame: deck.frame('ledger'),
      icon,
      portrait: pictureOf(unit.portrait),
      spine: spineOf(member),
      name,
      long: isLong(name, 24),
      kind: member.roleTitle ?? (unit.figures > 1 ? 'Escouade' : 'Figurine seule'),
      count: `×${unit.figures}`,
      scores: scoresOf(member),
      facts: factsOf(unit),
      lines,
      odds: behind ? null : odds,
      behind: behind && odds !== null && !life.inFlow,
      life: life.inFlow ? null : life,
      losses: life.inFlow ? life : null,
    },
  }
  return { front, odds: behind ? odds : null }
}

interface Content {
  readonly lines: readonly Line[]
  readonly rows: readonly OddsRow[]
  readonly large: boolean
  readonly unit: Member['unit']
  readonly lifeRows: number
}

/** Whether text that an eye reads without effort and the odds would not stand below its scores: in millimetres, or about. */
const isCrowded = ({ width, height }: Size, { lines, rows, large, unit, lifeRows }: Content): boolean => {
  const small = width < roomy.width
  const point = large ? 9.4 : small ? 7.2 : 7.6
  const across = width - (small ? 14.5 : 18.1)
  const said = lines.reduce((sum, { said: parts, boxes }) => {
    const letters = parts.reduce((count, { text }) => count + text.length, 0)
    const inLine = (across - (boxes > 0 ? 1.4 + 4.4 * boxes : 0)) / (0.155 * point)
    return sum + Math.ceil(letters / inLine) * point * 0.402 + 0.5
  }, 0)
  const odds = 1 + (rows.length + 1) * (large || small ? 3.3 : 3.7)
  const taken =
    29 +
    (large ? 21.2 : 18) +
    (unit.dep === 0 && unit.figures === 1 ? 0 : large || small ? 4.8 : 7) +
    3 * lifeRows
  return rows.length > 0 && said + odds > height - taken
}

/** Which book of the stores it stands in. */
const spineOf = ({ role, unit: { dep, shots, gait, figures, vie } }: Member): string => {
  if (role) return 'État-major'
  if (dep === 0 && shots.length > 0) return 'Artillerie'
  if (gait === 'vol') return 'Corps volant'
  if (figures > 1) return 'Troupe'
  return vie > 2 ? 'Monstre' : 'Volontaire'
}

const scoresOf = ({ unit }: Member) => {
  const { dep, gait, melee, shots, def, men, vie } = unit
  return [
    score('Dép', [{ value: `${dep}`, note: gait === 'normal' ? '' : gait === 'bond' ? 'bond' : 'vol' }]),
    score('Mél', weaponScores(melee)),
    score('Tir', weaponScores(shots)),
    score('Déf', [{ value: `${def}`, note: '' }]),
    score('Men', [{ value: `${men}`, note: '' }]),
    score('Vie', [{ value: `${vie}`, note: '' }]),
  ]
}

interface ShownScore {
  readonly value: string
  readonly note: string
}

/** More than a cell holds are told under it, weapon by weapon. */
const mostShown = 4

const score = (label: string, values: readonly ShownScore[]) => ({
  label,
  look: values.length > 2 ? 'many' : values.length > 1 ? 'several' : '',
  values: values.map(({ value, note }) => ({ value, note })),
})

const weaponScores = (weapons: readonly (Melee | Shot)[]): readonly ShownScore[] => {
  if (weapons.length === 0) return [{ value: '–', note: '' }]
  if (weapons.length > mostShown) return [{ value: `×${weapons.length}`, note: '' }]
  return weapons.map(weapon => ({
    value: `${weapon.score}`,
    note: weapon.piercing > 0 && weapons.length < 3 ? `P${weapon.piercing}` : '',
  }))
}

const linesOf = (member: Member, narrow: boolean): readonly Line[] => [
  ...shotLines(member),
  ...meleeLines(member, narrow),
  ...moveLines(member),
  ...traitLines(member),
  ...roleLines(member),
]

const pierced = (piercing: number): string =>
  piercing > 0 ? ` Perforant ${piercing} : Déf adverse −${piercing}.` : ''

const shotLines = ({ unit: { shots } }: Member): readonly Line[] =>
  grouped(shots).map(({ weapon, count }) => {
    const { range, ammo, piercing } = weapon
    if (weapon.score === 0)
      return line(`${[nameOf(weapon), 'Tir 0'].filter(part => part !== '').join(', ')} :`, 'ne tire jamais.')
    const { centimetres } = rangeOf(range)
    const lead = [nameOf(weapon), `${times(count)}Tir ${weapon.score}`].filter(part => part !== '').join(', ')
    const { shots: rounds } = ammoOf(ammo)
    return line(
      lead,
      `à ${centimetres} cm, +1 jusqu’à ${decimal(centimetres / 2)} cm.${pierced(piercing)}`,
      (rounds ?? 0) * count,
    )
  })

const times = (count: number): string => (count > 1 ? `${count} × ` : '')

/** A plain weapon is told by its cell, and named where its odds are. */
const meleeLines = ({ unit: { melee } }: Member, narrow: boolean): readonly Line[] => {
  const groups = grouped(melee)
  return groups.flatMap(({ weapon, count }) => {
    const { score: value, piercing } = weapon
    const name = nameOf(weapon)
    const alone = groups.length === 1 && count === 1
    const named = name === '' || isShort(name, narrow)
    if (piercing === 0 && named && melee.length <= mostShown) return []
    const what = alone ? name : [name, `${times(count)}Mél ${value}`].filter(part => part !== '').join(', ')
    if (piercing === 0) return [line(`${what}.`, '')]
    return [
      what === ''
        ? line(`Perforant ${piercing}.`, `Déf adverse −${piercing}.`)
        : line(`${what}.`, pierced(piercing).trim()),
    ]
  })
}

/** What its orders come to, in centimetres; and a squad is braver while it is one. */
const factsOf = ({ dep, figures, men }: Member['unit']) => [
  ...(dep === 0
    ? []
    : [
        { icon: 'run', value: `${dep * stride} cm`, says: 'course, charge' },
        { icon: 'walking-boot', value: `${decimal((dep * stride) / 2)} cm`, says: 'et une action' },
      ]),
  ...(figures > 1 ? [{ icon: 'flying-flag', value: thrownShort(men + 1), says: 'moral' }] : []),
]

const moveLines = ({ unit: { dep, gait } }: Member): readonly Line[] => [
  ...(dep === 0 ? [line('Immobile.', 'Elle pivote sur place.')] : []),
  ...(gait === 'bond' ? [line('Bond.', 'Tout droit, par-dessus tout terrain.')] : []),
  ...(gait === 'vol'
    ? [line('Vol.', 'Tout droit, sur tout terrain ; en l’air, seul un volant l’engage.')]
    : []),
]

const traitLines = (member: Member): readonly Line[] => [
  ...member.traits.map(({ entry }) => line(`${entry.name}.`, `${entry.brief}.`)),
  ...targetLines(member),
]

const targetLines = ({ unit: { dep, large } }: Member): readonly Line[] => {
  const told = [...(large ? ['+1, elle est grande'] : []), ...(dep >= fast ? ['−1 si elle a bougé'] : [])]
  return told.length > 0 ? [line('Qui la vise :', `${told.join(' ; ')}.`)] : []
}

/** What a throw under Men needs, and with one more. */
const roleLines = (member: Member): readonly Line[] => {
  const { role, unit } = member
  if (!role) return []
  if (isMage(member)) return [line('Un sort', `à vue, à 60 cm ou moins, sur Men : ${underMen(unit.men)}.`)]
  if (role.id === 'guerisseur') return [line('Un soin', `rend 1 Vie sur Men : ${underMen(unit.men)}.`)]
  return [line(`${role.name}.`, `${role.brief}.`)]
}

const underMen = (men: number): string =>
  men > highest ? 'toujours' : `${thrown(men)} ; concentré, ${thrown(men + 1)}`

/** Standing and charging, shooting and concentrated; each kind of weapon once. */
const oddsRows = (member: Member, narrow: boolean, tight: boolean): readonly OddsRow[] => {
  const { unit } = member
  const [melee, shots] = [grouped(unit.melee), grouped(unit.shots.filter(shot => shot.score > 0))]
  const lance = hasTrait(member, 'lance') ? 1 : 0
  const charged = unit.dep === 0 ? 'en garde' : tight ? 'charge' : 'charge, garde'
  return [
    ...melee.flatMap(({ weapon }) => {
      const { score: value, piercing } = weapon
      const own = rowName(weapon, melee.length, 'Mél', narrow)
      return [
        ...(value > 0 ? [{ name: own || 'de pied', score: value, piercing }] : []),
        { name: value > 0 || own === '' ? charged : `${own}, garde`, score: value + 1 + lance, piercing },
      ]
    }),
    ...shots.flatMap(({ weapon }) => {
      const { score: value, piercing } = weapon
      return [
        { name: rowName(weapon, shots.length, 'Tir', narrow) || 'tir', score: value, piercing },
        { name: narrow ? 'tir +1' : 'concentré', score: value + 1, piercing },
      ]
    }),
  ]
}

/** By its name where that is short, else by its score where there are others. */
const rowName = (weapon: Melee | Shot, among: number, label: string, narrow: boolean): string => {
  const name = nameOf(weapon)
  if (name !== '' && isShort(name, narrow)) return among > 1 ? `${name} ${weapon.score}` : name
  return among > 1 ? `${label} ${weapon.score}${weapon.piercing > 0 ? ` P${weapon.piercing}` : ''}` : ''
}
