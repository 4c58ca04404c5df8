/**
 * First of three: pieces of a will float down a stream. The stream runs where both corners are as far, so that what
 * drifts favours nobody.
 */
import { scenarioSample, text } from '../../kit/index.ts'

export const will = scenarioSample('flammes-et-fantassins', 'le-testament-au-fil-de-l-eau', {
  title: 'Le Testament au fil de l’eau',
  summary:
    'Le duc est mort, son testament est tombé à l’eau, en trois morceaux. Première partie d’une campagne de trois.',
  author: 'Copiste',
  players: 2,
  points: '5 à 8 PC',
  duration: '90 minutes',
  rounds: 5,
  campaign: {
    name: 'La Succession de Pré-Carré',
    part: 1,
    of: 3,
    next: text`
      - :laurels-trophy: **Le vainqueur** reçoit le trophée d’une première partie (1, si la campagne commence ici) et 1 pièce
        de fer ; **le vaincu**, 1 PC et 1 pièce de fer. À égalité, deux vainqueurs.
      - :scroll-unfurled: **Chaque morceau** du testament reste à qui l’a sauvé. C’est une **clause** : une fois par partie, aux
        deux suivantes, il relance un dé qu’il vient de jeter.
      - :crown: Qui a le plus de morceaux est l’**Héritier présumé**, l’autre le **Contestataire**. À égalité, le vainqueur ;
        sinon, tirez au sort.
      - :death-skull: Les morts et les fuyards reviennent à la partie suivante, vexés.
    `,
  },
  story: text`
    Eudes le Bref, duc de Pré-Carré, s’est éteint hier en dictant son testament, au milieu d’une phrase. Le clerc, ému,
    l’a plié en trois. Le vent, moins ému, l’a déchiré.

    Trois morceaux descendent le ru du Moulin. Deux Bandes les ont vus passer, et chacune se souvient soudain d’un duc
    très aimé, d’un oncle presque, dont elle était, à la réflexion, la seule famille.
  `,
  setup: text`
    1. Dressez la table ({table}). Un morceau du testament flotte sur chaque but : le début en amont {but 3}, le milieu sous
       le pont {but 1}, la fin en aval {but 2}.
    2. Chacun jette :d6: ; le plus haut choisit son coin, A ({zone A}) ou B ({zone B}).
    3. À tour de rôle, A d’abord, posez vos figurines une à une, entières dans votre zone. Donnez les billets, pliés.
    4. Le Chat Noir pêche au milieu du pont. Rien ne mord.
  `,
  first: text`
    Celui qui n’a pas choisi son coin joue le premier.
  `,
  rules: text`
    - :scroll-unfurled: **Un morceau** se prend, se pose et se donne d’une action simple, à moins de 1 pouce ou depuis la
      berge. Une figurine peut en porter plusieurs.
    - :waves: **Le courant** : à la fin de chaque Round, un morceau resté dans l’eau descend de **3 pouces** vers l’aval, au
      nord-est. Il s’arrête au bord de la table.
    - :feather: Qui **meurt, s’endort ou s’assomme** lâche ses morceaux contre son socle ; qui est chassé de la table les
      laisse au bord.
    - :exit-door: **Mettre à l’abri** : on peut sortir exprès par un bord de sa propre zone. Les morceaux sont sauvés, et la
      figurine ne revient pas.
    - :river: Le **ru** se nage, à demi-Dép. Le **pont** et les deux **gués** se passent à pied sec.
    - :forest: **Bois** : vu en partie, Tir -1. **Maisons** : fermées, on n’y voit rien. **Lavoirs** : ruines ouvertes, vu en
      partie.
    - :flag-objective: **Tenir** le pont : une figurine debout à 2 pouces ou moins de son milieu, et aucune de l’adversaire.
  `,
  victory: text`
    Comptez après le cinquième Round. Un morceau à terre ou dans l’eau n’est à personne.

    | Ce qui compte | Points |
    | :-- | --: |
    | Chaque morceau porté par une de vos figurines, ou mis à l’abri | 2 par morceau |
    | Le milieu du pont, tenu à la fin du dernier Round | 1 point |
    | Votre billet secret, montré à la fin | 2 points |

    Le plus de points l’emporte. À égalité, qui tient le début du testament, « Moi, Eudes » ; s’il a coulé, les deux
    camps sont vainqueurs, et cousins.
  `,
  events: [
    { round: 2, text: 'Le meunier ouvre sa vanne : ce Round, le courant emporte de 6 pouces au lieu de 3.' },
    { round: 4, text: 'L’encre coule. Lisez ce qui reste à voix haute, l’air convaincu.' },
    { round: 5, text: 'Dernier Round. Ouvrez les billets après le Chat.' },
  ],
  objects: [
    {
      name: 'Le début du testament',
      icon: 'scroll-unfurled',
      text: '« Moi, Eudes, dit le Bref, sain d’esprit, je lègue mon duché tout entier à… » La suite manque.',
    },
    {
      name: 'Le milieu du testament',
      icon: 'folded-paper',
      text: '« … celle ou celui qui m’aura le moins déçu, et ce n’est pas toi, Gaspard, ni… » La suite manque.',
    },
    {
      name: 'La fin du testament',
      icon: 'wax-seal',
      text: '« … et que le chat fasse comme d’habitude. Signé : Eudes. » Avec le sceau, donc authentique.',
    },
  ],
  handouts: [
    {
      title: 'Le lavoir d’en face',
      for: 'joueur',
      player: 'A',
      text: text`
        La lavandière a tout entendu. Terminez la partie avec une figurine debout **dans le lavoir de l’autre rive**, celui
        de l’est, et aucun ennemi dedans : **2 points**.
      `,
    },
    {
      title: 'Le lavoir d’en face',
      for: 'joueur',
      player: 'B',
      text: text`
        La lavandière a tout entendu. Terminez la partie avec une figurine debout **dans le lavoir de l’autre rive**, celui
        de l’ouest, et aucun ennemi dedans : **2 points**.
      `,
    },
    {
      title: 'Faire-part',
      for: 'tous',
      text: text`
        ::: voix
        **Pré-Carré, capitale Pré-Carré.** Nous avons la tristesse, toutes proportions gardées, d’annoncer la mort d’Eudes le
        Bref. *Règne : onze ans. Territoire : six pas sur six. Regrets : à préciser.*
        :::
      `,
    },
  ],
  map: {
    name: 'Le ru du Moulin',
    unit: 'pouce',
    width: 36,
    height: 36,
    grid: 0,
    north: 0,
    pieces: [
      {
        kind: 'riviere',
        name: 'le ru du Moulin',
        x: 0,
        y: 36,
        width: 2,
        points: [
          { x: 0, y: 0 },
          { x: 6, y: -5 },
          { x: 10, y: -10 },
          { x: 18, y: -18 },
          { x: 26, y: -26 },
          { x: 30, y: -31 },
          { x: 36, y: -36 },
        ],
      },
      {
        kind: 'chemin',
        x: 18,
        y: 18,
        width: 2,
        points: [
          { x: -18, y: -14 },
          { x: -10, y: -10 },
          { x: -4, y: -5 },
          { x: 0, y: 0 },
          { x: 4, y: 5 },
          { x: 10, y: 10 },
          { x: 18, y: 14 },
        ],
      },
      { kind: 'zone', side: 'A', x: 4.5, y: 4.5, width: 9, height: 9 },
      { kind: 'zone', side: 'B', x: 31.5, y: 31.5, width: 9, height: 9 },
      { kind: 'pont', name: 'le pont du Clerc', x: 18, y: 18, width: 5, height: 2.5, angle: 45 },
      { kind: 'gue', name: 'gué d’Aval', x: 30, y: 5, width: 3.5, height: 2.5, angle: 40 },
      { kind: 'gue', name: 'gué d’Amont', x: 6, y: 31, width: 3.5, height: 2.5, angle: 40 },
      { kind: 'bois', name: 'bois du Bref', x: 20, y: 6, width: 7, height: 6, traits: ['couvert'] },
      { kind: 'bois', name: 'bois du Long', x: 16, y: 30, width: 7, height: 6, traits: ['couvert'] },
      {
        kind: 'maison',
        name: 'le colombier',
        x: 9.5,
        y: 15,
        width: 4,
        height: 4,
        angle: 10,
        traits: ['vue'],
      },
      {
        kind: 'maison',
        name: 'la bergerie',
        x: 26.5,
        y: 21,
        width: 4,
        height: 4,
        angle: 10,
        traits: ['vue'],
      },
      {
        kind: 'ruine',
        name: 'lavoir de l’ouest',
        x: 5,
        y: 22.5,
        width: 5,
        height: 3.5,
        angle: -8,
        traits: ['couvert'],
      },
      {
        kind: 'ruine',
        name: 'lavoir de l’est',
        x: 31,
        y: 13.5,
        width: 5,
        height: 3.5,
        angle: -8,
        traits: ['couvert'],
      },
      { kind: 'champ', x: 15, y: 23.3, width: 3, height: 3, angle: 45 },
      { kind: 'champ', x: 21, y: 12.7, width: 3, height: 3, angle: 45 },
      {
        kind: 'haie',
        x: 14,
        y: 10,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: -2, y: 0 },
          { x: 2, y: -1 },
        ],
      },
      {
        kind: 'haie',
        x: 22,
        y: 26,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: 2, y: 0 },
          { x: -2, y: 1 },
        ],
      },
      { kind: 'but', mark: '1', x: 18, y: 18, width: 2, height: 2 },
      { kind: 'but', mark: '2', x: 28, y: 7.5, width: 2, height: 2 },
      { kind: 'but', mark: '3', x: 8, y: 28.5, width: 2, height: 2 },
      { kind: 'figurine', name: 'Chat Noir', icon: 'cat', x: 19.6, y: 16.4, width: 1, height: 1 },
    ],
  },
})
