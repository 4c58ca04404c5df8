/** The band sheet: a dashboard that lies beside the table for the evening, ticked with a pencil. */
import { pictureOf, plural, signed, type DraftPiece, type Size } from '../../../core/index.ts'
import { page, paragraphs } from '../../kit/index.ts'
import { trophiesForWin } from '../campaign.ts'
import { equipmentById } from '../catalog/index.ts'
import { levelNames } from '../catalog/summary.ts'
import { deriveFigure, deriveTotals, type Attack, type FigureStats } from '../derive.ts'
import { isMage, type Member } from '../resolve.ts'
import { chargeReach, commandPa } from '../rounds.ts'
import type { Roster } from '../schema.ts'
import { nameOf, classNamesOf, titleOf } from '../titles.ts'
import { bareNumbers } from './figure-front.ts'
import { onceEach } from './once.ts'
import { castsSpells, emblemOf, template } from './shared.ts'

/** More than a game lasts. */
export const rounds = 8

export const bandSheet = (
  band: string,
  roster: Roster,
  members: readonly Member[],
  paper: Size,
): readonly DraftPiece[] => {
  const density = densityOf(members.length)
  return [
    {
      ...page(band, paper),
      continues: 'back',
      template: template('band-sheet'),
      data: {
        name: band,
        density,
        count: members.length,
        ...motto(roster.motivation),
        notes: paragraphs(roster.notes ?? ''),
        totals: totals(roster, members),
        rounds: numbersTo(rounds),
        bandPa: bandPaData(members.map(({ classes }) => classes.length)),
        states: states.map(({ icon, word }) => ({ icon, word })),
        figures:
          members.length > 0
            ? members.map(member => ({
                ...figureRow(member),
                detail: density === 'few' ? detail(member) : null,
              }))
            : blankRows,
        mage: members.length === 0 || members.some(isMage),
        slots:
          members.length === 0 || members.some(castsSpells)
            ? numbersTo(density === 'few' && members.length < 3 ? 6 : 4)
            : [],
        gains: gains(roster),
      },
    },
  ]
}

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1)

/** How much room each figure has on one page. */
const densityOf = (figures: number): 'few' | 'some' | 'many' => {
  if (figures === 0) return 'some'
  if (figures <= 3) return 'few'
  return figures <= 6 ? 'some' : 'many'
}

/** A motto stands under the title; a whole story goes with the text of the page. */
const motto = (motivation: string): { readonly motto: string; readonly story: readonly string[] } => {
  const lines = paragraphs(motivation)
  const [first = ''] = lines
  return lines.length < 2 && first.length <= 140 ? { motto: first, story: [] } : { motto: '', story: lines }
}

const totals = (roster: Roster, members: readonly Member[]) => {
  const { pc, pcAgreed, iron, ironBudget } = deriveTotals(roster, members)
  const { games, trophies } = roster.campaign
  const told = (value: number, label: string, of = '') => ({ value: `${value}`, label, of })
  return [
    told(pc, 'PC', `${pcAgreed}`),
    told(iron, 'Fer', `${ironBudget}`),
    ...(games > 0
      ? [told(games, games > 1 ? 'Parties' : 'Partie'), told(trophies, trophies > 1 ? 'Trophées' : 'Trophée')]
      : []),
  ]
}

/** Columns of figures still in play that can be read across; beyond them the sum is said in words alone. */
const mostColumns = 10

/** PA de Bande by figures still in play, as long as one of those with most Classes is among them. */
const bandPaData = (classes: readonly number[]) => {
  const most = Math.max(0, ...classes)
  const inPlay = classes.length > mostColumns ? [] : classes.map((_, index) => classes.length - index)
  return {
    most: classes.length > 0 ? plural(most, 'Classe') : 'le plus de Classes d’un seul personnage',
    columns: inPlay.map(count => ({ count, pa: count + most })),
    fewer: fewerWithout(most, new Set(classes)),
    command: commandPa(false),
    moved: commandPa(true),
  }
}

/** What the band loses with the last of those that have most Classes. */
const fewerWithout = (most: number, present: ReadonlySet<number>): readonly string[] =>
  [...present]
    .filter(count => count > 0 && count < most)
    .sort((a, b) => b - a)
    .map(count => `${signed(count - most)} ${whenAtMost(count, most)}`)

const whenAtMost = (count: number, most: number): string => {
  if (count === 1) return 's’il ne reste que des Mercenaires'
  return count === 2 && most === 3 ? 'sans Héros' : `à ${count} Classes au plus`
}

const states = [
  { icon: 'meditation', word: 'concentré', applies: () => true },
  {
    icon: 'watchtower',
    word: 'sentinelle',
    applies: ({ attacks }: FigureStats) => attacks.some(shoots),
  },
  { icon: 'knocked-out-stars', word: 'assommé', applies: () => true },
  { icon: 'poison-bottle', word: 'poison', applies: () => true },
  { icon: 'death-skull', word: 'mort', applies: () => true },
] as const

/** A bomb is thrown, but nobody stands guard with one. */
const shoots = ({ id, kind }: Attack): boolean => kind === 'tir' && equipmentById.get(id)?.kind === 'tir'

/** More circles than this are for bands that no rule allows. */
const mostLife = 60

const figureRow = (member: Member) => {
  const stats = deriveFigure(member)
  const pv = Math.max(0, Math.min(mostLife, stats.pv))
  return {
    name: nameOf(member),
    rank: titleOf(member),
    classes: classNamesOf(member).join(', '),
    portrait: pictureOf(member.figure.portrait),
    emblem: emblemOf(member),
    numbers: [
      { label: 'Dép.', value: `${stats.dep}″` },
      { label: 'CA', value: `${stats.ca}` },
      { label: 'Trame', value: `${stats.tra}` },
      { label: 'Com.', value: `${stats.com}` },
    ],
    bare: bareNumbers(member, stats),
    attacks: [...stats.attacks.map(attackLine), ...charge(stats)],
    pv: stats.pv,
    fives: fives(pv),
    states: states.filter(({ applies }) => applies(stats)).map(({ icon, word }) => ({ icon, word })),
    once: onceEach(member).map(({ name, uses }) => ({ name, uses })),
  }
}

/** What a page of few figures has room to recall of each. */
const detail = ({ figure, gear, spells }: Member) => ({
  equipment: gear
    .map(({ entry, spell }) => (spell ? `${entry.name} : ${spell.name}` : entry.name))
    .join(', '),
  spells: spells.map(({ entry }) => ({ name: entry.name, level: levelNames[entry.level] })),
  notes: recalled(figure.notes ?? ''),
})

/** Longer ones stand on the figure's own sheet alone. */
const longestRecalled = 400

const recalled = (notes: string): readonly string[] =>
  notes.length > longestRecalled ? [] : paragraphs(notes)

const fives = (count: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / 5) }, (_, index) => Math.min(5, count - 5 * index))

/** Names that are read beside their numbers, on one line. */
const shortNames: ReadonlyMap<string, string> = new Map([
  ['arme-a-deux-mains', 'Arme à 2 mains'],
  ['arme-a-une-main', 'Arme à 1 main'],
  ['couteaux-de-lancer', 'Couteaux'],
])

const attackLine = ({ id, hit, damage, range, kind }: Attack) => {
  const entry = equipmentById.get(id)
  return {
    icon: entry?.icon ?? 'magic-swirl',
    name: shortNames.get(id) ?? entry?.name ?? 'Magie',
    reach: range === null || kind === 'melee' ? '' : `${range}″`,
    hit: signed(hit),
    damage: signed(damage),
  }
}

/** A Charge as it is thrown, with the weapon that strikes it. */
const charge = ({ charge: may, attacks, dep }: FigureStats) => {
  const weapon = attacks.find(({ kind }) => kind === 'melee')
  if (!may || !weapon) return []
  const { hit, damage } = weapon
  return [
    {
      icon: 'charging-bull',
      name: 'Charge',
      reach: `${chargeReach(dep)}″`,
      hit: signed(hit + 1),
      damage: signed(damage + 1),
    },
  ]
}

/** What a pencil fills: the sheet of a band that is still to be made. */
const blankRows = Array.from({ length: 6 }, () => ({
  name: '',
  rank: '',
  classes: '',
  portrait: '',
  emblem: 'character',
  numbers: ['Dép.', 'CA', 'Trame', 'Com.'].map(label => ({ label, value: '' })),
  bare: null,
  attacks: [],
  pv: '',
  fives: fives(15),
  states: states.map(({ icon, word }) => ({ icon, word })),
  once: [],
  detail: null,
}))

const gains = ({ campaign }: Roster) => [
  {
    icon: 'trophy-cup',
    outcome: 'Victoire',
    gain: `${plural(trophiesForWin(campaign.games), 'trophée')}, 1 fer`,
  },
  { icon: 'cracked-shield', outcome: 'Défaite', gain: '1 PC, 1 fer' },
]
