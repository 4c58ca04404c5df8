// @vitest-environment happy-dom
/** The two dialogs of bands as text: what they show, what they copy, what they create, and what they say when refused. */
import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newBand, success, writeBandCode, openBand, type JsonObject } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { createCommands } from '../../src/renderer/commands.ts'
import PasteDialog from '../../src/renderer/dialogs/PasteDialog.vue'
import ShareDialog from '../../src/renderer/dialogs/ShareDialog.vue'
import { useBand } from '../../src/renderer/stores/band.ts'
import { useView } from '../../src/renderer/stores/view.ts'
import { fakeBridge, refusal } from './fake-bridge.ts'

const [game] = systems
if (!game) throw new Error('no game')
const path = '/bandes/Ecole.bande.json'
const document_: JsonObject = newBand(
  game,
  game.samples.find(({ id }) => id === 'mages'),
)

enableAutoUnmount(afterEach)
beforeEach(() => setActivePinia(createPinia()))
afterEach(() => void vi.restoreAllMocks())

const host = () =>
  fakeBridge({
    open: () =>
      success({ kind: 'open', elsewhere: false, path, stamp: 's', document: document_, notices: [] }),
    create: () => success({ path: '/bandes/neuve.bande.json', stamp: 's', document: document_, notices: [] }),
    shelf: () => success({ folder: '/bandes', missing: false, books: [] }),
    journal: () => success(null),
  })

const find = <E extends Element>(selector: string, kind: abstract new () => E): E => {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`no ${selector}`)
  return found
}
const press = async (name: string): Promise<void> => {
  const button = [...document.querySelectorAll('button')].find(one =>
    [one.getAttribute('aria-label'), one.textContent.trim()].includes(name),
  )
  if (!button) throw new Error(`no ${name}`)
  button.click()
  await settled()
}
/** Streams answer in turns of their own. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise(resolve => setTimeout(resolve))
    await flushPromises()
  }
}
const text = () => find('textarea', HTMLTextAreaElement)
const told = () => find('.told', HTMLElement).textContent.trim()

const share = async (): Promise<VueWrapper> => {
  host()
  await useBand().open(path)
  const dialog = mount(ShareDialog, { attachTo: document.body })
  await settled()
  return dialog
}

describe('sharing', () => {
  it('shows a list, what the other sees of it, and what the other will not get', async () => {
    await share()
    expect(text().value).toMatch(/^L’École buissonnière d’Oc\nFlammes & Fantassins · 8 PC convenus/)
    expect([...document.querySelectorAll('.letter strong')].map(one => one.textContent)).toContain(
      'Frère Têtard',
    )
    expect([...document.querySelectorAll('.unsaid li')].map(one => one.textContent)).toEqual([
      'motivation',
      'notes',
      'accord de certains titres',
    ])
    await press('Forum')
    expect(text().value).toContain('[b]Frère Têtard[/b]')
    await press('Code')
    await vi.waitFor(() => expect(text().value).toMatch(/^copiste1:[\w-]+$/))
    expect(document.querySelector('.unsaid')).toBeNull()
  })

  it('follows the band as it is edited', async () => {
    await share()
    useBand().change([{ op: 'replace', path: '/roster/figures/0/name', value: 'Une autre' }], 'changer Nom')
    await settled()
    expect(text().value).toContain('1. Une autre')
  })

  it('copies by the clipboard, else by a selection, else says how', async () => {
    await share()
    const written: string[] = []
    const clipboard = { writeText: async (copied: string) => void written.push(copied) }
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object.assign(navigator.clipboard, clipboard))
    await press('Copier la liste')
    expect([written, told()]).toEqual([[text().value], 'C’est copié\u00a0: collez-le où vous voulez.'])
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) })
    const asked: string[] = []
    Object.assign(document, { execCommand: (order: string) => asked.push(order) === 1 })
    await press('Copier la liste')
    expect([asked, told()]).toEqual([['copy'], 'C’est copié\u00a0: collez-le où vous voulez.'])
    await press('Copier la liste')
    expect(told()).toBe('La copie est refusée ici\u00a0: le texte est choisi, faites Ctrl+C.')
    await press('Markdown')
    expect(told()).toMatch(/signes$/)
  })
})

const paste = async () => {
  const asked = host()
  const dialog = mount(PasteDialog, { attachTo: document.body })
  await settled()
  const type = async (value: string): Promise<void> => {
    text().value = value
    text().dispatchEvent(new Event('input'))
    await settled()
  }
  return { ...asked, dialog, type }
}
const lines = () =>
  [...document.querySelectorAll('.heard-lines li')].map(one => [
    one.classList.contains('strange'),
    one.querySelector('.heard-line')?.lastChild?.textContent,
  ])

describe('pasting', () => {
  it('shows line by line what is understood, and creates the rest', async () => {
    const { type, inputs, dialog } = await paste()
    expect(find('.primary', HTMLButtonElement).disabled).toBe(true)
    await type('Les Oies\n1. Odon — puissant, Soldat\n   Dagues, Cuir')
    expect(lines()).toEqual([
      [false, 'Les Oies'],
      [false, '1. Odon — puissant, Soldat'],
      [true, 'Dagues, Cuir'],
    ])
    expect(told()).toMatch(/^1\u00a0remarque/)
    await press('Créer la bande')
    expect(inputs('create')).toMatchObject([
      {
        document: {
          name: 'Les Oies',
          system: game.id,
          roster: {
            figures: [{ name: 'Odon', build: 'puissant', classes: ['soldat'], equipment: ['cuir'] }],
          },
        },
      },
    ])
    expect(dialog.emitted('open')).toEqual([['/bandes/neuve.bande.json']])
  })

  it('takes a code whole, and a damaged one not at all', async () => {
    const { type, inputs } = await paste()
    const band = openBand(document_, systems)
    if (!band.ok) throw new Error('no band')
    const code = await writeBandCode(band.value)
    await type(code.slice(0, -9))
    await vi.waitFor(() => expect(document.querySelector('.refusal')?.textContent).toMatch(/incomplet/))
    expect(find('.primary', HTMLButtonElement).disabled).toBe(true)
    await type(code)
    await vi.waitFor(() => expect(told()).toMatch(/^Tout est compris/))
    await press('Créer la bande')
    expect(inputs('create')).toEqual([{ document: band.value.document }])
  })

  it('keeps the text where the band could not be created, and says so', async () => {
    const { type, answers, dialog } = await paste()
    answers.create = () => refusal('Le disque est plein.')
    await type('Les Oies\n1. Odon — puissant, Soldat')
    await press('Créer la bande')
    expect([dialog.emitted('open'), text().value.length > 0]).toEqual([undefined, true])
    expect(document.querySelector('.refusal')?.textContent).toMatch(/n’a pas pu être créée/)
  })
})

describe('their commands', () => {
  it('have keys of their own; there is nothing to share before a band is open', async () => {
    host()
    const commands = createCommands(
      async () => undefined,
      async () => undefined,
      async () => undefined,
      async () => undefined,
    )
    const state = () =>
      commands()
        .filter(({ id }) => ['share', 'paste'].includes(id))
        .map(({ keys, enabled }) => [keys, enabled])
    expect(state()).toEqual([
      ['Ctrl+Alt+C', false],
      ['Ctrl+Alt+V', true],
    ])
    await useBand().open(path)
    expect(state()[0]).toEqual(['Ctrl+Alt+C', true])
    commands()
      .find(({ id }) => id === 'share')
      ?.run()
    expect(useView().dialog).toBe('share')
  })
})
