/** What the player prefers, remembered by the host. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { noPreferences, type Preferences } from '../../app/preferences.ts'
import { usualSettings, type PrintSettings } from '../../app/wish.ts'
import { useBridge } from '../host.ts'

export const usePreferences = defineStore('preferences', () => {
  const bridge = useBridge()
  const all = shallowRef<Preferences>(noPreferences)
  const appearance = computed(() => all.value.appearance)

  const settingsOf = (path: string): PrintSettings => all.value.print[path] ?? usualSettings
  const printedOf = (path: string): readonly string[] => all.value.printed[path] ?? []

  const adopt = (preferences: Preferences): void => {
    all.value = preferences
  }

  const remember = async (input: Parameters<typeof bridge.call<'remember'>>[1]): Promise<void> => {
    const kept = await bridge.call('remember', input)
    if (kept.ok) adopt(kept.value)
  }

  return { all, appearance, settingsOf, printedOf, adopt, remember }
})
