/** What is kept beside the bands: what the folder's stocks offer to the open one, and how more is kept of it. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { ownStockFile } from '../../app/stocks.ts'
import { newStock, stockKey, stockKind, type Stock, type StockEntry } from '../../core/index.ts'
import { systems } from '../../games/index.ts'
import { useBridge } from '../host.ts'
import { texts } from '../texts.ts'
import { useBand } from './band.ts'
import { useLibrary } from './library.ts'
import { createLooks } from './looks.ts'
import { useNotices } from './notices.ts'

/** A kept thing, and the stock that it lies in. */
export interface Offered extends StockEntry {
  readonly lies: string
}

/** An item of the open band, by its part and its place in it. */
export interface OpenItem {
  readonly part: string
  readonly index: number
}

export const useStock = defineStore('stock', () => {
  const bridge = useBridge()
  const [band, library, notices] = [useBand(), useLibrary(), useNotices()]
  const words = texts.stock
  const open = shallowRef<OpenItem>()
  /** Opens a file, as the window knows how. */
  const show = shallowRef<(path: string) => void>(() => undefined)
  const looks = createLooks((document): Stock | undefined => {
    const read = stockKind.open(document, systems)
    return read.ok ? read.value : undefined
  })

  /** The game whose stocks are looked at. */
  const game = ref<string>()
  const system = computed(() => systems.find(({ id }) => id === game.value))
  /** The player's own first, then those of others by their names. */
  const books = computed(() => {
    const own = system.value && ownStockFile(system.value)
    return library.books
      .filter(
        ({ kind, system: id, state }) => kind === 'stock' && id === game.value && state !== 'unreadable',
      )
      .toSorted(
        (a, b) => Number(b.file === own) - Number(a.file === own) || a.name.localeCompare(b.name, 'fr'),
      )
  })
  watch(books, (now, before) => {
    for (const { path } of before) if (now.every(one => one.path !== path)) looks.leave(path)
    for (const { path, modified } of now) looks.want(path, String(modified))
  })
  const look = (id: string | undefined): void => {
    game.value = id
  }

  /** What of all stocks comes to each part of a band; what lies in several of them is offered once. */
  const offers = computed(() => {
    const byPart = new Map<string, Offered[]>()
    const known = new Set<string>()
    for (const { path, name } of books.value)
      for (const entry of looks.shownOf(path)?.entries() ?? []) {
        const key = stockKey(entry)
        if (!entry.of || known.has(key)) continue
        known.add(key)
        byPart.set(entry.of.part, [...(byPart.get(entry.of.part) ?? []), { ...entry, lies: name }])
      }
    return byPart
  })
  const offersFor = (part: string): readonly Offered[] => offers.value.get(part) ?? []
  const offered = computed<ReadonlySet<string>>(() => new Set(offers.value.keys()))
  const keeps = computed<ReadonlySet<string>>(
    () => new Set(band.band?.system.stock.map(({ part }) => part) ?? []),
  )
  const canKeep = computed(() => open.value !== undefined && keeps.value.has(open.value.part))

  const keep = async (part: string, index: number): Promise<void> => {
    const { system: own, roster } = band.band ?? {}
    const shelf = own?.stock.find(one => one.part === part)
    const thing = shelf && roster?.keep(shelf.id, index)
    if (!own || !shelf || !thing) return
    const seen = shelf.look(thing)
    const title = seen.ok ? seen.value.title : shelf.one
    const kept = await bridge.call('stow', { system: own.id, items: [{ shelf: shelf.id, thing }] })
    await library.refresh()
    if (!kept.ok) return notices.complain(kept.diagnostics)
    const { path, name, twins, namesakes } = kept.value
    const say = twins > 0 ? words.twin : namesakes > 0 ? words.namesake : words.kept
    notices.say(say(title, name), {
      actions: [{ label: words.see, run: () => show.value(path) }],
    })
  }
  const keepOpen = async (): Promise<void> => {
    if (open.value && canKeep.value) await keep(open.value.part, open.value.index)
  }

  /** The file in which the open band's game is kept: made where there is none of it yet. */
  const own = async (): Promise<string | undefined> => {
    const { system: of } = band.band ?? {}
    if (!of) return undefined
    const file = ownStockFile(of)
    const book = library.books.find(one => one.file === file)
    return book?.path ?? library.make(newStock(of))
  }

  return { open, show, look, offersFor, offered, keeps, canKeep, keep, keepOpen, own }
})
