/** The score and turn sheet: each way to score with boxes for each side, rounds with what happens in them, losses. */
import { simplified, typeset, written, type DraftPiece, type Size } from '../core/index.ts'
import { halfOf } from './papers.ts'
import type { ReadyScenario, ScoreRow } from './reading.ts'

/** Where nobody says how long a game is, there is room for so many rounds. */
const usualRounds = 6
/** So many times can a thing that is counted be ticked. */
const usualTimes = 6
const mostBoxes = 12
/** So many have room on a page that lies on its side. */
const fewRows = 6

export const scoreSheet = (scenario: ReadyScenario, paper: Size): DraftPiece => {
  const { text, title, rows, sides } = scenario
  const rounds = text.rounds ?? usualRounds
  const half = halfOf(paper)
  // Side by side on a narrow page, more than three would have no room to write.
  const wide = sides.length > 3 || rounds > 8
  const lying = { width: half.height, height: half.width }
  return {
    title: 'Tenue des scores',
    size: !wide ? half : rows.length < fewRows ? lying : paper,
    copies: 1,
    toEdge: true,
    continues: 'back',
    template: 'shared/scenario-scores',
    data: {
      scenario: title,
      two: sides.length < 3,
      sides: sides.map(side => ({ side })),
      ...roundsOf(scenario, rounds),
      rows: rows.map(row => ({
        says: written([{ kind: 'paragraph', children: row.says }]),
        worth: typeset(row.worth),
        boxes: Math.min(mostBoxes, boxesOf(row, rounds, scenario)),
        sides: sides.map(side => ({ side })),
      })),
      none: rows.length === 0,
      losses: 10,
    },
  }
}

const boxesOf = ({ each, worth }: ScoreRow, rounds: number, { text }: ReadyScenario): number => {
  if (each !== 'time') return each === 'once' ? 1 : rounds
  // « 1 par borne »: as many as there are of them.
  const [, word = ''] = /\bpar\s+(\p{L}+)/iu.exec(worth) ?? []
  const things = [...text.objects, ...text.neutrals].filter(({ name }) =>
    simplified(name)
      .split(/[\s’'-]+/)
      .includes(simplified(word)),
  )
  return things.reduce((sum, { count }) => sum + count, 0) || usualTimes
}

/** Rounds to tick, and what happens in some of them. */
export const roundsOf = ({ text }: ReadyScenario, count: number) => {
  const rounds = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    event: typeset(
      text.events
        .filter(({ round }) => round === index + 1)
        .map(event => event.text.trim())
        .join(' '),
    ),
  }))
  return { rounds, events: rounds.filter(({ event }) => event !== '') }
}
