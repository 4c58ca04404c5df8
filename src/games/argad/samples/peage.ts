/** Crossbows and halberds: a toll bridge, a lady who will not pay, and a tax collector who cannot swim. */
import type { Sample } from '../../../core/index.ts'

export const toll: Sample = {
  id: 'peage',
  title: 'Le guet du Pont-Vermoulu',
  summary: 'Arbalètes, hallebardes et un chevalier en retard de loyer, vers 1420 : 100 points.',
  name: 'Le Guet du Pont-Vermoulu',
  roster: {
    context: 'Une vallée à péages, automne 1423',
    budget: 100,
    profiles: [
      {
        name: 'Dame Gaude de Lanvezeac’h',
        classe: 4,
        protection: '4',
        mount: 'cavalier',
        role: 'chef',
        leader: true,
        twoLives: true,
        weapons: ['epee', 'dague'],
        competences: [{ id: 'charisme', level: 5 }],
        scores: { persuasion: 5, moral: 5 },
        prices: [{ label: 'Haubert', points: 2 }],
        notes: 'Tient le pont de son père, qui le tenait de quelqu’un qui dormait.',
      },
      {
        name: 'Messire Josse, chevalier locataire',
        classe: 5,
        protection: '5',
        mount: 'cavalier',
        weapons: ['lance-de-cavalerie', 'epee'],
        prices: [
          { label: 'Armure complète', points: 4 },
          { label: 'Lance', points: 1 },
        ],
        notes: 'Trois termes de retard. Charge très bien.',
      },
      {
        name: 'Arbalétriers du tablier',
        count: 6,
        classe: 3,
        protection: '4',
        weapons: ['arbalete-de-guerre', 'courte'],
        prices: [
          { label: 'Arbalète', points: 2 },
          { label: 'Brigandine', points: 1 },
        ],
      },
      {
        name: 'Hallebardiers de la herse',
        count: 5,
        classe: 3,
        protection: '4',
        weapons: ['hallebarde', 'dague'],
        training: ['ordre-serre', 'pied-ferme'],
        prices: [{ label: 'Hallebarde', points: 1 }],
      },
      {
        name: 'Colas, sergent de la herse',
        classe: 4,
        protection: '4',
        role: 'chef',
        weapons: ['epee-a-deux-mains', 'dague'],
        competences: [{ id: 'tres-costaud' }],
        prices: [{ label: 'Épée à deux mains', points: 1 }],
        notes: 'A soulevé la herse une fois, et n’en parle plus qu’à ceux qui écoutent.',
      },
      {
        name: 'Renaude, à la bannière',
        classe: 3,
        role: 'porte-embleme',
        weapons: ['courte'],
        notes: 'La bannière dit « Deux deniers ». Elle est reconnue à 120 cm, et crainte à 200.',
      },
      {
        name: 'Le percepteur Aubin',
        classe: 1,
        weapons: [],
        movement: 16,
        competences: [
          { id: 'erudit', level: 4 },
          { name: 'Compter de tête', level: 5, text: 'Sait au denier près ce que porte un chariot.' },
        ],
        notes: 'Ne sait pas nager. L’eau le sait.',
      },
    ],
    packAnimals: [{ kind: 'mule', name: 'Quittance', load: 'La caisse du péage' }],
    objectives: [
      {
        title: 'Personne ne passe sans payer',
        kind: 'passage',
        for: 'Dame Gaude',
        text: 'Deux deniers par tête, ou un otage par chariot. Le pont doit tenir jusqu’au soir.',
      },
      {
        title: 'Le registre',
        kind: 'objet',
        for: 'Messire Josse',
        text: 'Le registre des loyers est dans la caisse. Qu’il tombe à l’eau, et vous êtes quitte.',
      },
    ],
  },
}
