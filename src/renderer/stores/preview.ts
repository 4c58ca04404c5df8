/**
 * The pages that the player looks at while typing: asked of the press anew at each change, the newest answer alone kept.
 * What is in sight is asked for first, by itself; who types on waits for nothing else.
 */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Report } from '../../app/press-words.ts'
import type { PrintSettings } from '../../app/wish.ts'
import type { JsonObject } from '../../core/index.ts'
import { useBridge } from '../host.ts'

/** Some of the pages, newer than the others. */
export interface Ahead {
  readonly pdf: Uint8Array
  /** The number that the first of them has among all. */
  readonly from: number
  readonly count: number
}

/** Kinds of pieces that fill pages of their own, those in sight among them. */
interface Part {
  readonly kinds: readonly string[]
  readonly from: number
  readonly count: number
}

/** Nothing where no kind stands by itself, or all of them are in sight. */
export const partInSight = ({ sheets }: Report, pages: readonly number[]): Part | undefined => {
  const kindsOn = (page: number): readonly string[] =>
    sheets[page - 1]?.pieces.map(({ asset }) => asset) ?? []
  const kinds = new Set(pages.flatMap(kindsOn))
  let filled: readonly number[] = []
  for (let had = -1; had !== kinds.size;) {
    had = kinds.size
    filled = sheets.map((_, at) => at + 1).filter(page => kindsOn(page).some(kind => kinds.has(kind)))
    for (const kind of filled.flatMap(kindsOn)) kinds.add(kind)
  }
  const [from = 0, last = 0] = [filled[0], filled.at(-1)]
  // A page that bears nothing is the back of the one before it.
  const next = sheets.findIndex(({ pieces }, at) => at >= last && pieces.length > 0)
  const to = next < 0 ? sheets.length : next
  const count = to - from + 1
  const between = sheets.slice(from - 1, to)
  if (kinds.size === 0 || count === sheets.length) return undefined
  return between.every(({ pieces }) => pieces.every(({ asset }) => kinds.has(asset)))
    ? { kinds: [...kinds], from, count }
    : undefined
}

/** Milliseconds without a change, once what is in sight is there, before the rest is asked for. */
const pause = 160

export const usePreview = defineStore('preview', () => {
  const bridge = useBridge()
  const pdf = shallowRef<Uint8Array>()
  const ahead = shallowRef<Ahead>()
  /** Whose pages these are. */
  const of = ref('')
  const report = shallowRef<Report>()
  const busy = ref(false)
  const message = ref('')
  /** The numbers of the pages that the player has before them. */
  const sight = shallowRef<readonly number[]>([])
  let turn = 0
  /** Of the report: whose it is, and whether all of its pages lie in one file. */
  let reported: { readonly subject: string | null; readonly together: boolean } | undefined

  /** A newer request is under way: its answer is the one to show. */
  const ask = async (
    document: JsonObject,
    settings: PrintSettings,
    subject: string | null,
    owner: () => string = () => subject ?? '',
  ): Promise<void> => {
    const mine = ++turn
    busy.value = true
    const call = (kinds: readonly string[] | null) =>
      bridge.call('preview', {
        document,
        settings,
        subject,
        lane: 'apercu-figure',
        ...(kinds && { kinds: [...kinds] }),
      })
    // The sheets of a whole band say how many they are, and small pieces fill what is left of any: no part of them stands alone.
    const isPart = subject !== null && reported?.subject === subject && reported.together
    const known = isPart ? report.value : undefined
    const part = known && partInSight(known, sight.value)
    if (part) {
      const first = await call(part.kinds)
      if (mine !== turn) return
      const bytes = first.ok && first.value.report.sheets.length === part.count && first.value.files[0]?.bytes
      if (bytes && of.value === owner()) {
        ahead.value = { pdf: bytes, from: part.from, count: part.count }
        await new Promise(rested => setTimeout(rested, pause))
        if (mine !== turn) return
      }
    }
    const answer = await call(null)
    if (mine !== turn) return
    busy.value = false
    if (!answer.ok) {
      message.value = answer.diagnostics[0]?.message ?? ''
      return
    }
    message.value = ''
    report.value = answer.value.report
    of.value = owner()
    reported = { subject, together: answer.value.files.length === 1 }
    ahead.value = undefined
    pdf.value = answer.value.report.sheets.length > 0 ? answer.value.files[0]?.bytes : undefined
  }

  return { pdf, ahead, of, report, busy, message, sight, ask }
})
