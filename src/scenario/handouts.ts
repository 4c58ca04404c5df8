/** What is handed out: to all, to the game master, to one player folded so that nobody else reads it. */
import {
  enumerate,
  written,
  type DraftPiece,
  type Mark,
  type Drawing,
  type Seats,
  type Size,
  type TemplateValue,
} from '../core/index.ts'
import { kicker, listsFor } from './booklet.ts'
import { halfOf, quarterOf } from './papers.ts'
import type { ReadyScenario } from './reading.ts'

type Handout = ReadyScenario['text']['handouts'][number]

interface Numbered extends Handout {
  readonly index: number
}

const handoutsFor = ({ text }: ReadyScenario, readers: readonly Handout['for'][]): readonly Numbered[] =>
  text.handouts
    .map((handout, index) => ({ ...handout, index }))
    .filter(handout => readers.includes(handout.for) && (handout.text.trim() !== '' || handout.title !== ''))

const readerWords = { tous: 'Pour tous', mj: 'Pour le meneur seul', joueur: 'Secret' } as const

/** A quarter of the paper for all; half of it for the game master, who has more to read. */
export const handoutSheets = (scenario: ReadyScenario, paper: Size): readonly DraftPiece[] => {
  const { title: name, read } = scenario
  const sheet = (
    reader: 'tous' | 'mj',
    title: string,
    content: Pick<SheetData, 'prose' | 'lists'>,
  ): DraftPiece => ({
    title: title || readerWords[reader],
    size: reader === 'mj' ? halfOf(paper) : quarterOf(paper),
    copies: 1,
    toEdge: true,
    continues: 'back',
    template: 'shared/scenario-handout',
    ...(reader === 'mj' && { masters: true }),
    data: { look: reader, kicker: readerWords[reader], scenario: name, title, ...content },
  })
  const handouts = handoutsFor(scenario, ['tous', 'mj']).map(({ for: reader, title, index }) =>
    sheet(reader === 'mj' ? 'mj' : 'tous', title, {
      prose: written(read.prose(`/handouts/${index}/text`)),
      lists: [],
    }),
  )
  const lists = listsFor(scenario, 'mj')
  const known = lists.length === 0 ? [] : [sheet('mj', 'Ce que le meneur sait', { prose: null, lists })]
  return [...handouts, ...known]
}

interface SheetData {
  readonly prose: TemplateValue
  readonly lists: readonly TemplateValue[]
}

/** Of a panel; a strip has three. */
const panel: Size = { width: 95, height: 62 }

/** Where it is known who sits where, a slip bears their names, and its title stands inside alone. */
export const secretSlips = (scenario: ReadyScenario, seats?: Seats): readonly DraftPiece[] =>
  handoutsFor(scenario, ['joueur']).map(handout => {
    const { player, title, index } = handout
    const whose = player === '' ? 'Secret' : `Secret de ${player}`
    const names = seats && Object.hasOwn(seats, player) ? (seats[player] ?? []) : []
    const addressed = names.length > 0 ? `Pour ${enumerate(names)}` : whose
    const cover = {
      look: 'cover',
      whose: addressed,
      player,
      scenario: scenario.title,
      kicker: kicker(scenario),
      veil: { drawing: veil(panel, `${scenario.title}/${index}/couverture`) },
    }
    return {
      title: seats ? addressed : title === '' ? whose : `${whose} : ${title}`,
      size: panel,
      copies: 1,
      template: 'shared/scenario-secret',
      data: { whose, title, prose: written(scenario.read.prose(`/handouts/${index}/text`)) },
      way: {
        kind: 'folded' as const,
        cover: { template: 'shared/scenario-secret-cover', data: cover },
        flap: {
          template: 'shared/scenario-secret-flap',
          data: { veil: { drawing: veil(panel, `${scenario.title}/${index}/volet`) } },
        },
      },
    }
  })

/** Strokes as dense and as tall as letters, all over: what lies behind them is not read against the light. */
export const veil = ({ width, height }: Size, seed: string): Drawing => {
  const draw = lots(seed)
  const [line, step] = [2.1, 1.15]
  const strokes: string[] = []
  for (let y = 0.6; y < height; y += line) {
    for (let x = draw() * step; x < width; x += step * (0.7 + 0.6 * draw())) {
      const [tall, lean] = [1.5 + 1.3 * draw(), (draw() - 0.5) * 1.6]
      const bend = (draw() - 0.5) * 1.4
      strokes.push(
        `M${at(x)} ${at(y + tall)}Q${at(x + lean / 2 + bend)} ${at(y + tall / 2)} ${at(x + lean)} ${at(y)}`,
      )
    }
  }
  const mark: Mark = { kind: 'path', d: strokes.join(''), pen: { role: 'quiet', width: 0.28 } }
  return { width, height, says: 'Un lacis de traits', marks: [mark] }
}

const at = (value: number): string => String(Math.round(value * 100) / 100)

/** The same for the same seed, between 0 and 1. */
const lots = (seed: string): (() => number) => {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7)
  return () => {
    state = (state * 48_271 + 11) % 2_147_483_647
    return state / 2_147_483_647
  }
}
