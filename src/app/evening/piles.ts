/** What is printed of an evening, pile by pile: what each player takes, what all share, and what nobody else may read. */
import {
  enumerate,
  error,
  failure,
  parse,
  quote,
  success,
  suggestion,
  type AssetFacts,
  type EveningText,
  type Filed,
  type Result,
} from '../../core/index.ts'
import type { Batch } from '../../press/vocabulary/index.ts'
import { printableOf } from '../printables.ts'
import { batchOf, type Asked, type PrintWish } from '../printing.ts'
import { choiceSchema, settingsSchema, type PrintSettings } from '../wish.ts'
import { gamesOf, type EveningTable, type Seated } from './table.ts'

export const pileKinds = ['player', 'table', 'master', 'secrets'] as const
export type PileKind = (typeof pileKinds)[number]

export interface Pile {
  readonly kind: PileKind
  /** « Maud et Théo », « La table ». */
  readonly title: string
  readonly batches: readonly Batch[]
}

const tableTitle = 'La table'
const masterTitle = 'Le meneur'
const secretsTitle = 'Les secrets'
/** What alone is addressed to one side. */
const secretAsset = 'secrets'

/** As the evening's file sets them; what it does not say is as usual. */
export const settingsOf = ({ settings }: EveningText): Result<PrintSettings> =>
  parse(settingsSchema, settings, ['settings'])

export const pilesOf = (table: EveningTable, wish: PrintWish): Result<readonly Pile[]> => {
  const choices = choicesOf(table.text)
  if (!choices.ok) return choices
  const stranger = strangeAsset(table, wish)
  if (stranger) return stranger
  const making: Making = { table, wish, choices: choices.value, bands: table.bands.map(({ band }) => band) }
  const made = inOrder([playerPiles(making), scenarioAndTable(making), secretsPile(making)])
  return made.ok ? success(made.value.flat().filter(holdsSomething)) : made
}

interface Making {
  readonly table: EveningTable
  readonly wish: PrintWish
  readonly choices: ReadonlyMap<string, Asked>
  readonly bands: readonly Filed[]
}

const holdsSomething = ({ batches }: Pile): boolean =>
  batches.some(({ pieces }) => pieces.some(({ copies }) => copies > 0))

const inOrder = <T>(results: readonly Result<T>[]): Result<readonly T[]> => {
  const values: T[] = []
  for (const result of results) {
    if (!result.ok) return result
    values.push(result.value)
  }
  return success(values)
}

/** What the evening chooses of single bands. */
const choicesOf = ({ choices }: EveningText): Result<ReadonlyMap<string, Asked>> => {
  const known = new Map<string, Asked>()
  for (const [index, { file, ...choice }] of choices.entries()) {
    const read = parse(choiceSchema, choice, ['choices', index])
    if (!read.ok) return read
    const { assets, times, pieces } = read.value
    known.set(file, { assets: assets ?? undefined, times, pieces })
  }
  return success(known)
}

/** Of each file what it has: an evening's one list is for several games and a scenario. */
const wishFor = (filed: Filed, wish: PrintWish, choice?: Asked): PrintWish => {
  const own = choice ? { ...wish, ...choice, assets: choice.assets ?? wish.assets } : wish
  if (!Array.isArray(own.assets)) return own
  const known = new Set(printableOf(filed).assets.map(({ id }) => id))
  return { ...own, assets: own.assets.filter(id => known.has(id)) }
}

const strangeAsset = (
  { bands, scenario }: EveningTable,
  { assets }: PrintWish,
): Result<never> | undefined => {
  if (!Array.isArray(assets)) return undefined
  const files = [...bands.map(({ band }) => band), ...(scenario ? [scenario] : [])]
  const known = files.flatMap(filed => printableOf(filed).assets.map(({ id }) => id))
  const unknown = assets.find(id => !known.includes(id))
  if (unknown === undefined) return undefined
  const message = `${quote(unknown)} n’est imprimable pour rien de cette soirée.${suggestion(unknown, known)}`
  return failure(error('call.unknown-asset', '', message))
}

/** Those who hold the same bands take them together, from sheets that hold nothing of anybody else's. */
const playerPiles = (making: Making): Result<readonly Pile[]> => {
  const piles = new Map<string, Batch[]>()
  for (const seated of making.table.bands) {
    const batch = bandBatch(seated, making)
    if (!batch.ok) return batch
    const title = enumerate(seated.holders)
    piles.set(title, [...(piles.get(title) ?? []), batch.value])
  }
  return success([...piles].map(([title, batches]) => ({ kind: 'player', title, batches })))
}

/** The band once, and what comes once a player for each of those whom it brings to its game. */
const bandBatch = ({ file, band, holders, newcomers }: Seated, making: Making): Result<Batch> => {
  const wish = wishFor(band, making.wish, making.choices.get(file))
  const made = batchOf(band, wish, making.bands, ({ comes }) => comes !== 'table')
  if (!made.ok) return made
  const { assets, pieces } = made.value
  const each = idsOf(band.system.assets, ({ comes }) => comes === 'player')
  return success({
    ...made.value,
    title: `${enumerate(holders)} : ${band.name}`,
    apart: true,
    assets: newcomers > 0 ? assets : assets.filter(({ id }) => !each.has(id)),
    pieces: pieces.flatMap(piece => {
      if (!each.has(piece.asset)) return [piece]
      return newcomers > 0 ? [{ ...piece, copies: piece.copies * newcomers }] : []
    }),
  })
}

const idsOf = (assets: readonly AssetFacts[], fits: (asset: AssetFacts) => boolean): ReadonlySet<string> =>
  new Set(assets.filter(fits).map(({ id }) => id))

/** Shared by all: of each game once, made for all of its bands, and of the scenario what all may read. */
const scenarioAndTable = (making: Making): Result<readonly Pile[]> => {
  const { table, wish, choices, bands } = making
  const games = gamesOf(table)
  const shared = games.map(game => {
    const first = table.bands.find(({ band }) => band.system === game)
    if (!first) return failure()
    const own = wishFor(first.band, wish, choices.get(first.file))
    const batch = batchOf(first.band, own, bands, ({ comes }) => comes === 'table')
    return batch.ok ? success({ ...batch.value, title: titleAmong(games.length, game.name) }) : batch
  })
  const { scenario } = table
  const told = scenario
    ? [batchOf(scenario, wishFor(scenario, wish), [scenario], ({ id }) => id !== secretAsset)]
    : []
  const batches = inOrder([...shared, ...told])
  if (!batches.ok) return batches
  const [open, masters] = [false, true].map(isMasters =>
    batches.value.map(batch => ({
      ...batch,
      title: isMasters ? masterTitle : tableBatchTitle(batch.title),
      apart: isMasters,
      pieces: batch.pieces.filter(piece => (piece.masters ?? false) === isMasters),
    })),
  )
  return success([
    { kind: 'table', title: tableTitle, batches: open ?? [] },
    {
      kind: 'master',
      title: masterTitle,
      batches: (masters ?? []).filter(({ pieces }) => pieces.length > 0),
    },
  ])
}

const titleAmong = (count: number, game: string): string => (count > 1 ? game : '')
const tableBatchTitle = (of: string): string => (of === '' ? tableTitle : `${tableTitle} : ${of}`)

/** Each once, folded, addressed, and on a sheet with no other thing than secrets. */
const secretsPile = ({ table: { scenario, seats }, wish }: Making): Result<readonly Pile[]> => {
  if (!scenario) return success([])
  const once = { ...wishFor(scenario, wish), seats, copies: 1, times: {}, pieces: {} }
  const batch = batchOf(scenario, once, [scenario], ({ id }) => id === secretAsset)
  if (!batch.ok) return batch
  const apart = { ...batch.value, title: secretsTitle, apart: true }
  return success([{ kind: 'secrets', title: secretsTitle, batches: [apart] }])
}
