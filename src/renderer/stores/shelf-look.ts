/** How the shelf is looked at: as it was when one comes back to it; its order and its look, the next evening too. */
import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import type { KindId } from '../../core/index.ts'
import { shelfLooks, shelfSorts, type ShelfFilter, type ShelfLook, type ShelfSort } from '../shelving.ts'

const key = 'copiste.etagere'

export const useShelfLook = defineStore('shelf-look', () => {
  const kept = (localStorage.getItem(key) ?? '').split(' ')
  const search = ref('')
  const sort = ref<ShelfSort>(shelfSorts.find(one => kept.includes(one)) ?? 'recent')
  const filter = ref<ShelfFilter>('all')
  const look = ref<ShelfLook>(shelfLooks.find(one => kept.includes(one)) ?? 'cards')
  const game = ref<string>()
  const kind = ref<KindId>()
  watch([sort, look], both => localStorage.setItem(key, both.join(' ')))
  return { search, sort, filter, look, game, kind }
})
