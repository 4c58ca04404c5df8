/** One shot, or a volley: what its weapon, its shooter, the ground and the target make of the die. Pages 16 to 23. */
import {
  certainly,
  plural,
  seenAs,
  signed,
  type Setting,
  type Target,
  type Ways,
} from '../../../core/index.ts'
import {
  clumsyClasses,
  shownNeeds,
  worstShot,
  type Shot,
  type ShotRow,
  type Stance,
} from '../catalog/index.ts'
import { hasCompetence, type KnownWeapon, type Member } from '../resolve.ts'
import {
  agreed,
  cause,
  causesSaid,
  isSet,
  modifierOf,
  occasions,
  orderly,
  seenOf,
  totalOf,
  type Cause,
  type Seen,
} from './circumstances.ts'
import { victimsOf, type Sixes } from './dice.ts'

/** A weapon that somebody shoots, with the rows that its book, or its player, gives it. */
export interface Gun {
  readonly member: Member
  readonly weapon: KnownWeapon
  readonly shot: Shot
}

export interface Aim {
  /** What the die, with all that is added, has to reach; null where nobody hits. */
  readonly needs: number | null
  readonly modifier: number
  readonly causes: readonly Cause[]
  readonly victims: Ways<number>
  readonly sixes: Sixes
  readonly notes: readonly string[]
}

export const stanceOf = ({ member, shot }: Gun): Stance => (member.mount.mounted ? shot.mounted : shot.foot)

/** Whether it can be shot at all, from where its shooter sits or stands. */
export const canShoot = (gun: Gun): boolean => {
  const { still, moving } = stanceOf(gun)
  return gun.shot.rows.length > 0 && (still !== null || moving !== null)
}

/** The row that is shot on: the one that reaches so far, or the one that was named. */
const rowOf = ({ shot: { rows } }: Gun, setting: Setting): ShotRow | undefined => {
  if (isSet(setting, 'bout-portant')) return rows[0]
  const distance = setting['distance'] ?? 0
  return distance > 0
    ? rows.find(({ from, to }) => from <= distance && distance <= to)
    : rows[setting['portee'] ?? 0]
}

const terrainOf = (setting: Setting): readonly Cause[] => {
  if (isSet(setting, 'bout-portant')) return []
  // Two grounds do not add up: the better one covers.
  const id = isSet(setting, 'meurtriere') ? 'meurtriere' : isSet(setting, 'couvert') ? 'couvert' : undefined
  return id === undefined ? [] : [cause(modifierOf('tir', id))]
}

const armourOf = ({ shot }: Gun, row: ShotRow, { armour }: Seen): number => {
  if (shot.armourFar && row !== shot.rows.at(-1)) return 0
  return armour === 4 || armour === 5 ? shot.armour[armour] : 0
}

const targetCauses = (gun: Gun, row: ShotRow, seen: Seen, setting: Setting): readonly Cause[] => {
  const armour = armourOf(gun, row, seen)
  return [
    ...terrainOf(setting),
    ...(armour === 0 ? [] : [cause(modifierOf('tir', 'armure'), armour)]),
    ...(isSet(setting, 'cible-furtive') ? [cause(modifierOf('tir', 'cible-furtive'))] : []),
  ]
}

/** Together they take no more than that. */
const limited = (causes: readonly Cause[]): readonly Cause[] => {
  const total = totalOf(causes)
  return total < worstShot
    ? [...causes, { name: 'Terrain et cible, au pire', by: worstShot - total, kind: 'cible' }]
    : causes
}

const shooterCauses = (gun: Gun, setting: Setting): readonly Cause[] => {
  const { member, shot } = gun
  const { still, moving } = stanceOf(gun)
  const moves = isSet(setting, 'mouvement') || still === null
  const unsteady = (moves ? moving : still) ?? 0
  const furtive = isSet(setting, 'tireur-furtif')
  const clumsy = shot.firearm && member.classe <= clumsyClasses && !isSet(setting, 'motive')
  return [
    ...(unsteady === 0 ? [] : [cause(modifierOf('tir', 'mouvement'), unsteady)]),
    // Furtive and moving are the same penalty.
    ...(furtive && unsteady >= 0 ? [cause(modifierOf('tir', 'tireur-furtif'))] : []),
    ...(clumsy ? [cause(modifierOf('tir', 'novice-feu'))] : []),
    ...occasionCauses(member, setting),
  ]
}

const occasionCauses = ({ mount }: Member, setting: Setting): readonly Cause[] => {
  const { id } = occasions[setting['occasion'] ?? 0] ?? { id: 'combat' }
  // Mounted pedestrians hunt no better.
  return id === 'combat' || (id === 'chasse' && mount.id === 'pieton-monte')
    ? []
    : [cause(modifierOf('tir', id))]
}

/** Those who shoot, and as often as each may in a turn. */
const diceOf = ({ shot }: Gun, setting: Setting) => {
  const each = isSet(setting, 'tirs-du-tour') && !isSet(setting, 'mouvement') ? shot.shots.still : 1
  return { shooters: Math.max(1, setting['tireurs'] ?? 0), each }
}

/** Three on foot, or two riders. */
const isGroup = ({ mount }: Seen, figures: number): boolean => figures >= (mount === 'pied' ? 3 : 2)

const nobodyHits = (notes: readonly string[]): Aim => ({
  needs: null,
  modifier: 0,
  causes: [],
  victims: certainly(0),
  sixes: 'together',
  notes,
})

export const aimOf = (gun: Gun, target: Target, setting: Setting): Aim => {
  const row = rowOf(gun, setting)
  if (!row) return nobodyHits([`${gun.weapon.name} : hors de portée.`])
  if (isSet(setting, 'tireur-furtif') && isSet(setting, 'cible-furtive'))
    return nobodyHits(['Un tireur furtif ne tire pas sur une cible furtive.'])
  const seen = seenOf(target, setting)
  const elite = isSet(setting, 'elite')
  const volley = diceOf(gun, setting)
  const several = gun.shot.red > 0
  const dice = several ? gun.shot.red : volley.shooters * volley.each
  const causes = orderly(
    [
      ...limited(targetCauses(gun, row, seen, setting)),
      ...shooterCauses(gun, setting),
      ...(elite && dice === 1 ? [cause(modifierOf('tir', 'elite'))] : []),
      ...agreed(setting),
    ],
    setting,
  )
  const modifier = totalOf(causes)
  const group = setting['groupe'] ?? 0
  const helped = several && isGroup(seen, group)
  const sixes = isSet(setting, 'desordre') ? 'one' : 'together'
  const victims = victimsOf({
    red: dice,
    white: several ? gun.shot.white : 0,
    need: row.needs - modifier,
    helped,
    // One shot of a player's is a marksman's: of several, one die.
    elite: elite && dice > 1 && !several,
    sixes,
  })
  return {
    needs: row.needs,
    modifier,
    causes,
    sixes,
    victims: atMost(victims, target, group),
    notes: [
      rowNote(row, modifier, causes),
      ...(dice > 1 || several ? [diceNote(gun, volley, helped, elite)] : []),
      ...sixesNote(row.needs - modifier, dice, setting),
      ...(group > 0 ? [groupNote(group, hasCompetence(gun.member, 'tireur-d-elite'))] : []),
      ...(gun.shot.reload > 0 ? [`Puis ${plural(gun.shot.reload, 'tour')} pour recharger, immobile.`] : []),
    ],
  }
}

/** An isolated figure is hit as often as it lives; a group, as often as it has figures. */
const atMost = (victims: Ways<number>, { life }: Target, group: number): Ways<number> => {
  const most = group > 0 ? group : life
  return most === null ? victims : seenAs(victims, count => Math.min(count, most))
}

const rowNote = (
  { from, to, needs, outdoors, inferred }: ShotRow,
  modifier: number,
  causes: readonly Cause[],
) => {
  const said = causesSaid(causes)
  const where = `${from}-${to} cm${outdoors ? ', dehors seulement' : ''}${inferred ? ', case déduite' : ''}`
  return `${where} : ${shownNeeds(needs)}${modifier === 0 && said === '' ? '' : `, au dé ${signed(modifier)} (${said})`}.`
}

const diceNote = (
  { shot: { red, white } }: Gun,
  { shooters, each }: { readonly shooters: number; readonly each: number },
  helped: boolean,
  elite: boolean,
): string => {
  if (red > 0)
    return `${plural(red, 'dé rouge', 'dés rouges')}, ${plural(white, 'blanc')} : un rouge doit toucher.${helped ? ' Contre un groupe, +1 à un dé.' : ''}`
  const times = each > 1 ? `, ${plural(each, 'tir')} chacun` : ''
  return `${plural(shooters, 'tireur')}${times}${elite ? ', un dé d’élite à +1' : ''}.`
}

const sixesNote = (need: number, dice: number, setting: Setting): readonly string[] => {
  if (need <= 6) return []
  const again = `Il faut ${need} : un 6 seul se relance`
  if (dice === 1) return [`${again}.`]
  return [
    isSet(setting, 'desordre')
      ? `${again}, un seul : on est en désordre.`
      : `${again}, plusieurs valent 6, 7, 8…`,
  ]
}

const groupNote = (group: number, elite: boolean): string =>
  `La victime est au hasard parmi ${group}, les moins à l’abri d’abord${elite ? ' ; un tireur d’élite peut choisir, au lieu de +1' : ''}.`
