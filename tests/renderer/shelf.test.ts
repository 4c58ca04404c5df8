// @vitest-environment happy-dom
/** The shelf: what is found on it and in which order, what is drawn of it, and how several are chosen. */
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import type { Cover } from '../../src/app/covers/keep.ts'
import type { ShelfBook } from '../../src/app/shelf.ts'
import { success, type JsonObject, type Result } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { sinceWhen } from '../../src/renderer/dates.ts'
import CardFan from '../../src/renderer/parts/CardFan.vue'
import BookCard from '../../src/renderer/parts/BookCard.vue'
import { usePicking } from '../../src/renderer/picking.ts'
import { gridStep } from '../../src/renderer/roving.ts'
import { memberFound, shelved, type ShelfWish } from '../../src/renderer/shelving.ts'
import { useCovers } from '../../src/renderer/stores/covers.ts'
import { useLibrary } from '../../src/renderer/stores/library.ts'
import { useMaps } from '../../src/renderer/stores/maps.ts'
import { useNotices } from '../../src/renderer/stores/notices.ts'
import { useShelfLook } from '../../src/renderer/stores/shelf-look.ts'
import { cellsIn } from '../../src/renderer/windowing.ts'
import { fakeBridge, pending } from './fake-bridge.ts'

const game = systems[0]?.id ?? ''
const book = (name: string, over: Partial<ShelfBook> = {}): ShelfBook => ({
  path: `/bandes/${name}.bande.json`,
  file: `${name}.bande.json`,
  kind: 'band',
  name,
  system: game,
  state: 'ready',
  reason: '',
  gauge: null,
  icon: null,
  members: [],
  fault: '',
  modified: 0,
  ...over,
})
const plain: ShelfWish = { search: '', sort: 'recent', filter: 'all', game: undefined }
const names = (books: readonly ShelfBook[]): readonly string[] => books.map(({ name }) => name)
const points = (value: number) => ({ gauge: { value, limit: 8, unit: 'PC' } })

beforeEach(() => {
  setActivePinia(createPinia())
})

describe('what is shown of the shelf', () => {
  const mages = book('École', { modified: 3, members: ['Frère Têtard', 'Ysoline'], ...points(8) })
  const oies = book('Milice 10', { modified: 5, state: 'errors', ...points(12) })
  const trio = book('Milice 9', { modified: 4, state: 'warnings', ...points(9) })
  const broken = book('Cassée', { modified: 1, state: 'unreadable', system: null })
  const all = [mages, oies, trio, broken]

  it('is sorted by date, by name as one counts, by game, by points', () => {
    const sorted = (sort: ShelfWish['sort']) => names(shelved(all, { ...plain, sort }))
    expect(sorted('recent')).toEqual(['Milice 10', 'Milice 9', 'École', 'Cassée'])
    expect(sorted('name')).toEqual(['Cassée', 'École', 'Milice 9', 'Milice 10'])
    expect(sorted('game')).toEqual(['École', 'Milice 9', 'Milice 10', 'Cassée'])
    expect(sorted('points')).toEqual(['Milice 10', 'Milice 9', 'École', 'Cassée'])
  })

  it('is found by its name and by the names of its figures, without accents and in any order of words', () => {
    const found = (search: string) => names(shelved(all, { ...plain, search }))
    expect(found('ecole')).toEqual(['École'])
    expect(found('tetard frere')).toEqual(['École'])
    expect(found('milice 9')).toEqual(['Milice 9'])
    expect(found('personne')).toEqual([])
    expect(memberFound(mages, 'tetard')).toBe('Frère Têtard')
    expect(memberFound(mages, 'ecole')).toBeUndefined()
  })

  it('can be those that are ready, those that are to be mended, those of one game', () => {
    const filtered = (over: Partial<ShelfWish>) => names(shelved(all, { ...plain, ...over }))
    expect(filtered({ filter: 'ready' })).toEqual(['Milice 9', 'École'])
    expect(filtered({ filter: 'faulty' })).toEqual(['Milice 10', 'Cassée'])
    expect(filtered({ game })).toEqual(['Milice 10', 'Milice 9', 'École'])
    expect(filtered({ game: 'aucun' })).toEqual([])
    expect(filtered({ kind: 'scenario' })).toEqual([])
    expect(
      names(shelved([...all, book('Gué', { kind: 'scenario' })], { ...plain, kind: 'scenario' })),
    ).toEqual(['Gué'])
  })
})

describe('the look of the shelf', () => {
  it('is kept for the next evening: its order and its look, not what was searched', async () => {
    const look = useShelfLook()
    expect([look.sort, look.look]).toEqual(['recent', 'cards'])
    Object.assign(look, { sort: 'points', look: 'rows', search: 'oie', filter: 'faulty' })
    await nextTick()
    setActivePinia(createPinia())
    const { sort, look: shown, search, filter } = useShelfLook()
    expect({ sort, shown, search, filter }).toEqual({
      sort: 'points',
      shown: 'rows',
      search: '',
      filter: 'all',
    })
    localStorage.clear()
  })
})

describe('dates on the shelf', () => {
  const now = new Date(2026, 10, 19, 14, 30).getTime()
  it.each([
    [new Date(2026, 10, 19, 14, 29, 40), 'à l’instant'],
    [new Date(2026, 10, 19, 9, 5), '09:05'],
    [new Date(2026, 10, 18, 23, 59), 'hier'],
    [new Date(2026, 10, 16, 12), 'lundi'],
    [new Date(2026, 10, 8, 12), '8 nov.'],
    [new Date(2025, 11, 24, 12), '24 déc. 2025'],
  ])('%s is %s', (at, words) => {
    expect(sinceWhen(at.getTime(), now)).toBe(words)
  })
})

describe('of five hundred', () => {
  const shape = { count: 500, columns: 4, rowHeight: 302 }
  const indices = (top: number, bottom: number, kept?: number) =>
    cellsIn(shape, top, bottom, kept).map(({ index }) => index)

  it('only rows near the window are drawn', () => {
    expect(indices(0, 900)).toEqual(Array.from({ length: 20 }, (_, index) => index))
    const middle = indices(302 * 50, 302 * 53)
    expect([middle[0], middle.at(-1), middle.length]).toEqual([192, 219, 28])
    expect(indices(302 * 400, 302 * 403).every(index => index < 500)).toBe(true)
  })

  it('the one that has the focus stays, wherever it is', () => {
    expect(indices(302 * 50, 302 * 53, 3).at(-1)).toBe(3)
    expect(indices(302 * 50, 302 * 53, 200)).toHaveLength(28)
    expect(cellsIn({ ...shape, count: 0 }, 0, 900, 3)).toEqual([])
  })

  it('arrows go from one to the next, and not past an edge', () => {
    const step = (key: string, from: number) => gridStep(key, from, 10, 4)
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map(key => step(key, 5))).toEqual([6, 4, 9, 1])
    expect([step('ArrowUp', 1), step('ArrowLeft', 0), step('ArrowRight', 9)]).toEqual([1, 0, 9])
    expect([step('ArrowDown', 7), step('ArrowDown', 9), step('Home', 5), step('End', 5)]).toEqual([
      9, 9, 0, 9,
    ])
    expect(step('x', 5)).toBeUndefined()
  })
})

describe('several', () => {
  it('are chosen one by one, in a row, all; what is gone is chosen no more', () => {
    let there = ['a', 'b', 'c', 'd', 'e']
    const { picked, toggle, upTo, all, clear } = usePicking(() => there)
    toggle('b')
    upTo('d')
    expect([...picked.value]).toEqual(['b', 'c', 'd'])
    toggle('c')
    expect([...picked.value]).toEqual(['b', 'd'])
    there = ['a', 'd']
    all()
    expect([...picked.value]).toEqual(['a', 'd'])
    clear()
    expect(picked.value.size).toBe(0)
  })

  it('go to the bin together and come back with one word', async () => {
    const gone = new Set<string>()
    const host = fakeBridge({
      remove: ({ path }) => {
        gone.add(path)
        return success(null)
      },
      restore: ({ path }) => {
        gone.delete(path)
        return success(null)
      },
      shelf: () => success({ folder: '/bandes', missing: false, books: [] }),
    })
    await useLibrary().removeAll([book('A'), book('B')])
    expect(gone.size).toBe(2)
    const [notice] = useNotices().all
    expect(notice?.text).toBe('2\u00a0fichiers sont à la corbeille.')
    notice?.actions?.[0]?.run()
    await expect.poll(() => gone.size).toBe(0)
    expect(host.inputs('restore')).toHaveLength(2)
  })
})

const cover: Cover = {
  sheet: { width: 200, height: 165 },
  cards: [
    { x: 0, y: 8, width: 105, height: 148.5, rotation: 0 },
    { x: 105, y: 4, width: 88, height: 63, rotation: 90 },
  ],
  picture: new Uint8Array([1]),
}

describe('covers', () => {
  it('are asked for two at a time, kept, and asked for anew when the band changes', async () => {
    const covers = useCovers()
    const asked: string[] = []
    const waiting = new Map<string, ReturnType<typeof pending<Result<Cover | null>>>>()
    const want = (key: string, mark = '1'): void =>
      covers.want({
        key,
        mark,
        ask: () => {
          asked.push(`${key}${mark}`)
          const answer = pending<Result<Cover | null>>()
          waiting.set(key, answer)
          return answer.promise
        },
      })
    for (const key of ['a', 'b', 'c']) want(key)
    expect(asked).toEqual(['a1', 'b1'])
    covers.leave('c')
    want('d')
    waiting.get('a')?.keep(success(cover))
    await expect.poll(() => asked).toEqual(['a1', 'b1', 'd1'])
    expect(covers.coverOf('a')?.cards).toHaveLength(2)
    want('a')
    waiting.get('b')?.keep(success(null))
    waiting.get('d')?.keep(success(cover))
    await expect.poll(() => covers.coverOf('d')).toBeDefined()
    expect([asked.length, covers.coverOf('b')]).toEqual([3, undefined])
    want('a', '2')
    expect(asked.at(-1)).toBe('a2')
    expect(covers.coverOf('a')).toBeDefined()
  })

  it('stand as a fan with the first on top, those that lay turned upright; blank backs until they come', async () => {
    const fan = mount(CardFan, { props: { cover: undefined, icon: 'flame', height: 158 } })
    expect(fan.findAll('.fan-card.blank')).toHaveLength(3)
    const { picture: _, ...shown } = cover
    await fan.setProps({ cover: { ...shown, url: 'blob:x' } })
    expect(fan.findAll('.fan-card.blank')).toHaveLength(0)
    const [under, top] = fan.findAll('.fan-print').map(one => one.attributes('style') ?? '')
    expect(under).toContain('rotate(-90deg)')
    expect(top).toContain('rotate(0deg)')
    expect(top).toContain('height: 158px')
  })
})

describe('a card of the shelf', () => {
  const draw = (one: ShelfBook, over: object = {}) => {
    fakeBridge({})
    return mount(BookCard, {
      props: {
        book: one,
        look: 'rows',
        picked: false,
        picking: false,
        stop: true,
        search: '',
        place: 0,
        busy: false,
        ...over,
      },
    })
  }

  it('says a fault in words: how much is too much', () => {
    expect(
      draw(book('A', { state: 'errors', ...points(20) }))
        .get('.state')
        .text(),
    ).toBe('12\u00a0PC de trop')
    expect(
      draw(book('A', { state: 'errors', fault: 'Il manque un Héros.' }))
        .get('.state')
        .attributes('title'),
    ).toBe('Il manque un Héros.')
    expect(
      draw(book('A', points(8)))
        .get('.state')
        .text(),
    ).toBe('prête')
  })

  it('keeps a long name in one line and says it whole to whom asks', () => {
    const name = 'W'.repeat(120)
    expect(draw(book(name)).get('.book-open').attributes('title')).toBe(name)
  })

  it('opens at a click; with Ctrl or Shift, or while others are chosen, it is chosen', async () => {
    const card = draw(book('A'))
    await card.get('.book-open').trigger('click')
    await card.get('.book-open').trigger('click', { ctrlKey: true })
    await card.get('.book-open').trigger('click', { shiftKey: true })
    await card.setProps({ picking: true })
    await card.get('.book-open').trigger('click')
    await nextTick()
    expect(card.emitted('open')).toHaveLength(1)
    expect(card.emitted('pick')).toEqual([[false], [true], [false]])
  })

  it('kinds: opens and prints a scenario as it does a band, in its own words', async () => {
    const scenario = draw(book('Gué', { kind: 'scenario', system: game }))
    await scenario.get('.book-open').trigger('click')
    expect(scenario.emitted('open')).toHaveLength(1)
    expect(scenario.findAll('.bar-button').map(one => one.attributes('aria-label'))).toEqual([
      'Imprimer Gué',
      'Ouvrir Gué',
    ])
    expect(scenario.get('.state').text()).toBe('prêt')
    expect(scenario.get('.book-game').text()).toBe('Scénario')
  })
})

describe('the map of a scenario on the shelf', () => {
  const gue = (over: Partial<ShelfBook> = {}): ShelfBook =>
    book('Gué', { kind: 'scenario', modified: 1, ...over })

  it('is read once for each time that its file changes, one file after the other', async () => {
    const { answers, inputs } = fakeBridge({})
    answers.look = () => success({ map: { width: 48, height: 32 } })
    const maps = useMaps()
    maps.want(gue().path, '1')
    maps.want(gue().path, '1')
    await expect
      .poll(() => maps.mapOf(gue().path)?.map)
      .toMatchObject({ width: 48, height: 32, unit: 'pouce' })
    expect(inputs('look')).toHaveLength(1)
    answers.look = () => success({ map: null })
    maps.want(gue().path, '2')
    await expect.poll(() => maps.mapOf(gue().path)).toBeUndefined()
    expect(maps.isKnown(gue().path)).toBe(true)
  })

  it('is not read for a card that has gone by meanwhile', async () => {
    const { answers, inputs } = fakeBridge({})
    const first = pending<Result<JsonObject>>()
    answers.look = () => first.promise
    const maps = useMaps()
    maps.want('/a', '1')
    maps.want('/b', '1')
    maps.leave('/b')
    first.keep(success({ map: null }))
    await expect.poll(() => maps.isKnown('/a')).toBe(true)
    expect(inputs('look')).toEqual([{ path: '/a' }])
  })
})
