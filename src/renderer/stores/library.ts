/** The shelf: the files of the folder, and what can be done to each as a whole. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Start } from '../../app/bridge.ts'
import type { Unsaved } from '../../app/journal.ts'
import type { ShelfBook } from '../../app/shelf.ts'
import { error, limits, tooLarge, type Diagnostic, type JsonObject, type Result } from '../../core/index.ts'
import { useReach } from '../host.ts'
import { texts } from '../texts.ts'
import { useNotices } from './notices.ts'

/** Unsaved work of a window that is no more, and where it lies. */
export interface Recoverable extends Unsaved {
  readonly from: 'journal' | 'drawer'
}

/** What was given up stays within reach for a month. */
const month = 31 * 24 * 3600_000

export const useLibrary = defineStore('library', () => {
  const { bridge, drawer, works } = useReach()
  const notices = useNotices()
  const books = shallowRef<readonly ShelfBook[]>([])
  /** Whether it has been looked at what lies in the folder. */
  const looked = ref(false)
  const folder = ref('')
  const missing = ref(false)
  const start = shallowRef<Start>()
  const unsaved = shallowRef<readonly Recoverable[]>([])

  const begin = async (): Promise<boolean> => {
    const begun = await bridge.call('start', {})
    if (!begun.ok) return false
    start.value = begun.value
    const shelf = refresh()
    const held = await works.held()
    unsaved.value = withDrawn(begun.value.unsaved, await drawn()).filter(({ id }) => !held.has(id))
    for (const { message } of begun.value.remarks) notices.say(message, { kind: 'fault' })
    if (begun.value.damaged > 0) notices.say(texts.recovery.damaged(begun.value.damaged), { kind: 'fault' })
    await shelf
    return true
  }

  /** What lies in the drawer of this browser. */
  const drawn = async (): Promise<readonly Recoverable[]> => {
    const offered: Recoverable[] = []
    for (const { id, path, name, at, givenUp } of await drawer.all()) {
      if (givenUp !== undefined && Date.now() - givenUp > month) await drawer.remove(id)
      if (givenUp === undefined) offered.push({ id, path, name, at, from: 'drawer' })
    }
    return offered
  }

  const refresh = async (): Promise<void> => {
    const shelf = await bridge.call('shelf', {})
    if (!shelf.ok) return
    books.value = shelf.value.books
    folder.value = shelf.value.folder
    missing.value = shelf.value.missing
    looked.value = true
  }

  /** Does it, shows the shelf anew, and complains where it failed. */
  const attempt = async (action: Promise<Result<unknown>>): Promise<void> => {
    const result = await action
    if (!result.ok) notices.complain(result.diagnostics)
    await refresh()
  }

  /** The path of a new file for it; none if it could not be made. */
  const make = async (document: JsonObject): Promise<string | undefined> => {
    const made = await bridge.call('create', { document })
    await refresh()
    if (made.ok) return made.value.path
    notices.complain(made.diagnostics)
    return undefined
  }

  const duplicate = (path: string): Promise<void> => attempt(bridge.call('duplicate', { path }))

  const rename = async (path: string, name: string): Promise<void> =>
    attempt(bridge.call('rename', { path, name }))

  const remove = async ({ path, name }: ShelfBook): Promise<void> => {
    const removed = await bridge.call('remove', { path })
    await refresh()
    if (!removed.ok) return notices.complain(removed.diagnostics)
    const undo = (): void => void attempt(bridge.call('restore', { path }))
    notices.say(texts.shelf.removed(name), { actions: [{ label: texts.undoThis, run: undo }] })
  }

  /** Several go together, and come back together. */
  const removeAll = async (gone: readonly ShelfBook[]): Promise<void> => {
    const [only] = gone
    if (only && gone.length === 1) return remove(only)
    const removed: string[] = []
    for (const { path } of gone) {
      const answer = await bridge.call('remove', { path })
      if (answer.ok) removed.push(path)
      else notices.complain(answer.diagnostics)
    }
    await refresh()
    if (removed.length === 0) return
    const undo = async (): Promise<void> => {
      for (const path of removed) await attempt(bridge.call('restore', { path }))
    }
    notices.say(texts.shelf.removedMany(removed.length), {
      actions: [{ label: texts.undoThis, run: () => void undo() }],
    })
  }

  const take = async (file: File): Promise<string | undefined> => {
    const refuse = (diagnostics: readonly Diagnostic[]): undefined =>
      void notices.complain(
        diagnostics.map(diagnostic => ({ ...diagnostic, message: `${file.name} : ${diagnostic.message}` })),
      )
    if (file.size > limits.bytes) return refuse([error('file.too-large', '', tooLarge)])
    const bytes = new Uint8Array(await file.arrayBuffer())
    const taken = await bridge.call('take', { name: file.name.slice(-255), bytes })
    await refresh()
    return taken.ok ? taken.value.path : refuse(taken.diagnostics)
  }

  /** Given up, and taken back at a click. */
  const discard = async (work: Recoverable): Promise<void> => {
    if (!(await giveUp(work, Date.now()))) return
    unsaved.value = unsaved.value.filter(({ id }) => id !== work.id)
    const takeBack = async (): Promise<void> => {
      if (await giveUp(work, undefined)) unsaved.value = [work, ...unsaved.value]
    }
    notices.say(texts.recovery.discarded(work.name), {
      actions: [{ label: texts.undoThis, run: () => void takeBack() }],
    })
  }

  const giveUp = async ({ id, from }: Recoverable, givenUp: number | undefined): Promise<boolean> => {
    const mine = from === 'drawer' ? await drawer.get(id) : undefined
    const inJournal = await bridge.call(givenUp === undefined ? 'takeBack' : 'giveUp', { id })
    // The journal may hold an older state of what lies in the drawer, or none.
    const done = mine ? await drawer.put({ ...mine, givenUp }) : inJournal
    if (!done.ok) notices.complain(done.diagnostics)
    return done.ok
  }

  const changeFolder = (): Promise<void> => attempt(bridge.call('chooseFolder', {}))

  const settle = (where: 'usual' | 'anew'): Promise<void> => attempt(bridge.call('settle', { where }))

  return {
    missing,
    looked,
    settle,
    books,
    folder,
    start,
    unsaved,
    begin,
    refresh,
    make,
    duplicate,
    rename,
    remove,
    removeAll,
    take,
    discard,
    changeFolder,
  }
})

/** Work that lies in both places is the one that was written last. */
const withDrawn = (journal: readonly Unsaved[], drawn: readonly Recoverable[]): readonly Recoverable[] => {
  const newest = new Map<string, Recoverable>(
    journal.map(work => [work.id, { ...work, from: 'journal' }] as const),
  )
  for (const work of drawn) {
    const other = newest.get(work.id)
    if (!other || other.at <= work.at) newest.set(work.id, work)
  }
  return [...newest.values()].toSorted((a, b) => b.at - a.at)
}
