/**
 * What a game is, seen from outside. A game writes GameRules over its own type of roster; the rest of Copiste holds
 * GameSystem, in which that type has been sealed away, so that no shared code can reach into a game.
 */
import { error, type Diagnostic } from './diagnostic.ts'
import { piecesOf, type Asset, type AssetFacts, type DocumentRequest, type Piece } from './document.ts'
import type { Hue } from './hue.ts'
import type { Form } from './form.ts'
import { plural, quote } from './french.ts'
import type { Json, JsonObject } from './json.ts'
import type { Measure } from './measure.ts'
import { sealMigrations, type Migration } from './migration.ts'
import type { PlaySheet } from './play.ts'
import type { Pointer } from './pointer.ts'
import { optionValue, type PrintOption } from './print-option.ts'
import { failure, success, type Result } from './result.ts'
import type { Duelist, DuelRules } from './odds/index.ts'
import type { Patch } from './patch.ts'
import type { StockShelf, StockShelfFacts } from './stock.ts'
import { parse, toJsonObject, unknownKeys, type z } from './schema.ts'
import { derivedOutline, unlistedOf, type Unlisted } from './sharing/derived.ts'
import type { BandOutline, HeardOutline, OutlineRules, Understanding } from './sharing/outline.ts'

export interface Sample {
  readonly id: string
  readonly title: string
  readonly summary: string
  /** The band's own name. */
  readonly name: string
  readonly roster: JsonObject
}

/** A scenario to begin with, or to play tonight. */
export interface ScenarioSample {
  readonly id: string
  readonly title: string
  readonly summary: string
  /** The whole file. */
  readonly document: JsonObject
}

export interface CatalogEntry {
  readonly id: string
  readonly name: string
  readonly icon?: string
  /** One line for the eye. */
  readonly summary: string
  readonly text?: string
  /** The numbers of the entry, under the names that the rules give them. */
  readonly numbers: { readonly [key: string]: Json }
  /** The same and its circumstances as a player reads them, in the order of reading. */
  readonly facts?: readonly CatalogFact[]
  readonly tags?: readonly CatalogTag[]
  /** A letter or two that tell it at a glance: the level of a spell. */
  readonly badge?: string
}

/** « Coût », « 1 PA » */
export interface CatalogFact {
  readonly label: string
  readonly value: string
}

/** What an entry has in common with others, who are looked through by it: « Domaine », « Magie ». */
export interface CatalogTag {
  readonly of: string
  readonly label: string
  readonly icon?: string
  /** Reads at 5:1 at least on a card. */
  readonly hue?: Hue
}

export interface CatalogSection {
  readonly id: string
  readonly title: string
  /** What one of its entries is called: « Sort ». */
  readonly one?: string
  readonly icon?: string
  readonly entries: readonly CatalogEntry[]
}

/** Where a rulebook is silent or contradicts itself, and how Copiste decides. Printed with the reference sheets. */
export interface Ruling {
  /** Other texts refer to it. */
  readonly number: number
  readonly title: string
  readonly text: string
  /** What it is about: those of one subject stand together. */
  readonly subject?: RulingSubject
}

export interface RulingSubject {
  readonly title: string
  /** A name of game-icons. */
  readonly icon: string
}

/** Totals of the band and numbers of its figures, as `check --json` and `stats --json` print them. */
export interface Derived {
  readonly totals: JsonObject
  readonly stats: JsonObject
}

/** A look of a game's pages: a style sheet of its own folder, one that all games share, or both. */
export interface Theme {
  readonly id: string
  readonly name: string
}

/** What a table of this game needs beside figures and prints: « deux dés à six faces ». */
export interface Needed {
  /** A name of game-icons. */
  readonly icon: string
  readonly text: string
}

/** What a game measures in. */
export interface LengthUnit {
  readonly one: string
  readonly many: string
  readonly millimetres: number
}

/** What its rules ask of a table before anybody moves, in its own unit; of those that ask nothing, what its numbers advise. */
export interface Deployment {
  /** Between the zones of two sides, at least. */
  readonly apart?: number
  /** Of a zone, at least. */
  readonly depth?: number
  /** How many figures a side may bring. */
  readonly figures?: number
  /** At least so large. */
  readonly table?: { readonly width: number; readonly height: number }
  /** Whether it is good advice and no rule. */
  readonly advice?: boolean
  /** Why, in a sentence for the player. */
  readonly source: string
}

interface GameFacts {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly icon: string
  /** Its colour in the studio, by day and by night: each reads at 5:1 at least on a card of that hour. */
  readonly hue: Hue
  /** What a band is paid with. */
  readonly counts: { readonly symbol: string; readonly one: string; readonly many: string }
  readonly lengthUnit: LengthUnit
  readonly deployment?: Deployment
  readonly source: string
  /** The version that files of this game are written in. */
  readonly version: number
  readonly samples: readonly Sample[]
  readonly scenarios?: readonly ScenarioSample[]
  readonly catalog: () => readonly CatalogSection[]
  readonly rulings: readonly Ruling[]
  /** The first is printed where a player chose none. */
  readonly themes: readonly [Theme, ...Theme[]]
  /** What players bring along, in the order of packing. */
  readonly brings?: readonly Needed[]
  /** What a player may set for a print of this game, beside what every game has. */
  readonly printOptions: readonly PrintOption[]
}

/** M: a member of the band, resolved once for all that is printed of it. */
export interface GameRules<R, M extends { readonly path: Pointer }> extends GameFacts {
  readonly schema: z.ZodType<R>
  readonly migrations: readonly Migration[]
  readonly blank: () => R
  readonly validate: (roster: R) => readonly Diagnostic[]
  readonly derive: (roster: R) => Derived
  readonly form: (roster: R) => Form
  /** What its overview compares. */
  readonly compare: (roster: R) => readonly Measure[]
  /** What comes of it when one member acts on another, where the rules have it. */
  readonly duel?: DuelRules<R>
  /** Its bands as lists that people write to one another; without it they are told as their form shows them, one way. */
  readonly outline?: OutlineRules<R>
  /** What lies on the table while it is played, where the studio may keep count of it. */
  readonly table?: (roster: R) => PlaySheet
  /** What of its bands can be kept, to be used in others. */
  readonly stock?: readonly StockShelf<R>[]
  readonly members: (roster: R) => readonly M[]
  readonly assets: readonly Asset<R, M>[]
}

/** A roster that passed its game's door, with what its game can say about it. */
export interface Roster {
  readonly json: JsonObject
  readonly unknownKeys: readonly Diagnostic[]
  readonly validate: () => readonly Diagnostic[]
  readonly derive: () => Derived
  readonly form: () => Form
  /** What members are compared by, side by side. */
  readonly compare: () => readonly Measure[]
  /** Those who can act in a duel, or be acted upon; none where the game has no duels. */
  readonly duelists: () => readonly Duelist[]
  /** As a list, under the band's name. */
  readonly outline: (band: string) => BandOutline
  /** What that list leaves out: a few words each. */
  readonly unsaid: () => readonly string[]
  /** What lies on the table while it is played; nothing where the game does not say. */
  readonly table: () => PlaySheet | undefined
  /** What is kept of this item, on this shelf of the game's stock; nothing where there is no such item or shelf. */
  readonly keep: (shelf: string, index: number) => JsonObject | undefined
  /** The patch that brings a kept thing into this band, if the shelf's own door lets it in. */
  readonly take: (shelf: string, thing: Json) => Result<Patch>
  /** Printed beside companions, bands that share what comes once a player. */
  readonly documents: (
    band: string,
    request: DocumentRequest,
    companions?: readonly Roster[],
  ) => readonly Piece[]
}

export interface GameSystem extends GameFacts {
  readonly assets: readonly AssetFacts[]
  readonly duel: Omit<DuelRules<never>, 'duelists'> | undefined
  /** Whether its bands can say what lies on the table. */
  readonly playable: boolean
  /** What of its bands can be kept for others; empty where nothing can. */
  readonly stock: readonly StockShelfFacts[]
  readonly migrate: (roster: Json, from: number) => Json
  readonly blank: () => JsonObject
  readonly read: (roster: Json) => Result<Roster>
  /** What was heard of a list, as a roster; none where the game's lists are only told. */
  readonly understand: ((heard: HeardOutline) => Understanding<JsonObject>) | undefined
}

export const sealGame = <R, M extends { readonly path: Pointer }>(rules: GameRules<R, M>): GameSystem => {
  const { schema, migrations, blank, validate, derive, form, ...others } = rules
  const { compare, duel, outline, table, stock: shelves = [], members, assets, ...facts } = others
  const migrate = sealMigrations(facts.id, facts.version, migrations)
  /** What this game sealed itself, it may open again. */
  const opened = new WeakMap<Roster, R>()
  const membersOf = (sealed: Roster): readonly M[] => {
    const roster = opened.get(sealed)
    return roster === undefined ? [] : members(roster)
  }
  return {
    ...facts,
    assets,
    duel,
    playable: table !== undefined,
    stock: shelves.map(({ keep: _, take: __, ...shelf }) => shelf),
    migrate,
    understand:
      outline &&
      (heard => {
        const { roster, remarks } = outline.read(heard)
        return { roster: toJsonObject(roster), remarks }
      }),
    blank: () => toJsonObject(blank()),
    read: json => {
      const parsed = parse(schema, json, ['roster'])
      if (!parsed.ok) return parsed
      const roster = parsed.value
      const sealed: Roster = {
        json: toJsonObject(roster),
        unknownKeys: unknownKeys(schema, json, ['roster']),
        validate: () => validate(roster),
        derive: () => derive(roster),
        form: () => form(roster),
        compare: () => compare(roster),
        duelists: () => duel?.duelists(roster) ?? [],
        outline: title => {
          const { facts: about, members: listed } = outline?.write(roster) ?? derivedOutline(form(roster))
          return { title, facts: [facts.name, ...about], members: listed }
        },
        unsaid: () => [...unlistedWords(unlistedOf(form(roster))), ...(outline?.unsaid?.(roster) ?? [])],
        table: () => table?.(roster),
        keep: (id, index) => shelves.find(shelf => shelf.id === id)?.keep(roster, index),
        take: (id, thing) => {
          const shelf = shelves.find(known => known.id === id)
          if (!shelf) return failure(noSuchShelf(facts, id))
          const seen = shelf.look(thing)
          return seen.ok ? success(shelf.take(roster, thing)) : seen
        },
        documents: (name, request, companions = []) => {
          const own = members(roster)
          const printing = {
            name: name.trim() || 'Bande sans nom',
            roster,
            members: own,
            table: [...own, ...companions.flatMap(membersOf)],
            request,
            option: (id: string) => {
              const option = facts.printOptions.find(known => known.id === id)
              return option && optionValue(option, request.options)
            },
          }
          return request.assets.flatMap(id => {
            const asset = assets.find(known => known.id === id)
            return asset ? piecesOf(asset, printing) : []
          })
        },
      }
      opened.set(sealed, roster)
      return success(sealed)
    },
  }
}

const unlistedWords = ({ pictures, pictureNoun, texts }: Unlisted): readonly string[] => [
  ...(pictures.length > 0 ? [plural(pictures.length, pictureNoun)] : []),
  ...texts.map(text => text.toLocaleLowerCase('fr')),
]

/** What is said of a thing that none of a game's shelves holds. */
export const noSuchShelf = ({ name }: Pick<GameFacts, 'name'>, shelf: string): Diagnostic =>
  error(
    'stock.unknown-shelf',
    '',
    `${quote(name)} ne garde rien sous ${quote(shelf.slice(0, 60))} : mettez Copiste à jour, ou retirez cette chose.`,
  )
