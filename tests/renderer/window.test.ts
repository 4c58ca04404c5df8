// @vitest-environment happy-dom
/** What the window promises apart from any view: where the focus begins, what a click reaches, where Back leads. */
import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reactive } from 'vue'
import { newBand, success, type JsonObject } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { firstUseful } from '../../src/renderer/focus.ts'
import { nameBeside } from '../../src/renderer/names.ts'
import { createOutside } from '../../src/renderer/outside.ts'
import { dragged, frameOf } from '../../src/renderer/picture.ts'
import { guardDoubleClicks } from '../../src/renderer/steady.ts'
import { useBand } from '../../src/renderer/stores/band.ts'
import { useNotices } from '../../src/renderer/stores/notices.ts'
import { followTrail, type TrailStop } from '../../src/renderer/trail.ts'
import { fakeBridge } from './fake-bridge.ts'

afterEach(() => document.body.replaceChildren())

const page = (html: string): HTMLElement => {
  document.body.innerHTML = html
  return document.body
}

describe('promise 22: a dialog begins', () => {
  const close = '<button class="icon-button dialog-close">Fermer</button>'
  it.each([
    ['at its first field', '<button id="b">Imprimer</button><input id="a">', 'a'],
    [
      'at its main action',
      '<button id="b">Autre</button><button id="a" class="button primary">Oui</button>',
      'a',
    ],
    ['at a button that does something', '<button id="a">Reprendre</button>', 'a'],
    [
      'not at a main action that is closed',
      '<button class="button primary" disabled></button><button id="a"></button>',
      'a',
    ],
  ])('%s', (_, html, id) => {
    expect(firstUseful(page(close + html))?.id).toBe(id)
  })

  it('nowhere of its own where it only tells something', () => {
    expect(firstUseful(page(`${close}<p>Copiste</p>`))).toBeUndefined()
  })
})

describe('promise 20: the second half of a double click', () => {
  const click = (id: string, detail: number): void => {
    document
      .getElementById(id)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  }

  it('reaches what the first half reached, and nothing else', () => {
    page('<button id="a">A</button><button id="b">B</button>')
    const reached: string[] = []
    for (const id of ['a', 'b'])
      document.getElementById(id)?.addEventListener('click', () => reached.push(id))
    const stop = guardDoubleClicks()
    click('a', 1)
    click('a', 2)
    click('a', 1)
    click('b', 2)
    click('b', 1)
    click('b', 0)
    stop()
    expect(reached).toEqual(['a', 'a', 'a', 'b', 'b'])
  })
})

describe('promise 24: a portrait under the hand', () => {
  const size = { width: 960, height: 640 }

  it('moves as far as the hand does, the frame the other way', () => {
    const before = { zoom: 2, x: 0, y: 0 }
    const after = dragged(size, before, 0.25, -0.5)
    const [from, to] = [frameOf(size, before), frameOf(size, after)]
    expect(to.left - from.left).toBeCloseTo(-0.25 * from.width)
    expect(to.top - from.top).toBeCloseTo(0.5 * from.height)
  })

  it('stops at the edge of the picture', () => {
    expect(dragged(size, { zoom: 1, x: 0, y: 0 }, 9, 9)).toEqual({ zoom: 1, x: -1, y: 0 })
  })
})

describe('promise 24: the second of two bands', () => {
  it.each([
    ['Oies', [], 'Oies (ma version)'],
    ['Oies', ['Oies', 'Oies (ma version)'], 'Oies (ma version 2)'],
    ['', [], '(ma version)'],
  ])('that was %s beside %j is %s', (name, others, expected) => {
    expect(nameBeside(name, others)).toBe(expected)
  })

  it('has room for its name, counted in characters', () => {
    expect([...nameBeside('\u{1f985}'.repeat(120), [])]).toHaveLength(113)
  })
})

describe('promise 24: the way back', () => {
  /** happy-dom keeps no history of states: a list does. */
  const entries: unknown[] = [null]
  let at = 0
  beforeEach(() => {
    entries.splice(0, entries.length, null)
    at = 0
    vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at])
    vi.spyOn(history, 'replaceState').mockImplementation(state => void (entries[at] = state))
    vi.spyOn(history, 'pushState').mockImplementation(state => void entries.splice(++at, Infinity, state))
    vi.spyOn(history, 'go').mockImplementation((by = 0) => {
      at += by
      queueMicrotask(() => dispatchEvent(new PopStateEvent('popstate', { state: entries[at] })))
    })
  })
  afterEach(() => vi.restoreAllMocks())

  const walkable = (barred = false) => {
    const here = reactive<{ view: TrailStop['view']; path: string }>({ view: 'shelf', path: '' })
    const stop = followTrail(
      () => ({ ...here }),
      async place => void (barred || Object.assign(here, place)),
    )
    return { here, stop }
  }
  const views = (): readonly unknown[] => entries.map(entry => Object(entry).view)

  it('goes by the views that were opened, and is shorter once one went back by oneself', async () => {
    const { here, stop } = walkable()
    Object.assign(here, { view: 'band', path: '/oies' })
    await flushPromises()
    here.view = 'print'
    await flushPromises()
    expect(views()).toEqual(['shelf', 'band', 'print'])
    here.view = 'band'
    await flushPromises()
    expect([at, here.view]).toEqual([1, 'band'])
    history.go(-1)
    await flushPromises()
    expect([at, here.view, here.path]).toEqual([0, 'shelf', ''])
    stop()
  })

  it('leads from the compendium to the shelf, or to the band that it was opened from', async () => {
    const { here, stop } = walkable()
    here.view = 'compendium'
    await flushPromises()
    here.view = 'shelf'
    await flushPromises()
    expect([at, views()]).toEqual([0, ['shelf', 'compendium']])
    Object.assign(here, { view: 'band', path: '/oies' })
    await flushPromises()
    here.view = 'compendium'
    await flushPromises()
    history.go(-1)
    await flushPromises()
    expect([at, here.view, views()]).toEqual([1, 'band', ['shelf', 'band', 'compendium']])
    stop()
  })

  it('is not lost where the player has to stay', async () => {
    const { here, stop } = walkable(true)
    Object.assign(here, { view: 'band', path: '/oies' })
    await flushPromises()
    history.go(-1)
    await flushPromises()
    expect([at, here.view, views()]).toEqual([1, 'band', ['shelf', 'band']])
    stop()
  })
})

const path = '/bandes/oies.bande.json'
const [system] = systems
const document_ = (name: string): JsonObject => {
  if (!system) throw new Error('no game')
  return { ...newBand(system), name }
}

describe('promise 24: a change from outside', () => {
  const opened = async () => {
    setActivePinia(createPinia())
    const disk = { stamp: 's1', document: document_('Oies') }
    const desk = fakeBridge({
      open: () => success({ kind: 'open', elsewhere: false, path, notices: [], ...disk }),
      journal: () => success(null),
      forget: () => success(null),
      save: () => success({ kind: 'conflict', stamp: disk.stamp, theirs: disk.document }),
    })
    const [band, notices] = [useBand(), useNotices()]
    await band.open(path)
    return { ...desk, disk, band, notices, outside: createOutside() }
  }
  const told = ({ all }: ReturnType<typeof useNotices>) =>
    all.map(({ text, actions }) => [text, ...(actions ?? []).map(({ label }) => label)])

  it('that is no change is not told', async () => {
    const { notices, outside } = await opened()
    await outside.tell(false)
    expect(told(notices)).toEqual([])
  })

  it('is told once and taken in at a click, in a step that can be undone', async () => {
    const { disk, band, notices, outside } = await opened()
    Object.assign(disk, { stamp: 's2', document: document_('Grues') })
    await outside.tell(false)
    await outside.tell(false)
    expect(told(notices)).toEqual([
      [
        'Le fichier a changé sur le disque : ce que vous voyez n’est plus ce qu’il contient.',
        'Prendre celle du disque',
      ],
    ])
    notices.all[0]?.actions?.[0]?.run()
    await flushPromises()
    expect([band.band?.name, band.state, told(notices)]).toEqual(['Grues', 'saved', []])
    band.undo()
    expect(band.band?.name).toBe('Oies')
  })

  it('beside unsaved work leads to the choice between the two', async () => {
    const { disk, band, notices, outside } = await opened()
    band.change([{ op: 'replace', path: '/name', value: 'Miennes' }], 'changer le nom')
    Object.assign(disk, { stamp: 's2', document: document_('Grues') })
    await outside.tell(false)
    expect(told(notices)[0]?.[1]).toBe('Comparer')
    notices.all[0]?.actions?.[0]?.run()
    await flushPromises()
    expect(band.conflict?.theirs?.['name']).toBe('Grues')
    expect(band.band?.name).toBe('Miennes')
  })

  it('that takes the file away is told, with the way to write it again', async () => {
    const { notices, outside, inputs } = await opened()
    await outside.tell(true)
    expect(told(notices)).toEqual([
      ['Le fichier n’est plus sur le disque : enregistrez pour l’écrire de nouveau.', 'Enregistrer'],
    ])
    notices.all[0]?.actions?.[0]?.run()
    await flushPromises()
    expect(inputs('save')).toHaveLength(1)
  })
})
