/** Faces laid out already, by all that they are made of: a press that stays warm sets only what has changed. */
import type { Laid } from './fit.ts'

/** A band has a hundred faces; a deck of thousands is not kept whole for the next job. */
const mostKept = 400

interface Entry {
  readonly laid: readonly Laid[]
  /** The last job that wanted it. */
  job: number
}

export class KeptFaces {
  private readonly entries = new Map<string, Entry>()
  private job = 0

  begin(): void {
    this.job++
  }

  /** What was wanted last goes to the end of the row. */
  get(key: string): readonly Laid[] | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    entry.job = this.job
    return entry.laid
  }

  /** Takes the place of a face that this job has not wanted; where there is none, it is not kept. */
  add(key: string, laid: readonly Laid[]): void {
    if (this.entries.size >= mostKept) {
      const [oldest] = this.entries
      if (!oldest || oldest[1].job === this.job) return
      this.entries.delete(oldest[0])
    }
    this.entries.set(key, { laid, job: this.job })
  }
}
