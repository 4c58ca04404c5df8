/** A scenario file: what is read aloud, laid out and handed out for an evening's game, of any system or of none. */
import { asJsonObject, type JsonObject } from './json.ts'
import { migrationNotice, newerVersion, sealKind, unknownSystem, type Filed, type FileKind } from './kind.ts'
import kinds from './kinds.json' with { type: 'json' }
import { sealMigrations, type Migration } from './migration.ts'
import { failure, success } from './result.ts'
import { readTexts, textDiagnostics } from './scenario-texts.ts'
import { scenarioSchema, type ScenarioText } from './scenario-schema.ts'
import { parse, toJsonObject, unknownKeys, z } from './schema.ts'

/** The version alone, read before anything that another version may write in another way. */
const versionSchema = z.looseObject({ version: z.int().min(1) })

export interface Scenario extends Filed {
  readonly text: ScenarioText
}

export const isScenario = (filed: Filed): filed is Scenario => filed.kind.id === 'scenario' && 'text' in filed

export const createScenarioKind = (version: number, migrations: readonly Migration[]): FileKind<Scenario> => {
  const migrate = sealMigrations('scenario', version, migrations)
  const kind: FileKind<Scenario> = sealKind<Scenario>({
    id: 'scenario',
    format: kinds.scenario.format,
    extension: kinds.scenario.extension,
    aside: kinds.scenario.aside,
    nameKey: 'title',
    words: {
      noun: 'scénario',
      a: 'un scénario',
      the: 'le scénario',
      this: 'ce scénario',
      it: 'il',
      them: 'le',
      e: '',
      sound: 'bien formé',
      lighten: 'raccourcissez ses textes',
    },
    open: (document, systems) => {
      const envelope = parse(versionSchema, document)
      if (!envelope.ok) return envelope
      const { version: from } = envelope.value
      if (from > version) return failure(newerVersion(kind, from))
      const json = asJsonObject(migrate(document, from))
      const scenario = parse(scenarioSchema, { ...json, version })
      if (!scenario.ok) return scenario
      const { title, system: id } = scenario.value
      const system = systems.find(candidate => candidate.id === id) ?? null
      if (id !== null && !system) return failure(unknownSystem(kind, id, systems))
      const migrated = from < version
      return success({
        kind,
        name: title,
        system,
        icon: null,
        about: [kind.words.noun, ...(system ? [system.name] : [])].join(', '),
        document: { ...json, ...toJsonObject(scenario.value) },
        notices: [
          ...(migrated ? [migrationNotice(kind, from, version)] : []),
          ...unknownKeys(scenarioSchema, json),
        ],
        ...(migrated && { migratedFrom: from }),
        text: scenario.value,
        validate: () => textDiagnostics(readTexts(scenario.value, system).faults),
        totals: () => ({}),
        gauges: () => [],
        members: () => [],
      })
    },
  })
  return kind
}

export const scenarioKind = createScenarioKind(1, [])

/** A new file, of a game or of none: what it lacks is filled in when it is read. */
export const newScenario = (system: string | null = null): JsonObject => ({
  format: kinds.scenario.format,
  version: 1,
  title: 'Nouveau scénario',
  system,
})
