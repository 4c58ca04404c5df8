/** Warbands for the tests of this game, from a few words. */
import { openBand, toJson, type Band, type Json, type JsonObject } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { resolveFigure, type Member } from '../../../src/games/frostgrave/resolve.ts'
import {
  blankFigure,
  blankRoster,
  rosterSchema,
  type Options,
  type Soldier,
  type Stats,
} from '../../../src/games/frostgrave/schema.ts'
import { resolveRoster } from '../../../src/games/frostgrave/resolve.ts'

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

export const warbandFile = (roster: object): Json => ({
  format: 'copiste-band',
  version: 1,
  system: 'frostgrave',
  name: 'Essai',
  roster: toJson(roster),
})

export const opened = (file: Json): Band => {
  const band = openBand(file, systems)
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
