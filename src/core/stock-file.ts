/** A stock's file: what a player keeps of one game beside his bands, each thing read through that game's own door. */
import { warning, type Diagnostic } from './diagnostic.ts'
import { noSuchShelf, type GameSystem } from './game.ts'
import { oneLine, short } from './echo.ts'
import { quote } from './french.ts'
import { asJsonObject, isJsonObject, type Json, type JsonObject } from './json.ts'
import { migrationNotice, newerVersion, sealKind, unknownSystem, type Filed, type FileKind } from './kind.ts'
import kinds from './kinds.json' with { type: 'json' }
import { sealMigrations, type Migration } from './migration.ts'
import { simplified } from './nearest.ts'
import { pointer } from './pointer.ts'
import { failure, success, type Result } from './result.ts'
import { nameSchema, parse, toJsonObject, unknownKeys, z } from './schema.ts'
import type { StockLook, StockShelfFacts } from './stock.ts'

/** More than anybody paints; a hostile file could hold a million of them. */
export const mostKept = 2000

/** Its game parses the thing, and only to show or to take it: one that it refuses stays in its place. */
const itemSchema = z.looseObject({ shelf: z.string().max(60), thing: z.unknown().optional() })

export const stockSchema = z.looseObject({
  format: z.string(),
  version: z.int().min(1),
  system: z.string(),
  name: nameSchema.default(''),
  items: z
    .array(itemSchema)
    .refine(({ length }) => length <= mostKept, {
      message: `cette réserve garde plus de ${mostKept} choses : partagez-la en deux.`,
    })
    .default([]),
})

/** One thing that is kept, with the shelf of its game that knows it. */
export interface StockItem {
  readonly shelf: string
  readonly thing: Json
}

/** The same as its game sees it. */
export interface StockEntry extends StockItem {
  /** Its place in the file. */
  readonly index: number
  readonly of: StockShelfFacts | undefined
  /** What it is called, as far as anything can be told of one that is refused. */
  readonly title: string
  readonly seen: Result<StockLook>
}

export interface Stock extends Filed {
  readonly system: GameSystem
  /** Seen once, when they are first asked for. */
  readonly entries: () => readonly StockEntry[]
}

export const isStock = (filed: Filed): filed is Stock => filed.kind.id === 'stock' && 'entries' in filed

const versionSchema = z.looseObject({ version: z.int().min(1) })

export const createStockKind = (version: number, migrations: readonly Migration[]): FileKind<Stock> => {
  const migrate = sealMigrations('stock', version, migrations)
  const kind: FileKind<Stock> = sealKind<Stock>({
    id: 'stock',
    format: kinds.stock.format,
    extension: kinds.stock.extension,
    aside: kinds.stock.aside,
    nameKey: 'name',
    words: {
      noun: 'réserve',
      a: 'une réserve',
      the: 'la réserve',
      this: 'cette réserve',
      it: 'elle',
      them: 'la',
      e: 'e',
      sound: 'bien formée',
      lighten: 'allégez ses portraits, ou partagez-la en deux',
    },
    open: (document, systems) => {
      const envelope = parse(versionSchema, document)
      if (!envelope.ok) return envelope
      const { version: from } = envelope.value
      if (from > version) return failure(newerVersion(kind, from))
      const json = asJsonObject(migrate(document, from))
      const stock = parse(stockSchema, { ...json, version })
      if (!stock.ok) return stock
      const { value } = stock
      const system = systems.find(({ id }) => id === value.system)
      if (!system) return failure(unknownSystem(kind, value.system, systems))
      const written = { ...json, ...toJsonObject(value) }
      const migrated = from < version
      let seen: readonly StockEntry[] | undefined
      const entries = (): readonly StockEntry[] => (seen ??= itemsOf(written).map(seenBy(system)))
      return success({
        kind,
        name: value.name,
        system,
        icon: null,
        about: `${kind.words.noun}, ${system.name}`,
        document: written,
        notices: [
          ...(migrated ? [migrationNotice(kind, from, version)] : []),
          ...unknownKeys(stockSchema, json),
        ],
        ...(migrated && { migratedFrom: from }),
        entries,
        validate: () => entries().flatMap(remarksOn),
        totals: () => ({ things: value.items.length }),
        gauges: () => [],
        members: () => entries().flatMap(titleIn),
      })
    },
  })
  return kind
}

/** Of a document that its kind has let in. */
const itemsOf = ({ items = [] }: JsonObject): readonly JsonObject[] =>
  Array.isArray(items) ? items.filter(isJsonObject) : []

const itemOf = ({ shelf, thing = null }: JsonObject): StockItem => ({ shelf: String(shelf), thing })

const seenBy =
  (system: GameSystem) =>
  (json: JsonObject, index: number): StockEntry => {
    const item = itemOf(json)
    const of = system.stock.find(({ id }) => id === item.shelf)
    const seen = of ? of.look(item.thing) : failure(noSuchShelf(system, item.shelf))
    return { ...item, index, of, seen, title: seen.ok ? seen.value.title : nameIn(item.thing, index) }
  }

const nameIn = (thing: Json, index: number): string => {
  const { name } = isJsonObject(thing) ? thing : {}
  return typeof name === 'string' && name.trim() !== '' ? short(oneLine(name)) : `Chose ${index + 1}`
}

const titleIn = ({ seen }: StockEntry): readonly string[] => (seen.ok ? [seen.value.title] : [])

/** Nothing of the player's is broken by it: it cannot be taken, and that is all. */
const remarksOn = ({ index, title, seen }: StockEntry): readonly Diagnostic[] => {
  const [why] = seen.ok ? [] : seen.diagnostics
  return why
    ? [
        warning(
          'stock.refused',
          pointer('items', index, 'thing'),
          `${quote(title)} ne peut être prise dans aucune bande. ${why.message}`,
        ),
      ]
    : []
}

export const stockKind = createStockKind(1, [])

/** The name of the one stock that Copiste keeps things in by itself, for each game. */
export const ownStockName = ({ name }: Pick<GameSystem, 'name'>): string => `Réserve ${name}`

/** A new file in which nothing is kept yet. */
export const newStock = (system: GameSystem): JsonObject => ({
  format: stockKind.format,
  version: 1,
  system: system.id,
  name: ownStockName(system),
  items: [],
})

/** The same for the same content, in whatever order its keys were written. */
export const stockKey = ({ shelf, thing }: StockItem): string => JSON.stringify([shelf, ordered(thing)])

const ordered = (json: Json): Json => {
  if (Array.isArray(json)) return json.map(ordered)
  if (!isJsonObject(json)) return json
  return Object.fromEntries(
    Object.entries(json)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, ordered(value)]),
  )
}

/** What became of things that were to be kept. */
export interface StockGain {
  readonly document: JsonObject
  readonly added: number
  /** Things that were there already, to the letter. */
  readonly twins: number
  /** Among those added, things with the title of another that is kept: both stay. */
  readonly namesakes: number
}

/** These too; what is the same is kept once, and what only bears the same name beside the other. */
export const stocked = ({ document, system }: Stock, more: readonly JsonObject[]): StockGain => {
  const before = itemsOf(document)
  const keys = new Set(before.map(item => stockKey(itemOf(item))))
  const names = new Set(before.map(seenBy(system)).flatMap(nameKeys))
  const added: JsonObject[] = []
  let namesakes = 0
  for (const item of more) {
    const key = stockKey(itemOf(item))
    if (keys.has(key)) continue
    keys.add(key)
    const own = nameKeys(seenBy(system)(item, 0))
    if (own.some(name => names.has(name))) namesakes++
    for (const name of own) names.add(name)
    added.push(item)
  }
  return {
    document: added.length === 0 ? document : { ...document, items: [...before, ...added] },
    added: added.length,
    twins: more.length - added.length,
    namesakes,
  }
}

const nameKeys = (entry: StockEntry): readonly string[] =>
  titleIn(entry).map(title => `${entry.shelf} ${simplified(title.trim())}`)

/** All the items of a stock as its file carries them: unknown keys included. */
export const stockItems = ({ document }: Stock): readonly JsonObject[] => itemsOf(document)

/** Only these things of a stock, as a file of their own. */
export const stockOf = (stock: Stock, indexes: readonly number[]): JsonObject => ({
  ...stock.document,
  items: itemsOf(stock.document).filter((_, index) => indexes.includes(index)),
})
