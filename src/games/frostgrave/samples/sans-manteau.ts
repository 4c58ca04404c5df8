/** A small first warband: a mage, four soldiers and four spells, enough to learn on. */
import type { Sample } from '../../../core/index.ts'

export const cloakless: Sample = {
  id: 'sans-manteau',
  title: 'Une première expédition',
  summary: 'Un mage, quatre soldats, quatre sorts : de quoi apprendre en une soirée.',
  name: 'Les Sans-Manteau',
  roster: {
    soldiersAgreed: 8,
    options: { critical: false, wounded: false },
    wizard: {
      name: 'Odalric Sans-Manteau',
      stats: { mouvement: 6, combat: 2, tir: 0, armure: 11, volonte: 4, sante: 14 },
      equipment: [
        { name: 'Bâton', kind: 'melee', damage: -1, opponent: -1 },
        { name: 'Fiole cachetée', kind: 'objet' },
      ],
      spells: [
        {
          name: 'Écharde de gel',
          castingValue: 10,
          attack: true,
          target: 'une figurine en vue',
          icon: 'ice-bolt',
          text: 'Un éclat part droit sur la cible : un tir à **+3** sans arme, que l’Armure réduit comme un autre.',
        },
        {
          name: 'Pas feutré',
          castingValue: 12,
          target: 'soi',
          icon: 'footprint',
          text: 'Jusqu’à la fin du tour, le mage passe à côté des ennemis sans qu’aucun puisse forcer le combat.',
        },
        {
          name: 'Chape de brume',
          castingValue: 8,
          target: 'un point à 12″',
          icon: 'fog',
          text: 'Un rond de brume de 3″ de rayon, jusqu’à la fin du tour suivant. Tirer à travers donne un couvert léger à la cible.',
        },
        {
          name: 'Lueur basse',
          castingValue: 9,
          target: 'soi',
          icon: 'candle-flame',
          text: 'Jusqu’à la fin de la partie, les soldats à 3″ du mage ajoutent **1** à leur Volonté.',
        },
      ],
      notes: 'A mis son manteau en gage pour payer l’expédition. Le regrette depuis la première heure.',
    },
    soldiers: [
      {
        name: 'Brune Cognebise',
        title: 'Porte-masse',
        stats: { mouvement: 5, combat: 3, tir: 0, armure: 12, volonte: 1, sante: 12 },
        equipment: [{ name: 'Masse à deux mains', kind: 'melee', damage: 2 }],
        notes: 'Ouvre les portes. Toutes.',
      },
      {
        name: 'Tancrède le Transi',
        title: 'Archer',
        stats: { mouvement: 6, combat: 1, tir: 2, armure: 10, volonte: 0, sante: 10 },
        equipment: [
          { name: 'Arc court', kind: 'tir', range: 24 },
          { name: 'Couteau', kind: 'melee', damage: -1 },
        ],
        notes: 'Vise mieux quand il ne claque pas des dents.',
      },
      {
        name: 'Nelle Deux-Poches',
        title: 'Crocheteuse',
        stats: { mouvement: 7, combat: 1, tir: 0, armure: 10, volonte: 2, sante: 10 },
        equipment: [{ name: 'Couteau', kind: 'melee', damage: -1 }],
        notes: 'Une poche pour les trésors, une pour ceux dont on ne parle pas.',
      },
      {
        name: 'Gaspard',
        title: 'Bouclier',
        stats: { mouvement: 6, combat: 2, tir: 0, armure: 13, volonte: 1, sante: 11 },
        equipment: [
          { name: 'Hachette', kind: 'melee' },
          { name: 'Volet de taverne', kind: 'protection' },
        ],
        notes: 'Le volet sert aussi de luge.',
      },
    ],
    creatures: [],
  },
}
