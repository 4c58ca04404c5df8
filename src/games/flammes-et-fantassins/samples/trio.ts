/** Nine points in three heroes: the smallest band that plays without a warning. */
import type { Sample } from '../../../core/index.ts'

export const trio: Sample = {
  id: 'trio',
  title: 'Un trio de Héros',
  summary: 'Trois Héros à trois classes chacun, 9 PC : peu de figurines, beaucoup de cartes.',
  name: 'Les Trois Tiers',
  roster: {
    points: 9,
    motivation: 'Un tiers chacun, et le quatrième pour la taverne.',
    figures: [
      {
        name: 'Ysabeau Noirœil',
        accord: 'f',
        build: 'agile',
        classes: ['necromancien', 'pretre', 'sorcier'],
        equipment: ['baton', 'robe', 'grimoire', 'parchemin:resurrection'],
        grimoire: 'tenebres',
        speciality: 'pretre',
        spells: [
          'vampirisme',
          'acide',
          'terreur',
          'marche-des-batiments',
          'soin',
          'resurrection',
          'sommeil',
        ],
        notes: 'Enterre le soir, relève le matin, facture les deux.',
      },
      {
        name: 'Sire Anselme Tourne-Broche',
        accord: 'm',
        build: 'puissant',
        classes: ['chevalier', 'paladin', 'soldat'],
        equipment: ['arme-a-deux-mains', 'plaque', 'potion-de-vie', 'potion-de-force'],
        notes: 'A juré de défendre la veuve, l’orphelin et le rôti.',
      },
      {
        name: 'Fanchon Trois-Dagues',
        accord: 'f',
        build: 'agile',
        classes: ['assassin', 'bretteur', 'voleur'],
        equipment: ['dague', 'couteaux-de-lancer', 'cuir', 'materiel-de-crochetage', 'bombe'],
        notes: 'La troisième dague, personne ne l’a vue. Plus d’une fois.',
      },
    ],
  },
}
