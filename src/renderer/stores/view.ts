/** Where the player is: which view, which dialog. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { KindId, Pointer } from '../../core/index.ts'

export const viewNames = [
  'shelf',
  'band',
  'scenario',
  'evening',
  'stock',
  'print',
  'overview',
  'duel',
  'play',
  'compendium',
] as const
export type ViewName = (typeof viewNames)[number]

/** Where a file of each kind is written. */
export const viewOfKind = {
  band: 'band',
  scenario: 'scenario',
  evening: 'evening',
  stock: 'stock',
} as const satisfies Readonly<Record<KindId, ViewName>>

export type DialogName =
  'palette' | 'shortcuts' | 'printers' | 'versions' | 'about' | 'new' | 'share' | 'paste'

/** A place in the open file that the player asked for from elsewhere. */
export interface Goal {
  readonly path: Pointer
}

/** What the compendium is opened at. */
export interface Consulted {
  /** The game's id, where no open band says which it is. */
  readonly game?: string | undefined
  /** The key of an article. */
  readonly article?: string | undefined
}

/** Where the panes of an editor stand side by side. */
const hasRoom = (): boolean => matchMedia('(min-width: 51.0625rem)').matches

export const useView = defineStore('view', () => {
  const name = ref<ViewName>('shelf')
  const dialog = ref<DialogName>()
  /** Set by whoever sends the player there; the editor goes, and clears it. */
  const goal = shallowRef<Goal>()
  const consulted = shallowRef<Consulted>({})
  const show = (view: ViewName): void => {
    name.value = view
  }
  const open = (which: DialogName | undefined): void => {
    dialog.value = which
  }
  const goTo = (path: Pointer, kind: KindId = 'band'): void => {
    goal.value = { path }
    show(viewOfKind[kind])
  }
  /** The compendium stands beside the editor, in the place of the preview. */
  const beside = ref(false)
  /**
   * Beside the editor where there is room for it; asked for once more, as a view of its own. Where nothing is asked for,
   * it opens as it was left.
   */
  const consult = (what?: Consulted): void => {
    consulted.value = what ?? consulted.value
    if (name.value === 'band' && hasRoom() && !(beside.value && what === undefined)) {
      beside.value = true
      return
    }
    beside.value = false
    show('compendium')
  }
  return { name, dialog, goal, consulted, beside, show, open, goTo, consult }
})
