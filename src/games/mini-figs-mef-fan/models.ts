/** Units to begin with: what most armies are made of, each to be changed at will. All lawful, none named. */
import { blankUnit, type Unit } from './schema.ts'

export interface Model {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly unit: Unit
}

const model = (id: string, label: string, icon: string, unit: Partial<Unit>): Model => ({
  id,
  label,
  icon,
  unit: { ...blankUnit(), name: label, icon, ...unit },
})

export const models: readonly Model[] = [
  model('archers', 'Archers', 'bow-arrow', {
    figures: 6,
    melee: [{ score: 1, piercing: 0 }],
    shots: [{ score: 2, piercing: 0, range: 'normale', ammo: 'illimitees' }],
  }),
  model('piquiers', 'Piquiers', 'pikeman', { figures: 6, traits: ['lance'] }),
  model('guerriers', 'Guerriers d’élite', 'broadsword', {
    figures: 4,
    melee: [{ score: 3, piercing: 1 }],
    def: 2,
    men: 3,
  }),
  model('javelots', 'Lanceurs de javelots', 'thrown-spear', {
    figures: 5,
    dep: 3,
    shots: [{ score: 2, piercing: 0, range: 'courte', ammo: 'limitees' }],
    def: 0,
  }),
  model('cavaliers', 'Cavaliers', 'horse-head', {
    figures: 3,
    dep: 5,
    melee: [{ score: 3, piercing: 0 }],
    def: 3,
    men: 3,
    traits: ['lance'],
  }),
  model('baliste', 'Baliste et ses servants', 'ballista', {
    dep: 0,
    melee: [{ score: 1, piercing: 0 }],
    shots: [{ score: 5, piercing: 2, range: 'longue', ammo: 'illimitees' }],
    vie: 3,
    large: true,
  }),
  model('volants', 'Harpies', 'harpy', {
    figures: 3,
    dep: 4,
    gait: 'vol',
    melee: [{ score: 2, piercing: 0 }],
    def: 0,
  }),
  model('zombies', 'Zombies', 'shambling-zombie', {
    figures: 8,
    dep: 1,
    melee: [{ score: 2, piercing: 0 }],
    men: 6,
    traits: ['effrayant'],
  }),
  model('monstre', 'Monstre', 'troll', {
    dep: 3,
    melee: [
      { score: 4, piercing: 1 },
      { score: 3, piercing: 0 },
    ],
    def: 3,
    men: 2,
    vie: 3,
    traits: ['effrayant'],
    large: true,
  }),
  model('chef', 'Chef', 'crown', {
    melee: [{ score: 3, piercing: 1 }],
    def: 2,
    men: 3,
    vie: 2,
    role: 'chef',
  }),
  model('mage', 'Magicien', 'wizard-staff', {
    melee: [{ score: 1, piercing: 0 }],
    men: 4,
    role: 'magicien',
    spells: ['eclair-magique'],
  }),
  model('enseigne', 'Porte-bannière', 'flying-flag', { def: 2, men: 3, role: 'porte-banniere' }),
]
