/** Faces painted already, by all that they are made of: a press that stays warm sets only what has changed. */
import type { Painted } from './painted.ts'

/** A band has a hundred faces. */
const mostKept = 400
/** A face that so many jobs have done without was edited, or belongs to another band. */
const mostJobs = 30

interface Entry {
  readonly cards: readonly Painted[]
  /** The last job that wanted it. */
  job: number
}

export class KeptFaces {
  /** What was wanted last stands at the end of the row. */
  private readonly entries = new Map<string, Entry>()
  private job = 0
  private keeps = false

  /** A deck of more than is kept is printed once: to keep a part of it would only slow down the rest. */
  begin(pieces: number): void {
    this.job++
    this.keeps = pieces <= mostKept
    for (const [key, { job }] of this.entries) {
      if (job > this.job - mostJobs) break
      this.entries.delete(key)
    }
  }

  /** The cards of a face: those that are kept, or made now. */
  made(key: string, make: () => readonly Painted[]): readonly Painted[] {
    const known = this.get(key)
    if (known) return known
    const cards = make()
    this.add(key, cards)
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
    if (!this.keeps) return
    if (this.entries.size >= mostKept) {
      const [oldest] = this.entries
      if (!oldest || oldest[1].job === this.job) return
      this.entries.delete(oldest[0])
    }
    this.entries.set(key, { cards, job: this.job })
  }
}
