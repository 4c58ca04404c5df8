/** The catalogue as `copiste catalog` and the compendium list it: every id with its printed name, numbers and facts. */
import { plural, signed, type CatalogEntry, type CatalogSection } from '../../core/index.ts'
import {
  activation,
  auras,
  cover,
  diceFacts,
  difficultMovement,
  dicePerToken,
  forcedMoves,
  keywordMoments,
  keywords,
  orderTokens,
  recruiting,
  scenarioActions,
  scoring,
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
  type KeywordEntry,
  type KeywordPlace,
  type PlayStep,
} from './catalog/index.ts'
import { catalogSection, factsOf } from '../kit/index.ts'
import { houseCards, houseShelf } from './house.ts'
import { genericLabel, reminderOf, type Member } from './resolve.ts'
import { actionLine, factionNames, numbersLine, profileDetail, rulesLine } from './summary.ts'

export const listing = (): readonly CatalogSection[] => [
  catalogSection(
    'keywords',
    { title: 'Mots-clés', one: 'Mot-clé', icon: 'spell-book' },
    keywords.map(keywordEntry),
  ),
  catalogSection(
    'scenario-actions',
    { title: 'Actions de scénario', one: 'Action de scénario', icon: 'treasure-map' },
    scenarioActions.map(({ id, name, icon, needs, asks, text }) => ({
      id,
      name,
      icon,
      text,
      summary: `Demande ${asks}`,
      numbers: { needs },
      facts: factsOf(['Demande', asks], ['Vaut', '1 point']),
    })),
  ),
  catalogSection(
    'bonus',
    { title: 'Bonus et malus', one: 'Bonus ou malus', icon: 'inverted-dice-5' },
    thresholds.map(({ modifier, face }) => ({
      id: `bonus-${modifier}`,
      name: bonusName(modifier),
      icon: 'inverted-dice-5',
      summary: face === 6 ? 'Réussite sur 6' : `Réussite à ${face} et plus`,
      numbers: { modifier, face },
      facts: factsOf(['Dé', face === 6 ? '6' : `${face}+`]),
    })),
  ),
  catalogSection(
    'numbers',
    { title: 'Les nombres du jeu', one: 'Nombre', icon: 'abacus' },
    numbers.map(([id, name, value, summary]) => ({
      id,
      name,
      icon: 'abacus',
      summary,
      numbers: { value },
      facts: factsOf(['Valeur', value < 0 ? signed(value) : `${value}`]),
    })),
  ),
  catalogSection(
    'dice',
    { title: 'Les jets', one: 'Règle de jet', icon: 'rolling-dices' },
    diceFacts.map(stepEntry),
  ),
  catalogSection(
    'set-up',
    { title: 'Mise en place', one: 'Préparatif', icon: 'chess-pawn' },
    setUp.map(stepEntry),
  ),
  catalogSection('turn', { title: 'Le tour', one: 'Étape', icon: 'sands-of-time' }, turnSteps.map(stepEntry)),
  catalogSection(
    'activation',
    { title: 'L’activation', one: 'Temps de l’activation', icon: 'player-next' },
    activation.map(stepEntry),
  ),
  catalogSection('auras', { title: 'Les auras', one: 'Aura', icon: 'aura' }, auras.map(stepEntry)),
  catalogSection('scoring', { title: 'Les points', one: 'Point', icon: 'laurels' }, scoring.map(stepEntry)),
  catalogSection(
    'terrain',
    { title: 'Les décors', one: 'Décor', icon: 'pine-tree' },
    terrains.map(({ id, name, icon, examples, text }) => ({
      id,
      name,
      icon,
      text,
      summary: examples,
      numbers: {},
    })),
  ),
  catalogSection(
    'forced',
    { title: 'Pousser et tirer', one: 'Mouvement forcé', icon: 'push' },
    forcedMoves.map(stepEntry),
  ),
  catalogSection(
    'tokens',
    { title: 'Les jetons', one: 'Jeton', icon: 'token' },
    tokens.map(({ id, name, icon, text, count, spare, shared = false }) => ({
      id,
      name,
      icon,
      text,
      summary: shared ? 'Un pour la table' : count > 0 ? `${count} par joueur` : 'Selon les profils',
      numbers: { count, spare },
      facts: factsOf(
        [shared ? 'Pour la table' : 'Par joueur', count > 0 ? `${count}` : undefined],
        ['En réserve', spare > 0 ? `${spare}` : undefined],
      ),
    })),
  ),
  catalogSection(
    'recruiting',
    { title: 'Recruter', one: 'Règle de recrutement', icon: 'meeple-group' },
    recruiting.map(stepEntry),
  ),
  catalogSection(
    'profiles',
    { title: 'Profils tout faits', one: 'Profil', icon: 'fairy' },
    houseShelf().map(({ member }) => profileEntry(member)),
  ),
  catalogSection(
    'factions',
    { title: 'Factions toutes faites', one: 'Faction', icon: 'three-leaves' },
    houseCards().map(({ id, name, icon, permanent, additional }) => ({
      id,
      name,
      icon,
      summary: permanent,
      text: `${permanent}\n\n${additional}`,
      numbers: {},
      facts: factsOf(['Permanent', permanent], ['Contre un jeton d’ordre', additional]),
    })),
  ),
]

const bonusName = (modifier: number): string => {
  if (modifier === 0) return 'Sans bonus'
  const more = Math.abs(modifier) === 2 ? (modifier > 0 ? ' ou mieux' : ' ou pire') : ''
  return `${signed(modifier)}${more}`
}

const placeNames: Readonly<Record<KeywordPlace, string>> = { action: 'Action', regle: 'Règle permanente' }
const numberNames = { never: undefined, always: 'toujours', optional: 'au choix' } as const

const keywordEntry = (entry: KeywordEntry): CatalogEntry => ({
  id: entry.id,
  name: genericLabel(entry),
  icon: entry.icon,
  summary: reminderOf(entry, undefined),
  text: [
    reminderOf(entry, undefined),
    // With a number it is another thing.
    ...(entry.plain === undefined
      ? []
      : [`${entry.name} (X) : ${reminderOf({ ...entry, plain: entry.text }, undefined)}`]),
  ].join('\n\n'),
  numbers: {
    places: entry.places,
    number: entry.number,
    aura: entry.aura ?? null,
    moment: entry.moment,
  },
  facts: factsOf(
    ['Se trouve', entry.places.map(place => placeNames[place]).join(', ')],
    [
      'Nombre',
      entry.numbered ? `${numberNames[entry.number] ?? ''}, sur une action` : numberNames[entry.number],
    ],
    ['Aura', entry.aura === undefined ? undefined : plural(entry.aura, 'case')],
    ['Quand', keywordMoments[entry.moment]],
  ),
  tags: [
    ...entry.places.map(place => ({ of: 'Place', label: placeNames[place] })),
    { of: 'Moment', label: keywordMoments[entry.moment] },
  ],
})

const numbers: readonly (readonly [id: string, name: string, value: number, summary: string])[] = [
  ['limite', 'Points de recrutement', usualLimit, 'Par bande, sauf accord'],
  ['tours', 'Tours', turns, 'Par partie'],
  ['jetons-d-ordre', 'Jetons d’ordre', orderTokens, 'Par joueur, à chaque tour'],
  ['jetons-par-figurine', 'Jetons sur une figurine', tokensPerFigure, 'Par tour, au plus'],
  ['des-par-jeton', 'Dés d’un jeton joué', dicePerToken, 'Avant le jet'],
  ['seconde-activation', 'Seconde activation', secondActivation, 'À tous ses jets'],
  ['couvert-au-jet', 'Couvert, au jet', cover.attempt, 'Pour qui attaque'],
  ['couvert-en-armure', 'Couvert, en armure', cover.armour, 'Pour qui s’abrite'],
  ['terrain-difficile', 'Terrain difficile', difficultMovement, 'Cases de mouvement, au plus'],
  ['decors', 'Décors', setUpNumbers.terrainsEach, 'Par joueur'],
  ['objectifs', 'Objectifs', setUpNumbers.objectivesEach, 'Par joueur'],
  ['entre-decors', 'Entre deux décors', setUpNumbers.terrainsApart, 'Cases, au moins'],
  ['entre-objectifs', 'Entre deux objectifs', setUpNumbers.objectivesApart, 'Cases, au moins'],
  ['entre-repaires', 'Entre les repaires', setUpNumbers.lairsApart, 'Cases, au moins'],
  [
    'premier-du-repaire',
    'Du premier joueur au repaire ennemi',
    setUpNumbers.firstFromLair,
    'Cases, au moins',
  ],
  ['second-des-ennemis', 'Du second joueur aux ennemis', setUpNumbers.secondFromEnemies, 'Cases, au moins'],
]

const stepEntry = ({ id, title, icon, text }: PlayStep): CatalogEntry => ({
  id,
  name: title,
  icon,
  text,
  summary: text,
  numbers: {},
})

const profileEntry = (member: Member): CatalogEntry => {
  const { profile, id, name, icon, actions } = member
  const { cost, movement, action, armour, health } = profile
  return {
    id,
    name,
    icon,
    summary: `${plural(cost, 'point')} · ${numbersLine(member)}`,
    text: [profileDetail(member).replaceAll('\n', '\n\n'), profile.notes ?? ''].filter(Boolean).join('\n\n'),
    numbers: { cost, movement, flying: member.flies, action, armour, health, factions: profile.factions },
    facts: factsOf(
      ['Coût', plural(cost, 'point')],
      ['Mouvement', `${plural(movement, 'case')}${member.flies ? ', en vol' : ''}`],
      ['Action', plural(action, 'dé')],
      ['Armure', `${armour}`],
      ['Santé', `${health}`],
      ['Actions', actions.map(actionLine).join(' · ')],
      ['Règles', rulesLine(member)],
      ['Factions', factionNames(member)],
    ),
    tags: member.factions.map(faction => ({ of: 'Faction', label: faction.name, icon: faction.icon })),
    badge: `${cost}`,
  }
}
