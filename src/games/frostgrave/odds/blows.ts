/** What comes of a fight, a shot or a spell against somebody, with all that adds to a die or takes from it. */
import {
  andThen,
  anyOf,
  asNumber,
  certainly,
  chanceOf,
  inDecimals,
  inPercent,
  meanOf,
  seenAs,
  signed,
  typeset,
  type Blow,
  type DuelAttack,
  type Setting,
  type Target,
  type Ways,
} from '../../../core/index.ts'
import { sum } from '../../kit/index.ts'
import { numbers } from '../catalog/index.ts'
import type { Gear, KnownSpell, Member } from '../resolve.ts'
import type { Toll } from './bout.ts'
import { countOf, coverOf, isCritical, isSet, modifierBy } from './circumstances.ts'
import {
  casting,
  costOf,
  faces,
  fight,
  resisting,
  shot,
  type Cast,
  type Exchange,
  type Shot,
} from './dice.ts'

/** How somebody acts, with what studies ask of it. */
export type Deed =
  | {
      readonly way: 'combat'
      readonly weapon: Gear
      readonly exchange: (target: Target, setting: Setting) => Ways<Exchange>
    }
  | { readonly way: 'tir'; readonly shoot: (target: Target, setting: Setting) => Ways<Shot> }
  | { readonly way: 'sort'; readonly spell: KnownSpell; readonly cast: (setting: Setting) => Ways<Cast> }

export type FrostAttack = DuelAttack & {
  readonly deed: Deed
  /** What it costs both of them. */
  readonly toll: (target: Target, setting: Setting) => Ways<Toll>
  /** Whether the wounded are played. */
  readonly wounded: boolean
}

export const isOurs = (attack: DuelAttack): attack is FrostAttack => 'deed' in attack

/** A number of the target's; somebody of whom it is not known has none. */
const number = ({ numbers: known }: Target, id: string): number => known[id] ?? 0

/** One reason for a change, with what it adds. */
interface Cause {
  readonly name: string
  readonly by: number
}

const total = (causes: readonly Cause[]): number => sum(causes, ({ by }) => by)

/** « D20 +4 (Combat +4) » */
const rollSaid = (causes: readonly Cause[]): string => {
  const told = causes.filter(({ by }) => by !== 0)
  const parts = told.map(({ name, by }) => `${name} ${signed(by)}`).join(', ')
  return `D20 ${signed(total(causes))}${parts === '' ? '' : ` (${parts})`}`
}

const cause = (name: string, by: number): readonly Cause[] => (by === 0 ? [] : [{ name, by }])

const whenSet = (setting: Setting, id: string, name: string, by: number): readonly Cause[] =>
  isSet(setting, id) ? [{ name, by }] : []

const other = (setting: Setting): readonly Cause[] => cause('autres', countOf(setting, 'modifier'))

const ownWound = (setting: Setting): readonly Cause[] =>
  whenSet(setting, 'blesse', 'blessé', modifierBy('blesse'))
const theirWound = (setting: Setting): readonly Cause[] =>
  whenSet(setting, 'cible-blessee', 'blessée', modifierBy('blesse'))

/** The Combat of who is aimed at, as it stands. */
const theirCombat = (target: Target, setting: Setting): readonly Cause[] => [
  { name: 'Combat', by: number(target, 'combat') + countOf(setting, 'combat-adverse') },
  ...whenSet(setting, 'cible-encombree', 'encombrée', modifierBy('encombre')),
  ...theirWound(setting),
]

/** Ruling 3: the larger support less the smaller. */
const netSupport = (setting: Setting): number =>
  (countOf(setting, 'soutiens') - countOf(setting, 'soutiens-adverses')) * modifierBy('soutien')

/* ---- fights ---- */

const fightCauses = (member: Member, weapon: Gear, target: Target, setting: Setting) => {
  const net = netSupport(setting)
  return {
    own: [
      { name: 'Combat', by: member.stats.combat },
      ...cause('soutien', Math.max(0, net)),
      ...whenSet(setting, 'encombre', 'encombré', modifierBy('encombre')),
      ...ownWound(setting),
      ...other(setting),
      ...cause('arme adverse', number(target, 'arme-jet')),
    ],
    theirs: [
      ...theirCombat(target, setting),
      ...cause('soutien', Math.max(0, -net)),
      ...cause(weapon.name, weapon.opponent),
    ],
  }
}

const exchangeOf =
  (member: Member, weapon: Gear) =>
  (target: Target, setting: Setting): Ways<Exchange> => {
    const { own, theirs } = fightCauses(member, weapon, target, setting)
    return fight(
      { bonus: total(own), damage: weapon.damage, armour: member.stats.armure },
      { bonus: total(theirs), damage: number(target, 'arme-dommages'), armour: number(target, 'armure') },
      isCritical(setting, member.options.critical),
    )
  }

const damageSaid = ({ damage, name }: Pick<Gear, 'damage' | 'name'>, armour: number): string =>
  `Dommages : le total${damage === 0 ? '' : ` ${signed(damage)} (${name})`}, moins ${armour} d’Armure.`

const criticalSaid = (setting: Setting, { options }: Member): readonly string[] =>
  isCritical(setting, options.critical) ? ['Critiques : un 20 au dé touche et double les dommages.'] : []

export const timesOf = <T>(ways: Ways<T>, happens: (outcome: T) => boolean): string => {
  const { part, whole } = chanceOf(ways, happens)
  return inPercent(asNumber({ part, whole }), { most: 1 })
}

const fightBlow = (member: Member, weapon: Gear, target: Target, setting: Setting): Blow => {
  const ways = exchangeOf(member, weapon)(target, setting)
  const { own, theirs } = fightCauses(member, weapon, target, setting)
  const armour = number(target, 'armure')
  const received = asNumber(meanOf(seenAs(ways, ({ taken }) => taken)))
  const share = (verdict: Exchange['verdict']): string => timesOf(ways, one => one.verdict === verdict)
  const { sante } = member.stats
  return {
    touch: total(own),
    damage: weapon.damage,
    defence: armour,
    chance: asNumber(chanceOf(ways, ({ verdict }) => verdict !== 'lose')),
    losses: seenAs(ways, ({ given }) => given),
    notes: [
      `${rollSaid(own)} contre ${rollSaid(theirs)}.`,
      `Gagne ${share('win')}, égalité ${share('draw')} où les deux touchent, perd ${share('lose')}.`,
      damageSaid(weapon, armour),
      `En reçoit ${inDecimals(received)} en moyenne, et tombe ${timesOf(ways, ({ taken }) => taken >= sante)} du temps.`,
      ...criticalSaid(setting, member),
    ].map(typeset),
  }
}

/** A fight costs both. */
export const fightAttack = (
  member: Member,
  weapon: Gear,
  facts: Pick<DuelAttack, 'id' | 'label' | 'circumstances'>,
): FrostAttack => ({
  ...facts,
  against: (target, setting) => fightBlow(member, weapon, target, setting),
  deed: { way: 'combat', weapon, exchange: exchangeOf(member, weapon) },
  toll: exchangeOf(member, weapon),
  wounded: member.options.wounded,
})

/* ---- shots ---- */

/** What is added to the throw of who is shot at, beside what its Combat is. */
const shotCauses = (target: Target, setting: Setting): readonly Cause[] => {
  const large = number(target, 'grand') > 0 || isSet(setting, 'grande')
  return [
    ...theirCombat(target, setting),
    ...cause('couvert', coverOf(setting)),
    ...cause('obstructions', countOf(setting, 'obstructions') * modifierBy('obstruction')),
    ...whenSet(setting, 'hatif', 'tir hâtif', modifierBy('hatif')),
    ...(large ? [{ name: 'grande', by: modifierBy('grande-cible') }] : []),
  ]
}

const missed: Shot = { hit: false, damage: 0 }

/** Into a fight, whoever of all that are in it stands in the way. */
const picked = (setting: Setting, ways: Ways<Shot>): Ways<Shot> => {
  const engaged = countOf(setting, 'dans-un-combat')
  if (engaged < 2) return ways
  const places = Array.from({ length: engaged }, (_, place) => place)
  return andThen(anyOf(places), place => (place === 0 ? ways : certainly(missed)))
}

const pickedSaid = (setting: Setting): readonly string[] => {
  const engaged = countOf(setting, 'dans-un-combat')
  return engaged < 2
    ? []
    : [`Dans un combat : 1 chance sur ${engaged} que le trait aille à cette cible, et sinon à une autre.`]
}

interface Bow {
  readonly name: string
  readonly damage: number
  readonly opponent: number
  readonly own: readonly Cause[]
}

const bowOf = (member: Member, weapon: Gear, setting: Setting): Bow => ({
  ...weapon,
  own: [{ name: 'Tir', by: member.stats.tir }, ...ownWound(setting), ...other(setting)],
})

const theirsAgainst = ({ name, opponent }: Bow, target: Target, setting: Setting): readonly Cause[] => [
  ...shotCauses(target, setting),
  ...cause(name, opponent),
]

const shootWith = (member: Member, bow: Bow, target: Target, setting: Setting): Ways<Shot> =>
  picked(
    setting,
    shot(
      { bonus: total(bow.own), damage: bow.damage },
      { bonus: total(theirsAgainst(bow, target, setting)), armour: number(target, 'armure') },
      isCritical(setting, member.options.critical),
    ),
  )

const shotBlow = (member: Member, weapon: Gear, target: Target, setting: Setting): Blow => {
  const bow = bowOf(member, weapon, setting)
  const ways = shootWith(member, bow, target, setting)
  const armour = number(target, 'armure')
  return {
    touch: total(bow.own),
    damage: weapon.damage,
    defence: armour,
    chance: asNumber(chanceOf(ways, ({ hit }) => hit)),
    losses: seenAs(ways, ({ damage }) => damage),
    notes: [
      `${rollSaid(bow.own)} doit dépasser ${rollSaid(theirsAgainst(bow, target, setting))}.`,
      `Touche ${timesOf(ways, ({ hit }) => hit)}, fait au moins 1 dommage ${timesOf(ways, ({ damage }) => damage > 0)}.`,
      damageSaid(weapon, armour),
      ...pickedSaid(setting),
      ...criticalSaid(setting, member),
      `À ${weapon.range ?? numbers.shotRange}″ au plus, hors de tout contact${weapon.reload ? ' ; recharger tient lieu de mouvement' : ''}.`,
    ].map(typeset),
  }
}

export const shotAttack = (
  member: Member,
  weapon: Gear,
  facts: Pick<DuelAttack, 'id' | 'label' | 'circumstances'>,
): FrostAttack => {
  const shoot = (target: Target, setting: Setting): Ways<Shot> =>
    shootWith(member, bowOf(member, weapon, setting), target, setting)
  return {
    ...facts,
    against: (target, setting) => shotBlow(member, weapon, target, setting),
    deed: { way: 'tir', shoot },
    toll: (target, setting) =>
      seenAs(shoot(target, setting), ({ damage }): Toll => ({ given: damage, taken: 0 })),
    wounded: member.options.wounded,
  }
}

/* ---- spells ---- */

/** A spell whose value is known. */
export type ValuedSpell = KnownSpell & { readonly castingValue: number }

const castCauses = (setting: Setting): readonly Cause[] => [...ownWound(setting), ...other(setting)]

const castOf =
  ({ castingValue, outOfGame }: ValuedSpell) =>
  (setting: Setting): Ways<Cast> =>
    casting({
      value: castingValue,
      bonus: total(castCauses(setting)),
      empowering: countOf(setting, 'renfort'),
      beyond: countOf(setting, 'surcroit'),
      harmless: outOfGame,
    })

const willCauses = (target: Target, setting: Setting): readonly Cause[] => [
  { name: 'Volonté', by: number(target, 'volonte') + countOf(setting, 'volonte-adverse') },
  ...theirWound(setting),
]

/** What a spell comes to: whether it takes effect, what it does where it shoots, what it cost. */
interface Spellwork extends Toll {
  readonly takes: boolean
}

/** « un tir à +4 »: what its player wrote of it; a text without such words says nothing. */
export const shotInText = (text: string): number => {
  const [, sign, number] = /\btir(?:\s+(?:à|de))?\s*\**\s*([+\u2212-])\s?(\d{1,2})/iu.exec(text) ?? []
  return number === undefined ? 0 : sign === '+' ? Number(number) : -Number(number)
}

const spellBow = (spell: KnownSpell, setting: Setting): Bow => ({
  name: spell.name,
  damage: 0,
  opponent: 0,
  own: [
    ...cause('sort', shotInText(spell.text)),
    ...cause('de plus', countOf(setting, 'tir-du-sort')),
    ...ownWound(setting),
  ],
})

const spellWays = (member: Member, spell: ValuedSpell, target: Target, setting: Setting): Ways<Spellwork> => {
  const arrow = spell.attack
    ? shootWith(member, spellBow(spell, setting), target, setting)
    : certainly<Shot>({ hit: true, damage: 0 })
  const will = total(willCauses(target, setting))
  const empowered = countOf(setting, 'volonte-renforcee')
  return andThen(castOf(spell)(setting), (thrown): Ways<Spellwork> => {
    const taken = costOf(thrown)
    const nothing = certainly<Spellwork>({ takes: false, given: 0, taken })
    if (!thrown.cast) return nothing
    const effect = seenAs(arrow, ({ hit, damage }): Spellwork => ({ takes: hit, given: damage, taken }))
    return spell.resist
      ? andThen(resisting(thrown.total, will, empowered), resisted => (resisted ? nothing : effect))
      : effect
  })
}

const costSaid = (thrown: Ways<Cast>, outOfGame: boolean): string => {
  if (outOfGame && ![...thrown.outcomes.keys()].some(one => costOf(one) > 0))
    return 'Hors de la partie : rater ne blesse pas.'
  const mean = inDecimals(asNumber(meanOf(seenAs(thrown, costOf))))
  const most = Math.max(...[...thrown.outcomes.keys()].map(costOf))
  return `Coûte au lanceur ${mean} Santé en moyenne, ${most} au plus.`
}

const spellBlow = (member: Member, spell: ValuedSpell, target: Target, setting: Setting): Blow => {
  const ways = spellWays(member, spell, target, setting)
  const thrown = castOf(spell)(setting)
  const causes = castCauses(setting)
  const bow = spellBow(spell, setting)
  const most = countOf(setting, 'renfort') + countOf(setting, 'surcroit')
  const cast = chanceOf(thrown, one => one.cast)
  const armour = number(target, 'armure')
  return {
    touch: spell.attack ? total(bow.own) : total(causes),
    damage: 0,
    defence: spell.attack ? armour : spell.castingValue,
    chance: asNumber(chanceOf(ways, ({ takes }) => takes)),
    losses: seenAs(ways, ({ given }) => given),
    notes: [
      `${rollSaid(causes)}, à ${spell.castingValue} ou plus : ${(cast.part * BigInt(faces)) / cast.whole} sur ${faces}${most > 0 ? ', renforcé' : ''}.`,
      costSaid(thrown, spell.outOfGame),
      ...(most >= member.stats.sante ? ['Renforcer jusqu’à 0 de Santé élimine le lanceur.'] : []),
      ...(spell.resist
        ? [`Résiste avec ${rollSaid(willCauses(target, setting))}, au jet du sort ou plus.`]
        : []),
      ...(spell.attack
        ? [
            `Puis tire : ${rollSaid(bow.own)} doit dépasser ${rollSaid(theirsAgainst(bow, target, setting))}.`,
            damageSaid(bow, armour),
            ...pickedSaid(setting),
            ...criticalSaid(setting, member),
          ]
        : ['Ce que fait le sort, son texte le dit.']),
    ].map(typeset),
  }
}

export const spellAttack = (
  member: Member,
  spell: ValuedSpell,
  facts: Pick<DuelAttack, 'id' | 'label' | 'circumstances'>,
): FrostAttack => ({
  ...facts,
  against: (target, setting) => spellBlow(member, spell, target, setting),
  deed: { way: 'sort', spell, cast: castOf(spell) },
  toll: (target, setting) => spellWays(member, spell, target, setting),
  wounded: member.options.wounded,
})
