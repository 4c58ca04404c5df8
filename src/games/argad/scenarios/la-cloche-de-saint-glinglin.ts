/** A bell in the mud, two troops with the same order, and a secret for each. The same seen from both sides, turned half round. */
import { scenarioSample, text } from '../../kit/index.ts'

export const bellOfNever = scenarioSample('argad', 'la-cloche-de-saint-glinglin', {
  title: 'La Cloche de Saint-Glinglin',
  summary:
    'Une cloche tombée dans la boue, deux troupes venues la prendre, un secret chacune, et un certain temps pour la sortir de là.',
  author: 'Copiste',
  players: '2 et un MJ',
  points: '10 à 16 personnages',
  duration: '2 heures',
  rounds: 8,
  story: text`
    Dimanche, au milieu du sermon, le clocher de Saint-Glinglin est descendu voir ce qui se disait en bas. Personne n’a
    été blessé : le sermon durait depuis si longtemps que personne n’était resté.

    La cloche, elle, s’est plantée dans la place, à l’endroit, jusqu’à la ceinture. Deux ordres de mission la réclament,
    signés de deux autorités, tamponnés du même tampon. Le village, consulté, promet de la rendre un jour. Il a même
    donné la date.
  `,
  setup: text`
    1. Dressez la table ({table}) comme sur la carte, à l’époque que vous aimez. La cloche est sur {but 1}, les leviers
       du charron sur {but 2}, la brouette du curé sur {but 3}.
    2. Le **maître du jeu** garde ce livret, place les villageois et joue pour eux. Les joueurs ont la carte, l’affiche
       et leur billet, plié.
    3. Au dé, le plus haut choisit sa zone, A ({zone A}) ou B ({zone B}). Chacun y place sa troupe entière, en même
       temps que l’autre, derrière un livre ouvert.
    4. Aucune arme n’est chargée, aucune intention n’est avouée.
  `,
  first: text`
    Tout le monde, en même temps, comme toujours : on annonce, on s’accorde, on bouge.
  `,
  rules: text`
    - :ringing-bell: **Désembourber la cloche** : de un à quatre personnages à son contact, qui ne font rien d’autre.
      C’est « un certain temps ». Si un ennemi touche l’un d’eux, le compte repart de zéro.
    - :lever: **Les leviers** ({but 2}), rapportés à la cloche : un tour d’avance pour qui s’en sert. Objet lourd, 4 cm de
      moins.
    - :weight-crush: **Porter la cloche** : quatre personnages, très chargés, 8 cm de moins que le plus lent. On la pose
      en le disant ; elle tombe dès qu’il n’en reste que trois.
    - :wheelbarrow: **La brouette** ({but 3}) : la cloche dedans, deux personnages suffisent, et 4 cm de moins. Elle ne
      quitte ni la place ni le chemin sans verser sur un 6, au dé de lenteur.
    - :bell-shield: **Elle sonne** quand elle tombe, ou quand un 1 rate ceux qui la portent. On l’entend à 60 cm : le
      maître du jeu le note.
    - :conversation: **Les villageois** : socle contre socle, un tour de conversation. Le maître du jeu jette leur
      humeur la première fois, et s’en souvient.
    - :stone-wall: **Murets** : terrain difficile, couvert -1. **Choux** et **bois** de même ; les **maisons** sont de
      l’intérieur, les montés restent dehors.
  `,
  victory: text`
    Ici, personne ne gagne : on remplit son carnet. Au huitième tour, ou quand la cloche a quitté la table, montrez vos
    billets et comptez les lignes.

    | Ce qui s’écrit au carnet | Lignes |
    | :-- | --: |
    | La cloche a quitté la table par votre bord | 3 lignes |
    | Votre billet secret est accompli | 3 lignes |
    | Aucun villageois n’a reçu de coup des vôtres | 1 ligne |

    Restée sur la table, la cloche vaut une ligne à la moitié où elle est. Le carnet le plus long se lit à voix haute ; à égalité, on lit les deux, en même temps, ce qui est la règle du jeu.
  `,
  events: [
    {
      round: 3,
      text: 'La chèvre a goûté un ordre de mission. Le MJ dit lequel ; il n’en reste que le tampon.',
    },
    { round: 5, text: 'Midi, et la pluie. Mouvement de toute charge portée : 2 cm de moins encore.' },
    { round: 8, text: 'Dernier tour. Demain, c’est la Saint-Glinglin.' },
  ],
  objects: [
    {
      name: 'La cloche',
      icon: 'ringing-bell',
      as: 'jeton',
      text: 'Quatre porteurs, ou deux et la brouette. Sonne quand on la contrarie.',
    },
    {
      name: 'Leviers du charron',
      icon: 'lever',
      as: 'jeton',
      text: 'Un tour d’avance pour désembourber. Objet lourd : 4 cm de moins.',
    },
    {
      name: 'Brouette du curé',
      icon: 'wheelbarrow',
      as: 'jeton',
      text: 'Deux personnages y mènent la cloche, 4 cm de moins. Craint les choux.',
    },
  ],
  neutrals: [
    {
      name: 'Le père Tympan, sonneur',
      icon: 'human-ear',
      text: text`
        Classe 1, vêture légère. Quarante ans sous la cloche : il n’entend rien, répond à tout, et suit qui la touche, à
        16 cm par tour.
      `,
    },
    {
      name: 'La mère Bourdon, cantinière',
      icon: 'cook',
      text: text`
        Classe 2, vêture légère, gourdin (rouleau à pâtisserie) : -1 pour frapper. Défend sa porte, et quiconque a été poli
        avec elle.
      `,
    },
    {
      name: 'Le garde champêtre',
      icon: 'trumpet',
      for: 'mj',
      text: text`
        Classe 3, vêture légère, sabre. Arrive par un bout du chemin, au dé, après « un certain temps ». Verbalise la première
        troupe qui tire devant lui : elle est en désordre jusqu’à la fin du tour suivant.
      `,
    },
  ],
  handouts: [
    {
      title: 'Votre partie, maître du jeu',
      for: 'mj',
      text: text`
        1. **Avant** : donnez les billets, lisez l’histoire, prenez l’air de quelqu’un qui sait.
        2. **Chaque tour** : faites annoncer les intentions, puis bouger tout le monde ensemble. Vos villageois bougent
           en même temps que les autres.
        3. **Le garde** se met en route au tour 2 : à la fin de chaque tour, :d6:, il arrive si le dé ne dépasse pas le
           nombre de tours écoulés depuis.
        4. **Les humeurs** : au premier mot échangé, :d6:, puis le tableau des réactions. Un villageois frappé est hostile,
           et ses voisins aussi.

        | Qui | Ce qu’il sait, s’il est amical |
        | :-- | :-- |
        | Le père Tympan | Sous la robe de la cloche, il y a un nom gravé. Il ne sait pas lire. |
        | La mère Bourdon | Le foin qui dépasse du grenier étoufferait un canon. |
        | Le garde | Le tampon des deux ordres est celui de la laiterie. |

        ::: encadré Si tout le monde se tire dessus
        Faites sonner la cloche. On s’arrête toujours pour savoir l’heure.
        :::
      `,
    },
    {
      title: 'Le nom dans le bronze',
      for: 'joueur',
      player: 'A',
      text: text`
        Officiellement, vous venez pour le bronze. En vérité, votre famille a payé cette cloche, et votre grand-oncle y a fait
        graver **son** nom à lui.

        Un de vos personnages, au contact de la cloche et sans rien faire d’autre, jette :d6: **sous sa perception** à la fin
        du tour : il a lu. Il y passe alors « un certain temps » pour limer le nom. Le nom limé, et le limeur debout à la fin :
        **billet accompli**, où que soit la cloche.
      `,
    },
    {
      title: 'La sieste du village',
      for: 'joueur',
      player: 'B',
      text: text`
        Officiellement, vous venez pour le bronze. En vérité, vous louez une chambre sur la place, et vous n’avez plus dormi
        depuis **onze ans**.

        Prenez du foin dans une maison (un tour entier à l’intérieur), rapportez-le au contact de la cloche, et bourrez-la : « un
        certain temps », sans rien faire d’autre. Bourrée, et muette depuis, à la fin : **billet accompli**, où que soit la
        cloche.
      `,
    },
    {
      title: 'Un certain temps, au plus court',
      for: 'tous',
      text: text`
        Après chaque tour de travail, :d6: : c’est fini si le dé ne dépasse pas le nombre de tours déjà travaillés.

        | Fini au bout de | Ordinaire | Un tour d’avance |
        | :-- | --: | --: |
        | 1 tour | 17 % | 33 % |
        | 2 tours | 44 % | 67 % |
        | 3 tours | 72 % | 89 % |
        | 4 tours | 91 % | 98 % |
        | 5 tours | 98 % | 100 % |
        | 6 tours | 100 % | 100 % |

        Qui bouge, tire, frappe ou se laisse toucher reprend au premier tour. Qui soupire, non.
      `,
    },
  ],
  map: {
    name: 'La place de Saint-Glinglin',
    unit: 'cm',
    width: 120,
    height: 90,
    grid: 0,
    north: 0,
    pieces: [
      {
        kind: 'chemin',
        name: 'le chemin de la laiterie',
        x: 60,
        y: 45,
        width: 6,
        points: [
          { x: -60, y: 4 },
          { x: -34, y: 1 },
          { x: -14, y: 0 },
          { x: 14, y: 0 },
          { x: 34, y: -1 },
          { x: 60, y: -4 },
        ],
      },
      {
        kind: 'chemin',
        x: 60,
        y: 45,
        width: 5,
        points: [
          { x: 4, y: -45 },
          { x: 1, y: -24 },
          { x: 0, y: 0 },
          { x: -1, y: 24 },
          { x: -4, y: 45 },
        ],
      },
      { kind: 'zone', side: 'A', name: 'Ordre nº 1', x: 60, y: 7, width: 90, height: 14 },
      { kind: 'zone', side: 'B', name: 'Ordre nº 1 bis', x: 60, y: 83, width: 90, height: 14 },
      {
        kind: 'ruine',
        name: 'le clocher',
        x: 76,
        y: 36,
        width: 11,
        height: 9,
        angle: 8,
        traits: ['couvert', 'difficile'],
      },
      {
        kind: 'ruine',
        name: 'la nef',
        x: 44,
        y: 54,
        width: 11,
        height: 9,
        angle: 8,
        traits: ['couvert', 'difficile'],
      },
      {
        kind: 'maison',
        name: 'la cantine',
        x: 36,
        y: 30,
        width: 14,
        height: 10,
        traits: ['couvert', 'difficile'],
      },
      {
        kind: 'maison',
        name: 'le sonneur',
        x: 84,
        y: 60,
        width: 14,
        height: 10,
        traits: ['couvert', 'difficile'],
      },
      {
        kind: 'champ',
        name: 'choux cabus',
        x: 96,
        y: 27,
        width: 18,
        height: 11,
        traits: ['couvert', 'difficile'],
      },
      {
        kind: 'champ',
        name: 'choux frisés',
        x: 24,
        y: 63,
        width: 18,
        height: 11,
        traits: ['couvert', 'difficile'],
      },
      {
        kind: 'bois',
        name: 'bois de l’Angélus',
        x: 13,
        y: 28,
        width: 18,
        height: 14,
        traits: ['couvert', 'difficile'],
      },
      {
        kind: 'bois',
        name: 'bois des Vêpres',
        x: 107,
        y: 62,
        width: 18,
        height: 14,
        traits: ['couvert', 'difficile'],
      },
      {
        kind: 'mur',
        x: 52,
        y: 27,
        width: 1.5,
        traits: ['couvert', 'difficile'],
        points: [
          { x: -6, y: 0 },
          { x: 6, y: 0 },
        ],
      },
      {
        kind: 'mur',
        x: 68,
        y: 63,
        width: 1.5,
        traits: ['couvert', 'difficile'],
        points: [
          { x: -6, y: 0 },
          { x: 6, y: 0 },
        ],
      },
      { kind: 'but', mark: '1', name: 'la cloche', x: 60, y: 45, width: 5, height: 5 },
      { kind: 'but', mark: '2', name: 'les leviers', x: 16, y: 45, width: 4, height: 4 },
      { kind: 'but', mark: '3', name: 'la brouette', x: 104, y: 45, width: 4, height: 4 },
      { kind: 'figurine', name: 'La mère Bourdon', icon: 'cook', x: 36, y: 38, width: 3, height: 3 },
      { kind: 'figurine', name: 'Le père Tympan', icon: 'human-ear', x: 84, y: 52, width: 3, height: 3 },
      { kind: 'entree', name: 'la laiterie', x: 3, y: 49, width: 5, height: 5, angle: 0 },
      { kind: 'entree', name: 'l’autre laiterie', x: 117, y: 41, width: 5, height: 5, angle: 180 },
    ],
  },
})
