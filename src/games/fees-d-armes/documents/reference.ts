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
import { halfOf, ornament, page, rulingsPage } from '../../kit/index.ts'
import {
  activation,
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
  type KeywordMoment,
  type PlayStep,
} from '../catalog/index.ts'
import { successesOf } from '../dice.ts'
import { pageFrame } from '../drawings/frames.ts'
import { genericLabel, reminderOf } from '../resolve.ts'
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

const partData = ({ title, entries, numbered = false }: Part) => ({
  title,
  entries: entries.map((entry, index) => ({ ...entry, number: numbered ? index + 1 : null })),
})

const face = (
  title: string,
  motto: string,
  columns: readonly (readonly Part[])[],
  paper: Size,
  dice: boolean,
): Face => ({
  template: template('reference'),
  data: {
    frame: { drawing: pageFrame(paper) },
    title,
    motto,
    dice: dice ? diceRow() : [],
    columns: columns.map(parts => parts.map(partData)),
  },
})

/** What a die must show, bonus by bonus. */
const diceRow = () =>
  thresholds.map(({ modifier, face: shown }, index) => ({
    bonus: typeset(
      index === 0
        ? `${signed(modifier)} ou mieux`
        : index === thresholds.length - 1
          ? `${signed(modifier)} ou pire`
          : modifier === 0
            ? 'sans rien'
            : signed(modifier),
    ),
    face: shown === 6 ? '6' : `${shown}+`,
    usual: modifier === 0,
  }))

const title = 'Aide de jeu'

/** The generic rules as a card has them, in the order in which they count. */
const keywordParts = (moments: readonly KeywordMoment[]): readonly Part[] =>
  moments.map(moment => ({
    title: keywordMoments[moment],
    entries: keywords
      .filter(keyword => keyword.moment === moment)
      .map(keyword => ({
        icon: keyword.icon,
        title: genericLabel(keyword),
        text: reminderOf({ ...keyword, plain: keyword.text }, undefined),
      })),
  }))

export const referenceSheets = (paper: Size): readonly DraftPiece[] => [
  {
    ...page(title, paper),
    continues: 'back',
    ...face(
      title,
      'tout un tour d’un coup d’œil ; au dos, les mots-clés',
      [
        [
          { title: 'Un tour, cinq fois', numbered: true, entries: turnSteps.map(entryOf) },
          { title: 'Une activation', entries: activation.map(entryOf) },
        ],
        [
          { title: 'Les dés', entries: diceFacts.map(entryOf) },
          {
            title: 'Les points',
            entries: [
              ...scoring.slice(0, 1).map(entryOf),
              ...scenarioActions.map(({ icon, name, text }) => ({ icon, title: name, text: typeset(text) })),
            ],
          },
        ],
      ],
      paper,
      true,
    ),
    back: face(
      'Mots-clés et terrains',
      'X est le nombre entre parenthèses',
      [
        keywordParts(['toujours', 'avant-le-jet', 'fin-du-tour']),
        [
          ...keywordParts(['succes', 'apres-les-degats']),
          {
            title: 'Les terrains',
            entries: terrains.map(({ icon, name, text }) => ({ icon, title: name, text: typeset(text) })),
          },
          { title: 'Poussé, tiré, bousculé', entries: forcedMoves.map(entryOf) },
        ],
      ],
      paper,
      false,
    ),
  },
  rulingsPage(rulings, paper),
]

// ---------- set-up ----------

/** Of one of the squares that a gap is drawn with, in millimetres. */
const cell = 7

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
        ? { kind: 'icon', name: end, at: { x: x + 1.1, y: 1.1 }, width: cell - 2.2, height: cell - 2.2, role: 'accent' }
        : {
            kind: 'text',
            text: `${index}`,
            at: { x: x + cell / 2, y: cell / 2 + 1.3 },
            anchor: 'middle',
            size: 3.6,
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
          tokens: tokens.map(({ icon, name, text, count }) => ({
            icon,
            title: count > 0 ? `${name}${NBSP}×${NBSP}${count}` : name,
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
      value => `${Math.round(100 * value)}${NBSP}%`,
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
        { look: 'first', text: 'une réussite au moins' },
        { look: 'second', text: 'deux réussites au moins' },
      ],
      needed: needed.map(String),
      tables: [0, 1, -1, 2, -2].map(modifier => ({
        bonus: typeset(
          modifier === 0
            ? 'Sans bonus'
            : `${signed(modifier)}${modifier === 2 ? ' ou mieux' : modifier === -2 ? ' ou pire' : ''}`,
        ),
        face: `chaque dé : ${faceNeeded(modifier)}${modifier <= -2 ? '' : '+'}`,
        rows: numbers.map(dice => ({
          dice,
          cells: needed.map(needs => (needs > dice ? '' : percent(chanceOfAtLeast(dice, modifier, needs)))),
        })),
      })),
      plunder: numbers.map(dice => ({
        dice,
        share: percent(chanceOfAtLeast(dice, -2, 1)),
      })),
    },
  },
]
