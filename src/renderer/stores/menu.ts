/** What the head of every view offers: the commands of the moment, and the way back to the shelf. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Command } from '../commands.ts'

export const useMenu = defineStore('menu', () => {
  const commands = shallowRef<readonly Command[]>([])
  const leave = ref<() => void>(() => undefined)
  return { commands, leave }
})
