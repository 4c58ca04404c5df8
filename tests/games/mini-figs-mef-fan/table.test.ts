/** What lies on the table while an army is played. */
import { describe, expect, it } from 'vitest'
import { isOut, marked, nextRound, notPlayed } from '../../../src/core/index.ts'
import { armyFile, opened, soldier } from './armies.ts'

const sheet = opened(
  armyFile([
    soldier({ name: 'Preux', figures: 5, vie: 2, role: null }),
    soldier({
      name: 'Ortie',
      role: 'magicien',
      spells: ['terreur', 'levitation'],
      shots: [{ score: 2, ammo: 'limitees', name: 'Fiole' }, { score: 1 }],
    }),
  ]),
).roster.table()
if (!sheet) throw new Error('nothing on the table')

describe('a unit on the table', () => {
  const [knights, mage] = sheet.members

  it('counts the Vie of all its figures, and is out without any', () => {
    expect(knights?.tracks).toMatchObject([{ id: 'vies', count: 10, vital: true, note: '2 par figurine' }])
    if (!knights) throw new Error('no knights')
    expect(isOut(knights, { vies: 0 })).toBe(true)
    expect(isOut(knights, { vies: 1 })).toBe(false)
    expect(isOut(knights, { 'hors-jeu': 1 })).toBe(true)
  })

  it('has boxes for its ammunition, where somebody counts it, and for its test of morale', () => {
    const labels = (member: typeof knights) => member?.ticks.map(({ label, ticks }) => [label, ticks.length])
    expect(labels(knights)).toEqual([
      ['Ordre du tour', 8],
      ['Moral', 1],
    ])
    expect(labels(mage)).toEqual([
      ['Ordre du tour', 8],
      ['Munitions', 1],
    ])
    expect(mage?.ticks[1]?.ticks[0]).toMatchObject({ label: 'Fiole', count: 2, until: 'game' })
    expect(knights?.ticks[1]?.ticks[0]?.note).toMatch(/^à 2.figurines ou moins$/)
  })

  it('tells no spell by its name: they were chosen in secret', () => {
    expect(JSON.stringify(mage)).not.toMatch(/Terreur|Lévitation/)
    expect(mage?.notes.some(note => /^2.sorts/.test(note))).toBe(true)
  })

  it('loses its order as a turn ends, and stays démoralisée', () => {
    const path = knights?.path
    const before = ['ordre:charge', 'demoralise', 'a-bouge'].reduce(
      (played, id) => marked(sheet, played, path, id, 1),
      notPlayed,
    )
    const after = nextRound(sheet, before)
    expect(after.round).toBe(2)
    expect(after.members.find(member => member.path === path)?.marks).toEqual({ demoralise: 1 })
  })
})
