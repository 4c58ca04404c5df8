/** What a player sets for a duel of this game, and what the catalogue says that each of these adds to the die. */
import { signed, type Circumstance, type Setting, type Target } from '../../../core/index.ts'
import { sum } from '../../kit/index.ts'
import { certainTime, modifiers, mounts, protections, type ModifierEntry } from '../catalog/index.ts'

export const isSet = (setting: Setting, id: string): boolean => (setting[id] ?? 0) !== 0

/** A number of the target's; of somebody of whom it is not known, nothing. */
export const numberOf = ({ numbers }: Target, id: string): number => numbers[id] ?? 0

export const modifierOf = (of: ModifierEntry['of'], id: string): ModifierEntry => {
  const found = modifiers.find(entry => entry.of === of && entry.id === id)
  if (!found) throw new Error(`no modifier ${id} in the catalogue`)
  return found
}

/** One reason for a change, with what it adds. */
export interface Cause {
  readonly name: string
  readonly by: number
  readonly kind: ModifierEntry['kind']
}

/** What an entry of the catalogue adds; of one that names no number, what somebody else says. */
export const cause = ({ name, by, kind }: ModifierEntry, otherwise = 0): Cause => ({
  name,
  by: by ?? otherwise,
  kind,
})

export const totalOf = (causes: readonly Cause[]): number => sum(causes, ({ by }) => by)

/** Who is in disorder has no tactical bonus; penalties stay, and so does what one is born with. */
export const orderly = (causes: readonly Cause[], setting: Setting): readonly Cause[] =>
  isSet(setting, 'desordre') ? causes.filter(({ kind, by }) => kind !== 'tactique' || by < 0) : causes

/** What players add of their own. */
export const agreed = (setting: Setting): readonly Cause[] => {
  const by = setting['modifier'] ?? 0
  return by === 0 ? [] : [{ name: 'Autre', by, kind: 'nature' }]
}

/** « Couvert -1, élite +1 » */
export const causesSaid = (causes: readonly Cause[]): string =>
  causes
    .filter(({ by }) => by !== 0)
    .map(({ name, by }) => `${name.toLowerCase()} ${signed(by)}`)
    .join(', ')

type Side = Circumstance['side']

const toggle = (side: Side, id: string, label: string, note: string): Circumstance => ({
  id,
  label,
  note,
  side,
  kind: 'toggle',
})

/** One of the catalogue's, under its own name, with what it adds and, in a word or two, when. */
const listed = (side: Side, of: ModifierEntry['of'], id: string, when = ''): Circumstance => {
  const { name, by } = modifierOf(of, id)
  const adds = by === null ? 'selon l’arme' : signed(by)
  return toggle(side, id, name, when === '' ? adds : `${adds}, ${when}`)
}

export const ranges = [
  { id: 'courte', label: 'courte' },
  { id: 'moyenne', label: 'moyenne' },
  { id: 'longue', label: 'longue' },
] as const

export const occasions = [
  { id: 'combat', label: 'au combat' },
  ...['embuscade', 'chasse', 'concours'].map(id => ({
    id,
    label: `${modifierOf('tir', id).name.toLowerCase()} ${signed(modifierOf('tir', id).by ?? 0)}`,
  })),
]

/** More than a troop ever has. */
const most = { shooters: 40, group: 100, turns: 12, centimetres: 999 } as const

export const circumstances: readonly Circumstance[] = [
  {
    id: 'portee',
    label: 'Portée',
    note: 'de la table de l’arme',
    side: 'attacker',
    kind: 'choice',
    options: ranges,
  },
  {
    id: 'distance',
    label: 'Ou distance en cm',
    note: '0 : comme dit la portée',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: most.centimetres,
  },
  {
    id: 'tireurs',
    label: 'Tireurs ensemble',
    note: '0 : un seul',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: most.shooters,
  },
  toggle('attacker', 'tirs-du-tour', 'Tous ses tirs du tour', 'immobile'),
  listed('attacker', 'tir', 'mouvement'),
  toggle('attacker', 'bout-portant', 'À bout portant', 'sans couvert'),
  listed('attacker', 'tir', 'tireur-furtif'),
  {
    id: 'occasion',
    label: 'Occasion',
    note: 'bonus tactique',
    side: 'attacker',
    kind: 'choice',
    options: occasions,
  },
  listed('attacker', 'tir', 'elite'),
  {
    id: 'frappeurs',
    label: 'Frappeurs ensemble',
    note: '0 : un seul',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: most.shooters,
  },
  toggle('attacker', 'deux-des', 'Deux dés', 'sans rang gagné'),
  listed('attacker', 'melee', 'charge', 'tout droit'),
  listed('attacker', 'melee', 'pied-ferme', 's’il charge'),
  listed('attacker', 'melee', 'obstacle', 'à pied'),
  listed('attacker', 'melee', 'plus-haut'),
  toggle('attacker', 'interieur', 'Dedans', 'arme courte'),
  toggle('attacker', 'ordre-serre', 'En ordre serré', 'arme courte'),
  listed('attacker', 'melee', 'otage'),
  listed('attacker', 'melee', 'blesse'),
  toggle('attacker', 'motive', 'De sang-froid', 'sans malus de classe'),
  toggle('attacker', 'desordre', 'En désordre', 'sans bonus'),
  toggle('attacker', 'departage', 'Départager', 'option'),
  {
    id: 'travail',
    label: 'Travail',
    side: 'attacker',
    kind: 'choice',
    options: certainTime.map(({ id, name }) => ({ id, label: name })),
  },
  {
    id: 'tours',
    label: 'Tours de travail',
    note: '0 : un seul',
    side: 'attacker',
    kind: 'count',
    min: 0,
    max: most.turns,
  },
  {
    id: 'modifier',
    label: 'Autre modificateur',
    note: 'au dé',
    side: 'attacker',
    kind: 'count',
    min: -9,
    max: 9,
  },
  listed('target', 'tir', 'couvert'),
  listed('target', 'tir', 'meurtriere'),
  listed('target', 'tir', 'cible-furtive'),
  {
    id: 'groupe',
    label: 'Groupe visé',
    note: '0 : isolée',
    side: 'target',
    kind: 'count',
    min: 0,
    max: most.group,
  },
  toggle('target', 'cible-charge', 'Elle charge', 'crochet sans effet'),
  toggle('target', 'accule', 'Acculée', 'reculer tue'),
  listed('target', 'melee', 'a-terre'),
  {
    id: 'armure',
    label: 'Protection',
    side: 'target',
    kind: 'choice',
    options: protections.map(({ id, name }) => ({ id, label: name })),
  },
  {
    id: 'monture',
    label: 'Monture',
    side: 'target',
    kind: 'choice',
    options: mounts.map(({ id, name }) => ({ id, label: name })),
  },
]

/** The target as far as the rules ask: from its own numbers, or from what was said of somebody unknown. */
export const seenOf = (target: Target, setting: Setting) => {
  const said = (id: string): boolean => target.circumstances.includes(id)
  const worn = said('armure') ? protections[setting['armure'] ?? 0] : undefined
  return {
    classe: numberOf(target, 'classe'),
    armour: worn?.armour ?? numberOf(target, 'armure'),
    rank: worn?.rank ?? numberOf(target, 'rang'),
    mount: mounts[said('monture') ? (setting['monture'] ?? 0) : numberOf(target, 'monture')]?.id ?? 'pied',
  }
}

export type Seen = ReturnType<typeof seenOf>
