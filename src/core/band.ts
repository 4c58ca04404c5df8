/** A band file: its envelope, its version, and the way from bytes to a roster that its game understands. */
import type { GameSystem, Roster, Sample } from './game.ts'
import type { JsonObject } from './json.ts'
import { migrationNotice, newerVersion, sealKind, unknownSystem, type Filed, type FileKind } from './kind.ts'
import kinds from './kinds.json' with { type: 'json' }
import { failure, success } from './result.ts'
import { nameSchema, parse, unknownKeys, z } from './schema.ts'

export interface Band extends Filed {
  readonly system: GameSystem
  readonly roster: Roster
}

export const isBand = (filed: Filed): filed is Band => filed.kind.id === 'band' && 'roster' in filed

const envelopeSchema = z.looseObject({
  format: z.string(),
  version: z.int().min(1),
  system: z.string(),
  name: nameSchema,
  roster: z.unknown().optional(),
})

export const bandKind: FileKind<Band> = sealKind({
  id: 'band',
  format: kinds.band.format,
  extension: kinds.band.extension,
  aside: kinds.band.aside,
  nameKey: 'name',
  words: {
    noun: 'bande',
    a: 'une bande',
    the: 'la bande',
    this: 'cette bande',
    it: 'elle',
    them: 'la',
    e: 'e',
    sound: 'en règle',
    lighten: 'allégez ses portraits',
  },
  open: (json, systems) => {
    const envelope = parse(envelopeSchema, json)
    if (!envelope.ok) return envelope
    const { version, system: id, name } = envelope.value
    const system = systems.find(candidate => candidate.id === id)
    if (version > Math.max(...(system ? [system] : systems).map(known => known.version)))
      return failure(newerVersion(bandKind, version))
    if (!system) return failure(unknownSystem(bandKind, id, systems))
    const read = system.read(system.migrate(json['roster'] ?? null, version))
    if (!read.ok) return read
    const { value: roster } = read
    const migrated = version < system.version
    return success({
      kind: bandKind,
      system,
      name,
      icon: system.icon,
      about: system.name,
      roster,
      document: { ...json, version: system.version, roster: roster.json },
      notices: [
        ...(migrated ? [migrationNotice(bandKind, version, system.version)] : []),
        ...unknownKeys(envelopeSchema, json),
        ...roster.unknownKeys,
      ],
      ...(migrated && { migratedFrom: version }),
      validate: roster.validate,
      totals: () => roster.derive().totals,
      gauges: () => roster.form().gauges,
      members: () =>
        roster
          .form()
          .parts.flatMap(part => (part.kind === 'list' ? part.items.map(({ title }) => title) : [])),
    })
  },
})

export const { open: openBand, read: readBand } = bandKind

/** A new file: a blank roster, or a sample's. */
export const newBand = (system: GameSystem, sample?: Sample): JsonObject => ({
  format: bandKind.format,
  version: system.version,
  system: system.id,
  name: sample?.name ?? 'Nouvelle bande',
  roster: sample?.roster ?? system.blank(),
})
