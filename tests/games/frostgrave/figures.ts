/** Figures for the duels, the lists and the table, from a few words. */
import { toJsonObject, type Json, type JsonObject } from '../../../src/core/index.ts'
import { resolveFigure, resolveRoster, type Member } from '../../../src/games/frostgrave/resolve.ts'
import {
  blankFigure,
  blankRoster,
  rosterSchema,
  type Options,
  type Soldier,
  type Stats,
} from '../../../src/games/frostgrave/schema.ts'
import { warbandFile } from './warbands.ts'

export const stats = (some: Partial<Stats> = {}): Stats => ({
  mouvement: 6,
  combat: 0,
  tir: 0,
  armure: 10,
  volonte: 0,
  sante: 10,
  ...some,
})

export interface Said extends Partial<Omit<Soldier, 'stats'>> {
  readonly stats?: Partial<Stats>
}

const plainOptions: Options = { critical: false, wounded: false }

/** A soldier, by what matters of it. */
export const soldier = ({ stats: numbers = {}, ...rest }: Said, options: Partial<Options> = {}): Member =>
  resolveFigure(
    {
      kind: 'soldat',
      figure: { ...blankFigure(), name: 'Essai', ...rest, stats: stats(numbers) },
      index: 0,
      place: 0,
      path: '/roster/soldiers/0',
    },
    { ...plainOptions, ...options },
  )

/** A mage and nobody else, as a file would say it. */
export const mage = (wizard: JsonObject, roster: JsonObject = {}): Member => {
  const parsed = rosterSchema.parse({
    ...blankRoster(),
    ...roster,
    wizard: { name: 'Mage', ...wizard, stats: stats(Object(wizard['stats'])) },
  })
  const [first] = resolveRoster(parsed)
  if (!first) throw new Error('no mage')
  return first
}

/** A warband file of exactly this. */
export const fileOf = (roster: object): Json => warbandFile(toJsonObject(roster))
