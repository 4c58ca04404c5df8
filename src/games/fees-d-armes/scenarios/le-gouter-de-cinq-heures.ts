/** A tea party in a clearing, and two bands who were not invited. The same seen from both sides, turned half round. */
import { sampleOf, text } from './written.ts'

export const fiveOClock = sampleOf('le-gouter-de-cinq-heures', {
  title: 'Le Goûter de cinq heures',
  summary:
    'Quatre paniers dans une clairière, un gâteau au milieu, et personne d’invité : une partie entière, toute posée, pour deux bandes de 10 points.',
  author: 'Copiste',
  players: 2,
  points: '10 points',
  duration: '60 minutes',
  rounds: 5,
  story: text`
    Il était une fois un goûter que personne n’avait préparé. Il y avait pourtant la nappe, les quatre paniers, et au
    milieu un gâteau qui sentait bon jusqu’au troisième chêne.

    Ceux de la haie l’ont vu les premiers. Ceux du mur aussi. On aurait pu partager ; mais le gâteau n’avait qu’une
    cerise.
  `,
  setup: text`
    1. Le plateau ({table}) fait 24 cases de côté, et tout y est déjà posé comme sur la carte : ni décors, ni objectifs,
       ni repaires à placer.
    2. Les objectifs sont les quatre paniers : {but 1}, {but 2}, {but 3} et {but 4}. Les repaires A et B sont au milieu
       de leurs zones.
    3. Chacun jette :d6: ; le plus haut est premier joueur et choisit sa zone, A ({zone A}) ou B ({zone B}). À égalité,
       rejouez.
    4. Le premier joueur pose sa bande dans sa zone, l’autre la sienne en face.
  `,
  first: text`
    Comme toujours : un dé chacun au début de chaque tour, le plus haut choisit.
  `,
  rules: text`
    - :cake-slice: **Le Gâteau** ({but 5}) se fouille comme un objectif : deux réussites. Celle qui le fouille a la
      **cerise** ; son joueur prend le jeton, et vole la cerise à qui l’avait.
    - :hedgehog: Les **haies** cachent à moitié : couvert. On les traverse en terrain difficile.
    - :pine-tree: Les **arbres** bloquent le passage et la vue. Le vol passe par-dessus.
    - :water-drop: La **mare** est un terrain difficile, et on en ressort tout mouillé : les jetons Flammes de qui y
      entre s’en vont.
  `,
  victory: text`
    Cinq tours, et les points de toujours : éliminer, piller, fouiller. À la fin, la cerise vaut 1 point de plus à qui
    la tient. À égalité de points, la partie est nulle : on coupe le gâteau en deux.
  `,
  events: [
    { round: 3, text: 'Les fourmis arrivent. Elles ne font rien. Elles regardent le gâteau.' },
    { round: 5, text: 'Le soir tombe : dernier tour, dernière bouchée.' },
  ],
  objects: [
    {
      name: 'La Cerise',
      icon: 'cherry',
      count: 1,
      as: 'jeton',
      text: 'À qui a fouillé le Gâteau en dernier. En fin de partie : 1 point.',
    },
  ],
  map: {
    name: 'La clairière',
    unit: 'cm',
    width: 60,
    height: 60,
    grid: 2.5,
    north: 0,
    pieces: [
      { kind: 'zone', side: 'A', name: 'Ceux de la haie', x: 30, y: 5, width: 40, height: 10 },
      { kind: 'zone', side: 'B', name: 'Ceux du mur', x: 30, y: 55, width: 40, height: 10 },
      { kind: 'eau', name: 'la mare', x: 10, y: 30, width: 10, height: 5, traits: ['difficile'] },
      { kind: 'eau', name: 'l’autre mare', x: 50, y: 30, width: 10, height: 5, traits: ['difficile'] },
      {
        kind: 'haie',
        x: 20,
        y: 21.25,
        width: 2.5,
        traits: ['couvert', 'difficile'],
        points: [
          { x: -5, y: 0 },
          { x: 5, y: 0 },
        ],
      },
      {
        kind: 'haie',
        x: 40,
        y: 38.75,
        width: 2.5,
        traits: ['couvert', 'difficile'],
        points: [
          { x: -5, y: 0 },
          { x: 5, y: 0 },
        ],
      },
      {
        kind: 'arbre',
        name: 'le troisième chêne',
        x: 41.25,
        y: 18.75,
        width: 2.5,
        height: 2.5,
        traits: ['vue'],
      },
      { kind: 'arbre', name: 'le quatrième', x: 18.75, y: 41.25, width: 2.5, height: 2.5, traits: ['vue'] },
      { kind: 'but', mark: '1', name: 'panier de tartines', x: 13.75, y: 16.25, width: 2.5, height: 2.5 },
      { kind: 'but', mark: '2', name: 'panier de prunes', x: 51.25, y: 21.25, width: 2.5, height: 2.5 },
      { kind: 'but', mark: '3', name: 'panier de noix', x: 8.75, y: 38.75, width: 2.5, height: 2.5 },
      { kind: 'but', mark: '4', name: 'panier de miel', x: 46.25, y: 43.75, width: 2.5, height: 2.5 },
      { kind: 'but', mark: '5', name: 'le Gâteau', x: 30, y: 30, width: 5, height: 5 },
      { kind: 'figurine', name: 'Repaire A', icon: 'hut', x: 31.25, y: 3.75, width: 2.5, height: 2.5 },
      { kind: 'figurine', name: 'Repaire B', icon: 'hut', x: 28.75, y: 56.25, width: 2.5, height: 2.5 },
    ],
  },
})
