/**
 * What a figure and a unit cost, worked out line by line as on the back of its card. Only products are rounded, once
 * each and upwards; everything is counted in whole numbers until then.
 */
import { plural } from '../../core/index.ts'
import { ammoOf, gaitOf, lifeFactor, rangeOf, rates, type Factor, type TraitEntry } from './catalog/index.ts'
import type { Melee, Shot, Unit } from './schema.ts'

export type PricePart = 'dep' | 'melee' | 'trait' | 'shot' | 'def' | 'men' | 'sum' | 'life' | 'unit'

export interface PriceLine {
  readonly part: PricePart
  /** Its place among those of its part: the second Tir. */
  readonly index: number
  /** « Tir 5, Perforant 2 » */
  readonly label: string
  /** « (5 × 3 + 2 × 2) × 2 » */
  readonly calculation: string
  readonly value: number
}

export interface Price {
  readonly dep: number
  readonly melee: number
  readonly shots: number
  readonly def: number
  readonly men: number
  /** All of these, before Vie. */
  readonly sum: number
  readonly figure: number
  readonly unit: number
  readonly lines: readonly PriceLine[]
}

/** Once, after all the factors. */
const roundedUp = (amount: number, ...factors: readonly Factor[]): number => {
  const times = factors.reduce((product, factor) => product * factor.times, amount)
  const over = factors.reduce((product, factor) => product * factor.over, 1)
  return Math.ceil(times / over)
}

const shownFactors = (...factors: readonly Factor[]): string =>
  factors.map(({ shown }) => (shown ? ` ${shown.replace(/^([×/])/, '$1 ')}` : '')).join('')

export const meleeCost = ({ score, piercing }: Melee): number =>
  score * rates.mel + piercing * rates.meleePiercing

export const shotCost = ({ score, piercing, range, ammo }: Shot): number =>
  roundedUp(score * rates.tir + piercing * rates.shotPiercing, rangeOf(range).factor, ammoOf(ammo).factor)

export const depCost = ({ dep, gait }: Pick<Unit, 'dep' | 'gait'>): number =>
  roundedUp(dep * rates.dep, gaitOf(gait).factor)

const named = (label: string, score: number, piercing: number): string =>
  `${label} ${score}${piercing > 0 ? `, Perforant ${piercing}` : ''}`

const shotFactors = ({ range, ammo }: Shot): string =>
  shownFactors(rangeOf(range).factor, ammoOf(ammo).factor)

const shotCalculation = (shot: Shot): string => {
  const { score, piercing } = shot
  const base = `${score} × ${rates.tir}${piercing > 0 ? ` + ${piercing} × ${rates.shotPiercing}` : ''}`
  const factors = shotFactors(shot)
  return factors === '' ? base : `${piercing > 0 ? `(${base})` : base}${factors}`
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

export const priceOf = (unit: Unit, traits: readonly TraitEntry[]): Price => {
  const { dep, gait, melee, shots, def, men, vie, figures } = unit
  const parts: readonly PriceLine[] = [
    {
      part: 'dep',
      index: 0,
      label: `Dép ${dep}${gait === 'normal' ? '' : `, ${gaitOf(gait).name}`}`,
      calculation: `${dep} × ${rates.dep}${shownFactors(gaitOf(gait).factor)}`,
      value: depCost(unit),
    },
    ...melee.map((one, index): PriceLine => ({
      part: 'melee',
      index,
      label: named('Mél', one.score, one.piercing),
      calculation: `${one.score} × ${rates.mel}${one.piercing > 0 ? ` + ${one.piercing} × ${rates.meleePiercing}` : ''}`,
      value: meleeCost(one),
    })),
    ...traits.map((trait, index): PriceLine => ({
      part: 'trait',
      index,
      label: trait.name,
      calculation: `${trait.cost}`,
      value: trait.cost,
    })),
    ...shots.map((shot, index): PriceLine => ({
      part: 'shot',
      index,
      label: named('Tir', shot.score, shot.piercing),
      calculation: shotCalculation(shot),
      value: shotCost(shot),
    })),
    {
      part: 'def',
      index: 0,
      label: `Déf ${def}`,
      calculation: `${def} × ${rates.def}`,
      value: def * rates.def,
    },
    {
      part: 'men',
      index: 0,
      label: `Men ${men}`,
      calculation: `${men} × ${rates.men}`,
      value: men * rates.men,
    },
  ]
  const of = (...kinds: readonly PricePart[]): number =>
    total(parts.filter(({ part }) => kinds.includes(part)).map(({ value }) => value))
  const sum = total(parts.map(({ value }) => value))
  const factor = lifeFactor(vie)
  const figure = roundedUp(sum, factor)
  return {
    dep: of('dep'),
    melee: of('melee', 'trait'),
    shots: of('shot'),
    def: of('def'),
    men: of('men'),
    sum,
    figure,
    unit: figure * figures,
    lines: [
      ...parts,
      {
        part: 'sum',
        index: 0,
        label: 'Somme',
        calculation: parts.map(({ value }) => value).join(' + '),
        value: sum,
      },
      {
        part: 'life',
        index: 0,
        label: `Vie ${vie}`,
        calculation: `${sum}${shownFactors(factor)}`,
        value: figure,
      },
      {
        part: 'unit',
        index: 0,
        label: 'Prix de l’unité',
        calculation: `${figure} × ${plural(figures, 'figurine')}`,
        value: figure * figures,
      },
    ],
  }
}
