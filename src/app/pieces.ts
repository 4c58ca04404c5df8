/** What a player's choice says of single pieces: each by a key of its own, and how many of it come out. */
import type { Piece } from '../core/index.ts'
import type { Host } from './port.ts'

/** Longer titles are told apart by their beginnings. */
const longest = 200

/**
 * Keys of pieces as they come: the kind, what is written over it, and which of those of that title it is. What is printed
 * on a piece may change, and its key does not.
 */
export const createPieceKeys = (): ((piece: Pick<Piece, 'asset' | 'title'>) => string) => {
  const had = new Map<string, number>()
  return ({ asset, title }) => {
    const name = `${asset}/${title.slice(0, longest)}`
    const turn = (had.get(name) ?? 0) + 1
    had.set(name, turn)
    return turn === 1 ? name : `${name}/${turn}`
  }
}

export interface Copies {
  readonly times?: Readonly<Record<string, number>>
  readonly pieces?: Readonly<Record<string, number>>
}

/** Of one piece: as many as were asked of it alone, else as often as its kind was asked for. */
export const copiesOf = (
  { asset, copies }: Pick<Piece, 'asset' | 'copies'>,
  key: string,
  { times = {}, pieces = {} }: Copies,
): number => pieces[key] ?? copies * (times[asset] ?? 1)

/** Marks of pieces as they come: the second of two twins has a mark of its own. */
export const createMarks = (fingerprint: Host['fingerprint']): ((piece: Piece) => string) => {
  const twins = new Map<string, number>()
  return ({ title: _, copies: __, ...piece }) => {
    const mark = fingerprint(new TextEncoder().encode(JSON.stringify(piece))).slice(0, 20)
    const twin = (twins.get(mark) ?? 0) + 1
    twins.set(mark, twin)
    return twin === 1 ? mark : `${mark}-${twin}`
  }
}
