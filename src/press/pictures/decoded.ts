/**
 * The pictures of a job, each decoded once. In the pieces they go by a short name: a portrait's megabyte is kept in one
 * place, and not in every face that shows it.
 */
import { isPicture, type Face, type Piece, type TemplateValue } from '../../core/index.ts'
import type { PictureDecoder, PictureFile, PrintJob } from '../vocabulary/job.ts'

export interface Pictures {
  /** Decodes what the job shows, forgets what it does not. */
  readonly take: (job: PrintJob, alive: () => void) => Promise<Taken>
  readonly file: (name: string) => PictureFile | undefined
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
      if (wanted.size === 0) return { job, broken: [] }
      return {
        job: withNames(job, uri => known.get(uri)?.name ?? ''),
        broken: pieces.filter(piece => urisOf(piece).some(uri => !known.get(uri)?.file)),
      }
    },
    file: name => byName.get(name),
  }
}

const urisOf = ({ data, back }: Piece): readonly string[] => [...urisIn(data), ...urisIn(back?.data)]

const urisIn = (value: TemplateValue | undefined): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return isPicture(value) ? [value.picture] : Object.values(value).flatMap(urisIn)
}

type Namer = (uri: string) => string

const withNames = (job: PrintJob, nameOf: Namer): PrintJob => ({
  ...job,
  batches: job.batches.map(batch => ({
    ...batch,
    pieces: batch.pieces.map(piece => namePiece(piece, nameOf)),
  })),
})

const namePiece = (piece: Piece, nameOf: Namer): Piece => ({
  ...piece,
  ...nameFace(piece, nameOf),
  ...(piece.back && { back: nameFace(piece.back, nameOf) }),
})

const nameFace = ({ template, data }: Face, nameOf: Namer): Face => ({
  template,
  data: Object.fromEntries(Object.entries(data).map(([key, value]) => [key, named(value, nameOf)])),
})

const named = (value: TemplateValue, nameOf: Namer): TemplateValue => {
  if (Array.isArray(value)) return value.map(item => named(item, nameOf))
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) return nameOf(value.picture)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item, nameOf)]))
}
