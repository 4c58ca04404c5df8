/** What a figure is made of and what it costs. Read from: Mini Figs Mef-Fan, version alpha 0.2.8, chapitre «Système». */
import type { AmmoEntry, Factor, GaitEntry, LifeEntry, RangeEntry, Score, TraitEntry } from './interface.ts'

const whole: Factor = { times: 1, over: 1, shown: '' }
const half: Factor = { times: 1, over: 2, shown: '/2' }
const third: Factor = { times: 1, over: 3, shown: '/3' }
const once: Factor = { times: 3, over: 2, shown: '×1,5' }
const twice: Factor = { times: 2, over: 1, shown: '×2' }
const thrice: Factor = { times: 3, over: 1, shown: '×3' }

/** Points for one point of each. */
export const rates = { dep: 1, mel: 2, meleePiercing: 2, tir: 3, shotPiercing: 2, def: 2, men: 1 } as const

export const scoreNames: Readonly<
  Record<Score, { readonly short: string; readonly name: string; readonly icon: string }>
> = {
  dep: { short: 'Dép', name: 'Déplacement', icon: 'walking-boot' },
  mel: { short: 'Mél', name: 'Mêlée', icon: 'crossed-swords' },
  tir: { short: 'Tir', name: 'Tir', icon: 'bow-arrow' },
  def: { short: 'Déf', name: 'Défense', icon: 'checked-shield' },
  men: { short: 'Men', name: 'Mental', icon: 'brain' },
  vie: { short: 'Vie', name: 'Vie', icon: 'hearts' },
}

/** Above it a score is unusual; a Déf saves every wound, a Men never fails. */
export const highest = 5
export const lifeSpan = { min: 1, max: 4 } as const
/** Centimetres for a point of Déplacement. */
export const stride = 10
/** A unit that moves this fast is hard to shoot. */
export const fast = 3

export const gaitEntries: readonly GaitEntry[] = [
  {
    id: 'normal',
    name: 'À pied',
    icon: 'walking-boot',
    factor: whole,
    text: 'Elle tourne quand elle veut, gratuitement, sauf en Charge. Un terrain difficile double le chemin.',
  },
  {
    id: 'bond',
    name: 'Bond',
    icon: 'jump-across',
    factor: once,
    text: 'Au choix, un saut en ligne droite par-dessus tout terrain : elle part du sol et s’y repose.',
  },
  {
    id: 'vol',
    name: 'Vol',
    icon: 'feathered-wing',
    factor: twice,
    text: 'Tout terrain est ignoré en ligne droite. En l’air, seuls ceux qui volent peuvent l’engager ; les tirs l’atteignent. Elle se pose pour charger une unité au sol.',
  },
]

export const rangeEntries: readonly RangeEntry[] = [
  {
    id: 'tres-courte',
    name: 'très courte',
    icon: 'thrown-daggers',
    reach: 2,
    centimetres: 20,
    factor: third,
  },
  { id: 'courte', name: 'courte', icon: 'thrown-spear', reach: 3, centimetres: 30, factor: half },
  { id: 'normale', name: 'normale', icon: 'bow-arrow', reach: 6, centimetres: 60, factor: whole },
  { id: 'longue', name: 'longue', icon: 'high-shot', reach: 12, centimetres: 120, factor: twice },
  { id: 'tres-longue', name: 'très longue', icon: 'catapult', reach: 18, centimetres: 180, factor: thrice },
]

export const ammoEntries: readonly AmmoEntry[] = [
  { id: 'illimitees', name: 'illimitées', icon: 'quiver', shots: null, factor: whole },
  { id: 'limitees', name: 'limitées', icon: 'arrow-cluster', shots: 2, factor: half },
  { id: 'unique', name: 'unique', icon: 'arrow-flights', shots: 1, factor: third },
]

export const lifeEntries: readonly LifeEntry[] = [
  { life: 1, factor: { ...whole, shown: '×1' }, name: 'la plupart des troupes' },
  { life: 2, factor: once, name: 'un héros, une grosse bête' },
  { life: 3, factor: twice, name: 'un monstre, une machine et ses servants' },
  { life: 4, factor: thrice, name: 'un dragon' },
]

export const traits: readonly TraitEntry[] = [
  {
    id: 'effrayant',
    name: 'Effrayant',
    icon: 'screaming',
    cost: 1,
    text: 'L’ennemi au contact fait un test de Men ; s’il le rate, il se bat à Mél -1 pour ce tour de mêlée.',
    brief: 'Men raté : Mél -1 chez l’ennemi',
  },
  {
    id: 'lance',
    name: 'Lance',
    icon: 'barbed-spear',
    cost: 1,
    text: 'Un point de Mél de plus quand elle charge ou qu’elle se bat en garde : +2 en charge, +3 dans le dos, +2 en garde.',
    brief: 'Mél +1 de plus en charge ou en garde',
  },
]
