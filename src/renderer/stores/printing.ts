/** One print: what is wanted, the sheets exactly as they will come out, and the job itself. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { PieceSummary, PrintedFiles } from '../../app/bridge.ts'
import { settingsSchema, usualSettings, type PrintSettings } from '../../app/wish.ts'
import type { PrinterProfile } from '../../app/press-words.ts'
import { success, type AssetFacts, type OptionValue, type Result } from '../../core/index.ts'
import { useBridge } from '../host.ts'
import { texts } from '../texts.ts'
import { useBand } from './band.ts'
import { useNotices } from './notices.ts'
import { usePreferences } from './preferences.ts'

export interface Printed extends PrintedFiles {
  /** The player has it: its pieces are known as printed from now on. */
  readonly deliver: () => Promise<void>
}

const previewLane = 'apercu-feuilles'
const printLane = 'impression'

/** The assets that are printed: those that were chosen, all of them, or the usual ones. */
export const wantedOf = (wish: PrintSettings['assets'], assets: readonly AssetFacts[]): readonly string[] =>
  Array.isArray(wish) ? wish : assets.filter(({ usual }) => wish === 'all' || usual).map(({ id }) => id)

export const usePrinting = defineStore('printing', () => {
  const bridge = useBridge()
  const band = useBand()
  const notices = useNotices()
  const preferences = usePreferences()
  const settings = shallowRef<PrintSettings>(usualSettings)
  const onlyChanged = ref(false)
  const sheets = shallowRef<PrintedFiles>()
  const pieces = shallowRef<readonly PieceSummary[]>([])
  const printers = shallowRef<readonly PrinterProfile[]>([])
  const busy = ref(false)
  const working = ref(false)
  /** The job is printed, and its pages are being drawn. */
  const drawingPages = ref(false)
  const progress = ref<{ readonly done: number; readonly total: number }>()
  const message = ref('')
  let turn = 0

  const changed = computed(() => {
    const before = new Set(preferences.printedOf(band.path))
    return pieces.value.filter(({ print }) => !before.has(print))
  })
  const hasPrinted = computed(() => preferences.printedOf(band.path).length > 0)
  const only = computed(() => (onlyChanged.value ? changed.value.map(({ print }) => print) : null))

  const begin = async (): Promise<void> => {
    settings.value = preferences.settingsOf(band.path)
    onlyChanged.value = false
    const known = await bridge.call('printers', {})
    if (known.ok) printers.value = known.value
    await count()
  }

  const change = async (part: Partial<PrintSettings>): Promise<void> => {
    settings.value = { ...settings.value, ...part }
    await preferences.remember({ print: { path: band.path, settings: settings.value } })
    await count()
  }

  /** An option of the house by its id, as its field gives it: what the schema does not take changes nothing. */
  const set = async (id: string, value: OptionValue): Promise<void> => {
    const next = settingsSchema.safeParse({ ...settings.value, [id]: value })
    if (next.success) await change(next.data)
  }

  /** Every piece of every asset is counted, so that each thumbnail shows its number. */
  const count = async (): Promise<void> => {
    const { document } = band
    if (!document) return
    const mine = ++turn
    busy.value = true
    const all = await bridge.call('pieces', { document, settings: { ...settings.value, assets: 'all' } })
    if (all.ok && mine === turn) pieces.value = all.value
    const answer = await bridge.call('preview', {
      document,
      settings: settings.value,
      only: only.value,
      lane: previewLane,
    })
    if (mine !== turn) return
    busy.value = false
    message.value = answer.ok ? '' : (answer.diagnostics[0]?.message ?? '')
    sheets.value = answer.ok ? answer.value : undefined
  }

  const run = async <T>(action: () => Promise<T>): Promise<T> => {
    working.value = true
    progress.value = undefined
    try {
      return await action()
    } finally {
      working.value = false
      drawingPages.value = false
      progress.value = undefined
    }
  }

  const request = () => ({
    document: band.document,
    settings: settings.value,
    only: only.value,
    lane: printLane,
  })

  const print = async (): Promise<Printed | undefined> => {
    const wanted = wantedOf(settings.value.assets, band.band?.system.assets ?? [])
    const chosen = pieces.value.filter(({ asset }) => wanted.includes(asset))
    const { path } = band
    const answer = await run(() => bridge.call('print', request()))
    if (!answer.ok) {
      notices.complain(answer.diagnostics)
      return undefined
    }
    const deliver = (): Promise<void> => {
      const marks = new Set([...preferences.printedOf(path), ...chosen.map(piece => piece.print)])
      return preferences.remember({ printed: { path, pieces: [...marks].slice(-5000) } })
    }
    return { ...answer.value, deliver }
  }

  /** What is printed as pictures is drawn page by page: one alone is held at a time. */
  const drawing = async (dpi: number, draw: (pages: number) => Promise<Result<unknown>>): Promise<boolean> =>
    run(async () => {
      const ready = await bridge.call('png', { ...request(), dpi })
      progress.value = undefined
      drawingPages.value = true
      const drawn = ready.ok && ready.value.pages > 0 ? await draw(ready.value.pages) : ready
      if (!drawn.ok) notices.complain(drawn.diagnostics)
      return drawn.ok
    })

  /** Each page as it is drawn, with its number as names of files show it. */
  const pngPages = (dpi: number, take: (bytes: Uint8Array, number: string) => void): Promise<boolean> =>
    drawing(dpi, async pages => {
      for (let page = 1; page <= pages; page++) {
        const drawn = await bridge.call('pngPage', { lane: printLane, page })
        if (!drawn.ok) return drawn
        take(drawn.value.bytes, String(page).padStart(String(pages).length, '0'))
      }
      return success(null)
    })

  /** The host asks where, and writes them itself; nothing where the player chose no place. */
  const savePng = async (dpi: number, name: string): Promise<string | undefined> => {
    let path: string | null = null
    await drawing(dpi, async () => {
      const saved = await bridge.call('savePng', { lane: printLane, name })
      if (saved.ok) ({ path } = saved.value)
      return saved
    })
    return path ?? undefined
  }

  const cancel = async (): Promise<void> => {
    await bridge.call('cancel', { lane: printLane })
    notices.say(texts.print.cancelled)
  }

  const hear = (lane: string, done: number, total: number): void => {
    if (lane === printLane && working.value) progress.value = { done, total }
  }

  return {
    settings,
    onlyChanged,
    sheets,
    pieces,
    printers,
    busy,
    working,
    progress,
    message,
    drawingPages,
    changed,
    hasPrinted,
    begin,
    change,
    set,
    count,
    print,
    pngPages,
    savePng,
    cancel,
    hear,
  }
})
