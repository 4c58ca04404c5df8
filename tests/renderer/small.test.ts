// @vitest-environment happy-dom
/** The small pure parts of the studio: comparison, differences, framing, keys, texts. */
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import {
  add,
  applyPatch,
  move,
  openBand,
  remove,
  replace,
  type Band,
  type Json,
  type JsonObject,
  type Measure,
  type Patch,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { commandFor, type Command } from '../../src/renderer/commands.ts'
import { isBest, telling } from '../../src/renderer/compare.ts'
import { differences } from '../../src/renderer/differences.ts'
import { frameOf, keptSize } from '../../src/renderer/picture.ts'
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

describe('what differs between two states of a band', () => {
  const first = (): JsonObject => ({
    format: 'copiste-band',
    version: 1,
    system: 'flammes-et-fantassins',
    name: 'Les Fidèles',
    roster: {
      points: 10,
      figures: [
        {
          id: 'a',
          name: 'Perrine',
          build: 'agile',
          classes: ['archer'],
          equipment: ['arc', 'dague', 'dague'],
        },
        { id: 'b', name: '', build: 'puissant', classes: ['soldat'], equipment: [] },
      ],
    },
  })
  const open = (document: Json): Band => {
    const read = openBand(document, systems)
    if (!read.ok) throw new Error(JSON.stringify(read.diagnostics))
    return read.value
  }
  const compared = (patch: Patch) =>
    differences(open(first()), open(applyPatch(first(), patch))).map(({ who, what, mine, theirs }) => [
      who,
      what,
      mine,
      theirs,
    ])
  const [one, two] = ['/roster/figures/0', '/roster/figures/1']

  it.each([
    ['nothing', [], []],
    [
      'the name of the band',
      [replace('/name', '')],
      [['', 'Nom de la bande', 'Les Fidèles', 'Bande sans nom']],
    ],
    ['the name of a figure', [replace(`${one}/name`, 'Mahaut')], [['Perrine', 'Nom', 'Perrine', 'Mahaut']]],
    [
      'what it carries, in words',
      [replace(`${one}/equipment`, ['arc'])],
      [['Perrine', 'Équipement', 'Dague × 2, Arc', 'Arc']],
    ],
    [
      'one without a name, by its classes',
      [replace(`${two}/build`, 'agile')],
      [['Soldat', 'Carrure', 'Puissant', 'Agile']],
    ],
    ['one that is gone', [remove(two)], [['Soldat', '', 'dans la bande', '—']]],
    [
      'one that came, wherever it stands',
      [add(one, { id: 'c', name: 'Odon', build: 'agile', classes: ['barde'], equipment: [] })],
      [['Odon', '', '—', 'dans la bande']],
    ],
    ['the order alone', [move(two, one)], [['Figurines', 'Ordre', 'Perrine, Soldat', 'Soldat, Perrine']]],
    [
      'a portrait',
      [add(`${one}/portrait`, 'data:image/png;base64,iVBORw0KGgo=')],
      [['Perrine', 'Portrait', '—', 'une image']],
    ],
    [
      'a long text, cut between letters',
      [add(`${one}/notes`, '🐈'.repeat(70))],
      [['Perrine', 'Notes', '—', `${'🐈'.repeat(60)}…`]],
    ],
    ['what no field shows', [add('/inconnu', 1)], [['', 'Ce que la fenêtre ne montre pas', '—', 'autre']]],
  ] as const)('finds %s', (_, patch, found) => {
    expect(compared(patch)).toEqual(found)
  })

  it('never speaks of keys and numbers of a file', () => {
    const other = applyPatch(first(), [
      replace('/roster/points', 12),
      replace(`${one}/classes`, ['archer', 'ranger']),
      replace(`${two}/classes`, []),
    ])
    for (const difference of differences(open(first()), open(other)))
      expect(Object.values(difference).join(' ')).not.toMatch(/roster|figures|[›{}[\]]/)
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

describe('the frame of a picture of another shape', () => {
  it.each([
    ['square, the middle of a wide one', 'square', [1000, 640], [1, 0, 0], [180, 0, 640, 640]],
    ['round, the head of a tall one', 'round', [480, 1000], [1, 0, -1], [0, 0, 480, 480]],
    ['square, a part', 'square', [800, 800], [4, 1, 1], [600, 600, 200, 200]],
    ['free, all of it', 'free', [1000, 640], [1, 0, 0], [0, 0, 1000, 640]],
    ['free, the right half, as high as it is wide', 'free', [1000, 640], [2, 1, 0], [500, 160, 500, 320]],
  ] as const)('shows %s', (_, shape, [wide, tall], [zoom, x, y], [left, top, width, height]) => {
    expect(frameOf({ width: wide, height: tall }, { zoom, x, y }, shape)).toEqual({
      left,
      top,
      width,
      height,
    })
  })

  it.each([
    ['portrait', [3000, 1000], [480, 640]],
    ['square', [3000, 1000], [560, 560]],
    ['round', [100, 100], [560, 560]],
    ['free', [3000, 1000], [800, 267]],
    ['free', [90, 120], [90, 120]],
    ['free', [20_000, 2], [800, 1]],
  ] as const)('is kept %s, in so many pixels', (shape, [wide, tall], [width, height]) => {
    expect(keptSize(shape, { width: wide, height: tall })).toEqual({ width, height })
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
