/** The campaign sheet: the games played, and those to come with what each is worth. */
import { plural, type DraftPiece, type Size } from '../../../core/index.ts'
import { page } from '../../kit/index.ts'
import { mayBuy, tallyOf, trophiesForWin } from '../campaign.ts'
import { deriveTotals } from '../derive.ts'
import type { Member } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { template } from './shared.ts'

const fewestRows = 14
const fewestToCome = 3

export const campaignSheet = (
  band: string,
  roster: Roster,
  members: readonly Member[],
  paper: Size,
): readonly DraftPiece[] => {
  const { games, trophies, pc, iron, history = [] } = roster.campaign
  const left = mayBuy(deriveTotals(roster, members))
  const toCome = Math.max(fewestToCome, fewestRows - history.length)
  return [
    {
      ...page(`Campagne : ${band}`, paper),
      mayBeBehind: true,
      continues: 'back',
      template: template('campaign-sheet'),
      data: {
        name: band,
        totals: [
          { label: games > 1 ? 'Parties' : 'Partie', value: games },
          { label: trophies > 1 ? 'Trophées' : 'Trophée', value: trophies },
          { label: pc > 1 ? 'PC gagnés' : 'PC gagné', value: pc },
          { label: 'Fer gagné', value: iron },
        ],
        played: played(history),
        toCome: Array.from({ length: toCome }, (_, index) => ({
          number: history.length + index + 1,
          worth: plural(trophiesForWin(history.length + index), 'trophée'),
        })),
        leftPc: left.pc,
        leftIron: left.iron,
      },
    },
  ]
}

const played = (history: NonNullable<Roster['campaign']['history']>) =>
  history.map((game, index) => {
    const before = tallyOf(history.slice(0, index))
    const after = tallyOf(history.slice(0, index + 1))
    const won = game.outcome === 'victoire'
    return {
      number: index + 1,
      scenario: game.scenario,
      notes: game.notes ?? '',
      outcome: won ? 'Victoire' : 'Défaite',
      gain: `${won ? plural(after.trophies - before.trophies, 'trophée') : '1 PC'}, 1 fer`,
      total: after.trophies,
    }
  })
