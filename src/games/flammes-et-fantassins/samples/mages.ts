/** Eight points, mostly magic: every domain has its mage. */
import type { Sample } from '../../../core/index.ts'

export const mages: Sample = {
  id: 'mages',
  title: 'Une bande de Mages',
  summary: 'Quatre Mages et leur concierge, 8 PC : les quatre domaines, un grimoire, un parchemin.',
  name: 'L’École buissonnière d’Oc',
  roster: {
    points: 8,
    motivation: 'Nous avons séché le cours de prudence.',
    figures: [
      {
        name: 'Ysoline Brûle-Chapitre',
        accord: 'f',
        build: 'agile',
        classes: ['magicien', 'archimage'],
        equipment: ['baton', 'robe', 'grimoire'],
        grimoire: 'magie',
        speciality: 'magicien',
        spells: ['projectile-magique', 'armure-de-mage', 'boule-de-feu', 'teleportation', 'soin'],
        notes: 'Première de sa classe, dernière à en sortir avant l’incendie.',
      },
      {
        name: 'Frère Têtard',
        accord: 'm',
        build: 'puissant',
        classes: ['druide', 'pretre'],
        equipment: ['masse', 'robe'],
        speciality: 'pretre',
        spells: ['toile-d-araignee', 'eclair', 'benediction', 'soin-des-foules'],
        notes: 'Bénit les mares, et ceux qui y tombent.',
      },
      {
        name: 'Corbinien Demi-Bougie',
        accord: 'm',
        build: 'agile',
        classes: ['necromancien', 'sorcier'],
        equipment: ['dague', 'robe', 'parchemin:terreur'],
        speciality: 'sorcier',
        spells: ['vampirisme', 'acide', 'terreur', 'sommeil'],
        notes: 'Étudie la nuit, dort en cours. Les cours le lui rendent.',
      },
      {
        name: 'Églantine Rature',
        accord: 'f',
        build: 'agile',
        classes: ['alchimiste'],
        equipment: ['couteaux-de-lancer', 'bombe', 'potion-de-vie'],
        speciality: 'alchimiste',
        spells: ['frappe-de-l-ombre', 'poison'],
        notes: 'Ne jamais goûter ce qu’elle remue.',
      },
      {
        name: 'Mousse, le concierge',
        accord: 'm',
        build: 'puissant',
        classes: ['soldat'],
        equipment: ['arme-a-une-main', 'bouclier', 'cuir'],
        notes: 'Il n’a pas la magie. Il a les clefs.',
      },
    ],
  },
}
