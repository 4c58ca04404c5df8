/** What comes of an action against a target, exactly. Chapitres 1.1, 1.2.2, 1.2.3, 3.3 and 5. */
import {
  asNumber,
  certainly,
  plural,
  signed,
  type Blow,
  type Circumstance,
  type DuelAttack,
  type DuelRules,
  type Duelist,
  type Setting,
  type Target,
} from '../../core/index.ts'
import {
  cover,
  dicePerToken,
  faceNeeded,
  keywordById,
  scenarioActions,
  secondActivation,
} from './catalog/index.ts'
import { attemptOf, plunderChance, searchChance } from './dice.ts'
import { studiesOf } from './odds/studies.ts'
import { resolveRoster, type Member, type MemberAction } from './resolve.ts'
import type { Roster } from './schema.ts'

const circumstances: readonly Circumstance[] = [
  {
    id: 'jetons',
    label: 'Jetons d’ordre joués',
    note: '2 dés de plus chacun',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: 9,
  },
  { id: 'couvert', label: 'Cible à couvert', note: '−1, armure +2', side: 'attacker', kind: 'toggle' },
  { id: 'seconde', label: 'Seconde activation', note: '−2', side: 'attacker', kind: 'toggle' },
  {
    id: 'conseiller',
    label: 'Conseiller allié à 4 cases',
    note: '+1',
    side: 'attacker',
    kind: 'toggle',
  },
  {
    id: 'peur',
    label: 'Autres peurs à 4 cases',
    note: 'un dé en moins chacune',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: 9,
  },
  {
    id: 'modifier',
    label: 'Autre modificateur',
    note: 'au jet',
    side: 'attacker',
    kind: 'count',
    min: -9,
    max: 9,
  },
]

/** A number of the target's; somebody of whom it is not known has none. */
const number = ({ numbers }: Target, id: string): number => Math.max(0, numbers[id] ?? 0)

const hasRule = ({ rules }: Member, id: string): boolean => rules.some(({ entry }) => entry.id === id)

const fearReach = keywordById.get('peur')?.aura ?? 0

/** Whether whoever is aimed at stands near enough that his fear is felt: at contact, or within a short range. */
const isNear = (member: Member, action: MemberAction): boolean => {
  const shots = [...action.keywords, ...member.rules].filter(({ entry }) => entry.id === 'tir')
  return shots.length === 0 || shots.some(({ value }) => value !== undefined && value <= fearReach)
}

/** How many auras of fear take a die: those that the player tells of, and the target's own where it is near. */
const fearsOf = (member: Member, near: boolean, target: Target, setting: Setting): number =>
  hasRule(member, 'sans-peur') ? 0 : (setting['peur'] ?? 0) + (near ? number(target, 'peur') : 0)

const diceOf = (member: Member, fears: number, setting: Setting): number =>
  Math.max(0, member.profile.action - fears) + dicePerToken * (setting['jetons'] ?? 0)

/** Beyond two, bonuses change nothing more. */
const modifierOf = (member: Member, covered: boolean, setting: Setting): number => {
  const sum =
    (covered ? cover.attempt : 0) +
    (setting['seconde'] ? secondActivation : 0) +
    (setting['conseiller'] || hasRule(member, 'conseiller') ? 1 : 0) +
    (setting['modifier'] ?? 0)
  return Math.max(-2, Math.min(2, sum))
}

const armourOf = ({ keywords }: MemberAction, target: Target, covered: boolean): number =>
  keywords.some(({ entry }) => entry.id === 'gel')
    ? 0
    : number(target, 'armure') + (covered ? cover.armour : 0)

const against =
  (member: Member, action: MemberAction) =>
  (target: Target, setting: Setting): Blow => {
    const covered = (setting['couvert'] ?? 0) !== 0
    const fears = fearsOf(member, isNear(member, action), target, setting)
    const dice = diceOf(member, fears, setting)
    const modifier = modifierOf(member, covered, setting)
    const armour = armourOf(action, target, covered)
    const { chance, losses } = attemptOf(action.action, { dice, modifier, armour })
    return {
      touch: modifier,
      damage: action.action.damage ?? 0,
      defence: armour,
      chance: asNumber(chance),
      losses,
      notes: [
        `${diceNote(member, dice, fears, setting)}, réussite à ${faceNeeded(modifier)} et plus${modifier === 0 ? '' : ` (${signed(modifier)})`}.`,
        needsNote(action),
        ...damageNotes(action, armour, covered),
        ...laterNotes(action),
      ],
    }
  }

const diceNote = ({ profile }: Member, dice: number, fears: number, setting: Setting): string => {
  const tokens = setting['jetons'] ?? 0
  const parts = [
    `action ${profile.action}`,
    ...(fears > 0 ? [`peur −${Math.min(fears, profile.action)}`] : []),
    ...(tokens > 0 ? [`jetons +${dicePerToken * tokens}`] : []),
  ]
  return `${plural(dice, 'dé')} (${parts.join(', ')})`
}

const needsNote = ({ action: { needs }, grows }: MemberAction): string =>
  `Il en faut ${needs}${grows ? ', chacune de plus ajoute 1 dégât' : ''}.`

const damageNotes = (
  { damage, keywords }: MemberAction,
  armour: number,
  covered: boolean,
): readonly string[] => {
  if (damage === undefined) return ['Pas de dégâts par elle-même.']
  if (keywords.some(({ entry }) => entry.id === 'gel')) return [`Dégâts ${damage}, le gel ignore l’armure.`]
  return [`Dégâts ${damage}, moins ${armour} d’armure${covered ? ', couvert compris' : ''}.`]
}

/** What the numbers leave out. */
const laterNotes = ({ action, keywords }: MemberAction): readonly string[] => [
  ...keywords
    .filter(({ entry }) => entry.id === 'flammes' || entry.id === 'poison')
    .map(({ label }) => `${label} : ce qui blesse en fin de tour n’est pas compté.`),
  ...(action.text.trim() === '' ? [] : ['Ce que dit son texte n’est pas compté.']),
]

const byHand = ['jetons', 'couvert', 'seconde', 'conseiller', 'peur', 'modifier']

/** What can change an action of this figure: it is its own counsellor, and who is without fear has none. */
const circumstancesFor = (member: Member, ids: readonly string[]): readonly string[] =>
  ids.filter(
    id =>
      !(id === 'peur' && hasRule(member, 'sans-peur')) &&
      !(id === 'conseiller' && hasRule(member, 'conseiller')),
  )

const scenarioAttack = (member: Member, { id, name }: (typeof scenarioActions)[number]): DuelAttack => ({
  id,
  label: name,
  circumstances: circumstancesFor(
    member,
    // A natural 6 heeds no bonus.
    id === 'piller' ? ['jetons', 'peur'] : ['jetons', 'seconde', 'conseiller', 'peur', 'modifier'],
  ),
  against: (target, setting) => {
    const fears = fearsOf(member, false, target, setting)
    const dice = diceOf(member, fears, setting)
    const modifier = id === 'piller' ? 0 : modifierOf(member, false, setting)
    return {
      touch: modifier,
      damage: 0,
      defence: 0,
      chance: asNumber(id === 'piller' ? plunderChance(dice) : searchChance(dice, modifier)),
      losses: certainly(0),
      notes:
        id === 'piller'
          ? [`${diceNote(member, dice, fears, setting)} : un 6 au moins, sans aucun bonus.`]
          : [
              `${diceNote(member, dice, fears, setting)}, réussite à ${faceNeeded(modifier)} et plus : il en faut 2.`,
            ],
    }
  },
})

const targetOf = (member: Member): Target => ({
  name: member.name,
  numbers: { armure: member.profile.armour, peur: hasRule(member, 'peur') ? 1 : 0 },
  life: member.profile.health,
  circumstances: [],
})

export const duelistOf = (member: Member): Duelist => ({
  path: member.path,
  name: member.name,
  icon: member.icon,
  attacks: [
    ...member.actions.map((action): DuelAttack => ({
      id: action.id,
      label: action.name,
      circumstances: circumstancesFor(member, byHand),
      against: against(member, action),
    })),
    ...scenarioActions.map(action => scenarioAttack(member, action)),
  ],
  target: targetOf(member),
})

export const armourSpan = { from: 0, to: 4 } as const

/** Each profile once, those that are recruited first; the others wait for their turn. */
const duelists = (roster: Roster): readonly Duelist[] =>
  resolveRoster(roster)
    .toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0))
    .map(duelistOf)

export const duel: DuelRules<Roster> = {
  circumstances,
  defence: { label: 'Armure', ...armourSpan, stops: 'losses' },
  losses: { one: 'dégât', many: 'dégâts' },
  duelists,
  anybody: (armour, life) => ({
    name: `Armure ${Math.max(0, armour)}`,
    numbers: { armure: Math.max(0, armour), peur: 0 },
    life,
    circumstances: [],
  }),
  studies: encounter => studiesOf(encounter, armourSpan),
}
