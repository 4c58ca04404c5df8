/** Revolvers and bolt rifles: an expedition of 1926 that has a map, two camels, and only one of the two right. */
import type { Sample } from '../../../core/index.ts'

export const expedition: Sample = {
  id: 'expedition',
  title: 'L’expédition Quintrec-Béjart',
  summary: 'Revolvers, fusils à verrou, un fusil à pompe et deux chameaux, en 1926 : sans budget.',
  name: 'L’Expédition Quintrec-Béjart',
  roster: {
    context: 'Un désert mal cartographié, mars 1926',
    budget: null,
    profiles: [
      {
        name: 'Professeure Marzhine Quintrec',
        classe: 3,
        role: 'chef',
        leader: true,
        twoLives: true,
        weapons: ['revolver'],
        competences: [
          { id: 'erudit', level: 5 },
          { id: 'langues', level: 4, text: 'Quatre langues mortes, et une d’occasion.' },
        ],
        scores: { perception: 5 },
        notes: 'A perdu la carte du côté gauche. Le trésor est du côté gauche.',
      },
      {
        name: 'Isaure Béjart',
        classe: 4,
        twoLives: true,
        weapons: ['fusil-a-verrou', 'dague'],
        competences: [{ id: 'tireur-d-elite' }, { id: 'eclaireur', level: 4 }],
        notes: 'Ne rate jamais deux fois. La première, c’est pour le vent.',
      },
      {
        name: 'Octave, mécanicien',
        classe: 2,
        weapons: ['fusil-a-pompe', 'gourdin'],
        competences: [{ id: 'metier', name: 'Mécanique', level: 5 }],
        notes: 'Il n’y a pas de machine. Il a quand même la clé.',
      },
      {
        name: 'Méharistes',
        count: 4,
        classe: 4,
        mount: 'pieton-monte',
        weapons: ['fusil-a-verrou', 'sabre'],
        training: ['terrain', 'ordre-disperse'],
      },
      {
        name: 'Tirailleurs de l’escorte',
        count: 6,
        classe: 3,
        weapons: ['fusil-a-verrou', 'baionnette'],
        movement: 16,
      },
      {
        name: 'Caporal Fulgence',
        classe: 4,
        role: 'chef',
        weapons: ['revolver', 'courte'],
        competences: [{ id: 'mains-nues' }],
        notes: 'Champion du régiment, catégorie « repas compris ».',
      },
      {
        name: 'Le clairon Siméon',
        classe: 3,
        role: 'musicien',
        weapons: ['courte'],
        notes: 'Connaît une seule sonnerie, mais dans toutes les humeurs.',
      },
    ],
    ownWeapons: [
      {
        id: 'fusil-a-pompe',
        name: 'Fusil à pompe',
        hands: 2,
        rows: [
          { from: 0, to: 10, needs: 5 },
          { from: 10, to: 20, needs: 6 },
        ],
        moving: -1,
        firearm: true,
        red: 2,
        white: 1,
        text: 'La table de la maison : deux dés rouges, un blanc.',
        icon: 'winchester-rifle',
      },
    ],
    packAnimals: [{ kind: 'chameau', name: 'Théorème', count: 2, load: 'L’eau, et les caisses vides pour le retour' }],
    objectives: [
      {
        title: 'La moitié gauche',
        kind: 'objet',
        for: 'Marzhine Quintrec',
        text: 'Quelqu’un sur cette table a la moitié gauche de la carte. Il ne sait peut-être pas ce que c’est.',
      },
      {
        title: 'Rentrer',
        kind: 'passage',
        for: 'Isaure Béjart',
        text: 'Ramenez la professeure vivante, même contre son avis. Le trésor est facultatif.',
      },
      {
        title: 'La facture du chameau',
        kind: 'vengeance',
        for: 'Caporal Fulgence',
        text: 'Le marchand du puits vous a vendu deux fois la même bête. Il est dans le coin. Expliquez-lui.',
      },
    ],
  },
}
