/** Shooting rows as pages have them: how far, what the die has to show, and how often it does. */
import { asNumber, chanceOf, typeset } from '../../../core/index.ts'
import type { Shot, ShotRow } from '../catalog/index.ts'
import { victimsOf } from '../odds/dice.ts'
import type { KnownWeapon, Member } from '../resolve.ts'
import { cell, named, type Cell } from './parts.ts'
import { fractionOf, shownNatural } from './odds.ts'
import { percent } from './shared.ts'

/** A weapon that is shot. */
export interface ShotWeapon extends KnownWeapon {
  readonly shot: Shot
}

const isGun = (weapon: KnownWeapon): weapon is ShotWeapon => weapon.shot !== undefined

/** Those of a table, each once; bands may have weapons of their own by one name. */
export const gunsOf = (members: readonly Pick<Member, 'weapons'>[]): readonly ShotWeapon[] => {
  const found = new Map<string, ShotWeapon>()
  for (const { weapons } of members)
    for (const { entry } of weapons)
      if (isGun(entry)) found.set(`${entry.name}/${JSON.stringify(entry.shot)}`, entry)
  return [...found.values()].toSorted((a, b) => reach(a) - reach(b) || a.name.localeCompare(b.name, 'fr'))
}

const reach = ({ shot }: ShotWeapon): number => Math.max(0, ...shot.rows.map(({ to }) => to))

/** With several projectiles, how often at least one hits. */
const chance = ({ red, white }: Shot, { needs }: ShotRow): string =>
  red === 0
    ? fractionOf(needs)
    : `${percent(asNumber(chanceOf(victimsOf({ red, white, need: needs }), count => count > 0)))} %`

const rowCell = (shot: Shot, row: ShotRow): Cell => ({
  ...cell(shownNatural(row.needs), 'band typed mid'),
  over: `${row.from}–${row.to}${row.outdoors ? ' ext.' : ''}`,
  under: `${chance(shot, row)}${row.inferred ? ' *' : ''}`,
})

/** A card has room for so many ranges side by side; a player's own weapon may have more, in lots of about one length. */
const mostBands = 3

export const inLots = <Range>(ranges: readonly Range[]): readonly (readonly Range[])[] => {
  const lots = Math.max(1, Math.ceil(ranges.length / mostBands))
  const each = Math.ceil(ranges.length / lots)
  return Array.from({ length: lots }, (_, at) => ranges.slice(at * each, (at + 1) * each))
}

/** The most bands that any of them has side by side. */
export const bandsOf = (guns: readonly ShotWeapon[]): number =>
  Math.max(1, ...guns.flatMap(({ shot }) => inLots(shot.rows).map(({ length }) => length)))

/** A weapon's name with its ranges, then those that had no room beside it. */
export const gunRows = ({ name, brief, shot }: ShotWeapon, bands: number): readonly (readonly Cell[])[] =>
  inLots(shot.rows).map((lot, at) => [
    at === 0 ? named(name, brief, 'gun') : cell('', 'gun'),
    ...Array.from({ length: bands }, (_, index) => {
      const row = lot[index]
      if (row) return rowCell(shot, row)
      return cell('', shot.rows.length === 0 ? 'band open' : 'band')
    }),
  ])

export const isInferred = (guns: readonly ShotWeapon[]): boolean =>
  guns.some(({ shot }) => shot.rows.some(({ inferred }) => inferred))

export const inferredNote = typeset('* Case illisible dans le livre, déduite du texte voisin.')
