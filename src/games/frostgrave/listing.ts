/** The catalogue as `copiste catalog` and the compendium list it: every id with its printed name, numbers and facts. */
import { signed, type CatalogEntry, type CatalogSection } from '../../core/index.ts'
import { catalogSection, decimal, factsOf } from '../kit/index.ts'
import {
  castingFailures,
  creatureSteps,
  equipmentKinds,
  kinds,
  measures,
  modifiers,
  numbers,
  rules,
  ruleSubjects,
  stats,
  statuses,
  terrains,
  tokens,
  traits,
  turnSteps,
  type CastingFailure,
  type ModifierEntry,
  type StatEntry,
  type TraitEntry,
} from './catalog/index.ts'

export const listing = (): readonly CatalogSection[] => [
  catalogSection(
    'stats',
    { title: 'Caractéristiques', one: 'Caractéristique', icon: 'walking-boot' },
    stats.map(statEntry),
  ),
  catalogSection(
    'kinds',
    { title: 'Rôles de l’expédition', one: 'Rôle dans l’expédition', icon: 'wizard-staff' },
    kinds.map(({ id, name, icon, many, phase, casts }) => {
      const step = turnSteps.find(known => known.id === phase)
      return {
        id,
        name,
        icon,
        summary: `joue à la phase des ${many}`,
        numbers: { phase, casts },
        facts: factsOf(['Phase', step?.name], ['Magie', casts && 'lance des sorts']),
      }
    }),
  ),
  catalogSection('traits', { title: 'Traits', one: 'Trait', icon: 'skeleton' }, traits.map(traitEntry)),
  catalogSection(
    'equipment',
    { title: 'Équipement', one: 'Sorte d’équipement', icon: 'broadsword' },
    equipmentKinds.map(({ id, name, icon, text }) => ({
      id,
      name,
      icon,
      summary: text,
      numbers: { range: id === 'tir' ? numbers.shotRange : null },
      facts: factsOf(['Portée', id === 'tir' && `${numbers.shotRange}″`]),
    })),
  ),
  catalogSection(
    'turn',
    { title: 'Phases du tour', one: 'Phase', icon: 'sands-of-time' },
    turnSteps.map(({ id, name, icon, text, brief }, index) => ({
      id,
      name,
      icon,
      summary: brief,
      text,
      numbers: { order: index + 1 },
      badge: `${index + 1}`,
    })),
  ),
  catalogSection(
    'rules',
    { title: 'Règles du jeu', one: 'Règle', icon: 'rolling-dices' },
    rules.map(({ id, name, icon, text, brief, subject }) => ({
      id,
      name,
      icon,
      summary: brief,
      text,
      numbers: {},
      tags: [{ of: 'Sujet', label: ruleSubjects[subject] }],
    })),
  ),
  catalogSection(
    'modifiers',
    { title: 'Modificateurs', one: 'Modificateur', icon: 'inverted-dice-6' },
    modifiers.map(modifierEntry),
  ),
  catalogSection(
    'measures',
    { title: 'Nombres et distances', one: 'Nombre', icon: 'measure-tape' },
    measures.map(({ id, name, icon, value, unit }) => {
      const shown = `${decimal(value)}${unit === '″' ? unit : unit && ` ${value < 2 ? singular(unit) : unit}`}`
      return { id, name, icon, summary: shown, numbers: { value, unit }, facts: factsOf(['Vaut', shown]) }
    }),
  ),
  catalogSection(
    'failures',
    { title: 'Échec des sorts', one: 'Échec', icon: 'magic-swirl' },
    castingFailures.map(failureEntry),
  ),
  catalogSection(
    'creatures',
    { title: 'Conduite des créatures', one: 'Cas', icon: 'beast-eye' },
    creatureSteps.map(({ id, name, icon, question, answer, brief }, index) => ({
      id,
      name,
      icon,
      summary: brief,
      text: question === null ? answer : `${question} ${answer}`,
      numbers: { order: index + 1 },
      badge: `${index + 1}`,
    })),
  ),
  catalogSection(
    'statuses',
    { title: 'États', one: 'État', icon: 'bleeding-heart' },
    statuses.map(({ id, name, icon, text, brief }) => ({
      id,
      name,
      icon,
      summary: brief,
      text,
      numbers: {},
    })),
  ),
  catalogSection(
    'terrains',
    { title: 'Terrains', one: 'Terrain', icon: 'high-grass' },
    terrains.map(({ id, name, icon, text, brief }) => ({
      id,
      name,
      icon,
      summary: brief,
      text,
      numbers: {},
    })),
  ),
  catalogSection(
    'tokens',
    { title: 'Pions', one: 'Pion', icon: 'locked-chest' },
    tokens.map(({ id, name, icon, text }) => ({ id, name, icon, summary: text, numbers: {} })),
  ),
]

/** « fois » is one of several already. */
const singular = (unit: string): string => (unit === 'fois' ? unit : unit.replace(/s$/, ''))

const statEntry = ({
  id,
  name,
  icon,
  letter,
  signed: withSign,
  usual,
  text,
  brief,
}: StatEntry): CatalogEntry => {
  const shown = (value: number): string => (withSign ? signed(value) : `${value}`)
  return {
    id,
    name,
    icon,
    summary: brief,
    text,
    numbers: { letter, usualMin: usual.min, usualMax: usual.max },
    facts: factsOf(['Lettre', letter], ['D’ordinaire', `de ${shown(usual.min)} à ${shown(usual.max)}`]),
  }
}

const traitEntry = ({
  id,
  name,
  icon,
  text,
  brief,
  neverWounded,
  noTreasure,
  large,
}: TraitEntry): CatalogEntry => ({
  id,
  name,
  icon,
  summary: brief,
  text,
  numbers: { neverWounded, noTreasure, large },
  facts: factsOf(
    ['Blessures', neverWounded && 'jamais'],
    ['Trésors', noTreasure && 'n’en porte pas'],
    ['Sous les tirs', large && 'grande cible'],
  ),
})

const modifierOf = { tir: 'Tir', combat: 'Combat', tout: 'Tous les dés' } as const
const rollOf = { cible: 'de la cible', combattant: 'du combattant', figurine: 'de la figurine' } as const

const modifierEntry = ({ id, name, icon, of, rolls, by, each, when }: ModifierEntry): CatalogEntry => ({
  id,
  name,
  icon,
  summary: `${by === null ? 'selon l’arme' : `${signed(by)}${each === null ? '' : ` ${each}`}`} au jet ${rollOf[rolls]} : ${when}`,
  numbers: { of, rolls, by, each: each !== null },
  facts: factsOf(
    [
      'Vaut',
      by === null ? 'ce que dit la ligne de l’arme' : `${signed(by)}${each === null ? '' : ` ${each}`}`,
    ],
    ['Au jet', rollOf[rolls]],
    ['Quand', when],
  ),
  tags: [{ of: 'Pour', label: modifierOf[of] }],
})

const damageSaid = (damage: number): string =>
  damage === 0 ? 'aucun dommage' : damage === 1 ? '1 dommage' : `${damage} dommages`

const failureEntry = ({ from, to, damage }: CastingFailure): CatalogEntry => ({
  id: `echec-${from}`,
  name: to === null ? `Raté de ${from} ou plus` : `Raté de ${from} à ${to}`,
  icon: damage === 0 ? 'magic-swirl' : 'heart-drop',
  summary: damageSaid(damage),
  numbers: { from, to, damage },
  facts: factsOf(['Au lanceur', damageSaid(damage)]),
})
