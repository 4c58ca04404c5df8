/** The report of a job: where each piece lies, and every problem in a sentence. */
import { enumerate, plural, quote, type Piece, type Size } from '../../core/index.ts'
import type { Imposed } from '../imposition/placement.ts'
import { mostTiles } from '../imposition/tiles.ts'
import type { PrintJob } from '../vocabulary/job.ts'
import type { SheetPiece } from '../compose/batch.ts'
import type { Composed } from '../compose/painted.ts'
import { textScales } from '../style/scales.ts'
import { noTextPt, type Problem, type Report, type PiecePart } from '../vocabulary/report.ts'
import { workOf } from './work.ts'

const round = (value: number): number => Math.round(value * 1000) / 1000

const rounded = ({ x, y, width, height }: PiecePart): PiecePart => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

export const reportOf = (
  job: PrintJob,
  pieces: readonly SheetPiece[],
  imposed: Imposed<SheetPiece>,
  brokenPictures: readonly Piece[],
): Report => ({
  sheets: imposed.sheets.map(({ side, placements }, index) => ({
    page: pageOf(imposed, index, job),
    side,
    pieces: placements.map(({ piece, x, y, width, height, rotation, shows }) => ({
      asset: piece.composed.asset,
      title: piece.composed.title,
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
      rotation,
      ...(shows && { shows: rounded(shows) }),
    })),
  })),
  pieces: pieces.map(({ composed }) => ({
    asset: composed.asset,
    title: composed.title,
    continued: composed.continued,
    smallestPt: round(Math.min(...facesOf(composed).map(({ smallest }) => smallest), noTextPt)),
  })),
  ...workOf(imposed.sheets, job.sheet.paper),
  origins: imposed.sheets.map(({ placements }) =>
    placements.map(({ piece }) => job.batches.indexOf(piece.batch)),
  ),
  problems: [
    ...imposed.tooLarge
      .filter((piece, index, all) => all.indexOf(piece) === index)
      .map(piece => tooLarge(piece, job)),
    ...pieces.flatMap(piece => problemsOf(piece, job)),
    ...brokenPictures.map(unreadable),
  ],
})

/** In its own file, where the backs have one. */
const pageOf = ({ sheets }: Imposed<SheetPiece>, index: number, { sheet }: PrintJob): number =>
  sheet.backs === 'separate'
    ? sheets.slice(0, index + 1).filter(({ side }) => side === sheets[index]?.side).length
    : index + 1

const unreadable = ({ asset, title }: Piece): Problem => ({
  code: 'picture',
  asset,
  title,
  message: `Une image de ${quote(title)} est illisible : elle est laissée en blanc. Choisissez-en une autre.`,
})

const about = ({ composed }: SheetPiece): Pick<Problem, 'asset' | 'title'> => ({
  asset: composed.asset,
  title: composed.title,
})

const tooLarge = (piece: SheetPiece, { sheet }: PrintJob): Problem => ({
  ...about(piece),
  code: 'too-large',
  message: tooLargeSentence(piece, sheet.paper),
})

const tooLargeSentence = ({ composed, size, way }: SheetPiece, paper: Size): string => {
  const named = quote(composed.title)
  if (way?.kind === 'tiled')
    return `${named} mesure ${size.width} × ${size.height} mm : plus de ${mostTiles} feuilles de ce papier. Choisissez une échelle plus petite.`
  const [height, folded] = way?.kind === 'folded' ? [3 * size.height, ' dépliée'] : [size.height, '']
  return `${named} mesure ${size.width} × ${height} mm${folded} et n’entre pas sur ce papier (${paper.width} × ${paper.height} mm) : choisissez un autre format.`
}

const facesOf = ({ front, back, cover, flap }: SheetPiece['composed']): readonly Composed[] =>
  [front, back, cover, flap].filter(face => face !== undefined)

const problemsOf = (piece: SheetPiece, { look }: PrintJob): readonly Problem[] => {
  const { composed } = piece
  const sides = facesOf(composed)
  const missing = [...new Set(sides.flatMap(side => side.missing))]
  const unknown = [...new Set(sides.flatMap(side => side.unknownIcons))]
  const smallest = Math.min(...sides.map(side => side.smallest))
  const { least } = textScales[look.text]
  const named = quote(composed.title)
  return [
    ...(sides.some(({ over }) => over > 0)
      ? [
          {
            ...about(piece),
            code: 'overfull' as const,
            message: `${named} ne tient pas dans son format : raccourcissez un texte ou prenez un format plus grand.`,
          },
        ]
      : []),
    ...(missing.length > 0
      ? [{ ...about(piece), code: 'missing-character' as const, message: missingSentence(named, missing) }]
      : []),
    ...(unknown.length > 0
      ? [{ ...about(piece), code: 'icon' as const, message: unknownIconSentence(named, unknown) }]
      : []),
    ...(smallest < least - 0.01
      ? [
          {
            ...about(piece),
            code: 'too-small' as const,
            message: `${named} porte du texte de ${round(smallest)} pt, sous le minimum de ${least} pt.`,
          },
        ]
      : []),
  ]
}

const unknownIconSentence = (named: string, names: readonly string[]): string =>
  names.length === 1
    ? `${named} demande l’icône ${quote(names[0] ?? '')}, qui n’existe pas : rien n’est dessiné à sa place. Choisissez-en une autre.`
    : `${named} demande des icônes qui n’existent pas (${enumerate(names.map(name => quote(name)))}) : rien n’est dessiné à leur place. Choisissez-en d’autres.`

const missingSentence = (named: string, missing: readonly string[]): string => {
  const shown = missing
    .slice(0, 8)
    .map(character => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
  const more = missing.length > shown.length ? ` et ${missing.length - shown.length} autres` : ''
  return `${named} contient ${plural(missing.length, 'caractère')} qu’aucune police ne sait dessiner (${enumerate(shown)}${more}) : remplacez-les.`
}
