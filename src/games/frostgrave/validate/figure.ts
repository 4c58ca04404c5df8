/** The limits of one figure: its statistics, its traits, what it carries. */
import { add, nearest, quote, removeItems, replace, signed, suggestion, toJson } from '../../../core/index.ts'
import { indexesOf, repeated, strayCures, straysOf, type Fault } from '../../kit/index.ts'
import {
  equipmentKindById,
  equipmentKindIds,
  equipmentKinds,
  numbers,
  stats,
  traitById,
  traitIds,
} from '../catalog/index.ts'
import { resolveGear, type Member } from '../resolve.ts'
import { bounds, type Equipment } from '../schema.ts'
import { fault } from './code.ts'

export const validateFigure = (member: Member): readonly Fault[] => [
  ...health(member),
  ...unusual(member),
  ...misspelt(member),
  ...twice(member),
  ...member.figure.equipment.flatMap((line, index) => equipment(member, line, index)),
  ...unarmed(member),
]

const health = ({ name, stats: { sante }, path }: Member): readonly Fault[] =>
  sante >= 1
    ? []
    : [
        fault(
          'error',
          'no-health',
          `${path}/stats/sante`,
          `${name} a 0 de Santé, et quitterait la table avant de commencer : il en faut 1 au moins.`,
          () => [{ label: 'Lui donner 1 de Santé', patch: [replace(`${path}/stats/sante`, 1)] }],
        ),
      ]

/** Nothing is forbidden: a slip of the pen is told. */
const unusual = (member: Member): readonly Fault[] =>
  stats.flatMap(({ id, name, usual, signed: withSign }): readonly Fault[] => {
    const value = member.stats[id]
    if ((value >= usual.min && value <= usual.max) || (id === 'sante' && value < 1)) return []
    const shown = (number: number): string => (withSign ? signed(number) : `${number}`)
    const near = value < usual.min ? usual.min : usual.max
    const path = `${member.path}/stats/${id}`
    return [
      fault(
        'warning',
        'unusual-stat',
        path,
        `${member.name} a ${name} ${shown(value)} ; d’ordinaire, ${name} va de ${shown(usual.min)} à ${shown(usual.max)}.`,
        () => [{ label: `Ramener ${name} à ${shown(near)}`, patch: [replace(path, near)] }],
      ),
    ]
  })

/** By its id, or by the name that players know it by. */
const traitMeant = (id: string): string | undefined => {
  const names = traitIds.map(trait => traitById.get(trait)?.name ?? trait)
  return nearest(id, traitIds) ?? traitIds[names.indexOf(nearest(id, names) ?? '')]
}

const misspelt = ({ name, path, unknown }: Member): readonly Fault[] =>
  straysOf(`${path}/traits`, unknown.traits).map(stray =>
    fault(
      'error',
      'unknown-trait',
      stray.path,
      `${name} : le trait ${quote(stray.id)} n’existe pas.${suggestion(stray.id, traitIds)}`,
      () => strayCures(stray, traitMeant(stray.id), 'Retirer ce trait'),
    ),
  )

const twice = ({ name, path, figure: { traits } }: Member): readonly Fault[] => {
  const placed = traits.map((id, index) => ({ id, index })).filter(({ id }) => traitById.has(id))
  return repeated(placed, ({ id }) => id).map(([{ id }, ...again]) =>
    fault(
      'warning',
      'duplicate-trait',
      `${path}/traits/${again[0].index}`,
      `${name} porte deux fois le trait ${quote(traitById.get(id)?.name ?? id)}, qui ne compte qu’une fois.`,
      () => [{ label: 'Ne le garder qu’une fois', patch: removeItems(`${path}/traits`, indexesOf(again)) }],
    ),
  )
}

const equipment = ({ name, path: figure }: Member, line: Equipment, index: number): readonly Fault[] => {
  const path = `${figure}/equipment/${index}`
  const gear = resolveGear(line, index)
  const told = quote(gear.name)
  const { kind } = line
  if (kind !== undefined && !equipmentKindById.has(kind)) {
    const names = equipmentKinds.map(entry => entry.name)
    const meant =
      nearest(kind, equipmentKindIds) ?? equipmentKinds[names.indexOf(nearest(kind, names) ?? '')]?.id
    return [
      fault(
        'error',
        'unknown-equipment',
        `${path}/kind`,
        `${name} : ${told} est d’une sorte inconnue, ${quote(kind)}.${suggestion(kind, equipmentKindIds)}`,
        () => [
          {
            label: `Écrire ${quote(meant ?? gear.kind)}`,
            patch: [replace(`${path}/kind`, meant ?? gear.kind)],
          },
        ],
      ),
    ]
  }
  const shoots = gear.kind === 'tir'
  const reaches = (line.range ?? null) !== null || line.reload === true
  return [
    ...(reaches && !shoots
      ? [
          fault(
            'warning',
            'idle-range',
            path,
            `${name} : ${told} a une portée ou se recharge, et n’est pas une arme de tir.`,
            () => [{ label: 'En faire une arme de tir', patch: [replace(`${path}/kind`, 'tir')] }],
          ),
        ]
      : []),
    ...(shoots ? reach(name, told, line, path) : []),
    ...(gear.kind !== 'melee' && !shoots && (line.damage !== 0 || line.opponent !== 0)
      ? [
          fault(
            'warning',
            'idle-modifier',
            path,
            `${name} : ${told} a des modificateurs, et n’est pas une arme : ils ne servent pas.`,
            () => [
              { label: 'En faire une arme en main', patch: [replace(`${path}/kind`, 'melee')] },
              {
                label: 'Retirer les modificateurs',
                patch: [replace(`${path}/damage`, 0), replace(`${path}/opponent`, 0)],
              },
            ],
          ),
        ]
      : []),
  ]
}

const reach = (name: string, told: string, { range }: Equipment, path: string): readonly Fault[] => {
  const { shotRange } = numbers
  if (range === undefined || range === null || (range >= 1 && range <= shotRange)) return []
  return [
    fault(
      'warning',
      'unusual-range',
      `${path}/range`,
      range < 1
        ? `${name} : ${told} a 0″ de portée, et ne tire sur personne.`
        : `${name} : ${told} porte à ${range}″, et les arcs et arbalètes à ${shotRange}″ au plus.`,
      () => [{ label: `Ramener la portée à ${shotRange}″`, patch: [replace(`${path}/range`, shotRange)] }],
    ),
  ]
}

/** Only who holds a bow or a crossbow shoots. */
const unarmed = ({ name, path, stats: { tir }, shots, figure, kind }: Member): readonly Fault[] =>
  tir > 0 && shots.length === 0 && (kind === 'soldat' || figure.equipment.length > 0)
    ? [
        fault(
          'info',
          'idle-shooting',
          `${path}/stats/tir`,
          `${name} a Tir ${signed(tir)} et aucune arme de tir : sans elle, personne ne tire.`,
          () =>
            figure.equipment.length < bounds.lists
              ? [
                  {
                    label: 'Lui donner un arc',
                    patch: [
                      add(
                        `${path}/equipment/-`,
                        toJson({
                          name: 'Arc',
                          kind: 'tir',
                          damage: 0,
                          opponent: 0,
                          range: numbers.shotRange,
                        }),
                      ),
                    ],
                  },
                ]
              : [],
        ),
      ]
    : []
