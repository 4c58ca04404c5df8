// @vitest-environment happy-dom
/** The rail of a band: where each of its lists grows, and where a paste goes. */
import { enableAutoUnmount, mount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import type { Form, ListPart } from '../../src/core/index.ts'
import { provideEditor } from '../../src/renderer/form/editor.ts'
import PartRail from '../../src/renderer/parts/PartRail.vue'

enableAutoUnmount(afterEach)

const list = (id: string, more: Partial<ListPart> = {}): ListPart => ({
  kind: 'list',
  id,
  label: id,
  one: `un ${id}`,
  path: `/roster/${id}`,
  reorderable: true,
  items: [{ path: `/roster/${id}/0`, title: `Le ${id}`, fields: () => [] }],
  additions: [{ id: 'vierge', label: 'Vierge', taken: 0, take: [] }],
  ...more,
})
const pasting: NonNullable<ListPart['pasting']> = {
  path: '/roster/loup',
  one: 'loup',
  blank: {},
  columns: [{ to: '/name', label: 'Nom', reads: { kind: 'text', maxLength: 20 } }],
  most: 9,
  lines: text => (text.startsWith('loup ') ? [[text.slice(5)]] : undefined),
  example: 'loup gris',
}

const drawn = (parts: readonly ListPart[], offered: readonly string[] = []) => {
  const added: string[] = []
  const form: Form = { gauges: [], parts }
  const root = defineComponent({
    setup: () => {
      provideEditor({ document: () => ({ roster: { loup: [] } }), change: () => undefined })
      return () =>
        h(PartRail, {
          form,
          open: undefined,
          diagnostics: [],
          emblem: undefined,
          keeps: new Set<string>(),
          offered: new Set(offered),
          onAdd: ({ id }: ListPart) => added.push(id),
        })
    },
  })
  return { page: mount(root, { attachTo: document.body }), added }
}
const paste = async (target: Element, text: string): Promise<boolean> => {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => text } })
  target.dispatchEvent(event)
  await nextTick()
  return event.defaultPrevented
}
const dialog = (): string | undefined => document.querySelector('[role=dialog]')?.textContent

describe('the rail', () => {
  it('of two lists adds at its foot, of three beside the name of each', () => {
    const two = drawn([list('mage'), list('loup', { pasting })]).page
    expect(two.findAll('.rail-foot .rail-add').map(one => one.attributes('aria-label'))).toEqual([
      'Ajouter un mage',
      'Ajouter un loup',
    ])
    expect(two.findAll('.rail-foot .paste-rows')).toHaveLength(1)
    expect(two.find('.rail-tool').exists()).toBe(false)

    const { page, added } = drawn([list('mage'), list('soldat'), list('loup', { pasting })])
    expect(page.find('.rail-foot button').exists()).toBe(false)
    expect(page.findAll('.rail-tool').map(one => one.attributes('aria-label'))).toEqual([
      'Ajouter un mage',
      'Ajouter un soldat',
      'Coller un tableau… loup',
      'Ajouter un loup',
    ])
    void page.get('[aria-label="Ajouter un soldat"]').trigger('click')
    expect(added).toEqual(['soldat'])
  })

  it('adds to a list that has nothing of its own only what the stock has for it', () => {
    const bare = list('mage', { additions: [] })
    const others = [list('soldat'), list('loup')]
    expect(
      drawn([bare, ...others])
        .page.find('[aria-label="Ajouter un mage"]')
        .exists(),
    ).toBe(false)
    expect(
      drawn([bare, ...others], ['mage'])
        .page.find('[aria-label="Ajouter un mage"]')
        .exists(),
    ).toBe(true)
  })

  it('takes lines that a list reads, and leaves other texts alone', async () => {
    const { page } = drawn([list('mage'), list('soldat'), list('loup', { pasting })])
    const row = page.get('section[aria-label="loup"] .rail-item').element
    expect(await paste(row, 'un texte')).toBe(false)
    expect(dialog()).toBeUndefined()
    expect(await paste(row, 'loup Croc-Jaune')).toBe(true)
    const read = document.querySelector('[role=dialog] [aria-label="Ligne 1, Nom"]')
    expect(read instanceof HTMLInputElement && read.value).toBe('Croc-Jaune')
    expect(dialog()).toContain('Ou, une par ligne : « loup gris ».')
  })
})
