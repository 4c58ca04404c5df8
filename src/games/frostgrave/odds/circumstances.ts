/** What players set before a throw, by the names of the command line. */
import type { Circumstance, Setting } from '../../../core/index.ts'
import { modifiers, type ModifierId } from '../catalog/index.ts'

const covers = [
  { id: 'aucun', label: 'à découvert' },
  { id: 'leger', label: 'couvert léger' },
  { id: 'important', label: 'couvert important' },
] as const

const criticals = [
  { id: 'bande', label: 'selon la bande' },
  { id: 'oui', label: 'avec' },
  { id: 'non', label: 'sans' },
] as const

/** As many figures as ever stand around one. */
const around = 8
const mostHealth = 40
const mostBonus = 30

export const circumstances: readonly Circumstance[] = [
  {
    id: 'soutiens',
    label: 'Soutiens',
    note: '+2 chacun',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: around,
  },
  { id: 'encombre', label: 'Porte un trésor', note: 'Combat −1', side: 'attacker', kind: 'toggle' },
  { id: 'blesse', label: 'Blessé', note: '−2 à ses dés', side: 'attacker', kind: 'toggle' },
  { id: 'hatif', label: 'Tir hâtif', note: 'cible +1', side: 'attacker', kind: 'toggle' },
  {
    id: 'obstructions',
    label: 'Obstructions',
    note: 'cible +1 chacune',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: 9,
  },
  {
    id: 'dans-un-combat',
    label: 'Tir dans un combat',
    note: 'à tant de figurines',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: 20,
  },
  {
    id: 'tir-du-sort',
    label: 'Tir du sort',
    note: 'en plus de « tir à +N » dans son texte',
    side: 'attacker',
    kind: 'count',
    min: -9,
    max: mostBonus,
  },
  {
    id: 'renfort',
    label: 'Renforcement',
    note: 'Santé au plus, pour réussir',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: mostHealth,
  },
  {
    id: 'surcroit',
    label: 'Renforcement de plus',
    note: 'Santé, une fois réussi',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: mostHealth,
  },
  {
    id: 'critique',
    label: 'Coups critiques',
    note: '20 au dé',
    side: 'attacker',
    kind: 'choice',
    options: criticals,
  },
  {
    id: 'modifier',
    label: 'Sorts et autres',
    note: 'au jet',
    side: 'attacker',
    kind: 'count',
    min: -9,
    max: 9,
  },
  {
    id: 'soutiens-adverses',
    label: 'Ses soutiens',
    note: '+2 chacun',
    side: 'target',
    kind: 'count',
    min: 0,
    max: around,
  },
  { id: 'cible-encombree', label: 'Porte un trésor', note: 'Combat −1', side: 'target', kind: 'toggle' },
  { id: 'cible-blessee', label: 'Blessée', note: '−2 à ses dés', side: 'target', kind: 'toggle' },
  {
    id: 'couvert-cible',
    label: 'Couvert',
    note: '+2 ou +4',
    side: 'target',
    kind: 'choice',
    options: covers,
  },
  { id: 'grande', label: 'Grande', note: '−2 sous les tirs', side: 'target', kind: 'toggle' },
  {
    id: 'combat-adverse',
    label: 'Son Combat',
    side: 'target',
    kind: 'count',
    min: -9,
    max: mostBonus,
  },
  {
    id: 'volonte-adverse',
    label: 'Sa Volonté',
    side: 'target',
    kind: 'count',
    min: -9,
    max: mostBonus,
  },
  {
    id: 'volonte-renforcee',
    label: 'Volonté renforcée',
    note: 'Santé au plus, pour résister',
    side: 'target',
    kind: 'count',
    min: 0,
    max: mostHealth,
  },
]

/** Those that change each way to act. */
export const changing = {
  combat: [
    'soutiens',
    'encombre',
    'blesse',
    'critique',
    'modifier',
    'soutiens-adverses',
    'cible-encombree',
    'cible-blessee',
    'combat-adverse',
  ],
  tir: [
    'blesse',
    'hatif',
    'obstructions',
    'dans-un-combat',
    'critique',
    'modifier',
    'cible-encombree',
    'cible-blessee',
    'couvert-cible',
    'grande',
    'combat-adverse',
  ],
  sort: ['blesse', 'renfort', 'modifier'],
  /** Of a spell that shoots, beside. */
  trait: [
    'hatif',
    'obstructions',
    'dans-un-combat',
    'tir-du-sort',
    'critique',
    'cible-encombree',
    'cible-blessee',
    'couvert-cible',
    'grande',
    'combat-adverse',
  ],
  /** Of a spell that Volonté resists, beside. */
  resistance: ['surcroit', 'cible-blessee', 'volonte-adverse', 'volonte-renforcee'],
} as const

export const isSet = (setting: Setting, id: string): boolean => (setting[id] ?? 0) !== 0
export const countOf = (setting: Setting, id: string): number => setting[id] ?? 0

export const modifierBy = (id: ModifierId): number => modifiers.find(one => one.id === id)?.by ?? 0

/** The places of the options, for studies that set them. */
export const coverPlaces = covers.map((cover, place) => ({ ...cover, place }))

export const coverOf = (setting: Setting): number => {
  const id = covers[countOf(setting, 'couvert-cible')]?.id ?? 'aucun'
  return id === 'aucun' ? 0 : modifierBy(id === 'leger' ? 'couvert-leger' : 'couvert-important')
}

export const isCritical = (setting: Setting, byBand: boolean): boolean => {
  const id = criticals[countOf(setting, 'critique')]?.id ?? 'bande'
  return id === 'bande' ? byBand : id === 'oui'
}

/** What holds of both, as the other one sees it. */
const mirrors = [
  ['soutiens', 'soutiens-adverses'],
  ['encombre', 'cible-encombree'],
  ['blesse', 'cible-blessee'],
] as const

/** The circumstances in which who was struck strikes back, where nothing else is said of them. */
export const mirrored = (setting: Setting): Setting => ({
  critique: countOf(setting, 'critique'),
  ...Object.fromEntries(
    mirrors.flatMap(([own, theirs]) => [
      [own, countOf(setting, theirs)],
      [theirs, countOf(setting, own)],
    ]),
  ),
})
