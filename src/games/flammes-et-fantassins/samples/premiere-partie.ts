/** Six points, no magic: the band that the author advises for a first game. */
import type { Sample } from '../../../core/index.ts'

export const firstGame: Sample = {
  id: 'premiere-partie',
  title: 'Première partie',
  summary: 'Cinq figurines sans magie, 6 PC : de quoi apprendre le jeu en une soirée.',
  name: 'La Milice du Pont-aux-Oies',
  roster: {
    points: 6,
    motivation: 'Nul ne passe sans payer l’oie.',
    figures: [
      {
        name: 'Dame Aubépine du Pont',
        accord: 'f',
        build: 'puissant',
        classes: ['chevalier', 'general'],
        equipment: ['arme-a-une-main', 'bouclier', 'maille'],
        notes: 'Régente du pont, des deux berges et, les jours de crue, de la rivière.',
      },
      {
        name: 'Gontran Grosse-Louche',
        accord: 'm',
        build: 'puissant',
        classes: ['barbare'],
        equipment: ['arme-a-deux-mains', 'cuir'],
        notes: 'Cuisinier de la milice. Sa louche est une hache.',
      },
      {
        name: 'Perrine l’Œil-de-Pie',
        accord: 'f',
        build: 'agile',
        classes: ['archer'],
        equipment: ['arc', 'cuir'],
        notes: 'Compte les oies à cent pas, et les cache à deux cents.',
      },
      {
        name: 'Colin Vide-Gousset',
        accord: 'm',
        build: 'agile',
        classes: ['voleur'],
        equipment: ['dague', 'couteaux-de-lancer', 'potion-de-vitesse'],
        notes: 'Percepteur du péage, pour son propre compte.',
      },
      {
        name: 'Mahaut la Fourche',
        accord: 'f',
        build: 'puissant',
        classes: ['soldat'],
        equipment: ['masse', 'bouclier'],
        notes: 'Garde l’autre bout du pont. Personne ne lui a dit lequel.',
      },
    ],
  },
}
