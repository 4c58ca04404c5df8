/** Printing as every host does it: bands, scenarios and wishes -> a job for the press. */
import {
  error,
  failure,
  optionTakes,
  quote,
  suggestion,
  success,
  wantedBy,
  type AssetFacts,
  type DocumentRequest,
  type Filed,
  type OptionValues,
  type Pointer,
  type Result,
  type Seats,
  type Size,
} from '../core/index.ts'
import { copiesOf, createPieceKeys, type Copies } from './pieces.ts'
import { printableOf } from './printables.ts'
import type { Batch, Look, PrintJob, SheetOptions } from '../press/vocabulary/index.ts'

/** What is wanted of one band. */
export interface Asked extends Copies {
  /** Asset ids, all, those that an evening needs, or nothing for those that are usually printed. */
  readonly assets: readonly string[] | 'all' | 'lean' | undefined
}

export interface PrintWish extends Asked {
  /** The part of the band that alone is looked at. */
  readonly subject?: Pointer | undefined
  readonly card: DocumentRequest['card']
  /** Of each piece, times what was asked of it or what it has of its own. */
  readonly copies: number
  readonly options: OptionValues
  readonly seats?: Seats
  readonly look: Look
  readonly sheet: SheetOptions
}

/** Where a band has a choice of its own, it takes the place of what the wish says of all. */
export const printJob = (
  files: readonly Filed[],
  wish: PrintWish,
  choices: readonly (Asked | undefined)[] = [],
): Result<PrintJob> => {
  const batches: Batch[] = []
  for (const [index, filed] of files.entries()) {
    const isFirst = files.find(other => other.kind === filed.kind && other.system === filed.system) === filed
    const batch = batchOf(
      filed,
      { ...wish, ...choices[index] },
      files,
      ({ comes }) => isFirst || !isShared(comes),
    )
    if (!batch.ok) return batch
    batches.push(batch.value)
  }
  return success({ batches, look: wish.look, sheet: wish.sheet })
}

/** The white that whole pages leave on each side, in mm. */
const ownMargin = 5

/** Whole pages are drawn as large as the paper, unless this printer cannot reach so far or shrinks what it prints. */
export const reachable = ({ paper, printer }: SheetOptions): Size => {
  const { margins, scaleX, scaleY } = printer
  const side = (length: number, scale: number, ...lost: readonly number[]): number => {
    const reached = length - 2 * Math.max(0, ...lost.map(margin => margin - ownMargin))
    return Math.floor(Math.min(reached, length * scale + 2 * ownMargin) * 10) / 10
  }
  return {
    width: side(paper.width, scaleX, margins.left, margins.right),
    height: side(paper.height, scaleY, margins.top, margins.bottom),
  }
}

/** The assets that were asked for by their ids; nothing where the usual ones will do. */
const namedBy = (asked: Asked['assets'], assets: readonly AssetFacts[]): readonly string[] | undefined => {
  if (asked === 'all') return assets.map(({ id }) => id)
  if (asked !== 'lean') return asked
  const lean = assets.filter(asset => asset.lean).map(({ id }) => id)
  return lean.length > 0 ? lean : undefined
}

/**
 * What was asked for of one file, as far as it is taken. What comes once a player or once a table is taken of the first
 * of its game, and printed with it, however many there are.
 */
export const batchOf = (
  filed: Filed,
  wish: PrintWish,
  files: readonly Filed[],
  takes: (asset: AssetFacts) => boolean,
): Result<Batch> => {
  const printable = printableOf(filed)
  const { family, familyId, name } = printable
  const known = printable.assets.map(({ id }) => id)
  const named = namedBy(wish.assets, printable.assets)
  const unknown = named?.find(asset => !known.includes(asset))
  if (unknown !== undefined) {
    const message = `${quote(unknown)} n’est pas imprimable pour ${family}.${suggestion(unknown, known)} « copiste assets ${familyId} » dit tout ce qui l’est.`
    return failure(error('call.unknown-asset', '', message))
  }
  const wrong = printable.printOptions.find(
    option => option.id in wish.options && !optionTakes(option, wish.options[option.id]),
  )
  if (wrong) return failure(error('call.option', '', `${quote(wrong.label)} veut ${wantedBy(wrong)}.`))
  const chosen = printable.assets.filter(asset => (named?.includes(asset.id) ?? asset.usual) && takes(asset))
  const { card, options, subject, seats } = wish
  const request = {
    assets: chosen.map(({ id }) => id),
    subject,
    card,
    options,
    paper: reachable(wish.sheet),
    largeText: wish.look.text === 'large',
    noBacks: wish.sheet.backs === 'none',
    ...(seats && { seats }),
  }
  const made = printable.documents(request, files)
  const keyOf = createPieceKeys()
  const pieces = made.map(piece => ({
    ...piece,
    copies: copiesOf(piece, keyOf(piece), wish) * wish.copies,
  }))
  return success({
    title: name,
    styles: printable.styles,
    theme: printable.theme,
    sheets: printable.sheets,
    pieces,
    assets: chosen.map(({ id, title }) => ({ id, title })),
  })
}

/** However many files are printed together. */
const isShared = (comes: AssetFacts['comes']): boolean => comes === 'player' || comes === 'table'
