/** An evening's file: who plays which bands, in which scenario, so that all of it is printed in one job, and again. */
import { warning, type Diagnostic } from './diagnostic.ts'
import { quote } from './french.ts'
import { asJsonObject, type JsonObject } from './json.ts'
import { migrationNotice, newerVersion, sealKind, type Filed, type FileKind } from './kind.ts'
import kinds from './kinds.json' with { type: 'json' }
import { sealMigrations, type Migration } from './migration.ts'
import { simplified } from './nearest.ts'
import { pointer } from './pointer.ts'
import { failure, success } from './result.ts'
import { nameSchema, notesSchema, parse, toJsonObject, unknownKeys, z } from './schema.ts'

/** A folder that is handed on, on a stick or to another system, takes its evening with it. */
const wrongFile = (file: string): string | undefined => {
  if (file.trim() === '') return 'il faut le nom d’un fichier.'
  if (/^(?:[\\/]|[a-z]:)/i.test(file))
    return `ce chemin part de la racine du disque : nommez le fichier à partir du dossier de la soirée, comme « ../bandes/mages${kinds.band.extension} ».`
  if (file.includes('\\')) return 'séparez les dossiers par des barres « / ».'
  return undefined
}

/** From the folder of the evening itself. */
const fileSchema = z
  .string()
  .max(1000)
  .superRefine((file, context) => {
    const message = wrongFile(file)
    if (message !== undefined) context.addIssue({ code: 'custom', message, input: file })
  })

const playerSchema = z.looseObject({
  name: nameSchema.default(''),
  bands: z.array(fileSchema).max(10).default([]),
  /** The side that is theirs, as the scenario's map and secrets call it: « A ». */
  secret: z.string().max(40).optional(),
})

/** What is wanted of one band; the names are those of the print settings, which read it. */
const choiceSchema = z.looseObject({
  file: fileSchema,
  assets: z.unknown().optional(),
  times: z.unknown().optional(),
  pieces: z.unknown().optional(),
})

export const eveningSchema = z.looseObject({
  format: z.string(),
  version: z.int().min(1),
  title: nameSchema,
  date: nameSchema.default(''),
  place: nameSchema.default(''),
  players: z.array(playerSchema).max(24).default([]),
  scenario: fileSchema.nullable().default(null),
  notes: notesSchema.default(''),
  /** Print settings that are not the usual ones, by their names. */
  settings: z.record(z.string().max(60), z.unknown()).default({}),
  choices: z.array(choiceSchema).max(100).default([]),
})
export type EveningText = z.infer<typeof eveningSchema>
export type EveningPlayer = EveningText['players'][number]

/** What stands for the piles of an evening, in the studio and on paper. */
export const pileIcons = {
  player: 'knapsack',
  table: 'round-table',
  master: 'hood',
  secrets: 'locked-box',
} as const

export interface Evening extends Filed {
  readonly text: EveningText
}

export const isEvening = (filed: Filed): filed is Evening => filed.kind.id === 'evening' && 'text' in filed

/** What sheets and refusals call a player, named or not. */
export const playerName = ({ name }: EveningPlayer, index: number): string =>
  name.trim() || `Joueur ${index + 1}`

const versionSchema = z.looseObject({ version: z.int().min(1) })

export const createEveningKind = (version: number, migrations: readonly Migration[]): FileKind<Evening> => {
  const migrate = sealMigrations('evening', version, migrations)
  const kind: FileKind<Evening> = sealKind<Evening>({
    id: 'evening',
    format: kinds.evening.format,
    extension: kinds.evening.extension,
    aside: kinds.evening.aside,
    nameKey: 'title',
    words: {
      noun: 'soirée',
      a: 'une soirée',
      the: 'la soirée',
      this: 'cette soirée',
      it: 'elle',
      them: 'la',
      e: 'e',
      sound: 'bien formée',
      lighten: 'raccourcissez ses notes',
    },
    open: document => {
      const envelope = parse(versionSchema, document)
      if (!envelope.ok) return envelope
      const { version: from } = envelope.value
      if (from > version) return failure(newerVersion(kind, from))
      const json = asJsonObject(migrate(document, from))
      const evening = parse(eveningSchema, { ...json, version })
      if (!evening.ok) return evening
      const { value: text } = evening
      const migrated = from < version
      return success({
        kind,
        name: text.title,
        system: null,
        icon: null,
        about: kind.words.noun,
        document: { ...json, ...toJsonObject(text) },
        notices: [
          ...(migrated ? [migrationNotice(kind, from, version)] : []),
          ...unknownKeys(eveningSchema, json),
        ],
        ...(migrated && { migratedFrom: from }),
        text,
        validate: () => eveningRemarks(text),
        totals: () => ({ players: text.players.length }),
        gauges: () => [],
        members: () => text.players.map(({ name }) => name).filter(name => name.trim() !== ''),
      })
    },
  })
  return kind
}

/** What can be said of it before any of its files is opened. */
const eveningRemarks = ({ players, choices }: EveningText): readonly Diagnostic[] => [
  ...(players.length === 0
    ? [warning('evening.no-player', '/players', 'Personne ne joue encore : nommez les joueurs.')]
    : []),
  ...players.flatMap(({ name }, index) => {
    if (name.trim() === '')
      return [warning('evening.no-name', pointer('players', index, 'name'), 'Ce joueur n’a pas de nom.')]
    const first = players.findIndex(other => simplified(other.name.trim()) === simplified(name.trim()))
    if (first === index) return []
    const message = `Deux joueurs s’appellent ${quote(name)} : leurs feuilles ne se distingueraient pas. Changez un nom.`
    return [warning('evening.same-name', pointer('players', index, 'name'), message)]
  }),
  ...choices.flatMap(({ file }, index) =>
    players.some(({ bands }) => bands.includes(file))
      ? []
      : [
          warning(
            'evening.idle-choice',
            pointer('choices', index, 'file'),
            `Personne ne joue ${quote(file)} : ce qui en est choisi ne sert à rien.`,
          ),
        ],
  ),
]

export const eveningKind = createEveningKind(1, [])

/** A new file, for these bands and this scenario: a player for each band, on a side each where there are sides. */
export const newEvening = (parts: {
  readonly players: readonly { readonly name: string; readonly band: string; readonly side?: string }[]
  readonly scenario: string | null
}): JsonObject => ({
  format: eveningKind.format,
  version: 1,
  title: 'Nouvelle soirée',
  date: '',
  place: '',
  players: parts.players.map(({ name, band, side }) => ({
    name,
    bands: [band],
    ...(side !== undefined && { secret: side }),
  })),
  scenario: parts.scenario,
  notes: '',
  settings: {},
})
