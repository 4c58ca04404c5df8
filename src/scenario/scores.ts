/** The score and turn sheet: each way to score with boxes for each side, rounds with what happens in them, losses. */
import { typeset, written, type DraftPiece, type Size } from '../core/index.ts'
import { halfOf } from './papers.ts'
import type { ReadyScenario, ScoreRow } from './reading.ts'

/** Where nobody says how long a game is, there is room for so many rounds. */
const usualRounds = 6
/** So many times can a thing that is counted be ticked. */
const usualTimes = 6
const mostBoxes = 12

export const scoreSheet = (scenario: ReadyScenario, paper: Size): DraftPiece => {
  const { text, title, rows, sides } = scenario
  const rounds = text.rounds ?? usualRounds
  // Side by side on a narrow page, more than three would have no room to write.
  const wide = sides.length > 3 || rounds > 8
  return {
    title: 'Tenue des scores',
    size: wide ? paper : halfOf(paper),
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
        boxes: Math.min(mostBoxes, boxesOf(row, rounds)),
        sides: sides.map(side => ({ side })),
      })),
      none: rows.length === 0,
      losses: 10,
    },
  }
}

const boxesOf = ({ each }: ScoreRow, rounds: number): number =>
  each === 'once' ? 1 : each === 'round' ? rounds : usualTimes

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
