// @vitest-environment happy-dom
/** The small pure parts of the studio: comparison, differences, framing, keys, texts. */
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/core/index.ts'
import { commandFor, type Command } from '../../src/renderer/commands.ts'
import { comparisons } from '../../src/renderer/compare.ts'
import { differences } from '../../src/renderer/differences.ts'
import { frameOf } from '../../src/renderer/picture.ts'
import { texts } from '../../src/renderer/texts.ts'

describe('figures side by side', () => {
  it('are compared by each number that tells them apart, in their order', () => {
    const stats = {
      rounds: 6,
      figures: [
        { name: 'Bern', id: 'a', pv: 8, scores: { mel: 2, tir: -1 }, dep: 6 },
        { name: 'Alde', id: 'b', pv: 5, scores: { mel: 2, tir: 3 }, dep: 6 },
      ],
    }
    expect(comparisons(stats)).toEqual([
      {
        label: 'pv',
        bars: [
          { name: 'Bern', value: 8 },
          { name: 'Alde', value: 5 },
        ],
      },
      {
        label: 'tir',
        bars: [
          { name: 'Bern', value: -1 },
          { name: 'Alde', value: 3 },
        ],
      },
    ])
  })

  it('are compared by their longest reach', () => {
    const attacks = [[{ range: 12 }, { range: 24 }, { range: null }], [{ range: 8 }], [{ range: null }]]
    const figures = attacks.map((own, index) => ({ name: `n${index}`, attacks: own }))
    expect(comparisons({ figures })).toEqual([
      {
        label: 'range',
        bars: [
          { name: 'n0', value: 24 },
          { name: 'n1', value: 8 },
        ],
      },
    ])
  })

  it('leave out what only holds without a shield, and take the id of those without a name', () => {
    const figures = [
      { id: 'a', ca: 3, withoutShield: { ca: 1 } },
      { id: 'b', ca: 5, withoutShield: { ca: 9 } },
    ]
    expect(comparisons({ figures })).toEqual([
      {
        label: 'ca',
        bars: [
          { name: 'a', value: 3 },
          { name: 'b', value: 5 },
        ],
      },
    ])
  })

  it.each([
    ['no figures', {}],
    ['none yet', { figures: [] }],
    ['one alone', { figures: [{ name: 'Bern', pv: 8 }] }],
    ['lists of other things', { names: ['Bern', 'Alde'] }],
  ])('need no picture with %s', (_, stats) => {
    expect(comparisons(stats)).toEqual([])
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
