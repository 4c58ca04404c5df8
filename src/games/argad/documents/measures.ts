/** What distances are measured with: a strip for each pace, sticks for riders in two parts, the reach of a voice. */
import { type DraftPiece, type PrintOption, type Size } from '../../../core/index.ts'
import { area, centimetres, rulerPart } from '../../kit/index.ts'
import { reaches, rulerLengths } from '../catalog/index.ts'
import type { Member } from '../resolve.ts'

export const stripsOption = {
  id: 'reglettes',
  matter: 'cutting',
  label: 'Réglettes',
  help: 'celles des allures de la table, ou toutes',
  kind: 'choice',
  usual: 'toutes',
  choices: [
    { id: 'toutes', label: 'toutes : 8, 12, 16, 20 cm' },
    { id: 'table', label: 'celles de la table' },
  ],
} satisfies PrintOption

/** Between two figures of a ruler. */
const step = 4
/** As long as one part may be, and still lie along a page. */
const part = 20

/** Who walks so far, in a word or two. */
const walkers: Readonly<Record<number, string>> = {
  8: 'à grand-peine',
  12: 'alourdi, blessé',
  16: 'équipé',
  20: 'léger',
  32: 'en armure',
  36: 'lourd, piéton monté',
  40: 'cavalier',
}

const strip = (length: number, icons: readonly string[]): readonly DraftPiece[] => {
  const ends = length > part ? [part, length] : [length]
  return ends.map((to, index) => {
    const from = index === 0 ? 0 : part
    const last = to === length
    return {
      ...rulerPart({
        unit: centimetres,
        from,
        to,
        every: step,
        tab: !last,
        marks: [{ at: length, icons, text: walkers[length] ?? '' }],
        note: last ? [`${length} cm`] : [],
      }),
      title: ends.length === 1 ? `Réglette de ${length} cm` : `Baguette de ${length} cm, ${from} à ${to}`,
    }
  })
}

const used = (members: readonly Member[], mounted: boolean): readonly number[] =>
  [...new Set(members.filter(({ mount }) => mount.mounted === mounted).map(({ movement }) => movement))]
    .filter(length => length > 0 && length <= 2 * part)
    .toSorted((a, b) => a - b)

/** On foot: all of them, or those that somebody of the table walks. */
export const footRulers = (which: unknown, members: readonly Member[]): readonly DraftPiece[] =>
  (which === 'table' ? used(members, false) : rulerLengths.foot).flatMap(length => strip(length, ['run']))

export const mountedSticks = (which: unknown, members: readonly Member[]): readonly DraftPiece[] =>
  (which === 'table' ? used(members, true) : rulerLengths.mounted).flatMap(length =>
    strip(length, ['cavalry']),
  )

/** A quarter of a disc, for nobody's paper is forty centimetres wide. */
export const voiceDisc = (paper: Size): readonly DraftPiece[] => [
  area(
    {
      unit: centimetres,
      radius: reaches.voice,
      uses: 'la voix d’un chef : qui l’entend obéit',
      icons: ['shouting'],
    },
    paper,
  ),
]
