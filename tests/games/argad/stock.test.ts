/** What is kept of a troop, and what it becomes in another. */
import { describe, expect, it } from 'vitest'
import { applyPatch, type JsonObject } from '../../../src/core/index.ts'
import { rosterSchema } from '../../../src/games/argad/schema.ts'
import { stock } from '../../../src/games/argad/stock.ts'
import { captain, opened, plain, troopFile } from './troops.ts'

const shelf = (id: string) => {
  const found = stock.find(one => one.id === id)
  if (!found) throw new Error(`no shelf ${id}`)
  return found
}

const roster = (profiles: readonly JsonObject[], more: JsonObject = {}) =>
  rosterSchema.parse(opened(troopFile(profiles, more)).roster.json)

const sling = { id: 'fronde', name: 'Fronde', rows: [{ from: 0, to: 20, needs: 5 }] }
const slinger = { id: 'x', name: 'Colas', weapons: ['dague', 'fronde'] }

/** The troop as it stands when this has come. */
const taken = (id: string, thing: JsonObject, profiles: readonly JsonObject[], more: JsonObject = {}) => {
  const { document } = opened(troopFile(profiles, more))
  const patch = shelf(id).take(roster(profiles, more), thing)
  return rosterSchema.parse(opened(applyPatch(document, patch)).roster.json)
}
const kept = (id: string, profiles: readonly JsonObject[], more: JsonObject = {}): JsonObject => {
  const thing = shelf(id).keep(roster(profiles, more), 0)
  if (!thing) throw new Error('nothing kept')
  return thing
}

describe('a profile that is kept', () => {
  const thing = kept('profils', [slinger], { ownWeapons: [sling, { id: 'autre', length: 'courte' }] })

  it('takes along the weapons that it carries, and leaves its id behind', () => {
    expect(thing).toMatchObject({
      profile: { name: 'Colas', weapons: ['dague', 'fronde'] },
      ownWeapons: [{ id: 'fronde', name: 'Fronde' }],
    })
    expect(thing['profile']).not.toHaveProperty('id')
    expect(thing['ownWeapons']).toHaveLength(1)
  })

  it('is shown as in its troop', () => {
    const look = shelf('profils').look(thing)
    expect(
      look.ok && [look.value.title, plain(look.value.subtitle ?? ''), plain(look.value.cost ?? '')],
    ).toEqual(['Colas', 'classe 3, dague ou couteau, fronde', '3 points'])
  })

  it('finds its weapon where the very same is', () => {
    const after = taken('profils', thing, [captain()], { ownWeapons: [{ ...sling, id: 'la-mienne' }] })
    expect(after.ownWeapons.map(({ id }) => id)).toEqual(['la-mienne'])
    expect(after.profiles.at(-1)?.weapons).toEqual(['dague', 'la-mienne'])
  })

  it('brings it under another id where that one is another’s', () => {
    const after = taken('profils', thing, [captain()], { ownWeapons: [{ ...sling, reload: 1 }] })
    expect(after.ownWeapons.map(({ id, reload }) => [id, reload])).toEqual([
      ['fronde', 1],
      ['fronde-2', 0],
    ])
    expect(after.profiles.at(-1)?.weapons).toEqual(['dague', 'fronde-2'])
  })

  it('never changes what others carry out of the book', () => {
    const own = kept('profils', [{ name: 'Josse', weapons: ['mousquet'] }], {
      ownWeapons: [{ id: 'mousquet', rows: [{}] }],
    })
    const beside = taken('profils', own, [captain({ weapons: ['mousquet'] })])
    expect(beside.ownWeapons.map(({ id, name }) => [id, name])).toEqual([['mousquet-2', 'Mousquet']])
    expect(beside.profiles.map(({ weapons }) => weapons)).toEqual([['mousquet'], ['mousquet-2']])
    const alone = taken('profils', own, [captain()])
    expect(alone.ownWeapons.map(({ id }) => id)).toEqual(['mousquet'])
  })
})

describe('a weapon and a secret that are kept', () => {
  it('come once, and go their own way', () => {
    const thing = kept('armes', [], { ownWeapons: [sling] })
    expect(taken('armes', thing, [captain()]).ownWeapons).toMatchObject([{ id: 'fronde' }])
    expect(taken('armes', thing, [captain()], { ownWeapons: [sling] }).ownWeapons).toHaveLength(1)
    const other = taken('armes', thing, [captain()], { ownWeapons: [{ ...sling, red: 2 }] })
    expect(other.ownWeapons.map(({ id, red }) => [id, red])).toEqual([
      ['fronde', 2],
      ['fronde-2', 0],
    ])
    const secret = kept('objectifs', [], {
      objectives: [{ title: 'La caisse', text: 'Prendre.', for: 'Josse' }],
    })
    const look = shelf('objectifs').look(secret)
    expect(look.ok && [look.value.title, look.value.subtitle]).toEqual(['La caisse', 'pour Josse'])
    expect(taken('objectifs', secret, [captain()]).objectives).toEqual([
      { title: 'La caisse', text: 'Prendre.', for: 'Josse' },
    ])
  })

  it('are nothing where there is nothing, and nothing else', () => {
    for (const { id, keep, look, take } of stock) {
      expect([id, keep(roster([]), 0)]).toEqual([id, undefined])
      expect(look({ profile: { classe: 'trois' }, weapon: 3, objective: [] })).toMatchObject({ ok: false })
      expect(look('fronde')).toMatchObject({ ok: false })
      expect(take(roster([]), 3)).toEqual([])
    }
  })
})
