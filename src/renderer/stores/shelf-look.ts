/** How the shelf is looked at: it is as it was when one comes back to it. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { ShelfFilter, ShelfLook, ShelfSort } from '../shelving.ts'

export const useShelfLook = defineStore('shelf-look', () => {
  const search = ref('')
  const sort = ref<ShelfSort>('recent')
  const filter = ref<ShelfFilter>('all')
  const look = ref<ShelfLook>('cards')
  const game = ref<string>()
  return { search, sort, filter, look, game }
})
