/** « Un certain temps », turn after turn, beside the usual way of taking it. */
import {
  asFraction,
  asNumber,
  inDecimals,
  inPercent,
  scaleFor,
  typeset,
  type Setting,
  type Study,
} from '../../../core/index.ts'
import { certainTime } from '../catalog/index.ts'
import { workIn } from './attacks.ts'
import { hundredths, series } from './charts.ts'
import { workOdds } from './works.ts'

export const workStudy = (setting: Setting): Study => {
  const option = workIn(setting)
  const usual = certainTime[0]
  const odds = workOdds(option)
  const plain = usual && usual.id !== option.id ? workOdds(usual) : undefined
  const longest = Math.max(odds.done.length, plain?.done.length ?? 0)
  const upTo = ({ done }: typeof odds): readonly number[] =>
    Array.from({ length: longest }, (_, turn) =>
      asNumber(done[turn] ?? done.at(-1) ?? { part: 0n, whole: 1n }),
    )
  const [own, other] = [upTo(odds), plain && upTo(plain)]
  const { mean, median, ninth, ever } = odds
  return {
    id: 'un-certain-temps',
    title: 'Fini, tour après tour',
    unit: '%',
    marks: 'Tour',
    chart: {
      kind: 'curves',
      says: `Chances que le travail soit fini à la fin de chaque tour : ${option.name}.`,
      marks: own.map((_, turn) => `${turn + 1}`),
      levels: scaleFor(own, hundredths),
      series: [
        series(option.name, 'first', own),
        ...(other && usual ? [series(usual.name, 'second', other)] : []),
      ],
    },
    says: typeset(
      [
        mean
          ? `En moyenne ${inDecimals(asNumber(mean))} tours (${asFraction(mean)}).`
          : `Réussi en tout ${inPercent(asNumber(ever))} du temps (${asFraction(ever)}).`,
        median === null ? '' : `Une fois sur deux au tour ${median} au plus tard.`,
        ninth === null ? '' : `Neuf fois sur dix au tour ${ninth}.`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  }
}
