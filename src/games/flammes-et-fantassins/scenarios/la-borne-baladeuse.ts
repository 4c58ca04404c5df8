/** A first game: three stones to drag, no magic. The same seen from both sides of the road, turned half round. */
import { scenarioSample, text } from '../../kit/index.ts'

export const walkingStone = scenarioSample('flammes-et-fantassins', 'la-borne-baladeuse', {
  title: 'La Borne baladeuse',
  summary:
    'Trois bornes, un chemin, et chacun pousse la frontière chez l’autre : de quoi apprendre à marcher, à frapper et à tirer.',
  author: 'Copiste',
  players: 2,
  points: '3 à 5 PC',
  duration: '60 minutes',
  rounds: 4,
  story: text`
    Cette nuit, la frontière entre le Royaume d’En-Deçà et l’Empire d’En-Delà a encore bougé. C’est un coup des
    taupes, disent les uns. C’est un coup des voisins, disent les autres. Les taupes, interrogées deux heures durant,
    n’ont pas voulu parler.

    Chacun vient donc, en armes et de bonne foi, remettre les trois bornes à leur vraie place : un peu plus loin chez
    l’autre. Un géomètre est attendu vers midi. Il serait sage d’avoir fini avant.
  `,
  setup: text`
    1. Dressez la table ({table}) comme sur la carte. Une borne sur chaque but : {but 1}, {but 2} et {but 3}.
    2. Chacun jette :d6: ; le plus haut choisit sa zone, A ({zone A}) ou B ({zone B}). À égalité, rejouez.
    3. À tour de rôle, A d’abord, posez vos figurines une à une, entières dans votre zone.
    4. Le Chat Noir s’assied au milieu du chemin. Sans Mage à surveiller, il regarde passer les cubes qui restent en
       fin de Round.
  `,
  first: text`
    Celui qui n’a pas choisi sa zone joue le premier. Aux Rounds suivants, c’est le Dernier Joueur qui commence, comme
    toujours.
  `,
  rules: text`
    - :stone-block: **Traîner une borne** : action simple. La figurine part à moins de 1 pouce d’elle, avance de la
      moitié de son Dép. (arrondie à l’inférieur) et finit avec la borne contre son socle. Une fois par
      Round et par figurine, jamais pendant un Commandement. Une borne ne sort pas de la table.
    - :shield-bash: Une borne ne bouge pas tant qu’un **ennemi debout** se trouve à moins de 1 pouce d’elle : à vous
      de le coucher.
    - :stone-wall: Un **muret** s’enjambe d’une action simple. Derrière lui, on n’est vu qu’en partie : Tir -1.
    - :forest: Le **bois** se traverse sans peine ; dedans, on n’est vu qu’en partie : Tir -1.
    - :house: Les **maisons** sont fermées à double tour : on en fait le tour, on ne voit pas au travers.
    - :spell-book: **Ni Mages ni Sorts** ce soir.
  `,
  victory: text`
    Comptez après le quatrième Round. Une borne qui touche le chemin n’est chez personne.

    | Ce qui compte | Points |
    | :-- | --: |
    | Chaque borne passée de l’autre côté du chemin, chez l’adversaire | 1 par borne |
    | Chaque borne chez l’adversaire à 6 pouces ou plus du chemin (en plus) | 1 par borne |
    | Plus de morts et de fuyards dans la Bande adverse que dans la vôtre | 1 point |

    Le plus de points l’emporte. À égalité, la **Grande Borne** tranche : celui chez qui elle se trouve a perdu. Si
    elle touche encore le chemin, la partie est nulle et le géomètre garde les trois bornes.
  `,
  events: [
    { round: 3, text: 'Midi. Maître Cordeau entre par le nord, sur le chemin.' },
    { round: 4, text: 'Dernier Round. Toute borne traînée se salue d’un « Elle a toujours été là ! ».' },
  ],
  objects: [
    {
      name: 'Borne',
      icon: 'stone-block',
      count: 3,
      as: 'jeton',
      text: 'Se traîne, ne se porte pas. Marque la vraie frontière, où qu’elle soit.',
    },
  ],
  neutrals: [
    {
      name: 'Maître Cordeau, géomètre',
      icon: 'pencil-ruler',
      text: text`
        Il entre au début du Round 3 par le bout nord du chemin, et le descend de 6 pouces à la fin de chaque Round.
        Nul ne l’attaque. Une borne à 3 pouces ou moins de lui **ne se traîne plus** : on triche mal sous son nez.
      `,
    },
  ],
  handouts: [
    {
      title: 'Votre premier tour, pas à pas',
      for: 'tous',
      text: text`
        1. Prenez un cube devant vous et posez-le sur une fiche. Elle en avait un : **deux actions**.
        2. Marchez, frappez, tirez ; chargez, si la figurine est **Puissante**. Un cube peut rester pour plus tard.
        3. Donnez la main. En face, on fait pareil ; la même fiche peut resservir dans le Round.
        4. On vous donne la main et vous n’avez plus de cube ? Ceux d’en face promènent le Chat, et le Round finit.

        ::: encadré Un bon conseil
        Gardez un cube : une **Esquive**, +1 à la CA, en coûte un, et c’est souvent lui qui sauve un ami.
        :::
      `,
    },
  ],
  map: {
    name: 'La frontière',
    unit: 'pouce',
    width: 36,
    height: 36,
    grid: 0,
    north: 0,
    pieces: [
      {
        kind: 'chemin',
        name: 'le chemin mitoyen',
        x: 18,
        y: 0,
        width: 2,
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 3.5 },
          { x: 0, y: 7 },
          { x: -1.2, y: 12.5 },
          { x: 0, y: 18 },
          { x: 1.2, y: 23.5 },
          { x: 0, y: 29 },
          { x: -1, y: 32.5 },
          { x: 0, y: 36 },
        ],
      },
      { kind: 'zone', side: 'A', name: 'En-Deçà', x: 3, y: 18, width: 6, height: 24 },
      { kind: 'zone', side: 'B', name: 'En-Delà', x: 33, y: 18, width: 6, height: 24 },
      { kind: 'champ', name: 'champ de raves', x: 10, y: 32.5, width: 8, height: 5, angle: -4 },
      { kind: 'champ', x: 26, y: 3.5, width: 8, height: 5, angle: -4 },
      { kind: 'bois', name: 'bois aux Merles', x: 11.5, y: 9, width: 7, height: 6, traits: ['couvert'] },
      { kind: 'bois', name: 'bois aux Grives', x: 24.5, y: 27, width: 7, height: 6, traits: ['couvert'] },
      { kind: 'maison', name: 'le four', x: 11, y: 26, width: 5, height: 4, angle: 12, traits: ['vue'] },
      { kind: 'maison', name: 'le fournil', x: 25, y: 10, width: 5, height: 4, angle: 12, traits: ['vue'] },
      {
        kind: 'mur',
        x: 10.2,
        y: 16.5,
        width: 0.6,
        traits: ['couvert'],
        points: [
          { x: 0, y: -2.5 },
          { x: 0, y: 2.5 },
        ],
      },
      {
        kind: 'mur',
        x: 25.8,
        y: 19.5,
        width: 0.6,
        traits: ['couvert'],
        points: [
          { x: 0, y: -2.5 },
          { x: 0, y: 2.5 },
        ],
      },
      { kind: 'rochers', x: 13.5, y: 21.5, width: 3, height: 2, traits: ['couvert'] },
      { kind: 'rochers', x: 22.5, y: 14.5, width: 3, height: 2, traits: ['couvert'] },
      { kind: 'but', mark: '1', name: 'la Grande Borne', x: 18, y: 18, width: 2, height: 2 },
      { kind: 'but', mark: '2', name: 'la borne du Haut', x: 18, y: 7, width: 2, height: 2 },
      { kind: 'but', mark: '3', name: 'la borne du Bas', x: 18, y: 29, width: 2, height: 2 },
      { kind: 'figurine', name: 'Chat Noir', icon: 'cat', x: 18.7, y: 22, width: 1, height: 1 },
      { kind: 'entree', name: 'Maître Cordeau', x: 18, y: 1, width: 2, height: 2, angle: 90 },
    ],
  },
})
