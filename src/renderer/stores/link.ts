/** Whether the host is there, as far as its silence or its answers tell. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { HostEvent } from '../../app/bridge.ts'

export type Away = Extract<HostEvent, { readonly kind: 'away' }>['why']

export const useLink = defineStore('link', () => {
  const away = ref<Away>()
  const hear = (event: HostEvent): void => {
    if (event.kind === 'away') away.value = event.why
    if (event.kind === 'again') away.value = undefined
  }
  return { away, hear }
})
