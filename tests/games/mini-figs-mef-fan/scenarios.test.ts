/** The scenario of this game, checked on paper: it opens, and its zones lie as far apart as the rules ask. */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { scenarioKind, scenarioSchema, typeset } from '../../../src/core/index.ts'
import { miniFigsMefFan } from '../../../src/games/mini-figs-mef-fan/index.ts'
import { systems } from '../../../src/games/index.ts'

describe.each((miniFigsMefFan.scenarios ?? []).map(sample => [sample.id, sample] as const))(
  '%s',
  (_, sample) => {
    const opened = scenarioKind.open(sample.document, systems)
    if (!opened.ok) throw new Error(JSON.stringify(opened.diagnostics))
    const { map, objects, rules, setup, victory } = scenarioSchema.parse(opened.value.document)
    const pieces = map?.pieces ?? []

    it('opens without a word', () => {
      expect(opened.value.notices).toEqual([])
    })

    it('leaves 40 cm between the zones, on a table in centimetres, and all on it', () => {
      expect([map?.unit, map?.width, map?.height]).toEqual(['cm', 120, 90])
      const [north, south] = pieces.filter(({ kind }) => kind === 'zone')
      if (!north || !south) throw new Error('two zones')
      expect(south.y - south.height / 2 - (north.y + north.height / 2)).toBeGreaterThanOrEqual(40)
      for (const { x, y, width, height } of [north, south]) {
        expect(Math.min(x - width / 2, y - height / 2)).toBeGreaterThanOrEqual(0)
        expect(x + width / 2).toBeLessThanOrEqual(120)
        expect(y + height / 2).toBeLessThanOrEqual(90)
      }
    })

    it('gives nobody an advantage: what lies on one half lies turned round on the other', () => {
      const places = (turned: boolean) =>
        pieces
          .filter(({ kind }) => kind !== 'chemin')
          .map(({ kind, x, y, width, height }) =>
            JSON.stringify([kind, turned ? 120 - x : x, turned ? 90 - y : y, width, height]),
          )
          .toSorted()
      expect(places(true)).toEqual(places(false))
    })

    it('names icons that exist', () => {
      const icons = [
        ...objects.map(({ icon }) => icon),
        ...[...rules.matchAll(/:([a-z-]+):/g)].map(([, icon]) => icon),
      ]
      for (const icon of icons.filter(name => name !== 'd6'))
        expect(Object.keys(gameIcons.icons)).toContain(icon)
      for (const text of [rules, setup, victory]) expect(typeset(typeset(text))).toBe(typeset(text))
    })
  },
)
