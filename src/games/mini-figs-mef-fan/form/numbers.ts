/** What stays in sight while a unit is made: its scores and its price; what a point more would cost, what its attacks are worth. */
import {
  asNumber,
  chanceOf,
  meanOf,
  signed,
  type Addend,
  type DuelAttack,
  type Readout,
  type Tally,
} from '../../../core/index.ts'
import { lifeSpan, scoreNames, type Score } from '../catalog/index.ts'
import { duel, duelistOf, shotId } from '../odds.ts'
import { faces, facesUnder } from '../odds/dice.ts'
import { decimal, percent } from '../odds/studies.ts'
import { priceOf } from '../price.ts'
import type { Member } from '../resolve.ts'
import type { Unit } from '../schema.ts'

const listed = (values: readonly number[]): string => (values.length > 0 ? values.join(' · ') : '—')

export const tallies = ({ unit, price }: Member): readonly Tally[] => {
  const tally = (id: Score, values: readonly number[], parts: readonly string[]): Tally => {
    const best = Math.max(0, ...values)
    return {
      id,
      label: scoreNames[id].short,
      title: scoreNames[id].name,
      text: listed(values),
      value: best,
      better: 'more',
      lines: price.lines
        .filter(({ part }) => parts.includes(part))
        .map(({ label, value }) => ({ label, value: `${value} #` })),
    }
  }
  return [
    tally('dep', [unit.dep], ['dep']),
    tally(
      'mel',
      unit.melee.map(({ score }) => score),
      ['melee', 'trait'],
    ),
    tally(
      'tir',
      unit.shots.map(({ score }) => score),
      ['shot'],
    ),
    tally('def', [unit.def], ['def']),
    tally('men', [unit.men], ['men']),
    tally('vie', [unit.vie], ['sum', 'life']),
    {
      id: 'prix',
      label: 'Prix',
      title: 'Prix de l’unité',
      text: `${price.unit} #`,
      value: price.unit,
      better: 'less',
      lines: price.lines
        .filter(({ part }) => part !== 'sum')
        .map(({ label, calculation, value }) => ({ label, value: `${calculation} = ${value}` })),
    },
  ]
}

const change = (amount: number): string => `${amount === 0 ? '±0' : signed(amount)} #`

/** What the unit would cost more for a point of each, rounding and all. */
export const onePointMore = (member: Member): Readout => {
  const { unit, price } = member
  const traits = member.traits.map(({ entry }) => entry)
  const line = (label: string, changed: Partial<Unit>): Addend => ({
    label,
    value: change(priceOf({ ...unit, ...changed }, traits).unit - price.unit),
  })
  const which = (label: string, index: number, count: number): string =>
    count > 1 ? `${label} (${index + 1})` : label
  const { melee, shots } = unit
  return {
    kind: 'readout',
    label: 'Un point de plus coûterait',
    lines: [
      line(scoreNames.dep.short, { dep: unit.dep + 1 }),
      ...melee.flatMap((one, index) => [
        line(which('Mél', index, melee.length), {
          melee: melee.with(index, { ...one, score: one.score + 1 }),
        }),
        line(which('Perforant de Mél', index, melee.length), {
          melee: melee.with(index, { ...one, piercing: one.piercing + 1 }),
        }),
      ]),
      ...shots.flatMap((one, index) => [
        line(which('Tir', index, shots.length), {
          shots: shots.with(index, { ...one, score: one.score + 1 }),
        }),
        line(which('Perforant de Tir', index, shots.length), {
          shots: shots.with(index, { ...one, piercing: one.piercing + 1 }),
        }),
      ]),
      line(scoreNames.def.short, { def: unit.def + 1 }),
      line(scoreNames.men.short, { men: unit.men + 1 }),
      ...(unit.vie < lifeSpan.max ? [line(`Vie ${unit.vie + 1}`, { vie: unit.vie + 1 })] : []),
      ...(unit.vie > lifeSpan.min ? [line(`Vie ${unit.vie - 1}`, { vie: unit.vie - 1 })] : []),
      line('Une figurine de plus', { figures: unit.figures + 1 }),
    ],
  }
}

const defences = [2, 4] as const

/** What an attack does to a common target and to a tough one, with all the dice of the unit. */
const worth = (attack: DuelAttack, label: string, touch: string | undefined): Readout => {
  const losses = (def: number) => attack.against(duel.anybody(def, null), {}).losses
  return {
    kind: 'readout',
    label,
    lines: [
      ...(touch === undefined ? [] : [{ label: 'Touche, sur un dé', value: touch }]),
      ...defences.map(def => ({
        label: `Blesse une Déf ${def}`,
        value: percent(asNumber(chanceOf(losses(def), lost => lost > 0))),
      })),
      ...defences.map(def => ({
        label: `Blessures par tour, Déf ${def}`,
        value: decimal(asNumber(meanOf(losses(def)))),
      })),
    ],
  }
}

const touches = (scores: readonly number[]): string =>
  scores.map(score => percent(facesUnder(score) / faces)).join(' · ')

export const worths = (member: Member): readonly Readout[] => {
  const { melee } = member.unit
  return duelistOf(member).attacks.map(attack => {
    if (attack.id === 'melee')
      return worth(attack, 'Ce que vaut la mêlée', touches(melee.map(({ score }) => score)))
    const shot = shotOf(member, attack)
    return shot
      ? worth(
          attack,
          several(member) ? `Ce que vaut : ${attack.label}` : 'Ce que vaut le tir',
          touches([shot.score]),
        )
      : worth(attack, `Ce que vaut : ${attack.label}`, undefined)
  })
}

const several = ({ unit }: Member): boolean => unit.shots.filter(({ score }) => score > 0).length > 1

const shotOf = ({ unit }: Member, { id }: DuelAttack) => unit.shots.find((_, index) => id === shotId(index))
