/** The document in hand goes to its file; where somebody else wrote there, the player chooses. */
import { computed, ref, shallowRef, watch } from 'vue'
import type { JsonObject } from '../../core/index.ts'
import type { Reach } from '../host.ts'
import { texts } from '../texts.ts'
import type { Editing } from './editing.ts'
import { useNotices } from './notices.ts'

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed'

export interface Conflict {
  readonly stamp: string
  readonly theirs: JsonObject | null
}

export type Writing = ReturnType<typeof createWriting>

export const createWriting = ({ bridge }: Reach, editing: Editing) => {
  const { filed, document, journal } = editing
  const notices = useNotices()
  const busy = ref(false)
  const failed = ref(false)
  const conflict = shallowRef<Conflict>()
  /** The save under way or the last one. */
  let saving: Promise<boolean> | undefined

  const state = computed<SaveState>(() => {
    if (busy.value) return 'saving'
    if (failed.value) return 'failed'
    return editing.unsaved.value ? 'unsaved' : 'saved'
  })
  // What failed is no more what is in hand.
  watch(
    filed,
    () => {
      failed.value = false
    },
    { flush: 'sync' },
  )

  /** `null` as base writes over whatever stands on the disk. */
  const save = (base: string | null = editing.stamp.value): Promise<boolean> => {
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
    const answer = await bridge.call('save', { path: editing.path.value, base, document: written })
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
    editing.settle(written, answer.value.stamp)
    conflict.value = undefined
    failed.value = false
    if (document.value === written) await journal.forget()
    return true
  }

  const takeTheirs = async (): Promise<void> => {
    const { theirs, stamp } = conflict.value ?? {}
    if (!theirs || stamp === undefined || !editing.replace(theirs, texts.history.version)) return
    if (document.value) editing.settle(document.value, stamp)
    conflict.value = undefined
    await journal.forget()
  }

  /** Nothing is closed under a save. */
  const settled = async (): Promise<void> => {
    await saving?.catch(() => false)
  }

  return { state, conflict, save, takeTheirs, settled }
}
