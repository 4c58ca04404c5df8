/** About the Chat Noir: it is moved by cubes kept back and by fish. Turned half round the table is the same. */
import { scenarioSample, text } from '../../kit/index.ts'

export const catNap = scenarioSample('flammes-et-fantassins', 'la-sieste-du-chat-noir', {
  title: 'La Sieste du Chat Noir',
  summary:
    'Là où il s’endort, la terre est à vous. Gardez des cubes pour le pousser, et du poisson pour le convaincre.',
  author: 'Copiste',
  players: 2,
  points: '6 à 8 PC',
  duration: '90 minutes',
  rounds: 5,
  story: text`
    La coutume de Coussinet est ancienne et ne se discute pas : la vallée appartient à qui le Chat Noir accorde sa
    sieste. Depuis douze ans il dormait au lavoir, et l’on vivait en paix, sales mais tranquilles.

    Or ce matin il s’est levé. Il s’étire. Il regarde ailleurs. Deux Bandes arrivent en courant, un coussin sous le
    bras, du hareng plein les poches, et des Mages qui marchent soudain très lentement.
  `,
  setup: text`
    1. Dressez la table ({table}). Un coussin sur chaque but : {but 1} et {but 2} au milieu, {but 3} chez A, {but 4} chez B.
    2. Chacun jette :d6: ; le plus haut choisit sa zone, A ({zone A}) ou B ({zone B}).
    3. Chaque Bande compte **un Mage au moins**, et reçoit **trois harengs**, à répartir entre ses figurines avant de les poser, et son billet, plié.
    4. À tour de rôle, A d’abord, posez vos figurines une à une, entières dans votre zone. Un chaton près de chaque
       muret.
    5. Le Chat Noir est au centre, à égale distance de tout le monde.
  `,
  first: text`
    Celui qui n’a pas choisi sa zone joue le premier. Songez-y avant de tout dépenser : c’est le **dernier à garder des cubes** qui
    promène le Chat.
  `,
  rules: text`
    - :cat: **Assoupi** : en fin de Round, quand plus un cube ne reste, le Chat dort sur le coussin dont il est à 4 pouces
      ou moins. Les coussins sont assez loin pour qu’il n’hésite jamais.
    - :flag-objective: **Tenir** un coussin : y avoir une figurine debout à 2 pouces ou moins, quand l’adversaire n’en a
      aucune. Un coussin ne se déplace pas.
    - :fried-fish: **Un hareng** : action simple ou pendant une Concentration, à 8 pouces ou moins du Chat et s’il vous voit.
      Défaussez-le : le Chat avance de 4 pouces, droit vers la figurine, et s’arrête contre elle. **Un par Bande et par
      Round.**
    - :rally-the-troops: Qui déplace le Chat, d’un cube, d’un hareng ou d’une [[équipement:bombe-de-repulsif-a-chat]], aura
      son second PA de Commandement au Round suivant.
    - :spell-book: Un Mage **que le Chat voit** paie ses sorts un niveau de plus, comme toujours. Maisons et bois
      l’arrêtent de voir ; les murets, non.
    - :stone-wall: Un **muret** s’enjambe d’une action simple et cache à moitié : Tir -1. Le Chat passe où il veut.
    - :shield-bash: Nul n’attaque le Chat, ne le porte, ni ne le téléporte. Il le prendrait mal.
  `,
  victory: text`
    Comptez le Chat à la fin de chaque Round, après son dernier pas.

    | Ce qui compte | Points |
    | :-- | --: |
    | Le Chat assoupi sur votre propre coussin, tenu par vous | 1 par Round |
    | Le Chat assoupi sur un coussin du milieu, tenu par vous | 2 par Round |
    | Le Chat assoupi sur le coussin adverse, tenu par vous | 3 par Round |
    | Votre billet secret, montré à la fin | 2 points |

    Le plus de points après cinq Rounds reçoit la vallée. À égalité, le Chat va vers la figurine debout la plus proche
    de lui, et sa Bande l’emporte. Un Mage croqué ne compte plus ; le Chat, qui a pris sa place, si.
  `,
  events: [
    { round: 2, text: 'Le Chat bâille. Les Mages se cachent.' },
    { round: 4, text: 'Il fait chaud : plus aucun chaton ne retient personne.' },
    { round: 5, text: 'Dernière sieste. Ouvrez les billets quand il a fermé l’œil.' },
  ],
  objects: [
    {
      name: 'Hareng',
      icon: 'fried-fish',
      count: 6,
      text: 'À 8 pouces ou moins du Chat, s’il vous voit : il avance de 4 pouces vers vous. Un par Bande et par Round, puis à défausser.',
    },
    {
      name: 'Coussin',
      icon: 'pillow',
      count: 4,
      as: 'jeton',
      text: 'Reste où il est. Le Chat y dort s’il s’arrête à 4 pouces ou moins.',
    },
  ],
  neutrals: [
    {
      name: 'Chaton',
      icon: 'hollow-cat',
      count: 2,
      as: 'jeton',
      text: text`
        Ne bouge pas. La première fois qu’une figurine passe à moins de 2 pouces de lui, elle s’arrête et le gratte : son
        mouvement finit là. Une fois par figurine, et plus du tout à partir du Round 4.
      `,
    },
  ],
  handouts: [
    {
      title: 'La veuve Minou',
      for: 'joueur',
      player: 'A',
      text: text`
        La veuve jure que ce chat est le sien. Terminez la partie avec le **Chat Noir à 6 pouces ou moins de la maison de
        la veuve** : **2 points**.
      `,
    },
    {
      title: 'Le chapelain Ronron',
      for: 'joueur',
      player: 'B',
      text: text`
        Le chapelain a des souris et vous a promis sa voix. Terminez la partie avec le **Chat Noir à 6 pouces ou moins de
        la maison du chapelain** : **2 points**.
      `,
    },
  ],
  map: {
    name: 'La vallée de Coussinet',
    unit: 'pouce',
    width: 36,
    height: 36,
    grid: 0,
    north: 0,
    pieces: [
      { kind: 'zone', side: 'A', x: 18, y: 33, width: 24, height: 6 },
      { kind: 'zone', side: 'B', x: 18, y: 3, width: 24, height: 6 },
      { kind: 'maison', name: 'la veuve Minou', x: 3.5, y: 18, width: 5, height: 4, traits: ['vue'] },
      { kind: 'maison', name: 'le chapelain', x: 32.5, y: 18, width: 5, height: 4, traits: ['vue'] },
      { kind: 'maison', name: 'la crémerie', x: 12, y: 11, width: 4, height: 3, angle: 15, traits: ['vue'] },
      {
        kind: 'maison',
        name: 'la poissonnerie',
        x: 24,
        y: 25,
        width: 4,
        height: 3,
        angle: 15,
        traits: ['vue'],
      },
      { kind: 'bois', name: 'bois Griffu', x: 10, y: 25, width: 7, height: 6, traits: ['vue', 'couvert'] },
      { kind: 'bois', name: 'bois Moustachu', x: 26, y: 11, width: 7, height: 6, traits: ['vue', 'couvert'] },
      {
        kind: 'mur',
        x: 16,
        y: 22,
        width: 0.6,
        traits: ['couvert'],
        points: [
          { x: -2.5, y: 0 },
          { x: 2.5, y: 0 },
        ],
      },
      {
        kind: 'mur',
        x: 20,
        y: 14,
        width: 0.6,
        traits: ['couvert'],
        points: [
          { x: -2.5, y: 0 },
          { x: 2.5, y: 0 },
        ],
      },
      { kind: 'colline', x: 3, y: 30, width: 5, height: 8 },
      { kind: 'colline', x: 33, y: 6, width: 5, height: 8 },
      { kind: 'but', mark: '1', name: 'coussin de velours', x: 9, y: 18, width: 2, height: 2 },
      { kind: 'but', mark: '2', name: 'coussin de soie', x: 27, y: 18, width: 2, height: 2 },
      { kind: 'but', mark: '3', name: 'coussin de A', x: 18, y: 26, width: 2, height: 2 },
      { kind: 'but', mark: '4', name: 'coussin de B', x: 18, y: 10, width: 2, height: 2 },
      { kind: 'figurine', name: 'chaton', icon: 'hollow-cat', x: 13, y: 20.5, width: 0.8, height: 0.8 },
      { kind: 'figurine', name: 'chaton', icon: 'hollow-cat', x: 23, y: 15.5, width: 0.8, height: 0.8 },
      { kind: 'figurine', name: 'Chat Noir', icon: 'cat', x: 18, y: 18, width: 1, height: 1 },
    ],
  },
})
