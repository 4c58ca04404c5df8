/** Where the player is: which view, which dialog. */
import { defineStore } from 'pinia'
import { ref } from 'vue'

export const viewNames = ['shelf', 'band', 'print', 'overview', 'duel'] as const
export type ViewName = (typeof viewNames)[number]
export type DialogName =
  'palette' | 'shortcuts' | 'printers' | 'versions' | 'about' | 'new' | 'share' | 'paste'

export const useView = defineStore('view', () => {
  const name = ref<ViewName>('shelf')
  const dialog = ref<DialogName>()
  const show = (view: ViewName): void => {
    name.value = view
  }
  const open = (which: DialogName | undefined): void => {
    dialog.value = which
  }
  return { name, dialog, show, open }
})
