/** Several things chosen at once, as files are everywhere: one by one, a row of them, all. */
import { computed, shallowRef, type ComputedRef } from 'vue'

export interface Picking {
  readonly picked: ComputedRef<ReadonlySet<string>>
  readonly toggle: (id: string) => void
  /** From the one that was chosen last. */
  readonly upTo: (id: string) => void
  readonly all: () => void
  readonly clear: () => void
}

/** Of what is there, in the order in which it is shown: what is gone is chosen no more. */
export const usePicking = (there: () => readonly string[]): Picking => {
  const chosen = shallowRef<ReadonlySet<string>>(new Set())
  let last: string | undefined
  const picked = computed(() => new Set(there().filter(id => chosen.value.has(id))))

  const toggle = (id: string): void => {
    const next = new Set(picked.value)
    if (!next.delete(id)) next.add(id)
    chosen.value = next
    last = id
  }
  const upTo = (id: string): void => {
    const ids = there()
    const [from, to] = [ids.indexOf(last ?? id), ids.indexOf(id)]
    const row = ids.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1)
    chosen.value = new Set([...picked.value, ...row])
  }
  return {
    picked,
    toggle,
    upTo,
    all: () => {
      chosen.value = new Set(there())
    },
    clear: () => {
      chosen.value = new Set()
      last = undefined
    },
  }
}
