/** Work that a window could not save is taken back: from the drawer of this window, or from the host's journal. */
import { isJsonObject, type JsonObject } from '../../core/index.ts'
import type { Reach } from '../host.ts'
import { texts } from '../texts.ts'
import type { Editing } from './editing.ts'
import type { Recoverable } from './library.ts'
import { useNotices } from './notices.ts'
import type { createOpening } from './opening.ts'

interface Typed {
  readonly path: string
  readonly base: string
  readonly document: JsonObject
}

export const createRecovering = (
  { bridge, drawer, works }: Reach,
  editing: Editing,
  opening: ReturnType<typeof createOpening>,
) => {
  const notices = useNotices()

  /** The drawer holds what the journal could not take. */
  const kept = async ({ id, from }: Recoverable): Promise<Typed | undefined> => {
    if (!(await works.hold(id))) {
      notices.say(texts.recovery.takenElsewhere, { kind: 'fault' })
      return undefined
    }
    const mine = from === 'drawer' ? await drawer.get(id) : undefined
    if (mine) return mine
    const work = await bridge.call('recover', { id })
    if (work.ok && isJsonObject(work.value.document))
      return { path: work.value.path, base: work.value.base, document: work.value.document }
    if (!work.ok) notices.complain(work.diagnostics)
    return undefined
  }

  const recreate = async (document: JsonObject): Promise<boolean> => {
    const made = await opening.create(document)
    return made !== undefined && opening.open(made)
  }

  const recover = async (which: Recoverable): Promise<boolean> => {
    const work = await kept(which)
    if (!work) return false
    const there = await opening.open(work.path)
    if (!there && !(await recreate(work.document))) return false
    editing.journal.begin(which.id)
    // What the work started from: if the file has changed since, saving asks. A file made anew is its own start.
    if (there) editing.stamp.value = work.base
    editing.replace(work.document, texts.recovery.take)
    return true
  }

  return { recover }
}
