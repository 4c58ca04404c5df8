/** Three or four bands about one chair. The table is the same turned by a quarter, so that no corner is the better one. */
import { scenarioSample, text } from '../../kit/index.ts'

export const oneChair = scenarioSample('flammes-et-fantassins', 'quatre-rois-une-chaise', {
  title: 'Quatre rois, une chaise',
  summary:
    'Un seul trône, quatre prétendants, une foule à gages : pour trois ou quatre joueurs qui n’aiment pas rester debout.',
  author: 'Copiste',
  players: '3 ou 4',
  points: '4 à 6 PC',
  duration: '2 heures',
  rounds: 5,
  story: text`
    Peuple de la Motte-aux-Vents, voici ton roi ! Le voici encore, qui arrive par l’est. Et de nouveau, par le sud. Les
    faire-part ont été mal recopiés : on a invité quatre souverains au même sacre, le même jour, avec une seule chaise.

    La couronne attend sur le dossier. La foule, payée à la journée, acclamera qui lui sourira le dernier. Le chat est
    déjà assis.
  `,
  setup: text`
    1. Dressez la table ({table}) : la chaise {but 1} au sommet de la motte, la couronne dessus, un Acclameur au milieu
       de chaque bord.
    2. Chacun tire au sort sa zone : A ({zone A}), B, C ou D. Donnez à chacun son billet, plié.
    3. **À trois**, laissez D vide, retirez les Acclameurs du sud et de l’ouest. B est pris entre deux voisins : en
       échange, il est le seul près de deux Acclameurs.
    4. Dans l’ordre des lettres, une figurine chacun, posez vos Bandes, entières dans leur zone.
    5. Le Chat Noir est assis sur la chaise. Il la partage.
  `,
  first: text`
    Joue le premier celui qui s’est levé le plus tôt ce matin, par égard. À trois, jamais B.
  `,
  rules: text`
    - :wooden-chair: **Siéger** : avoir une figurine debout à 1 pouce ou moins de la chaise, quand nul autre Roi n’en a.
      À deux Bandes contre la chaise, personne ne règne.
    - :crown: **La couronne** se prend, se pose et se donne d’une action simple. Coiffé d’elle, on n’est jamais à couvert :
      le Tir -1 d’une vue partielle ne compte pas.
    - :public-speaker: **Se faire acclamer** : action simple, à moins de 1 pouce d’un Acclameur. S’il n’est à personne,
      c’est fait ; s’il est à un autre, il faut un test de **CHA**. Mettez un pion à vos couleurs.
    - :feather: La couronne **tombe** contre le socle de qui meurt, s’endort ou s’assomme ; elle reste au bord de la table
      si son porteur en sort.
    - :wooden-fence: Une **haie** se passe d’une action simple et cache à moitié : Tir -1. Le **bois** cache à moitié aussi.
    - :house: Les **maisons** sont pleines de cousins venus pour le banquet : on n’y entre pas.
    - :hills: La **motte** se monte sans peine, et tout le monde y voit tout le monde.
  `,
  victory: text`
    La chaise se compte à la fin de chaque Round, le reste à la fin du cinquième.

    | Ce qui compte | Points |
    | :-- | --: |
    | La chaise {but 1}, où vous siégez seul en fin de Round | 1 par Round |
    | La couronne, portée par une de vos figurines à la fin | 2 points |
    | Chaque Acclameur à vos couleurs à la fin | 1 par Acclameur |
    | Votre billet secret, montré à la fin | 2 points |

    Le plus de points est roi. À égalité, celui des ex æquo qui siège ; sinon, celui qui porte la couronne ; sinon, ils
    règnent un jour sur deux et le savent déjà malheureux.
  `,
  events: [
    { round: 2, text: 'Premier discours. Les Acclameurs demandent à être payés d’avance.' },
    { round: 4, text: 'Le banquet refroidit : qui ne siège pas encore se dépêche.' },
    { round: 5, text: 'Dernier Round. Ouvrez les billets quand le Chat s’est arrêté.' },
  ],
  objects: [
    {
      name: 'La couronne',
      icon: 'crown',
      text: 'Fer-blanc, velours mité, une clochette. Vaut 2 points à la fin ; on ne voit qu’elle.',
    },
    {
      name: 'À vos couleurs',
      icon: 'party-flags',
      count: 4,
      as: 'jeton',
      text: 'Devant un Acclameur : il crie pour vous jusqu’à ce qu’un autre lui sourie mieux.',
    },
  ],
  neutrals: [
    {
      name: 'Acclameur à gages',
      icon: 'public-speaker',
      count: 4,
      text: text`
        Ne bouge pas, ne se bat pas, ne meurt pas : c’est dans son contrat. Il crie pour le dernier qui l’a convaincu.
      `,
    },
  ],
  handouts: [
    {
      title: 'Le roi prudent',
      for: 'joueur',
      player: 'A',
      text: text`
        Votre astrologue est formel : cette couronne porte malheur. Terminez la partie avec la couronne **sur la tête d’un
        autre** : **2 points**.
      `,
    },
    {
      title: 'Le roi bon fils',
      for: 'joueur',
      player: 'B',
      text: text`
        Vous avez promis à votre mère de ramener tout le monde pour souper. Terminez avec **un mort au plus** dans votre
        Bande, et aucun fuyard : **2 points**.
      `,
    },
    {
      title: 'Le roi menuisier',
      for: 'joueur',
      player: 'C',
      text: text`
        La chaise est bancale, vous le savez, vous l’avez faite. Terminez la partie **sans que personne y siège**, vous
        compris : **2 points**.
      `,
    },
    {
      title: 'Le roi voyageur',
      for: 'joueur',
      player: 'D',
      text: text`
        Vous avez parié de visiter un voisin. Terminez la partie avec une figurine debout **dans la zone d’un autre** :
        **2 points**.
      `,
    },
  ],
  map: {
    name: 'La Motte-aux-Vents',
    unit: 'pouce',
    width: 40,
    height: 40,
    grid: 0,
    north: 0,
    pieces: [
      {
        kind: 'chemin',
        x: 20,
        y: 0,
        width: 1.6,
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 10 },
          { x: 0, y: 20 },
          { x: -1, y: 30 },
          { x: 0, y: 40 },
        ],
      },
      {
        kind: 'chemin',
        x: 0,
        y: 20,
        width: 1.6,
        points: [
          { x: 0, y: 0 },
          { x: 10, y: -1 },
          { x: 20, y: 0 },
          { x: 30, y: 1 },
          { x: 40, y: 0 },
        ],
      },
      { kind: 'zone', side: 'A', x: 4, y: 4, width: 8, height: 8 },
      { kind: 'zone', side: 'B', x: 36, y: 4, width: 8, height: 8 },
      { kind: 'zone', side: 'C', x: 36, y: 36, width: 8, height: 8 },
      { kind: 'zone', side: 'D', x: 4, y: 36, width: 8, height: 8 },
      { kind: 'colline', name: 'la motte', x: 20, y: 20, width: 9, height: 9 },
      { kind: 'bois', x: 27, y: 6, width: 7, height: 5, traits: ['couvert'] },
      { kind: 'bois', x: 34, y: 27, width: 5, height: 7, traits: ['couvert'] },
      { kind: 'bois', x: 13, y: 34, width: 7, height: 5, traits: ['couvert'] },
      { kind: 'bois', x: 6, y: 13, width: 5, height: 7, traits: ['couvert'] },
      { kind: 'maison', x: 13, y: 13, width: 4, height: 3, angle: 45, traits: ['vue'] },
      { kind: 'maison', x: 27, y: 13, width: 4, height: 3, angle: 135, traits: ['vue'] },
      { kind: 'maison', name: 'l’auberge', x: 27, y: 27, width: 4, height: 3, angle: 45, traits: ['vue'] },
      {
        kind: 'maison',
        name: 'les cuisines',
        x: 13,
        y: 27,
        width: 4,
        height: 3,
        angle: 135,
        traits: ['vue'],
      },
      {
        kind: 'haie',
        x: 16,
        y: 12,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: 0, y: 0 },
          { x: 3.5, y: 0 },
        ],
      },
      {
        kind: 'haie',
        x: 28,
        y: 16,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: 0, y: 0 },
          { x: 0, y: 3.5 },
        ],
      },
      {
        kind: 'haie',
        x: 24,
        y: 28,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: 0, y: 0 },
          { x: -3.5, y: 0 },
        ],
      },
      {
        kind: 'haie',
        x: 12,
        y: 24,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: 0, y: 0 },
          { x: 0, y: -3.5 },
        ],
      },
      { kind: 'tonneau', x: 10, y: 8.5, width: 1.2, height: 1.2 },
      { kind: 'tonneau', x: 31.5, y: 10, width: 1.2, height: 1.2 },
      { kind: 'tonneau', x: 30, y: 31.5, width: 1.2, height: 1.2 },
      { kind: 'tonneau', x: 8.5, y: 30, width: 1.2, height: 1.2 },
      { kind: 'but', mark: '1', name: 'la chaise', x: 20, y: 20, width: 2, height: 2 },
      { kind: 'figurine', name: 'Acclameur', icon: 'public-speaker', x: 20, y: 6, width: 1.2, height: 1.2 },
      { kind: 'figurine', name: 'Acclameur', icon: 'public-speaker', x: 34, y: 20, width: 1.2, height: 1.2 },
      { kind: 'figurine', name: 'Acclameur', icon: 'public-speaker', x: 20, y: 34, width: 1.2, height: 1.2 },
      { kind: 'figurine', name: 'Acclameur', icon: 'public-speaker', x: 6, y: 20, width: 1.2, height: 1.2 },
    ],
  },
})
