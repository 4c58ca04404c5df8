/** What a figure costs, line by line, and all of its profile; nothing but the budget asks for it. */
import { plural } from '../../core/index.ts'
import { sum } from '../kit/index.ts'
import { mountOf, roleOf } from './catalog/index.ts'
import type { Profile } from './schema.ts'

export interface CostLine {
  /** « Classe 4, cavalier, musicien » */
  readonly label: string
  /** « 4 × 3 » */
  readonly calculation: string
  readonly value: number
  /** Its place among the lines that players typed. */
  readonly typed?: number
}

export interface Cost {
  /** Of one figure. */
  readonly each: number
  /** Of all. */
  readonly total: number
  readonly lines: readonly CostLine[]
}

export type Priced = Pick<Profile, 'classe' | 'mount' | 'role' | 'prices' | 'count'>

const who = ({ classe, mount, role }: Priced): string =>
  [
    `Classe ${classe}`,
    ...(mount === 'pied' ? [] : [mountOf(mount).name.toLowerCase()]),
    ...(role === 'simple' ? [] : [roleOf(role).name.toLowerCase()]),
  ].join(', ')

export const costOf = (profile: Priced): Cost => {
  const { classe, mount, role, prices, count } = profile
  const times = roleOf(role).times[mount]
  const { horse } = mountOf(mount)
  const lines: readonly CostLine[] = [
    {
      label: who(profile),
      calculation: times === 1 ? `${classe}` : `${classe} × ${times}`,
      value: classe * times,
    },
    ...(horse > 0 ? [{ label: 'Son cheval', calculation: `${horse}`, value: horse }] : []),
    ...prices.map(({ label, points }, typed) => ({
      label: label.trim() || `Prix ${typed + 1}`,
      calculation: `${points}`,
      value: points,
      typed,
    })),
  ]
  const each = sum(lines, ({ value }) => value)
  return { each, total: each * count, lines }
}

/** « 7 × 6 figurines » */
export const shownTotal = ({ each }: Cost, count: number): string => `${each} × ${plural(count, 'figurine')}`
