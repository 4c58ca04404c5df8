/** Faces painted already, by all that they are made of: what is printed again sets only what has changed. */
import type { GlyphBook } from '../ink/glyphs.ts'
import type { FaceShelf } from '../vocabulary/resources.ts'
import { openPack, packFaces, type PackedFaces } from './pack.ts'
import type { Painted } from './painted.ts'

/** A band has a hundred faces. */
const mostKept = 400
/** A face that so many jobs have done without was edited, or belongs to another band. */
const mostJobs = 30
/** In the pack of one band: what it is made of now, and what it was made of before. */
const mostPacked = 600
/** Bands whose packs are held open: those of an evening. */
const mostOpen = 4

interface Entry {
  readonly cards: readonly Painted[]
  /** The last job that wanted it. */
  job: number
}

/** What one band has on disk, and what it was seen to need since. */
interface Pack {
  readonly family: string
  readonly packed: PackedFaces | undefined
  /** Another band's, where this one has none yet: half of what bands print is the same for all. */
  readonly isLent: boolean
  /** What was needed last stands at the end. */
  readonly needed: Set<string>
  isWhole: boolean
}

export class KeptFaces {
  /** What was wanted last stands at the end of the row. */
  private readonly entries = new Map<string, Entry>()
  private readonly packs = new Map<string, Pack>()
  private job = 0
  private keeps = false
  /** The band whose faces are being made. */
  private pack: Pack | undefined

  constructor(
    private readonly book: GlyphBook,
    private readonly shelf: FaceShelf | undefined,
  ) {}

  /** A deck of more than is kept is printed once: to keep a part of it would only slow down the rest. */
  begin(pieces: number): void {
    this.job++
    this.pack = undefined
    this.keeps = pieces <= mostKept
    // A band whose name is typed is another at each key.
    for (const band of this.packs.keys()) {
      if (this.packs.size <= mostOpen) break
      this.packs.delete(band)
    }
    for (const [key, { job }] of this.entries) {
      if (job > this.job - mostJobs) break
      this.entries.delete(key)
    }
  }

  /** From here on faces are those of this band, of a family that has much alike. */
  turnTo(family: string, title: string): void {
    if (!this.keeps || !this.shelf) return
    const band = `${family}/${title}`
    const pack = this.packs.get(band) ?? openFor(this.shelf, family, band, this.book)
    this.packs.delete(band)
    this.packs.set(band, pack)
    this.pack = pack
  }

  /** The cards of a face: those that are kept, or made now. */
  made(keyOf: () => string, make: () => readonly Painted[]): readonly Painted[] {
    if (!this.keeps) return make()
    const key = keyOf()
    const cards = this.get(key) ?? this.pack?.packed?.get(key) ?? make()
    this.add(key, cards)
    this.note(key)
    return cards
  }

  get(key: string): readonly Painted[] | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    entry.job = this.job
    return entry.cards
  }

  /** Takes the place of a face that this job has not wanted; where there is none, it is not kept. */
  add(key: string, cards: readonly Painted[]): void {
    if (!this.keeps || this.entries.has(key)) return
    if (this.entries.size >= mostKept) {
      const [oldest] = this.entries
      if (!oldest || oldest[1].job === this.job) return
      this.entries.delete(oldest[0])
    }
    this.entries.set(key, { cards, job: this.job })
  }

  /** Puts on the shelf what bands were seen to need and did not have there. */
  keep(): void {
    this.pack = undefined
    const open = [...this.packs]
    for (const [index, [band, pack]] of open.entries()) {
      if (!pack.isWhole) {
        this.shelf?.write(band, packFaces(this.facesFor(pack), this.book))
        this.shelf?.write(pack.family, [Buffer.from(band)])
      }
      // What was written is opened again where it is wanted again.
      if (!pack.isWhole || pack.needed.size > mostPacked || index < open.length - mostOpen)
        this.packs.delete(band)
    }
  }

  private note(key: string): void {
    const { pack } = this
    if (!pack) return
    pack.needed.delete(key)
    pack.needed.add(key)
    if (pack.isLent || !pack.packed?.has(key)) pack.isWhole = false
    if (pack.needed.size <= 2 * mostPacked) return
    for (const oldest of [...pack.needed].slice(0, mostPacked)) pack.needed.delete(oldest)
  }

  /** What was needed last, as far as it is still at hand; then what was there, until there is too much. */
  private facesFor({ packed, isLent, needed }: Pack): ReadonlyMap<string, readonly Painted[]> {
    const faces = new Map<string, readonly Painted[]>()
    const before = isLent ? [] : (packed?.keys ?? [])
    for (const key of [...[...needed].toReversed(), ...before]) {
      if (faces.size >= mostPacked) break
      const cards = faces.has(key) ? undefined : (this.entries.get(key)?.cards ?? packed?.get(key))
      if (cards) faces.set(key, cards)
    }
    return faces
  }
}

const openFor = (shelf: FaceShelf, family: string, band: string, book: GlyphBook): Pack => {
  const own = shelf.read(band)
  const bytes = own ?? lentTo(shelf, family)
  const packed = bytes && openPack(bytes, book)
  return { family, packed, isLent: own === undefined, needed: new Set(), isWhole: true }
}

/** Of its family the band that was written last. */
const lentTo = (shelf: FaceShelf, family: string): Uint8Array | undefined => {
  const name = shelf.read(family)
  return name && shelf.read(Buffer.from(name).toString('utf8'))
}
