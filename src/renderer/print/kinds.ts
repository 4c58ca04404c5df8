/** What a job's bands have to print, kind by kind, as a player picks among it. */
import type { PieceSummary } from '../../app/bridge.ts'
import { mostOfOne, type BandChoice } from '../../app/wish.ts'
import type { AssetFacts, GameSystem, JsonObject, Size } from '../../core/index.ts'

/** What files have in common that are printed alike: a game, for its bands. */
export type PrintFamily = Pick<GameSystem, 'id' | 'icon' | 'assets' | 'printOptions' | 'themes'>

/** A file of the job, and what is wanted of it. */
export interface JobBand {
  readonly path: string
  readonly name: string
  readonly system: PrintFamily
  readonly document: JsonObject
  readonly choice: BandChoice
}

export interface Kind {
  /** Its band's place in the job: whose choice says whether it is printed. */
  readonly band: number
  readonly asset: AssetFacts
  readonly pieces: readonly PieceSummary[]
  readonly format: string
  readonly taken: 'all' | 'some' | 'none'
  /** How many times it is wanted whole. */
  readonly times: number
  /** How many pieces come out of it, and how many would. */
  readonly count: number
  readonly whole: number
}

export interface KindGroup {
  /** Nothing for what the whole table shares. */
  readonly band: number | undefined
  readonly kinds: readonly Kind[]
  /** Kinds of which this band has nothing. */
  readonly empty: readonly AssetFacts[]
}

/** The assets that are printed: those that were chosen, all, those that an evening needs, or the usual ones. */
export const wantedOf = (wish: BandChoice['assets'], assets: readonly AssetFacts[]): readonly string[] => {
  if (Array.isArray(wish)) return wish
  const lean = assets.filter(asset => asset.lean)
  const chosen =
    wish === 'all' ? assets : wish === 'lean' && lean.length > 0 ? lean : assets.filter(({ usual }) => usual)
  return chosen.map(({ id }) => id)
}

/** By band, and what several bands share in a group of its own. */
export const kindGroups = (
  bands: readonly JobBand[],
  pieces: readonly PieceSummary[],
  paper: Size & { readonly label: string },
): readonly KindGroup[] => {
  const groups = bands.map((one, band): KindGroup => {
    const own = pieces.filter(piece => piece.band === band)
    const has = ({ id }: AssetFacts): boolean => own.some(({ asset }) => asset === id)
    const told = ({ comes }: AssetFacts): boolean => comes !== 'player' || leads(bands, band)
    return {
      band,
      kinds: one.system.assets
        .filter(has)
        .map(asset => kindOf(one.choice, band, asset, own, one.system.assets, paper)),
      empty: one.system.assets.filter(asset => told(asset) && !has(asset)),
    }
  })
  if (bands.length < 2) return groups
  const isShared = ({ asset }: Kind): boolean => asset.comes === 'player'
  const shared = groups.flatMap(({ kinds }) => kinds.filter(isShared))
  return [
    ...groups.map(group => ({ ...group, kinds: group.kinds.filter(kind => !isShared(kind)) })),
    ...(shared.length > 0 ? [{ band: undefined, kinds: shared, empty: [] }] : []),
  ]
}

/** The first band of a game has with it what its players share. */
const leads = (bands: readonly JobBand[], band: number): boolean =>
  bands.findIndex(({ system }) => system === bands[band]?.system) === band

const kindOf = (
  choice: BandChoice,
  band: number,
  asset: AssetFacts,
  own: readonly PieceSummary[],
  assets: readonly AssetFacts[],
  paper: Size & { readonly label: string },
): Kind => {
  const pieces = own.filter(piece => piece.asset === asset.id)
  const wanted = wantedOf(choice.assets, assets).includes(asset.id)
  const coming = wanted ? pieces.filter(({ copies }) => copies > 0) : []
  return {
    band,
    asset,
    pieces,
    format: formatOf(asset, pieces, paper),
    taken: coming.length === 0 ? 'none' : coming.length < pieces.length ? 'some' : 'all',
    times: choice.times[asset.id] ?? 1,
    count: sumOf(coming),
    whole: sumOf(pieces),
  }
}

const sumOf = (pieces: readonly PieceSummary[]): number => pieces.reduce((sum, { copies }) => sum + copies, 0)

const pages: Readonly<Record<string, Size>> = {
  A4: { width: 210, height: 297 },
  A5: { width: 148.5, height: 210 },
  A6: { width: 105, height: 148.5 },
}

/** Pages are as large as the paper, but for what a printer cannot reach. */
const unreached = 12

/** What its pieces measure now, as a player would say it. */
export const formatOf = (
  { round }: Pick<AssetFacts, 'round'>,
  pieces: readonly Pick<PieceSummary, 'size'>[],
  paper: Size & { readonly label: string },
): string => {
  const said = new Set(pieces.map(({ size }) => saidOf(size, round === true, paper)))
  return said.size > 2 ? `${said.size} formats` : [...said].join(' et ')
}

const saidOf = (size: Size, round: boolean, paper: Size & { readonly label: string }): string => {
  const [short, long] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  const near = (page: Size, by: number): boolean =>
    Math.abs(page.width - short) <= by && Math.abs(page.height - long) <= by
  if (near(paper, unreached)) return paper.label
  const page = Object.entries(pages).find(([, one]) => near(one, 1))
  if (page) return page[0]
  const text = (length: number): string => length.toLocaleString('fr', { maximumFractionDigits: 1 })
  if (round && size.width === size.height) return `Ø\u00a0${text(size.width)}\u00a0mm`
  return `${text(size.width)}\u00a0×\u00a0${text(size.height)}\u00a0mm`
}

const without = <T>(values: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))

const assetsWith = (
  choice: BandChoice,
  assets: readonly AssetFacts[],
  id: string,
  taken: boolean,
): BandChoice['assets'] => {
  const wanted = new Set(wantedOf(choice.assets, assets))
  if (taken) wanted.add(id)
  else wanted.delete(id)
  const next = assets.filter(asset => wanted.has(asset.id)).map(asset => asset.id)
  return next.length === assets.length ? 'all' : next
}

/** The whole kind or nothing of it. */
export const withKind = (
  choice: BandChoice,
  assets: readonly AssetFacts[],
  { asset, pieces }: Pick<Kind, 'asset' | 'pieces'>,
  taken: boolean,
): BandChoice => {
  const none = pieces.map(({ key }) => key).filter(key => choice.pieces[key] === 0)
  return {
    ...choice,
    assets: assetsWith(choice, assets, asset.id, taken),
    pieces: taken ? without(choice.pieces, none) : choice.pieces,
  }
}

/** All of the kind so many times: what single pieces were asked for gives way, but for those that were left out. */
export const withTimes = (
  choice: BandChoice,
  { asset, pieces }: Pick<Kind, 'asset' | 'pieces'>,
  times: number,
): BandChoice => {
  const some = pieces.map(({ key }) => key).filter(key => choice.pieces[key] !== 0)
  const others = without(choice.times, [asset.id])
  return {
    ...choice,
    times: times === 1 ? others : { ...others, [asset.id]: times },
    pieces: without(choice.pieces, some),
  }
}

/** So many of one piece; of a kind that was not printed, that piece alone. */
export const withPiece = (
  choice: BandChoice,
  assets: readonly AssetFacts[],
  { asset, pieces, taken }: Pick<Kind, 'asset' | 'pieces' | 'taken'>,
  key: string,
  copies: number,
): BandChoice => {
  const count = Math.min(mostOfOne, Math.max(0, copies))
  if (taken !== 'none') return { ...choice, pieces: { ...choice.pieces, [key]: count } }
  const none = Object.fromEntries(pieces.map(piece => [piece.key, 0]))
  return {
    ...choice,
    assets: assetsWith(choice, assets, asset.id, true),
    pieces: { ...choice.pieces, ...none, [key]: Math.max(1, count) },
  }
}

/** As many of the piece as its kind has of itself. */
export const withUsualPiece = (choice: BandChoice, key: string): BandChoice => ({
  ...choice,
  pieces: without(choice.pieces, [key]),
})
