/** Another stock's file, or a band's, into the stock in hand: what is the same is kept once, and nothing is lost. */
import {
  error,
  failure,
  isBand,
  isStock,
  limits,
  readFiled,
  stocked,
  stockItems,
  success,
  tooLarge,
  type Band,
  type GameSystem,
  type JsonObject,
  type Result,
  type Stock,
  type StockGain,
} from '../../core/index.ts'
import { systems } from '../../games/index.ts'
import { texts } from '../texts.ts'

/** All of a band that its game's stock can keep. */
const keptOf = ({ system, roster }: Band): readonly JsonObject[] =>
  system.stock.flatMap(({ id: shelf, part: from }) => {
    const part = roster.form().parts.find(({ id }) => id === from)
    const count = part?.kind === 'list' ? part.items.length : 0
    return Array.from({ length: count }, (_, index) => roster.keep(shelf, index)).flatMap(thing =>
      thing ? [{ shelf, thing }] : [],
    )
  })

const ofOther = ({ name }: GameSystem) => error('stock.other-system', '', texts.stock.otherGame(name))

/** What comes of it, in memory: the player saves it, or takes it back. */
export const merged = (stock: Stock, name: string, bytes: Uint8Array): Result<StockGain> => {
  if (bytes.length > limits.bytes) return failure(error('file.too-large', '', tooLarge))
  const read = readFiled(name, bytes, systems)
  if (!read.ok) return read
  const { value: other } = read
  if (!isStock(other) && !isBand(other))
    return failure(error('stock.other-kind', '', texts.stock.otherKind(other.kind.words.a)))
  if (other.system !== stock.system) return failure(ofOther(other.system))
  return success(stocked(stock, isStock(other) ? stockItems(other) : keptOf(other)))
}
