// @vitest-environment happy-dom
/** What is kept beside the bands, in the studio: kept, offered, seen, taken as a copy; looked through, sent on, merged. */
import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShelfBook } from '../../src/app/shelf.ts'
import {
  newBand,
  newScenario,
  newStock,
  openBand,
  stockKind,
  success,
  writeJson,
  type JsonObject,
  type ListPart,
  type Stock,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { createCommands } from '../../src/renderer/commands.ts'
import AddDialog from '../../src/renderer/dialogs/AddDialog.vue'
import { makesEvening } from '../../src/renderer/evening/prepare.ts'
import BookCard from '../../src/renderer/parts/BookCard.vue'
import PartRail from '../../src/renderer/parts/PartRail.vue'
import { canBePrinted } from '../../src/renderer/shelving.ts'
import { merged } from '../../src/renderer/stock/merging.ts'
import { seenThing } from '../../src/renderer/stock/seen.ts'
import { useBand } from '../../src/renderer/stores/band.ts'
import { useLibrary } from '../../src/renderer/stores/library.ts'
import { useNotices } from '../../src/renderer/stores/notices.ts'
import { useStock } from '../../src/renderer/stores/stock.ts'
import StockView from '../../src/renderer/views/StockView.vue'
import { fakeBridge, refusal } from './fake-bridge.ts'

const [game] = systems
if (!game) throw new Error('no game')
const bandPath = '/bandes/Ecole.bande.json'
const school = newBand(
  game,
  game.samples.find(({ id }) => id === 'mages'),
)
const own = 'Réserve Flammes & Fantassins.reserve.json'
const figure = (name: string, more: JsonObject = {}): JsonObject => ({
  shelf: 'figurines',
  thing: { name, build: 'agile', classes: ['archer'], ...more },
})
const stockFile = (name: string, ...items: readonly JsonObject[]): JsonObject => ({
  ...newStock(game),
  name,
  items,
})
const opened = (document: JsonObject): Stock => {
  const read = stockKind.open(document, systems)
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics))
  return read.value
}
const book = (file: string, over: Partial<ShelfBook> = {}): ShelfBook => ({
  path: `/bandes/${file}`,
  file,
  kind: 'stock',
  name: file.replace('.reserve.json', ''),
  system: game.id,
  state: 'ready',
  reason: '',
  gauge: null,
  icon: null,
  members: [],
  fault: '',
  modified: 1,
  ...over,
})

/** What lies in the folder, by its names. */
let folder: Record<string, JsonObject> = {}
const host = () =>
  fakeBridge({
    shelf: () =>
      success({ folder: '/bandes', missing: false, books: Object.keys(folder).map(file => book(file)) }),
    look: ({ path }) => success(folder[path.slice('/bandes/'.length)] ?? {}),
    open: ({ path }) =>
      success({
        kind: 'open',
        elsewhere: false,
        path,
        stamp: 's',
        document: path === bandPath ? school : (folder[path.slice('/bandes/'.length)] ?? {}),
        notices: [],
      }),
    stow: () =>
      success({
        path: `/bandes/${own}`,
        name: 'Réserve Flammes & Fantassins',
        added: 1,
        twins: 0,
        namesakes: 0,
      }),
    create: ({ document }) =>
      success({ path: `/bandes/${own}`, stamp: 's', document: Object(document), notices: [] }),
    journal: () => success(null),
    preview: () => refusal('rien à voir'),
  })

enableAutoUnmount(afterEach)
beforeEach(() => {
  folder = {}
  setActivePinia(createPinia())
  document.body.innerHTML = ''
})
afterEach(() => void vi.restoreAllMocks())

const said = (): readonly string[] => useNotices().all.map(({ text }) => text)
const partIn = (): ListPart => {
  const part = useBand().form?.parts.find(({ id }) => id === 'figurines')
  if (part?.kind !== 'list') throw new Error('figures are a list')
  return part
}
const begin = async () => {
  const bridge = host()
  await useBand().open(bandPath)
  useStock().look(game.id)
  await useLibrary().refresh()
  await flushPromises()
  return bridge
}

describe('keeping', () => {
  it('sends the figure whole to the host, and says where it is', async () => {
    const bridge = await begin()
    const stock = useStock()
    const shown = vi.fn<(path: string) => void>()
    stock.show = shown
    await stock.keep('figurines', 1)
    const kept = useBand().band?.roster.keep('figurines', 1)
    expect(kept).toMatchObject({ name: 'Frère Têtard' })
    expect(bridge.inputs('stow')).toEqual([{ system: game.id, items: [{ shelf: 'figurines', thing: kept }] }])
    expect(said()).toEqual(['« Frère Têtard » est gardé dans « Réserve Flammes & Fantassins ».'])
    useNotices().all[0]?.actions?.[0]?.run()
    expect(shown).toHaveBeenCalledWith(`/bandes/${own}`)
    expect(useBand().unsaved).toBe(false)
  })

  it.each([
    [{ added: 0, twins: 1, namesakes: 0 }, 'est déjà dans'],
    [{ added: 1, twins: 0, namesakes: 1 }, 'à côté d’un homonyme'],
  ])('tells twins and namesakes: %o', async (gain, words) => {
    const bridge = await begin()
    bridge.answers.stow = () => success({ path: '/x', name: 'R', ...gain })
    await useStock().keep('figurines', 0)
    expect(said()[0]).toContain(words)
  })

  it('complains where the host refuses', async () => {
    const bridge = await begin()
    bridge.answers.stow = () => refusal('Le disque est plein.')
    await useStock().keep('figurines', 0)
    expect(said()).toEqual(['Le disque est plein.'])
  })

  it('is a command of the figure that is open, and of nothing else', async () => {
    const bridge = await begin()
    const nowhere = () => Promise.resolve()
    const commands = createCommands(nowhere, nowhere, nowhere, nowhere)
    const keep = () => commands().find(({ id }) => id === 'keep')
    expect(keep()).toMatchObject({ keys: 'Ctrl+Alt+G', enabled: false })
    useStock().open = { part: 'figurines', index: 2 }
    expect(keep()?.enabled).toBe(true)
    keep()?.run()
    await flushPromises()
    expect(bridge.inputs('stow')).toHaveLength(1)
    useStock().open = { part: 'campagne', index: 0 }
    expect(keep()?.enabled).toBe(false)
  })

  it('stands in the menu of a row where the game keeps such things', async () => {
    await begin()
    const rail = (keeps: ReadonlySet<string>, offered: ReadonlySet<string>) =>
      mount(PartRail, {
        props: { form: useBand().form, open: undefined, diagnostics: [], emblem: 'flame', keeps, offered },
        attachTo: document.body,
      })
    const menu = async (keeps: ReadonlySet<string>): Promise<readonly string[]> => {
      const page = rail(keeps, new Set())
      await page.find('.rail-more').trigger('click')
      await flushPromises()
      const items = [...document.querySelectorAll('[role=menuitem]')].map(item => item.textContent.trim())
      page.unmount()
      return items
    }
    expect(await menu(new Set(['figurines']))).toContain('Garder dans la réserve')
    document.body.innerHTML = ''
    expect(await menu(new Set())).not.toContain('Garder dans la réserve')
  })
})

describe('the own stock', () => {
  it('is opened where it is, and made where it is not', async () => {
    const bridge = await begin()
    expect(await useStock().own()).toBe(`/bandes/${own}`)
    expect(bridge.inputs('create')).toEqual([{ document: newStock(game) }])
    folder = { [own]: newStock(game) }
    await useLibrary().refresh()
    expect(await useStock().own()).toBe(`/bandes/${own}`)
    expect(bridge.inputs('create')).toHaveLength(1)
  })
})

describe('what is offered', () => {
  it('comes from every stock of the game, one’s own first, and each thing once', async () => {
    folder = {
      'A.reserve.json': stockFile('A', figure('Perrine'), figure('Odon')),
      [own]: stockFile(
        'Mienne',
        figure('Odon'),
        { shelf: 'figurines', thing: {} },
        { shelf: 'x', thing: {} },
      ),
    }
    await begin()
    await flushPromises()
    expect(
      useStock()
        .offersFor('figurines')
        .map(({ title }) => title),
    ).toEqual(['Odon', 'Chose 2', 'Perrine'])
    expect([...useStock().offered]).toEqual(['figurines'])
    expect(useStock().offersFor('bande')).toEqual([])
  })

  const dialog = async () => {
    folder = {
      [own]: stockFile('Mienne', figure('Odon', { notes: 'Boite.' }), figure('Perrine'), {
        shelf: 'figurines',
        thing: { name: 'Brisée' },
      }),
    }
    await begin()
    await flushPromises()
    const page = mount(AddDialog, { props: { part: partIn() }, attachTo: document.body })
    await flushPromises()
    const tab = [...document.querySelectorAll<HTMLElement>('[role=radio]')].find(({ textContent }) =>
      textContent.includes('De la réserve'),
    )
    tab?.click()
    await flushPromises()
    return page
  }
  const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.thing')]
  const inRow = (row: HTMLElement | undefined): string => (row?.textContent ?? '').replace(/\s+/g, ' ').trim()

  it('is seen before it is taken: who it is, what it has, its notes', async () => {
    await dialog()
    expect(rows().map(inRow)).toEqual([
      'Prendre OdonArcher · Mercenaire, carrure agile1 PC · 0 fer',
      'Prendre PerrineArcher · Mercenaire, carrure agile1 PC · 0 fer',
      expect.stringMatching(/^BriséeNe peut pas être prise : « build » manque/),
    ])
    const sheet = (): string => document.querySelector('.sheet')?.textContent ?? ''
    expect(sheet()).toContain('Boite.')
    rows()[1]?.dispatchEvent(new Event('focus'))
    await flushPromises()
    expect(sheet()).toContain('Perrine')
    expect(sheet()).not.toContain('Boite.')
  })

  it('is searched, taken by Enter or a press; what is refused is not', async () => {
    const page = await dialog()
    rows()[2]?.click()
    expect(page.emitted('take')).toBeUndefined()
    const search = document.querySelector<HTMLInputElement>('input[type=search]')
    if (!search) throw new Error('no search')
    search.value = 'perr'
    search.dispatchEvent(new Event('input'))
    await flushPromises()
    expect(rows()).toHaveLength(1)
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(page.emitted('take')).toMatchObject([[{ title: 'Perrine' }]])
    search.value = 'rien de tel'
    search.dispatchEvent(new Event('input'))
    await flushPromises()
    expect(document.body.textContent).toContain('Rien de la réserve ne répond à « rien de tel ».')
  })

  it('is no group at all where nothing is kept', async () => {
    await begin()
    mount(AddDialog, { props: { part: partIn() }, attachTo: document.body })
    await flushPromises()
    expect(document.querySelectorAll('[role=radio]')).toHaveLength(0)
    expect(document.querySelectorAll('.addition').length).toBeGreaterThan(5)
  })

  it('is a copy: what is taken changes neither the stock nor what was kept', async () => {
    folder = { [own]: stockFile('Mienne', figure('Odon')) }
    await begin()
    const before = JSON.stringify(folder)
    const [entry] = useStock().offersFor('figurines')
    const band = useBand()
    const patch = band.band?.roster.take('figurines', entry?.thing ?? null)
    if (!patch?.ok) throw new Error('it is taken')
    band.change(patch.value, 'prendre')
    expect(partIn().items.at(-1)?.title).toBe('Odon')
    const index = partIn().items.length - 1
    band.change([{ op: 'replace', path: `/roster/figures/${index}/name`, value: 'Autre' }], 'changer')
    expect(entry?.thing).toMatchObject({ name: 'Odon' })
    expect(JSON.stringify(folder)).toBe(before)
  })
})

describe('a thing by itself', () => {
  it('is read in a band of its own, in its game’s words', () => {
    const [entry] = opened(stockFile('X', figure('Odon', { equipment: ['arc'], notes: 'Boite.' }))).entries()
    const seen = entry && seenThing(game, entry)
    expect(seen?.item.title).toBe('Odon')
    expect(seen?.texts).toEqual([{ label: 'Notes', text: 'Boite.' }])
    expect(openBand(seen?.document ?? {}, systems).ok).toBe(true)
    const [broken] = opened(stockFile('X', { shelf: 'x', thing: {} })).entries()
    expect(broken && seenThing(game, broken)).toBeUndefined()
  })
})

describe('the view of a stock', () => {
  const view = async (...items: readonly JsonObject[]) => {
    folder = { 'A.reserve.json': stockFile('A', ...items) }
    const bridge = host()
    expect(await useBand().open('/bandes/A.reserve.json')).toBe(true)
    const page = mount(StockView, { attachTo: document.body })
    await flushPromises()
    return { page, bridge }
  }
  const titles = (): readonly string[] =>
    useBand()
      .stock?.entries()
      .map(({ title }) => title) ?? []
  const give = async (page: ReturnType<typeof mount>, name: string, document_: JsonObject): Promise<void> => {
    const bytes = writeJson(document_).slice()
    const file = new File([bytes], name)
    // Read at once: the test waits for no clock.
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.resolve(bytes.buffer) })
    const input = page.find<HTMLInputElement>('input[type=file]')
    Object.defineProperty(input.element, 'files', { value: [file], configurable: true })
    await input.trigger('change')
    await flushPromises()
  }

  it('lists what is kept by its shelves, what no shelf knows last', async () => {
    const { page } = await view({ shelf: 'x', thing: { name: 'Dragon' } }, figure('Odon'))
    expect(page.findAll('section[aria-label] h2').map(head => head.text().replace(/\s+/g, ' '))).toEqual([
      'Figurines 1',
      'Inconnu de ce jeu 1',
    ])
    expect(page.findAll('.thing.refused').map(row => row.text())).toEqual([expect.stringContaining('Dragon')])
  })

  it('removes one, or those that are chosen, and takes it back', async () => {
    const { page } = await view(figure('Odon'), figure('Perrine'), figure('Mahaut'))
    await page.get('button[aria-label="Retirer Perrine"]').trigger('click')
    expect(titles()).toEqual(['Odon', 'Mahaut'])
    useNotices().all.at(-1)?.actions?.[0]?.run()
    expect(titles()).toEqual(['Odon', 'Perrine', 'Mahaut'])
    await flushPromises()
    for (const name of ['Odon', 'Mahaut'])
      await page.get(`[role=checkbox][aria-label="Choisir ${name}"]`).trigger('click')
    await page.get('.thing').trigger('keydown', { key: 'Delete' })
    expect(titles()).toEqual(['Perrine'])
    expect(useBand().unsaved).toBe(true)
  })

  it('exports all, or only what is chosen, as a file that reads back', async () => {
    const { page } = await view(figure('Odon'), figure('Perrine'))
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:x'
    })
    const send = page.findAll('button').find(one => one.text().startsWith('Exporter'))
    await send?.trigger('click')
    await page.get('[role=checkbox][aria-label="Choisir Perrine"]').trigger('click')
    await send?.trigger('click')
    const read = await Promise.all(blobs.map(async blob => new Uint8Array(await blob.arrayBuffer())))
    expect(
      read.map(bytes => {
        const stock = stockKind.read(bytes, systems)
        return stock.ok ? stock.value.members() : stock.diagnostics
      }),
    ).toEqual([['Odon', 'Perrine'], ['Perrine']])
  })

  it('imports another stock, twins once, and a band with all its figures', async () => {
    const { page } = await view(figure('Odon'))
    await give(
      page,
      'B.reserve.json',
      stockFile('B', figure('Odon'), figure('Odon', { notes: 'x' }), figure('Perrine')),
    )
    expect(titles()).toEqual(['Odon', 'Odon', 'Perrine'])
    expect(said().at(-1)).toBe(
      '2\u00a0choses ajoutées ; 1 déjà là, à l’identique ; 1\u00a0homonyme gardé à côté, d’un autre contenu.',
    )
    await give(page, 'E.bande.json', school)
    expect(titles()).toHaveLength(8)
    useBand().undo()
    useBand().undo()
    expect(titles()).toEqual(['Odon'])
  })

  it('says why it takes in no other file, and stays as it was', async () => {
    const { page } = await view(figure('Odon'))
    await give(page, 'S.scenario.json', newScenario(game.id))
    expect(said().at(-1)).toBe(
      'S.scenario.json : c’est un scénario\u00a0: une réserve prend une réserve, ou une bande.',
    )
    await give(page, 'N.reserve.json', { ...newStock(game), version: 7 })
    expect(said().at(-1)).toContain('plus récent')
    expect([titles(), useBand().unsaved]).toEqual([['Odon'], false])
    const stock = opened(stockFile('A'))
    const other = { ...stock, system: { ...game, id: 'autre' } }
    const refused = merged(other, 'B.reserve.json', writeJson(stockFile('B')))
    expect(refused.ok ? [] : refused.diagnostics.map(({ code }) => code)).toEqual(['stock.other-system'])
  })

  it('says what to do where nothing is kept', async () => {
    const { page } = await view()
    expect(page.get('.empty').text()).toContain('Garder dans la réserve')
  })
})

describe('on the shelf', () => {
  it('a stock is a box of names, is printed by nobody, and makes no evening', () => {
    host()
    const held = book(own, { name: 'Mienne', members: ['Odon', 'Perrine'] })
    const card = mount(BookCard, {
      props: {
        book: held,
        look: 'cards',
        picked: false,
        picking: false,
        stop: true,
        search: '',
        place: 0,
        busy: false,
      },
      attachTo: document.body,
    })
    expect(card.get('.stock-face').text()).toBe('OdonPerrine')
    expect(card.get('.book-meta').text()).toBe('Flammes & Fantassins2\u00a0en réserve')
    expect(card.find('.bar-button.main').exists()).toBe(false)
    expect([canBePrinted(held), makesEvening([held])]).toEqual([false, false])
  })
})
