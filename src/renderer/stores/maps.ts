/** Maps of the scenarios on the shelf: read one after the other as they come near, kept as drawings. */
import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import { mapDrawing, mapScale, mapSchema, type Drawing, type Json, type TableMap } from '../../core/index.ts'
import { useBridge } from '../host.ts'

export interface ShownMap {
  readonly drawing: Drawing
  readonly map: Pick<TableMap, 'width' | 'height' | 'unit'>
}

interface Held {
  readonly mark: string
  /** Nothing where there is no map. */
  readonly shown: ShownMap | undefined
}

/** In millimetres: as large as a card of the shelf shows it. */
const room = { width: 60, height: 46 }
const mostHeld = 120

/** Small as it is, it is drawn without names. */
export const shownMap = (map: Json | undefined): ShownMap | undefined => {
  const read = mapSchema.safeParse(map)
  if (!read.success) return undefined
  const scale = mapScale(read.data, room)
  return { map: read.data, drawing: mapDrawing(read.data, { scale, names: false }) }
}

export const useMaps = defineStore('maps', () => {
  const bridge = useBridge()
  const held = shallowReactive(new Map<string, Held>())
  /** Those that are near, and what their file was when they came. */
  const wanted = new Map<string, string>()
  let last: Promise<void> = Promise.resolve()

  const look = async (path: string, mark: string): Promise<void> => {
    if (wanted.get(path) !== mark || held.get(path)?.mark === mark) return
    const seen = await bridge.call('look', { path })
    if (!seen.ok) return
    held.delete(path)
    held.set(path, { mark, shown: shownMap(seen.value['map']) })
    for (const other of [...held.keys()].slice(0, -mostHeld)) if (!wanted.has(other)) held.delete(other)
  }

  /** It is near, or changed: what is shown of it stays until the new one has come. */
  const want = (path: string, mark: string): void => {
    if (wanted.get(path) === mark) return
    wanted.set(path, mark)
    last = last.then(() => look(path, mark))
  }

  /** It is far again. */
  const leave = (path: string): void => void wanted.delete(path)

  const isKnown = (path: string): boolean => held.has(path)
  const mapOf = (path: string): ShownMap | undefined => held.get(path)?.shown

  return { want, leave, isKnown, mapOf }
})
