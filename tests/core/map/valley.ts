/** A table with a river through it, as a player would lay it: what maps are tried on. */
import { mapSchema, newPiece, type MapPiece, type TableMap } from '../../../src/core/index.ts'

type Laid = Partial<MapPiece> & Pick<MapPiece, 'kind'>

export const mapOf = (pieces: readonly Laid[], over: Partial<TableMap> = {}): TableMap =>
  mapSchema.parse({
    ...over,
    pieces: pieces.map(piece => ({ ...newPiece(piece.kind, { x: 0, y: 0 }), ...piece })),
  })

/** From pairs. */
export const bends = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([x, y]) => ({ x, y }))

export const valley = mapOf(
  [
    { kind: 'zone', side: 'A', x: 3, y: 9, width: 6, height: 18 },
    { kind: 'zone', side: 'B', x: 33, y: 27, width: 6, height: 18 },
    {
      kind: 'chemin',
      width: 0.9,
      points: bends(
        [-0.6, 26.3],
        [4, 25.1],
        [8.6, 22.3],
        [13.1, 20],
        [17.1, 18.3],
        [20.6, 17.7],
        [24.6, 16.6],
        [29.1, 14.3],
        [33.1, 10.9],
        [36.6, 9.7],
      ),
    },
    {
      kind: 'riviere',
      width: 2.3,
      points: bends(
        [24.6, -0.6],
        [23.4, 4],
        [25.7, 8],
        [24, 12.6],
        [20.6, 16],
        [20, 20],
        [22.9, 24],
        [21.7, 28.6],
        [18.3, 32],
        [17.7, 36.6],
      ),
    },
    { kind: 'colline', name: 'butte du Pendu', x: 30.9, y: 4.9, width: 7.4, height: 6 },
    { kind: 'colline', name: 'tertre des Fées', x: 10.6, y: 31, width: 9.6, height: 6 },
    { kind: 'bois', name: 'bois aux Merles', x: 12.4, y: 6.4, width: 9, height: 7 },
    { kind: 'bois', x: 27, y: 30.6, width: 6.4, height: 8.4 },
    { kind: 'arbre', x: 17, y: 9.7 },
    { kind: 'arbre', x: 16.6, y: 13 },
    { kind: 'arbre', x: 8.6, y: 20 },
    { kind: 'arbre', x: 2.6, y: 21.7 },
    { kind: 'arbre', x: 11.4, y: 25.7 },
    { kind: 'pont', x: 20.3, y: 17.8, width: 3.8, height: 1.5, angle: -8 },
    { kind: 'gue', name: 'le gué', x: 22.5, y: 25.6, width: 2.6, height: 1.2, angle: 6 },
    { kind: 'haie', x: 6.6, y: 13, width: 0.7, points: bends([0, 0], [2.4, -0.4], [5.2, 0]) },
    { kind: 'maison', name: 'chez la Meunière', x: 14.3, y: 16.6, width: 3.2, height: 2.3, angle: -24 },
    { kind: 'maison', name: 'le péage', x: 27.7, y: 12.4, width: 2.9, height: 2.1, angle: -30 },
    { kind: 'maison', x: 14.9, y: 23.4, width: 2.4, height: 1.8, angle: 12 },
    { kind: 'ruine', name: 'vieux moulin', x: 26.6, y: 22.9, width: 2.6, height: 2.2, angle: 10 },
    { kind: 'mur', x: 25, y: 19.6, width: 0.4, points: bends([0, 0], [3.6, -0.9], [4.2, 0.8]) },
    { kind: 'champ', x: 2.7, y: 32.6, width: 4.2, height: 4.8, angle: 4 },
    { kind: 'puits', x: 16.6, y: 14.9, width: 1 },
    { kind: 'eau', name: 'mare aux Oies', x: 10.6, y: 11.7, width: 4, height: 2.2 },
    { kind: 'rochers', x: 33.4, y: 14.6, width: 3, height: 2.2 },
    { kind: 'charrette', x: 29.4, y: 17, width: 2, height: 1.2, angle: -40 },
    { kind: 'but', mark: '1', x: 24.4, y: 14.2 },
    { kind: 'but', mark: '2', x: 31.1, y: 4.9 },
    { kind: 'but', mark: '3', x: 10.9, y: 30.6 },
    { kind: 'figurine', icon: 'cat', x: 18, y: 15.7, width: 1.9 },
    { kind: 'entree', side: 'A', x: 12, y: 35, width: 2.4, height: 1.6, angle: -90 },
    { kind: 'trajet', x: 18.6, y: 15, points: bends([0, 0], [1, -3], [0, -6]) },
  ],
  { name: 'La vallée', north: 0 },
)

/** Each kind once, none over another. */
export const everyKind = mapOf(
  [
    { kind: 'maison', name: 'la ferme', x: 4, y: 4 },
    { kind: 'ruine', x: 10, y: 4, angle: 12 },
    { kind: 'mur', x: 16, y: 4, width: 0.6, points: bends([-3, 1], [0, -1], [3, 1]) },
    { kind: 'haie', x: 23, y: 4, width: 0.8, points: bends([-3, 0], [0, 0.5], [3, 0]) },
    { kind: 'bois', name: 'bois du Gibet', x: 31, y: 5, width: 8, height: 6 },
    { kind: 'arbre', x: 4, y: 10, width: 1.5 },
    { kind: 'eau', name: 'étang', x: 11, y: 11, width: 7, height: 4 },
    { kind: 'riviere', x: 18, y: 16, width: 2, points: bends([-19, 0], [-9, 1], [0, -1], [9, 1], [19, 0]) },
    { kind: 'chemin', x: 20, y: 20, width: 1, points: bends([0, -10], [1, -4], [-1, 4], [1, 17]) },
    { kind: 'pont', x: 20.6, y: 16, width: 4, height: 1.5, angle: 90 },
    { kind: 'gue', x: 9, y: 16.9, width: 3, height: 1.4, angle: 90 },
    { kind: 'colline', x: 30, y: 12, width: 8, height: 4.6 },
    { kind: 'rochers', x: 4.4, y: 21.4, width: 4, height: 3 },
    { kind: 'champ', x: 11, y: 22.4, width: 6, height: 4.4, angle: 5 },
    { kind: 'escalier', x: 17, y: 9.4, width: 1.5, height: 2.5 },
    { kind: 'porte', x: 17, y: 21.6, width: 1.5, height: 0.5 },
    { kind: 'puits', x: 24.6, y: 10, width: 1.2 },
    { kind: 'tonneau', x: 17, y: 24, width: 0.9 },
    { kind: 'charrette', x: 24.5, y: 21, width: 2.4, height: 1.4, angle: -20 },
    { kind: 'feu', x: 24.5, y: 24.5, width: 1.2 },
    { kind: 'but', mark: '1', x: 29, y: 22, width: 1.8 },
    { kind: 'but', x: 32, y: 22, width: 1.8 },
    { kind: 'entree', side: 'B', x: 33.5, y: 26, width: 3, height: 2, angle: 180 },
    { kind: 'figurine', icon: 'cat', x: 29, y: 25.4, width: 2 },
    { kind: 'forme', name: 'terrain vague', x: 12, y: 27.6, width: 5, height: 2.4 },
    { kind: 'texte', name: 'vers la ville', x: 27, y: 28, width: 6, height: 1.2 },
    { kind: 'trajet', x: 27, y: 19.4, points: bends([0, 0], [2.6, -0.8], [6, 0.4]) },
    { kind: 'zone', side: 'A', x: 9, y: 33, width: 18, height: 6 },
    { kind: 'zone', side: 'B', x: 28.5, y: 33, width: 15, height: 6 },
  ],
  { name: 'Tout', north: 20, grid: 6 },
)
