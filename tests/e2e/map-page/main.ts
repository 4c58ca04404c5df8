/** The map editor alone in a real browser: `?many=400` for a crowded table, `?dark` for the night; `laid` is its map. */
import { createApp, defineComponent, h, shallowRef } from 'vue'
import { blankMap, checkMap, newPiece, type TableMap } from '../../../src/core/map/index.ts'
import MapEditor from '../../../src/renderer/map/MapEditor.vue'
import '../../../src/renderer/styles/index.css'

const asked = new URLSearchParams(location.search)
if (asked.has('dark')) document.documentElement.dataset['appearance'] = 'dark'
const kinds = ['maison', 'arbre', 'bois', 'mur', 'rochers'] as const
const many = Array.from({ length: Number(asked.get('many') ?? 0) }, (_, index) =>
  newPiece(kinds[index % kinds.length] ?? 'maison', {
    x: 2 + (index % 25) * 2.3,
    y: 2 + Math.floor(index / 25) * 2.3,
  }),
)
const map = shallowRef<TableMap>({ ...blankMap(), width: 60, height: 40, grid: 6, pieces: many })
const labels: string[] = []
Object.defineProperty(window, 'laid', { get: () => ({ map: map.value, labels }) })

createApp(
  defineComponent(
    () => () =>
      h(MapEditor, {
        map: map.value,
        game: undefined,
        remarks: checkMap(map.value),
        sides: ['A', 'B'],
        onChange: (next: TableMap, label: string) => {
          labels.push(label)
          map.value = next
        },
      }),
  ),
).mount('#app')
