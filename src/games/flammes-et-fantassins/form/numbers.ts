/** The derived numbers of a figure, line by line, for those who want to see them while they choose. */
import { plural, signed, type Readout, type Tally } from '../../../core/index.ts'
import {
  equipmentById,
  scoreNames,
  scores,
  talentById,
  type ClassEntry,
  type EquipmentEntry,
  type Score,
} from '../catalog/index.ts'
import { bases, deriveFigure, pvByKind, worn, type Attack } from '../derive.ts'
import { chargeReach } from '../rounds.ts'
import type { Member } from '../resolve.ts'

/** Points of one thing, by where they come from; what gives nothing is not told. */
type Sources = readonly (readonly [label: string, amount: number])[]

const linesOf = (base: number | undefined, sources: Sources): Readout['lines'] => [
  ...(base === undefined ? [] : [{ label: 'de base', value: `${base}` }]),
  ...sources
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount]) => ({ label, value: signed(amount) })),
]

type Giving = ClassEntry | EquipmentEntry

/** What stays in sight while a figure is made: the numbers of its sheet, each with the addition that it comes from. */
export const tallies = (member: Member): readonly Tally[] => {
  const stats = deriveFigure(member)
  const own = member.classes.map(({ entry }) => entry)
  const gear = worn(member)
  const from = <T extends Giving>(givers: readonly T[], amount: (giver: T) => number): Sources =>
    givers.map(giver => [giver.name, amount(giver)])
  const score = (id: Score): Sources => [[scoreNames[id].short, stats.scores[id]]]
  const agile = member.figure.build === 'agile'
  const number = (
    id: 'dep' | 'ca' | 'pv' | 'tra' | 'com' | 'mel' | 'tir',
    [label, title]: readonly [string, string],
    lines: Readout['lines'],
  ): Tally => ({
    id,
    label,
    title,
    text: id === 'mel' || id === 'tir' ? signed(stats[id]) : `${stats[id]}`,
    value: stats[id],
    better: 'more',
    lines,
  })
  return [
    number(
      'dep',
      ['Dép.', 'Déplacement, en pouces'],
      linesOf(bases.dep, [...score('dex'), ...from(own, ({ dep }) => dep), ...from(gear, ({ dep }) => dep)]),
    ),
    number(
      'ca',
      ['CA', 'Classe d’Armure'],
      linesOf(bases.ca, [...score(agile ? 'dex' : 'con'), ...from(gear, ({ ca }) => ca)]),
    ),
    number(
      'pv',
      ['PV', 'Points de Vie'],
      linesOf(bases.pv, [
        ...score('con'),
        ...from(own, ({ kind }) => pvByKind[kind]),
        ...from(gear, ({ pv }) => pv),
      ]),
    ),
    number(
      'tra',
      ['Trame', 'Trame, contre la magie'],
      linesOf(bases.tra, [...score('sag'), ...from(gear, ({ tra }) => tra)]),
    ),
    number(
      'mel',
      ['Mêl.', 'Mêlée'],
      linesOf(undefined, [...score(agile ? 'dex' : 'for'), ...from(own, ({ mel }) => mel)]),
    ),
    number('tir', ['Tir', 'Tir'], linesOf(undefined, [...score('dex'), ...from(own, ({ tir }) => tir)])),
    number('com', ['Com.', 'Commandement'], linesOf(undefined, score('cha'))),
    ...scores.map((id): Tally => ({
      id,
      label: scoreNames[id].short,
      title: scoreNames[id].name,
      text: signed(stats.scores[id]),
      value: stats.scores[id],
      better: 'more',
      minor: true,
      lines: linesOf(undefined, [
        ...from(own, entry => entry.scores[id] ?? 0),
        ...from(gear, entry => entry.scores[id] ?? 0),
      ]),
    })),
    {
      id: 'charge',
      label: 'Charge',
      title: 'Charge',
      text: stats.charge ? `${chargeReach(stats.dep)}″` : 'interdite',
      minor: true,
    },
  ]
}

export const numberReadouts = (member: Member): readonly Readout[] => {
  const stats = deriveFigure(member)
  return [
    { kind: 'readout', label: 'Attaques', lines: stats.attacks.map(attackLine) },
    {
      kind: 'readout',
      label: 'Talents',
      lines: stats.talents.map(id => ({
        label: talentById.get(id)?.name ?? id,
        value: 'une fois par partie',
      })),
    },
  ]
}

const attackLine = ({ id, kind, hit, damage, range }: Attack): Readout['lines'][number] => ({
  label: equipmentById.get(id)?.name ?? 'Magie',
  value: [
    `Touche ${signed(hit)}`,
    `${kind === 'magie' ? 'Effet' : 'Dégâts'} ${signed(damage)}`,
    ...(range === null ? [] : [plural(range, 'pouce')]),
  ].join(', '),
})
