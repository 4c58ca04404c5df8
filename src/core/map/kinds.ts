/** What each kind of piece is for the player who lays it: its names, its tab of the palette, its usual size. */
import type { Point } from '../drawing.ts'
import {
  millimetresOf,
  terrainIds,
  type MapPiece,
  type MapUnit,
  type TerrainId,
  type TerrainTrait,
} from './table.ts'

export const terrainTabs = ['decor', 'zones', 'reperes', 'figurines'] as const
export type TerrainTab = (typeof terrainTabs)[number]

export const tabLabels: Readonly<Record<TerrainTab, string>> = {
  decor: 'Décor',
  zones: 'Zones',
  reperes: 'Repères',
  figurines: 'Figurines',
}

export const traitLabels: Readonly<Record<TerrainTrait, string>> = {
  vue: 'bloque la vue',
  couvert: 'couvert',
  difficile: 'difficile',
}

export const unitLabels: Readonly<
  Record<MapUnit, { readonly one: string; readonly many: string; readonly sign: string }>
> = {
  pouce: { one: 'pouce', many: 'pouces', sign: '″' },
  cm: { one: 'cm', many: 'cm', sign: '\u00a0cm' },
}

/**
 * A box keeps its corners; an area is an ellipse or a box until it is given an outline; a line follows its points; a
 * spot is round and as tall as wide; words are as large as they are written.
 */
export type TerrainShape = 'box' | 'area' | 'line' | 'spot' | 'words'

export interface TerrainKind {
  readonly id: TerrainId
  readonly label: string
  readonly plural: string
  /** Of game-icons. */
  readonly icon: string
  readonly tab: TerrainTab
  readonly shape: TerrainShape
  /** Of an area without an outline of its own. */
  readonly round?: boolean
  /** In inches; of a line its thickness alone counts. */
  readonly size: { readonly width: number; readonly height: number }
  /** Of a line that is laid by one click, in inches. */
  readonly points?: readonly Point[]
  readonly traits?: readonly TerrainTrait[]
  /** Whether a reader needs to be told what it is. */
  readonly legend: boolean
}

const straight = (length: number): readonly Point[] => [
  { x: -length / 2, y: 0 },
  { x: length / 2, y: 0 },
]

const winding = (length: number): readonly Point[] => [
  { x: -length / 2, y: 0 },
  { x: -length / 6, y: length / 12 },
  { x: length / 6, y: -length / 12 },
  { x: length / 2, y: 0 },
]

export const terrainKinds: Readonly<Record<TerrainId, TerrainKind>> = {
  maison: {
    id: 'maison',
    label: 'maison',
    plural: 'maisons',
    icon: 'house',
    tab: 'decor',
    shape: 'box',
    size: { width: 4, height: 3 },
    traits: ['vue', 'couvert'],
    legend: true,
  },
  ruine: {
    id: 'ruine',
    label: 'ruine',
    plural: 'ruines',
    icon: 'ancient-ruins',
    tab: 'decor',
    shape: 'box',
    size: { width: 4, height: 3 },
    traits: ['couvert', 'difficile'],
    legend: true,
  },
  mur: {
    id: 'mur',
    label: 'mur',
    plural: 'murs',
    icon: 'stone-wall',
    tab: 'decor',
    shape: 'line',
    size: { width: 0.6, height: 0.6 },
    points: straight(6),
    traits: ['couvert'],
    legend: true,
  },
  haie: {
    id: 'haie',
    label: 'haie',
    plural: 'haies',
    icon: 'berry-bush',
    tab: 'decor',
    shape: 'line',
    size: { width: 0.8, height: 0.8 },
    points: straight(6),
    traits: ['couvert'],
    legend: true,
  },
  bois: {
    id: 'bois',
    label: 'bois',
    plural: 'bois',
    icon: 'forest',
    tab: 'decor',
    shape: 'area',
    round: true,
    size: { width: 8, height: 6 },
    traits: ['vue', 'couvert', 'difficile'],
    legend: true,
  },
  arbre: {
    id: 'arbre',
    label: 'arbre',
    plural: 'arbres',
    icon: 'oak',
    tab: 'decor',
    shape: 'spot',
    size: { width: 1.5, height: 1.5 },
    traits: ['couvert'],
    legend: true,
  },
  eau: {
    id: 'eau',
    label: 'eau',
    plural: 'eaux',
    icon: 'waves',
    tab: 'decor',
    shape: 'area',
    round: true,
    size: { width: 7, height: 5 },
    traits: ['difficile'],
    legend: true,
  },
  riviere: {
    id: 'riviere',
    label: 'rivière',
    plural: 'rivières',
    icon: 'river',
    tab: 'decor',
    shape: 'line',
    size: { width: 2.5, height: 2.5 },
    points: winding(18),
    traits: ['difficile'],
    legend: true,
  },
  chemin: {
    id: 'chemin',
    label: 'chemin',
    plural: 'chemins',
    icon: 'path-distance',
    tab: 'decor',
    shape: 'line',
    size: { width: 1, height: 1 },
    points: winding(18),
    legend: true,
  },
  pont: {
    id: 'pont',
    label: 'pont',
    plural: 'ponts',
    icon: 'stone-bridge',
    tab: 'decor',
    shape: 'box',
    size: { width: 4, height: 1.5 },
    legend: true,
  },
  gue: {
    id: 'gue',
    label: 'gué',
    plural: 'gués',
    icon: 'stone-path',
    tab: 'decor',
    shape: 'box',
    size: { width: 3.5, height: 1.5 },
    legend: true,
  },
  colline: {
    id: 'colline',
    label: 'colline',
    plural: 'collines',
    icon: 'hills',
    tab: 'decor',
    shape: 'area',
    round: true,
    size: { width: 8, height: 6 },
    legend: true,
  },
  rochers: {
    id: 'rochers',
    label: 'rochers',
    plural: 'rochers',
    icon: 'stone-pile',
    tab: 'decor',
    shape: 'area',
    round: true,
    size: { width: 4, height: 3 },
    traits: ['couvert', 'difficile'],
    legend: true,
  },
  champ: {
    id: 'champ',
    label: 'champ',
    plural: 'champs',
    icon: 'wheat',
    tab: 'decor',
    shape: 'area',
    size: { width: 6, height: 5 },
    traits: ['difficile'],
    legend: true,
  },
  escalier: {
    id: 'escalier',
    label: 'escalier',
    plural: 'escaliers',
    icon: 'stairs',
    tab: 'decor',
    shape: 'box',
    size: { width: 1.5, height: 2.5 },
    legend: true,
  },
  porte: {
    id: 'porte',
    label: 'porte',
    plural: 'portes',
    icon: 'wooden-door',
    tab: 'decor',
    shape: 'box',
    size: { width: 1.5, height: 0.5 },
    legend: true,
  },
  puits: {
    id: 'puits',
    label: 'puits',
    plural: 'puits',
    icon: 'well',
    tab: 'decor',
    shape: 'spot',
    size: { width: 1.2, height: 1.2 },
    traits: ['couvert'],
    legend: true,
  },
  tonneau: {
    id: 'tonneau',
    label: 'tonneau',
    plural: 'tonneaux',
    icon: 'barrel',
    tab: 'decor',
    shape: 'spot',
    size: { width: 0.9, height: 0.9 },
    traits: ['couvert'],
    legend: true,
  },
  charrette: {
    id: 'charrette',
    label: 'charrette',
    plural: 'charrettes',
    icon: 'old-wagon',
    tab: 'decor',
    shape: 'box',
    size: { width: 2.4, height: 1.4 },
    traits: ['couvert'],
    legend: true,
  },
  feu: {
    id: 'feu',
    label: 'feu',
    plural: 'feux',
    icon: 'campfire',
    tab: 'decor',
    shape: 'spot',
    size: { width: 1.2, height: 1.2 },
    legend: true,
  },
  but: {
    id: 'but',
    label: 'objectif',
    plural: 'objectifs',
    icon: 'on-target',
    tab: 'reperes',
    shape: 'spot',
    size: { width: 1.8, height: 1.8 },
    legend: true,
  },
  entree: {
    id: 'entree',
    label: 'entrée',
    plural: 'entrées',
    icon: 'plain-arrow',
    tab: 'zones',
    shape: 'box',
    size: { width: 3, height: 2 },
    legend: true,
  },
  zone: {
    id: 'zone',
    label: 'zone de déploiement',
    plural: 'zones de déploiement',
    icon: 'square',
    tab: 'zones',
    shape: 'area',
    size: { width: 36, height: 6 },
    legend: true,
  },
  figurine: {
    id: 'figurine',
    label: 'figurine',
    plural: 'figurines',
    icon: 'meeple',
    tab: 'figurines',
    shape: 'spot',
    size: { width: 2, height: 2 },
    legend: false,
  },
  forme: {
    id: 'forme',
    label: 'forme libre',
    plural: 'formes libres',
    icon: 'divided-square',
    tab: 'zones',
    shape: 'area',
    size: { width: 5, height: 4 },
    legend: false,
  },
  texte: {
    id: 'texte',
    label: 'texte',
    plural: 'textes',
    icon: 'quill-ink',
    tab: 'reperes',
    shape: 'words',
    size: { width: 6, height: 1.2 },
    legend: false,
  },
  trajet: {
    id: 'trajet',
    label: 'trajet',
    plural: 'trajets',
    icon: 'footsteps',
    tab: 'reperes',
    shape: 'line',
    size: { width: 0, height: 0 },
    points: winding(8),
    legend: false,
  },
}

/** As a palette shows them. */
export const terrainsOf = (tab: TerrainTab): readonly TerrainKind[] =>
  terrainIds.map(id => terrainKinds[id]).filter(kind => kind.tab === tab)

/** What stands for an inch in the unit of this table: a table in centimetres has the same houses. */
export const unitsPerInch = (unit: MapUnit): number => 25.4 / millimetresOf[unit]

const tidy = (value: number): number => Math.round(value * 2) / 2

/** A size of the catalogue in the unit of a table, as a player would have it: 10 cm, not 10,16. */
const inUnit = (inches: number, unit: MapUnit): number =>
  unit === 'pouce' ? inches : tidy(inches * unitsPerInch(unit))

export const usualSize = (
  { size }: TerrainKind,
  unit: MapUnit,
): { readonly width: number; readonly height: number } => ({
  width: inUnit(size.width, unit),
  height: inUnit(size.height, unit),
})

/** A new piece of this kind, its middle at this place. */
export const newPiece = (kind: TerrainId, at: Point, unit: MapUnit = 'pouce'): MapPiece => {
  const known = terrainKinds[kind]
  return {
    kind,
    name: kind === 'texte' ? 'texte' : '',
    x: at.x,
    y: at.y,
    ...usualSize(known, unit),
    angle: 0,
    points: (known.points ?? []).map(({ x, y }) => ({ x: inUnit(x, unit), y: inUnit(y, unit) })),
    side: '',
    mark: '',
    icon: kind === 'figurine' ? 'meeple' : '',
    traits: [...(known.traits ?? [])],
    locked: false,
    group: '',
  }
}
