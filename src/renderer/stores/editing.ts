/** The document in hand, of any kind: what is said of it, what was done to it, and whether its file has it too. */
import { computed, ref, shallowRef } from 'vue'
import type { OpenFile } from '../../app/library.ts'
import {
  applyPatch,
  isBand,
  isEvening,
  isJsonObject,
  isScenario,
  isStock,
  kindFor,
  type Filed,
  type JsonObject,
  type Patch,
  type Result,
} from '../../core/index.ts'
import { systems } from '../../games/index.ts'
import { formOf } from '../forms.ts'
import { noHistory, record, redone, undone, type History } from '../history.ts'
import type { Reach } from '../host.ts'
import { createJournalling } from './journalling.ts'
import { useNotices } from './notices.ts'

const textOf = (document: JsonObject): string => JSON.stringify(document)

/** As the kind of its file takes it. */
const filedAt = (path: string, document: JsonObject): Result<Filed> =>
  kindFor(path, document).open(document, systems)

export type Editing = ReturnType<typeof createEditing>

export const createEditing = (reach: Reach) => {
  const notices = useNotices()
  const path = ref('')
  const stamp = ref('')
  const filed = shallowRef<Filed>()
  const history = shallowRef<History>(noHistory)
  /** The document as the file has it, as text: undoing back to it counts as saved. */
  const saved = shallowRef('')

  /** What is in hand where it is one of these. */
  const band = computed(() => (filed.value && isBand(filed.value) ? filed.value : undefined))
  const scenario = computed(() => (filed.value && isScenario(filed.value) ? filed.value : undefined))
  const evening = computed(() => (filed.value && isEvening(filed.value) ? filed.value : undefined))
  const stock = computed(() => (filed.value && isStock(filed.value) ? filed.value : undefined))
  const document = computed(() => filed.value?.document)
  const form = computed(() => filed.value && formOf(filed.value))
  const diagnostics = computed(() => filed.value?.validate() ?? [])
  const unsaved = computed(() => document.value !== undefined && textOf(document.value) !== saved.value)
  const undoLabel = computed(() => history.value.past.at(-1)?.label)
  const redoLabel = computed(() => history.value.future[0]?.label)

  const journal = createJournalling(reach, () =>
    document.value && unsaved.value
      ? { path: path.value, base: stamp.value, name: filed.value?.name ?? '', document: document.value }
      : undefined,
  )

  /** Begins with the document of a file, as it stands there, if its kind takes it. */
  const begin = (file: Pick<OpenFile, 'path' | 'stamp' | 'document'>): boolean => {
    const read = filedAt(file.path, file.document)
    if (!read.ok) {
      notices.complain(read.diagnostics)
      return false
    }
    path.value = file.path
    filed.value = read.value
    history.value = noHistory
    settle(read.value.document, file.stamp)
    journal.begin()
    reach.bridge.holdsWork(false)
    return true
  }

  /** The file has this document now, under this stamp. */
  const settle = (written: JsonObject, now: string): void => {
    saved.value = textOf(written)
    stamp.value = now
  }

  const end = (): void => {
    reach.bridge.holdsWork(false)
    path.value = ''
    filed.value = undefined
    saved.value = ''
    history.value = noHistory
  }

  /** Puts another document in the place of this one, if its kind takes it. */
  const turnTo = (next: JsonObject): boolean => {
    const read = filedAt(path.value, next)
    if (!read.ok) {
      notices.complain(read.diagnostics)
      return false
    }
    filed.value = read.value
    journal.touch()
    return true
  }

  /** Whether it could be done. */
  const replace = (next: JsonObject, label: string, merge?: string): boolean => {
    const before = document.value
    if (!before || !turnTo(next) || !document.value) return false
    const step = { label, before, after: document.value, merge, at: Date.now() }
    history.value = record(history.value, step)
    return true
  }

  const change = (patch: Patch, label: string, merge?: string): void => {
    if (!document.value) return
    const next = applyPatch(document.value, patch)
    if (isJsonObject(next)) replace(next, label, merge)
  }

  const undo = (): void => {
    const back = undone(history.value)
    if (back && turnTo(back.step.before)) history.value = back.history
  }

  const redo = (): void => {
    const forth = redone(history.value)
    if (forth && turnTo(forth.step.after)) history.value = forth.history
  }

  return {
    path,
    stamp,
    filed,
    band,
    scenario,
    evening,
    stock,
    history,
    document,
    form,
    diagnostics,
    unsaved,
    undoLabel,
    redoLabel,
    journal,
    begin,
    settle,
    end,
    replace,
    change,
    undo,
    redo,
  }
}
