/** What the player prefers, remembered by the host. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { noPreferences, type Preferences } from '../../app/preferences.ts'
import { usualChoice, usualSettings, type PrintSettings } from '../../app/wish.ts'
import { useBridge } from '../host.ts'

export const usePreferences = defineStore('preferences', () => {
  const bridge = useBridge()
  const all = shallowRef<Preferences>(noPreferences)
  const appearance = computed(() => all.value.appearance)

  /** How a band is printed; what was picked among its pieces is for the print alone. */
  const settingsOf = (path: string): PrintSettings => ({
    ...(all.value.print[path] ?? usualSettings),
    ...usualChoice,
  })
  const printedOf = (path: string): readonly string[] => all.value.printed[path] ?? []

  const adopt = (preferences: Preferences): void => {
    all.value = preferences
  }

  /** Whether it was kept. */
  const remember = async (input: Parameters<typeof bridge.call<'remember'>>[1]): Promise<boolean> => {
    const kept = await bridge.call('remember', input)
    if (kept.ok) adopt(kept.value)
    return kept.ok
  }

  return { all, appearance, settingsOf, printedOf, adopt, remember }
})
