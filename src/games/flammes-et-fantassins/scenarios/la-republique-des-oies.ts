/** A second first game: things to carry home over a river. The table is the same turned half round. */
import { scenarioSample, text } from '../../kit/index.ts'

export const geese = scenarioSample('flammes-et-fantassins', 'la-republique-des-oies', {
  title: 'La République des oies',
  summary:
    'Cinq oies ont proclamé la république sur les berges de la Pétillante. Ramenez-les à la raison, ou chez vous.',
  author: 'Copiste',
  players: 2,
  points: '4 à 6 PC',
  duration: '75 minutes',
  rounds: 5,
  story: text`
    Oyez ! Ce matin, à l’heure de la pâtée, cinq oies de la Pétillante ont refusé la pâtée. Elles ont élu une
    Présidente, adopté une constitution de trois articles et pincé l’ambassadeur.

    Les deux rives sont d’accord sur un point : cela ne peut pas durer. Et sur un seul : chacune réclame les oies, le
    pont, les gués et des excuses. Les oies, elles, réclament du pain.
  `,
  setup: text`
    1. Dressez la table ({table}). La Présidente se tient sur le pont {but 1}, les quatre citoyennes où les montre la
       carte, deux sur chaque rive.
    2. Chacun jette :d6: ; le plus haut choisit sa rive, A ({zone A}) ou B ({zone B}).
    3. À tour de rôle, A d’abord, posez vos figurines une à une, entières dans votre zone.
    4. Le Chat Noir s’installe sur le parapet. Les oies font semblant de ne pas le voir.
    5. Lisez la Constitution à voix haute, debout.
  `,
  first: text`
    Celui qui n’a pas choisi sa rive joue le premier.
  `,
  rules: text`
    - :goose: **Prendre une oie** : action simple, à moins de 1 pouce d’elle. Une oie par figurine ; on peut la poser
      ou la donner, d’une action simple encore.
    - :run: **Une oie sous le bras**, on ne tire pas, on ne charge pas, on ne nage pas. On peut marcher et se battre.
    - :feather: Qui tombe **mort, assommé ou endormi** lâche son oie contre son socle. Qui sort de la table aussi : elle
      reste au bord.
    - :river: La **Pétillante** se nage, à demi-Dép. ; les **gués** {but 2} et {but 3} se passent à pied sec.
    - :stone-bridge: Le **pont** ne laisse passer qu’une figurine de front. La Présidente ne gêne personne.
    - :forest: Dans le **bois**, on n’est vu qu’en partie : Tir -1. Une **maison** cache tout et n’ouvre à personne.
    - :flag-objective: **Tenir** un but : avoir une figurine debout à 2 pouces ou moins de lui, quand l’adversaire n’en a
      aucune.
    - :spell-book: Pour une **première partie**, jouez sans Mages. Sinon, tout sort qui déplace une figurine déplace aussi
      son oie.
  `,
  victory: text`
    Comptez après le cinquième Round. Une oie sous le bras compte là où se tient sa porteuse ou son porteur.

    | Ce qui compte | Points |
    | :-- | --: |
    | La Présidente, dans votre zone | 3 points |
    | Chaque citoyenne dans votre zone | 1 par oie |
    | Le pont {but 1}, tenu à la fin du dernier Round | 1 point |
    | Chaque gué tenu à la fin du dernier Round | 1 par gué |

    Le plus de points l’emporte. À égalité, la Présidente choisit : gagne celui dont une figurine debout est la plus
    proche d’elle. Si rien ne les départage, vive la République : ce sont les oies qui gagnent.
  `,
  events: [
    {
      round: 3,
      text: 'Discours de la Présidente : chaque oie libre s’approche d’elle de 3 pouces, en fin de Round.',
    },
    { round: 5, text: 'Dernier Round. Les oies votent une motion de défiance contre tout le monde.' },
  ],
  objects: [
    {
      name: 'La Présidente',
      icon: 'crown',
      as: 'carte-et-jeton',
      text: 'Vaut 3 points dans votre zone. Parle longtemps, pince vite.',
    },
    {
      name: 'Une citoyenne',
      icon: 'nest-eggs',
      count: 4,
      as: 'carte-et-jeton',
      text: 'Vaut 1 point dans votre zone. Vote comme elle mange : souvent.',
    },
  ],
  neutrals: [
    {
      name: 'Oie',
      icon: 'goose',
      count: 5,
      as: 'jeton',
      text: text`
        On ne l’attaque pas : c’est une élue. À la fin de chaque Round, une oie libre s’éloigne de **3 pouces**, droit, de la
        figurine la plus proche ; entre deux, le Dernier Joueur choisit. Elle nage, ne quitte pas la table et, posée dans
        une zone, y reste : il y a du grain. On peut encore l’y prendre.
      `,
    },
  ],
  handouts: [
    {
      title: 'Constitution des oies',
      for: 'tous',
      text: text`
        ::: voix
        **Article premier.** Toutes les oies naissent libres, égales et de mauvaise humeur.

        **Article 2.** Le pain est à celle qui le voit. Si deux oies le voient, il y a débat.

        **Article 3.** Quiconque porte une citoyenne sous le bras lui doit le respect, et une pause à mi-chemin.
        :::
      `,
    },
  ],
  map: {
    name: 'Les berges de la Pétillante',
    unit: 'pouce',
    width: 36,
    height: 36,
    grid: 0,
    north: 0,
    pieces: [
      {
        kind: 'riviere',
        name: 'la Pétillante',
        x: 18,
        y: 18,
        width: 3,
        points: [
          { x: 2, y: -18 },
          { x: 1, y: -12 },
          { x: -0.8, y: -6 },
          { x: 0, y: 0 },
          { x: 0.8, y: 6 },
          { x: -1, y: 12 },
          { x: -2, y: 18 },
        ],
      },
      {
        kind: 'chemin',
        x: 0,
        y: 18,
        width: 2,
        points: [
          { x: 0, y: 3 },
          { x: 6, y: 2 },
          { x: 12, y: 0 },
          { x: 18, y: 0 },
          { x: 24, y: 0 },
          { x: 30, y: -2 },
          { x: 36, y: -3 },
        ],
      },
      { kind: 'zone', side: 'A', name: 'rive d’Amont', x: 3, y: 18, width: 6, height: 24 },
      { kind: 'zone', side: 'B', name: 'rive d’Aval', x: 33, y: 18, width: 6, height: 24 },
      { kind: 'pont', name: 'le pont', x: 18, y: 18, width: 6, height: 3 },
      { kind: 'gue', name: 'le gué du Haut', x: 19, y: 6, width: 4, height: 3 },
      { kind: 'gue', name: 'le gué du Bas', x: 17, y: 30, width: 4, height: 3 },
      { kind: 'bois', name: 'la saulaie', x: 11, y: 9, width: 6, height: 7, traits: ['couvert'] },
      { kind: 'bois', name: 'la peupleraie', x: 25, y: 27, width: 6, height: 7, traits: ['couvert'] },
      { kind: 'maison', name: 'le péage', x: 11, y: 23, width: 4, height: 3, angle: -8, traits: ['vue'] },
      { kind: 'maison', name: 'la buvette', x: 25, y: 13, width: 4, height: 3, angle: -8, traits: ['vue'] },
      { kind: 'colline', name: 'butte au Grain', x: 7.5, y: 32.6, width: 6, height: 4.5 },
      { kind: 'colline', name: 'butte au Son', x: 28.5, y: 3.4, width: 6, height: 4.5 },
      {
        kind: 'haie',
        x: 12,
        y: 15,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: -2, y: 0.5 },
          { x: 2, y: -0.5 },
        ],
      },
      {
        kind: 'haie',
        x: 24,
        y: 21,
        width: 1,
        traits: ['couvert'],
        points: [
          { x: -2, y: 0.5 },
          { x: 2, y: -0.5 },
        ],
      },
      { kind: 'but', mark: '1', x: 18, y: 18, width: 2, height: 2 },
      { kind: 'but', mark: '2', x: 19, y: 6, width: 2, height: 2 },
      { kind: 'but', mark: '3', x: 17, y: 30, width: 2, height: 2 },
      { kind: 'figurine', icon: 'goose', x: 16.5, y: 4, width: 1, height: 1 },
      { kind: 'figurine', icon: 'goose', x: 17, y: 24, width: 1, height: 1 },
      { kind: 'figurine', icon: 'goose', x: 19, y: 12, width: 1, height: 1 },
      { kind: 'figurine', icon: 'goose', x: 19.5, y: 32, width: 1, height: 1 },
      { kind: 'figurine', name: 'Chat Noir', icon: 'cat', x: 18, y: 20, width: 1, height: 1 },
    ],
  },
})
