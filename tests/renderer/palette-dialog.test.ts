// @vitest-environment happy-dom
/** The palette on its page: what it finds of the open band and its game, and what comes of taking it. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noPreferences } from '../../src/app/preferences.ts'
import { newBand, success } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import type { Command } from '../../src/renderer/commands.ts'
import CommandPalette from '../../src/renderer/dialogs/CommandPalette.vue'
import { useBand } from '../../src/renderer/stores/band.ts'
import { useView } from '../../src/renderer/stores/view.ts'
import { fakeBridge, refusal } from './fake-bridge.ts'

const path = 'Mages.bande.json'
const [system] = systems
const sample = system?.samples.find(({ id }) => id === 'mages')
if (!system || !sample) throw new Error('no sample')

let page: VueWrapper
let done: string[]
beforeEach(() => {
  setActivePinia(createPinia())
  done = []
})
afterEach(() => {
  page.unmount()
  document.body.replaceChildren()
})

const commands: readonly Command[] = [
  { id: 'save', label: 'Enregistrer', keys: 'Ctrl+S', enabled: true, run: () => done.push('save') },
  { id: 'undo', label: 'Annuler', enabled: false, run: () => done.push('undo') },
  { id: 'dark', kind: 'setting', label: 'Apparence sombre', enabled: true, run: () => done.push('dark') },
]

const start = async (withBand = true) => {
  const bridge = fakeBridge({
    open: () =>
      success({
        kind: 'open',
        elsewhere: false,
        path,
        stamp: 's',
        document: newBand(system, sample),
        notices: [],
      }),
    remember: () => success(noPreferences),
    pieces: () => success([]),
    preview: () => refusal('rien'),
  })
  if (withBand) await useBand().open(path)
  page = mount(CommandPalette, { props: { open: false, commands }, attachTo: document.body })
  await page.setProps({ open: true })
  await flushPromises()
  return bridge
}
const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)]
const input = (): HTMLInputElement => {
  const field = document.querySelector('.palette-input')
  if (!(field instanceof HTMLInputElement)) throw new Error('no field')
  return field
}
const type = async (words: string): Promise<void> => {
  input().value = words
  input().dispatchEvent(new Event('input'))
  await flushPromises()
}
const press = async (key: string): Promise<void> => {
  input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await flushPromises()
}
const lines = (): readonly string[] => all('[role=option] strong').map(line => line.textContent ?? '')
const captions = (): readonly string[] =>
  all('.caption').map(caption => (caption.textContent ?? '').replace(/\s+/g, ' ').trim())
const chosen = (): string => document.querySelector('[aria-selected=true] strong')?.textContent ?? ''

describe('the palette', () => {
  it('offers commands that can be done, then the figures of the band', async () => {
    await start()
    expect(captions()).toEqual(['Faire 1', expect.stringMatching(/^Dans la bande \d+$/)])
    expect(lines()[0]).toBe('Enregistrer')
    expect(lines()).not.toContain('Annuler')
    expect(lines()).toContain('La bande')
  })

  it('« boule » finds the spell first, with its text beside, and opens the compendium there', async () => {
    await start()
    await type('boule')
    expect(captions()[0]).toMatch(/^Règles \d+/)
    expect(chosen()).toBe('Boule de feu')
    expect(document.querySelector('[role=option] mark')?.textContent).toBe('Boule')
    expect(document.querySelector('.beside h2')?.textContent).toBe('Boule de feu')
    expect(document.querySelector('.beside')?.textContent).toContain('rayon de 3')
    await press('Enter')
    expect(page.emitted('close')).toHaveLength(1)
    expect(useView().name).toBe('compendium')
    expect(useView().consulted).toEqual({ game: system.id, article: 'spells/boule-de-feu' })
  })

  it.each([
    ['tarot', 'Cartes : Tarot, 70 × 120 mm', { card: 'tarot' }],
    ['dyslexie', 'Texte : Dyslexie', { text: 'dyslexia' }],
    ['encre econome', 'Encre : Économe', { ink: 'saver' }],
    ['exemplaires 3', 'Exemplaires : 3', { copies: 3 }],
  ])('« %s » sets what it names, and shows the print', async (words, label, settings) => {
    const { inputs } = await start()
    await type(words)
    expect(chosen()).toBe(label)
    await press('Enter')
    expect(useView().name).toBe('print')
    expect(inputs('remember')).toMatchObject([{ print: { path, settings } }])
  })

  it('tells the value that is set from the others', async () => {
    await start()
    await type('encre')
    expect(lines().slice(0, 3)).toEqual(['Encre : Pleine', 'Encre : Économe', 'Encre : Au trait'])
    expect(
      all('.set').map(mark => mark.closest('[role=option]')?.querySelector('strong')?.textContent),
    ).toContain('Encre : Pleine')
  })

  it('finds a figure of the band by its name, and goes to it', async () => {
    await start()
    const part = useBand().form?.parts.find(({ kind }) => kind === 'list')
    const second = part?.kind === 'list' ? part.items[1] : undefined
    await type(second?.title ?? 'personne')
    expect(chosen()).toBe(second?.title)
    await press('Enter')
    expect(useView().name).toBe('band')
    expect(useView().goal).toEqual({ path: second?.path })
  })

  it('finds a figure by what it has, and says so', async () => {
    await start()
    await type('@boule')
    expect(lines()).toEqual(['Ysoline Brûle-Chapitre'])
    expect(document.querySelector('[role=option] .detail')?.textContent).toBe('avec\u00a0: Boule de feu')
    expect(document.querySelector('.detail mark')?.textContent).toBe('Boule')
  })

  it('finds rules and the studio’s own settings where no band is open, and no print', async () => {
    await start(false)
    await type('sombre')
    expect(lines()).toContain('Apparence sombre')
    await press('Enter')
    expect(done).toEqual(['dark'])
    await type('tarot')
    expect(lines()).toEqual([])
    await type('boule de feu')
    expect(chosen()).toBe('Boule de feu')
  })

  it('is a combobox: arrows go round, the line that Enter takes is told', async () => {
    await start()
    await type('e')
    const count = lines().length
    expect(count).toBeLessThanOrEqual(20)
    expect(input().getAttribute('aria-expanded')).toBe('true')
    const named = (): string | null | undefined =>
      document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.querySelector('strong')
        ?.textContent
    expect(named()).toBe(lines()[0])
    await press('ArrowUp')
    expect(named()).toBe(lines()[count - 1])
    await press('ArrowDown')
    expect(named()).toBe(lines()[0])
    await type('qqqqqq')
    expect(input().getAttribute('aria-expanded')).toBe('false')
    expect(input().hasAttribute('aria-activedescendant')).toBe(false)
    expect(document.body.textContent).toContain('Rien ne répond à «\u00a0qqqqqq\u00a0».')
    await press('Enter')
    expect(page.emitted('close')).toBeUndefined()
  })
})
