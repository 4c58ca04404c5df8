/** Profiles and factions kept beside the bands, and used again in others. */
import { describe, expect, it } from 'vitest'
import { applyPatch, isJsonObject, type Json, type JsonObject } from '../../../src/core/index.ts'
import { rosterSchema } from '../../../src/games/fees-d-armes/schema.ts'
import { stock } from '../../../src/games/fees-d-armes/stock.ts'
import { bandFile, bucheron, contes, ogre, opened, rosterOf } from './bands.ts'

const [profiles, factions] = stock
if (!profiles || !factions) throw new Error('two shelves')

const kept = (index: number, changes: JsonObject = {}): Json =>
  profiles.keep(rosterOf(changes), index) ?? null

const taken = (thing: Json, changes: JsonObject = {}, shelf = profiles): JsonObject => {
  const patch = shelf.take(rosterOf(changes), thing)
  return opened(applyPatch(bandFile(changes), patch)).roster.json
}

const ids = (list: Json | undefined): readonly Json[] =>
  Array.isArray(list) ? list.map(one => (isJsonObject(one) ? (one['id'] ?? null) : null)) : []

describe('a profile', () => {
  it('is kept with the factions that it names, whatever else the band has', () => {
    const cour = { ...contes, id: 'cour', name: 'Cour' }
    expect(kept(0, { factions: [contes, cour] })).toMatchObject({
      profile: { id: 'ogre' },
      factions: [{ id: 'contes' }],
    })
  })

  it('shows itself before it is taken', () => {
    expect(profiles.look(kept(1))).toEqual({
      ok: true,
      value: { title: 'Bûcheron', subtitle: 'Contes', icon: 'oak', cost: '3\u00a0points' },
    })
  })

  it('comes into an empty band with its faction', () => {
    const empty = { profiles: [], factions: [], band: [] }
    const roster = taken(kept(0), empty)
    expect(roster).toMatchObject({
      profiles: [{ id: 'ogre', factions: ['contes'] }],
      factions: [{ id: 'contes', permanent: 'Un bonus.' }],
    })
  })

  it('gets another id where its own is taken, and joins the faction that is there', () => {
    const roster = taken(kept(0))
    expect(ids(roster['profiles'])).toEqual(['ogre', 'bucheron', 'ogre-2'])
    expect(ids(roster['factions'])).toEqual(['contes'])
  })

  it('brings its faction under another id where a stranger has that one', () => {
    const roster = taken(kept(0), {
      profiles: [bucheron],
      factions: [{ ...contes, name: 'Comptines', permanent: 'Autre.' }],
    })
    expect(ids(roster['factions'])).toEqual(['contes', 'contes-2'])
    expect(roster).toMatchObject({
      profiles: [
        { id: 'bucheron', factions: ['contes'] },
        { id: 'ogre', factions: ['contes-2'] },
      ],
    })
  })

  it('joins one that says the same under another id', () => {
    const roster = taken(kept(0), {
      profiles: [{ ...bucheron, factions: ['fables'] }],
      factions: [{ ...contes, id: 'fables' }],
    })
    expect(roster).toMatchObject({ profiles: [{ id: 'bucheron' }, { id: 'ogre', factions: ['fables'] }] })
  })

  it('keeps the keys that nobody knows', () => {
    const roster = taken(kept(0, { profiles: [{ ...ogre, humeur: 'bonne' }], band: [] }), {
      profiles: [],
      band: [],
    })
    expect(roster).toMatchObject({ profiles: [{ humeur: 'bonne' }] })
  })
})

describe('a faction', () => {
  it('is kept and taken once', () => {
    const thing = factions.keep(rosterOf(), 0) ?? null
    expect(factions.look(thing)).toMatchObject({
      ok: true,
      value: { title: 'Contes', subtitle: 'Un bonus.' },
    })
    expect(ids(taken(thing, { profiles: [], factions: [], band: [] }, factions)['factions'])).toEqual([
      'contes',
    ])
    expect(factions.take(rosterOf(), thing)).toEqual([])
  })
})

describe('what is no such thing', () => {
  it.each<readonly [Json]>([[null], [{}], [{ profile: 3 }], [{ profile: { health: 'six' } }], [[]]])(
    'is refused with a sentence: %j',
    thing => {
      for (const shelf of stock) {
        const look = shelf.look(thing)
        expect(look.ok).toBe(false)
        expect(shelf.take(rosterSchema.parse({}), thing)).toEqual([])
      }
    },
  )
})
