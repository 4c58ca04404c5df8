import { describe, expect, it } from 'vitest'
import {
  afterGame,
  campaignWinners,
  fewestWins,
  mayBuy,
  mostTrophies,
  tallyOf,
  trophiesForWin,
} from '../../../src/games/flammes-et-fantassins/campaign.ts'

const start = { pc: 0, iron: 0, trophies: 0, games: 0 }

describe('chapter «Règles de Campagne»', () => {
  it('gives 1, 1, 2, 3, 5, 8, 13, 21, 34 trophies after 0 to 8 games', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(trophiesForWin)).toEqual([1, 1, 2, 3, 5, 8, 13, 21, 34])
  })

  it('counts every trophy exactly as far as a campaign may go', () => {
    expect(trophiesForWin(70)).toBe(308061521170129)
    expect(
      Number.isSafeInteger(tallyOf(Array(70).fill({ scenario: '', outcome: 'victoire' })).trophies),
    ).toBe(true)
  })

  it('is worth 0, 1, 2, 4, 7, 12 trophies to those who win all of 0 to 5 games', () => {
    expect([0, 1, 2, 3, 4, 5].map(mostTrophies)).toEqual([0, 1, 2, 4, 7, 12])
    expect(Number.isSafeInteger(mostTrophies(70))).toBe(true)
  })

  it('takes so many wins for so many trophies', () => {
    // 1, 1, 2, 3, 5: eight are 5 + 3, nine are 5 + 3 + 1.
    expect([0, 1, 2, 3, 4, 8, 9, 12].map(trophies => fewestWins(trophies, 5))).toEqual([
      0, 1, 1, 1, 2, 2, 3, 5,
    ])
    expect(fewestWins(3, 3)).toBe(2)
  })

  it('winners gain trophies and a piece of iron', () => {
    expect(afterGame({ ...start, games: 3 }, 'victoire')).toEqual({ pc: 0, iron: 1, trophies: 3, games: 4 })
  })

  it('losers gain a PC and a piece of iron', () => {
    expect(afterGame({ ...start, games: 3 }, 'defaite')).toEqual({ pc: 1, iron: 1, trophies: 0, games: 4 })
  })

  it('most trophies wins, and among equals the last to have won', () => {
    expect(
      campaignWinners([
        { name: 'Oies', trophies: 5, lastWin: 3 },
        { name: 'Soupe', trophies: 5, lastWin: 4 },
        { name: 'Tiers', trophies: 4, lastWin: 5 },
      ]),
    ).toEqual(['Soupe'])
  })

  it('says what is left to buy, never less than nothing', () => {
    const totals = { pc: 9, pcAgreed: 10, iron: 12, ironBudget: 11, figures: 5, bandPa: 7 }
    expect(mayBuy(totals)).toEqual({ pc: 1, iron: 0 })
  })
})
