/** The back of a unit's card: its bill, line by line as the core reckons it, and a stamp over all. */
import type { Face, Size } from '../../../core/index.ts'
import { decimal, paragraphs } from '../../kit/index.ts'
import { ammoOf, gaitOf, lifeFactor, rangeOf, rates, type Factor } from '../catalog/index.ts'
import type { Price, PriceLine } from '../price.ts'
import type { Member } from '../resolve.ts'
import type { Unit } from '../schema.ts'
import type { oddsTable } from './odds.ts'
import { deckOf, isLong, template } from './shared.ts'

interface BillRow {
  readonly look: string
  readonly label: string
  readonly name: string
  readonly sum: string
  readonly amount: number
}

/** With the odds that its front has no room for. */
export const unitBack = (member: Member, size: Size, odds: ReturnType<typeof oddsTable> | null): Face => {
  const { name, price, unit } = member
  const rows = billRows(member)
  return {
    template: template('unit-back'),
    data: {
      frame: deckOf(size).frame('ledger'),
      name,
      long: isLong(name, 26),
      odds,
      rows: rows.map(row => ({ ...row })),
      note: roundingNote(rows),
      total: price.unit,
      remarks: paragraphs(unit.notes ?? ''),
    },
  }
}

/** What costs nothing is not billed, nor is a Vie that multiplies by one. */
export const billRows = ({ unit, price }: Member): readonly BillRow[] =>
  price.lines
    .filter(({ part, value }) =>
      part === 'life' ? unit.vie !== 1 : value > 0 || part === 'sum' || part === 'unit',
    )
    .map(line => rowOf(line, unit, price))

const rowOf = (line: PriceLine, unit: Unit, price: Price): BillRow => ({
  look: line.part === 'sum' ? 'added' : line.part === 'unit' ? 'total' : '',
  label: labelOf(line, unit),
  name: weaponName(line, unit),
  sum: sumOf(line, unit, price),
  amount: line.value,
})

const labelOf = ({ part, label }: PriceLine, { vie, gait }: Unit): string => {
  switch (part) {
    case 'dep':
      return gait === 'normal' ? 'Dép' : `Dép, ${gaitOf(gait).name.toLowerCase()}`
    case 'melee':
      return 'Mél'
    case 'shot':
      return 'Tir'
    case 'def':
      return 'Déf'
    case 'men':
      return 'Men'
    case 'life':
      return `Vie ${vie}`
    case 'unit':
      return 'Total'
    case 'sum':
    case 'trait':
      return label
  }
}

const weaponName = ({ part, index }: PriceLine, { melee, shots }: Unit): string => {
  const weapon = part === 'melee' ? melee[index] : part === 'shot' ? shots[index] : undefined
  return weapon?.name?.trim() ?? ''
}

/** Close together, as a clerk types it; a product that is no whole number shows what was rounded up. */
const sumOf = (line: PriceLine, unit: Unit, { sum }: Price): string => {
  if (line.part === 'sum' || line.part === 'trait') return ''
  if (line.part === 'unit')
    return unit.figures > 1 ? `${line.calculation.split(' ')[0] ?? ''}×${unit.figures}` : ''
  const product = productOf(line, unit, sum)
  const typed = line.calculation.replace(/ ([×/]) /g, '$1').replace(/ \+ /g, '+')
  return Number.isInteger(product) ? typed : `${typed} = ${hundredths(product)}`
}

const hundredths = (value: number): string => decimal(Math.round(value * 100) / 100)

const multiplied = (amount: number, ...factors: readonly Factor[]): number =>
  factors.reduce((product, { times, over }) => (product * times) / over, amount)

/** Before it is rounded. */
const productOf = ({ part, index, value }: PriceLine, unit: Unit, sum: number): number => {
  if (part === 'dep') return multiplied(unit.dep * rates.dep, gaitOf(unit.gait).factor)
  const shot = part === 'shot' ? unit.shots[index] : undefined
  if (shot)
    return multiplied(
      shot.score * rates.tir + shot.piercing * rates.shotPiercing,
      rangeOf(shot.range).factor,
      ammoOf(shot.ammo).factor,
    )
  return part === 'life' ? multiplied(sum, lifeFactor(unit.vie)) : value
}

const roundingNote = (rows: readonly BillRow[]): string =>
  rows.some(({ sum }) => sum.includes('='))
    ? 'Un produit à virgule s’arrondit à l’entier supérieur, une seule fois.'
    : ''
