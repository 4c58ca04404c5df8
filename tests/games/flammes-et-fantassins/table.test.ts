/** What lies on the table of Flammes & Fantassins, by the rulebook and by the sheets that it is printed on. */
import { describe, expect, it } from 'vitest'
import {
  atFirst,
  heldOf,
  marked,
  nextRound,
  notPlayed,
  type JsonObject,
  type Played,
  type PlaySheet,
} from '../../../src/core/index.ts'
import { flammesEtFantassins as game } from '../../../src/games/flammes-et-fantassins/index.ts'

const tableOf = (roster: JsonObject): PlaySheet => {
  const read = game.read(roster)
  const sheet = read.ok ? read.value.table() : undefined
  if (!sheet) throw new Error('no table')
  return sheet
}
const sample = (id: string): JsonObject => game.samples.find(one => one.id === id)?.roster ?? {}
const mages = tableOf(sample('mages'))
const [ysoline, tetard, , , mousse] = mages.members

const held = (sheet: PlaySheet, played: Played, id: string): number => {
  const counter = sheet.band.counters.find(one => one.id === id)
  if (!counter) throw new Error(`no counter ${id}`)
  return heldOf(counter, played.band, atFirst(sheet))
}

describe('the table of « L’École buissonnière d’Oc »', () => {
  it('has the numbers of a figure as its sheet has them', () => {
    expect(ysoline).toMatchObject({
      path: '/roster/figures/0',
      title: 'Ysoline Brûle-Chapitre',
      subtitle: 'Aventurière agile · Magicienne · Archimage',
      numbers: [
        { label: 'Dép.', value: '6″' },
        { label: 'CA', value: '2' },
        { label: 'Trame', value: '7' },
        { label: 'Com.', value: '0' },
      ],
      tracks: [{ id: 'pv', label: 'PV', count: 6, vital: true }],
    })
    expect(ysoline?.attacks).toEqual({
      label: 'Touche / Dégâts',
      readings: [
        { icon: 'bo', label: 'Bâton', value: '+0 / −1', note: '< 1″ · contre CA' },
        { icon: 'magic-swirl', label: 'Magie', value: '+3 / +1', note: 'selon le sort · contre Trame' },
      ],
    })
    // The strong may charge, half of their move.
    expect(tetard?.numbers.at(-1)).toEqual({ label: 'Charge', value: '3″' })
    expect(mousse?.tracks.map(({ count }) => count)).toEqual([10])
  })

  it('has what is used once, and the cards that pay for spells, with their levels', () => {
    const words = ysoline?.ticks.map(({ label, ticks }) => [label, ...ticks.map(tick => tick.label)])
    expect(words).toEqual([
      ['Une fois par partie', 'Magie Scolaire', 'Béni'],
      [
        'Cartes de Sort défaussées',
        'Projectile magique I',
        'Armure de Mage I',
        'Boule de feu II',
        'Téléportation II',
        'Soin I',
      ],
    ])
    expect(mousse?.ticks.map(({ label }) => label)).toEqual(['Une fois par partie'])
  })

  it('knows which states end with the Round', () => {
    expect(ysoline?.states.map(({ id, until }) => [id, until])).toEqual([
      ['concentre', 'round'],
      ['assomme', 'game'],
      ['poison', 'game'],
      ['fuite', 'game'],
    ])
    const archer = tableOf({
      ...game.blank(),
      figures: [{ name: 'Perrine', build: 'agile', classes: ['archer'], equipment: ['arc'] }],
    }).members[0]
    expect(archer?.states.map(({ id, until }) => [id, until]).slice(0, 3)).toEqual([
      ['concentre', 'round'],
      ['sentinelle', 'round'],
      ['recharge', 'round'],
    ])
  })

  it('has the spells in force that last, without the secret ones', () => {
    const [inForce] = mages.band.ticks
    expect(inForce?.ticks.map(({ label, until }) => [label, until])).toEqual([
      ['Armure de Mage', 'round'],
      ['Toile d’araignée', 'round'],
      ['Éclair', 'game'],
      ['Bénédiction', 'game'],
      ['Sommeil', 'game'],
      ['Poison', 'game'],
    ])
  })
})

describe('the PA of a Round', () => {
  it('promise of «Round et Tour»: one for each figure, and the Classes of the one who has most', () => {
    expect(held(mages, notPlayed, 'pa-de-bande')).toBe(7)
    expect(held(mages, notPlayed, 'pa-de-commandement')).toBe(1)
  })

  it('are counted anew of those who are left, and a cat that was pushed gives a second Commandement', () => {
    const spent = marked(mages, notPlayed, undefined, 'pa-de-bande', 2)
    const dead = marked(mages, spent, mousse?.path, 'pv', 0)
    const fled = marked(mages, dead, tetard?.path, 'fuite', 1)
    const second = nextRound(mages, marked(mages, fled, undefined, 'chat-pousse', 1))
    expect(second.round).toBe(2)
    // Three are left, of two Classes at most.
    expect(held(mages, second, 'pa-de-bande')).toBe(5)
    expect(held(mages, second, 'pa-de-commandement')).toBe(2)
    const third = nextRound(mages, second)
    expect(held(mages, third, 'pa-de-commandement')).toBe(1)
  })

  it('leave no cat to look at a band without a Mage', () => {
    const ids = (sheet: PlaySheet) => sheet.band.states.map(({ id }) => id)
    expect(ids(mages)).toEqual(['chat-pousse', 'chat-voit'])
    const soldier = { name: 'Mousse', build: 'puissant', classes: ['soldat'], equipment: [] }
    expect(ids(tableOf({ ...game.blank(), figures: [soldier] }))).toEqual(['chat-pousse'])
  })

  it('of an empty band are none', () => {
    const empty = tableOf(game.blank())
    expect([empty.members.length, held(empty, notPlayed, 'pa-de-bande')]).toEqual([0, 0])
  })
})

describe('the ids of its marks', () => {
  it.each(game.samples.map(({ id }) => id))('are each of one thing only (%s)', id => {
    const sheet = tableOf(sample(id))
    for (const { tracks, counters, states, ticks } of [{ ...sheet.band, tracks: [] }, ...sheet.members]) {
      const ids = [...tracks, ...counters, ...states, ...ticks.flatMap(group => group.ticks)].map(
        one => one.id,
      )
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
