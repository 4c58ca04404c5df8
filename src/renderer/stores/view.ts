/** Where the player is: which view, which dialog. */
import { defineStore } from 'pinia'
import { ref } from 'vue'

export const viewNames = ['shelf', 'band', 'print', 'overview', 'duel', 'play'] as const
export type ViewName = (typeof viewNames)[number]
export type DialogName = 'palette' | 'shortcuts' | 'printers' | 'versions' | 'about' | 'new'

export const useView = defineStore('view', () => {
  const name = ref<ViewName>('shelf')
  const dialog = ref<DialogName>()
  /** What the player goes to within the band; whoever takes him there lets go of it. */
  const goal = ref<{ readonly path: string }>()
  const show = (view: ViewName): void => {
    name.value = view
  }
  const open = (which: DialogName | undefined): void => {
    dialog.value = which
  }
  const goTo = (path: string): void => {
    goal.value = { path }
    show('band')
  }
  return { name, dialog, goal, show, open, goTo }
})
