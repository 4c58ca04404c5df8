/** Files come into the hand and leave it: opened, mended from a sound version, made anew, closed. */
import { ref, shallowRef } from 'vue'
import type { Bridge, Opened } from '../../app/bridge.ts'
import { kindFor, type Filed, type JsonObject } from '../../core/index.ts'
import type { Reach } from '../host.ts'
import { nameBeside } from '../names.ts'
import { texts } from '../texts.ts'
import type { Editing } from './editing.ts'
import { useNotices } from './notices.ts'
import type { Writing } from './writing.ts'

/** The same under another name than any on the shelf. */
const beside = async (bridge: Bridge, { kind, name, document }: Filed): Promise<JsonObject> => {
  const shelf = await bridge.call('shelf', {})
  const others = shelf.ok ? shelf.value.books.map(({ name }) => name) : []
  return kind.renamed(document, nameBeside(name, others))
}

export const createOpening = ({ bridge }: Reach, editing: Editing, writing: Writing) => {
  const { path, filed, journal } = editing
  const notices = useNotices()
  const broken = shallowRef<Extract<Opened, { readonly kind: 'broken' }>>()
  const elsewhere = ref(false)

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
    if (elsewhere.value) {
      const { id } = kindFor(opened.value.path, opened.value.document)
      notices.say(texts.kinds[id].elsewhere, { kind: 'fault' })
    }
    if (!editing.begin(opened.value)) {
      // What cannot be taken is edited nowhere: nobody has it open.
      await bridge.call('close', { path: opened.value.path })
      return false
    }
    writing.conflict.value = undefined
    return true
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

  /** The path of a new file for it; none if it could not be made. */
  const create = async (made: JsonObject): Promise<string | undefined> => {
    const file = await bridge.call('create', { document: made })
    if (file.ok) return file.value.path
    notices.complain(file.diagnostics)
    return undefined
  }

  /** Mine becomes a file of its own, under a name of its own; the file keeps theirs. */
  const keepBoth = async (): Promise<void> => {
    const made = filed.value && (await create(await beside(bridge, filed.value)))
    if (made === undefined) return
    await journal.forget()
    await bridge.call('close', { path: path.value })
    await open(made)
  }

  const close = async (): Promise<void> => {
    if (!path.value) return
    await writing.settled()
    await journal.flush()
    journal.begin()
    await bridge.call('close', { path: path.value })
    editing.end()
    writing.conflict.value = undefined
  }

  return { broken, elsewhere, open, mend, create, keepBoth, close }
}
