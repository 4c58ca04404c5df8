/** The way of an older file to the version of today: one named step for each version, checked before anybody plays it. */
import type { Json } from './json.ts'

/** From one version to the next, of what an older Copiste wrote. */
export interface Migration {
  readonly from: number
  /** What it does: « units-were-troops ». */
  readonly name: string
  readonly migrate: (json: Json) => Json
}

/** All the steps that there are between a version and today's, in order; who lacks one is a bug. */
export const sealMigrations = (
  id: string,
  version: number,
  migrations: readonly Migration[],
): ((json: Json, from: number) => Json) => {
  const steps = migrations.toSorted((a, b) => a.from - b.from)
  const whole = steps.length === version - 1 && steps.every(({ from }, index) => from === index + 1)
  const named =
    new Set(steps.map(({ name }) => name.trim()).filter(name => name !== '')).size === steps.length
  if (!whole || !named)
    throw new Error(`${id}: one named migration is needed from each version before ${version}`)
  return (json, from) => steps.slice(from - 1).reduce((migrated, step) => step.migrate(migrated), json)
}
