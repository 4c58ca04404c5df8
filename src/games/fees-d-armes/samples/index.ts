/** Bands to begin with. */
import type { Sample } from '../../../core/index.ts'
import { drawn } from './draw.ts'

export const samples: readonly Sample[] = [
  {
    id: 'bois-tordu',
    title: 'Ceux du Bois Tordu',
    summary: 'Un Ogre et deux Bûcherons, 10 points.',
    name: 'La Clairière aux gros bras',
    roster: drawn(
      [
        ['ogre', 1],
        ['bucheron', 2],
      ],
      'bois',
    ),
  },
]
