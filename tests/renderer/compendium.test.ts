// @vitest-environment happy-dom
/** The compendium beside anything: what it is looked through by, the list, the text that is read, and its keys. */
import { flushPromises, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import type { GameSystem } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { allArticles, seeAlso } from '../../src/renderer/compendium.ts'
import CompendiumPane from '../../src/renderer/parts/CompendiumPane.vue'
import { useNotices } from '../../src/renderer/stores/notices.ts'
import { fakeBridge, refusal } from './fake-bridge.ts'

const known = systems[0]
if (!known) throw new Error('no game is registered')

/** A game of two spells, a tool and a ruling: nothing more is needed to look things up. */
const game: GameSystem = {
  ...known,
  id: 'essai',
  name: 'L’Essai',
  catalog: () => [
    {
      id: 'sorts',
      title: 'Sorts',
      one: 'Sort',
      entries: [
        {
          id: 'eclair',
          name: 'Éclair',
          summary: 'un trait',
          text: 'La foudre frappe la zone, comme la Boule de feu.',
          numbers: {},
          facts: [{ label: 'Portée', value: '12 pouces' }],
          tags: [{ of: 'Domaine', label: 'Nature' }],
          badge: 'II',
        },
        {
          id: 'boule',
          name: 'Boule de feu',
          summary: 'une explosion',
          text: 'Toute la zone brûle.',
          numbers: {},
          tags: [{ of: 'Domaine', label: 'Magie' }],
        },
      ],
    },
    {
      id: 'outils',
      title: 'Outils',
      entries: [{ id: 'corde', name: 'Corde', summary: 'pour grimper', numbers: {} }],
    },
  ],
  rulings: [{ number: 1, title: 'La zone', text: 'Elle est ronde.' }],
}

let page: VueWrapper
beforeEach(() => setActivePinia(createPinia()))
afterEach(() => {
  page.unmount()
  document.body.replaceChildren()
})

const draw = (article?: string): VueWrapper => {
  page = mount(CompendiumPane, { props: { game, article }, attachTo: document.body })
  return page
}
const names = (): readonly string[] => page.findAll('.entry strong').map(entry => entry.text())
const facets = (): readonly string[] =>
  page.findAll('.facet').map(facet => `${facet.get('span').text()} ${facet.get('small').text()}`)
const read = (): string => page.get('.reading h2').text()
const entry = (name: string): DOMWrapper<Element> => {
  const found = page.findAll('.entry').find(one => one.get('strong').text() === name)
  if (!found) throw new Error(`no entry ${name}`)
  return found
}
const facet = async (label: string): Promise<void> => {
  await page
    .findAll('.facet')
    .find(one => one.get('span').text() === label)
    ?.trigger('click')
}
const type = (words: string): Promise<void> => page.get('input').setValue(words)

describe('the compendium', () => {
  it('lists all that the game has, its rulings last, each section with its count', () => {
    fakeBridge({})
    draw()
    expect(names()).toEqual(['Éclair', 'Boule de feu', 'Corde', 'La zone'])
    expect(facets()).toEqual(['Tout 4', 'Sorts 2', 'Outils 1', 'Arbitrages 1', 'Nature 1', 'Magie 1'])
    expect(read()).toBe('Éclair')
    expect(page.get('.reading').text()).toContain('12 pouces')
  })

  it('is opened at an article', () => {
    fakeBridge({})
    draw('outils/corde')
    expect(read()).toBe('Corde')
    expect(entry('Corde').attributes('aria-current')).toBe('true')
  })

  it('finds in names and texts, names first, counts of all, and marks what answers', async () => {
    fakeBridge({})
    draw()
    await type('ZONE')
    expect(names()).toEqual(['La zone', 'Éclair', 'Boule de feu'])
    expect(facets().slice(0, 4)).toEqual(['Tout 3 / 4', 'Sorts 2 / 2', 'Outils 0 / 1', 'Arbitrages 1 / 1'])
    expect(read()).toBe('La zone')
    expect(page.findAll('.entry mark').map(mark => mark.text())).toEqual(['zone', 'zone', 'zone'])
    expect(page.get('[role=status]').text()).toBe('3\u00a0textes')
  })

  it('says the nearest names where nothing is found, and looks for the one that is taken', async () => {
    fakeBridge({})
    draw()
    await type('boulle')
    expect(names()).toEqual([])
    expect(page.findAll('.near button').map(name => name.text())).toEqual([
      'Boule de feu',
      'Corde',
      'La zone',
    ])
    await page.get('.near button').trigger('click')
    expect(names()).toEqual(['Boule de feu', 'Éclair'])
  })

  it('is narrowed by section and by what articles have in common, and widened again', async () => {
    fakeBridge({})
    draw()
    await facet('Magie')
    expect(names()).toEqual(['Boule de feu'])
    await facet('Nature')
    expect(names()).toEqual(['Éclair'])
    await facet('Nature')
    await facet('Arbitrages')
    expect(names()).toEqual(['La zone'])
    expect(facets()).toHaveLength(4)
  })

  it('shows what it is asked for, whatever hides it', async () => {
    fakeBridge({})
    draw()
    await facet('Outils')
    await type('corde')
    await page.setProps({ article: 'sorts/boule' })
    await flushPromises()
    expect(read()).toBe('Boule de feu')
    expect(names()).toHaveLength(4)
  })

  it('is one stop of the Tab key for its list, arrows within: they read as they go', async () => {
    fakeBridge({})
    draw()
    expect(page.findAll('.entry[tabindex="0"]')).toHaveLength(1)
    const first = entry('Éclair').element
    if (first instanceof HTMLElement) first.focus()
    await entry('Éclair').trigger('keydown', { key: 'ArrowDown' })
    expect(read()).toBe('Boule de feu')
    await entry('Boule de feu').trigger('keydown', { key: 'End' })
    expect(read()).toBe('La zone')
    expect(page.findAll('.entry[tabindex="0"]')).toHaveLength(1)
    expect(page.emitted('update:article')?.at(-1)).toEqual(['arbitrages/1'])
  })

  it('is searched by « / », whose field is emptied by Escape before anything is left', async () => {
    fakeBridge({})
    draw()
    await page.get('.list').trigger('keydown', { key: '/' })
    expect(document.activeElement).toBe(page.get('input').element)
    await type('feu')
    const escapes: boolean[] = []
    const hear = (event: KeyboardEvent): number => escapes.push(event.defaultPrevented)
    document.addEventListener('keydown', hear)
    await page.get('input').trigger('keydown', { key: 'Escape' })
    expect(names()).toHaveLength(4)
    await page.get('input').trigger('keydown', { key: 'Escape' })
    document.removeEventListener('keydown', hear)
    expect(escapes).toEqual([false])
  })

  it('leads to those that a text names, and to those that name it', async () => {
    fakeBridge({})
    draw()
    expect(page.findAll('.chip').map(chip => chip.text())).toEqual(['Boule de feu Sort'])
    await page.get('.chip').trigger('click')
    expect(read()).toBe('Boule de feu')
    expect(page.findAll('.chip').map(chip => chip.text())).toEqual(['Éclair Sort'])
  })

  it('prints what is listed, in its order, under what it was found by', async () => {
    const bridge = fakeBridge({ compendium: () => refusal('Plus de papier.') })
    draw()
    await facet('Sorts')
    await type('boule')
    await page.get('.top .button').trigger('click')
    await flushPromises()
    expect(bridge.inputs('compendium')).toMatchObject([
      { system: 'essai', title: 'Sorts, «\u00a0boule\u00a0»', articles: ['sorts/boule', 'sorts/eclair'] },
    ])
    expect(useNotices().all.map(({ text }) => text)).toEqual(['Plus de papier.'])
  })

  it('cannot print nothing', async () => {
    fakeBridge({})
    draw()
    await type('qqqq')
    await nextTick()
    expect(page.get('.top .button').attributes('disabled')).toBeDefined()
  })
})

describe.each(systems.map(system => [system.id, system] as const))('the articles of %s', (_, system) => {
  it('each have a key of their own, and something to read', () => {
    const all = allArticles(system)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    expect(all.filter(({ text, facts, summary }) => !text && !facts?.length && !summary)).toEqual([])
    expect(all.length).toBeGreaterThan(0)
    page = mount({ template: '<i />' })
  })

  it('never lead to themselves', () => {
    const all = allArticles(system)
    for (const article of all) expect(seeAlso(article, all).map(({ key }) => key)).not.toContain(article.key)
    page = mount({ template: '<i />' })
  })
})
