/** Two armies, one wagon of soup in the middle, and forty centimetres where nobody may set out. */
import type { ScenarioSample } from '../../../core/index.ts'

const title = 'Le Chariot de soupe'
const summary =
  'Un chariot embourbé entre deux armées affamées : on le pousse, on le garde, on ne renverse rien. 200 à 300 #.'

const setup = [
  '1. Dressez la table ({table}) comme sur la carte. Le chariot est sur {but 1}, au milieu du gué sec.',
  '2. Jouez la première initiative. Le vainqueur dit qui pose la première unité ; A se déploie dans {zone A}, B dans {zone B}.',
  '3. À tour de rôle, chacun pose une unité, entière dans sa zone. Les 40 cm du milieu restent vides.',
].join('\n')

const rules = [
  '- :stone-wall: Les **murets** abritent : l’unité collée derrière annule le bonus de charge, et qui la vise tire à -1.',
  '- :forest: Les **bois** sont difficiles : chaque centimètre en coûte deux, sauf par Bond ou par Vol. Au travers, la vue est partielle : Tir -1.',
  '- :old-wagon: **Pousser le chariot** : une action d’une unité au contact, hors de toute mêlée. Il avance de 10 cm dans la direction voulue, et l’unité avec lui ; de 20 cm si elle compte quatre figurines ou plus. Une fois par tour et par camp.',
  '- :cauldron: **La marmite** : aucun tir ni sort ne vise le chariot. Le Vol et le Bond passent au-dessus ; la vue à travers est partielle.',
].join('\n')

const victory = [
  'Comptez après le sixième tour.',
  '',
  '| Ce qui compte | Points |',
  '| :-- | --: |',
  '| Le chariot touche votre zone de déploiement | 4 points |',
  '| Sinon, il est dans votre moitié de la table | 2 points |',
  '| Une de vos unités le touche, aucun ennemi ne le touche | 1 point |',
  '| L’adversaire a perdu plus de # que vous | 1 point |',
  '',
  'Le plus de points mange chaud. À égalité, on partage, et le vaincu moral fait la vaisselle.',
].join('\n')

export const soupWagon: ScenarioSample = {
  id: 'le-chariot-de-soupe',
  title,
  summary,
  document: {
    format: 'copiste-scenario',
    version: 1,
    system: 'mini-figs-mef-fan',
    title,
    summary,
    author: 'Copiste',
    players: 2,
    points: '200 à 300 #',
    duration: '90 minutes',
    rounds: 6,
    story: [
      'Bordereau nº 1 : « Un chariot de soupe, plein, expédié à l’armée. » Le commis n’a pas précisé laquelle. Les deux ont signé.',
      'Le charretier a dételé au premier cor et emporté le mulet, pièce maîtresse de son assurance. Reste la soupe, qui refroidit au milieu d’un gué sans eau.',
    ].join('\n\n'),
    setup,
    first: 'À chaque tour, le vainqueur de l’initiative dit qui donne le premier ordre.',
    rules,
    victory,
    events: [
      { round: 3, text: 'La soupe est tiède. Chaque camp relit son bordereau à voix haute.' },
      { round: 6, text: 'Dernier tour. Ce qui n’est pas mangé ce soir est réputé perdu au combat.' },
    ],
    objects: [
      {
        name: 'Chariot de soupe',
        icon: 'old-wagon',
        count: 1,
        as: 'jeton',
        text: 'Se pousse, ne se renverse pas. Quarante litres, moins ce que le charretier a goûté.',
      },
    ],
    map: {
      name: 'Le gué sec',
      unit: 'cm',
      width: 120,
      height: 90,
      grid: 0,
      north: 0,
      pieces: [
        {
          kind: 'chemin',
          name: 'la route des cantines',
          x: 60,
          y: 45,
          width: 5,
          points: [
            { x: -60, y: 2 },
            { x: -25, y: -2 },
            { x: 0, y: 0 },
            { x: 25, y: 2 },
            { x: 60, y: -2 },
          ],
        },
        { kind: 'zone', side: 'A', name: 'Cantine du Nord', x: 60, y: 12, width: 110, height: 20 },
        { kind: 'zone', side: 'B', name: 'Cantine du Sud', x: 60, y: 78, width: 110, height: 20 },
        {
          kind: 'bois',
          name: 'bois Laurier',
          x: 26,
          y: 33,
          width: 18,
          height: 12,
          traits: ['couvert', 'difficile'],
        },
        {
          kind: 'bois',
          name: 'bois Persil',
          x: 94,
          y: 57,
          width: 18,
          height: 12,
          traits: ['couvert', 'difficile'],
        },
        {
          kind: 'mur',
          x: 88,
          y: 32,
          width: 1.5,
          traits: ['couvert'],
          points: [
            { x: -8, y: 0 },
            { x: 8, y: 0 },
          ],
        },
        {
          kind: 'mur',
          x: 32,
          y: 58,
          width: 1.5,
          traits: ['couvert'],
          points: [
            { x: -8, y: 0 },
            { x: 8, y: 0 },
          ],
        },
        { kind: 'rochers', x: 44, y: 30, width: 6, height: 5, traits: ['couvert'] },
        { kind: 'rochers', x: 76, y: 60, width: 6, height: 5, traits: ['couvert'] },
        { kind: 'but', mark: '1', name: 'le chariot', x: 60, y: 45, width: 6, height: 6 },
      ],
    },
  },
}
