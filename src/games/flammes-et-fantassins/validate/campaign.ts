/**
 * The accounts of a campaign against its games. Chapter «Règles de Campagne»: a game gives each camp a piece of iron, the
 * losers a PC, the winners trophies. Loot counts as iron earned (ruling 27), and nothing else grows without a game.
 */
import { enumerate, plural, pointer, replace, warning, type Diagnostic } from '../../../core/index.ts'
import { fewestWins, mostTrophies, tallyOf } from '../campaign.ts'
import { deriveTotals } from '../derive.ts'
import type { Member } from '../resolve.ts'
import type { Campaign, Roster } from '../schema.ts'
import { code } from './code.ts'

const path = pointer('roster', 'campaign')

/** A history may be partial; one that tells of every game settles the accounts. */
export const validateCampaign = (roster: Roster, members: readonly Member[]): readonly Diagnostic[] => {
  const { campaign } = roster
  const history = campaign.history ?? []
  return history.length < Math.max(1, campaign.games)
    ? beyondTheGames(campaign)
    : againstHistory(roster, members, history)
}

const beyondTheGames = ({ games, pc, trophies, history = [] }: Campaign): readonly Diagnostic[] => {
  const won = history.filter(({ outcome }) => outcome === 'victoire').length
  const wins = Math.max(won, fewestWins(trophies, games))
  const most = mostTrophies(games)
  const played = plural(games, 'partie')
  if (trophies > most)
    return [
      warning(
        code('campaign-trophies'),
        `${path}/trophies`,
        `La campagne compte ${plural(trophies, 'trophée')} pour ${played}, qui n’en donnent que ${most} au plus : corrigez l’un ou l’autre compte.`,
      ),
      ...lostMore(pc, games, won),
    ]
  return lostMore(pc, games, wins)
}

/** Each PC was earned by losing a game. */
const lostMore = (pc: number, games: number, wins: number): readonly Diagnostic[] =>
  pc + wins > games
    ? [
        warning(
          code(pc > games ? 'campaign-pc' : 'campaign-wins'),
          `${path}/pc`,
          pc > games
            ? `La campagne compte ${pc} PC gagnés en ${plural(games, 'partie')} : une défaite en donne un, une victoire aucun. Corrigez l’un ou l’autre compte.`
            : `La campagne compte ${pc} PC gagnés, un par défaite, et ${plural(wins, 'victoire')} au moins, pour ${plural(games, 'partie')} : corrigez l’un des comptes.`,
        ),
      ]
    : []

const againstHistory = (
  roster: Roster,
  members: readonly Member[],
  history: NonNullable<Campaign['history']>,
): readonly Diagnostic[] => {
  const { campaign } = roster
  const tally = tallyOf(history)
  const amounts = [
    ['games', 'parties', campaign.games, tally.games],
    ['trophies', 'trophées', campaign.trophies, tally.trophies],
    ['pc', 'PC gagnés', campaign.pc, tally.pc],
    ['iron', 'pièces de fer gagnées', Math.min(campaign.iron, tally.iron), tally.iron],
  ] as const
  const wrong = amounts.filter(([, , written, earned]) => written !== earned)
  if (wrong.length === 0) return []
  const sums = wrong.map(([, label, written, earned]) => `${label} : ${written} au lieu de ${earned}`)
  const { pc } = deriveTotals(roster, members)
  // What was bought with PC that no game gave would leave the band beyond its means.
  const affordable = pc <= roster.points + tally.pc || campaign.pc <= tally.pc
  return [
    warning(
      code('campaign-history'),
      path,
      `Les comptes de la campagne ne sont pas ceux de son histoire (${enumerate(sums)}).`,
      affordable
        ? {
            label: 'Reprendre les comptes de l’histoire',
            patch: wrong.map(([key, , , earned]) => replace(`${path}/${key}`, earned)),
          }
        : undefined,
    ),
  ]
}
