/** A warband as players write it to one another, a stat line for each figure, and what such a list says of one. */
import {
  createLexicon,
  firstCharacters,
  nameLength,
  plainWords,
  plural,
  quote,
  signed,
  tame,
  typeset,
  type HeardItem,
  type HeardMember,
  type HeardOutline,
  type LineRemark,
  type OutlineLine,
  type OutlineMember,
  type OutlineRules,
} from '../../core/index.ts'
import { notUnderstood, saysNothingOf } from '../kit/index.ts'
import {
  equipmentKinds,
  kindIds,
  kindOf,
  statIds,
  statOf,
  traits,
  type EquipmentKindId,
  type KindId,
  type StatId,
} from './catalog/index.ts'
import { deriveTotals } from './derive.ts'
import { resolveRoster, spellKey, type Gear, type Member } from './resolve.ts'
import {
  blankFigure,
  blankRoster,
  blankSpell,
  bounds,
  type Apprentice,
  type Equipment,
  type Figure,
  type Roster,
  type Spell,
} from './schema.ts'
import { statSpan } from './pasting.ts'
import { readStatLine } from './stat-line.ts'

const labels = {
  scores: 'Scores',
  title: 'Métier',
  equipment: 'Équipement',
  traits: 'Traits',
  spells: 'Sorts',
  values: 'Valeurs propres',
} as const

const options = { critical: 'coups critiques', wounded: 'règle des blessés' } as const
const controlled = 'contrôlée'
const reloaded = 'à recharger'
const valueless = 'sans valeur'
const marks = { resist: 'Volonté résiste', attack: 'attaque', outOfGame: 'hors de la partie' } as const

/* ---- written ---- */

const write = (roster: Roster) => {
  const members = resolveRoster(roster)
  const { figures, soldiers } = deriveTotals(roster, members)
  return {
    facts: [
      plural(roster.soldiersAgreed, 'soldat convenu', 'soldats convenus'),
      ...(roster.options.critical ? [options.critical] : []),
      ...(roster.options.wounded ? [options.wounded] : []),
      plural(figures, 'figurine'),
      plural(soldiers, 'soldat'),
    ],
    members: members.map(member => told(member, roster)),
  }
}

/** « M 6 C +2 T +0 A 11 V +4 S 14 » */
const statLine = ({ stats }: Pick<Figure, 'stats'>): string =>
  statIds
    .map(id => {
      const { letter, signed: bonus } = statOf(id)
      return `${letter} ${bonus ? signed(stats[id]) : stats[id]}`
    })
    .join(' ')

const told = (member: Member, roster: Roster): OutlineMember => {
  const { figure, kind, kindEntry } = member
  const own = kind === 'mage' ? roster.wizard.spells : kind === 'apprenti' ? roster.apprentice?.spells : []
  const title = tame(figure.title ?? '')
  const lines: readonly OutlineLine[] = [
    { label: labels.scores, items: [statLine(figure)], clear: true },
    { label: labels.title, items: title === '' ? [] : [title] },
    { label: labels.equipment, items: member.gear.map(gearSaid) },
    { label: labels.traits, items: member.traits.map(({ entry }) => entry.name) },
    { label: labels.spells, items: (own ?? []).map(spellSaid) },
    { label: labels.values, items: kind === 'apprenti' ? ownValues(roster.apprentice) : [] },
  ]
  return {
    title: figure.name,
    facts: [kindEntry.name, ...(kind === 'creature' && member.controlled ? [controlled] : [])],
    lines: lines.filter(({ items }) => items.length > 0),
  }
}

/** A name, and behind it in parentheses what else there is to say. */
const detailed = (name: string, details: readonly string[]): string =>
  details.length > 0 ? `${name} (${details.join(', ')})` : name

const kindName = (id: EquipmentKindId): string => equipmentKinds.find(entry => entry.id === id)?.name ?? id

const gearSaid = ({ name, kind, damage, opponent, range, reload }: Gear): string => {
  const said = tame(name) || kindName(kind)
  return detailed(said, [
    ...(kind === usualKind(said) ? [] : [plainWords(kindName(kind))]),
    ...(damage === 0 ? [] : [`dommages ${signed(damage)}`]),
    ...(opponent === 0 ? [] : [`adversaire ${signed(opponent)}`]),
    ...(range === null ? [] : [`${range}″`]),
    ...(reload ? [reloaded] : []),
  ])
}

const spellSaid = (spell: Spell, index: number): string =>
  detailed(tame(spell.name) || `Sort ${index + 1}`, [
    spell.castingValue === null ? valueless : `${spell.castingValue}`,
    ...(spell.resist ? [marks.resist] : []),
    ...(spell.attack ? [marks.attack] : []),
    ...(spell.outOfGame ? [marks.outOfGame] : []),
    ...(tame(spell.target ?? '') === '' ? [] : [`cible ${tame(spell.target ?? '')}`]),
  ])

const ownValues = (apprentice: Apprentice | null): readonly string[] =>
  Object.entries(apprentice?.castingValues ?? {}).flatMap(([name, value]) =>
    tame(name) === '' ? [] : [`${tame(name)} ${value}`],
  )

const unsaid = (roster: Roster): readonly string[] => {
  const members = resolveRoster(roster)
  return [
    ...(members.some(({ figure }) => figure.icon !== undefined) ? ['emblèmes'] : []),
    ...(members.some(({ unknown }) => unknown.traits.length > 0)
      ? ['ce que le catalogue ne connaît pas']
      : []),
  ]
}

/* ---- read ---- */

const kindWords: ReadonlyMap<string, KindId> = new Map([
  ...kindIds.map(id => [plainWords(kindOf(id).name), id] as const),
  ...['magicien', 'magicienne', 'sorcier', 'sorciere'].map(word => [word, 'mage'] as const),
  ['apprentie', 'apprenti'],
  ['soldate', 'soldat'],
])

const traitNames = createLexicon(
  traits.flatMap(({ id, name }) => [[name, id] as const, [id, id] as const, [`${name}e`, id] as const]),
)

const gearWords: readonly (readonly [EquipmentKindId, RegExp])[] = [
  ['tir', /\b(?:arcs?|arbaletes?|frondes?|javelots?)\b/],
  ['protection', /\b(?:boucliers?|armures?|cuirasses?|cottes?|mailles?|casques?)\b/],
]

/** What a thing is taken for of which only the name is said. */
const usualKind = (name: string): EquipmentKindId =>
  gearWords.find(([, words]) => words.test(plainWords(name)))?.[0] ?? 'melee'

const kindNamed: ReadonlyMap<string, EquipmentKindId> = new Map(
  equipmentKinds.flatMap(({ id, name }) => [[plainWords(name), id] as const, [id, id] as const]),
)

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** With a minus of any kind before it. */
const numberIn = (text: string): number => {
  const digits = Number(/\d+/.exec(text)?.[0] ?? 0)
  return /[-\u2010-\u2015\u2212]\s?\d/.test(text) && digits > 0 ? -digits : digits
}

const named = (name: string): string => firstCharacters(name, nameLength)

/** « Arc (tir, 24″) » apart: its name, and each detail. */
const apart = (text: string): { readonly name: string; readonly details: readonly string[] } => {
  const [, name, inside] = /^([^()]*?)\s*\(([^()]*)\)$/.exec(text) ?? []
  if (name === undefined || inside === undefined || name === '') return { name: text, details: [] }
  return { name, details: inside.split(/[,;]/).map(detail => detail.trim()) }
}

interface Heard<T> {
  readonly value: T
  /** Details that say nothing known. */
  readonly strange: readonly string[]
}

const gearIn = (text: string): Heard<Equipment> => {
  const { name, details } = apart(text)
  const strange: string[] = []
  let line: Equipment = { name: named(name), kind: usualKind(name), damage: 0, opponent: 0 }
  for (const detail of details) {
    const words = plainWords(detail)
    const kind = kindNamed.get(words)
    if (kind) line = { ...line, kind }
    else if (/^(?:dommages?|degats?|dom) \+?\d{1,4}$/.test(words))
      line = { ...line, damage: within(numberIn(detail), -bounds.score, bounds.score) }
    else if (/^(?:adversaire|adverse|jet adverse) \+?\d{1,4}$/.test(words))
      line = { ...line, opponent: within(numberIn(detail), -bounds.score, bounds.score) }
    else if (/^(?:portee )?\d{1,4}(?: (?:pouces?|ps?))?$/.test(words))
      line = { ...line, range: within(numberIn(detail), 0, bounds.range) }
    else if (/^(?:a )?recharg/.test(words)) line = { ...line, reload: true }
    else strange.push(detail)
  }
  return { value: line, strange }
}

const castingValue = (text: string | undefined): number => within(Number(text ?? 0), 0, bounds.casting)

const spellIn = (text: string): Heard<Spell> => {
  const { name: whole, details } = apart(text)
  const strange: string[] = []
  // By another hand the value may follow the name: « Brume 12 ».
  const [, name = whole, behind] = (details.length === 0 && /^(.*\S)\s+(\d{1,3})\+?$/.exec(whole)) || []
  let spell: Spell = {
    ...blankSpell(),
    name: named(name),
    castingValue: behind === undefined ? null : castingValue(behind),
  }
  for (const detail of details) {
    const words = plainWords(detail)
    const [, value] = /^(?:valeur |a )?(\d{1,4})\+?$/.exec(words) ?? []
    const [, target] = /^cibles?\s+(.+)$/iu.exec(detail) ?? []
    if (value !== undefined) spell = { ...spell, castingValue: castingValue(value) }
    else if (target !== undefined) spell = { ...spell, target: named(target) }
    else if (/^(?:volonte(?: resiste)?|resiste|resistance)$/.test(words)) spell = { ...spell, resist: true }
    else if (/^(?:attaque|tir|projectile)$/.test(words)) spell = { ...spell, attack: true }
    else if (/^hors (?:de la partie|jeu|partie)$/.test(words)) spell = { ...spell, outOfGame: true }
    else if (words !== valueless) strange.push(detail)
  }
  return { value: spell, strange }
}

interface HeardFigure {
  readonly heard: HeardMember
  readonly kind: KindId | undefined
  readonly figure: Figure
  readonly spells: readonly Spell[]
  readonly values: readonly (readonly [name: string, value: number])[]
  readonly controlled: boolean
  readonly remarks: readonly LineRemark[]
}

type Matter = 'scores' | 'title' | 'equipment' | 'traits' | 'spells' | 'values'

const matters: readonly (readonly [Matter, RegExp])[] = [
  ['scores', /^(?:scores?|profil|stats?|statistiques|caracteristiques?)$/],
  ['title', /^(?:metier|titre|type)$/],
  ['equipment', /^(?:equipements?|armes?|materiel|objets?)$/],
  ['traits', /^(?:traits?|particularites?)$/],
  ['spells', /^(?:sorts?|grimoire|magie)$/],
  ['values', /^valeurs?(?: propres)?$/],
]

const matterOf = ({ label }: HeardItem): Matter | undefined =>
  label === undefined ? undefined : matters.find(([, words]) => words.test(plainWords(label)))?.[0]

/** « M 6 », alone: a list by another hand may part a stat line. */
const isScore = (text: string): boolean => /^\p{L}+\.?\s?[+\-\u2212]?\s?\d{1,3}["″]?$/u.test(text)

const statsIn = (text: string): Partial<Figure['stats']> | undefined => {
  const line = readStatLine(text)
  if (line === undefined || line.rest !== '') return undefined
  const found = statIds.flatMap(id => {
    const written = line.stats[id] ?? ''
    const { min, max } = statSpan(id)
    return written === '' ? [] : [[id, within(numberIn(written), min, max)] as const]
  })
  return Object.fromEntries(found)
}

const unknownWord = notUnderstood('ne dit rien d’une figurine que l’on comprenne', traitNames.names)

const figureIn = (heard: HeardMember): HeardFigure => {
  const remarks: LineRemark[] = []
  const equipment: Equipment[] = []
  const spells: Spell[] = []
  const values: (readonly [string, number])[] = []
  const known: string[] = []
  const scores: HeardItem[] = []
  const blank = blankFigure()
  let stats: Partial<Record<StatId, number>> | undefined
  let kind: KindId | undefined
  let title: string | undefined
  let isControlled = false
  const keep = <T>(list: T[], { value, strange }: Heard<T>, item: HeardItem): void => {
    list.push(value)
    remarks.push(...strange.map(text => unknownWord({ line: item.line, text })))
  }
  for (const item of heard.items) {
    const { text } = item
    const matter = matterOf(item)
    const words = plainWords(text)
    const trait = traitNames.find(text)
    if (matter === 'title') title = named(text)
    else if (matter === 'equipment') keep(equipment, gearIn(text), item)
    else if (matter === 'spells') keep(spells, spellIn(text), item)
    else if (matter === 'values' && /\s\d{1,3}$/.test(text)) {
      const [, name = '', value] = /^(.*\S)\s+(\d{1,3})$/.exec(text) ?? []
      if (!values.some(([other]) => spellKey(other) === spellKey(name)))
        values.push([name, castingValue(value)])
    } else if (trait !== undefined) known.push(trait)
    else if (item.label === undefined && kindWords.has(words)) kind ??= kindWords.get(words)
    else if (item.label === undefined && /^controlee?$/.test(words)) isControlled = true
    else if (statsIn(text) !== undefined) stats = { ...stats, ...statsIn(text) }
    else if (isScore(text)) scores.push(item)
    else remarks.push(unknownWord(item))
  }
  const parted = statsIn(scores.map(({ text }) => text).join(' '))
  if (parted) stats = { ...stats, ...parted }
  else remarks.push(...scores.map(unknownWord))
  const line = stats === undefined ? readStatLine(heard.title) : undefined
  const name = line && Object.keys(line.stats).length === statIds.length ? line.name : heard.title
  return {
    heard,
    kind,
    figure: {
      ...blank,
      name: named(name),
      stats: {
        ...blank.stats,
        ...(line && name === line.name ? statsIn(statPart(line)) : undefined),
        ...stats,
      },
      equipment: equipment.slice(0, bounds.lists),
      traits: [...new Set(known)],
      ...(title !== undefined && { title }),
    },
    spells: spells.slice(0, bounds.lists),
    values,
    controlled: isControlled,
    remarks,
  }
}

/** The scores of a title, as a line of their own. */
const statPart = ({ stats }: { readonly stats: Readonly<Partial<Record<StatId, string>>> }): string =>
  statIds.map(id => `${statOf(id).letter} ${stats[id] ?? ''}`).join(' ')

/** Who is the mage where nobody says so: whoever knows spells, else the first. */
const wizardOf = (figures: readonly HeardFigure[]): HeardFigure | undefined =>
  figures.find(({ kind }) => kind === 'mage') ??
  figures.find(({ kind, spells }) => kind === undefined && spells.length > 0) ??
  figures.find(({ kind }) => kind === undefined)

const apprenticeOf = (
  figures: readonly HeardFigure[],
  wizard: HeardFigure | undefined,
): HeardFigure | undefined =>
  figures.find(({ kind }) => kind === 'apprenti') ??
  figures.find(one => one !== wizard && one.kind === undefined && one.spells.length > 0)

/** A second mage, or a soldier who would know spells. */
const misplaced = ({ heard, kind, spells }: HeardFigure): readonly LineRemark[] =>
  kind === 'mage' || kind === 'apprenti' || spells.length > 0
    ? [
        {
          line: heard.line,
          message: typeset(
            `Une bande n’a qu’un mage et qu’un apprenti : ${quote(heard.title)} est rangé parmi les soldats, sans ses sorts.`,
          ),
        },
      ]
    : []

const read = (heard: HeardOutline) => {
  const figures = heard.members.map(figureIn)
  const { soldiersAgreed, played, strangers } = bandIn(heard.items)
  const wizard = wizardOf(figures)
  const apprentice = apprenticeOf(figures, wizard)
  const others = figures.filter(one => one !== wizard && one !== apprentice)
  const soldiers = others.filter(({ kind }) => kind !== 'creature')
  const blank = blankRoster()
  const roster: Roster = {
    ...blank,
    soldiersAgreed,
    options: played,
    wizard: wizard ? { ...wizard.figure, spells: [...wizard.spells] } : blank.wizard,
    apprentice: apprentice
      ? {
          ...apprentice.figure,
          spells: [...apprentice.spells],
          castingValues: Object.fromEntries(apprentice.values),
        }
      : null,
    soldiers: soldiers.map(({ figure }) => figure),
    creatures: others
      .filter(({ kind }) => kind === 'creature')
      .map(({ figure, controlled: byUs }) => ({ ...figure, ...(byUs && { controlled: true }) })),
  }
  return {
    roster,
    remarks: [...strangers, ...figures.flatMap(({ remarks }) => remarks), ...soldiers.flatMap(misplaced)],
  }
}

const bandIn = (items: readonly HeardItem[]) => {
  let { soldiersAgreed } = blankRoster()
  const played = { critical: false, wounded: false }
  const strangers: LineRemark[] = []
  for (const { line, text } of items) {
    const words = plainWords(text)
    const [, agreed] = /^(\d{1,4}) soldate?s? convenue?s?$/.exec(words) ?? []
    if (agreed !== undefined) soldiersAgreed = within(Number(agreed), 0, bounds.soldiers)
    else if (/^(?:coups? )?critiques?$/.test(words)) played.critical = true
    else if (/^(?:regle des )?(?:blesses?|blessures?)$/.test(words)) played.wounded = true
    else if (!/^\d+ (?:figurines?|soldats?|sorts?)$/.test(words))
      strangers.push(saysNothingOf('la bande')({ line, text }))
  }
  return { soldiersAgreed, played, strangers }
}

export const outline: OutlineRules<Roster> = { write, read, unsaid }
