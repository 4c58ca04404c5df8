/** What a pasted text says: of which game, which band, and every line of it that says nothing that is known. */
import { newBand, openBand, readBand, type Band } from '../band.ts'
import { error } from '../diagnostic.ts'
import type { GameSystem } from '../game.ts'
import { failure, success, type Result } from '../result.ts'
import { isBandCode, readBandCode } from './code.ts'
import type { HeardItem, HeardOutline, LineRemark } from './outline.ts'
import { linesOf, readOutline } from './read.ts'
import { plainWords } from './words.ts'

/** Longer than any band that was ever fielded, and soon read. */
export const textLimits = { characters: 200_000, lines: 4000 } as const

export interface HeardBand {
  readonly band: Band
  /** What the text says and the band does not have; a code says all that it has. */
  readonly remarks: readonly LineRemark[]
  /** The lines that say something; none of a code. */
  readonly lines: readonly HeardLine[]
  /** Nobody said which game it is of: it was told by its words. */
  readonly guessed: boolean
}

export interface HeardLine {
  readonly line: number
  readonly text: string
  /** It names a figure: what comes after it is hers. */
  readonly opens: boolean
}

/** No band yet: the game has to be told. */
export const gameUnknown = 'text.game-unknown'

/** Read as the game that it names; where it names none, as the chosen one. */
export const hearBand = (
  text: string,
  systems: readonly GameSystem[],
  chosen?: GameSystem,
): Promise<Result<HeardBand>> =>
  isBandCode(text)
    ? hearWhole(readBandCode(text, systems))
    : text.trimStart().startsWith('{')
      ? hearWhole(Promise.resolve(readBand(new TextEncoder().encode(text), systems)))
      : Promise.resolve(hearText(text, systems, chosen))

/** A code, or the text of a file: nothing of it is left to be guessed. */
const hearWhole = async (reading: Promise<Result<Band>>): Promise<Result<HeardBand>> => {
  const band = await reading
  return band.ok ? success({ band: band.value, remarks: [], lines: [], guessed: false }) : band
}

const hearText = (
  text: string,
  systems: readonly GameSystem[],
  chosen: GameSystem | undefined,
): Result<HeardBand> => {
  const lines = text.length > textLimits.characters ? [] : linesOf(text)
  if (text.length > textLimits.characters || lines.length > textLimits.lines)
    return refuse('text.too-long', 'Ce texte est trop long pour une liste : gardez-en la bande seule.')
  const filled = lines.filter(line => line.text !== '')
  if (filled.length === 0) return refuse('text.empty', 'Il n’y a rien à lire : collez une liste ou un code.')
  const whole = readOutline(text)
  const told = systems.find(system => namesGame(whole, system)) ?? chosen ?? only(systems)
  const named = told ?? guessedGame(whole, systems)
  if (!named) return refuse(gameUnknown, 'Cette liste ne dit pas son jeu : choisissez-le.')
  if (!named.understand)
    return refuse(
      'text.not-read',
      `Les listes de ${named.name} s’écrivent mais ne se relisent pas encore : demandez plutôt le code de la bande.`,
    )
  const heard = ofGame(whole, named)
  const { roster, remarks } = named.understand(heard)
  const opening = new Set(heard.members.map(({ line }) => line))
  const band = openBand({ ...newBand(named), name: whole.title, roster }, systems)
  return band.ok
    ? success({
        band: band.value,
        remarks: remarks.toSorted((a, b) => a.line - b.line),
        lines: filled.map(({ number, text: shown }) => ({
          line: number,
          text: shown,
          opens: opening.has(number),
        })),
        guessed: told === undefined,
      })
    : band
}

const only = (systems: readonly GameSystem[]): GameSystem | undefined =>
  systems.length === 1 ? systems[0] : undefined

/** The one game that understands more of it than any other; none where two are as good, or nobody understands a word. */
const guessedGame = (whole: HeardOutline, systems: readonly GameSystem[]): GameSystem | undefined => {
  const said = whole.items.length + whole.members.reduce((sum, { items }) => sum + items.length, 0)
  const [best, next] = systems
    .flatMap(system =>
      system.understand ? [{ system, lost: system.understand(ofGame(whole, system)).remarks.length }] : [],
    )
    .toSorted((a, b) => a.lost - b.lost)
  return best && best.lost < said && best.lost < (next?.lost ?? Infinity) ? best.system : undefined
}

const refuse = (code: string, message: string): Result<never> => failure(error(code, '', message))

const isGame = (text: string, { id, name }: GameSystem): boolean =>
  [id, name].some(word => plainWords(word) === plainWords(text))

const tellsGame = (system: GameSystem) => (item: HeardItem) => isGame(item.text, system)

const namesGame = ({ title, items, members }: HeardOutline, system: GameSystem): boolean =>
  isGame(title, system) ||
  items.some(tellsGame(system)) ||
  members.some(member => isGame(member.title, system) || member.items.some(tellsGame(system)))

/** Without its game's name, which is no figure even where it stands like one. */
const ofGame = ({ title, items, members }: HeardOutline, system: GameSystem): HeardOutline => {
  const others = (all: readonly HeardItem[]): readonly HeardItem[] =>
    all.filter(item => !isGame(item.text, system))
  return {
    title,
    items: others([
      ...items,
      ...members.flatMap(member => (isGame(member.title, system) ? member.items : [])),
    ]),
    members: members
      .filter(member => !isGame(member.title, system))
      .map(member => ({ ...member, items: others(member.items) })),
  }
}
