/** The form of a band: what the studio shows, and every change that it may make. */
import {
  add,
  plural,
  remove,
  replace,
  signed,
  toJson,
  type Choice,
  type Form,
  type FormNode,
  type FormPart,
  type Json,
  type ListItem,
  type StockLook,
} from '../../core/index.ts'
import { nameField, longField, numberField, notesField, place } from '../kit/index.ts'
import { mayBuy, trophiesForWin } from './campaign.ts'
import { classes } from './catalog/index.ts'
import { classSummary } from './catalog/summary.ts'
import { deriveTotals, ironCost, type Totals } from './derive.ts'
import { figureFields } from './form/figure.ts'
import { tallies } from './form/numbers.ts'
import { resolveRoster, type Member } from './resolve.ts'
import { blankFigure, maxGames, type Roster } from './schema.ts'
import { classNamesOf, titleOf, nameOf } from './titles.ts'

export const form = (roster: Roster): Form => {
  const members = resolveRoster(roster)
  const totals = deriveTotals(roster, members)
  return {
    gauges: [
      { id: 'pc', label: 'Points de Création', value: totals.pc, limit: totals.pcAgreed, unit: 'PC' },
      { id: 'iron', label: 'Pièces de fer', value: totals.iron, limit: totals.ironBudget, unit: 'fer' },
      { id: 'bandPa', label: 'PA de Bande', value: totals.bandPa, unit: 'PA' },
    ],
    parts: [bandPart(roster), figurePart(members, totals), campaignPart(roster, totals)],
  }
}

const bandPart = (roster: Roster): FormPart => ({
  kind: 'single',
  id: 'bande',
  label: 'La bande',
  icon: 'knight-banner',
  path: '',
  fields: () => [
    numberField(place('points'), 'Points de Création convenus', roster.points, {
      help: 'Le même nombre pour chaque joueur. Il donne autant de pièces de fer.',
      min: 0,
      max: 9999,
      unit: 'PC',
    }),
    longField(place('motivation'), 'Motivation', roster.motivation, {
      help: 'Une devise, un grief, une bonne raison d’en découdre.',
    }),
    notesField(place('notes'), roster.notes),
  ],
})

const figurePart = (members: readonly Member[], totals: Totals): FormPart => ({
  kind: 'list',
  id: 'figurines',
  path: place('figures'),
  label: 'Figurines',
  single: 'figurine',
  reorderable: true,
  items: members.map(member => figureItem(member, totals)),
  additions: [
    blankAddition,
    ...classes.map(entry => recruit(entry.id, entry.name, entry.icon, classSummary(entry), totals)),
  ],
})

const appended = (figure: Json) => [add(place('figures', '-'), figure)]

const blankAddition: Choice = {
  id: 'blank',
  label: 'Figurine vierge',
  icon: 'character',
  taken: 0,
  take: appended(toJson(blankFigure())),
}

const recruit = (id: string, label: string, icon: string, summary: string, totals: Totals): Choice => ({
  id,
  label,
  icon,
  summary,
  cost: '1 PC',
  taken: 0,
  ...(mayBuy(totals).pc > 0
    ? { take: appended(toJson({ ...blankFigure(), classes: [id] })) }
    : { closed: noPcLeft, plan: appended(toJson({ ...blankFigure(), classes: [id] })) }),
})

const noPcLeft = 'Il ne reste plus de PC à dépenser.'
const noIronLeft = 'Il ne reste plus de fer à dépenser.'

/** A figure in a line of a list, in a band or kept beside it. */
export const figureLook = (member: Member): StockLook => {
  const names = classNamesOf(member).join(', ')
  const icon = member.classes[0]?.entry.icon
  return {
    title: nameOf(member),
    subtitle: names ? `${names} · ${titleOf(member)}` : 'Aucune classe',
    ...(icon && { icon }),
    cost: `${member.classes.length} PC · ${ironCost(member)} fer`,
  }
}

const figureItem = (member: Member, totals: Totals): ListItem => {
  const { figure, index } = member
  const path = place('figures', index)
  const { id: _, ...copy } = figure
  return {
    path,
    ...figureLook(member),
    ...(figure.portrait !== undefined && { picture: figure.portrait }),
    tallies: () => tallies(member),
    duplicate: [add(place('figures', index + 1), toJson(copy))],
    remove: [remove(path)],
    fields: () =>
      figureFields(member, {
        pc: mayBuy(totals).pc > 0 ? undefined : noPcLeft,
        iron: mayBuy(totals).iron > 0 ? undefined : noIronLeft,
      }),
  }
}

const count = (
  key: 'pc' | 'iron' | 'trophies' | 'games',
  label: string,
  roster: Roster,
  max: number,
): FormNode => numberField(place('campaign', key), label, roster.campaign[key], { min: 0, max })

const campaignPart = (roster: Roster, totals: Totals): FormPart => {
  const left = mayBuy(totals)
  return {
    kind: 'single',
    id: 'campagne',
    label: 'Campagne',
    icon: 'treasure-map',
    path: place('campaign'),
    fields: () => [
      count('games', 'Parties jouées', roster, maxGames),
      count('trophies', 'Trophées', roster, Number.MAX_SAFE_INTEGER),
      count('pc', 'PC gagnés', roster, 9999),
      count('iron', 'Pièces de fer gagnées', roster, 9999),
      history(roster),
      {
        kind: 'readout',
        label: 'La prochaine partie',
        lines: [
          {
            label: 'Victoire',
            value: `${plural(trophiesForWin(roster.campaign.games), 'trophée')}, ${signed(1)} pièce de fer`,
          },
          { label: 'Défaite', value: `${signed(1)} PC, ${signed(1)} pièce de fer` },
          { label: 'Encore à dépenser', value: `${left.pc} PC, ${plural(left.iron, 'pièce')} de fer` },
        ],
      },
    ],
  }
}

const history = ({ campaign }: Roster): FormNode => {
  const games = campaign.history ?? []
  const blank = { scenario: '', outcome: 'victoire' }
  return {
    kind: 'list',
    path: place('campaign', 'history'),
    label: 'Histoire des parties',
    reorderable: true,
    items: games.map((game, index) => ({
      path: place('campaign', 'history', index),
      title: game.scenario || `Partie ${index + 1}`,
      remove: [remove(place('campaign', 'history', index))],
      fields: () => [
        nameField(place('campaign', 'history', index, 'scenario'), 'Scénario', game.scenario),
        {
          kind: 'choice',
          path: place('campaign', 'history', index, 'outcome'),
          label: 'Issue',
          mode: 'one',
          groups: [
            { choices: outcomes.map(([id, label]) => outcome(id, label, index, game.outcome === id)) },
          ],
        },
      ],
    })),
    additions: [
      {
        id: 'game',
        label: 'Partie jouée',
        taken: 0,
        ...(games.length < maxGames
          ? {
              take: campaign.history
                ? [add(place('campaign', 'history', '-'), blank)]
                : [add(place('campaign', 'history'), [blank])],
            }
          : { closed: `Une campagne compte ${maxGames} parties au plus.` }),
      },
    ],
  }
}

const outcomes = [
  ['victoire', 'Victoire'],
  ['defaite', 'Défaite'],
] as const

const outcome = (id: string, label: string, index: number, taken: boolean): Choice => ({
  id,
  label,
  taken: taken ? 1 : 0,
  ...(!taken && { take: [replace(place('campaign', 'history', index, 'outcome'), id)] }),
})
