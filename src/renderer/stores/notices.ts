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
  /** Until it is answered. */
  readonly stays?: boolean
}

const shown = 8_000

export const useNotices = defineStore('notices', () => {
  const all = ref<readonly Notice[]>([])
  let next = 1

  const dismiss = (id: number): void => {
    all.value = all.value.filter(notice => notice.id !== id)
  }

  /** Answers the notice, so that it can be dismissed once it is true no more. */
  const say = (text: string, options: Pick<Partial<Notice>, 'kind' | 'actions' | 'stays'> = {}): number => {
    const known = all.value.find(notice => notice.text === text)
    if (known && options.actions === undefined) return known.id
    const id = next++
    const passing = all.value.filter(({ stays }) => !stays).slice(-3)
    const kept = all.value.filter(notice => notice.stays || passing.includes(notice))
    all.value = [...kept, { id, text, kind: 'done', ...options }]
    if (!options.stays) setTimeout(() => dismiss(id), options.kind === 'fault' ? 2 * shown : shown)
    return id
  }

  /** What went wrong, once for each sentence. */
  const complain = (diagnostics: readonly Diagnostic[]): void => {
    for (const text of new Set(diagnostics.map(({ message }) => message).slice(0, 3)))
      say(text, { kind: 'fault' })
  }

  return { all, say, complain, dismiss }
})
