import { describe, expect, it } from 'vitest'
import {
  bandPa,
  chargeReach,
  commandPa,
  mayPlayNext,
} from '../../../src/games/flammes-et-fantassins/rounds.ts'
import { levelSplits } from '../../../src/games/flammes-et-fantassins/resolve.ts'

describe('chapter «Round et Tour», example of the PA de Bande', () => {
  it('two mercenaries and two heroes have 4 + 3 = 7 PA, and 3 once the heroes are dead', () => {
    expect(bandPa([1, 1, 3, 3])).toBe(7)
    expect(bandPa([1, 1])).toBe(3)
    expect(bandPa([])).toBe(0)
  })

  it('moving the Chat Noir earns a second PA de Commandement', () => {
    expect([commandPa(false), commandPa(true)]).toEqual([1, 2])
  })
})

describe('chapter «Activation», example of five players', () => {
  it('Arthur may hand over to Charlotte, Diane or Erwan, not to Bruno nor to himself', () => {
    const players = [
      { name: 'Arthur', pa: 8 },
      { name: 'Bruno', pa: 6 },
      { name: 'Charlotte', pa: 9 },
      { name: 'Diane', pa: 8 },
      { name: 'Erwan', pa: 7 },
    ]
    expect(mayPlayNext(players, 'Arthur')).toEqual(['Charlotte', 'Diane', 'Erwan'])
  })
})

describe('chapter «Actions», Charge', () => {
  it('reaches half the move, rounded down', () => {
    expect([7, 6, 5, 0, -1].map(chargeReach)).toEqual([3, 3, 2, 0, 0])
  })
})

describe('annexe «Les Sorts», example of the Nécromancien / Prêtre / Sorcier', () => {
  it('splits the spells of a list: never more of level II than of level I', () => {
    expect(levelSplits(4)).toEqual([
      [4, 0],
      [3, 1],
      [2, 2],
    ])
    expect(levelSplits(3)).toEqual([
      [3, 0],
      [2, 1],
    ])
    expect(levelSplits(2)).toEqual([
      [2, 0],
      [1, 1],
    ])
    expect(levelSplits(1)).toEqual([[1, 0]])
    expect(levelSplits(0)).toEqual([[0, 0]])
  })
})
