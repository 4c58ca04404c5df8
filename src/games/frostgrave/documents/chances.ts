/** How often who hits and how hard, against the adversaries that are usual: exact, of 400 throws each. */
import { chanceOf, meanOf, seenAs } from '../../../core/index.ts'
import { fight, shot, type Side } from '../odds/dice.ts'
import type { Gear, Member } from '../resolve.ts'
import { mean, wholePercent } from './shared.ts'

/** Combat and Armure of those who are met, from the weakest to the strongest. */
export const usual = [
  { combat: 0, armour: 10 },
  { combat: 2, armour: 10 },
  { combat: 3, armour: 12 },
  { combat: 4, armour: 14 },
] as const

const sided = ({ combat, armour }: (typeof usual)[number], opponent = 0): Side => ({
  bonus: combat + opponent,
  damage: 0,
  armour,
})

const fought = ({ stats, options }: Member, { damage, opponent }: Gear) =>
  usual.map(other => {
    const ways = fight(
      { bonus: stats.combat, damage, armour: stats.armure },
      sided(other, opponent),
      options.critical,
    )
    return {
      often: wholePercent(chanceOf(ways, ({ given }) => given > 0)),
      mean: mean(meanOf(seenAs(ways, ({ given }) => given))),
    }
  })

const shotAt = ({ stats, options }: Member, { damage, opponent }: Gear) =>
  usual.map(other => {
    const ways = shot({ bonus: stats.tir, damage }, sided(other, opponent), options.critical)
    return {
      often: wholePercent(chanceOf(ways, hit => hit.damage > 0)),
      mean: mean(meanOf(seenAs(ways, hit => hit.damage))),
    }
  })

/** Weapons that strike alike are told once. */
const alike = (one: Gear, other: Gear): boolean =>
  one.damage === other.damage && one.opponent === other.opponent && one.kind === other.kind

const distinct = (lines: readonly Gear[]): readonly Gear[] =>
  lines.filter((line, index) => lines.findIndex(other => alike(line, other)) === index)

export const chancesOf = (member: Member) => ({
  heads: usual.map(({ combat, armour }) => ({
    combat: combat > 0 ? `+${combat}` : `${combat}`,
    armour: `${armour}`,
  })),
  rows: [
    ...distinct(member.weapons).map(line => ({ name: line.name, cells: fought(member, line) })),
    ...distinct(member.shots).map(line => ({ name: line.name, cells: shotAt(member, line) })),
  ],
  note: `En gras, chances sur 100 de blesser ; dessous, dommages moyens. Arme de base en face, à découvert${member.options.critical ? ', critiques compris' : ''}.`,
})
