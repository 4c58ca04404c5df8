/** « Un certain temps »: turns of work to cross off, under the exact chance that it is done by then. */
import {
  asNumber,
  typeset,
  type DraftPiece,
  type Drawing,
  type Mark,
  type PrintOption,
  type Size,
} from '../../../core/index.ts'
import { quarterOf, told } from '../../kit/index.ts'
import { certainTime, type TimeOption } from '../catalog/index.ts'
import { workOdds } from '../odds/works.ts'
import { lying, notebookPage, percent, toPlaces } from './shared.ts'

const [ordinary] = certainTime

export const workOption = {
  id: 'travail',
  matter: 'reading',
  label: 'Un certain temps',
  help: 'le travail que suit le carnet, et ses chances',
  kind: 'choice',
  usual: ordinary?.id ?? '',
  choices: certainTime.map(({ id, name }) => ({ id, label: name })),
} satisfies PrintOption

/** Examples of works, and a line for any other. */
const works = [
  { icon: 'wooden-door', name: 'la porte' },
  { icon: 'magnifying-glass', name: 'la fouille' },
  { icon: 'stone-wall', name: 'la barricade' },
  { icon: '', name: '' },
]

/** Where the boxes begin, from the margin, and where they end, from the edge. */
const [named, left, right] = [33, 12.8, 6.5]

export const timeTracker = (id: unknown, paper: Size): readonly DraftPiece[] => {
  const work = certainTime.find(candidate => candidate.id === id) ?? ordinary
  if (!work) return []
  const size = lying(quarterOf(paper))
  return [
    notebookPage('Un certain temps', size, 'time-tracker', {
      icon: 'pocket-watch',
      title: '« Un certain temps »',
      variant: work === ordinary ? '' : typeset(work.name),
      hint: typeset(work === ordinary ? work.text : `${work.text} ${asShown(work)}`),
      caption: 'déjà fini, sur 100',
      chart: { drawing: timeChart(workOdds(work).done.map(asNumber), size.width - left - right - named) },
      works,
      turns: work.needs.map(need => (need === 0 ? '–' : `≤${need}`)),
      said: told('', `${outlook(work)}.`),
    }),
  ]
}

/** By when it is done, as likely as not and nearly surely. */
const outlook = (work: TimeOption): string => {
  const { ever, mean, median, ninth } = workOdds(work)
  return [
    ...(mean
      ? [`En moyenne ${toPlaces(asNumber(mean))} tours`]
      : [`Mené à bout ${percent(asNumber(ever))} fois sur 100`]),
    ...(median === null ? [] : [`une fois sur deux, ${median} au plus`]),
    ...(ninth === null ? [] : [`neuf fois sur dix, ${ninth}`]),
  ].join(' ; ')
}

/** A column for each turn, filled as far as the chance goes, and its hundredths above. */
const timeChart = (by: readonly number[], width: number): Drawing => {
  const [head, high] = [6, 17]
  const across = width / by.length
  const bar = Math.min(9.6, across * 0.74)
  const bottom = head + high
  return {
    width,
    height: bottom + 0.3,
    says: 'chances d’avoir fini, tour après tour',
    marks: by.flatMap((chance, index): readonly Mark[] => {
      const start = index * across + (across - bar) / 2
      return [
        {
          kind: 'text',
          text: percent(chance),
          at: { x: start + bar / 2, y: head - 1.6 },
          anchor: 'middle',
          size: 4.4,
          role: 'ink',
          font: 'title',
        },
        ...hatched(start, bottom, bar, high * chance),
        {
          kind: 'rectangle',
          at: { x: start, y: head },
          width: bar,
          height: high,
          pen: { role: 'accent', width: 0.28 },
        },
      ]
    }),
  }
}

/** Slanting strokes, as a pencil fills a column, under a line that says how far. */
const hatched = (left: number, bottom: number, width: number, height: number): readonly Mark[] => {
  if (height <= 0) return []
  const rise = width * 0.16
  const strokes: string[] = ['M0 0H' + width.toFixed(2)]
  for (let y = 0.6; y < height + rise; y += 1.05)
    strokes.push(`M0 ${(height - y + rise).toFixed(2)}L${width.toFixed(2)} ${(height - y).toFixed(2)}`)
  return [
    {
      kind: 'group',
      at: { x: left, y: bottom - height },
      clip: { width, height },
      marks: [{ kind: 'path', d: strokes.join(''), pen: { role: 'accent', width: 0.42 } }],
    },
  ]
}

/** How the boxes are read, where the die or the count is not the ordinary one. */
const asShown = ({ sides, dice }: TimeOption): string =>
  dice > 1
    ? 'Après chaque tour : chaque dé qui ne dépasse pas le nombre de la case a réussi.'
    : `Après chaque tour, 1D${sides} : fini s’il ne dépasse pas le nombre de la case.`
