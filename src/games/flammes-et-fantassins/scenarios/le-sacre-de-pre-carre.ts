/**
 * Last of three: a throne inside four walls, keys on one side, a ladder and the first turn on the other. The table itself is
 * mirrored, north and south.
 */
import { scenarioSample, text } from '../../kit/index.ts'

export const coronation = scenarioSample('flammes-et-fantassins', 'le-sacre-de-pre-carre', {
  title: 'Le Sacre de Pré-Carré',
  summary:
    'Un manoir, un fauteuil, une cloche, et la nourrice qui tient à son parquet. Dernière partie d’une campagne de trois.',
  author: 'Copiste',
  players: 2,
  points: '5 à 8 PC',
  duration: '2 heures',
  rounds: 6,
  campaign: { name: 'La Succession de Pré-Carré', part: 3, of: 3, next: '' },
  story: text`
    Est duc de Pré-Carré qui est assis dans le fauteuil quand midi sonne. C’est la loi, elle tient en une ligne, comme
    le duché. Depuis l’aube on astique, on barricade, on affûte.

    Dehors, une Bande a une échelle et beaucoup de rancune. Dedans, une autre a les clefs, enfin, presque dedans. Entre
    les deux, la nourrice Pétronille a ciré le parquet. Elle le dit une fois. Elle ne le redira pas.
  `,
  setup: text`
    1. Dressez la table ({table}). Le fauteuil {but 1} est au milieu du manoir, la cloche {but 2} sur sa butte, le mât {but 3}
       dans le pré. Les deux portes sont fermées, les deux brèches ouvertes.
    2. Le **Duc en exercice** est A ({zone A}), le **Prétendant** B ({zone B}). Hors campagne, tirez au sort.
    3. A reçoit les **clefs**, B l’**échelle**, confiées chacune à une figurine.
    4. À tour de rôle, A d’abord, posez vos figurines une à une, entières dans votre zone. Donnez les billets, pliés.
    5. En campagne, les PC gagnés s’ajoutent ; chaque sceau donne **1 PA de Bande de plus** au premier Round, chaque clause
       une relance de dé.
    6. Le Chat Noir dort sur le fauteuil, Pétronille veille à côté.
  `,
  first: text`
    Le **Prétendant** joue le premier, parce qu’il n’a pas les clefs.
  `,
  rules: text`
    - :throne-king: **Tenir** le fauteuil : une figurine debout à 2 pouces ou moins de lui, et aucune de l’adversaire. Le Chat ne
      compte pas, quoi qu’il en pense.
    - :wooden-door: **Les portes** : le porteur des clefs ouvre l’une ou l’autre d’une action simple. Tout autre doit
      l’enfoncer : action simple, et un test de **FOR**. Ouverte, elle le reste.
    - :ladder: **L’échelle** : une action simple la dresse contre un mur, à moins de 1 pouce ; une autre la fait passer, dans un
      sens ou dans l’autre, à n’importe qui. Une dernière la reprend.
    - :ringing-bell: **Sonner** {but 2} : action simple, à moins de 1 pouce. **Hisser ses couleurs** {but 3} : de même ; le dernier
      qui l’a fait y est chez lui.
    - :defensive-wall: Les **murs** du manoir cachent tout et ne se franchissent pas sans échelle ni [[équipement:grappin]].
    - :broom: **Le parquet** : qui passe à moins de 2 pouces de Pétronille s’essuie les pieds et perd 1 PA de Héros, s’il lui en
      reste. Une fois par figurine.
    - :feather: Clefs et échelle tombent contre le socle de qui meurt, s’endort ou s’assomme. On se les donne, on se les vole.
  `,
  victory: text`
    Le fauteuil se compte à la fin de chaque Round, le reste à la fin du sixième.

    | Ce qui compte | Points |
    | :-- | --: |
    | Le fauteuil {but 1}, tenu en fin de Round | 1 par Round |
    | Le fauteuil encore, tenu quand midi sonne, à la fin du dernier Round | 3 points |
    | La cloche {but 2}, sonnée au moins une fois par votre Bande | 1 point |
    | Le mât {but 3}, à vos couleurs à la fin du dernier Round | 2 points |
    | Votre billet secret, montré à la fin | 2 points |

    Le plus de points l’emporte. À égalité, qui tient le fauteuil ; sinon, le Chat Noir est sacré, et les deux camps sont
    vainqueurs.

    ::: encadré La fin de la campagne
    La victoire vaut ici **2 trophées** : 1, puis 1, puis 2, si la campagne n’a compté que ces trois parties. À égalité de
    trophées, le dernier vainqueur l’emporte. Autrement dit, qui gagne le sacre a gagné Pré-Carré. Les deux premières
    parties servaient à le mériter ; les sceaux et les clauses, à y croire.
    :::
  `,
  events: [
    {
      round: 3,
      text: 'Pétronille repasse un coup de balai : chacun peut de nouveau devoir s’essuyer les pieds.',
    },
    { round: 5, text: 'Onze heures et demie. Les trompettes s’accordent, ou essaient.' },
    { round: 6, text: 'Midi sonne en fin de Round. Ouvrez les billets après le Chat.' },
  ],
  objects: [
    {
      name: 'Les clefs du manoir',
      icon: 'keyring',
      text: 'À A, au début. Ouvrent les deux portes sans test. La troisième clef est celle du garde-manger.',
    },
    {
      name: 'L’échelle',
      icon: 'ladder',
      text: 'À B, au début. Dressée contre un mur du manoir, elle le fait passer à qui veut, même à l’ennemi.',
    },
  ],
  neutrals: [
    {
      name: 'Pétronille, nourrice',
      icon: 'broom',
      text: text`
        Ne bouge pas, ne se bat pas, et nul n’ose l’attaquer. Qui passe à moins de 2 pouces d’elle perd 1 PA de Héros : les
        patins.
      `,
    },
  ],
  handouts: [
    {
      title: 'Le jambon du duc',
      for: 'joueur',
      player: 'A',
      text: text`
        Un duc a des provisions. Terminez la partie avec une figurine debout à 1 pouce ou moins de la **grange**, au sud :
        **2 points**.
      `,
    },
    {
      title: 'Le secret de la duchesse',
      for: 'joueur',
      player: 'B',
      text: text`
        Un prétendant a des preuves. Terminez la partie avec une figurine debout à 1 pouce ou moins du **pigeonnier**, au nord :
        **2 points**.
      `,
    },
    {
      title: 'La loi de Pré-Carré',
      for: 'tous',
      text: text`
        ::: voix
        **Article unique.** Est duc qui est assis. *Amendement : le chat ne compte pas. Amendement à l’amendement : c’est à
        voir.*
        :::
      `,
    },
  ],
  map: {
    name: 'Le manoir de Pré-Carré',
    unit: 'pouce',
    width: 36,
    height: 36,
    grid: 0,
    north: 0,
    pieces: [
      {
        kind: 'chemin',
        x: 18,
        y: 0,
        width: 2,
        points: [
          { x: 0, y: 0 },
          { x: 0, y: 12 },
        ],
      },
      {
        kind: 'chemin',
        x: 18,
        y: 24,
        width: 2,
        points: [
          { x: 0, y: 0 },
          { x: 0, y: 12 },
        ],
      },
      { kind: 'zone', side: 'A', name: 'le Duc', x: 18, y: 3, width: 24, height: 6 },
      { kind: 'zone', side: 'B', name: 'le Prétendant', x: 18, y: 33, width: 24, height: 6 },
      {
        kind: 'mur',
        x: 12,
        y: 12,
        width: 0.8,
        traits: ['vue'],
        points: [
          { x: 5, y: 0 },
          { x: 0, y: 0 },
          { x: 0, y: 4.5 },
        ],
      },
      {
        kind: 'mur',
        x: 24,
        y: 12,
        width: 0.8,
        traits: ['vue'],
        points: [
          { x: -5, y: 0 },
          { x: 0, y: 0 },
          { x: 0, y: 4.5 },
        ],
      },
      {
        kind: 'mur',
        x: 12,
        y: 24,
        width: 0.8,
        traits: ['vue'],
        points: [
          { x: 5, y: 0 },
          { x: 0, y: 0 },
          { x: 0, y: -4.5 },
        ],
      },
      {
        kind: 'mur',
        x: 24,
        y: 24,
        width: 0.8,
        traits: ['vue'],
        points: [
          { x: -5, y: 0 },
          { x: 0, y: 0 },
          { x: 0, y: -4.5 },
        ],
      },
      { kind: 'porte', name: 'porte du Nord', x: 18, y: 12, width: 2, height: 0.8 },
      { kind: 'porte', name: 'porte du Midi', x: 18, y: 24, width: 2, height: 0.8 },
      { kind: 'texte', name: 'brèche', x: 10.8, y: 18, width: 3, height: 1, angle: -90 },
      { kind: 'texte', name: 'brèche', x: 25.2, y: 18, width: 3, height: 1, angle: 90 },
      { kind: 'maison', name: 'le pigeonnier', x: 8, y: 11, width: 4, height: 4, traits: ['vue'] },
      { kind: 'maison', name: 'la grange', x: 8, y: 25, width: 4, height: 4, traits: ['vue'] },
      { kind: 'bois', name: 'bois du Roi', x: 28, y: 10.5, width: 6, height: 6, traits: ['couvert'] },
      { kind: 'bois', name: 'bois du Reste', x: 28, y: 25.5, width: 6, height: 6, traits: ['couvert'] },
      { kind: 'colline', name: 'butte de la Cloche', x: 5, y: 18, width: 7, height: 7 },
      { kind: 'champ', name: 'le pré carré', x: 31, y: 18, width: 6, height: 6 },
      { kind: 'tonneau', x: 13.5, y: 13.5, width: 1.2, height: 1.2 },
      { kind: 'tonneau', x: 13.5, y: 22.5, width: 1.2, height: 1.2 },
      { kind: 'charrette', x: 3.5, y: 9, width: 3, height: 2, angle: 20 },
      { kind: 'charrette', x: 3.5, y: 27, width: 3, height: 2, angle: -20 },
      { kind: 'but', mark: '1', name: 'le fauteuil', x: 18, y: 18, width: 2, height: 2 },
      { kind: 'but', mark: '2', name: 'la cloche', x: 5, y: 18, width: 2, height: 2 },
      { kind: 'but', mark: '3', name: 'le mât', x: 31, y: 18, width: 2, height: 2 },
      { kind: 'figurine', name: 'Pétronille', icon: 'broom', x: 20.5, y: 18, width: 1, height: 1 },
    ],
  },
})
