/** What a table shares: a turn at a glance, every keyword behind it; how the board is set up; every chance there is. */
import {
  asNumber,
  chanceOf,
  chartDrawing,
  NBSP,
  plural,
  scaleFor,
  signed,
  typeset,
  type Chart,
  type DraftPiece,
  type Drawing,
  type Face,
  type Mark,
  type Size,
} from '../../../core/index.ts'
import { halfOf, ornament, page } from '../../kit/index.ts'
import {
  activation,
  auras,
  brings,
  diceFacts,
  faceNeeded,
  forcedMoves,
  keywordMoments,
  keywords,
  recruiting,
  rulings,
  scenarioActions,
  scoring,
  setUp,
  setUpNumbers,
  terrains,
  thresholds,
  tokens,
  turnSteps,
  type KeywordEntry,
  type KeywordMoment,
  type PlayStep,
} from '../catalog/index.ts'
import { successesOf } from '../dice.ts'
import { pageFrame } from '../drawings/frames.ts'
import { genericLabel, numberedReminder, reminderOf } from '../resolve.ts'
import { percent, template } from './shared.ts'

interface Entry {
  readonly icon: string
  readonly title: string
  readonly text: string
}

interface Part {
  readonly title: string
  readonly numbered?: boolean
  readonly entries: readonly Entry[]
}

const entryOf = ({ icon, title, text }: PlayStep): Entry => ({ icon, title, text: typeset(text) })

/** Entry by entry, so that columns break wherever they are full: a heading stands with its first one. */
const itemsOf = (parts: readonly Part[]) =>
  parts.flatMap(({ title, entries, numbered = false }) =>
    entries.map((entry, index) => ({
      ...entry,
      heading: index === 0 ? title : '',
      number: numbered ? index + 1 : null,
    })),
  )

const face = (title: string, motto: string, parts: readonly Part[], paper: Size, dice: boolean): Face => ({
  template: template('reference'),
  data: {
    frame: { drawing: pageFrame(paper) },
    title,
    motto,
    dice: dice ? diceRow() : [],
    items: itemsOf(parts),
  },
})

/** « +2 ou mieux »: beyond either end nothing changes. */
const bonusWords = (modifier: number): string => {
  if (modifier === 0) return 'Sans bonus'
  const ends = thresholds.map(each => each.modifier)
  if (modifier === Math.max(...ends)) return `${signed(modifier)} ou mieux`
  return modifier === Math.min(...ends) ? `${signed(modifier)} ou pire` : signed(modifier)
}

const faceWords = (shown: number): string => (shown === 6 ? '6' : `${shown}+`)

/** What a die must show, bonus by bonus. */
const diceRow = () =>
  thresholds.map(({ modifier, face: shown }) => ({
    bonus: typeset(bonusWords(modifier)),
    face: faceWords(shown),
    usual: modifier === 0,
  }))

const title = 'Aide de jeu'

/** What this house prints on its cards, and no rulebook explains. */
const chancesOnCards: Entry = {
  icon: 'de-quatre',
  title: 'Sur les cartes',
  text: typeset(
    'Sous une action, ses chances sur 100, sans bonus ni malus : avec ses seuls dés, avec un jeton d’ordre, avec deux.',
  ),
}

/** Without its number and with it, where it may have one. */
const keywordEntries = (keyword: KeywordEntry): readonly Entry[] => {
  const { icon, name, plain } = keyword
  const bare = { icon, title: genericLabel(keyword), text: reminderOf(keyword, undefined) }
  return plain === undefined
    ? [bare]
    : [bare, { icon, title: `${name} (X)`, text: numberedReminder(keyword) }]
}

/** The generic rules as a card has them, in the order in which they count. */
const keywordParts = (moments: readonly KeywordMoment[]): readonly Part[] =>
  moments.map(moment => ({
    title: keywordMoments[moment],
    entries: [
      ...(moment === 'toujours' ? auras.map(entryOf) : []),
      ...keywords.filter(keyword => keyword.moment === moment).flatMap(keywordEntries),
    ],
  }))

export const referenceSheets = (paper: Size): readonly DraftPiece[] => [
  {
    ...page(title, paper),
    continues: 'back',
    ...face(
      title,
      'tout un tour d’un coup d’œil ; au dos, les mots-clés et les arbitrages',
      [
        { title: 'Un tour, cinq fois', numbered: true, entries: turnSteps.map(entryOf) },
        { title: 'Une activation', entries: activation.map(entryOf) },
        { title: 'Les dés', entries: [...diceFacts.map(entryOf), chancesOnCards] },
        {
          title: 'Les points',
          entries: [
            ...scoring.slice(0, 1).map(entryOf),
            ...scenarioActions.map(({ icon, name, text }) => ({ icon, title: name, text: typeset(text) })),
          ],
        },
        {
          title: 'Les terrains',
          entries: terrains.map(({ icon, name, text }) => ({ icon, title: name, text: typeset(text) })),
        },
        { title: 'Poussé, tiré, bousculé', entries: forcedMoves.map(entryOf) },
      ],
      paper,
      true,
    ),
    back: face(
      'Mots-clés',
      'X est le nombre entre parenthèses ; puis ce que Copiste tranche, là où le livre se tait ou se contredit',
      [
        ...keywordParts(['toujours', 'avant-le-jet', 'succes', 'apres-les-degats', 'fin-du-tour']),
        {
          title: 'Arbitrages',
          numbered: true,
          entries: rulings.map(({ title: name, text, subject }) => ({
            icon: subject?.icon ?? 'scroll-unfurled',
            title: typeset(name),
            text: typeset(text),
          })),
        },
      ],
      paper,
      false,
    ),
  },
]

// ---------- set-up ----------

/** Of one of the squares that a gap is drawn with, in millimetres. */
const cell = 9

/** So many steps between two things: the squares are counted as players do. */
const gapDrawing = (steps: number, from: string, to: string): Drawing => {
  const count = steps + 1
  const marks = Array.from({ length: count }, (_, index): readonly Mark[] => {
    const x = index * cell
    const end = index === 0 ? from : index === steps ? to : undefined
    return [
      {
        kind: 'rectangle',
        at: { x: x + 0.2, y: 0.2 },
        width: cell - 0.4,
        height: cell - 0.4,
        radius: 1.2,
        pen: { role: end ? 'accent' : 'line', width: end ? 0.4 : 0.25 },
        ...(end && { fill: 'tint' as const }),
      },
      end
        ? {
            kind: 'icon',
            name: end,
            at: { x: x + 1.1, y: 1.1 },
            width: cell - 2.2,
            height: cell - 2.2,
            role: 'accent',
          }
        : {
            kind: 'text',
            text: `${index}`,
            at: { x: x + cell / 2, y: cell / 2 + 1.5 },
            anchor: 'middle',
            size: 4.2,
            role: 'quiet',
          },
    ]
  }).flat()
  return {
    ...ornament({ width: count * cell, height: cell }, marks),
    says: plural(steps, 'case'),
  }
}

const { terrainsApart, objectivesApart, lairsApart, firstFromLair, secondFromEnemies } = setUpNumbers

/** What each step of the set-up keeps apart. */
const gaps: Readonly<Record<string, readonly Drawing[]>> = {
  decors: [gapDrawing(terrainsApart, 'pine-tree', 'stone-wall')],
  objectifs: [gapDrawing(objectivesApart, 'round-star', 'round-star')],
  repaires: [gapDrawing(lairsApart, 'family-house', 'mushroom-house')],
  bandes: [
    gapDrawing(firstFromLair, 'fairy', 'mushroom-house'),
    gapDrawing(secondFromEnemies, 'ogre', 'fairy'),
  ],
}

export const setUpSheet = (paper: Size): readonly DraftPiece[] => {
  const size = halfOf(paper)
  return [
    {
      ...page('Mise en place', size),
      continues: 'back',
      template: template('set-up'),
      data: {
        frame: { drawing: pageFrame(size) },
        steps: setUp.map(({ id, icon, title: name, text }, index) => ({
          number: index + 1,
          icon,
          title: name,
          text: typeset(text),
          gaps: (gaps[id] ?? []).map(drawing => ({ strip: { drawing } })),
        })),
      },
      back: {
        template: template('set-up-back'),
        data: {
          frame: { drawing: pageFrame(size) },
          recruiting: recruiting.map(entryOf).map(entry => ({ ...entry })),
          tokens: tokens.map(({ icon, name, text, count, shared = false }) => ({
            icon,
            title: count > 0 && !shared ? `${name}${NBSP}×${NBSP}${count}` : name,
            text: typeset(text),
          })),
          brings: brings.map(({ icon, text }) => ({ icon, text: typeset(text) })),
        },
      },
    },
  ]
}

// ---------- odds ----------

const most = 8
const needed = [1, 2, 3, 4, 5]
const numbers = Array.from({ length: most }, (_, index) => index + 1)

const chanceOfAtLeast = (dice: number, modifier: number, needs: number) =>
  chanceOf(successesOf(dice, faceNeeded(modifier)), succeeded => succeeded >= needs)

/** The same values as the tables beneath it: the first two columns of the usual roll. */
const curves = (): Chart => {
  const series = [1, 2].map(needs => ({
    label: plural(needs, 'réussite'),
    tone: needs === 1 ? ('first' as const) : ('second' as const),
    values: numbers.map(dice => asNumber(chanceOfAtLeast(dice, 0, needs))),
    words: [],
  }))
  return {
    kind: 'curves',
    says: 'les chances d’une et de deux réussites, de un à huit dés',
    marks: numbers.map(String),
    levels: scaleFor(
      series.flatMap(({ values }) => values),
      value => `${Math.round(100 * value)}`,
    ),
    series,
  }
}

export const oddsTables = (paper: Size): readonly DraftPiece[] => [
  {
    ...page('Les chances', paper),
    continues: 'back',
    template: template('odds'),
    data: {
      frame: { drawing: pageFrame(paper) },
      chart: { drawing: chartDrawing(curves(), { width: 112, height: 48, letters: 3.2 }) },
      legend: [
        { look: 'first', text: 'une réussite au moins, sur 100' },
        { look: 'second', text: 'deux réussites au moins' },
      ],
      pairs: [[0], [1, -1], [2, -2]].map(pair =>
        pair.map(modifier => ({
          bonus: typeset(bonusWords(modifier)),
          face: `chaque dé : ${faceWords(faceNeeded(modifier))}`,
          // Across the page there is room for words.
          heads: needed.map(needs => (pair.length === 1 ? plural(needs, 'réussite') : `${needs}`)),
          rows: numbers.map(dice => ({
            dice,
            cells: needed.map(needs => (needs > dice ? '' : percent(chanceOfAtLeast(dice, modifier, needs)))),
          })),
        })),
      ),
    },
  },
]
