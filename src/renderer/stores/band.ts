/** The band that is being edited: its document, what its game says of it, its history, and whether it is saved. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Bridge, Opened } from '../../app/bridge.ts'
import type { OpenFile } from '../../app/library.ts'
import {
  applyPatch,
  isJsonObject,
  openBand,
  type Band,
  type JsonObject,
  type Patch,
} from '../../core/index.ts'
import { systems } from '../../games/index.ts'
import { nameBeside } from '../names.ts'
import { noHistory, record, redone, undone, type History } from '../history.ts'
import { useReach } from '../host.ts'
import { texts } from '../texts.ts'
import { createJournalling } from './journalling.ts'
import type { Recoverable } from './library.ts'
import { useNotices } from './notices.ts'

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed'

export interface Conflict {
  readonly stamp: string
  readonly theirs: JsonObject | null
}

const textOf = (document: JsonObject): string => JSON.stringify(document)

/** The same band under another name than any on the shelf. */
const beside = async (bridge: Bridge, document: JsonObject): Promise<JsonObject> => {
  const shelf = await bridge.call('shelf', {})
  const others = shelf.ok ? shelf.value.books.map(({ name }) => name) : []
  return { ...document, name: nameBeside(String(document['name']), others) }
}

export const useBand = defineStore('band', () => {
  const reach = useReach()
  const { bridge, drawer, works } = reach
  const notices = useNotices()
  const path = ref('')
  const band = shallowRef<Band>()
  const history = shallowRef<History>(noHistory)
  /** The document as the file has it, as text: undoing back to it counts as saved. */
  const saved = shallowRef('')
  const stamp = ref('')
  const busy = ref(false)
  const failed = ref(false)
  const conflict = shallowRef<Conflict>()
  const broken = shallowRef<Extract<Opened, { readonly kind: 'broken' }>>()
  const elsewhere = ref(false)
  /** The save under way or the last one: nothing is closed under it. */
  let saving: Promise<boolean> | undefined

  const document = computed(() => band.value?.document)
  const form = computed(() => band.value?.roster.form())
  const diagnostics = computed(() => band.value?.roster.validate() ?? [])
  const unsaved = computed(() => document.value !== undefined && textOf(document.value) !== saved.value)
  const state = computed<SaveState>(() => {
    if (busy.value) return 'saving'
    if (failed.value) return 'failed'
    return unsaved.value ? 'unsaved' : 'saved'
  })
  const undoLabel = computed(() => history.value.past.at(-1)?.label)
  const redoLabel = computed(() => history.value.future[0]?.label)

  const journal = createJournalling(reach, () =>
    document.value && unsaved.value
      ? { path: path.value, base: stamp.value, name: band.value?.name ?? '', document: document.value }
      : undefined,
  )

  const adopt = (file: Pick<OpenFile, 'path' | 'stamp' | 'document'>): boolean => {
    const read = openBand(file.document, systems)
    if (!read.ok) {
      notices.complain(read.diagnostics)
      return false
    }
    path.value = file.path
    stamp.value = file.stamp
    band.value = read.value
    saved.value = textOf(read.value.document)
    history.value = noHistory
    conflict.value = undefined
    failed.value = false
    journal.begin()
    bridge.holdsWork(false)
    return true
  }

  const open = async (wanted: string): Promise<boolean> => {
    const opened = await bridge.call('open', { path: wanted })
    if (!opened.ok) {
      notices.complain(opened.diagnostics)
      return false
    }
    if (opened.value.kind === 'broken') {
      broken.value = opened.value
      return false
    }
    elsewhere.value = opened.value.elsewhere
    if (elsewhere.value) notices.say(texts.conflict.elsewhere, { kind: 'fault' })
    if (adopt(opened.value)) return true
    // What is no band is edited nowhere yet: nobody has it open.
    await bridge.call('close', { path: opened.value.path })
    return false
  }

  const mend = async (version: string): Promise<boolean> => {
    if (!broken.value) return false
    const mended = await bridge.call('mend', { path: broken.value.path, id: version })
    if (!mended.ok) {
      notices.complain(mended.diagnostics)
      return false
    }
    broken.value = undefined
    notices.say(texts.broken.aside)
    return open(mended.value.path)
  }

  /** Puts another document in the place of this one, if its game takes it. */
  const turnTo = (next: JsonObject): boolean => {
    const read = openBand(next, systems)
    if (!read.ok) {
      notices.complain(read.diagnostics)
      return false
    }
    band.value = read.value
    failed.value = false
    journal.touch()
    return true
  }

  const replace = (next: JsonObject, label: string, merge?: string): void => {
    const before = document.value
    if (!before || !turnTo(next) || !document.value) return
    const step = { label, before, after: document.value, merge, at: Date.now() }
    history.value = record(history.value, step)
  }

  const change = (patch: Patch, label: string, merge?: string): void => {
    if (!document.value) return
    const next = applyPatch(document.value, patch)
    if (isJsonObject(next)) replace(next, label, merge)
  }

  const undo = (): void => {
    const back = undone(history.value)
    if (!back || !turnTo(back.step.before)) return
    history.value = back.history
  }

  const redo = (): void => {
    const forth = redone(history.value)
    if (forth && turnTo(forth.step.after)) history.value = forth.history
  }

  /** `null` as base writes over whatever stands on the disk. */
  const save = (base: string | null = stamp.value): Promise<boolean> => {
    if (busy.value) return Promise.resolve(false)
    busy.value = true
    saving = write(base).finally(() => {
      busy.value = false
    })
    return saving
  }

  /** Said to be saved once the journal has let go of it too: a page opened right after is offered nothing. */
  const write = async (base: string | null): Promise<boolean> => {
    const written = document.value
    if (!written) return false
    const answer = await bridge.call('save', { path: path.value, base, document: written })
    notices.complain(answer.ok ? (answer.value.remarks ?? []) : answer.diagnostics)
    if (!answer.ok) {
      failed.value = true
      return false
    }
    if (answer.value.kind === 'gone') {
      notices.say(texts.conflict.gone)
      return write(null)
    }
    if (answer.value.kind === 'conflict') {
      conflict.value = { stamp: answer.value.stamp, theirs: answer.value.theirs }
      return false
    }
    stamp.value = answer.value.stamp
    saved.value = textOf(written)
    conflict.value = undefined
    failed.value = false
    if (document.value === written) await journal.forget()
    return true
  }

  const takeTheirs = async (): Promise<void> => {
    const { theirs, stamp: now } = conflict.value ?? {}
    if (!theirs || now === undefined) return
    replace(theirs, texts.history.version)
    saved.value = document.value ? textOf(document.value) : ''
    stamp.value = now
    conflict.value = undefined
    await journal.forget()
  }

  /** Mine becomes a band of its own, under a name of its own; the file keeps theirs. */
  const keepBoth = async (): Promise<void> => {
    if (!document.value) return
    const made = await bridge.call('create', { document: await beside(bridge, document.value) })
    if (!made.ok) return notices.complain(made.diagnostics)
    await journal.forget()
    await bridge.call('close', { path: path.value })
    await open(made.value.path)
  }

  /** From the drawer of this window, which holds what the journal could not take; or from the journal. */
  const kept = async ({ id, from }: Recoverable) => {
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

  const recover = async (which: Recoverable): Promise<boolean> => {
    const work = await kept(which)
    if (!work) return false
    const { document: typed, base } = work
    const there = await open(work.path)
    if (!there && !(await recreate(typed))) return false
    journal.begin(which.id)
    // What the work started from: if the file has changed since, saving asks. A file made anew is its own start.
    if (there) stamp.value = base
    replace(typed, texts.recovery.take)
    return true
  }

  const recreate = async (typed: JsonObject): Promise<boolean> => {
    const made = await bridge.call('create', { document: typed })
    if (made.ok) return open(made.value.path)
    notices.complain(made.diagnostics)
    return false
  }

  /** The host was away and is there again: its journal gets what was kept here meanwhile. */
  const resume = async (): Promise<void> => {
    if (unsaved.value) await journal.flush()
  }

  const close = async (): Promise<void> => {
    if (!path.value) return
    await saving?.catch(() => false)
    await journal.flush()
    journal.begin()
    await bridge.call('close', { path: path.value })
    bridge.holdsWork(false)
    path.value = ''
    band.value = undefined
    saved.value = ''
    history.value = noHistory
    conflict.value = undefined
    failed.value = false
  }

  return {
    path,
    band,
    document,
    form,
    diagnostics,
    unsaved,
    state,
    history,
    undoLabel,
    redoLabel,
    conflict,
    broken,
    elsewhere,
    stamp,
    open,
    mend,
    change,
    replace,
    undo,
    redo,
    save,
    takeTheirs,
    keepBoth,
    recover,
    resume,
    close,
    keeping: journal.keeping,
  }
})
