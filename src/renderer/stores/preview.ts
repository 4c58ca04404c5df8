/** The pages that the player looks at while typing: asked of the press anew at each change, the newest answer alone kept. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Report } from '../../app/press-words.ts'
import type { PrintSettings } from '../../app/wish.ts'
import type { JsonObject } from '../../core/index.ts'
import { useBridge } from '../host.ts'

export const usePreview = defineStore('preview', () => {
  const bridge = useBridge()
  const pdf = shallowRef<Uint8Array>()
  /** Whose pages these are. */
  const of = ref('')
  const report = shallowRef<Report>()
  const busy = ref(false)
  const message = ref('')
  let turn = 0

  const ask = async (
    document: JsonObject,
    settings: PrintSettings,
    subject: string | null,
    owner = subject ?? '',
  ): Promise<void> => {
    const mine = ++turn
    busy.value = true
    const answer = await bridge.call('preview', { document, settings, subject, lane: 'apercu-figure' })
    // A newer request is under way: its answer is the one to show.
    if (mine !== turn) return
    busy.value = false
    if (!answer.ok) {
      message.value = answer.diagnostics[0]?.message ?? ''
      return
    }
    message.value = ''
    report.value = answer.value.report
    of.value = owner
    pdf.value = answer.value.report.sheets.length > 0 ? answer.value.files[0]?.bytes : undefined
  }

  const clear = (): void => {
    turn++
    pdf.value = undefined
    report.value = undefined
    message.value = ''
    busy.value = false
  }

  return { pdf, of, report, busy, message, ask, clear }
})
