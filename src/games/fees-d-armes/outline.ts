/** A band as players write it to one another, and what such a list says of one. */
import {
  counted,
  createLexicon,
  firstCharacters,
  nameLength,
  plainWords,
  plural,
  tame,
  type HeardItem,
  type HeardMember,
  type HeardOutline,
  type LineRemark,
  type OutlineLine,
  type OutlineMember,
  type OutlineRules,
} from '../../core/index.ts'
import { notUnderstood, saysNothingOf } from '../kit/index.ts'
import { keywordById, keywords, type KeywordEntry } from './catalog/index.ts'
import { houseFactions, houseProfiles } from './samples/house.ts'
import { companyOf, freshId, resolveRoster, slugOf, type Member, type MemberAction } from './resolve.ts'
import {
  blankAction,
  blankFaction,
  blankProfile,
  blankRoster,
  bounds,
  type Action,
  type Faction,
  type KeywordUse,
  type Profile,
  type Roster,
  type Rule,
} from './schema.ts'

const labels = { factions: 'Factions', rules: 'Règles', card: 'Carte' } as const

const write = (roster: Roster) => {
  const members = resolveRoster(roster)
  const { points, limit, figures, cards } = companyOf(roster, members)
  const chosen = cards.find(({ faction }) => faction.id === roster.faction)
  return {
    facts: [
      `${plural(limit, 'point')} au plus`,
      `${points}/${limit} points`,
      plural(figures, 'figurine'),
      ...(chosen ? [`${labels.card} : ${tame(chosen.name)}`] : []),
    ],
    members: members.map(told),
  }
}

const told = (member: Member): OutlineMember => {
  const { profile, count, factions, actions, rules, ownRules } = member
  const lines: readonly OutlineLine[] = [
    { label: labels.factions, items: factions.map(({ name, id }) => tame(name) || id) },
    ...actions.map(actionLine),
    {
      label: labels.rules,
      items: [
        ...rules.map(({ label }) => label),
        ...ownRules.flatMap(({ rule }) => {
          const name = tame(rule.name ?? '')
          return name === '' ? [] : [(rule.aura ?? null) === null ? name : `${name} (aura ${rule.aura ?? 0})`]
        }),
      ],
    },
  ]
  return {
    title: profile.name,
    facts: [
      count > 0 ? plural(count, 'recrue') : 'en réserve',
      plural(profile.cost, 'point'),
      plural(profile.movement, 'case'),
      ...(profile.flying ? ['en vol'] : []),
      plural(profile.action, 'dé'),
      `armure ${profile.armour}`,
      `santé ${profile.health}`,
    ],
    lines: lines.filter(({ items }) => items.length > 0),
  }
}

const actionLine = ({ action, needs, damage, keywords: held }: MemberAction, index: number): OutlineLine => ({
  label: tame(action.name) || `Action ${index + 1}`,
  items: [needs, ...(damage === undefined ? [] : [`Dégâts ${damage}`]), ...held.map(({ label }) => label)],
})

const unsaid = (roster: Roster): readonly string[] =>
  resolveRoster(roster).some(
    ({ unknownRules, actions }) =>
      unknownRules.length > 0 || actions.some(({ unknown }) => unknown.length > 0),
  )
    ? ['ce que le catalogue ne connaît pas']
    : []

const keywordLexicon = createLexicon(
  keywords.flatMap((entry): readonly (readonly [string, KeywordEntry])[] => [
    [entry.name, entry],
    [entry.id, entry],
  ]),
)
const houseByName = createLexicon(
  houseProfiles.map((profile): readonly [string, Profile] => [profile.name, profile]),
)
const factionByName = createLexicon(
  houseFactions.map((faction): readonly [string, Faction] => [faction.name, faction]),
)

/** « Repousser (2) », « Peur » */
const keywordIn = (text: string): KeywordUse | undefined => {
  const [, word = '', number] = /^(.*?) ?\(? ?(\d{1,2})? ?\)?$/u.exec(text) ?? []
  const entry = keywordLexicon.find(word)
  return entry && (number === undefined ? { id: entry.id } : { id: entry.id, value: Number(number) })
}

/** The factions that a list names, each once, those of the house as the house has them. */
const openCards = () => {
  const named = new Map<string, Faction>()
  const idOf = (name: string): string => {
    const known = named.get(plainWords(name))
    if (known) return known.id
    const taken = new Set([...named.values()].map(({ id }) => id))
    const faction = factionByName.find(name) ?? {
      ...blankFaction(),
      id: freshId(slugOf(name) || 'faction', taken),
      name: firstCharacters(name, nameLength),
    }
    named.set(plainWords(name), faction)
    return faction.id
  }
  const rank = ({ id }: Faction): number => {
    const place = houseFactions.findIndex(house => house.id === id)
    return place < 0 ? houseFactions.length : place
  }
  return { idOf, all: (): readonly Faction[] => [...named.values()].toSorted((a, b) => rank(a) - rank(b)) }
}
type Cards = ReturnType<typeof openCards>

const read = (heard: HeardOutline) => {
  const cards = openCards()
  const remarks: LineRemark[] = []
  const taken = new Set<string>()
  const recruits = heard.members.map(member => {
    const { profile, count, strangers } = recruitOf(member, cards)
    const id = freshId(profile.id || slugOf(profile.name) || 'profil', taken)
    taken.add(id)
    remarks.push(...strangers)
    return { profile: { ...profile, id }, count }
  })
  const { limit, card, strangers } = bandOf(heard.items)
  const faction = card === undefined ? undefined : cards.idOf(card)
  const roster: Roster = {
    ...blankRoster(),
    limit,
    profiles: recruits.map(({ profile }) => profile),
    factions: [...cards.all()],
    band: recruits.flatMap(({ profile, count }) => (count > 0 ? [{ profile: profile.id, count }] : [])),
    ...(faction !== undefined && { faction }),
  }
  return { roster, remarks: [...remarks, ...strangers] }
}

const limited = (number: number, most: number): number => Math.min(number, most)

const bandOf = (items: readonly HeardItem[]) => {
  let limit = blankRoster().limit
  let card: string | undefined
  const strangers: LineRemark[] = []
  for (const { line, text, label } of items) {
    const words = plainWords(text)
    const [, most] =
      /^(\d{1,3}) (?:points?|pts)(?: au plus| convenus?)?$/.exec(words) ??
      /^\d{1,5} ?\/ ?(\d{1,3}) (?:points?|pts)$/.exec(words) ??
      []
    if (most !== undefined) limit = limited(Number(most), bounds.points)
    else if (label !== undefined && plainWords(label).startsWith('carte')) card = text
    else if (!/^\d+ (?:figurines?|profils?)$/.test(words))
      strangers.push(saysNothingOf('la bande')({ line, text }))
  }
  return { limit, card, strangers }
}

type Numbers = Partial<Pick<Profile, 'cost' | 'movement' | 'action' | 'armour' | 'health'>>

/** What a fact of a figure counts, by its words. */
const counts: readonly (readonly [keyof Numbers | 'count', RegExp, number])[] = [
  ['count', /^(\d{1,2}) (?:recrues?|figurines?|exemplaires?)$/, bounds.count],
  ['cost', /^(?:cout )?(\d{1,3}) (?:points?|pts)$/, bounds.points],
  ['movement', /^(?:mouv(?:ement)? )?(\d{1,2})(?: cases?)?$/, bounds.score],
  ['action', /^(?:action )?(\d{1,2}) des?$/, bounds.dice],
  ['action', /^action (\d{1,2})$/, bounds.dice],
  ['armour', /^armure (\d{1,2})$/, bounds.score],
  ['health', /^(?:sante|vie|pv) (\d{1,2})$/, bounds.score],
]

const recruitOf = (heard: HeardMember, cards: Cards) => {
  const strangers: LineRemark[] = []
  const said: Numbers & { count?: number; flying?: boolean } = {}
  const factions: string[] = []
  const rules: Rule[] = []
  const actions: { readonly label: string; readonly line: number; readonly items: HeardItem[] }[] = []
  for (const item of heard.items) {
    const label = plainWords(item.label ?? '')
    const words = plainWords(item.text)
    const found = counts.find(([, pattern]) => label === '' && pattern.test(words))
    if (found) said[found[0]] = limited(Number(found[1].exec(words)?.[1]), found[2])
    else if (label === '' && words === 'en reserve') said.count = 0
    else if (label === '' && /^(?:en vol|vole|volant)$/.test(words)) said.flying = true
    else if (/^factions?$/.test(label)) factions.push(cards.idOf(item.text))
    else if (/^regles?$/.test(label)) rules.push(ruleIn(item.text))
    else if (item.label !== undefined && saysAction(item.text)) gather(actions, item, item.label)
    else {
      const keyword = keywordIn(item.text)
      if (keyword) rules.push(keyword)
      else strangers.push(unknownWord(item))
    }
  }
  const { count: times, text } = counted(heard.title)
  const bare = said.count === undefined && times > 1 && houseByName.find(text) !== undefined
  const name = bare ? text : heard.title
  const house = houseByName.find(name)
  // The house's words stand in for what a short list leaves out; of a stranger nothing is guessed.
  const { count: _, ...numbers } = said
  const base = house ?? blankProfile()
  const ownActions = actions.map(({ label, items }) => actionIn(label, items, house))
  if (house && factions.length === 0)
    factions.push(...house.factions.map(id => cards.idOf(nameOfFaction(id))))
  const silent = heard.items.length === 0
  const profile: Profile = {
    ...base,
    name,
    flying: said.flying ?? (silent || said.movement === undefined ? base.flying : false),
    ...numbers,
    factions: [...new Set(factions)],
    actions: ownActions.length > 0 || said.movement !== undefined ? ownActions : base.actions,
    rules:
      rules.length > 0 || said.movement !== undefined
        ? rules.map(rule => completed(rule, house))
        : base.rules,
  }
  return { profile, count: bare ? times : (said.count ?? 1), strangers }
}

const nameOfFaction = (id: string): string => houseFactions.find(faction => faction.id === id)?.name ?? id

/** « 2+ », « Dégâts 2+ », or a keyword. */
const saysAction = (text: string): boolean =>
  /^(?:degats )?\d{1,2}\+?$/.test(plainWords(text)) || keywordIn(text) !== undefined

/** What follows one name in one line is one action's. */
const gather = (
  actions: { readonly label: string; readonly line: number; readonly items: HeardItem[] }[],
  item: HeardItem,
  label: string,
): void => {
  const last = actions.at(-1)
  const opens = /^\d{1,2}\+?$/.test(plainWords(item.text))
  if (last?.label === label && last.line === item.line && !opens) last.items.push(item)
  else actions.push({ label, line: item.line, items: [item] })
}

const actionIn = (label: string, items: readonly HeardItem[], house: Profile | undefined): Action => {
  const same = house?.actions.find(({ name }) => plainWords(tame(name)) === plainWords(label))
  let action: Action = {
    ...blankAction(),
    name: same?.name ?? label,
    text: same?.text ?? '',
    damage: null,
    plus: false,
    damagePlus: false,
  }
  for (const { text } of items) {
    const words = plainWords(text)
    const [, needs, plus] = /^(\d{1,2})(\+?)$/.exec(words) ?? []
    const [, damage, more] = /^degats (\d{1,2})(\+?)$/.exec(words) ?? []
    const keyword = keywordIn(text)
    if (needs !== undefined) action = { ...action, needs: Number(needs), plus: plus === '+' }
    else if (damage !== undefined) action = { ...action, damage: Number(damage), damagePlus: more === '+' }
    else if (keyword) action = { ...action, keywords: [...action.keywords, keyword] }
  }
  return action
}

/** A keyword, or a rule of one's own, with its aura. */
const ruleIn = (text: string): Rule => {
  const keyword = keywordIn(text)
  if (keyword) return keyword
  const [, name = text, aura] = /^(.*?) ?\( ?aura (\d{1,2}) ?\)$/iu.exec(text) ?? []
  return {
    name: firstCharacters(name, nameLength),
    text: '',
    ...(aura !== undefined && { aura: Number(aura) }),
  }
}

/** With the text that the house has for it. */
const completed = (rule: Rule, house: Profile | undefined): Rule => {
  if (rule.id !== undefined && keywordById.has(rule.id)) return rule
  const same = house?.rules.find(({ name }) => plainWords(tame(name ?? '')) === plainWords(rule.name ?? ''))
  return same ?? rule
}

const unknownWord = notUnderstood('ne dit rien d’un profil que l’on comprenne', keywordLexicon.names)

export const outline: OutlineRules<Roster> = { write, read, unsaid }
