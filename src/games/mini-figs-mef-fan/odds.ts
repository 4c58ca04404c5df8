/**
 * The chances of a whole unit against another: all the dice that it throws in a turn, the saves of its target, and the
 * wounds that pass from one figure to the next. Chapters «Mêlée», «Tir» and «Défense».
 */
import {
  andThen,
  anyOf,
  asNumber,
  certainly,
  chanceOf,
  plural,
  seenAs,
  signed,
  typeset,
  type Blow,
  type Circumstance,
  type DuelAttack,
  type Duelist,
  type DuelRules,
  type Setting,
  type Target,
  type Ways,
} from '../../core/index.ts'
import { sum } from '../kit/index.ts'
import { ammoOf, fast, rangeOf, type SpellEntry } from './catalog/index.ts'
import { faces, facesUnder, woundsOf, type Pool } from './odds/dice.ts'
import { studies } from './odds/studies.ts'
import { hasTrait, resolveRoster, type Member } from './resolve.ts'
import { most, type Melee, type Roster, type Shot } from './schema.ts'

const frights = [
  { id: 'test', label: 'selon le test de Men' },
  { id: 'rate', label: 'test raté' },
  { id: 'reussi', label: 'test réussi' },
] as const

const circumstances: readonly Circumstance[] = [
  {
    id: 'combattants',
    label: 'Figurines qui frappent',
    note: '0 : toutes',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: most.figures,
  },
  { id: 'charge', label: 'Charge', note: 'Mél +1, lance +1', side: 'attacker', kind: 'toggle' },
  { id: 'dos', label: 'Charge dans le dos', note: 'Mél +2, lance +1', side: 'attacker', kind: 'toggle' },
  { id: 'garde', label: 'En garde, et chargée', note: 'Mél +1, lance +1', side: 'attacker', kind: 'toggle' },
  { id: 'desengagement', label: 'La cible rompt', note: 'Mél +2', side: 'attacker', kind: 'toggle' },
  { id: 'concentree', label: 'Action concentrée', note: '+1', side: 'attacker', kind: 'toggle' },
  { id: 'proche', label: 'À demi-portée', note: 'Tir +1', side: 'attacker', kind: 'toggle' },
  { id: 'vue-partielle', label: 'Cible vue en partie', note: 'Tir −1', side: 'attacker', kind: 'toggle' },
  {
    id: 'modifier',
    label: 'Sorts et autres',
    note: 'au score',
    side: 'attacker',
    kind: 'count',
    min: -9,
    max: 9,
  },
  { id: 'en-garde', label: 'En garde', note: 'annule la charge', side: 'target', kind: 'toggle' },
  { id: 'abri', label: 'Abritée', note: 'annule la charge, Tir −1', side: 'target', kind: 'toggle' },
  { id: 'rapide', label: 'Rapide, et a bougé', note: 'Tir −1', side: 'target', kind: 'toggle' },
  { id: 'grande-cible', label: 'Grande cible', note: 'Tir +1', side: 'target', kind: 'toggle' },
  {
    id: 'effroi',
    label: 'Effrayante',
    note: 'Mél −1 si Men raté',
    side: 'target',
    kind: 'choice',
    options: frights,
  },
  {
    id: 'debout',
    label: 'Figurines encore debout',
    note: '0 : toutes',
    side: 'target',
    kind: 'count',
    min: 0,
    max: most.figures,
  },
]

const isSet = (setting: Setting, id: string): boolean => (setting[id] ?? 0) !== 0

/** A number of the target's; somebody of whom it is not known has none. */
const number = ({ numbers }: Target, id: string): number => numbers[id] ?? 0

/** One reason for a change, with what it adds. */
interface Cause {
  readonly name: string
  readonly by: number
}

const total = (causes: readonly Cause[]): number => sum(causes, ({ by }) => by)

const standing = (member: Member, setting: Setting): number => {
  const asked = setting['combattants'] ?? 0
  return asked > 0 ? Math.min(asked, member.unit.figures) : member.unit.figures
}

/** What lowers the dice of a melee for want of courage is told apart: it depends on a throw of its own. */
const meleeCauses = (member: Member, setting: Setting): readonly Cause[] => {
  const behind = isSet(setting, 'dos')
  const charges = behind || isSet(setting, 'charge')
  const held = isSet(setting, 'en-garde') || isSet(setting, 'abri')
  const guards = isSet(setting, 'garde')
  const lance = hasTrait(member, 'lance')
  const charge = { name: behind ? 'charge dans le dos' : 'charge', by: behind ? 2 : 1 }
  const runs = charges && !held
  return [
    ...(runs ? [charge] : []),
    ...(charges && held ? [{ name: 'charge annulée', by: 0 }] : []),
    ...(guards ? [{ name: 'en garde', by: 1 }] : []),
    ...(lance && (runs || guards) ? [{ name: 'lance', by: 1 }] : []),
    ...(isSet(setting, 'desengagement') ? [{ name: 'la cible rompt', by: 2 }] : []),
    ...other(setting),
  ]
}

const other = (setting: Setting): readonly Cause[] => {
  const by = setting['modifier'] ?? 0
  return by === 0 ? [] : [{ name: 'sorts et autres', by }]
}

const shotCauses = (target: Target, setting: Setting): readonly Cause[] => {
  const large = number(target, 'grande') > 0 || isSet(setting, 'grande-cible')
  const hidden = isSet(setting, 'vue-partielle') || isSet(setting, 'abri')
  return [
    ...(isSet(setting, 'concentree') ? [{ name: 'concentrée', by: 1 }] : []),
    ...(isSet(setting, 'proche') ? [{ name: 'à demi-portée', by: 1 }] : []),
    ...(large ? [{ name: 'grande cible', by: 1 }] : []),
    ...(isSet(setting, 'rapide') ? [{ name: 'cible rapide', by: -1 }] : []),
    ...(hidden ? [{ name: 'vue partielle', by: -1 }] : []),
    ...other(setting),
  ]
}

const cap = (wounds: Ways<number>, { life }: Target): Ways<number> =>
  life === null ? wounds : seenAs(wounds, lost => Math.min(lost, life))

const causesSaid = (causes: readonly Cause[]): string =>
  causes.length === 0
    ? ''
    : ` (${causes.map(({ name, by }) => `${name} ${by === 0 ? '' : signed(by)}`.trim()).join(', ')})`

interface Weapon {
  readonly score: number
  readonly piercing: number
}

/** « 1 chance sur 6 » */
const chancesSaid = (under: number): string => `${plural(under, 'chance')} sur ${faces}`

const dieSaid = (label: string, { score, piercing }: Weapon, causes: readonly Cause[], defence: number) => {
  const under = Math.max(0, score + total(causes))
  const saves = Math.max(0, defence - piercing)
  return [
    `${label} ${score}${causesSaid(causes)} : ${chancesSaid(facesUnder(under))} de toucher.`,
    `Déf ${defence}${piercing > 0 ? `, Perforant ${piercing}` : ''} : ${chancesSaid(facesUnder(saves))} de sauver.`,
  ]
}

interface Throw {
  readonly label: string
  readonly weapons: readonly Weapon[]
  readonly dice: number
  readonly causes: readonly Cause[]
}

const poolsOf = ({ weapons, dice, causes }: Throw, defence: number, fear = 0): readonly Pool[] =>
  weapons.map(({ score, piercing }) => ({
    dice,
    // Ruling 8: no score falls below 0.
    score: Math.max(0, score + total(causes) + fear),
    defence: Math.max(0, defence - piercing),
  }))

const blowOf = (
  thrown: Throw,
  target: Target,
  wounds: (pools: (fear: number) => Ways<number>) => Ways<number>,
  notes: readonly string[],
): Blow => {
  const defence = number(target, 'def')
  const losses = cap(
    wounds(fear => woundsOf(poolsOf(thrown, defence, fear))),
    target,
  )
  const [first = { score: 0, piercing: 0 }] = thrown.weapons
  const said = thrown.weapons.flatMap(weapon => dieSaid(thrown.label, weapon, thrown.causes, defence))
  return {
    touch: first.score + total(thrown.causes),
    damage: first.piercing,
    defence,
    chance: asNumber(chanceOf(losses, lost => lost > 0)),
    losses,
    notes: [...new Set([...notes, ...said])].map(typeset),
  }
}

const test = (score: number): Ways<boolean> =>
  seenAs(anyOf([1, 2, 3, 4, 5, 6]), face => face <= facesUnder(score))

const fearOf = (member: Member, target: Target, setting: Setting): Ways<boolean> => {
  if (number(target, 'effrayant') === 0) return certainly(false)
  const how = frights[setting['effroi'] ?? 0]?.id ?? 'test'
  return how === 'test' ? seenAs(test(member.unit.men), passed => !passed) : certainly(how === 'rate')
}

const meleeBlow = (member: Member, target: Target, setting: Setting): Blow => {
  const { melee, men } = member.unit
  const dice = standing(member, setting)
  const thrown: Throw = { label: 'Mél', weapons: melee, dice, causes: meleeCauses(member, setting) }
  const fear = fearOf(member, target, setting)
  const frightened = [...fear.outcomes.keys()].includes(true)
  return blowOf(thrown, target, pools => andThen(fear, afraid => pools(afraid ? -1 : 0)), [
    `${plural(dice, 'figurine')}, ${plural(dice * melee.length, 'dé')}.`,
    ...(frightened
      ? [
          fear.outcomes.size > 1
            ? `La cible effraie : Men ${men}, ${chancesSaid(faces - facesUnder(men))} de se battre à Mél -1.`
            : 'La cible effraie : Mél -1.',
        ]
      : []),
  ])
}

const shotBlow = (member: Member, shot: Shot, target: Target, setting: Setting): Blow => {
  const dice = standing(member, setting)
  const causes = shotCauses(target, setting)
  return blowOf({ label: 'Tir', weapons: [shot], dice, causes }, target, pools => pools(0), [
    `${plural(dice, 'figurine')}, ${plural(dice, 'dé')}, à ${rangeOf(shot.range).centimetres} cm au plus.`,
  ])
}

/** The mage's test of Men, then dice that nothing changes. */
const spellBlow = (
  member: Member,
  { shot, name }: SpellEntry & { readonly shot: NonNullable<SpellEntry['shot']> },
  target: Target,
  setting: Setting,
): Blow => {
  const men = Math.max(
    0,
    member.unit.men + (isSet(setting, 'concentree') ? 1 : 0) + (setting['modifier'] ?? 0),
  )
  const asked = setting['debout'] ?? 0
  const figures = Math.max(1, number(target, 'figurines'))
  const dice = shot.each ? (asked > 0 ? Math.min(asked, figures) : figures) : 1
  return blowOf(
    { label: 'Tir', weapons: [shot], dice, causes: [] },
    target,
    pools => andThen(test(men), cast => (cast ? pools(0) : certainly(0))),
    [
      `${name} : Men ${men}, ${chancesSaid(facesUnder(men))} de le lancer.`,
      `${plural(dice, 'dé')}, sans aucun bonus ni malus de tir.`,
    ],
  )
}

const inMelee = [
  'combattants',
  'charge',
  'dos',
  'garde',
  'desengagement',
  'modifier',
  'en-garde',
  'abri',
  'effroi',
]
const inShots = [
  'combattants',
  'concentree',
  'proche',
  'vue-partielle',
  'modifier',
  'abri',
  'rapide',
  'grande-cible',
]

/** The circumstances that this unit can bring about: alone, it is all who fight. */
const ableTo = (member: Member, ids: readonly string[]): readonly string[] =>
  ids.filter(id => id !== 'combattants' || member.unit.figures > 1)

/** How many times it is shot in a game; null where nobody counts. */
export interface RationedAttack extends DuelAttack {
  readonly rounds: number | null
}

const named = (label: string, { score, piercing, name }: Melee | Shot): string =>
  `${name?.trim() || label} ${score}${piercing > 0 ? `, Perforant ${piercing}` : ''}`

export const shotId = (index: number): string => (index === 0 ? 'tir' : `tir-${index + 1}`)

const attacksOf = (member: Member): readonly DuelAttack[] => {
  const { melee, shots } = member.unit
  return [
    ...(melee.length > 0
      ? [
          {
            id: 'melee',
            label: `Mêlée : ${melee.map(one => named('Mél', one)).join(' + ')}`,
            circumstances: ableTo(member, inMelee),
            against: (target: Target, setting: Setting) => meleeBlow(member, target, setting),
          },
        ]
      : []),
    // Ruling 5: Tir 0 never shoots.
    ...shots.flatMap((shot, index): readonly RationedAttack[] =>
      shot.score > 0
        ? [
            {
              id: shotId(index),
              label: named('Tir', shot),
              circumstances: ableTo(member, inShots),
              against: (target, setting) => shotBlow(member, shot, target, setting),
              rounds: ammoOf(shot.ammo).shots,
            },
          ]
        : [],
    ),
    ...member.spells.flatMap(({ entry }): readonly DuelAttack[] => {
      const spell = entry.catalogue
      const shot = spell?.shot
      return spell && shot && member.spellsAgreed > 0
        ? [
            {
              id: spell.id,
              label: spell.name,
              circumstances: ['concentree', 'modifier', ...(shot.each ? ['debout'] : [])],
              against: (target, setting) => spellBlow(member, { ...spell, shot }, target, setting),
            },
          ]
        : []
    }),
  ].filter((attack, index, list) => list.findIndex(({ id }) => id === attack.id) === index)
}

const targetOf = (member: Member): Target => {
  const { unit, life, name } = member
  return {
    name,
    numbers: {
      def: unit.def,
      men: unit.men,
      dep: unit.dep,
      figurines: unit.figures,
      vie: unit.vie,
      grande: unit.large ? 1 : 0,
      effrayant: hasTrait(member, 'effrayant') ? 1 : 0,
    },
    life,
    circumstances: [
      'en-garde',
      'abri',
      ...(unit.dep >= fast ? ['rapide'] : []),
      ...(hasTrait(member, 'effrayant') ? ['effroi'] : []),
      ...(unit.figures > 1 ? ['debout'] : []),
    ],
  }
}

export const duelistOf = (member: Member): Duelist => ({
  path: member.path,
  name: member.name,
  icon: member.icon,
  attacks: attacksOf(member),
  target: targetOf(member),
})

export const duel: DuelRules<Roster> = {
  circumstances,
  defence: { label: 'Déf', from: 0, to: 6 },
  losses: { one: 'Vie', many: 'Vies' },
  duelists: roster => resolveRoster(roster).map(duelistOf),
  anybody: (defence, life) => ({
    name: `Déf ${defence}`,
    numbers: { def: defence, figurines: life ?? 1, vie: 1 },
    life,
    circumstances: ['en-garde', 'abri', 'rapide', 'grande-cible'],
  }),
  studies,
}
