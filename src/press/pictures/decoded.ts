/**
 * The pictures of a job, each decoded once, and its drawings. In the pieces they go by a short name: a portrait's megabyte
 * is kept in one place, and not in every face that shows it.
 */
import {
  isDrawn,
  isPicture,
  type Drawing,
  type Drawn,
  type Face,
  type Piece,
  type TemplateValue,
  type Way,
} from '../../core/index.ts'
import type { PictureDecoder, PictureFile, PrintJob } from '../vocabulary/job.ts'

export interface Pictures {
  /** Decodes what the job shows, forgets what it does not. */
  readonly take: (job: PrintJob, alive: () => void) => Promise<Taken>
  readonly file: (name: string) => PictureFile | undefined
  /** In all its sizes. */
  readonly drawing: (name: string) => readonly Drawing[] | undefined
}

export interface Taken {
  /** With names for pictures. */
  readonly job: PrintJob
  /** Pieces that show a picture which cannot be read. */
  readonly broken: readonly Piece[]
}

interface Known {
  readonly name: string
  readonly file: PictureFile | undefined
}

export const createPictures = (decode: PictureDecoder): Pictures => {
  const known = new Map<string, Known>()
  const byName = new Map<string, PictureFile | undefined>()
  const drawings = createDrawings()
  let next = 1

  const forget = (wanted: ReadonlySet<string>): void => {
    for (const [uri, { name }] of known) {
      if (wanted.has(uri)) continue
      known.delete(uri)
      byName.delete(name)
    }
  }

  const add = async (uri: string): Promise<void> => {
    const picture = { name: `image-${next++}`, file: await decode(uri) }
    known.set(uri, picture)
    byName.set(picture.name, picture.file)
  }

  return {
    take: async (job, alive) => {
      const pieces = job.batches.flatMap(batch => batch.pieces)
      const wanted = new Set(pieces.flatMap(urisOf))
      forget(wanted)
      for (const uri of wanted) {
        alive()
        if (!known.has(uri)) await add(uri)
      }
      const drawn = drawings.take(pieces)
      if (wanted.size === 0 && drawn === 0) return { job, broken: [] }
      const namer = { picture: (uri: string) => known.get(uri)?.name ?? '', drawing: drawings.nameOf }
      return {
        job: withNames(job, namer),
        broken: pieces.filter(piece => urisOf(piece).some(uri => !known.get(uri)?.file)),
      }
    },
    file: name => byName.get(name),
    drawing: drawings.named,
  }
}

/** Told apart by what they show: the same drawing has the same name from one job to the next. */
const createDrawings = () => {
  const names = new Map<string, string>()
  const byName = new Map<string, readonly Drawing[]>()
  /** A frame is in every card of its deck: it is read once. */
  const texts = new WeakMap<object, string>()
  let next = 1

  const textOf = (drawing: Drawn['drawing']): string => {
    const text = texts.get(drawing) ?? JSON.stringify(drawing)
    texts.set(drawing, text)
    return text
  }

  /** Answers how many different ones the pieces show. */
  const take = (pieces: readonly Piece[]): number => {
    const shown = new Set(pieces.flatMap(facesOf).flatMap(({ data }) => drawingsIn(data)))
    const wanted = new Map([...shown].map(drawing => [textOf(drawing), drawing] as const))
    for (const [text, name] of names) {
      if (wanted.has(text)) continue
      names.delete(text)
      byName.delete(name)
    }
    for (const [text, drawing] of wanted) {
      if (names.has(text)) continue
      const name = `drawing-${next++}`
      names.set(text, name)
      byName.set(name, [drawing].flat())
    }
    return wanted.size
  }

  return {
    take,
    nameOf: (drawing: Drawn['drawing']): string => names.get(textOf(drawing)) ?? '',
    named: (name: string): readonly Drawing[] | undefined => byName.get(name),
  }
}

const drawingsIn = (value: TemplateValue): readonly Drawn['drawing'][] => {
  if (typeof value !== 'object' || value === null || isPicture(value)) return []
  return isDrawn(value) ? [value.drawing] : Object.values(value).flatMap(drawingsIn)
}

/** All that is printed of a piece. */
const facesOf = (piece: Piece): readonly Face[] => [
  piece,
  ...(piece.back ? [piece.back] : []),
  ...(piece.way?.kind === 'folded' ? [piece.way.cover, piece.way.flap] : []),
]

const urisOf = (piece: Piece): readonly string[] => facesOf(piece).flatMap(({ data }) => urisIn(data))

const urisIn = (value: TemplateValue): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isDrawn(value)) return []
  return isPicture(value) ? [value.picture] : Object.values(value).flatMap(urisIn)
}

interface Namer {
  readonly picture: (uri: string) => string
  readonly drawing: (drawing: Drawn['drawing']) => string
}

const withNames = (job: PrintJob, namer: Namer): PrintJob => ({
  ...job,
  batches: job.batches.map(batch => ({
    ...batch,
    pieces: batch.pieces.map(piece => namePiece(piece, namer)),
  })),
})

const namePiece = (piece: Piece, namer: Namer): Piece => ({
  ...piece,
  ...nameFace(piece, namer),
  ...(piece.back && { back: nameFace(piece.back, namer) }),
  ...(piece.way && { way: nameWay(piece.way, namer) }),
})

const nameWay = (way: Way, namer: Namer): Way =>
  way.kind === 'folded' ? { ...way, cover: nameFace(way.cover, namer), flap: nameFace(way.flap, namer) } : way

const nameFace = ({ template, data }: Face, namer: Namer): Face => ({
  template,
  data: Object.fromEntries(Object.entries(data).map(([key, value]) => [key, named(value, namer)])),
})

const named = (value: TemplateValue, namer: Namer): TemplateValue => {
  if (Array.isArray(value)) return value.map(item => named(item, namer))
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) return namer.picture(value.picture)
  if (isDrawn(value)) return namer.drawing(value.drawing)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item, namer)]))
}
