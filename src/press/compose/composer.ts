/** Pieces -> faces in ink: each is laid out and painted at once, on a tape that is kept; its boxes are let go. */
import type { Face, Piece, Size } from '../../core/index.ts'
import { fail } from '../vocabulary/fault.ts'
import { fingerprint } from '../vocabulary/fingerprint.ts'
import { layFace } from '../fit/cards.ts'
import type { Laid } from '../fit/autofit.ts'
import type { Workshop } from '../fit/workshop.ts'
import type { KeptFaces } from './kept.ts'
import type { Composed, Painted } from './painted.ts'
import type { Box } from '../layout/box.ts'
import type { Ink } from '../ink/ink.ts'
import type { Tape } from '../ink/tape.ts'

export interface ComposedPiece {
  readonly asset: string
  readonly title: string
  readonly size: Size
  readonly toEdge: boolean
  readonly mayBeBehind: boolean
  readonly copies: number
  readonly legend: string
  readonly front: Composed
  readonly back: Composed | undefined
  /** Of a strip that is folded. */
  readonly cover?: Composed
  readonly flap?: Composed
  readonly continued: boolean
}

export interface Composer {
  readonly compose: (piece: Piece) => readonly ComposedPiece[]
  /** A face that is not part of a piece. */
  readonly face: (face: Face, size: Size) => Composed
  /** Each of the boxes that such a face is made of, laid out together and drawn apart. */
  readonly parts: (face: Face, size: Size) => readonly Composed[]
}

/** Paints boxes so many times as large. */
export type PaintBox = (box: Box, zoom: number) => Tape

/** The file of the fronts, and that of the backs, which may be the same; none where backs are not printed. */
export interface Inks {
  readonly front: Ink
  readonly back: Ink | undefined
}

/** The cards of one face: the face, and those that it spills over. */
interface Cards {
  readonly count: number
  readonly inked: (index: number, ink: Ink) => Composed
}

/** A size, and how many times smaller it is laid out. */
interface Scaled {
  readonly size: Size
  readonly zoom?: number | undefined
}

/** Points told of a face whose rest is not printed: a line of it, at least. */
const lostOver = 7

export interface ComposerOptions {
  /** Of its look, its styles and its bleed: the same face is painted otherwise elsewhere. */
  readonly id: string
  readonly workshopFor: (zoom: number) => Workshop
  readonly paint: PaintBox
  readonly kept: KeptFaces
  readonly inks: Inks
}

export const createComposer = ({ id, workshopFor, paint, kept, inks }: ComposerOptions): Composer => {
  /** Faces of this job, in each file that has them. */
  const drawn = new Map<string, readonly Map<Ink, Composed>[]>()

  const painted = (laid: Laid, zoom: number): Painted => {
    const { box, smallest, missing, unknownIcons, over } = laid
    return {
      width: box.width * zoom,
      height: box.height * zoom,
      smallest: smallest * zoom,
      missing,
      unknownIcons,
      over: over * zoom,
      tape: paint(box, zoom),
    }
  }

  const cardsOf = (face: Face, { size, zoom = 1 }: Scaled, goesBehind = false): Cards => {
    const { width, height } = size
    const way = goesBehind ? 'behind/' : ''
    const key = `${way}${zoom}/${width}x${height}/${face.template}/${JSON.stringify(face.data)}`
    let found: readonly Painted[] | undefined
    const cards = () =>
      (found ??= kept.made(
        () => fingerprint(id, '/', key),
        () =>
          layFace(face, { width: width / zoom, height: height / zoom }, workshopFor(zoom), goesBehind).map(
            laid => painted(laid, zoom),
          ),
      ))
    const known = drawn.get(key) ?? cards().map(() => new Map<Ink, Composed>())
    drawn.set(key, known)
    const inked = (index: number, ink: Ink): Composed => {
      const there = known[index]?.get(ink)
      if (there) return there
      const made = played(cards()[index] ?? nothing(face), ink)
      known[index]?.set(ink, made)
      return made
    }
    return { count: known.length, inked }
  }

  /** Its first card; what a face says beyond it has no place to go on, and is told. */
  const alone = (face: Face, scaled: Scaled, ink: Ink): Composed => {
    const { count, inked } = cardsOf(face, scaled)
    const shown = inked(0, ink)
    return count > 1 ? { ...shown, over: Math.max(shown.over, lostOver) } : shown
  }

  /** What a piece has to say, card after card, where it goes on behind: its back comes after its front, and goes on too. */
  const goingOn = (piece: Piece, behind: boolean): Cards => {
    const cards = cardsOf(piece, piece, behind)
    const more = behind && piece.back ? cardsOf(piece.back, piece, behind) : undefined
    if (!more) return cards
    const inked: Cards['inked'] = (index, ink) =>
      index < cards.count ? cards.inked(index, ink) : more.inked(index - cards.count, ink)
    return { count: cards.count + more.count, inked }
  }

  const compose = (piece: Piece): readonly ComposedPiece[] => {
    const { front, back } = inks
    const { way } = piece
    // What it has to say goes on behind; without backs, on to another front. What lies some way of its own has no back.
    const goesOnBehind = piece.continues === 'back' && back !== undefined && !way
    const cards = goingOn(piece, goesOnBehind)
    const step = goesOnBehind ? 2 : 1
    const behind = (index: number): Composed | undefined => {
      if (!back) return undefined
      // Which pages lie inside is known once they are gathered: where backs have a file of their own, any may be in it.
      if (way?.kind === 'booklet') return back === front ? undefined : cards.inked(index, back)
      if (way) return undefined
      if (goesOnBehind) return index + 1 < cards.count ? cards.inked(index + 1, back) : undefined
      // A card that goes on is one card still: to pay with, and to count.
      return index === 0 && piece.back ? alone(piece.back, piece, back) : undefined
    }
    const panels =
      way?.kind === 'folded'
        ? { cover: alone(way.cover, piece, front), flap: alone(way.flap, piece, front) }
        : {}
    return Array.from({ length: Math.ceil(cards.count / step) }, (_, index) => ({
      asset: piece.asset,
      size: piece.size,
      toEdge: piece.toEdge ?? false,
      mayBeBehind: piece.mayBeBehind ?? false,
      copies: piece.copies,
      legend: piece.legend ?? '',
      front: cards.inked(index * step, front),
      back: behind(index * step),
      ...panels,
      continued: cards.count > (piece.back && goesOnBehind ? 2 : 1),
      title: index === 0 ? piece.title : `${piece.title} (suite ${index})`,
    }))
  }

  const parts = (face: Face, size: Size): readonly Composed[] => {
    const key = `parts/${size.width}x${size.height}/${face.template}/${JSON.stringify(face.data)}`
    const each = kept.made(
      () => fingerprint(id, '/', key),
      () =>
        layFace(face, size, workshopFor(1), false).flatMap(laid =>
          laid.box.children.map(child => painted({ ...laid, box: { ...laid.box, children: [child] } }, 1)),
        ),
    )
    return each.map(part => played(part, inks.front))
  }

  return { compose, parts, face: (face, size) => alone(face, { size }, inks.front) }
}

const nothing = ({ template }: Face): never => fail('empty', `${template}.hbs ne donne rien à imprimer.`)

const played = (face: Painted, ink: Ink): Composed => {
  const { width, height, smallest, missing, unknownIcons, over } = face
  const { content, used } = ink.play(face.tape)
  return { width, height, smallest, missing, unknownIcons, over, content, used }
}
