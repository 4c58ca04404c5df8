/**
 * Figures to begin with. Their statistics are round numbers, to be typed over from the player's own book; what they hold
 * and what they are spares the typing.
 */
import type { TraitId } from './catalog/index.ts'
import { blankFigure, type Creature, type Equipment, type Figure } from './schema.ts'

export interface Model<F> {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly summary: string
  readonly figure: F
}

const melee = (name: string): Equipment => ({ name, kind: 'melee', damage: 0, opponent: 0 })
const shooting = (name: string, reload: boolean): Equipment => ({
  name,
  kind: 'tir',
  damage: 0,
  opponent: 0,
  range: 24,
  ...(reload && { reload }),
})
const shield: Equipment = { name: 'Bouclier', kind: 'protection', damage: 0, opponent: 0 }

const soldier = (
  id: string,
  label: string,
  icon: string,
  summary: string,
  equipment: Equipment[],
): Model<Figure> => ({
  id,
  label,
  icon,
  summary,
  figure: { ...blankFigure(), title: label, equipment },
})

export const soldierModels: readonly Model<Figure>[] = [
  soldier('lame', 'Combattant', 'broadsword', 'Une arme en main, un bouclier.', [melee('Épée'), shield]),
  soldier('arme-lourde', 'Porteur d’arme lourde', 'battle-axe', 'Une arme à deux mains.', [
    melee('Arme à deux mains'),
  ]),
  soldier('arc', 'Archer', 'bow-arrow', 'Un arc à 24″, une arme courte.', [
    shooting('Arc', false),
    melee('Arme courte'),
  ]),
  soldier('arbalete', 'Arbalétrier', 'crossbow', 'Une arbalète à 24″, à recharger ; une arme courte.', [
    shooting('Arbalète', true),
    melee('Arme courte'),
  ]),
  {
    id: 'compagnon',
    label: 'Bête de compagnie',
    icon: 'sniffing-dog',
    summary: 'Animal : ne porte aucun trésor.',
    figure: { ...blankFigure(), title: 'Animal', traits: ['animal'], icon: 'sniffing-dog' },
  },
]

const creature = (id: TraitId, label: string, icon: string, summary: string): Model<Creature> => ({
  id,
  label,
  icon,
  summary,
  figure: { ...blankFigure(), traits: [id] },
})

export const creatureModels: readonly Model<Creature>[] = [
  creature('animal', 'Animal', 'wolf-head', 'Ne porte aucun trésor.'),
  creature('mort-vivant', 'Mort-vivant', 'skeleton', 'Jamais blessé, porte un trésor.'),
  creature('demon', 'Démon', 'daemon-skull', 'Jamais blessé, porte un trésor.'),
  creature('golem', 'Golem', 'rock-golem', 'Jamais blessé.'),
  creature('grand', 'Grande bête', 'giant', 'Facile à viser : -2 à son jet sous les tirs.'),
  {
    id: 'spectre',
    label: 'Spectre',
    icon: 'spectre',
    summary: 'Mort-vivant et immatériel : jamais blessé, sans trésor.',
    figure: { ...blankFigure(), traits: ['mort-vivant', 'immateriel'] },
  },
]
