/**
 * The pictures of a job, each decoded once. In the pieces they go by a short name: a portrait's megabyte is kept in one
 * place, and not in every face that shows it.
 */
import type { Face, Piece, TemplateValue } from '../core/index.ts'
import type { PictureDecoder, PrintJob } from './job.ts'
import type { PictureFile } from './paint/ink.ts'

export interface Pictures {
  /** Decodes what the job shows, forgets what it does not, and answers the job with names for pictures. */
  readonly take: (job: PrintJob) => Promise<PrintJob>
  readonly file: (name: string) => PictureFile | undefined
  /** Some picture of the last job could not be read. */
  readonly anyBroken: () => boolean
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
    take: async job => {
      const wanted = new Set(
        job.batches.flatMap(({ pieces }) =>
          pieces.flatMap(({ data, back }) => [...urisIn(data), ...urisIn(back?.data)]),
        ),
      )
      forget(wanted)
      for (const uri of wanted) if (!known.has(uri)) await add(uri)
      return wanted.size === 0 ? job : withNames(job, uri => known.get(uri)?.name ?? '')
    },
    file: name => byName.get(name),
    anyBroken: () => [...byName.values()].some(file => !file),
  }
}

const isPicture = (text: string): boolean => text.startsWith('data:image/')

const urisIn = (value: TemplateValue | undefined): readonly string[] => {
  if (typeof value === 'string') return isPicture(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urisIn) : []
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
  if (typeof value === 'string') return isPicture(value) ? nameOf(value) : value
  if (Array.isArray(value)) return value.map(item => named(item, nameOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item, nameOf)]))
}
