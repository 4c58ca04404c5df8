/** Short words to the player, with an undo where there is one; read out by screen readers. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Diagnostic } from '../../core/index.ts'

export interface NoticeAction {
  readonly label: string
  readonly run: () => void
}

export interface Notice {
  readonly id: number
  readonly text: string
  readonly kind: 'done' | 'fault'
  readonly actions?: readonly NoticeAction[]
}

const shown = 8_000

export const useNotices = defineStore('notices', () => {
  const all = ref<readonly Notice[]>([])
  let next = 1

  const dismiss = (id: number): void => {
    all.value = all.value.filter(notice => notice.id !== id)
  }

  const say = (text: string, options: Pick<Partial<Notice>, 'kind' | 'actions'> = {}): void => {
    if (options.actions === undefined && all.value.some(notice => notice.text === text)) return
    const id = next++
    all.value = [...all.value.slice(-3), { id, text, kind: 'done', ...options }]
    setTimeout(() => dismiss(id), options.kind === 'fault' ? 2 * shown : shown)
  }

  /** What went wrong, once for each sentence. */
  const complain = (diagnostics: readonly Diagnostic[]): void => {
    for (const text of new Set(diagnostics.map(({ message }) => message).slice(0, 3)))
      say(text, { kind: 'fault' })
  }

  return { all, say, complain, dismiss }
})
