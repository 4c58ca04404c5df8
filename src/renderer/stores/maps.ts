/** Maps of the scenarios on the shelf: read one after the other as they come near, kept as drawings. */
import { defineStore } from 'pinia'
import { mapDrawing, mapScale, mapSchema, type Drawing, type Json, type TableMap } from '../../core/index.ts'
import { createLooks } from './looks.ts'

export interface ShownMap {
  readonly drawing: Drawing
  readonly map: Pick<TableMap, 'width' | 'height' | 'unit'>
}

/** In millimetres: as large as a card of the shelf shows it. */
const room = { width: 60, height: 46 }

/** Small as it is, it is drawn without names. */
export const shownMap = (map: Json | undefined): ShownMap | undefined => {
  const read = mapSchema.safeParse(map)
  if (!read.success) return undefined
  const scale = mapScale(read.data, room)
  return { map: read.data, drawing: mapDrawing(read.data, { scale, names: false }) }
}

export const useMaps = defineStore('maps', () => {
  const { shownOf: mapOf, ...looks } = createLooks(document => shownMap(document['map']))
  return { ...looks, mapOf }
})
