/** A form drawn alone on a page, what it shows by its names, and what it sends to its editor. */
import { mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { defineComponent, h, nextTick, shallowRef } from 'vue'
import type { FormNode, Json, Patch } from '../../src/core/index.ts'
import {
  provideEditor,
  provideShelfOfChoices,
  type Editor,
  type ShelfOfChoices,
} from '../../src/renderer/form/editor.ts'
import FormNodes from '../../src/renderer/form/FormNodes.vue'

export interface Sent {
  readonly patch: Patch
  readonly label: string
  readonly merge?: string
}

/** Draws whatever `nodes` answers, anew when it changes. */
export const drawWith = (
  editor: Editor,
  nodes: () => readonly FormNode[],
  choosing?: ShelfOfChoices,
): VueWrapper => {
  const root = defineComponent({
    setup: () => {
      provideEditor(editor)
      if (choosing) provideShelfOfChoices(choosing)
      return () => h(FormNodes, { nodes: nodes() })
    },
  })
  return mount(root, { attachTo: document.body })
}

/** The document stands still: what is sent is only written down. */
export const drawForm = (first: readonly FormNode[], band: Json = {}) => {
  const sent: Sent[] = []
  const asked: { readonly path: string; readonly id?: string }[] = []
  const seen: (string | undefined)[] = []
  const nodes = shallowRef(first)
  const page = drawWith(
    {
      document: () => band,
      change: (patch, label, merge) => sent.push({ patch, label, ...(merge !== undefined && { merge }) }),
    },
    () => nodes.value,
    {
      choose: (path, id) => asked.push({ path, ...(id !== undefined && { id }) }),
      look: looked => seen.push(looked?.id),
    },
  )
  const show = async (next: readonly FormNode[]): Promise<void> => {
    nodes.value = next
    await nextTick()
  }
  return { page, sent, asked, seen, show }
}

export type Found = Omit<DOMWrapper<Element>, 'exists'>
type Seen = Pick<DOMWrapper<Element>, 'element' | 'attributes'>

/** The input that a label with these words is bound to. */
export const field = (page: VueWrapper, words: string): Found => {
  const label = page.findAll('label').find(one => one.text() === words)
  return page.get(`[id="${label?.attributes('for') ?? `no label ${words}`}"]`)
}

export const valueOf = ({ element }: Seen): string =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : 'no value'

/** The button that a screen reader reads out so. */
export const button = (page: VueWrapper, name: string): Found => page.get(`button[aria-label="${name}"]`)

export const helpOf = (page: VueWrapper, element: Seen): string | undefined => {
  const id = element.attributes('aria-describedby')
  return id === undefined ? undefined : page.get(`[id="${id}"]`).text()
}
