/** One print: the bands of the job, what is wanted of each, the sheets exactly as they will come out, and the job itself. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Input, PieceSummary, PrintedFiles } from '../../app/bridge.ts'
import { differs, presetNamed, withPreset, type HousePreset, type Preset } from '../../app/presets.ts'
import {
  settingsSchema,
  usualChoice,
  usualSettings,
  type BandChoice,
  type PrintSettings,
} from '../../app/wish.ts'
import { papers, type PrinterProfile } from '../../app/press-words.ts'
import { success, type OptionValue, type Result } from '../../core/index.ts'
import { useBridge } from '../host.ts'
import { fittingChoice, fittingOptions, lookAt, seenAs, settingsFor } from '../print/job.ts'
import { kindGroups, wantedOf, type JobBand } from '../print/kinds.ts'
import { firstSpots, kindName, paperSheets, placedName } from '../print/sheets.ts'
import { texts } from '../texts.ts'
import { useBand } from './band.ts'
import { useNotices } from './notices.ts'
import { usePreferences } from './preferences.ts'
import { useView } from './view.ts'

export interface Printed extends PrintedFiles {
  /** The player has it: its pieces are known as printed from now on. */
  readonly deliver: () => Promise<void>
}

const previewLane = 'apercu-feuilles'
const picturesLane = 'apercu-vignettes'
const printLane = 'impression'

export const usePrinting = defineStore('printing', () => {
  const bridge = useBridge()
  const band = useBand()
  const view = useView()
  const notices = useNotices()
  const preferences = usePreferences()
  const bands = shallowRef<readonly JobBand[]>([])
  /** Of the whole job; what is chosen of each band stands with the band. */
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
  /** Times that the key which opened this view was pressed in it again. */
  const urged = ref(0)
  /** Where the view was asked for with bands of its own. */
  let asked: readonly string[] | undefined
  let turn = 0

  const groups = computed(() => kindGroups(bands.value, pieces.value, papers[settings.value.paper]))
  const papersOut = computed(() => (sheets.value ? paperSheets(sheets.value) : []))

  const printedOf = (index: number): ReadonlySet<string> =>
    new Set(preferences.printedOf(bands.value[index]?.path ?? ''))
  const isWanted = ({ band: index, asset, copies }: PieceSummary): boolean => {
    const one = bands.value[index]
    return one !== undefined && copies > 0 && wantedOf(one.choice.assets, one.system.assets).includes(asset)
  }
  const wantedPieces = computed(() => pieces.value.filter(isWanted))
  const changed = computed(() => {
    const before = bands.value.map((_, index) => printedOf(index))
    return wantedPieces.value.filter(({ band: index, print: mark }) => !before[index]?.has(mark))
  })
  const hasPrinted = computed(() => bands.value.some(({ path }) => preferences.printedOf(path).length > 0))
  /** Sheets on which there is something that has not been printed yet. */
  const fresh = computed(() => {
    const names = new Set(changed.value.map(piece => placedName(piece.band, piece.asset, piece.title)))
    return new Set(
      papersOut.value
        .filter(sheet => sheet.pieces.some(one => names.has(placedName(one.band, one.asset, one.title))))
        .map(({ number }) => number),
    )
  })
  const onlyOf = (index: number): string[] | null =>
    onlyChanged.value ? changed.value.filter(piece => piece.band === index).map(piece => piece.print) : null

  const preset = computed(() => presetNamed(settings.value.preset, preferences.all.presets))
  /** As the preset would have it. */
  const asPreset = computed(() => preset.value && withPreset(preset.value, settings.value))
  /** Whether some of these settings are no more as the preset had them. */
  const isChanged = (keys: readonly (keyof PrintSettings)[]): boolean =>
    asPreset.value !== undefined && differs(settings.value, asPreset.value, keys)
  /** Whether other things are chosen than the preset chooses. */
  const otherChoice = computed(() => {
    const wished = asPreset.value
    if (!wished) return false
    return bands.value.some(({ choice, system }) => {
      const [now, then] = [choice.assets, wished.assets].map(one => wantedOf(one, system.assets).toSorted())
      return (
        String(now) !== String(then) ||
        Object.values(choice.pieces).length > 0 ||
        differs({ ...settings.value, times: choice.times }, wished, ['times'])
      )
    })
  })

  const otherSettings = computed(
    () =>
      otherChoice.value ||
      isChanged([
        'paper',
        'card',
        'backs',
        'bleed',
        'marks',
        'ink',
        'theme',
        'text',
        'copies',
        'png',
        'printer',
        'options',
      ]),
  )

  /** Opens the view for these files: the first is the job's first band. */
  const beginWith = (paths: readonly string[]): void => {
    asked = [...new Set(paths)]
    if (view.name === 'print') void begin()
    else view.show('print')
  }

  const begin = async (): Promise<void> => {
    const paths = asked ?? [band.path]
    asked = undefined
    onlyChanged.value = false
    sheets.value = undefined
    pieces.value = []
    bands.value = await opened(paths)
    const [first] = bands.value
    settings.value = settingsFor(first?.path ?? band.path, preferences.all)
    settings.value = {
      ...settings.value,
      options: fittingOptions(
        settings.value.options,
        bands.value.map(({ system }) => system),
      ),
    }
    const known = await bridge.call('printers', {})
    if (known.ok) printers.value = known.value
    await count()
  }

  /** Each as it stands now: the one that is being edited with what is not saved yet. */
  const opened = async (paths: readonly string[]): Promise<readonly JobBand[]> => {
    const found: JobBand[] = []
    for (const path of paths) {
      const { filed } = band
      const seen =
        path === band.path && filed
          ? success(seenAs(path, filed))
          : path === ''
            ? undefined
            : await lookAt(bridge, path)
      if (!seen) continue
      if (!seen.ok) notices.complain(seen.diagnostics)
      else
        found.push({
          ...seen.value,
          choice: fittingChoice(settingsFor(path, preferences.all), seen.value.system),
        })
    }
    return found
  }

  const addBands = async (paths: readonly string[]): Promise<void> => {
    const others = paths.filter(path => bands.value.every(one => one.path !== path))
    bands.value = [...bands.value, ...(await opened(others))]
    await count()
  }

  const removeBand = async (path: string): Promise<void> => {
    bands.value = bands.value.filter(one => one.path !== path)
    await count()
  }

  /** The band that is being edited was changed while its print is looked at. */
  const refresh = async (): Promise<void> => {
    const { filed, path } = band
    if (!filed) return
    bands.value = bands.value.map(one =>
      one.path === path ? { ...seenAs(path, filed), choice: one.choice } : one,
    )
    await count()
  }

  /** By each file, the first one last: another band begins as that one did. */
  const keep = async (): Promise<void> => {
    // What is seen from here on is not what was asked for, until it has been counted anew.
    busy.value = bands.value.length > 0
    const all = bands.value.length > 0 ? bands.value : [{ path: band.path, choice: usualChoice }]
    for (const { path, choice } of all.toReversed())
      await preferences.remember({ print: { path, settings: { ...settings.value, ...choice } } })
  }

  const change = async (part: Partial<PrintSettings>): Promise<void> => {
    settings.value = { ...settings.value, ...part }
    await keep()
    await count()
  }

  /** What is wanted of one band of the job. */
  const choose = async (index: number, next: (choice: BandChoice) => BandChoice): Promise<void> => {
    bands.value = bands.value.map((one, place) =>
      place === index ? { ...one, choice: next(one.choice) } : one,
    )
    await keep()
    await count()
  }

  /** The same of every band. */
  const chooseAll = async (assets: PrintSettings['assets']): Promise<void> => {
    bands.value = bands.value.map(one => ({ ...one, choice: { ...one.choice, assets, pieces: {} } }))
    await keep()
    await count()
  }

  const apply = async (chosen: HousePreset | Preset): Promise<void> => {
    const [before, choices] = [settings.value, bands.value]
    const next = withPreset(chosen, before)
    bands.value = bands.value.map(one => ({
      ...one,
      choice: fittingChoice(
        { assets: next.assets, times: next.times, pieces: one.choice.pieces },
        one.system,
      ),
    }))
    const lost = preset.value !== chosen && (preset.value === undefined ? false : otherSettings.value)
    await change(next)
    if (!lost) return
    const undo = (): void => {
      bands.value = bands.value.map(one => ({
        ...one,
        choice: choices.find(({ path }) => path === one.path)?.choice ?? one.choice,
      }))
      void change(before)
    }
    notices.say(texts.presets.applied(chosen.name), { actions: [{ label: texts.undoThis, run: undo }] })
  }

  /** What is set now, under a name. */
  const savePreset = async (name: string): Promise<void> => {
    const now: PrintSettings = { ...settings.value, ...bands.value[0]?.choice, pieces: {}, preset: name }
    if (!(await preferences.remember({ preset: { kind: 'keep', name, settings: now } }))) return
    settings.value = { ...settings.value, assets: now.assets, times: now.times, preset: name }
    await keep()
    await count()
    notices.say(texts.presets.saved(name))
  }

  const renamePreset = async (name: string, as: string): Promise<void> => {
    if (!(await preferences.remember({ preset: { kind: 'rename', name, as } }))) return
    if (settings.value.preset !== name) return
    settings.value = { ...settings.value, preset: as }
    await keep()
    await count()
  }

  const removePreset = async (removed: Preset): Promise<void> => {
    const { name } = removed
    if (!(await preferences.remember({ preset: { kind: 'remove', name } }))) return
    const undo = () => void preferences.remember({ preset: { kind: 'keep', ...removed } })
    notices.say(texts.presets.removed(name), { actions: [{ label: texts.undoThis, run: undo }] })
  }

  /** An option of the house by its id, as its field gives it: what the schema does not take changes nothing. */
  const set = async (id: string, value: OptionValue): Promise<void> => {
    const next = settingsSchema.safeParse({ ...settings.value, [id]: value })
    if (next.success) await change(next.data)
  }

  /** The job, with what the first band is asked for in its settings. */
  const jobRequest = (
    of: (one: JobBand) => BandChoice,
  ): Pick<Input<'pieces'>, 'document' | 'settings' | 'beside'> => {
    const [first, ...others] = bands.value
    return {
      document: first?.document,
      settings: { ...settings.value, ...(first ? of(first) : usualChoice) },
      beside: others.map((one, index) => ({
        document: one.document,
        choice: of(one),
        only: onlyOf(index + 1),
      })),
    }
  }
  const request = () => ({ ...jobRequest(({ choice }) => choice), only: onlyOf(0), lane: printLane })

  /** Every piece of every kind is counted, so that each line shows its number. */
  const count = async (): Promise<void> => {
    if (bands.value.length === 0) return
    const mine = ++turn
    busy.value = true
    const all = await bridge.call(
      'pieces',
      jobRequest(({ choice }) => ({ ...choice, assets: 'all' })),
    )
    if (mine !== turn) return
    if (all.ok) pieces.value = all.value
    const answer = await bridge.call('preview', { ...request(), lane: previewLane })
    if (mine !== turn) return
    busy.value = false
    message.value = answer.ok ? '' : (answer.diagnostics[0]?.message ?? '')
    sheets.value = answer.ok ? answer.value : undefined
  }

  /** Sheets of what is not printed now, to take the pictures of its kinds from; nothing where there is no such kind. */
  const otherSheets = async (): Promise<PrintedFiles | undefined> => {
    const printed = new Set(firstSpots(papersOut.value).keys())
    const missing = bands.value.map((_, index) =>
      [...new Set(pieces.value.filter(piece => piece.band === index).map(({ asset }) => asset))].filter(
        asset => !printed.has(kindName(index, asset)),
      ),
    )
    if (missing.every(assets => assets.length === 0)) return undefined
    const answer = await bridge.call('preview', {
      ...jobRequest(one => ({ ...usualChoice, assets: missing[bands.value.indexOf(one)] ?? [] })),
      only: null,
      lane: picturesLane,
    })
    return answer.ok ? answer.value : undefined
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

  const print = async (): Promise<Printed | undefined> => {
    const chosen = onlyChanged.value ? changed.value : wantedPieces.value
    const paths = bands.value.map(({ path }) => path)
    const answer = await run(() => bridge.call('print', request()))
    if (!answer.ok) {
      notices.complain(answer.diagnostics)
      return undefined
    }
    const deliver = async (): Promise<void> => {
      for (const [index, path] of paths.entries()) {
        const marks = chosen.filter(piece => piece.band === index).map(piece => piece.print)
        if (marks.length === 0 || path === '') continue
        const known = new Set([...preferences.printedOf(path), ...marks])
        await preferences.remember({ printed: { path, pieces: [...known].slice(-5000) } })
      }
    }
    return { ...answer.value, deliver }
  }

  /** What is printed as pictures is drawn page by page: one alone is held at a time. */
  const drawing = async <T>(
    dpi: number,
    draw: (pages: number) => Promise<Result<T>>,
  ): Promise<T | undefined> =>
    run(async () => {
      const ready = await bridge.call('png', { ...request(), dpi })
      progress.value = undefined
      if (!ready.ok) {
        notices.complain(ready.diagnostics)
        return undefined
      }
      if (ready.value.pages === 0) return undefined
      drawingPages.value = true
      const drawn = await draw(ready.value.pages)
      if (drawn.ok) return drawn.value
      notices.complain(drawn.diagnostics)
      return undefined
    })

  /** Each page as it is drawn, with its number as names of files show it; answers how many there were. */
  const pngPages = (
    dpi: number,
    take: (bytes: Uint8Array, number: string) => void,
  ): Promise<number | undefined> =>
    drawing(dpi, async pages => {
      for (let page = 1; page <= pages; page++) {
        const drawn = await bridge.call('pngPage', { lane: printLane, page })
        if (!drawn.ok) return drawn
        take(drawn.value.bytes, String(page).padStart(String(pages).length, '0'))
      }
      return success(pages)
    })

  /** The host asks where, and writes them itself; nothing where the player chose no place. */
  const savePng = async (
    dpi: number,
    name: string,
  ): Promise<{ readonly path: string; readonly images: number } | undefined> => {
    const saved = await drawing(dpi, () => bridge.call('savePng', { lane: printLane, name }))
    return saved?.path ? { path: saved.path, images: saved.images } : undefined
  }

  const cancel = async (): Promise<void> => {
    await bridge.call('cancel', { lane: printLane })
    notices.say(texts.print.cancelled)
  }

  const hear = (lane: string, done: number, total: number): void => {
    if (lane === printLane && working.value) progress.value = { done, total }
  }

  const urge = (): void => {
    urged.value++
  }

  return {
    bands,
    settings,
    onlyChanged,
    sheets,
    pieces,
    groups,
    papersOut,
    fresh,
    printers,
    busy,
    working,
    progress,
    message,
    drawingPages,
    changed,
    hasPrinted,
    preset,
    otherSettings,
    urged,
    isChanged,
    beginWith,
    begin,
    addBands,
    removeBand,
    refresh,
    change,
    choose,
    chooseAll,
    apply,
    savePreset,
    renamePreset,
    removePreset,
    set,
    count,
    otherSheets,
    print,
    pngPages,
    savePng,
    cancel,
    hear,
    urge,
  }
})
