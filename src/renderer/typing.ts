/** A field that is being typed in keeps what stands there, however often the window is drawn again around it. */
import { computed, ref } from 'vue'

export const useTyping = (settled: () => string) => {
  const typed = ref<string>()
  const shown = computed(() => typed.value ?? settled())
  const type = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) typed.value = target.value
  }
  /** Once it is left, the field shows what was made of it. */
  const leave = (): void => {
    typed.value = undefined
  }
  return { shown, type, leave }
}
