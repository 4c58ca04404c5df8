/** A kind of file that players keep: its format, its extension, how it is read, and what a player calls it. */
import { error, info, type Diagnostic } from './diagnostic.ts'
import type { Gauge } from './form.ts'
import { capital, enumerate, quote } from './french.ts'
import type { GameSystem } from './game.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'
import { limits, readJson, tooLarge, writeJson } from './json-file.ts'
import { suggestion } from './nearest.ts'
import { failure, type Result } from './result.ts'

export const kindIds = ['band', 'scenario', 'evening', 'stock'] as const
export type KindId = (typeof kindIds)[number]

/** What a player calls it, in the turns of phrase that sentences need. */
export interface KindWords {
  readonly noun: string
  readonly a: string
  readonly the: string
  readonly this: string
  readonly it: string
  /** As what is done to it: cherchez-« la ». */
  readonly them: string
  /** What its participles end in. */
  readonly e: '' | 'e'
  /** What a check says of one in which nothing is wrong. */
  readonly sound: string
  /** What to do with one that weighs too much. */
  readonly lighten: string
}

interface KindFacts {
  readonly id: KindId
  readonly format: string
  readonly extension: string
  /** The ending of one that was broken and put aside, which no shelf takes for one. */
  readonly aside: string
  readonly words: KindWords
  /** The key that its name stands under. */
  readonly nameKey: string
}

/** A file as its kind understood it. */
export interface Filed {
  readonly kind: FileKind
  readonly name: string
  /** Its game, where it belongs to one. */
  readonly system: GameSystem | null
  readonly icon: string | null
  /** What it is, for a player who sees its name. */
  readonly about: string
  /** The whole file as it will be saved: unknown keys kept, defaults filled in. */
  readonly document: JsonObject
  /** What the door noticed: unknown keys, a migration. */
  readonly notices: readonly Diagnostic[]
  /** The version that the file was written in, where it was an older one. */
  readonly migratedFrom?: number
  readonly validate: () => readonly Diagnostic[]
  /** Counted by its game, as `check --json` prints them. */
  readonly totals: () => JsonObject
  readonly gauges: () => readonly Gauge[]
  /** Names of those who are in it, as far as they have any: what it is found by beside its own. */
  readonly members: () => readonly string[]
}

export interface FileKind<F extends Filed = Filed> extends KindFacts {
  readonly open: (json: Json, systems: readonly GameSystem[]) => Result<F>
  readonly read: (bytes: Uint8Array, systems: readonly GameSystem[]) => Result<F>
  /** The same document under another name. */
  readonly renamed: (document: JsonObject, name: string) => JsonObject
}

export interface KindRules<F extends Filed> extends KindFacts {
  /** Of a document that has the kind's format. */
  readonly open: (document: JsonObject, systems: readonly GameSystem[]) => Result<F>
}

export const sealKind = <F extends Filed>(rules: KindRules<F>): FileKind<F> => {
  const { open: openDocument, ...facts } = rules
  const { nameKey } = facts
  const open: FileKind<F>['open'] = (json, systems) => {
    const refusal = otherThan(facts, json)
    if (refusal) return failure(refusal)
    return isJsonObject(json) ? openDocument(json, systems) : failure()
  }
  return {
    ...facts,
    open,
    read: (bytes, systems) => {
      const json = readJson(bytes)
      if (!json.ok) return json
      const filed = open(json.value, systems)
      return filed.ok && outgrows(bytes, filed.value.document)
        ? failure(error('file.too-large', '', tooLarge))
        : filed
    },
    renamed: (document, name) => ({ ...document, [nameKey]: name }),
  }
}

/** What is left out of a file stands in its document: one that could not be written again is not opened either. */
const outgrows = (bytes: Uint8Array, document: JsonObject): boolean =>
  bytes.length > limits.bytes / 8 && writeJson(document).length > limits.bytes

const otherThan = ({ id, format, extension, words }: KindFacts, json: Json): Diagnostic | undefined => {
  const not = `Ce fichier n’est pas ${words.a}`
  if (!isJsonObject(json))
    return error(`${id}.not-a-${id}`, '', `${not} : il devrait être un objet entre accolades.`)
  const { format: found } = json
  if (found === format) return undefined
  if (found === undefined)
    return error(
      `${id}.not-a-${id}`,
      '/format',
      `${not} de Copiste : la clé « format » devrait porter ${quote(format)}.`,
    )
  const shown = typeof found === 'string' ? quote(found.slice(0, 40)) : 'autre chose qu’un texte'
  return error(
    `${id}.other-format`,
    '/format',
    `${not} : son format est ${shown}. Ouvrez plutôt un fichier ${quote(extension)}.`,
  )
}

/** What the kinds refuse and notice alike, each in its own words. */
export const newerVersion = ({ id, words }: KindFacts, version: number): Diagnostic =>
  error(
    `${id}.newer-version`,
    '/version',
    `${capital(words.this)} est en version ${version}, écrit${words.e} par un Copiste plus récent : mettez Copiste à jour pour l’ouvrir.`,
  )

export const unknownSystem = (
  { id: kind }: KindFacts,
  id: string,
  systems: readonly GameSystem[],
): Diagnostic => {
  const ids = systems.map(system => system.id)
  const message = `Le jeu ${quote(id.slice(0, 60))} est inconnu.${suggestion(id, ids)} Jeux connus : ${enumerate(ids)}.`
  return error(`${kind}.unknown-system`, '/system', message)
}

export const migrationNotice = ({ id, words }: KindFacts, from: number, to: number): Diagnostic =>
  info(
    `${id}.migrated`,
    '/version',
    `${capital(words.this)} était en version ${from} : ${words.it} est lu${words.e} en version ${to}, et l’original sera gardé à côté.`,
  )
