/** What lies on the table while a troop is played. */
import { describe, expect, it } from 'vitest'
import { isOut, marked, nextRound, notPlayed, roundEndOf } from '../../../src/core/index.ts'
import { opened, plain, troopFile } from './troops.ts'

const sheet = opened(
  troopFile([
    {
      name: 'Perrine',
      classe: 4,
      role: 'chef',
      leader: true,
      twoLives: true,
      weapons: ['pistolet-a-silex', 'sabre'],
      competences: [{ id: 'bretteur' }],
      scores: { moral: 5 },
    },
    { name: 'Fusils', count: 3, weapons: ['mousquet', 'revolver', 'crosse'], training: ['ordre-serre'] },
  ]),
).roster.table()
if (!sheet) throw new Error('nothing on the table')

const [leader, first, second, third] = sheet.members

describe('a troop on the table', () => {
  it('has a line for each figure of a count, each at a place of its own', () => {
    expect(sheet.members.map(({ title }) => title)).toEqual(['Perrine', 'Fusils 1', 'Fusils 2', 'Fusils 3'])
    expect(sheet.members.map(({ path }) => path)).toEqual([
      '/roster/profiles/0',
      '/roster/profiles/1',
      '/roster/profiles/1/figures/2',
      '/roster/profiles/1/figures/3',
    ])
  })

  it('counts two lives where there are two, with the table of wounds', () => {
    expect(leader?.tracks).toMatchObject([{ id: 'vies', count: 2, vital: true }])
    expect(first?.tracks).toMatchObject([{ id: 'vies', count: 1, vital: true }])
    const wounds = (member: typeof leader) =>
      member?.states.filter(({ id }) => id.startsWith('blessure')).map(({ label }) => label)
    expect(wounds(leader)).toEqual(['Blessé : tête', 'Blessé : corps, bras', 'Blessé : jambes'])
    expect(wounds(first)).toEqual([])
    if (!leader) throw new Error('no leader')
    expect(isOut(leader, { vies: 1 })).toBe(false)
    expect(isOut(leader, { vies: 0 })).toBe(true)
    expect(isOut(leader, { captif: 1 })).toBe(true)
  })

  it('knows what has to be loaded again, and what is shot anew each turn', () => {
    const ticks = (member: typeof leader) =>
      member?.ticks.flatMap(group => group.ticks.map(({ id, count, until }) => [id, count, until]))
    expect(ticks(leader)).toEqual([
      ['vide:pistolet-a-silex', 1, 'game'],
      ['recharge:pistolet-a-silex', 1, 'game'],
    ])
    expect(ticks(second)).toEqual([
      ['vide:mousquet', 1, 'game'],
      ['recharge:mousquet', 2, 'game'],
      ['tir:revolver', 2, 'round'],
    ])
  })

  it('says who is in disorder away from a leader, and who has learned to close ranks', () => {
    expect(leader?.notes.map(plain)).toEqual([
      'Bretteur : un rang plus tôt, ou deux dés.',
      'Commande à 20 cm.',
    ])
    expect(third?.notes.map(plain)).toEqual(['En désordre à plus de 20 cm d’un chef.'])
    const states = (member: typeof leader) => member?.states.map(({ id }) => id) ?? []
    expect(states(third)).toContain('ordre-serre')
    expect(states(leader)).not.toContain('ordre-serre')
    for (const id of ['desordre', 'etourdi', 'au-travail']) expect(states(third)).toContain(id)
  })

  it('shows the scores that differ, and each weapon as it is asked for', () => {
    expect(leader?.details).toEqual([{ label: 'Moral', value: '5' }])
    expect(first?.details).toEqual([])
    expect(leader?.attacks.readings.map(({ label, value }) => [label, plain(value)])).toEqual([
      ['Pistolet à silex', '10 cm : 5-6 · 20 cm : 7'],
      ['Sabre', 'courte'],
    ])
    expect(first?.attacks.readings[0]).toMatchObject({ label: 'Mousquet', value: 'selon la table' })
  })

  it('counts captives and works for the whole evening, and the steps of a turn for its turn', () => {
    const path = second?.path
    const before = [
      [path, 'tir:revolver'],
      [path, 'vide:mousquet'],
      [path, 'a-bouge'],
      [path, 'desordre'],
      [undefined, 'captifs'],
      [undefined, 'travail-1'],
      [undefined, 'phase:tirs'],
    ].reduce((played, [holder, id = '']) => marked(sheet, played, holder, id, 1), notPlayed)
    const after = nextRound(sheet, before)
    expect(after.round).toBe(2)
    expect(after.band).toEqual({ captifs: 1, 'travail-1': 1 })
    expect(after.members.find(member => member.path === path)?.marks).toEqual({
      'vide:mousquet': 1,
      desordre: 1,
    })
  })

  it('allows one marksman’s shot a turn, where there is a marksman', () => {
    const labels = (competences: readonly { readonly id: string }[]) =>
      opened(troopFile([{ name: 'Tireur', weapons: ['arc-long'], competences: [...competences] }]))
        .roster.table()
        ?.band.ticks.map(({ label }) => label)
    expect(labels([])).toEqual(['Le tour'])
    expect(labels([{ id: 'tireur-d-elite' }])).toEqual(['Le tour', 'Une fois par tour'])
  })

  it('plays on without those who fell', () => {
    const played = marked(sheet, notPlayed, third?.path, 'vies', 0)
    expect(roundEndOf(sheet, played).inPlay.size).toBe(3)
  })

  it('marks no two things of one holder alike', () => {
    const holders = [{ ...sheet.band, tracks: [] }, ...sheet.members]
    for (const holder of holders) {
      const ids = [
        ...holder.counters.map(({ id }) => id),
        ...holder.ticks.flatMap(({ ticks }) => ticks.map(({ id }) => id)),
        ...holder.states.map(({ id }) => id),
        ...holder.tracks.map(({ id }) => id),
      ]
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
