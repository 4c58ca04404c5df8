/** The shelf: the bands of the folder, and what can be done to each as a whole. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Start } from '../../app/bridge.ts'
import type { Unsaved } from '../../app/journal.ts'
import type { ShelfBook } from '../../app/shelf.ts'
import { newBand, type GameSystem, type Result, type Sample } from '../../core/index.ts'
import { useBridge } from '../host.ts'
import { texts } from '../texts.ts'
import { useNotices } from './notices.ts'

export const useLibrary = defineStore('library', () => {
  const bridge = useBridge()
  const notices = useNotices()
  const books = shallowRef<readonly ShelfBook[]>([])
  const folder = ref('')
  const missing = ref(false)
  const start = shallowRef<Start>()
  const unsaved = shallowRef<readonly Unsaved[]>([])

  const begin = async (): Promise<boolean> => {
    const begun = await bridge.call('start', {})
    if (!begun.ok) return false
    start.value = begun.value
    unsaved.value = begun.value.unsaved
    for (const { message } of begun.value.remarks) notices.say(message, { kind: 'fault' })
    await refresh()
    return true
  }

  const refresh = async (): Promise<void> => {
    const shelf = await bridge.call('shelf', {})
    if (!shelf.ok) return
    books.value = shelf.value.books
    folder.value = shelf.value.folder
    missing.value = shelf.value.missing
  }

  /** Does it, shows the shelf anew, and complains where it failed. */
  const attempt = async (action: Promise<Result<unknown>>): Promise<void> => {
    const result = await action
    if (!result.ok) notices.complain(result.diagnostics)
    await refresh()
  }

  const create = async (system: GameSystem, sample?: Sample): Promise<string | undefined> => {
    const made = await bridge.call('create', { document: newBand(system, sample) })
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

  const take = async (file: File): Promise<string | undefined> => {
    const text = await file.text()
    const taken = await bridge.call('take', { name: file.name, text })
    await refresh()
    if (taken.ok) return taken.value.path
    notices.complain(taken.diagnostics)
    return undefined
  }

  const discard = async (id: string): Promise<void> => {
    await bridge.call('forget', { id })
    unsaved.value = unsaved.value.filter(work => work.id !== id)
  }

  const changeFolder = (): Promise<void> => attempt(bridge.call('chooseFolder', {}))

  const settle = (where: 'usual' | 'anew'): Promise<void> => attempt(bridge.call('settle', { where }))

  return {
    ...{ missing, settle, books, folder, start, unsaved, begin, refresh, create },
    ...{ duplicate, rename, remove, take, discard, changeFolder },
  }
})
