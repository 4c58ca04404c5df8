/** Whole pages: the band at a glance, the duration board, the campaign. */
import { plural, signed, type DraftPiece, type Size } from '../../../core/index.ts'
import { page } from '../../kit/index.ts'
import { afterGame, mayBuy, trophiesForWin } from '../campaign.ts'
import { equipmentById } from '../catalog/index.ts'
import { deriveFigure, deriveTotals, type Attack } from '../derive.ts'
import { bandPa, commandPa } from '../rounds.ts'
import type { Member } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { classNamesOf, rankTitleOf } from '../titles.ts'
import { displayName, paragraphs, template } from './shared.ts'

export const bandSheet = (
  band: string,
  roster: Roster,
  members: readonly Member[],
  paper: Size,
): readonly DraftPiece[] => {
  const totals = deriveTotals(roster, members)
  return [
    {
      ...page(band, paper),
      continues: 'back',
      template: template('band-sheet'),
      data: {
        blanks: members.length === 0 ? 8 : 0,
        name: band,
        ...motto(roster.motivation),
        notes: paragraphs(roster.notes ?? ''),
        tiles: [
          { label: 'PC', value: `${totals.pc}`, of: `${totals.pcAgreed}`, icon: 'meeple' },
          { label: 'Pièces de fer', value: `${totals.iron}`, of: `${totals.ironBudget}`, icon: 'anvil' },
          { label: 'Figurines', value: `${totals.figures}`, of: '', icon: 'knight-banner' },
          { label: 'PA de Bande', value: `${totals.bandPa}`, of: '', icon: 'cubes' },
        ],
        figures: members.map(figureRow),
        campaign: campaignLines(roster),
        command: commandPa(false),
        moved: commandPa(true),
        most: Math.max(0, ...members.map(({ classes }) => classes.length)),
        count: members.length,
        bandPa: bandPa(members.map(({ classes }) => classes.length)),
      },
    },
  ]
}

/** A motto stands under the title; a whole story goes with the text of the page. */
const motto = (motivation: string): { readonly motto: string; readonly story: readonly string[] } => {
  const lines = paragraphs(motivation)
  const [first = ''] = lines
  return lines.length < 2 && first.length <= 140 ? { motto: first, story: [] } : { motto: '', story: lines }
}

const figureRow = (member: Member) => {
  const stats = deriveFigure(member)
  return {
    name: displayName(member),
    rank: rankTitleOf(member),
    classes: classNamesOf(member).join(', '),
    dep: stats.dep,
    pv: stats.pv,
    ca: stats.ca,
    tra: stats.tra,
    com: stats.com,
    attacks: stats.attacks.map(attackLine).join(' ; '),
    charge: stats.charge,
  }
}

const attackLine = ({ id, hit, damage, range, kind }: Attack): string => {
  // Numbers that are read together stay on one line.
  const reach = range === null || kind === 'melee' ? '' : `,\u00a0${range}″`
  const numbers = `${signed(hit)}\u00a0/\u00a0${signed(damage)}${reach}`
  return `${equipmentById.get(id)?.name ?? 'Magie'}\u00a0${numbers}`
}

const campaignLines = ({ campaign }: Roster) =>
  campaign.games === 0
    ? null
    : {
        games: campaign.games,
        trophies: campaign.trophies,
        pc: campaign.pc,
        iron: campaign.iron,
        next: trophiesForWin(campaign.games),
      }

/** Millimetres that the names of the lanes and the page's own margins take. */
const besideSlots = 18

/** As many cards side by side as the paper has room for. */
export const durationBoard = (paper: Size, card: Size): readonly DraftPiece[] => [
  {
    ...page('Tableau des durées', paper),
    template: template('duration-board'),
    data: {
      columns: Math.max(1, Math.floor((paper.width - besideSlots) / card.width)),
      lanes: [
        { title: 'Ce Round', say: 'à retirer en fin de Round' },
        { title: 'Le prochain Round', say: 'Éclair : la foudre tombe à son début' },
        { title: 'Plus longtemps', say: 'jusqu’à ce que la carte dise d’arrêter' },
      ],
    },
  },
]

const fewestRows = 14

export const campaignSheet = (
  band: string,
  roster: Roster,
  members: readonly Member[],
  paper: Size,
): readonly DraftPiece[] => {
  const history = roster.campaign.history ?? []
  const left = mayBuy(deriveTotals(roster, members))
  const start = { pc: 0, iron: 0, trophies: 0, games: 0 }
  const rows = history.map((game, index) => {
    const before = history.slice(0, index).reduce((sum, { outcome }) => afterGame(sum, outcome), start)
    const after = afterGame(before, game.outcome)
    return {
      number: index + 1,
      scenario: game.scenario,
      notes: game.notes ?? '',
      outcome: game.outcome === 'victoire' ? 'Victoire' : 'Défaite',
      won: game.outcome === 'victoire',
      gain: `${after.trophies > before.trophies ? `${plural(after.trophies - before.trophies, 'trophée')}, ` : ''}${after.pc > before.pc ? '+1 PC, ' : ''}+1 fer`,
      total: `${after.trophies}`,
    }
  })
  const blank = { scenario: '', notes: '', outcome: '', won: false, gain: '', total: '' }
  const blanks = Array.from({ length: Math.max(3, fewestRows - rows.length) }, (_, index) => ({
    ...blank,
    number: rows.length + index + 1,
  }))
  return [
    {
      ...page(`Campagne : ${band}`, paper),
      mayBeBehind: true,
      continues: 'back',
      template: template('campaign-sheet'),
      data: {
        name: band,
        games: roster.campaign.games,
        trophies: roster.campaign.trophies,
        pc: roster.campaign.pc,
        iron: roster.campaign.iron,
        leftPc: left.pc,
        leftIron: left.iron,
        rows: [...rows, ...blanks],
        ladder: ladder(roster.campaign.games),
      },
    },
  ]
}

const steps = 10

/** What the next wins are worth, and the last ones beside them once there are many. */
const ladder = (played: number) => {
  const from = Math.max(0, played + 3 - steps)
  return Array.from({ length: steps }, (_, index) => ({
    games: from + index,
    trophies: trophiesForWin(from + index),
    done: from + index < played,
  }))
}
