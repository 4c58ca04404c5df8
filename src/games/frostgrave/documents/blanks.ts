/** Cards to fill in by hand: a figure and a spell. */
import type { DraftPiece, Size } from '../../../core/index.ts'
import { blanksAsked } from '../../kit/index.ts'
import { numbers } from '../catalog/index.ts'
import { castingStrip, healthTrack } from '../drawings/tracks.ts'
import {
  card,
  deckOf,
  drawnAs,
  iconCell,
  isNarrow,
  ornamentalBack,
  statCell,
  statLabels,
  template,
} from './shared.ts'

export const blanksOption = blanksAsked('combien de chaque carte à remplir à la main', { usual: 4, max: 18 })

const blankHealth = 20
const margin = 7

export const blankCards = (size: Size, copies: number): readonly DraftPiece[] => {
  const { format, frame } = deckOf(size)
  const width = format.laid.width - 2 * margin
  const faces = Array.from({ length: numbers.faces }, () => ({ cast: false, damage: 0 }))
  return [
    card(
      'Carte de figurine vierge',
      size,
      {
        template: template('blank-figure'),
        data: {
          frame: frame('soldat'),
          medallion: iconCell,
          hexagon: statCell,
          stats: statLabels.map(({ brief, letter }) => ({ label: isNarrow(size) ? letter : brief })),
          track: drawnAs(
            healthTrack({
              health: blankHealth,
              most: blankHealth,
              hampering: 0,
              width,
              pitch: isNarrow(size) ? 3.9 : 4.4,
            }),
          ),
        },
      },
      ornamentalBack('soldat', size),
      copies,
    ),
    card(
      'Carte de sort vierge',
      size,
      {
        template: template('blank-spell'),
        data: {
          frame: frame('sort'),
          hexagon: statCell,
          strip: drawnAs(castingStrip(faces, width, width * 0.2, 'les vingt faces')),
        },
      },
      ornamentalBack('sort', size),
      copies,
    ),
  ]
}
