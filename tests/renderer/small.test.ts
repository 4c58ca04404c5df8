// @vitest-environment happy-dom
/** The small pure parts of the studio: comparison, differences, framing, keys, texts. */
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { Json, Measure } from '../../src/core/index.ts'
import { commandFor, type Command } from '../../src/renderer/commands.ts'
import { isBest, telling } from '../../src/renderer/compare.ts'
import { differences } from '../../src/renderer/differences.ts'
import { frameOf } from '../../src/renderer/picture.ts'
import CompareChart from '../../src/renderer/parts/CompareChart.vue'
import { texts } from '../../src/renderer/texts.ts'
import { madeUpGame } from '../core/made-up-game.ts'

describe('members side by side', () => {
  const measure = (better: Measure['better'], ...values: readonly number[]): Measure => ({
    id: 'prix',
    label: 'Prix',
    better,
    values: values.map((value, index) => ({ name: `n${index}`, path: `/roster/units/${index}`, value })),
  })

  it('need a picture only where they differ', () => {
    const told = [measure('more', 8, 5), measure('more', 2, 2), measure('more', 3), measure('more')]
    expect(telling(told)).toEqual([told[0]])
  })

  it.each([
    ['more', [false, true, true]],
    ['less', [true, false, false]],
    ['none', [false, false, false]],
  ] as const)('promise 11: the best of them is what its game says (%s)', (better, best) => {
    const told = measure(better, -1, 4, 4)
    expect(told.values.map(one => isBest(told, one))).toEqual(best)
  })

  it('promise 11: are drawn under the words of a game that the studio has never heard of', () => {
    const read = madeUpGame.read({
      factions: [],
      units: [
        { name: 'Piquiers', count: 2, melee: [{ score: 3 }] },
        { name: 'Archers', count: 1, melee: [{ score: 1 }] },
      ],
    })
    if (!read.ok) throw new Error('no roster')
    const [prices] = telling(read.value.compare())
    if (!prices) throw new Error('no measure')
    const chart = mount(CompareChart, { props: { measure: prices } })
    expect(chart.get('figcaption').text()).toBe('Prix #')
    expect(chart.findAll('tbody tr').map(row => row.text())).toEqual([
      'Piquiers12 #',
      'Archers2 # (le mieux)',
    ])
    expect(chart.findAll('.bar').map(bar => Math.round(Number(bar.attributes('width'))))).toEqual([100, 17])
  })
})

describe('differences', () => {
  const cases: readonly (readonly [string, Json, Json, readonly (readonly string[])[]])[] = [
    ['nothing', { a: 1, b: [1] }, { a: 1, b: [1] }, []],
    ['the order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['a value', { roster: { points: 10 } }, { roster: { points: 12 } }, [['roster › points', '10', '12']]],
    ['a key that only mine has', { notes: 'x' }, {}, [['notes', 'x', '—']]],
    ['a key that only theirs has', {}, { notes: 'x' }, [['notes', '—', 'x']]],
    ['an item more', { f: ['a'] }, { f: ['a', 'b'] }, [['f › 1', '—', 'b']]],
    ['another kind', { f: ['a'] }, { f: 'a' }, [['f', '["a"]', 'a']]],
    ['an empty list and an empty object', { f: [] }, { f: {} }, [['f', '[]', '{}']]],
    ['null', { f: null }, { f: {} }, [['f', 'null', '{}']]],
    ['a name that every object inherits', { toString: 'x' }, {}, [['toString', 'x', '—']]],
    ['a long text', { t: 'é'.repeat(70) }, { t: 'ab' }, [['t', `${'é'.repeat(60)}…`, 'ab']]],
    ['emojis', { t: `a${'🐈'.repeat(70)}` }, { t: '' }, [['t', `a${'🐈'.repeat(59)}…`, '']]],
  ]

  it.each(cases)('find %s', (_, mine, theirs, found) => {
    expect(differences(mine, theirs).map(({ path, mine: a, theirs: b }) => [path, a, b])).toEqual(found)
  })
})

describe('the frame of a portrait', () => {
  it.each([
    ['the whole of a picture of its shape', [480, 640], [1, 0, 0], [0, 0, 480, 640]],
    ['the middle of a wide one', [1000, 640], [1, 0, 0], [260, 0, 480, 640]],
    ['the left of a wide one', [1000, 640], [1, -1, 0], [0, 0, 480, 640]],
    ['the right of a wide one', [1000, 640], [1, 1, 0], [520, 0, 480, 640]],
    ['the foot of a tall one', [480, 1000], [1, 0, 1], [0, 360, 480, 640]],
    ['half of a large one, in its corner', [960, 1280], [2, 1, -1], [480, 0, 480, 640]],
    ['a small one', [48, 64], [4, 0, 0], [18, 24, 12, 16]],
  ] as const)('shows %s', (_, [wide, tall], [zoom, x, y], [left, top, width, height]) => {
    expect(frameOf({ width: wide, height: tall }, { zoom, x, y })).toEqual({ left, top, width, height })
  })
})

describe('a key', () => {
  const command = (id: string, keys: string | undefined, enabled = true): Command => ({
    id,
    label: id,
    enabled,
    run: () => undefined,
    ...(keys !== undefined && { keys }),
  })
  const commands = [
    command('save', 'Ctrl+S'),
    command('undo', 'Ctrl+Z'),
    command('redo', 'Ctrl+Y'),
    command('new', 'Ctrl+Alt+N'),
    command('help', 'F1'),
    command('print', 'Ctrl+P', false),
    command('about', undefined),
  ]

  it.each([
    ['Ctrl+S', { key: 's', ctrlKey: true }, 'save'],
    ['Cmd+S', { key: 's', metaKey: true }, 'save'],
    ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
    ['Ctrl+Z under caps lock', { key: 'Z', ctrlKey: true }, 'undo'],
    ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
    ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    ['Cmd+Shift+Z', { key: 'z', metaKey: true, shiftKey: true }, 'redo'],
    ['Ctrl+Alt+N', { key: 'n', ctrlKey: true, altKey: true }, 'new'],
    ['F1', { key: 'F1' }, 'help'],
    ['s alone', { key: 's' }, undefined],
    ['Ctrl+Shift+S', { key: 'S', ctrlKey: true, shiftKey: true }, undefined],
    ['Ctrl+P, closed now', { key: 'p', ctrlKey: true }, undefined],
    ['no key at all', { key: '' }, undefined],
  ])('%s has its command', (_, init, id) => {
    expect(commandFor(new KeyboardEvent('keydown', init), commands)?.id).toBe(id)
  })
})

describe('the texts', () => {
  const words = (value: unknown, path: string): readonly (readonly [string, string])[] => {
    if (typeof value === 'string') return [[path, value]]
    if (typeof value === 'function')
      return ['0', '1', 'Bern'].map(word => [
        `${path}(${word})`,
        String(
          Reflect.apply(
            value,
            undefined,
            Array.from({ length: value.length }, () => word),
          ),
        ),
      ])
    return Object.entries(Object(value)).flatMap(([key, inner]) => words(inner, `${path}.${key}`))
  }

  const told = words(texts, 'texts')

  it('are all there', () => {
    expect(told.length).toBeGreaterThan(150)
    expect(told.filter(([, text]) => text.trim() === '').map(([path]) => path)).toEqual([])
    expect(told.filter(([, text]) => /undefined|\[object/.test(text)).map(([path]) => path)).toEqual([])
  })

  it('are typeset as French wants: curly apostrophes, one sign for « … »', () => {
    expect(told.filter(([, text]) => /'|\.\.\.|"/.test(text)).map(([path]) => path)).toEqual([])
  })
})
