/** The map editor by hand, by key, by number and from its list: each gesture is one change, told in words. */
// @vitest-environment happy-dom
import { mount, type VueWrapper } from '@vue/test-utils'
import { nextTick, reactive } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blankMap, newPiece, type MapPiece, type MapRemark, type TableMap } from '../../src/core/map/index.ts'
import type * as Draw from '../../src/core/map/draw.ts'
import MapEditor from '../../src/renderer/map/MapEditor.vue'

/** How often a piece was drawn: what stands still is never drawn again. */
const drawn = vi.hoisted(() => ({ times: 0 }))
vi.mock('../../src/core/map/draw.ts', async original => {
  const real = await original<typeof Draw>()
  return {
    ...real,
    pieceMarks: (...given: Parameters<typeof real.pieceMarks>) => {
      drawn.times += 1
      return real.pieceMarks(...given)
    },
  }
})

const house = (x: number, y: number, more: Partial<MapPiece> = {}): MapPiece => ({
  ...newPiece('maison', { x, y }),
  ...more,
})
const mapOf = (...pieces: readonly MapPiece[]): TableMap => ({ ...blankMap(), pieces: [...pieces] })

interface Change {
  readonly label: string
  readonly merge?: string
}

/** Twelve pixels to the inch, as a table of 36 inches is fitted into a window that nobody has measured yet. */
const inch = 12

let page: VueWrapper
const open = (map: TableMap, remarks: readonly MapRemark[] = []) => {
  const state = reactive<{ map: TableMap; remarks: readonly MapRemark[] }>({ map, remarks })
  const changes: Change[] = []
  page = mount(
    {
      components: { MapEditor },
      setup: () => ({
        state,
        // As a document does it: what comes back is read anew.
        change: (next: TableMap, label: string, merge?: string) => {
          changes.push({ label: plain(label), ...(merge !== undefined && { merge }) })
          state.map = JSON.parse(JSON.stringify(next))
        },
      }),
      template: `<MapEditor :map="state.map" :game="undefined" :remarks="state.remarks" :sides="['A', 'B']" @change="change" />`,
    },
    { attachTo: document.body },
  )
  return { state, changes }
}
beforeEach(() => {
  drawn.times = 0
})
afterEach(() => page.unmount())

const surface = (): Element => page.get('svg.table').element
const pointer = async (
  name: 'down' | 'move' | 'up',
  x: number,
  y: number,
  more: PointerEventInit = {},
  on = surface(),
): Promise<void> => {
  on.dispatchEvent(
    new PointerEvent(`pointer${name}`, {
      bubbles: true,
      button: 0,
      clientX: x * inch,
      clientY: y * inch,
      ...more,
    }),
  )
  await nextTick()
}
const click = async (x: number, y: number, more: PointerEventInit = {}): Promise<void> => {
  await pointer('down', x, y, more)
  await pointer('up', x, y, more)
}
const drag = async (
  from: readonly [number, number],
  to: readonly [number, number],
  more: PointerEventInit = {},
): Promise<void> => {
  await pointer('down', ...from, more)
  await pointer('move', ...to, more)
  await pointer('up', ...to, more)
}
const press = async (key: string, more: KeyboardEventInit = {}, on = '.desk'): Promise<boolean> => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  page.get(on).element.dispatchEvent(event)
  await nextTick()
  return event.defaultPrevented
}
/** As it is read: no-break spaces are told from others in the texts alone. */
const plain = (text = ''): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const said = (): string => plain(page.findAll('[role=status]').at(-1)?.text())
const places = (map: TableMap) => map.pieces.map(({ x, y }) => [x, y])
const found = <T>(all: readonly T[], is: (one: T) => boolean): T => {
  const [first] = all.filter(is)
  if (first === undefined) throw new Error('nothing of that name')
  return first
}
const button = (name: string) =>
  found(page.findAll('button'), one => plain(one.attributes('aria-label') ?? one.text()) === name)
const number = (label: string) =>
  found(page.findAll('label'), one => one.text() === label).get<HTMLInputElement>('input')

describe('a piece under the hand', () => {
  it('is chosen by a click, and dragged from inch to inch in one change', async () => {
    const { state, changes } = open(mapOf(house(10, 10), house(20, 20, { name: 'Moulin' })))
    await click(20.4, 20.2)
    expect(said()).toBe('Moulin, x 20 po, y 20 po')
    await drag([20, 20], [23.4, 17.8])
    expect(places(state.map)).toEqual([
      [10, 10],
      [23, 18],
    ])
    expect(changes).toEqual([{ label: 'Déplacer la maison' }])
  })

  it('goes by quarters with Alt, and anywhere without the magnet', async () => {
    const { state } = open(mapOf(house(10, 10)))
    await drag([10, 10], [12.3, 10], { altKey: true })
    expect(places(state.map)).toEqual([[12.25, 10]])
    await button('Aimanter à 1 po').trigger('click')
    await drag([12, 10], [13.1, 10])
    expect(places(state.map)[0]?.[0]).toBeCloseTo(13.4)
  })

  it('says nothing while it is dragged, but how far it is from its neighbour', async () => {
    const { changes } = open(mapOf(house(10, 10), house(20, 10)))
    await pointer('down', 10, 10)
    await pointer('move', 12, 10)
    expect(changes).toEqual([])
    expect(plain(page.get('output').text())).toBe('4 po')
    expect(page.get('.carried').attributes('transform')).toBe('translate(7 0)')
    await press('Escape')
    await pointer('up', 12, 10)
    expect(changes).toEqual([])
  })

  it('is not moved by a trembling hand', async () => {
    const { changes } = open(mapOf(house(10, 10)))
    await drag([10, 10], [10.2, 10.1])
    expect(changes).toEqual([])
  })

  it('stays where it is while it is locked', async () => {
    const { changes } = open(mapOf(house(10, 10, { locked: true })))
    await drag([10, 10], [15, 10])
    expect(changes).toEqual([])
    expect(said()).toBe('Maison, x 10 po, y 10 po, verrouillé')
  })

  it('takes its group with it', async () => {
    const { state, changes } = open(
      mapOf(house(10, 10, { group: 'a' }), house(20, 20, { group: 'a' }), house(30, 30)),
    )
    await drag([10, 10], [12, 10])
    expect(places(state.map)).toEqual([
      [12, 10],
      [22, 20],
      [30, 30],
    ])
    expect(changes).toEqual([{ label: 'Déplacer 2 pièces' }])
  })

  it('lies under a zone and is found all the same', async () => {
    open(mapOf(house(10, 10), { ...newPiece('zone', { x: 18, y: 10 }), side: 'A' }))
    await click(10, 10)
    expect(said()).toContain('Maison')
    await click(30, 10)
    expect(said()).toContain('Zone')
  })
})

describe('what is chosen', () => {
  it('grows with Shift, and by a sweep over what is not locked', async () => {
    const { changes } = open(mapOf(house(6, 6), house(12, 6), house(18, 6, { locked: true }), house(30, 30)))
    await click(6, 6)
    await click(12, 6, { shiftKey: true })
    expect(said()).toBe('2 pièces choisies')
    await click(12, 6, { shiftKey: true })
    expect(said()).toBe('Maison, x 6 po, y 6 po')
    await drag([1, 1], [24, 12])
    expect(said()).toBe('2 pièces choisies')
    await click(25, 20)
    expect(said()).toBe('Rien n’est choisi.')
    expect(changes).toEqual([])
  })

  it('is sized and turned by its grips', async () => {
    const { state, changes } = open(mapOf(house(10, 10)))
    await click(10, 10)
    const grips = page.findAll('.grips .hold')
    await pointer(
      'down',
      12,
      10,
      {},
      grips.findLast(one => one.attributes('style')?.includes('ew-resize'))?.element,
    )
    await pointer('move', 14.2, 10)
    await pointer('up', 14.2, 10)
    expect(state.map.pieces[0]).toMatchObject({ width: 6, height: 3 })
    const { x = 0 } = state.map.pieces[0] ?? {}
    await pointer('down', x, 8, {}, page.get('.turner').element)
    await pointer('move', x + 2, 10)
    expect(plain(page.get('output').text())).toBe('90°')
    await pointer('up', x + 2, 10)
    expect(state.map.pieces[0]?.angle).toBe(90)
    expect(changes.map(({ label }) => label)).toEqual(['Dimensionner la maison', 'Tourner la maison'])
  })

  it('is bent by its points: moved, added, taken away', async () => {
    const { state, changes } = open(mapOf(newPiece('mur', { x: 10, y: 10 })))
    await click(10, 10)
    const hold = (at: number) => page.findAll('.grips .hold:not(.turner):not(.more)')[at]?.element
    await pointer('down', 13, 10, {}, hold(1))
    await pointer('move', 15.2, 12.1)
    await pointer('up', 15.2, 12.1)
    expect(state.map.pieces[0]?.points[1]).toEqual({ x: 5, y: 2 })
    await pointer('down', 11, 11, {}, page.get('.grips .more').element)
    await pointer('up', 11, 11)
    expect(state.map.pieces[0]?.points).toHaveLength(3)
    await press('Delete')
    expect(state.map.pieces[0]?.points).toHaveLength(2)
    await press('Delete')
    expect(state.map.pieces[0]?.points).toHaveLength(2)
    expect(new Set(changes.map(({ label }) => label))).toEqual(new Set(['Déformer le mur']))
  })
})

describe('the keyboard', () => {
  it('walks from piece to piece, moves and turns them; repeats are one step', async () => {
    const { state, changes } = open(mapOf(house(10, 10), house(20, 20)))
    expect(await press('Tab')).toBe(false)
    await press('Enter')
    await press('Tab')
    expect(said()).toBe('Maison, x 20 po, y 20 po')
    await press('ArrowRight')
    await press('ArrowRight')
    await press('ArrowUp', { altKey: true })
    await press('r')
    await press('R', { shiftKey: true })
    await press('R', { shiftKey: true })
    expect(state.map.pieces[1]).toMatchObject({ x: 22, y: 19.75, angle: -15 })
    expect(new Set(changes.map(({ merge }) => merge))).toEqual(new Set(['move 1', 'turn 1']))
    expect(await press('Tab')).toBe(false)
    expect(await press('Escape')).toBe(true)
    expect(await press('Escape')).toBe(false)
  })

  it('copies, groups, orders, locks and takes away', async () => {
    const { state, changes } = open(mapOf(house(10, 10), house(20, 20)))
    await press('a', { ctrlKey: true })
    await press('g', { ctrlKey: true })
    await press('c', { ctrlKey: true })
    await press('v', { ctrlKey: true })
    await press('x', { ctrlKey: true })
    await press('v', { ctrlKey: true })
    await press('G', { ctrlKey: true, shiftKey: true })
    await press('d', { ctrlKey: true })
    await press('PageDown', { shiftKey: true })
    await press('l')
    await press('Delete')
    await press('L')
    await press('Delete')
    expect(changes.map(({ label }) => label)).toEqual([
      'Grouper 2 pièces',
      'Coller 2 pièces',
      'Couper 2 pièces',
      'Coller 2 pièces',
      'Dégrouper 2 pièces',
      'Dupliquer 2 pièces',
      'Changer l’ordre : 2 pièces',
      'Verrouiller 2 pièces',
      'Déverrouiller 2 pièces',
      'Retirer 2 pièces',
    ])
    expect(state.map.pieces).toHaveLength(4)
  })

  it('leaves to others what means nothing here', async () => {
    open(mapOf(house(10, 10)))
    expect(await press('g', { ctrlKey: true })).toBe(false)
    expect(await press('z', { ctrlKey: true })).toBe(false)
    expect(await press('Escape')).toBe(false)
  })
})

describe('the palette', () => {
  it('puts a piece where the table is pressed', async () => {
    const { state, changes } = open(blankMap())
    await button('puits').trigger('click', { detail: 1 })
    await pointer('move', 8.3, 6.2)
    expect(page.find('.coming').exists()).toBe(true)
    await click(8.3, 6.2)
    expect(state.map.pieces).toMatchObject([{ kind: 'puits', x: 8, y: 6 }])
    expect(changes).toEqual([{ label: 'Poser le puits' }])
    await click(20, 20)
    expect(state.map.pieces).toHaveLength(1)
  })

  it('lays one by keyboard, where nothing lies yet', async () => {
    const { state } = open(blankMap())
    await button('maison').trigger('click', { detail: 0 })
    await button('maison').trigger('click', { detail: 0 })
    expect(places(state.map)).toEqual([
      [18, 18],
      [18, 22],
    ])
  })

  it('is searched without accents, in all of its tabs', async () => {
    open(blankMap())
    await page.get('.palette input').setValue('ENTREE')
    expect(page.findAll('.kind').map(one => one.attributes('aria-label'))).toEqual(['entrée'])
  })

  it('gives objectives their numbers and zones their sides', async () => {
    const { state } = open(blankMap())
    await page.get('.palette input').setValue('objectif')
    for (let turn = 0; turn < 2; turn += 1) await button('objectif').trigger('click', { detail: 0 })
    await page.get('.palette input').setValue('zone')
    for (let turn = 0; turn < 2; turn += 1)
      await button('zone de déploiement').trigger('click', { detail: 0 })
    expect(state.map.pieces.map(({ mark, side }) => mark || side)).toEqual(['1', '2', 'A', 'B'])
  })
})

describe('numbers and words', () => {
  it('are written with a comma, and go back where they mean nothing', async () => {
    const { state, changes } = open(mapOf(house(10, 10)))
    await click(10, 10)
    await number('x').setValue('12,5')
    expect(state.map.pieces[0]).toMatchObject({ x: 12.5 })
    await number('Larg.').setValue('4,6 po')
    await number('Angle').setValue('\u22128°')
    expect(state.map.pieces[0]).toMatchObject({ width: 4.6, angle: -8 })
    const input = number('Prof.')
    await input.setValue('large')
    expect(input.element).toMatchObject({ value: '3\u00a0po' })
    await number('Nom').setValue('Péage')
    await button('difficile').trigger('click')
    await button('couvert').trigger('click')
    expect(state.map.pieces[0]).toMatchObject({ name: 'Péage', traits: ['vue', 'difficile'] })
    expect(changes[0]).toEqual({ label: 'Modifier la maison : x' })
  })

  it('of the table are there when nothing is chosen', async () => {
    const { state, changes } = open(mapOf(house(10, 10)))
    await number('Larg.').setValue('48')
    await number('Quadrillage').setValue('6')
    await button('Le nord est indiqué').trigger('click')
    await page.get('.inspector select').setValue('cm')
    expect(state.map).toMatchObject({ unit: 'cm', width: 121.92, grid: 15.24, north: 0 })
    expect(changes).toHaveLength(4)
    expect(plain(page.get('.size').text())).toBe('Table 121,92 × 91,44 cm')
  })

  it('are typed without the keys of the table being heard', async () => {
    const { changes } = open(mapOf(house(10, 10)))
    await click(10, 10)
    for (const key of ['Delete', 'r', 'l'])
      number('Nom').element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    expect(changes).toEqual([])
  })

  it('tell how far two pieces are apart', async () => {
    open(mapOf(house(10, 10), house(20, 10)))
    await press('a', { ctrlKey: true })
    expect(plain(page.get('.apart').text())).toBe('à 6 po l’une de l’autre')
    await button('Centrer en hauteur').trigger('click')
  })
})

describe('the list of pieces', () => {
  const rows = () => page.findAll('[role=option]')

  it('has the topmost first, and does all that the table does', async () => {
    const { state, changes } = open(mapOf(house(10, 10), house(20, 20, { name: 'Moulin', angle: 15 })))
    await button('Pièces').trigger('click')
    expect(rows().map(row => plain(row.text()).replaceAll(/\s+/g, ' '))).toEqual([
      'Moulin maisonx 20y 20Angle 15°',
      'Maison x 10y 10Angle 0°',
    ])
    expect(rows().map(row => row.attributes('tabindex'))).toEqual(['0', '-1'])
    await press('ArrowDown', {}, '[role=listbox]')
    expect(rows().map(row => row.attributes('aria-selected'))).toEqual(['false', 'true'])
    await press('ArrowUp', { altKey: true }, '[role=listbox]')
    expect(state.map.pieces.map(({ name }) => name)).toEqual(['Moulin', ''])
    await press('r', {}, '[role=listbox]')
    await press('Delete', {}, '[role=listbox]')
    expect(changes.map(({ label }) => label)).toEqual([
      'Changer l’ordre : la maison',
      'Tourner la maison',
      'Retirer la maison',
    ])
  })
})

describe('remarks', () => {
  it('are ticked or marked, and choose what they speak of', async () => {
    open(mapOf(house(10, 10), house(20, 20)), [
      { level: 'ok', text: 'Les zones sont à 24 pouces.', pieces: [] },
      { level: 'warning', text: 'Une maison est trop près.', pieces: [1] },
    ])
    const lines = page.findAll('.remark')
    expect(lines.map(line => line.text())).toEqual([
      'en ordre : Les zones sont à 24 pouces.',
      'à revoir : Une maison est trop près.',
    ])
    await lines[1]?.trigger('click')
    expect(said()).toBe('Maison, x 20 po, y 20 po')
  })
})

describe('the ruler', () => {
  it('measures from edge to edge, and from point to point', async () => {
    open(mapOf(house(10, 10), house(20, 10)))
    await button('Mesurer').trigger('click')
    await click(10, 10)
    await click(20, 10)
    expect(plain(page.get('output').text())).toBe('6 po')
    await drag([5, 20], [8, 24])
    expect(plain(page.get('output').text())).toBe('5 po')
    expect(await press('Escape')).toBe(true)
    expect(page.find('output').exists()).toBe(false)
  })
})

describe('a map of 400 pieces', () => {
  const many = (): TableMap =>
    mapOf(
      ...Array.from({ length: 400 }, (_, index) => ({
        ...newPiece('puits', { x: 2 + (index % 20) * 1.6, y: 2 + Math.floor(index / 20) * 1.6 }),
      })),
    )

  it('draws only what is dragged, and that once', async () => {
    open(many())
    drawn.times = 0
    await pointer('down', 2, 2)
    await pointer('move', 4, 2)
    const lifted = drawn.times
    for (let x = 5; x < 30; x += 1) await pointer('move', x, 3)
    expect({ lifted, moved: drawn.times - lifted }).toEqual({ lifted: 2, moved: 0 })
    await pointer('up', 30, 3)
    expect(drawn.times - lifted).toBeLessThan(4)
  })

  it('touches no other piece of the page while one is dragged', async () => {
    open(many())
    await pointer('down', 2, 2)
    await pointer('move', 4, 2)
    const seen = new MutationObserver(() => undefined)
    seen.observe(page.get('.pieces').element, { subtree: true, childList: true, attributes: true })
    for (let x = 5; x < 15; x += 1) await pointer('move', x, 3)
    expect(seen.takeRecords()).toHaveLength(0)
    seen.disconnect()
  })
})
