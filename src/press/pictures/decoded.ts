/**
 * The pictures of a job, each decoded once, its drawings and its texts. In the pieces they go by a short name: a
 * portrait's megabyte is kept in one place, and not in every face that shows it.
 */
import {
  isDrawn,
  isPicture,
  isWritten,
  type Drawing,
  type Drawn,
  type Face,
  type Piece,
  type Prose,
  type ProseBlock,
  type TemplateValue,
  type Way,
} from '../../core/index.ts'
import { fingerprint } from '../vocabulary/fingerprint.ts'
import type { PictureDecoder, PictureFile, PrintJob } from '../vocabulary/job.ts'

export interface Pictures {
  /** Decodes what the job shows, forgets what it does not. */
  readonly take: (job: PrintJob, alive: () => void) => Promise<Taken>
  readonly file: (name: string) => PictureFile | undefined
  /** In all its sizes. */
  readonly drawing: (name: string) => readonly Drawing[] | undefined
  /** Its pictures by their names. */
  readonly prose: (name: string) => Prose | undefined
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
  const drawings = createNames('drawing', (drawing: Drawn['drawing']): readonly Drawing[] => [drawing].flat())
  const texts = createNames('prose', (prose: Prose): Prose => prose.map(block => namedBlock(block, nameOf)))
  const nameOf = (uri: string): string => known.get(uri)?.name ?? ''
  /** No name at all where it cannot be read: a template shows what it shows without one. */
  const soundName = (uri: string): string => (known.get(uri)?.file ? nameOf(uri) : '')

  const forget = (wanted: ReadonlySet<string>): void => {
    for (const [uri, { name }] of known) {
      if (wanted.has(uri)) continue
      known.delete(uri)
      byName.delete(name)
    }
  }

  const add = async (uri: string): Promise<void> => {
    const picture = { name: `image-${fingerprint(uri)}`, file: await decode(uri) }
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
      const shown = pieces.flatMap(facesOf).flatMap(({ data }) => valuesIn(data))
      const drawn = drawings.take(shown.flatMap(value => (isDrawn(value) ? [value.drawing] : [])))
      const told = texts.take(shown.flatMap(value => (isWritten(value) ? [value.prose] : [])))
      if (wanted.size === 0 && drawn === 0 && told === 0) return { job, broken: [] }
      const namer = { picture: soundName, drawing: drawings.nameOf, prose: texts.nameOf }
      return {
        job: withNames(job, namer),
        broken: pieces.filter(piece => urisOf(piece).some(uri => !known.get(uri)?.file)),
      }
    },
    file: name => byName.get(name),
    drawing: drawings.named,
    prose: texts.named,
  }
}

/** Told apart by what they show: the same drawing has the same name from one job to the next, and from one evening to the next. */
const createNames = <V extends object, Kept>(kind: string, keep: (value: V) => Kept) => {
  const names = new Map<string, string>()
  const byName = new Map<string, Kept>()
  /** A frame is in every card of its deck: it is read once. */
  const known = new WeakMap<object, string>()

  const textOf = (value: V): string => {
    const text = known.get(value) ?? JSON.stringify(value)
    known.set(value, text)
    return text
  }

  /** Answers how many different ones there are. */
  const take = (values: readonly V[]): number => {
    const wanted = new Map([...new Set(values)].map(value => [textOf(value), value] as const))
    for (const [text, name] of names) {
      if (wanted.has(text)) continue
      names.delete(text)
      byName.delete(name)
    }
    for (const [text, value] of wanted) {
      if (names.has(text)) continue
      const name = `${kind}-${fingerprint(text)}`
      names.set(text, name)
      byName.set(name, keep(value))
    }
    return wanted.size
  }

  return {
    take,
    nameOf: (value: V): string => names.get(textOf(value)) ?? '',
    named: (name: string): Kept | undefined => byName.get(name),
  }
}

/** What is shown by name: pictures, drawings, texts. */
type Nameable = Exclude<Extract<TemplateValue, object>, readonly unknown[]>

const valuesIn = (value: TemplateValue): readonly Nameable[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(valuesIn)
  if (isPicture(value) || isDrawn(value) || isWritten(value)) return [value]
  return Object.values(value).flatMap(valuesIn)
}

const picturesIn = (blocks: Prose): readonly string[] =>
  blocks.flatMap(block => {
    if (block.kind === 'picture') return [block.address]
    if (block.kind === 'list') return block.items.flatMap(picturesIn)
    return block.kind === 'quote' || block.kind === 'box' ? picturesIn(block.children) : []
  })

const namedBlock = (block: ProseBlock, nameOf: (uri: string) => string): ProseBlock => {
  const all = (blocks: Prose): Prose => blocks.map(inner => namedBlock(inner, nameOf))
  if (block.kind === 'picture') return { ...block, address: nameOf(block.address) }
  if (block.kind === 'list') return { ...block, items: block.items.map(all) }
  return block.kind === 'quote' || block.kind === 'box' ? { ...block, children: all(block.children) } : block
}

/** All that is printed of a piece. */
const facesOf = (piece: Piece): readonly Face[] => [
  piece,
  ...(piece.back ? [piece.back] : []),
  ...(piece.way?.kind === 'folded' ? [piece.way.cover, piece.way.flap] : []),
]

const urisOf = (piece: Piece): readonly string[] =>
  facesOf(piece)
    .flatMap(({ data }) => valuesIn(data))
    .flatMap(value => {
      if (isPicture(value)) return [value.picture]
      return isWritten(value) ? picturesIn(value.prose) : []
    })

interface Namer {
  readonly picture: (uri: string) => string
  readonly drawing: (drawing: Drawn['drawing']) => string
  readonly prose: (prose: Prose) => string
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
  if (isWritten(value)) return namer.prose(value.prose)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item, namer)]))
}
