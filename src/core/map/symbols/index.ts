/** How each kind of piece is drawn. */
import type { TerrainId } from '../table.ts'
import { barrel, bridge, cart, door, fire, ford, house, ruin, stairs, wall, well } from './buildings.ts'
import { entry, figure, freeShape, objective, way, words, zone } from './markers.ts'
import { fieldOf, hedge, hill, pond, river, road, rocks, tree, wood } from './nature.ts'
import type { Symbol } from './symbol.ts'

export type { Hand } from './symbol.ts'

export const symbols: Readonly<Record<TerrainId, Symbol>> = {
  maison: { draw: house },
  ruine: { draw: ruin },
  mur: { draw: wall },
  haie: { draw: hedge },
  bois: { draw: wood, upright: true },
  arbre: { draw: tree, upright: true },
  eau: { draw: pond, upright: true },
  riviere: { draw: river },
  chemin: { draw: road },
  pont: { draw: bridge },
  gue: { draw: ford },
  colline: { draw: hill, upright: true },
  rochers: { draw: rocks, upright: true },
  champ: { draw: fieldOf },
  escalier: { draw: stairs },
  porte: { draw: door },
  puits: { draw: well },
  tonneau: { draw: barrel },
  charrette: { draw: cart },
  feu: { draw: fire, upright: true },
  but: { draw: objective },
  entree: { draw: entry },
  zone: { draw: zone },
  figurine: { draw: figure },
  forme: { draw: freeShape },
  texte: { draw: words },
  trajet: { draw: way },
}
