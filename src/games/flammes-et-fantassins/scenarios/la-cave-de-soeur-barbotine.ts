/** With a game master, who knows what is in the four tuns and plays those who guard them. Mirrored, west and east. */
import { scenarioSample, text } from '../../kit/index.ts'

export const cellar = scenarioSample('flammes-et-fantassins', 'la-cave-de-soeur-barbotine', {
  title: 'La Cave de sœur Barbotine',
  summary:
    'Quatre tonneaux, une recette, deux Bandes assoiffées et un maître du jeu qui sait, lui, dans lequel dort la truie.',
  author: 'Copiste',
  players: '2 et un MJ',
  points: '5 à 7 PC',
  duration: '2 heures',
  rounds: 5,
  story: text`
    L’abbaye de Longue-Gorgée brasse une cervoise dont on ne se réveille que le surlendemain. La recette tient sur un
    parchemin, et le parchemin tient dans un tonneau. Lequel ? Sœur Barbotine, qui le sait, n’est plus en état de le
    dire.

    Les portes sont restées ouvertes. Les sœurs chantent complies. Entrez, percez, servez-vous, et ne réveillez ni la
    tourière, ni l’autre tourière, ni ce qui ronfle.
  `,
  setup: text`
    1. Dressez la table ({table}). Les buts {but 1} à {but 4} sont les quatre tonneaux, tous fermés, tous pareils.
    2. Le **maître du jeu** garde ce livret, décide en secret de ce que contient chaque tonneau et met la recette de côté.
       Les joueurs n’ont que la carte, l’affiche et leur billet.
    3. Les joueurs tirent au sort leur zone, A ({zone A}) ou B ({zone B}), et reçoivent leur billet, plié.
    4. À tour de rôle, A d’abord, ils posent leurs figurines une à une, entières dans leur zone.
    5. Les deux tourières attendent dans la cour, le Chat Noir sur la margelle du puits.
  `,
  first: text`
    Chacun jette :d6: ; le plus bas commence, puisqu’il a soif. À égalité, rejouez.
  `,
  rules: text`
    - :barrel-leak: **Mettre en perce** : action simple, à moins de 1 pouce d’un tonneau fermé, et un test de **FOR** (on
      cogne) ou de **DEX** (on vrille). Un [[équipement:materiel-de-crochetage]] donne +2 à la DEX. Raté : on recommence.
    - :corkscrew: Tonneau percé : le maître du jeu dit ce qui en sort. Il garde la **marque** de la Bande qui l’a ouvert.
    - :scroll-unfurled: **La recette** se prend, se pose et se donne d’une action simple. Elle tombe contre le socle de
      qui meurt, s’endort ou s’assomme, et reste au bord si on le chasse de la table.
    - :exit-door: **L’emporter** : sortir de la table par son propre bord, A par l’ouest, B par l’est. Qui sort ne revient
      pas.
    - :castle-ruins: La **chapelle** et le **pressoir** sont ouverts : on y entre, on y est vu en partie, Tir -1.
    - :house: Le **dortoir** et le **cellier** sont fermés et cachent tout. Un **muret** s’enjambe d’une action simple.
    - :nun-face: Les **neutres** sont au maître du jeu, qui les joue en fin de Round. Attaqués, ils se défendent comme une
      figurine, mais sans Réaction.
  `,
  victory: text`
    Comptez après le cinquième Round, même si la recette est déjà loin.

    | Ce qui compte | Points |
    | :-- | --: |
    | La recette, emportée hors de la table par votre bord | 4 points |
    | La recette, encore sur la table, portée par une de vos figurines | 2 points |
    | Chaque tonneau mis en perce par votre Bande | 1 par tonneau |
    | Votre billet secret, montré à la fin | 2 points |

    Le plus de points l’emporte. À égalité, sœur Barbotine, enfin réveillée, donne raison à la Bande qui a le plus de
    figurines debout ; si c’est pareil, elle se rendort et personne ne gagne.
  `,
  events: [
    {
      round: 2,
      text: 'Rumeurs : le maître du jeu souffle à chaque joueur un tonneau où la recette n’est pas.',
    },
    { round: 3, text: 'La cloche. Complies finies, les tourières attaquent qui est à leur portée.' },
    { round: 4, text: 'Vapeurs de cervoise : toute Attaque de Tir a -1 à la Touche jusqu’à la fin.' },
    { round: 5, text: 'Dernier Round. L’abbesse descend l’escalier, lentement.' },
  ],
  objects: [
    {
      name: 'La recette',
      icon: 'scroll-unfurled',
      text: 'Vaut 4 points hors de la table, 2 dans vos mains. « Prendre une mare, l’assécher, garder l’eau. »',
    },
    {
      name: 'Tonneau percé',
      icon: 'barrel-leak',
      count: 4,
      as: 'jeton',
      text: 'Marque de la Bande qui l’a ouvert : 1 point.',
    },
  ],
  neutrals: [
    {
      name: 'Sœur tourière',
      icon: 'nun-face',
      count: 2,
      text: text`
        Comme un [[classe:soldat]] Puissant à la masse : Dép. 6, PV 9, CA 4, Tra. 3 ; Touche +2, Dégâts +1, et elle
        assomme toujours. Fin de Round : un Déplacement vers qui a percé le dernier tonneau, et dès le Round 3 une Attaque.
      `,
    },
    {
      name: 'Dame Prune, truie de garde',
      icon: 'boar',
      for: 'mj',
      base: 40,
      text: text`
        Comme un [[classe:barbare]] Puissant, au groin : Dép. 7, PV 8, CA 3, Tra. 3 ; Touche +2, Dégâts +2. Fin de Round :
        un Déplacement vers la figurine la plus proche, et une Attaque.
      `,
    },
    {
      name: 'Sœur Barbotine',
      icon: 'sleepy',
      for: 'mj',
      text: text`
        Dort. Sortie de son tonneau, elle murmure au joueur qui l’a trouvée ce que contient un tonneau encore fermé, puis
        se rendort contre lui. On ne l’attaque pas : on la recouvre.
      `,
    },
  ],
  handouts: [
    {
      title: 'Ce que contiennent les tonneaux',
      for: 'mj',
      text: text`
        Avant la partie, écrivez un numéro de tonneau devant chaque contenu. Les quatre sont à égale distance des deux zones :
        **aucun choix n’avantage personne**.

        | N° | Contenu | Quand on perce |
        | :-: | :-- | :-- |
        | … | :scroll-unfurled: La recette | Posez-la contre le tonneau. Qui l’a ouvert la prend aussitôt, sans action. |
        | … | :amphora: Du vinaigre | Qui l’a ouvert perd les PA de Héros qu’il lui reste. Riez discrètement. |
        | … | :boar: Dame Prune | Posez-la contre qui l’a ouvert : elle attaque tout de suite, une fois. |
        | … | :sleepy: Sœur Barbotine | Montrez en secret à ce joueur le contenu d’un tonneau encore fermé, à votre choix. |

        Si la recette sort au **Round 1**, faites durer : les tourières entendent tout et attaquent dès le Round 2.
      `,
    },
    {
      title: 'Votre Round, maître du jeu',
      for: 'mj',
      text: text`
        1. **Début du Round** : lisez l’événement à voix haute, de la voix qui convient.
        2. **Pendant** : dites ce qui sort des tonneaux. Vous n’avez ni cubes, ni tour, ni pitié.
        3. **Fin du Round**, après le Chat : jouez chaque neutre, l’ouest d’abord aux Rounds impairs, l’est aux pairs.
        4. **Rumeurs** du Round 2 : un vrai tonneau sans recette à chacun, encore fermé et différent, s’il en reste deux.

        ::: encadré En cas de doute
        Un neutre va **au plus près**. À égale distance, il choisit la Bande qui a le plus de points ; sinon, :d6:, pair pour
        A, impair pour B.
        :::
      `,
    },
    {
      title: 'Le vœu de la chapelle',
      for: 'joueur',
      player: 'A',
      text: text`
        Vous avez juré de faire brûler un cierge. Terminez la partie avec une figurine debout **dans la chapelle**, et aucune
        de l’adversaire : **2 points**.
      `,
    },
    {
      title: 'La dette du pressoir',
      for: 'joueur',
      player: 'B',
      text: text`
        Vous devez une tournée au maître presseur. Terminez la partie avec une figurine debout **dans le pressoir**, et
        aucune de l’adversaire : **2 points**.
      `,
    },
    {
      title: 'Affiche de la porte',
      for: 'tous',
      text: text`
        ::: voix
        **Abbaye de Longue-Gorgée.** Visites l’après-midi. Silence à complies. On est prié de ne pas toucher aux tonneaux, de
        ne pas s’y pencher, de ne pas y entrer. *Sœur Barbotine, cavière, qui revient tout de suite.*
        :::
      `,
    },
  ],
  map: {
    name: 'La cour de l’abbaye',
    unit: 'pouce',
    width: 36,
    height: 36,
    grid: 0,
    north: 0,
    pieces: [
      {
        kind: 'chemin',
        x: 0,
        y: 18,
        width: 2.4,
        points: [
          { x: 0, y: 0 },
          { x: 36, y: 0 },
        ],
      },
      { kind: 'zone', side: 'A', x: 3, y: 18, width: 6, height: 24 },
      { kind: 'zone', side: 'B', x: 33, y: 18, width: 6, height: 24 },
      { kind: 'ruine', name: 'la chapelle', x: 18, y: 3.5, width: 6, height: 4, traits: ['couvert'] },
      { kind: 'ruine', name: 'le pressoir', x: 18, y: 32.5, width: 6, height: 4, traits: ['couvert'] },
      { kind: 'maison', name: 'le dortoir', x: 11, y: 10, width: 4, height: 5, traits: ['vue'] },
      { kind: 'maison', name: 'le cellier', x: 25, y: 10, width: 4, height: 5, traits: ['vue'] },
      { kind: 'champ', name: 'le houblon', x: 11, y: 26, width: 6, height: 5 },
      { kind: 'champ', name: 'l’orge', x: 25, y: 26, width: 6, height: 5 },
      {
        kind: 'mur',
        x: 14,
        y: 20.5,
        width: 0.6,
        traits: ['couvert'],
        points: [
          { x: 0, y: 0 },
          { x: -4, y: 0 },
        ],
      },
      {
        kind: 'mur',
        x: 22,
        y: 20.5,
        width: 0.6,
        traits: ['couvert'],
        points: [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
        ],
      },
      { kind: 'arbre', x: 9, y: 3.5, width: 3, height: 3, traits: ['couvert'] },
      { kind: 'arbre', x: 27, y: 3.5, width: 3, height: 3, traits: ['couvert'] },
      { kind: 'tonneau', x: 14.5, y: 13, width: 1.4, height: 1.4 },
      { kind: 'tonneau', x: 21.5, y: 13, width: 1.4, height: 1.4 },
      { kind: 'charrette', x: 11, y: 32.5, width: 3, height: 2, angle: 10 },
      { kind: 'charrette', x: 25, y: 32.5, width: 3, height: 2, angle: -10 },
      { kind: 'puits', name: 'le puits', x: 18, y: 18, width: 1.8, height: 1.8 },
      { kind: 'but', mark: '1', x: 18, y: 9.5, width: 2, height: 2 },
      { kind: 'but', mark: '2', x: 18, y: 14.5, width: 2, height: 2 },
      { kind: 'but', mark: '3', x: 18, y: 21.5, width: 2, height: 2 },
      { kind: 'but', mark: '4', x: 18, y: 26.5, width: 2, height: 2 },
      { kind: 'figurine', name: 'tourière', icon: 'nun-face', x: 13, y: 17, width: 1, height: 1 },
      { kind: 'figurine', name: 'tourière', icon: 'nun-face', x: 23, y: 17, width: 1, height: 1 },
      { kind: 'figurine', name: 'Chat Noir', icon: 'cat', x: 18, y: 16.6, width: 1, height: 1 },
    ],
  },
})
