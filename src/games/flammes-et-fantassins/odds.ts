/**
 * What comes of an attack, exactly: all 36 throws, and of each the choice of dice that serves the attacker best.
 * Chapters «Attaques, Jets et Blessures», «Actions» and «Réactions».
 */
import {
  asNumber,
  bestOf,
  chanceOf,
  dice,
  seenAs,
  signed,
  type Blow,
  type Circumstance,
  type DuelAttack,
  type DuelRules,
  type Duelist,
  type Setting,
  type Target,
} from '../../core/index.ts'
import { equipmentById } from './catalog/index.ts'
import { deriveFigure, type Attack, type FigureStats } from './derive.ts'
import { has, resolveRoster, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'
import { nameOf } from './titles.ts'

const aims = ['blesser', 'toucher', 'tuer'] as const
type Aim = (typeof aims)[number]

const circumstances: readonly Circumstance[] = [
  {
    id: 'but',
    label: 'But',
    side: 'attacker',
    kind: 'choice',
    options: [
      { id: 'blesser', label: 'blesser le plus' },
      { id: 'toucher', label: 'toucher à coup sûr' },
      { id: 'tuer', label: 'mettre hors de combat' },
    ],
  },
  { id: 'charge', label: 'Charge', note: '+1 / +1', side: 'attacker', kind: 'toggle' },
  {
    id: 'sans-contact',
    label: 'Sans contact des socles',
    note: 'Touche −1',
    side: 'attacker',
    kind: 'toggle',
  },
  { id: 'couvert', label: 'Cible vue en partie', note: 'Touche −1', side: 'attacker', kind: 'toggle' },
  {
    id: 'concentration',
    label: 'Concentrations',
    note: '+1 à un dé, au choix',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: 4,
  },
  { id: 'botte-secrete', label: 'Botte secrète', note: 'DEX aux Dégâts', side: 'attacker', kind: 'toggle' },
  { id: 'potion-de-force', label: 'Potion de Force', note: 'Dégâts +2', side: 'attacker', kind: 'toggle' },
  {
    id: 'modifier',
    label: 'Autre modificateur',
    note: 'à la Touche',
    side: 'attacker',
    kind: 'count',
    min: -9,
    max: 9,
  },
  { id: 'esquive', label: 'Esquive en réaction', note: 'CA +1', side: 'target', kind: 'toggle' },
  {
    id: 'carte-esquive',
    label: 'Carte Esquive',
    note: 'DEX à la CA ou contre les Dégâts',
    side: 'target',
    kind: 'toggle',
  },
  { id: 'potion-d-armure', label: 'Potion d’Armure', note: 'CA +2', side: 'target', kind: 'toggle' },
  { id: 'sans-bouclier', label: 'Bouclier posé', side: 'target', kind: 'toggle' },
  { id: 'assomme', label: 'Assommé', note: 'CA 0', side: 'target', kind: 'toggle' },
]

const isSet = (setting: Setting, id: string): boolean => (setting[id] ?? 0) !== 0

/** A number of the target's; somebody of whom it is not known has none. */
const number = ({ numbers }: Target, id: string): number => numbers[id] ?? 0

const classOfArmour = (target: Target, setting: Setting): number => {
  if (isSet(setting, 'assomme')) return 0
  return (
    number(target, isSet(setting, 'sans-bouclier') ? 'ca-sans-bouclier' : 'ca') +
    (isSet(setting, 'potion-d-armure') ? 2 : 0)
  )
}

/** What the throw is held against, reactions left aside. */
const defenceAgainst = (attack: Attack, target: Target, setting: Setting): number =>
  attack.kind === 'magie' ? number(target, 'tra') : classOfArmour(target, setting)

const touchBonus = ({ kind, hit }: Attack, setting: Setting): number => {
  const charges = kind === 'melee' && isSet(setting, 'charge')
  // Whoever charges comes into contact: there is no blow from afar.
  const apart = kind === 'melee' && isSet(setting, 'sans-contact') && !charges
  const covered = kind === 'tir' && isSet(setting, 'couvert')
  return hit + (charges ? 1 : 0) - (apart ? 1 : 0) - (covered ? 1 : 0) + (setting['modifier'] ?? 0)
}

const damageBonus = ({ kind, damage }: Attack, dex: number, setting: Setting): number =>
  damage +
  (kind === 'melee' && isSet(setting, 'charge') ? 1 : 0) +
  (kind === 'melee' && isSet(setting, 'potion-de-force') ? 2 : 0) +
  (isSet(setting, 'botte-secrete') ? dex : 0)

interface Attempt {
  /** By how much it reaches the defence; below 0 it fails. */
  readonly margin: number
  readonly loss: number
}

const touched = ({ margin }: Attempt): boolean => margin >= 0

interface Throwing {
  readonly touch: number
  readonly damage: number
  readonly defence: number
  /** Bonuses of +1 that go to either die once it has fallen; of a sage's magic, to both. */
  readonly free: number
  readonly freeToBoth: boolean
  readonly react: (touch: number, damage: number) => Attempt
}

/** The ways of using two dice: which one touches, and where each free bonus goes. */
const uses = (thrown: readonly number[], { touch, damage, free, freeToBoth, react }: Throwing) => {
  const [a = 0, b = 0] = thrown
  const use = (first: number, second: number, toTouch: number, toDamage: number): Attempt =>
    react(first + touch + toTouch, second + damage + toDamage)
  const splits = freeToBoth ? [[free, free]] : Array.from({ length: free + 1 }, (_, at) => [at, free - at])
  const [first, ...rest] = splits.flatMap(([toTouch = 0, toDamage = 0]) => [
    use(a, b, toTouch, toDamage),
    use(b, a, toTouch, toDamage),
  ])
  return [first ?? use(a, b, 0, 0), ...rest] as const
}

/** Reactions come after the throw: the target takes, of those it may, the one that costs it least. */
const reactionOf =
  (attack: Attack, target: Target, setting: Setting, defence: number): Throwing['react'] =>
  (touch, damage) => {
    const dodges = attack.kind !== 'magie'
    const held = defence + (dodges && isSet(setting, 'esquive') ? 1 : 0)
    const attempt = (against: number, dealt: number): Attempt => ({
      margin: touch - against,
      loss: touch >= against ? Math.max(0, dealt) : 0,
    })
    const plain = attempt(held, damage)
    if (!dodges || !isSet(setting, 'carte-esquive')) return plain
    const dex = number(target, 'dex')
    const reactions = [plain, attempt(held + dex, damage), attempt(held, damage - dex)]
    return reactions.reduce((best, other) => (other.loss < best.loss ? other : best))
  }

/** What an attempt is worth to an attacker who wants this. */
const worthFor = (aim: Aim, life: number | null) => {
  const [great, small] = [1_000, 0.001]
  return (attempt: Attempt): number => {
    const { loss, margin } = attempt
    if (aim === 'toucher') return (touched(attempt) ? great : 0) + margin + loss * small
    const fells = aim === 'tuer' && life !== null && loss >= life
    return (fells ? great : 0) + loss + (touched(attempt) ? 0.5 : 0) + margin * small
  }
}

const attackNames = { melee: 'Mêl.', tir: 'Tir', magie: 'INT' } as const

const blow = (
  attack: Attack,
  { scores }: FigureStats,
  sage: boolean,
  target: Target,
  setting: Setting,
): Blow => {
  const defence = defenceAgainst(attack, target, setting)
  const throwing: Throwing = {
    touch: touchBonus(attack, setting),
    damage: damageBonus(attack, scores.dex, setting),
    defence,
    free: setting['concentration'] ?? 0,
    freeToBoth: sage && attack.kind === 'magie',
    react: reactionOf(attack, target, setting, defence),
  }
  const attempts = bestOf(
    dice(2, 6),
    thrown => uses(thrown, throwing),
    worthFor(aims[setting['but'] ?? 0] ?? 'blesser', target.life),
  )
  const damageName = attack.kind === 'magie' ? 'Effet' : 'Dégâts'
  return {
    touch: throwing.touch,
    damage: throwing.damage,
    defence,
    chance: asNumber(chanceOf(attempts, touched)),
    losses: seenAs(attempts, ({ loss }) => loss),
    notes: [
      `Touche : un dé ${signed(throwing.touch)} (${attackNames[attack.kind]} et arme) contre ${attack.kind === 'magie' ? 'Tra.' : 'CA'} ${defence}.`,
      `${damageName} : l’autre dé ${signed(throwing.damage)}.`,
    ],
  }
}

const always = ['but', 'concentration', 'modifier']
const byKind: Readonly<Record<Attack['kind'], readonly string[]>> = {
  melee: [
    'charge',
    'sans-contact',
    'esquive',
    'carte-esquive',
    'potion-d-armure',
    'sans-bouclier',
    'assomme',
  ],
  tir: ['couvert', 'esquive', 'carte-esquive', 'potion-d-armure', 'sans-bouclier', 'assomme'],
  magie: [],
}

/** What this figure can bring to this attack. */
const circumstancesOf = (attack: Attack, member: Member, stats: FigureStats): readonly string[] => {
  const addsFor = equipmentById.get(attack.id)?.attack?.addsFor ?? false
  const able = new Set([
    ...always,
    ...byKind[attack.kind],
    ...(addsFor && stats.talents.includes('botte-secrete') ? ['botte-secrete'] : []),
    ...(attack.kind === 'melee' && has(member, 'potion-de-force') ? ['potion-de-force'] : []),
  ])
  if (!stats.charge) able.delete('charge')
  return circumstances.map(({ id }) => id).filter(id => able.has(id))
}

const targetOf = (member: Member, stats: FigureStats): Target => ({
  name: nameOf(member),
  numbers: {
    ca: stats.ca,
    tra: stats.tra,
    dex: stats.scores.dex,
    'ca-sans-bouclier': stats.withoutShield?.ca ?? stats.ca,
  },
  life: stats.pv,
  circumstances: [
    'esquive',
    'assomme',
    ...(stats.talents.includes('esquive') ? ['carte-esquive'] : []),
    ...(has(member, 'potion-d-armure') ? ['potion-d-armure'] : []),
    ...(stats.withoutShield ? ['sans-bouclier'] : []),
  ],
})

export const duelistOf = (member: Member): Duelist => {
  const stats = deriveFigure(member)
  const sage = member.speciality?.id === 'sage'
  return {
    path: `/roster/figures/${member.index}`,
    name: nameOf(member),
    icon: member.classes[0]?.entry.icon ?? 'meeple',
    attacks: stats.attacks.map((attack): DuelAttack => ({
      id: attack.id,
      label: equipmentById.get(attack.id)?.name ?? 'Magie',
      circumstances: circumstancesOf(attack, member, stats),
      against: (target, setting) => blow(attack, stats, sage, target, setting),
    })),
    target: targetOf(member, stats),
  }
}

export const duel: DuelRules<Roster> = {
  circumstances,
  defence: { label: 'CA', from: 2, to: 9 },
  losses: { one: 'PV', many: 'PV' },
  duelists: roster => resolveRoster(roster).map(duelistOf),
  anybody: (defence, life) => ({
    name: `CA ${defence}`,
    numbers: { ca: defence, tra: defence, 'ca-sans-bouclier': defence, dex: 0 },
    life,
    circumstances: ['esquive', 'assomme', 'potion-d-armure'],
  }),
}
