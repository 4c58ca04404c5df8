/** One blow in mêlée: what the weapon, the one who strikes, the ground and the target make of the die. Pages 25 to 30, 41. */
import { signed, type Setting, type Target } from '../../../core/index.ts'
import { clumsyClasses, lengthOf, type Blade, type LengthId } from '../catalog/index.ts'
import { hasCompetence, isTrained, type KnownWeapon, type Member } from '../resolve.ts'
import {
  agreed,
  cause,
  causesSaid,
  isSet,
  modifierOf,
  orderly,
  seenOf,
  totalOf,
  type Cause,
  type Seen,
} from './circumstances.ts'
import type { Strike } from './melee.ts'

/** A weapon that somebody strikes with, and what the players agreed that heavy ones are worth. */
export interface Arm {
  readonly member: Member
  readonly weapon: KnownWeapon
  readonly blade: Blade
  readonly heavyBonus: number
}

export interface Striking {
  readonly strike: Strike
  readonly causes: readonly Cause[]
  /** When it comes: the least first. */
  readonly order: number
  readonly notes: readonly string[]
}

/** Before every blade. */
export const shotOrder = 0

const onFoot = ({ mount }: Member): boolean => mount.id === 'pied'
const isLong = ({ length }: Blade): boolean => length === 'longue' || length === 'semi-longue'
const isBare = ({ length }: Blade): boolean => length === 'poings'
export const isSwordsman = ({ member, blade }: Arm): boolean =>
  hasCompetence(member, 'bretteur') && (blade.length === 'courte' || blade.length === 'tres-courte')
/** Pointed at a rider who charges, by who has learned to wait for him. */
export const canBrace = ({ member, blade }: Arm): boolean =>
  onFoot(member) && isLong(blade) && isTrained(member, 'pied-ferme')
export const canCharge = ({ member }: Arm): boolean => member.mount.id === 'cavalier'

/** Indoors, and for what is heavy in close order, there is no room to swing. */
const isCramped = ({ blade }: Arm, setting: Setting): boolean =>
  isLong(blade) && (isSet(setting, 'interieur') || (blade.heavy && isSet(setting, 'ordre-serre')))

const lengthIn = (arm: Arm, setting: Setting): LengthId =>
  isCramped(arm, setting) ? 'courte' : arm.blade.length

/** A swordsman who throws one die strikes as early as the next longer weapons. */
const orderOf = (arm: Arm, setting: Setting): number =>
  lengthOf(lengthIn(arm, setting)).order - (isSwordsman(arm) && !isSet(setting, 'deux-des') ? 1 : 0)

/** One penalty in all, which the weight of a heavy tool cancels. */
const clumsiness = (arm: Arm, setting: Setting): readonly Cause[] => {
  const { member, blade, weapon } = arm
  const trained = hasCompetence(member, 'mains-nues')
  if (blade.heavy && !isCramped(arm, setting)) return []
  const reasons = [
    ...(member.classe <= clumsyClasses && !isSet(setting, 'motive') ? ['novice'] : []),
    ...(blade.improvised && !(trained && weapon.id === 'grand-baton') ? ['improvisee'] : []),
    ...(isBare(blade) && !trained ? ['mains-nues'] : []),
  ]
  return reasons.slice(0, 1).map(id => cause(modifierOf('melee', id)))
}

/** Horse against foot, one way or the other, and what foot does about it. */
const mountedCauses = (arm: Arm, seen: Seen, setting: Setting): readonly Cause[] => {
  const { member, blade } = arm
  const rides = member.mount.id === 'cavalier'
  const braced = canBrace(arm) && isSet(setting, 'pied-ferme') && seen.mount === 'cavalier'
  const charged = braced || isSet(setting, 'cible-charge')
  return [
    ...(rides && seen.mount !== 'cavalier' ? [cause(modifierOf('melee', 'cavalier'))] : []),
    ...(!rides && seen.mount === 'cavalier' ? [cause(modifierOf('melee', 'contre-cavalier'))] : []),
    ...(rides && isSet(setting, 'charge') ? [cause(modifierOf('melee', 'charge'))] : []),
    ...(onFoot(member) && blade.hooks && seen.mount !== 'pied' && !charged
      ? [cause(modifierOf('melee', 'crochet'))]
      : []),
    ...(braced ? [cause(modifierOf('melee', 'pied-ferme'))] : []),
  ]
}

const groundCauses = ({ member }: Arm, setting: Setting): readonly Cause[] => [
  ...(onFoot(member) && isSet(setting, 'obstacle') ? [cause(modifierOf('melee', 'obstacle'))] : []),
  ...['plus-haut', 'otage', 'blesse', 'a-terre'].flatMap(id =>
    isSet(setting, id) ? [cause(modifierOf('melee', id))] : [],
  ),
]

const strengthCauses = (arm: Arm, setting: Setting): readonly Cause[] => {
  const { member, blade, heavyBonus } = arm
  // The weight of a tool makes up for its clumsiness, and no more.
  const weight = blade.heavy && !blade.improvised && !isCramped(arm, setting) ? heavyBonus : 0
  return [
    ...(hasCompetence(member, 'tres-costaud') && onFoot(member) && !isBare(blade)
      ? [cause(modifierOf('melee', 'costaud'))]
      : []),
    ...(weight === 0 ? [] : [cause(modifierOf('melee', 'lourde'), weight)]),
  ]
}

export const strikingOf = (arm: Arm, target: Target, setting: Setting): Striking => {
  const seen = seenOf(target, setting)
  const causes = orderly(
    [
      ...clumsiness(arm, setting),
      ...mountedCauses(arm, seen, setting),
      ...groundCauses(arm, setting),
      ...strengthCauses(arm, setting),
      ...agreed(setting),
    ],
    setting,
  )
  const twoDice = isSwordsman(arm) && isSet(setting, 'deux-des')
  const strikers = Math.max(1, setting['frappeurs'] ?? 0)
  const strike: Strike = {
    modifier: totalOf(causes),
    classe: seen.classe,
    armour: seen.armour,
    dice: twoDice ? 2 : strikers,
    sixes: isSet(setting, 'desordre') ? 'one' : twoDice ? 'apart' : 'together',
    bareHands: isBare(arm.blade),
    trapped: isSet(setting, 'accule'),
  }
  return {
    strike,
    causes,
    order: orderOf(arm, setting),
    notes: [
      needNote(strike, causes),
      orderNote(arm, setting),
      ...(strike.bareHands ? ['À mains nues, on étourdit pour un tour ; un triple 6 tue.'] : []),
      ...(twoDice ? ['Deux dés, sans les ajouter.'] : []),
      ...(strikers > 1 && !twoDice
        ? [`${strikers} frappeurs : le meilleur dé compte, et leurs 6 se réunissent.`]
        : []),
      ...(isSet(setting, 'pied-ferme') && seen.mount !== 'cavalier'
        ? ['Pied ferme : contre un cavalier qui charge, et lui seul.']
        : []),
      ...(strike.trapped ? ['Acculée : reculer tue, ou fait se rendre.'] : []),
    ],
  }
}

const needNote = ({ classe, armour, modifier }: Strike, causes: readonly Cause[]): string => {
  const said = causesSaid(causes)
  const need =
    armour > classe
      ? `Tue au-dessus de ${armour}, son armure ; fait reculer dès ${classe}`
      : `Tue au-dessus de ${classe} ; fait reculer sur ${classe}`
  return `${need}${modifier === 0 && said === '' ? '' : `, au dé ${signed(modifier)} (${said})`}.`
}

const orderNote = (arm: Arm, setting: Setting): string => {
  const length = lengthOf(lengthIn(arm, setting))
  if (isSwordsman(arm) && !isSet(setting, 'deux-des'))
    return `Bretteur : arme ${length.name}, mais un rang plus tôt.`
  if (isCramped(arm, setting)) return `Trop à l’étroit : elle vaut une arme ${length.name}.`
  return isBare(arm.blade) ? 'Frappe en dernier.' : `Arme ${length.name}.`
}
