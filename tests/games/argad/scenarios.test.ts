/** The scenario of this game, checked on paper: it opens, its two sides are alike, and each player has a secret. */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { scenarioKind, scenarioSchema, typeset } from '../../../src/core/index.ts'
import { certainTime, weapons } from '../../../src/games/argad/catalog/index.ts'
import { argad } from '../../../src/games/argad/index.ts'
import { systems } from '../../../src/games/index.ts'

const [sample, ...others] = argad.scenarios ?? []
if (!sample) throw new Error('no scenario')
const opened = scenarioKind.open(sample.document, systems)
if (!opened.ok) throw new Error(JSON.stringify(opened.diagnostics))
const scenario = scenarioSchema.parse(opened.value.document)
const { map, handouts, objects, neutrals, rules, setup, victory, story, first, events } = scenario
const pieces = map?.pieces ?? []

const texts = [
  story,
  setup,
  first,
  rules,
  victory,
  ...handouts.map(({ text }) => text),
  ...objects.map(({ text }) => text),
  ...neutrals.map(({ text }) => text),
  ...events.map(({ text }) => text),
]

describe('La Cloche de Saint-Glinglin', () => {
  it('opens without a word, under its title', () => {
    expect(others).toEqual([])
    expect(opened.value.notices).toEqual([])
    expect([sample.title, sample.summary]).toEqual([scenario.title, scenario.summary])
    expect(scenario.system).toBe('argad')
  })

  it('lies on a table in centimetres, all of it', () => {
    expect([map?.unit, map?.width, map?.height]).toEqual(['cm', 120, 90])
    for (const { x, y, width, height, points } of pieces) {
      const corners =
        points.length > 0
          ? points
          : [
              { x: -width / 2, y: -height / 2 },
              { x: width / 2, y: height / 2 },
            ]
      for (const corner of corners) {
        expect(x + corner.x).toBeGreaterThanOrEqual(0)
        expect(x + corner.x).toBeLessThanOrEqual(120)
        expect(y + corner.y).toBeGreaterThanOrEqual(0)
        expect(y + corner.y).toBeLessThanOrEqual(90)
      }
    }
  })

  it('gives nobody an advantage: what lies on one half lies turned round on the other', () => {
    const places = (turned: boolean) =>
      pieces
        .map(({ kind, x, y, width, height, points }) =>
          JSON.stringify([
            kind,
            turned ? 120 - x : x,
            turned ? 90 - y : y,
            width,
            height,
            // A way that is walked from its other end is the same way; no zero has a sign.
            (turned ? points.map(point => ({ x: -point.x, y: -point.y })).toReversed() : points).map(
              point => [point.x + 0, point.y + 0],
            ),
          ]),
        )
        .toSorted()
    expect(places(true)).toEqual(places(false))
  })

  it('keeps both troops further from the bell than one turn takes them', () => {
    const [north, south] = pieces.filter(({ kind }) => kind === 'zone')
    const bell = pieces.find(({ kind, mark }) => kind === 'but' && mark === '1')
    if (!north || !south || !bell) throw new Error('two zones and a bell')
    const [down, up] = [bell.y - (north.y + north.height / 2), south.y - south.height / 2 - bell.y]
    expect([down, up]).toEqual([31, 31])
  })

  it('has a secret for each side, told to nobody else, and one booklet for the game master', () => {
    const secrets = handouts.filter(handout => handout.for === 'joueur')
    expect(secrets.map(({ player }) => player)).toEqual(['A', 'B'])
    for (const { title, text } of secrets) {
      expect(text).toContain('**billet accompli**')
      for (const other of [story, setup, rules, victory]) expect(other).not.toContain(title)
    }
    expect(handouts.filter(handout => handout.for === 'mj')).toHaveLength(1)
    expect(neutrals.filter(neutral => neutral.for === 'mj').map(({ name }) => name)).toEqual([
      'Le garde champêtre',
    ])
    expect([story, setup, rules, victory].join('\n')).not.toContain('garde champêtre')
  })

  it('prints the chances that are worked out', () => {
    const shown = (id: string, turn: number) => {
      const [part, whole] = certainTime.find(option => option.id === id)?.done[turn] ?? [1, 1]
      return `${Math.round((100 * part) / whole)} %`
    }
    const table = handouts.find(handout => handout.for === 'tous')?.text ?? ''
    for (let turn = 0; turn < 6; turn++)
      expect(table).toContain(
        `| ${turn + 1} tour${turn > 0 ? 's' : ''} | ${shown('ordinaire', turn)} | ${shown('avance', turn)} |`,
      )
  })

  it('names icons, buts and weapons that there are', () => {
    const known = new Set(Object.keys(gameIcons.icons))
    const signs = texts.flatMap(text =>
      [...text.matchAll(/:([a-z][a-z0-9-]*):/g)].map(([, name]) => name ?? ''),
    )
    const drawn = [
      ...signs.filter(name => !/^d6(-[1-6])?$/.test(name)),
      ...objects.map(({ icon }) => icon),
      ...neutrals.map(({ icon }) => icon),
      ...pieces.flatMap(({ icon }) => (icon === '' ? [] : [icon])),
    ]
    expect(drawn.length).toBeGreaterThan(10)
    expect(drawn.filter(name => !known.has(name))).toEqual([])
    const links = texts.flatMap(text => [...text.matchAll(/\{([^}]*)\}/g)].map(([, link]) => link ?? ''))
    const places = ['table', 'zone A', 'zone B', 'but 1', 'but 2', 'but 3']
    expect(links.filter(link => !places.includes(link))).toEqual([])
    for (const place of places) expect(links).toContain(place)
    for (const weapon of ['gourdin', 'sabre'])
      expect(weapons.some(({ name }) => name.toLowerCase().startsWith(weapon))).toBe(true)
  })

  it('is set as a French printer would, and short enough to be read aloud', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/['"]|\.\.\.|oeu/)
      expect(typeset(typeset(text))).toBe(typeset(text))
    }
    expect(story.split(/\s+/).length).toBeLessThanOrEqual(110)
    expect(scenario.summary.length).toBeLessThanOrEqual(140)
    for (const { round } of events) expect(round).toBeLessThanOrEqual(scenario.rounds ?? 0)
  })
})
