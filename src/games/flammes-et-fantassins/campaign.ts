/** The arithmetic of a campaign. Chapter «Règles de Campagne». */
import type { Totals } from './derive.ts'
import type { Campaign, Outcome } from './schema.ts'

/** What the winners of the next game will gain, after so many games: 1, 1, 2, 3, 5, 8 … */
export const trophiesForWin = (gamesPlayed: number): number => {
  let [trophies, next] = [1, 1]
  for (let game = 0; game < gamesPlayed; game++) [trophies, next] = [next, trophies + next]
  return trophies
}

/** What as many wins in a row bring. */
export const mostTrophies = (games: number): number => trophiesForWin(games + 1) - 1

/** Of so many games, how many have to be won for so many trophies: the dearest first. */
export const fewestWins = (trophies: number, games: number): number => {
  let [left, wins] = [trophies, 0]
  for (let game = games - 1; game >= 0 && left > 0; game--) {
    const gain = trophiesForWin(game)
    if (gain > left) continue
    left -= gain
    wins++
  }
  return wins
}

interface Tally {
  readonly pc: number
  readonly iron: number
  readonly trophies: number
  readonly games: number
}

/** Winners take trophies and a piece of iron; losers, bent on revenge, a PC and a piece of iron. */
export const afterGame = <T extends Tally>(campaign: T, outcome: Outcome): T & Tally => ({
  ...campaign,
  pc: campaign.pc + (outcome === 'defaite' ? 1 : 0),
  iron: campaign.iron + 1,
  trophies: campaign.trophies + (outcome === 'victoire' ? trophiesForWin(campaign.games) : 0),
  games: campaign.games + 1,
})

const start: Tally = { pc: 0, iron: 0, trophies: 0, games: 0 }

/** What a history is worth, game after game. */
export const tallyOf = (history: NonNullable<Campaign['history']>): Tally =>
  history.reduce((campaign, { outcome }) => afterGame(campaign, outcome), start)

export interface Camp {
  readonly name: string
  readonly trophies: number
  /** The last game it won, counted from 1; 0 for never. */
  readonly lastWin: number
}

/** Most trophies wins; among equals, the one that won last. */
export const campaignWinners = (camps: readonly Camp[]): readonly string[] => {
  const best = (key: (camp: Camp) => number, among: readonly Camp[]): readonly Camp[] => {
    const most = Math.max(...among.map(key))
    return among.filter(camp => key(camp) === most)
  }
  return best(
    camp => camp.lastWin,
    best(camp => camp.trophies, camps),
  ).map(({ name }) => name)
}

/** What is left to spend: each PC buys a class or hires a mercenary, each piece of iron a piece of equipment. */
export const mayBuy = ({
  pc,
  pcAgreed,
  iron,
  ironBudget,
}: Totals): { readonly pc: number; readonly iron: number } => ({
  pc: Math.max(0, pcAgreed - pc),
  iron: Math.max(0, ironBudget - iron),
})
