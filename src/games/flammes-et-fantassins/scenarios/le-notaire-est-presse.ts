/** Second of three: a notary goes along a road between two bands, and seals for who holds his stops. Mirrored, north and south. */
import { scenarioSample, text } from '../../kit/index.ts'

export const notary = scenarioSample('flammes-et-fantassins', 'le-notaire-est-presse', {
  title: 'Le Notaire est pressé',
  summary:
    'Un notaire, trois relais, trois sceaux, et pas le temps de s’asseoir. Deuxième partie d’une campagne de trois.',
  author: 'Copiste',
  players: 2,
  points: '5 à 8 PC',
  duration: '90 minutes',
  rounds: 6,
  campaign: {
    name: 'La Succession de Pré-Carré',
    part: 2,
    of: 3,
    next: text`
      - :laurels-trophy: **Le vainqueur** reçoit le trophée d’une deuxième partie (1 encore) et 1 pièce de fer ; **le vaincu**,
        1 PC et 1 pièce de fer. À égalité, deux vainqueurs.
      - :wax-seal: **Chaque sceau** reste à qui l’a reçu : il vaut **1 PA de Bande de plus au premier Round** du sacre.
      - :throne-king: Le vainqueur devient **Duc en exercice**, il a les clefs ; l’autre est le **Prétendant**, il a une
        échelle. À égalité, est Duc celui qui a le plus de sceaux ; sinon, l’Héritier présumé.
      - :scroll-unfurled: Les **clauses** du testament servent de nouveau, une fois chacune.
    `,
  },
  story: text`
    Maître Parafe a trois actes à sceller, trois relais pour les sceller et un lit qui l’attend. Il traverse Pré-Carré
    d’ouest en est, d’un bon pas, sans lever le nez de son écritoire.

    À chaque relais, il demande : « Qui est chez lui, ici ? » Et il scelle pour qui répond. Il ne regarde pas ce qu’il
    y a par terre. Il ne veut pas le savoir. Il enjambe.
  `,
  setup: text`
    1. Dressez la table ({table}). Maître Parafe attend sur la route, à 6 pouces du bord ouest. Un sceau
       attend à chaque relais : {but 1}, {but 2} et {but 3}.
    2. L’**Héritier présumé** choisit sa zone, A ({zone A}) ou B ({zone B}) ; hors campagne, le plus haut à :d6:.
    3. À tour de rôle, A d’abord, posez vos figurines une à une, entières dans votre zone. Donnez les billets, pliés.
    4. En campagne, les PC gagnés s’ajoutent, et chacun montre ses **clauses**. Hors campagne, une clause chacun.
    5. Le Chat Noir attend au deuxième relais. Il a rendez-vous.
  `,
  first: text`
    Le **Contestataire** joue le premier ; hors campagne, celui qui n’a pas choisi sa zone.
  `,
  rules: text`
    - :walk: **Il marche** : à la fin de chaque Round, après le Chat, Maître Parafe avance de **6 pouces** vers l’est, sur la
      route. Il traverse les figurines, et s’arrête toujours au relais suivant, même s’il lui reste du chemin.
    - :conversation: **Le presser, le retenir** : action simple, à moins de 1 pouce de lui, et un test de **CHA**. Réussi, il
      fera 3 pouces de plus, ou de moins, à la fin de ce Round. Un essai réussi par Bande et par Round.
    - :wax-seal: **Il scelle** : arrêté à un relais, il donne le sceau à la Bande qui le tient. Si personne ne le tient, il
      repart au Round suivant, et ce sceau est perdu.
    - :flag-objective: **Tenir** un relais : une figurine debout à 2 pouces ou moins de lui, et aucune de l’adversaire.
    - :gavel: On n’attaque pas Maître Parafe, on ne le porte pas, on ne l’ensorcelle pas : l’acte serait nul.
    - :scroll-unfurled: **Clause** : une fois chacune, relancez un dé que vous venez de jeter ; le nouveau compte.
    - :wooden-fence: Une **haie** se passe d’une action simple. Derrière une haie, dans un **bois** : vu en partie, Tir -1. Les
      **maisons** sont fermées ; les **mares** se nagent.
  `,
  victory: text`
    Comptez après le sixième Round.

    | Ce qui compte | Points |
    | :-- | --: |
    | Chaque sceau reçu à un relais | 2 par sceau |
    | Maître Parafe, en fin de partie à 2 pouces ou moins d’une de vos figurines, d’aucune adverse | 2 points |
    | Votre billet secret, montré à la fin | 2 points |

    Le plus de points l’emporte. À égalité, qui a reçu le dernier sceau ; si personne n’en a, les deux camps sont
    vainqueurs, et le notaire se couche.
  `,
  events: [
    {
      round: 1,
      text: 'À son pas, il est au premier relais en fin de Round.',
    },
    { round: 3, text: 'À son pas, la fontaine : il y boit debout.' },
    { round: 5, text: 'À son pas, le cadastre et le dernier sceau.' },
    { round: 6, text: 'Dernier Round. Ouvrez les billets quand le notaire s’est arrêté.' },
  ],
  objects: [
    {
      name: 'Sceau',
      icon: 'wax-seal',
      count: 3,
      text: 'Vaut 2 points, puis 1 PA de Bande de plus au premier Round du sacre. Ne se vole pas : il est enregistré.',
    },
  ],
  neutrals: [
    {
      name: 'Maître Parafe, notaire',
      icon: 'scroll-quill',
      text: text`
        Avance de 6 pouces vers l’est à la fin de chaque Round, s’arrête à chaque relais, ne se bat pas et ne s’assied
        jamais. Ne lui parlez pas de la météo.
      `,
    },
  ],
  handouts: [
    {
      title: 'Le témoin du Midi',
      for: 'joueur',
      player: 'A',
      text: text`
        Il manque une signature. Terminez la partie avec une figurine debout à 2 pouces ou moins du **pigeonnier du Midi**, en
        face : **2 points**.
      `,
    },
    {
      title: 'Le témoin du Nord',
      for: 'joueur',
      player: 'B',
      text: text`
        Il manque une signature. Terminez la partie avec une figurine debout à 2 pouces ou moins du **pigeonnier du Nord**, en
        face : **2 points**.
      `,
    },
    {
      title: 'Tarif des actes',
      for: 'tous',
      text: text`
        ::: voix
        **Étude Parafe, père, fils et mule.** Naissance, un florin. Mariage, deux. Succession, le tiers du duché. *Les duels
        en cours d’acte sont facturés au quart d’heure.*
        :::
      `,
    },
  ],
  map: {
    name: 'La grand-route de Pré-Carré',
    unit: 'pouce',
    width: 48,
    height: 36,
    grid: 0,
    north: 0,
    pieces: [
      {
        kind: 'chemin',
        name: 'la grand-route',
        x: 0,
        y: 18,
        width: 2.4,
        points: [
          { x: 0, y: 0 },
          { x: 48, y: 0 },
        ],
      },
      { kind: 'zone', side: 'A', x: 24, y: 3, width: 24, height: 6 },
      { kind: 'zone', side: 'B', x: 24, y: 33, width: 24, height: 6 },
      { kind: 'maison', name: 'l’auberge', x: 13, y: 13.5, width: 5, height: 4, traits: ['vue'] },
      { kind: 'maison', name: 'l’écurie', x: 13, y: 22.5, width: 5, height: 4, traits: ['vue'] },
      { kind: 'bois', x: 20, y: 11.5, width: 6, height: 5, traits: ['couvert'] },
      { kind: 'bois', x: 20, y: 24.5, width: 6, height: 5, traits: ['couvert'] },
      {
        kind: 'haie',
        x: 30,
        y: 15,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: -3, y: 0 },
          { x: 3, y: 0 },
        ],
      },
      {
        kind: 'haie',
        x: 30,
        y: 21,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: -3, y: 0 },
          { x: 3, y: 0 },
        ],
      },
      { kind: 'champ', x: 30, y: 11, width: 7, height: 4 },
      { kind: 'champ', x: 30, y: 25, width: 7, height: 4 },
      { kind: 'eau', name: 'mare aux Actes', x: 5, y: 9, width: 6, height: 5 },
      { kind: 'eau', name: 'mare aux Baux', x: 5, y: 27, width: 6, height: 5 },
      { kind: 'colline', x: 44, y: 10, width: 6, height: 8 },
      { kind: 'colline', x: 44, y: 26, width: 6, height: 8 },
      { kind: 'maison', name: 'pigeonnier du Nord', x: 38.5, y: 10, width: 3, height: 3, traits: ['vue'] },
      { kind: 'maison', name: 'pigeonnier du Midi', x: 38.5, y: 26, width: 3, height: 3, traits: ['vue'] },
      { kind: 'but', mark: '1', name: 'relais du Sabot', x: 12, y: 18, width: 2, height: 2 },
      { kind: 'but', mark: '2', name: 'la fontaine', x: 24, y: 18, width: 2, height: 2 },
      { kind: 'but', mark: '3', name: 'le cadastre', x: 36, y: 18, width: 2, height: 2 },
      { kind: 'figurine', name: 'Maître Parafe', icon: 'scroll-quill', x: 6, y: 18, width: 1, height: 1 },
      { kind: 'figurine', name: 'Chat Noir', icon: 'cat', x: 26, y: 18, width: 1, height: 1 },
      {
        kind: 'trajet',
        x: 7,
        y: 18,
        width: 0.4,
        points: [
          { x: 0, y: 0 },
          { x: 3.6, y: 0 },
        ],
      },
    ],
  },
})
