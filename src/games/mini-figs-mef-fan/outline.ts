/** An army as players write it to one another, and what such a list says of an army, by the names of the catalogue. */
import {
  createLexicon,
  plainWords,
  plural,
  type HeardItem,
  type HeardMember,
  type HeardOutline,
  type LineRemark,
  type OutlineLine,
  type OutlineMember,
  type OutlineRules,
} from '../../core/index.ts'
import { atMost, gathered, notUnderstood, saysNothingOf } from '../kit/index.ts'
import {
  ammoEntries,
  ammoOf,
  gaitEntries,
  gaitOf,
  rangeEntries,
  rangeOf,
  roles,
  spells,
  traits,
  type RoleId,
  type SpellId,
  type TraitId,
} from './catalog/index.ts'
import { deriveTotals } from './derive.ts'
import { resolveRoster, type Member } from './resolve.ts'
import {
  blankRoster,
  blankUnit,
  most,
  usualAgreed,
  type Melee,
  type Roster,
  type Shot,
  type Unit,
} from './schema.ts'
import { countOf } from './validate/army.ts'

const write = (
  roster: Roster,
): { readonly facts: readonly string[]; readonly members: readonly OutlineMember[] } => {
  const members = resolveRoster(roster)
  const { limit, agreed } = roster
  const usual = usualAgreed()
  const { points, figures } = deriveTotals(roster, members)
  return {
    facts: [
      limit === null ? noLimit : `${limit} # convenus`,
      ...roles
        .filter(({ id }) => agreed[id] !== usual[id])
        .map(role => `${countOf(role, agreed[role.id])} ${agreed[role.id] < 2 ? 'convenu' : 'convenus'}`),
      ...(agreed.spells === usual.spells ? [] : [spellsSaid(agreed.spells)]),
      limit === null ? `${points} #` : `${points}/${limit} #`,
      plural(members.length, 'unité'),
      plural(figures, 'figurine'),
    ],
    members: members.map(told),
  }
}

const noLimit = 'sans limite'

const spellsSaid = (count: number): string => plural(count, 'sort convenu', 'sorts convenus')

const told = (member: Member): OutlineMember => {
  const { unit, role, price, spells: known } = member
  const lines: readonly OutlineLine[] = [
    {
      label: 'Scores',
      items: [
        unit.gait === 'normal' ? `Dép ${unit.dep}` : `Dép ${unit.dep} ${gaitOf(unit.gait).name}`,
        `Déf ${unit.def}`,
        `Men ${unit.men}`,
        `Vie ${unit.vie}`,
      ],
      clear: true,
    },
    { label: 'Mêlée', items: unit.melee.map(one => weapon('Mél', one)), clear: true },
    { label: 'Tir', items: unit.shots.map(shotSaid), clear: true },
    {
      label: 'Particularités',
      items: [...member.traits.map(({ entry }) => entry.name), ...(unit.large ? [largeName] : [])],
      clear: true,
    },
    {
      label: 'Sorts',
      items: known.flatMap(({ entry }) => (entry.catalogue ? [entry.name] : [])),
      clear: true,
    },
  ]
  return {
    title: unit.name,
    facts: [
      plural(unit.figures, 'figurine'),
      ...(role ? [role.name] : []),
      ...(unit.spellsAgreed === undefined ? [] : [spellsSaid(unit.spellsAgreed)]),
      `${price.unit} #`,
    ],
    lines: lines.filter(({ items }) => items.length > 0),
  }
}

const largeName = 'Grande cible'

const weapon = (label: string, { score, piercing }: Pick<Melee, 'score' | 'piercing'>): string =>
  `${label} ${score}${piercing > 0 ? ` Perforant ${piercing}` : ''}`

const shotSaid = (shot: Shot): string =>
  [
    weapon('Tir', shot),
    ...(shot.range === 'normale' ? [] : [rangeOf(shot.range).name]),
    ...(shot.ammo === 'illimitees' ? [] : [ammoOf(shot.ammo).name]),
  ].join(' ')

const unsaid = (roster: Roster): readonly string[] => {
  const members = resolveRoster(roster)
  const any = (has: (member: Member) => boolean): boolean => members.some(has)
  return [
    ...(any(({ unit }) => [...unit.melee, ...unit.shots].some(({ name }) => Boolean(name?.trim())))
      ? ['noms des armes']
      : []),
    ...(any(({ unit }) => Boolean(unit.roleTitle?.trim())) ? ['titres des rôles'] : []),
    ...(any(({ unit }) => unit.icon !== undefined) ? ['emblèmes'] : []),
    ...((roster.ownSpells ?? []).length > 0 ? ['sorts de l’armée'] : []),
    ...(any(({ unknown }) => unknown.traits.length + unknown.spells.length > 0 || unknown.role !== undefined)
      ? ['ce que le catalogue ne connaît pas']
      : []),
  ]
}

/** What one word of a list says of a unit. */
type Sense = Partial<
  Pick<Unit, 'figures' | 'dep' | 'gait' | 'def' | 'men' | 'vie' | 'large' | 'spellsAgreed'>
> & {
  readonly melee?: Melee
  readonly shot?: Shot
  readonly trait?: TraitId
  readonly role?: RoleId
  readonly spell?: SpellId
}

const lexicon = createLexicon<Sense>([
  ...roles.map(({ id, name }) => [name, { role: id }] as const),
  ...traits.map(({ id, name }) => [name, { trait: id }] as const),
  ...spells.map(({ id, name }) => [name, { spell: id }] as const),
  [largeName, { large: true }],
])

const gaitWords = new Map([...gaitEntries.map(({ id, name }) => [plainWords(name), id] as const)])
const rangeWords = new Map(rangeEntries.map(({ id, name }) => [plainWords(name), id] as const))
const ammoWords = new Map(ammoEntries.map(({ id, name }) => [plainWords(name), id] as const))
const oneOf = (words: ReadonlyMap<string, unknown>): string =>
  [...words.keys()].toSorted((a, b) => b.length - a.length).join('|')

const piercingWords = '(?: (?:perforant|perf|p) ?(\\d{1,4}))?'
const patterns = {
  figures: /^(\d{1,4}) (?:figurines?|figs?)$/,
  dep: new RegExp(`^(?:dep|deplacement) (\\d{1,4})(?: (${oneOf(gaitWords)}))?$`),
  melee: new RegExp(`^(?:mel|melee) (\\d{1,4})${piercingWords}$`),
  shot: new RegExp(
    `^tir (\\d{1,4})${piercingWords}(?: (?:portee )?(${oneOf(rangeWords)}))?(?: (?:munitions? )?(${oneOf(ammoWords)}))?$`,
  ),
  plain: /^(def|defense|men|mental|vie) (\d{1,4})$/,
  spells: /^(\d{1,4}) sorts? convenus?$/,
} as const

const score = (text: string | undefined): number => atMost(text, most.score)

/** What an item says; nothing where it says nothing known. */
const senseOf = (text: string): Sense | undefined => {
  const words = plainWords(text)
  const figures = patterns.figures.exec(words)
  if (figures) return { figures: Math.max(1, atMost(figures[1], most.figures)) }
  const dep = patterns.dep.exec(words)
  if (dep) return { dep: score(dep[1]), gait: gaitWords.get(dep[2] ?? '') ?? 'normal' }
  const melee = patterns.melee.exec(words)
  if (melee) return { melee: { score: score(melee[1]), piercing: score(melee[2]) } }
  const shot = patterns.shot.exec(words)
  if (shot)
    return {
      shot: {
        score: score(shot[1]),
        piercing: score(shot[2]),
        range: rangeWords.get(shot[3] ?? '') ?? 'normale',
        ammo: ammoWords.get(shot[4] ?? '') ?? 'illimitees',
      },
    }
  const plain = patterns.plain.exec(words)
  if (plain) {
    const value = score(plain[2])
    return plain[1] === 'vie' ? { vie: value } : plain[1]?.startsWith('def') ? { def: value } : { men: value }
  }
  const allowed = patterns.spells.exec(words)
  if (allowed) return { spellsAgreed: atMost(allowed[1], most.agreed) }
  return lexicon.find(text)
}

/** « 84 # », « 184/200 # »: what the rest of the line costs. */
const isCount = (text: string): boolean => /^\d+(?: ?\/ ?\d+)?(?: points?)?$/.test(plainWords(text))

const read = (heard: HeardOutline) => {
  const units = heard.members.map(unitOf)
  const { roster, strangers } = armyOf(heard.items)
  return {
    roster: { ...roster, units: units.map(({ unit }) => unit) },
    remarks: [...strangers.map(saysNothingOf('l’armée')), ...units.flatMap(({ remarks }) => remarks)],
  }
}

/** A unit as its words make it, one after the other. */
const unitOf = ({ title, items }: HeardMember) => {
  const remarks: LineRemark[] = []
  const senses: Sense[] = []
  for (const item of items) {
    const { text, label } = item
    const sense = senseOf(text) ?? (label === undefined ? undefined : senseOf(`${label} ${text}`))
    if (sense) senses.push(sense)
    else if (!isCount(text)) remarks.push(unknownWord(item))
  }
  const all = gathered(senses)
  const blank = blankUnit()
  const large = all('large').length > 0
  const allowed = all('spellsAgreed').at(-1)
  const unit: Unit = {
    ...blank,
    name: title,
    figures: all('figures').at(-1) ?? 1,
    dep: all('dep').at(-1) ?? blank.dep,
    gait: all('gait').at(-1) ?? blank.gait,
    melee: all('melee').slice(0, most.scoresOfAKind),
    shots: all('shot').slice(0, most.scoresOfAKind),
    def: all('def').at(-1) ?? blank.def,
    men: all('men').at(-1) ?? blank.men,
    vie: all('vie').at(-1) ?? blank.vie,
    traits: [...new Set(all('trait'))],
    role: all('role').at(-1) ?? null,
    spells: [...all('spell')],
    ...(large && { large }),
    ...(allowed !== undefined && { spellsAgreed: allowed }),
  }
  return { unit, remarks }
}

type ArmyFact =
  | { readonly limit: number | null }
  | { readonly agreed: RoleId | 'spells'; readonly count: number }
  | 'derived'

/** « 2 chefs convenus »: how many of a role, as it is written for one and for several. */
const agreedWords = new Map<string, RoleId | 'spells'>([
  ...roles.flatMap(role =>
    [1, 2].map(count => [plainWords(countOf(role, count)).replace(/^\d+ /, ''), role.id] as const),
  ),
  ['sort', 'spells'],
  ['sorts', 'spells'],
])

const armyFact = (text: string): ArmyFact | undefined => {
  const words = plainWords(text)
  if (words === plainWords(noLimit)) return { limit: null }
  const [, limit] = /^(\d{1,7})(?: points?)? (?:convenus?|limite)$/.exec(words) ?? []
  if (limit !== undefined) return { limit: atMost(limit, most.points) }
  const [, count, what = ''] = /^(\d{1,4}) (.+) convenus?$/.exec(words) ?? []
  const agreed = agreedWords.get(what)
  if (count !== undefined && agreed) return { agreed, count: atMost(count, most.agreed) }
  return isCount(text) || /^\d+ (?:unites?|figurines?)$/.test(words) ? 'derived' : undefined
}

const armyOf = (items: readonly HeardItem[]) => {
  const agreed = usualAgreed()
  const strangers: HeardItem[] = []
  let limit: number | null | undefined
  for (const item of items) {
    const fact = armyFact(item.text)
    if (fact === undefined) strangers.push(item)
    else if (fact !== 'derived')
      if ('limit' in fact) limit = fact.limit
      else agreed[fact.agreed] = fact.count
  }
  return { roster: { ...blankRoster(), limit: limit ?? ceilingOf(items), agreed }, strangers }
}

/** Who says « 184/200 # » or « 200 points » says how far the army may go. */
const ceilingOf = (items: readonly HeardItem[]): number | null => {
  for (const { text } of items) {
    const [, limit] = /^(?:\d+ ?\/ ?)?(\d{1,6})(?: points?)?$/.exec(plainWords(text)) ?? []
    if (limit !== undefined && (text.includes('/') || /point/i.test(text))) return atMost(limit, most.points)
  }
  return null
}

const known: readonly string[] = [...lexicon.names, 'Dép', 'Mél', 'Tir', 'Déf', 'Men', 'Vie']

const unknownWord = notUnderstood('n’est ni un score, ni un rôle, ni un sort de ce jeu', known)

export const outline: OutlineRules<Roster> = { write, read, unsaid }
