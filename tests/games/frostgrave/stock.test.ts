/** What a warband gives to others, and what they make of it. */
import { describe, expect, it } from 'vitest'
import { applyPatch, type JsonObject } from '../../../src/core/index.ts'
import { rosterSchema } from '../../../src/games/frostgrave/schema.ts'
import { stock } from '../../../src/games/frostgrave/stock.ts'
import { figure, opened, rosterJson, spell, stats, warbandFile, wizard } from './warbands.ts'

const shelf = (id: string) => {
  const found = stock.find(one => one.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const into = (id: string, thing: JsonObject, roster: JsonObject = {}): JsonObject => {
  const { document, roster: before } = opened(warbandFile(roster))
  const patch = before.take(id, thing)
  if (!patch.ok) throw new Error(JSON.stringify(patch.diagnostics))
  return opened(applyPatch(document, patch.value)).roster.json
}

describe('the stock of a warband', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo='
  const from = rosterSchema.parse(
    rosterJson({
      wizard: wizard({
        name: 'Odalric',
        id: 'x',
        spells: [spell('Écharde', { resist: true, target: 'en vue' }), spell('Brume')],
      }),
      apprentice: figure('Colin', {
        castingValues: { Brume: 12 },
        spells: [{ name: 'Écharde', castingValue: 13 }, { name: 'brume' }, spell('Lueur')],
      }),
      soldiers: [figure('Nelle', { id: 'y', portrait: picture, notes: 'Boite.', peinte: true })],
      creatures: [figure('Loup', { traits: ['animal'], controlled: true })],
    }),
  )

  it('keeps a soldier with portrait, notes and unknown keys, and leaves the id behind', () => {
    expect(shelf('soldats').keep(from, 0)).toEqual({
      figure: {
        name: 'Nelle',
        stats,
        equipment: [],
        traits: [],
        portrait: picture,
        notes: 'Boite.',
        peinte: true,
      },
    })
    expect(shelf('soldats').keep(from, 1)).toBeUndefined()
    expect(shelf('creatures').keep(from, 0)).toMatchObject({ figure: { name: 'Loup', controlled: true } })
  })

  it('adds soldiers, creatures and spells behind those that are there', () => {
    const thing = shelf('soldats').keep(from, 0) ?? {}
    expect(into('soldats', thing, { soldiers: [figure('Brune')] })).toMatchObject({
      soldiers: [{ name: 'Brune' }, { name: 'Nelle', notes: 'Boite.' }],
    })
    expect(into('sorts', shelf('sorts').keep(from, 1) ?? {})).toMatchObject({
      wizard: { spells: [{ name: 'Écharde' }, { name: 'Brume', castingValue: 10 }] },
    })
    expect(into('creatures', shelf('creatures').keep(from, 0) ?? {})).toMatchObject({
      creatures: [{ name: 'Loup' }],
    })
  })

  it('puts a mage in the place of the one that is there, spells and all', () => {
    expect(shelf('mages').replaces).toBe(true)
    const thing = shelf('mages').keep(from, 0) ?? {}
    const { wizard: came, soldiers } = into('mages', thing, { soldiers: [figure('Brune')] })
    expect(came).toMatchObject({ name: 'Odalric', spells: [{ name: 'Écharde' }, { name: 'Brume' }] })
    expect(came).not.toHaveProperty('id')
    expect(soldiers).toMatchObject([{ name: 'Brune' }])
  })

  it('writes out the spells that an apprentice only named, for another mage does not know them', () => {
    const thing = shelf('apprentis').keep(from, 0) ?? {}
    expect(thing).toMatchObject({
      figure: {
        name: 'Colin',
        spells: [
          { name: 'Écharde', castingValue: 13, resist: true, text: 'Un effet.', target: 'en vue' },
          { name: 'brume', castingValue: 12, resist: false, text: 'Un effet.' },
          { name: 'Lueur', castingValue: 10 },
        ],
      },
    })
    const { apprentice } = into('apprentis', thing, { wizard: wizard({ spells: [] }) })
    expect(apprentice).toMatchObject({ spells: [{ text: 'Un effet.' }, {}, {}] })
    expect(shelf('apprentis').keep(rosterSchema.parse(rosterJson()), 0)).toBeUndefined()
  })

  it('shows what it has as the warband shows it, and refuses what is none', () => {
    expect(shelf('soldats').look(shelf('soldats').keep(from, 0) ?? {})).toEqual({
      ok: true,
      value: { title: 'Nelle', subtitle: 'M 6 · C +2 · T +0 · A 10 · V +4 · S 14', icon: 'barbute' },
    })
    expect(shelf('sorts').look({ spell: spell('Brume', { resist: true }) })).toEqual({
      ok: true,
      value: { title: 'Brume', subtitle: 'valeur 10 · Volonté', icon: 'psychic-waves' },
    })
    for (const id of ['mages', 'apprentis', 'soldats', 'creatures', 'sorts'])
      for (const thing of [null, 3, {}, { figure: { name: 'A' } }, { spell: { castingValue: 'dix' } }])
        expect(shelf(id).look(thing)).toMatchObject({ ok: false })
  })

  it('adds nothing to a list that is full', () => {
    const full = { soldiers: Array.from({ length: 200 }, (_, index) => figure(`S${index}`)) }
    expect(into('soldats', { figure: figure('Trop') }, full)['soldiers']).toHaveLength(200)
  })
})
