/** An ice-cream parlour shut for the winter, four tubs left out, and snowmen who were asked to watch them. */
import { scenarioSample, text } from '../../kit/index.ts'

export const lastSorbet = scenarioSample('frostgrave', 'le-dernier-sorbet', {
  title: 'Le Dernier Sorbet',
  summary:
    'Un glacier fermé pour cause de gel, quatre bacs restés dehors, une sorbetière qui ne tourne que par magie, et deux bonshommes de neige de garde.',
  author: 'Copiste',
  players: 2,
  points: 'Mage et soldats',
  duration: '90 minutes',
  rounds: 8,
  story: text`
    La maison Frisquet, sorbets et bombes glacées, n’a jamais fermé l’été. Elle ferme l’hiver, faute de clients, et
    surtout faute de pouvoir ouvrir la porte, prise dans la glace depuis la Toussaint.

    Le patron est parti au soleil. Il a laissé quatre bacs dehors, au frais, une sorbetière en marche, et deux
    bonshommes de neige avec une consigne : « Personne n’y touche. » Deux magiciens l’ont lue. Ils ont cru qu’elle
    s’adressait à l’autre.
  `,
  setup: text`
    1. Dressez la table ({table}) comme sur la carte. Posez les bacs, qui sont les trésors : {but 1}, {but 2}, {but 3}
       et {but 4}. La sorbetière, {but 5}, ne se déplace pas : c’est de la fonte.
    2. Chacun jette :dice-twenty-faces-twenty: ; le plus haut choisit sa zone, A ({zone A}) ou B ({zone B}).
    3. A pose toute sa bande, puis B. Donnez les commandes secrètes, pliées.
    4. Les deux bonshommes de neige sont en place. Le Pingouin de l’enseigne attend hors de la table.
  `,
  first: text`
    Initiative au dé à chaque tour, comme toujours.
  `,
  rules: text`
    - :ice-cream-scoop: **La sorbetière** : un mage ou un apprenti au contact, sans ennemi à 1 pouce ou moins, dépense une
      action et jette :dice-twenty-faces-twenty: comme pour un sort de valeur 10. Renforcer se peut, rater se paie.
      Réussi : il prend une **boule**, et personne d’autre ne tourne la manivelle de ce tour.
    - :cherry: **Les boules** ne pèsent rien et n’encombrent pas. Qui est éliminé laisse tomber les siennes : elles fondent, et
      retournent à la réserve.
    - :ice-skate: Les **patinoires** sont un terrain difficile : on y marche comme un client.
    - :barrel: Les murs sont des **piles de caisses** qui cachent qui les touche : couvert léger, ou important s’il en dépasse moins de la
      moitié. Les **bâtiments** ont 3 pouces de haut, s’escaladent, et l’on tombe des toits.
    - :snowman: Les **bonshommes de neige** sont des créatures sans maître. Le vainqueur qui en élimine un garde sa carotte.
    - :penguin: **Le Pingouin** entre au troisième tour : jetez :dice-twenty-faces-twenty:, pair par l’entrée de l’est,
      impair par celle de l’ouest. Il agit dès cette phase des créatures.
  `,
  victory: text`
    La partie finit après le huitième tour, ou comme toutes les autres : plus un bac sur la table, ou plus qu’une bande.

    | Ce qui compte | Points |
    | :-- | --: |
    | Chaque bac sorti par un bord qui n’est pas celui de l’adversaire | 2 par bac |
    | Chaque bac encore porté en fin de partie | 1 par bac |
    | Chaque boule tenue, sur la table ou hors d’elle | 1 par boule |
    | Chaque carotte | 1 par carotte |
    | Votre commande secrète, montrée à la fin | 2 points |

    Le plus de points goûte le premier. À égalité, le plus de boules ; sinon, deux cuillers.
  `,
  events: [
    { round: 3, text: 'Le Pingouin de l’enseigne se décroche. Il a entendu parler de sorbet au hareng.' },
    { round: 5, text: 'Les bonshommes de neige se relaient : chacun regagne 2 Santé, sans dépasser 8.' },
    { round: 8, text: 'Dernier tour. Le soleil passe une tête : ouvrez les commandes.' },
  ],
  objects: [
    {
      name: 'Framboise',
      icon: 'ice-cubes',
      count: 1,
      as: 'jeton',
      text: 'Un trésor, entamé par un doigt. Commandé par quelqu’un.',
    },
    {
      name: 'Réglisse',
      icon: 'ice-cubes',
      count: 1,
      as: 'jeton',
      text: 'Un trésor que personne n’a commandé.',
    },
    {
      name: 'Marron',
      icon: 'ice-cubes',
      count: 1,
      as: 'jeton',
      text: 'Un trésor. C’était une erreur de livraison ; il est resté.',
    },
    {
      name: 'Pistache',
      icon: 'ice-cubes',
      count: 1,
      as: 'jeton',
      text: 'Un trésor, d’un vert inquiétant. Commandé par quelqu’un.',
    },
    {
      name: 'Boule',
      icon: 'ice-cream-cone',
      count: 6,
      as: 'jeton',
      text: 'Une par réussite à la sorbetière. Cassis, poire, citron, et trois que personne n’a su nommer.',
    },
    {
      name: 'Carotte',
      icon: 'carrot',
      count: 2,
      as: 'jeton',
      text: 'Le nez d’un bonhomme de neige. Vaut 1 point, et un peu de honte.',
    },
  ],
  neutrals: [
    {
      name: 'Bonhomme de neige',
      icon: 'snowman',
      count: 2,
      text: text`
        Mouvement 4, Combat 1, Tir 0, Armure 10, Volonté 0, Santé 8. Golem : jamais blessé. Balai : dommages -1, et -1 au
        jet de son adversaire. Ne pousse jamais ; il a été posé là.
      `,
    },
    {
      name: 'Le Pingouin de l’enseigne',
      icon: 'penguin',
      base: 40,
      text: text`
        Mouvement 5, Combat 3, Tir 0, Armure 12, Volonté 2, Santé 12. Golem, grand : -2 à son jet sous les tirs. Bec de
        tôle : dommages 0. Ne ramasse rien : il n’a que des ailerons.
      `,
    },
  ],
  handouts: [
    {
      title: 'Commande de la table A',
      for: 'joueur',
      player: 'A',
      text: text`
        Un client attend le bac de **pistache**, celui qui dort près de la gaufrerie. Sortez ce bac-là de la table :
        **2 points** de plus.
      `,
    },
    {
      title: 'Commande de la table B',
      for: 'joueur',
      player: 'B',
      text: text`
        Un client attend le bac de **framboise**, celui qui dort près de la laiterie. Sortez ce bac-là de la table :
        **2 points** de plus.
      `,
    },
    {
      title: 'Sur la porte',
      for: 'tous',
      text: text`
        ::: voix
        **Maison Frisquet.** Fermé pour cause de froid. *Les bacs sont comptés. Les bonshommes aussi. Prière de ne pas
        lécher la porte : l’apprenti y est encore.*
        :::
      `,
    },
  ],
  map: {
    name: 'La cour des Frisquet',
    unit: 'pouce',
    width: 36,
    height: 36,
    grid: 0,
    north: 0,
    pieces: [
      { kind: 'zone', side: 'A', name: 'Ceux du trottoir', x: 18, y: 2.5, width: 30, height: 5 },
      { kind: 'zone', side: 'B', name: 'Ceux du quai', x: 18, y: 33.5, width: 30, height: 5 },
      { kind: 'eau', name: 'la patinoire', x: 7, y: 23, width: 8, height: 5, traits: ['difficile'] },
      { kind: 'eau', name: 'l’autre patinoire', x: 29, y: 13, width: 8, height: 5, traits: ['difficile'] },
      { kind: 'maison', name: 'la laiterie', x: 9, y: 11, width: 6, height: 4, traits: ['vue', 'couvert'] },
      { kind: 'maison', name: 'la gaufrerie', x: 27, y: 25, width: 6, height: 4, traits: ['vue', 'couvert'] },
      { kind: 'ruine', name: 'la remise', x: 26, y: 8, width: 5, height: 4, traits: ['couvert'] },
      { kind: 'ruine', name: 'l’autre remise', x: 10, y: 28, width: 5, height: 4, traits: ['couvert'] },
      {
        kind: 'mur',
        x: 18,
        y: 13,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: -3, y: 0 },
          { x: 3, y: 0 },
        ],
      },
      {
        kind: 'mur',
        x: 18,
        y: 23,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: -3, y: 0 },
          { x: 3, y: 0 },
        ],
      },
      { kind: 'arbre', x: 3, y: 15, width: 2, height: 2, traits: ['couvert'] },
      { kind: 'arbre', x: 33, y: 21, width: 2, height: 2, traits: ['couvert'] },
      { kind: 'arbre', x: 18, y: 8, width: 2, height: 2, traits: ['couvert'] },
      { kind: 'arbre', x: 18, y: 28, width: 2, height: 2, traits: ['couvert'] },
      { kind: 'entree', name: 'entrée de l’ouest', x: 1, y: 18, width: 2, height: 2, angle: 0 },
      { kind: 'entree', name: 'entrée de l’est', x: 35, y: 18, width: 2, height: 2, angle: 180 },
      { kind: 'but', mark: '1', name: 'bac de framboise', x: 14, y: 10, width: 1.6, height: 1.6 },
      { kind: 'but', mark: '2', name: 'bac de réglisse', x: 28, y: 19.5, width: 1.6, height: 1.6 },
      { kind: 'but', mark: '3', name: 'bac de marron', x: 8, y: 16.5, width: 1.6, height: 1.6 },
      { kind: 'but', mark: '4', name: 'bac de pistache', x: 22, y: 26, width: 1.6, height: 1.6 },
      { kind: 'but', mark: '5', name: 'la sorbetière', x: 18, y: 18, width: 2, height: 2 },
      { kind: 'figurine', name: 'Bonhomme de neige', icon: 'snowman', x: 13, y: 18, width: 1, height: 1 },
      { kind: 'figurine', name: 'Bonhomme de neige', icon: 'snowman', x: 23, y: 18, width: 1, height: 1 },
    ],
  },
})
