/** The evening in hand before it is printed, and while it is: what it lacks and costs, its sheets as they come out. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Answers, EveningReport } from '../../app/bridge.ts'
import { hasErrors, type Diagnostic } from '../../core/index.ts'
import { useBridge } from '../host.ts'
import { texts } from '../texts.ts'
import { useBand } from './band.ts'
import { useNotices } from './notices.ts'
import { usePreferences } from './preferences.ts'
import type { Printed } from './printing.ts'

const weighLane = 'soiree-pesee'
const sheetsLane = 'soiree-feuilles'
const printLane = 'soiree-impression'
/** What a host says where there is nothing to lay. */
const nothingCode = 'evening.nothing'
/** As many as are remembered of one file. */
const mostMarks = 5000

export const useEvening = defineStore('evening', () => {
  const [bridge, band, notices, preferences] = [useBridge(), useBand(), useNotices(), usePreferences()]
  const report = shallowRef<EveningReport>()
  /** Why nothing could be said of it at all. */
  const refused = shallowRef<readonly Diagnostic[]>([])
  /** The last that could be laid. */
  const sheets = shallowRef<Answers['printEvening']>()
  /** Why nothing comes out, though nothing is missing. */
  const unprintable = ref('')
  const onlyChanged = ref(false)
  const busy = ref(false)
  const working = ref(false)
  const progress = ref<{ readonly done: number; readonly total: number }>()
  /** Times that its print was asked for from elsewhere. */
  const urged = ref(0)
  let turn = 0

  const remarks = computed(() => (refused.value.length > 0 ? refused.value : (report.value?.remarks ?? [])))
  const missing = computed(() => hasErrors(remarks.value))
  const work = computed(() => (missing.value ? null : (sheets.value?.work ?? null)))
  /** Nothing comes out of the printer. */
  const nothing = computed(() => work.value === null)
  const hasPrinted = computed(() => preferences.printedOf(band.path).length > 0)

  const begin = (): void => {
    turn++
    report.value = undefined
    refused.value = []
    sheets.value = undefined
    unprintable.value = ''
    onlyChanged.value = false
    busy.value = false
  }

  const asking = () =>
    band.evening && { document: band.evening.document, path: band.path, changed: onlyChanged.value }

  /** The newest question alone is answered. */
  const ask = async (): Promise<void> => {
    const asked = asking()
    if (!asked) return
    const mine = ++turn
    busy.value = true
    const seen = await bridge.call('evening', { ...asked, lane: weighLane, weigh: false })
    if (mine !== turn) return
    refused.value = seen.ok ? [] : seen.diagnostics
    if (seen.ok) report.value = seen.value
    // While something is missing, what could be laid before stays in sight.
    if (missing.value) {
      busy.value = false
      return
    }
    const laid = await bridge.call('printEvening', { ...asked, lane: sheetsLane })
    if (mine !== turn) return
    busy.value = false
    const empty = !laid.ok && laid.diagnostics.some(({ code }) => code === nothingCode)
    unprintable.value = empty ? (laid.diagnostics[0]?.message ?? '') : ''
    if (laid.ok) sheets.value = laid.value
    else if (empty) sheets.value = undefined
    else refused.value = laid.diagnostics
  }

  const print = async (): Promise<Printed | undefined> => {
    const asked = asking()
    if (!asked || working.value) return undefined
    working.value = true
    progress.value = undefined
    const answer = await bridge.call('printEvening', { ...asked, lane: printLane })
    working.value = false
    progress.value = undefined
    if (!answer.ok) {
      notices.complain(answer.diagnostics)
      return undefined
    }
    const { marks } = answer.value
    const deliver = async (): Promise<void> => {
      const pieces = [...new Set(marks)].slice(-mostMarks)
      await preferences.remember({ printed: { path: asked.path, pieces } })
    }
    return { ...answer.value, deliver }
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
    report,
    remarks,
    missing,
    work,
    nothing,
    unprintable,
    sheets,
    onlyChanged,
    hasPrinted,
    busy,
    working,
    progress,
    urged,
    begin,
    ask,
    print,
    cancel,
    hear,
    urge,
  }
})
