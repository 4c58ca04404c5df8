/**
 * From ids to entries: each profile with its factions, its keywords and their reminders, and how often the band recruits
 * it. What is checked, reckoned and printed starts from here.
 */
import { plural, pointer, typeset, type PictureShape, type Pointer } from '../../core/index.ts'
import { sum } from '../kit/index.ts'
import { keywordById, type KeywordEntry } from './catalog/index.ts'
import type { Action, Faction, KeywordUse, Profile, Recruit, Roster, Rule } from './schema.ts'

export interface Keyword {
  readonly entry: KeywordEntry
  readonly value: number | undefined
  readonly index: number
  readonly path: Pointer
  /** « Repousser (2) » */
  readonly label: string
  /** What it does, with its number; where it lacks the one that it needs, with X. */
  readonly reminder: string
}

/** A keyword that the catalogue does not have. */
export interface Stranger {
  readonly id: string
  readonly index: number
  readonly path: Pointer
}

export interface MemberAction {
  readonly action: Action
  readonly index: number
  readonly path: Pointer
  /** The id of its own, or else one that its name gives, of no two actions of a profile. */
  readonly id: string
  readonly name: string
  /** « 2+ » */
  readonly needs: string
  /** « 2+ »; nothing where it hurts nobody by itself. */
  readonly damage: string | undefined
  readonly keywords: readonly Keyword[]
  readonly unknown: readonly Stranger[]
  /** Every further success does one more damage. */
  readonly grows: boolean
}

/** A rule of a player's own. */
export interface OwnRule {
  readonly rule: Rule
  readonly index: number
  readonly path: Pointer
  /** « Berceuse : aura (3) » */
  readonly label: string
  readonly text: string
}

export interface Placed<T> {
  readonly item: T
  readonly index: number
}

export interface WornPicture {
  readonly address: string
  readonly shape: PictureShape
}

/** A profile of the file. */
export interface Member {
  readonly profile: Profile
  readonly index: number
  readonly path: Pointer
  /** Its own, or where it has none one that its name gives: what the band recruits it by. */
  readonly id: string
  /** Another before it has the same id, so that nobody can recruit it. */
  readonly shadowed: boolean
  /** What it goes by, on screen and on paper alike. */
  readonly name: string
  readonly icon: string
  /** Shown instead of its icon: its portrait or, where it has no icon of its own either, its faction's emblem. */
  readonly picture: WornPicture | undefined
  /** How many of it the band recruits: 0 where it only stands by. */
  readonly count: number
  readonly flies: boolean
  /** Its own, in the order in which it names them. */
  readonly factions: readonly Faction[]
  readonly unknownFactions: readonly { readonly id: string; readonly index: number }[]
  readonly actions: readonly MemberAction[]
  /** The generic ones. */
  readonly rules: readonly Keyword[]
  readonly ownRules: readonly OwnRule[]
  readonly unknownRules: readonly Stranger[]
}

/** The words of a reminder that a number goes into. */
const counted = { case: 'case', jeton: 'jeton', point: 'point' } as const

const filled = (text: string, value: number | undefined): string =>
  text.replace(/\{(case|jeton|point|X)\}/g, (_, key: string) => {
    const word = key === 'case' || key === 'jeton' || key === 'point' ? counted[key] : undefined
    if (word === undefined) return value === undefined ? 'X' : `${value}`
    return value === undefined ? `X\u00a0${word}s` : plural(value, word)
  })

export const keywordLabel = ({ name }: KeywordEntry, value: number | undefined): string =>
  value === undefined ? name : `${name} (${value})`

/** With the number that it has, as far as it takes one. */
export const reminderOf = (entry: KeywordEntry, value: number | undefined): string => {
  const text = value === undefined ? (entry.plain ?? entry.text) : entry.text
  return typeset(filled(text, value))
}

/** Of whatever number stands behind it. */
export const numberedReminder = (entry: KeywordEntry): string => typeset(filled(entry.text, undefined))

/** « Charge (X) », as lists of all keywords print it. */
export const genericLabel = (entry: KeywordEntry): string =>
  entry.number === 'always' ? `${entry.name} (X)` : entry.name

const keywordOf = (
  entry: KeywordEntry,
  value: number | null | undefined,
  path: Pointer,
  index: number,
): Keyword => {
  const written = value ?? undefined
  return {
    entry,
    value: written,
    index,
    path,
    label: keywordLabel(entry, written),
    reminder: reminderOf(entry, written),
  }
}

/** Of a faction: a medallion. */
export const emblemShape = 'round'

const sorted = (uses: readonly (KeywordUse & { readonly index: number })[], list: Pointer) => {
  const known: Keyword[] = []
  const unknown: Stranger[] = []
  for (const { id, value, index } of uses) {
    const entry = keywordById.get(id)
    const path = `${list}/${index}`
    if (entry) known.push(keywordOf(entry, value, path, index))
    else unknown.push({ id, index, path })
  }
  return { known, unknown }
}

const plus = (number: number, grows: boolean): string => `${number}${grows ? '+' : ''}`

const actionOf = (action: Action, index: number, profile: Pointer, id: string): MemberAction => {
  const path = `${profile}/actions/${index}`
  const { known, unknown } = sorted(
    action.keywords.map((use, at) => ({ ...use, index: at })),
    `${path}/keywords`,
  )
  return {
    action,
    index,
    path,
    id,
    name: action.name.trim() || `Action ${index + 1}`,
    needs: plus(action.needs, action.plus),
    damage: action.damage === null ? undefined : plus(action.damage, action.damagePlus),
    keywords: known,
    unknown,
    grows: action.plus && action.damagePlus && action.damage !== null,
  }
}

/** Letters and digits that a command line takes as they are: « Manger les enfants » becomes manger-les-enfants. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

/** This one, or with a number behind it where it is taken. */
export const freshId = (wanted: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}

const reserved = ['piller', 'fouiller'] as const

const actionIds = (actions: readonly Action[]): readonly string[] => {
  const taken = new Set<string>(reserved)
  return actions.map(({ id, name }, index) => {
    const own = freshId(id?.trim() || slugOf(name) || `action-${index + 1}`, taken)
    taken.add(own)
    return own
  })
}

const ownRuleOf = (rule: Rule, index: number, list: Pointer): OwnRule => {
  const name = rule.name?.trim() || (keywordById.get(rule.id ?? '')?.name ?? '')
  const aura = rule.aura ?? undefined
  const words = [...(name ? [name] : []), ...(aura === undefined ? [] : [`aura (${aura})`])]
  return {
    rule,
    index,
    path: `${list}/${index}`,
    label: typeset(words.join(' : ')) || `Règle ${index + 1}`,
    text: rule.text ?? '',
  }
}

/** A rule is the player's own that has no id, or words to one that the catalogue does not have. */
export const isOwnRule = (rule: Rule): boolean =>
  rule.id === undefined || (!keywordById.has(rule.id) && isWorded(rule))

const isWorded = ({ name, text }: Rule): boolean => Boolean(name?.trim() || text?.trim())

const rulesOf = (rules: readonly Rule[], list: Pointer) => {
  const placed = rules.map((rule, index) => ({ rule, index }))
  const { known, unknown } = sorted(
    placed.flatMap(({ rule, index }) =>
      isOwnRule(rule) ? [] : [{ id: rule.id ?? '', value: rule.value, index }],
    ),
    list,
  )
  // Words that a player adds to a rule of the book stand beside it.
  const own = placed.flatMap(({ rule, index }) =>
    isOwnRule(rule) || isWorded(rule) ? [ownRuleOf(rule, index, list)] : [],
  )
  return { known, unknown, own }
}

const pictureWorn = ({ portrait, icon }: Profile, faction: Faction | undefined): WornPicture | undefined => {
  if (portrait !== undefined) return { address: portrait, shape: 'portrait' }
  const emblem = icon?.trim() ? undefined : faction?.picture
  return emblem === undefined ? undefined : { address: emblem, shape: emblemShape }
}

export const resolveProfile = (
  profile: Profile,
  index: number,
  id: string,
  factions: ReadonlyMap<string, Faction>,
  count = 0,
  shadowed = false,
): Member => {
  const path = pointer('roster', 'profiles', index)
  const rules = rulesOf(profile.rules, `${path}/rules`)
  const ids = actionIds(profile.actions)
  const named = [...new Set(profile.factions)]
  const first = profile.factions.flatMap(id => factions.get(id) ?? [])[0]
  return {
    profile,
    index,
    path,
    id,
    shadowed,
    name: profile.name.trim() || `Profil ${index + 1}`,
    icon: profile.icon?.trim() || first?.icon.trim() || 'fairy',
    picture: pictureWorn(profile, first),
    count,
    flies: profile.flying || rules.known.some(({ entry }) => entry.id === 'vol'),
    factions: named.flatMap(id => factions.get(id) ?? []),
    unknownFactions: profile.factions.flatMap((id, at) => (factions.has(id) ? [] : [{ id, index: at }])),
    actions: profile.actions.map((action, at) => actionOf(action, at, path, ids[at] ?? `action-${at + 1}`)),
    rules: rules.known,
    ownRules: rules.own,
    unknownRules: rules.unknown,
  }
}

/** Of who flies by its icon alone, and whose card names the keyword nowhere else. */
export const flightOf = ({ flies, rules }: Member): Pick<Keyword, 'label' | 'reminder'> | undefined => {
  const entry = keywordById.get('vol')
  return entry && flies && !rules.some(rule => rule.entry === entry)
    ? { label: entry.name, reminder: reminderOf(entry, undefined) }
    : undefined
}

/** Of two of one id, the first is meant. */
const firstById = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.toReversed().map(item => [item.id, item]))

export const factionById = ({ factions }: Pick<Roster, 'factions'>): ReadonlyMap<string, Faction> =>
  firstById(factions.filter(({ id }) => id !== ''))

/** Of each profile in turn. One that the file does not name has an id all the same, as long as it keeps its name. */
export const profileIds = (profiles: readonly Profile[]): readonly string[] => {
  const taken = new Set(profiles.map(({ id }) => id))
  return profiles.map(({ id, name }) => {
    if (id !== '') return id
    const given = freshId(slugOf(name) || 'profil', taken)
    taken.add(given)
    return given
  })
}

/** All profiles of the file, in its order; who is recruited has a count. */
export const resolveRoster = (roster: Roster): readonly Member[] => {
  const factions = factionById(roster)
  const counts = countsOf(roster)
  const ids = profileIds(roster.profiles)
  const seen = new Set<string>()
  return roster.profiles.map((profile, index) => {
    const id = ids[index] ?? ''
    const shadowed = seen.has(id)
    seen.add(id)
    return resolveProfile(profile, index, id, factions, shadowed ? 0 : (counts.get(id) ?? 0), shadowed)
  })
}

const countsOf = ({ band }: Roster): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { profile, count } of band) counts.set(profile, (counts.get(profile) ?? 0) + count)
  return counts
}

/** A faction card, and whether the band may play it. */
export interface FactionCard {
  readonly faction: Faction
  readonly index: number
  readonly path: Pointer
  readonly name: string
  readonly icon: string
  readonly usable: boolean
  /** The recruited ones who are not of it. */
  readonly strangers: readonly Member[]
  /** In a sentence, where it is out of reach. */
  readonly why: string | undefined
}

/** The band as it takes the field. */
export interface Company {
  /** Profiles that are recruited, in the order of the file. */
  readonly recruits: readonly Member[]
  readonly unknown: readonly (Placed<Recruit> & { readonly path: Pointer })[]
  readonly points: number
  readonly limit: number
  readonly figures: number
  readonly cards: readonly FactionCard[]
  /** Those that the band may play. */
  readonly usable: readonly FactionCard[]
  /** The one that it plays: the chosen one, or the only one that it may play. */
  readonly played: FactionCard | undefined
}

export const companyOf = (roster: Roster, members: readonly Member[] = resolveRoster(roster)): Company => {
  const recruits = members.filter(({ count }) => count > 0)
  const known = new Set(members.map(({ id }) => id))
  const cards = roster.factions.map((faction, index) => cardOf(faction, index, recruits, roster))
  const usable = cards.filter(card => card.usable)
  const chosen = cards.find(({ faction }) => faction.id === roster.faction)
  return {
    recruits,
    unknown: roster.band.flatMap((item, index) =>
      known.has(item.profile) ? [] : [{ item, index, path: pointer('roster', 'band', index) }],
    ),
    points: sum(recruits, ({ profile, count }) => profile.cost * count),
    limit: roster.limit,
    figures: sum(recruits, ({ count }) => count),
    cards,
    usable,
    played: chosen ? (chosen.usable ? chosen : undefined) : usable.length === 1 ? usable[0] : undefined,
  }
}

const cardOf = (
  faction: Faction,
  index: number,
  recruits: readonly Member[],
  { factions }: Roster,
): FactionCard => {
  const path = pointer('roster', 'factions', index)
  const shadowed = faction.id === '' || factions.findIndex(({ id }) => id === faction.id) !== index
  const strangers = recruits.filter(({ profile }) => !profile.factions.includes(faction.id))
  const why = whyNot(shadowed, recruits, strangers)
  return {
    faction,
    index,
    path,
    name: faction.name.trim() || `Faction ${index + 1}`,
    icon: faction.icon.trim() || 'three-leaves',
    usable: why === undefined,
    strangers,
    why,
  }
}

const whyNot = (
  shadowed: boolean,
  recruits: readonly Member[],
  strangers: readonly Member[],
): string | undefined => {
  if (shadowed) return 'Son identifiant manque, ou une autre faction le porte déjà.'
  if (recruits.length === 0) return 'La bande ne compte encore personne.'
  const [stranger, ...others] = strangers
  if (!stranger) return undefined
  return others.length === 0
    ? typeset(`${stranger.name} n’en est pas.`)
    : typeset(`${stranger.name} et ${plural(others.length, 'autre profil', 'autres profils')} n’en sont pas.`)
}
