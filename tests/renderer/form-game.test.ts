// @vitest-environment happy-dom
/** Whole forms: whatever a player does on the page, its patch applies and the game takes what comes out. */
import { enableAutoUnmount, type VueWrapper } from '@vue/test-utils'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import { applyPatch, newBand, openBand, openings, type Band, type Json } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { nodesOf } from '../core/form-nodes.ts'
import { madeUpGame } from '../core/made-up-game.ts'
import { button, drawForm, drawWith, field, valueOf } from './page.ts'

enableAutoUnmount(afterEach)

const madeUp: Json = {
  format: 'copiste-band',
  version: 2,
  system: 'jeu-invente',
  name: 'Essai',
  roster: {
    factions: [
      { id: 'contes', name: 'Contes' },
      { id: 'fables', name: 'Fables' },
    ],
    units: [
      {
        name: 'Ogre',
        count: 2,
        portrait: 'data:image/png;base64,iVBORw0KGgo=',
        melee: [{ score: 3, piercing: 1 }, { score: 2 }],
      },
    ],
  },
}

const open = (document: Json): Band => {
  const band = openBand(document, [madeUpGame, ...systems])
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

/** The form of a band that takes its own changes; what it cannot take is written down. */
const play = (document: Json) => {
  const band = shallowRef(open(document))
  const [done, faults]: [string[], unknown[]] = [[], []]
  const page = drawWith(
    {
      document: () => band.value.document,
      change: (patch, label) => {
        try {
          band.value = open(applyPatch(band.value.document, patch))
          done.push(label)
        } catch (fault) {
          faults.push({ label, patch, fault })
        }
      },
    },
    () => nodesOf(band.value.roster.form()),
  )
  return { page, band, done, faults }
}

const controls = 'input:not([type=file]), textarea, button'

/** Types into a field, or presses a button. */
const use = async (page: VueWrapper, index: number, typed: string): Promise<void> => {
  const all = page.findAll(controls)
  const control = all[index % all.length]
  if (!control) return
  if (control.element.tagName === 'BUTTON') await control.trigger('click')
  else if (control.attributes('type') === 'checkbox') await control.trigger('change')
  else await control.setValue(typed)
}

describe('the form of a game that nobody plays', () => {
  it('builds a unit from end to end', async () => {
    const { page, band, done, faults } = play(madeUp)
    await button(page, 'Dupliquer : Ogre').trigger('click')
    await page.get('#champ-roster-units-1-name').setValue('Fée')
    await page.get('#champ-roster-units-1-count').setValue('4')
    await page.get('#champ-roster-units-1-melee-0-score').trigger('keydown', { key: 'ArrowUp' })
    await page.get('#champ-roster-units-1-stats-move').setValue('6')
    await page.get('#champ-roster-units-1-faction [role=radio]').trigger('click')
    await page.get('#champ-roster-units-1-text').setValue('Petite.\nVive.')
    await page.get('#champ-roster-units-1-melee .additions .addition').trigger('click')
    await page.findAll('[aria-label="Retirer : Mêlée 2"]')[1]?.trigger('click')
    await page.findAll('[aria-label="Monter : Mêlée 2"]')[1]?.trigger('click')
    await page
      .findAll('.picture button')
      .find(one => one.text() === 'Retirer l’image')
      ?.trigger('click')
    await button(page, 'Monter : Fée').trigger('click')
    expect(faults).toEqual([])
    expect(done).toEqual([
      'dupliquer Ogre',
      'changer Nom',
      'changer Nombre',
      'changer Score',
      'changer Fée · Mouvement',
      'prendre Contes',
      'changer Texte',
      'ajouter Un score',
      'retirer Mêlée 2',
      'déplacer Mêlée 2',
      'retirer Portrait',
      'déplacer Fée',
    ])
    const fairy = {
      name: 'Fée',
      count: 4,
      faction: 'contes',
      text: 'Petite.\nVive.',
      melee: [
        { score: 1, piercing: 0 },
        { score: 4, piercing: 1 },
      ],
      stats: { move: 6, fight: null },
    }
    expect(band.value.roster.json).toMatchObject({ units: [fairy, { name: 'Ogre', count: 2 }] })
  })

  it('shows what its changes bring: the price, line by line', async () => {
    const { page } = play(madeUp)
    const read = (): readonly string[] => page.findAll('.readout dd').map(line => line.text())
    expect(read()).toEqual(['8', '4', '24'])
    await page.get('#champ-roster-units-0-melee-1-score').setValue('5')
    expect(read()).toEqual(['8', '10', '36'])
    await field(page, 'Nombre').setValue('1')
    expect(read()).toEqual(['8', '10', '18'])
  })

  it('tells a nought from no number', async () => {
    const { page, band } = play(madeUp)
    const move = page.get('#champ-roster-units-0-stats-move')
    expect(valueOf(move)).toBe('')
    await move.setValue('0')
    expect(band.value.roster.json).toMatchObject({ units: [{ stats: { move: 0 } }] })
    expect(valueOf(move)).toBe('0')
  })

  it('survives every button and every field', async () => {
    const { page, done, faults } = play(madeUp)
    for (let index = 0; index < Math.min(120, page.findAll(controls).length); index++)
      await use(page, index, `${index % 30}`)
    expect(faults).toEqual([])
    expect(done.length).toBeGreaterThan(20)
  })
})

describe('any form', () => {
  const bands: readonly (readonly [string, Json])[] = [
    ['made up', madeUp],
    ...systems.flatMap(system =>
      system.samples.map(sample => [`${system.id}, ${sample.id}`, newBand(system, sample)] as const),
    ),
  ]

  const gesture = fc.record({
    index: fc.nat({ max: 5_000 }),
    typed: fc.oneof(
      fc.constantFrom('', '0', '1', '12', '-1', '1e99', '0,5', ' ', '99999'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
  })

  it.each(bands)('sends only patches that its game takes (%s)', async (_, document) => {
    await fc.assert(
      fc.asyncProperty(fc.array(gesture, { minLength: 1, maxLength: 8 }), async gestures => {
        const { page, faults } = play(document)
        for (const { index, typed } of gestures) await use(page, index, typed)
        page.unmount()
        expect(faults).toEqual([])
      }),
      { numRuns: document === madeUp ? 25 : 2 },
    )
  })

  it.each(bands)('names every control, each by an id of its own (%s)', async (_, document) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const { fields } of openings(open(document).roster.form())) {
      const { page } = drawForm(fields(), document)
      await nextTick()
      const ids = page.findAll('[id]').map(one => one.attributes('id'))
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      for (const control of page.findAll('input, textarea')) {
        const bound = page.find(`label[for="${control.attributes('id')}"]`)
        expect(bound.exists() && bound.text(), control.html()).toBeTruthy()
      }
      for (const one of page.findAll('button'))
        expect(one.attributes('aria-label') ?? one.text(), one.html()).not.toBe('')
      for (const one of page.findAll('[aria-describedby]'))
        expect(page.find(`[id="${one.attributes('aria-describedby')}"]`).exists(), one.html()).toBe(true)
      page.unmount()
    }
    expect(warned.mock.calls).toEqual([])
    warned.mockRestore()
  })
})
