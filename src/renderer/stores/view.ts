/** Where the player is: which view, which dialog. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Pointer } from '../../core/index.ts'

export const viewNames = ['shelf', 'band', 'print', 'overview', 'duel', 'play', 'compendium'] as const
export type ViewName = (typeof viewNames)[number]
export type DialogName =
  'palette' | 'shortcuts' | 'printers' | 'versions' | 'about' | 'new' | 'share' | 'paste'

/** A place in the open band that the player asked for from elsewhere. */
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
  const goTo = (path: Pointer): void => {
    goal.value = { path }
    show('band')
  }
  /** Where nothing is asked for, it opens as it was left. */
  const consult = (what: Consulted = consulted.value): void => {
    consulted.value = what
    show('compendium')
  }
  return { name, dialog, goal, consulted, show, open, goTo, consult }
})
