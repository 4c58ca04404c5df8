/** A number that is being typed: what can be taken is sent at once, what cannot goes when the field is left. */
import { computed, ref, watch } from 'vue'
import { signed, type NumberField } from '../../core/index.ts'
import { texts } from '../texts.ts'
import { setting, useEditor } from './editor.ts'

/** What stands in the field: nothing, a number, or NaN while it is half typed. */
const read = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.').replace('\u2212', '-'))

const written = ({ value, signed: withSign = false }: NumberField): string => {
  if (value === null) return ''
  return (withSign ? signed(value) : String(value)).replace('.', ',')
}

const isStep = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) < 1e-9

export const useNumber = (node: () => NumberField) => {
  const editor = useEditor()
  const shown = (): string => written(node())
  const typed = ref(shown())
  watch(
    () => node().value,
    value => {
      if (read(typed.value) !== value) typed.value = shown()
    },
  )
  const write = (value: number | null): void => {
    if (value === node().value) return
    const patch = setting(editor.document(), node(), value)
    if (patch.length > 0) editor.change(patch, texts.history.edit(node().label), node().path)
  }
  const within = (value: number): number => Math.min(node().max, Math.max(node().min, value))
  const takes = (value: number): boolean =>
    Number.isFinite(value) && value === within(value) && isStep(value, node().step)
  /** What is typed is not what is kept. */
  const refused = computed(() => {
    const value = read(typed.value)
    return value === null ? node().whenEmpty === 'keep' && node().value !== null : !takes(value)
  })
  const onInput = (event: Event): void => {
    if (!(event.target instanceof HTMLInputElement)) return
    typed.value = event.target.value
    const value = read(typed.value)
    if (value === null) {
      if (node().whenEmpty !== 'keep') write(null)
    } else if (takes(value)) write(value)
  }
  const settle = (): void => {
    typed.value = shown()
  }
  const set = (value: number): void => {
    write(within(value))
    typed.value = shown()
  }
  const step = (by: number): void => set((node().value ?? 0) + by * node().step)
  return { typed, refused, onInput, settle, set, step }
}
