/** Every value of the catalogue typed again, read from the rulebook and from its rulings a second time. */
import { describe, expect, it } from 'vitest'
import {
  activation,
  auras,
  boardSquares,
  brings,
  cover,
  diceFacts,
  dicePerToken,
  difficultMovement,
  faceNeeded,
  forcedMoves,
  keywords,
  millimetresPerSquare,
  orderTokens,
  plunder,
  recruiting,
  rulings,
  scenarioActions,
  scoring,
  search,
  secondActivation,
  setUp,
  setUpNumbers,
  terrains,
  thresholds,
  tokens,
  tokensPerFigure,
  turns,
  turnSteps,
  usualLimit,
} from '../../../src/games/fees-d-armes/catalog/index.ts'
import { genericLabel, reminderOf } from '../../../src/games/fees-d-armes/resolve.ts'
import { feesDArmes } from '../../../src/games/fees-d-armes/index.ts'
import { plain } from './bands.ts'

describe('the numbers of the game', () => {
  it('are those of chapters 1 to 4', () => {
    expect({
      usualLimit,
      turns,
      orderTokens,
      tokensPerFigure,
      dicePerToken,
      difficultMovement,
      secondActivation,
      cover,
      plunder,
      search,
      board: boardSquares * millimetresPerSquare,
    }).toEqual({
      usualLimit: 10,
      turns: 5,
      orderTokens: 5,
      tokensPerFigure: 2,
      dicePerToken: 2,
      difficultMovement: 2,
      secondActivation: -2,
      cover: { attempt: -1, armour: 2 },
      plunder: { face: 6, needs: 1 },
      search: { needs: 2 },
      board: 600,
    })
  })
  it('count «plus de» from one square further: chapter 2', () => {
    expect(setUpNumbers).toEqual({
      terrainsEach: 3,
      terrainsApart: 3,
      objectivesEach: 2,
      objectivesApart: 5,
      lairsApart: 6,
      firstFromLair: 7,
      secondFromEnemies: 5,
    })
  })
  it('chapter 1.1: «5+» at −1, «6» at −2 or worse, «3+» at +1, «2+» at +2 or better', () => {
    expect(thresholds).toEqual([
      { modifier: 2, face: 2 },
      { modifier: 1, face: 3 },
      { modifier: 0, face: 4 },
      { modifier: -1, face: 5 },
      { modifier: -2, face: 6 },
    ])
    for (const { modifier, face } of thresholds) expect(faceNeeded(modifier)).toBe(face)
  })
})

describe('keywords', () => {
  it('are these, in these places, with these numbers and auras: chapter 5', () => {
    expect(
      keywords.map(({ id, places, number, aura }) => [id, places.join('+'), number, aura ?? null]),
    ).toEqual([
      ['agile', 'regle', 'never', null],
      ['charge', 'action', 'always', null],
      ['conseiller', 'regle', 'never', 4],
      ['deplacer', 'action', 'always', null],
      ['esquive', 'action', 'always', null],
      ['flammes', 'action', 'always', null],
      ['gel', 'action', 'never', null],
      ['peur', 'regle', 'never', 4],
      ['poison', 'action', 'always', null],
      ['regeneration', 'regle', 'always', null],
      ['repousser', 'action', 'always', null],
      ['sans-peur', 'regle', 'never', null],
      ['tir', 'action+regle', 'optional', null],
      ['tirer', 'action', 'always', null],
      ['vol', 'regle', 'never', null],
    ])
  })
  it('are printed as the book does', () => {
    expect(keywords.map(genericLabel)).toEqual([
      'Agile',
      'Charge (X)',
      'Conseiller',
      'Déplacer (X)',
      'Esquive (X)',
      'Flammes (X)',
      'Gel',
      'Peur',
      'Poison (X)',
      'Régénération (X)',
      'Repousser (X)',
      'Sans peur',
      'Tir',
      'Tirer (X)',
      'Vol',
    ])
  })
  const reminder = (id: string, value?: number): string => {
    const entry = keywords.find(one => one.id === id)
    return entry ? plain(reminderOf(entry, value)) : ''
  }
  it.each<readonly [string, number | undefined, string]>([
    [
      'agile',
      undefined,
      'Chaque pas de ses mouvements peut aller en diagonale. Le contact, lui, reste droit.',
    ],
    [
      'charge',
      3,
      'Cible hors de contact : avancez d’abord de 3 cases au plus pour la toucher, selon le terrain. Trop loin, toute l’action est perdue.',
    ],
    [
      'charge',
      1,
      'Cible hors de contact : avancez d’abord de 1 case au plus pour la toucher, selon le terrain. Trop loin, toute l’action est perdue.',
    ],
    [
      'charge',
      undefined,
      'Cible hors de contact : avancez d’abord de X cases au plus pour la toucher, selon le terrain. Trop loin, toute l’action est perdue.',
    ],
    [
      'conseiller',
      undefined,
      'Aura (4) : cette figurine et ses alliées ont +1 à leurs jets. Deux conseils ne s’ajoutent jamais.',
    ],
    [
      'deplacer',
      2,
      'Après les dégâts, la cible, amie ou ennemie, glisse de 2 cases du côté que vous voulez.',
    ],
    ['esquive', 2, 'Après les dégâts, cette figurine se déplace de 2 cases, selon le terrain.'],
    [
      'flammes',
      2,
      'La cible prend 2 jetons Flammes. En fin de tour, chaque jeton lui fait 1 dégât sans armure, puis tous s’en vont.',
    ],
    ['gel', undefined, 'L’armure de la cible compte pour 0, celle du couvert aussi.'],
    [
      'peur',
      undefined,
      'Aura (4) : les figurines ennemies ont un dé d’action en moins. Plusieurs peurs s’ajoutent.',
    ],
    [
      'poison',
      1,
      'La cible prend 1 jeton Poison. À chaque fin de tour, tant qu’il en reste : 1 dégât sans armure, et un jeton s’en va.',
    ],
    [
      'regeneration',
      2,
      'À chaque fin de tour, après flammes et poison, cette figurine, si elle tient debout, retrouve 2 points de santé.',
    ],
    ['repousser', 2, 'Après les dégâts, la cible, amie ou ennemie, recule tout droit de 2 cases.'],
    ['sans-peur', undefined, 'La peur ne lui retire aucun dé.'],
    ['tir', undefined, 'Au contact ou non, vise n’importe quelle figurine en vue.'],
    ['tir', 5, 'Au contact ou non, vise une figurine en vue, à 5 cases ou moins. Plus loin, c’est raté.'],
    ['tirer', 3, 'Après les dégâts, la cible, amie ou ennemie, vient tout droit vers vous, de 3 cases.'],
    [
      'vol',
      undefined,
      'Passe au-dessus des figurines et des décors, sans souci du terrain. Seconde activation : 2 cases.',
    ],
  ])('%s %s: %s', (id, value, text) => {
    expect(reminder(id, value)).toBe(text)
  })
})

describe('what everybody can do', () => {
  it('is to plunder and to search', () => {
    expect(scenarioActions.map(({ id, needs }) => [id, needs])).toEqual([
      ['piller', 'un 6'],
      ['fouiller', '2'],
    ])
  })
})

describe('tokens', () => {
  it('are so many', () => {
    expect(tokens.map(({ id, count, spare }) => [id, count, spare])).toEqual([
      ['ordre', 5, 5],
      ['flammes', 0, 6],
      ['poison', 0, 6],
      ['objectif', 2, 0],
      ['repaire', 1, 0],
      ['premier-joueur', 1, 0],
      ['pille', 1, 0],
    ])
  })
})

describe('the passages', () => {
  it('come in the order of play', () => {
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
    expect(ids(setUp)).toEqual(['premier-joueur', 'decors', 'objectifs', 'repaires', 'bandes'])
    expect(ids(turnSteps)).toEqual(['initiative', 'activations', 'fin', 'points', 'retours'])
    expect(ids(activation)).toEqual(['mouvement', 'action', 'seconde', 'jetons'])
    expect(ids(diceFacts)).toEqual(['cible', 'jet', 'bonus', 'plus', 'degats', 'couvert'])
    expect(ids(auras)).toEqual(['aura'])
    expect(ids(scoring)).toEqual(['eliminations', 'pillages', 'fouilles'])
    expect(ids(terrains)).toEqual(['bloquant', 'difficile', 'facile'])
    expect(ids(forcedMoves)).toEqual(['terrain', 'choc'])
    expect(ids(recruiting)).toEqual(['limite', 'faction', 'bonus'])
    expect(brings.length).toBe(7)
  })
})

describe('what the book says in passing', () => {
  const all = [...activation, ...turnSteps, ...diceFacts, ...auras, ...scoring]
  const text = (id: string): string => plain(all.find(step => step.id === id)?.text ?? '')
  it('1.2.1: the most by value scores, and nobody where both have as much', () => {
    expect(text('eliminations')).toMatch(/^1 point à qui .* À égalité, personne\.$/)
  })
  it('3.1: the token is for the lower score «(s’il y en a un)»; five turns, then the sum', () => {
    expect(text('points')).toContain(
      '; à égalité, personne. Après le cinquième, le plus gros total l’emporte',
    )
  })
  it('1.3: sight goes from base to base, and other bases cut it; what is not shot is in contact', () => {
    expect(text('cible')).toBe(
      'Au contact, sauf mot-clé contraire. La vue va tout droit, de socle à socle ; le socle d’une autre figurine la coupe.',
    )
  })
  it('3.3.3: no figure is crossed', () => {
    expect(text('mouvement')).toContain('sans traverser personne')
  })
  it('3.4: an aura holds on its own figure, and its damage heeds armour and cover', () => {
    expect(text('aura')).toContain('X compris, et sur sa figurine aussi')
    expect(text('aura')).toContain('comptent l’armure et le couvert')
  })
  it('1.2.3: an objective may be searched again and again', () => {
    expect(text('fouilles')).toMatch(/^1 point par fouille réussie/)
  })
})

describe('the rulings', () => {
  it('are those of the law and what the book leaves open besides, each under its subject', () => {
    expect(rulings.map(({ number, title, subject }) => [number, title, subject?.title])).toEqual([
      [1, 'Fouiller se joue aux dés', 'Les jets'],
      [2, 'Manger les enfants', 'Les cartes'],
      [3, 'Un « + » tout seul', 'Les jets'],
      [4, 'Voler, deux façons de le dire', 'Les cartes'],
      [5, 'Deux factions en commun', 'La bande'],
      [6, 'Pousser de travers', 'Sur le plateau'],
      [7, 'Jusqu’où porte Tir (X)', 'Les jets'],
      [8, 'Charge et Esquive', 'Sur le plateau'],
      [9, 'Facile et difficile à la fois', 'Sur le plateau'],
      [10, 'Buter ou frôler', 'Sur le plateau'],
      [11, 'Repaire encerclé', 'Sur le plateau'],
    ])
  })
})

describe('the compendium', () => {
  const sections = feesDArmes.catalog()
  it('has all of it, each entry once', () => {
    expect(sections.map(({ id, entries }) => [id, entries.length])).toEqual([
      ['keywords', 15],
      ['scenario-actions', 2],
      ['bonus', 5],
      ['numbers', 16],
      ['dice', 6],
      ['set-up', 5],
      ['turn', 5],
      ['activation', 4],
      ['auras', 1],
      ['scoring', 3],
      ['terrain', 3],
      ['forced', 2],
      ['tokens', 7],
      ['recruiting', 3],
      ['profiles', 22],
      ['factions', 4],
    ])
    for (const { entries } of sections) expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })
  it('tells the numbers as they are', () => {
    const numbers = sections.find(({ id }) => id === 'numbers')?.entries ?? []
    expect(numbers.map(({ id, numbers: held }) => [id, held['value']])).toEqual([
      ['limite', 10],
      ['tours', 5],
      ['jetons-d-ordre', 5],
      ['jetons-par-figurine', 2],
      ['des-par-jeton', 2],
      ['seconde-activation', -2],
      ['couvert-au-jet', -1],
      ['couvert-en-armure', 2],
      ['terrain-difficile', 2],
      ['decors', 3],
      ['objectifs', 2],
      ['entre-decors', 3],
      ['entre-objectifs', 5],
      ['entre-repaires', 6],
      ['premier-du-repaire', 7],
      ['second-des-ennemis', 5],
    ])
  })
  it('counts the first player’s token once for the table, the others for each player', () => {
    const summaries = sections
      .find(({ id }) => id === 'tokens')
      ?.entries.map(({ id, summary }) => `${id}: ${plain(summary)}`)
    expect(summaries).toContain('premier-joueur: Un pour la table')
    expect(summaries).toContain('objectif: 2 par joueur')
  })
  it('says what plundering and searching ask for', () => {
    expect(
      sections
        .find(({ id }) => id === 'scenario-actions')
        ?.entries.map(({ summary, numbers }) => [plain(summary), numbers['needs']]),
    ).toEqual([
      ['Demande un 6', 'un 6'],
      ['Demande deux réussites', '2'],
    ])
  })
  it('tells what « Tir » does with a number and without', () => {
    const entry = sections[0]?.entries.find(({ id }) => id === 'tir')
    expect(plain(entry?.text ?? '')).toBe(
      'Au contact ou non, vise n’importe quelle figurine en vue.\n\nTir (X) : Au contact ou non, vise une figurine en vue, à X cases ou moins. Plus loin, c’est raté.',
    )
  })
})
