/** A troop as players write it to one another, and what such a list says of a troop, by the names of the catalogue. */
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
  beasts,
  competences,
  mounts,
  protections,
  roles,
  scores,
  trainings,
  weapons,
  type MountId,
  type ProtectionId,
  type RoleId,
  type ScoreId,
} from './catalog/index.ts'
import { deriveTotals } from './derive.ts'
import { beastsOf, resolveRoster, type Member, type WornCompetence } from './resolve.ts'
import {
  blankPackAnimal,
  blankProfile,
  blankRoster,
  most,
  type Competence,
  type PackAnimal,
  type Price,
  type Profile,
  type Roster,
} from './schema.ts'

/* ---- written ---- */

const words = {
  noBudget: 'sans budget',
  leader: 'Chef de troupe',
  twoLives: 'Deux points de vie',
  context: 'Contexte',
  competences: 'Compétences',
  scores: 'Scores',
} as const

/** One word, or several, that nothing in a list takes for a mark of its own. */
const plainName = /^[\p{L}\p{N}]+(?:[ ’'-][\p{L}\p{N}]+)*$/u
const plainClauses = /^[\p{L}\p{N}]+(?:(?:, |[ ’'-])[\p{L}\p{N}]+)*$/u

const isSayable = (text: string): boolean => text.length <= 80 && plainName.test(text)
const isContext = (text: string): boolean => text.length <= 120 && plainClauses.test(text)

/** « Faux, fourche, grand outil » : a list would take it for three. */
const shortName = (name: string): string => name.split(',')[0] ?? name

const write = (
  roster: Roster,
): { readonly facts: readonly string[]; readonly members: readonly OutlineMember[] } => {
  const members = resolveRoster(roster)
  const { budget, context, heavyBonus } = roster
  const { points, characters } = deriveTotals(roster, members)
  return {
    facts: [
      ...(isContext(context) ? [`${words.context} : ${context}`] : []),
      budget === null ? words.noBudget : `budget ${budget} pts`,
      ...(heavyBonus === 0 ? [] : [`armes lourdes ${heavyBonus > 0 ? `+${heavyBonus}` : heavyBonus}`]),
      ...knownBeasts(roster).map(({ count, kind }) => `${count} × ${kind}`),
      budget === null ? `${points} pts` : `${points}/${budget} pts`,
      plural(characters, 'personnage'),
    ],
    members: members.map(told),
  }
}

const knownBeasts = (roster: Roster) =>
  beastsOf(roster)
    .filter(({ unknown }) => !unknown)
    .map(({ count, entry }) => ({ count, kind: entry.name }))

const told = (member: Member): OutlineMember => {
  const { profile, cost, training, protection, mount, role } = member
  const lines: readonly OutlineLine[] = [
    { label: 'Armes', items: knownWeapons(member), clear: true },
    { label: words.competences, items: saidCompetences(member).map(competenceSaid) },
    { label: 'Entraînement', items: training.map(({ entry }) => entry.name), clear: true },
    {
      label: words.scores,
      items: member.scores.filter(({ own }) => own).map(({ entry, value }) => `${entry.name} ${value}`),
    },
    { label: 'Allure', items: member.movementOwn ? [`Mouvement ${member.movement} cm`] : [], clear: true },
    { label: 'Équipement', items: profile.prices.map(priceSaid), clear: true },
  ]
  return {
    title: profile.name,
    facts: [
      plural(profile.count, 'figurine'),
      `Classe ${profile.classe}`,
      ...(protection.id === 'legere' ? [] : [protection.name]),
      ...(mount.id === 'pied' ? [] : [mount.name]),
      ...(role.id === 'simple' ? [] : [role.name]),
      ...(profile.leader ? [words.leader] : []),
      ...(profile.twoLives ? [words.twoLives] : []),
      `${cost.total} pts`,
    ],
    lines: lines.filter(({ items }) => items.length > 0),
  }
}

const knownWeapons = (member: Member): readonly string[] =>
  member.weapons.flatMap(({ entry: { catalogue } }) => (catalogue ? [shortName(catalogue.name)] : []))

/** Those of the catalogue, and those of a player's own whose names a list can say. */
const saidCompetences = (member: Member): readonly WornCompetence[] =>
  member.competences.filter(({ entry, name }) => entry !== undefined || isOwnCompetence(name))

/** A list would take a number at its end for its level. */
const isOwnCompetence = (name: string): boolean =>
  isSayable(name) && !/(?:^| )\d+$/.test(name) && senseOf(name) === undefined

const competenceSaid = ({ entry, name, level }: WornCompetence): string =>
  `${entry?.name ?? name}${level === undefined ? '' : ` ${level}`}`

const priceSaid = ({ label, points }: Price): string =>
  `${isSayable(label) ? `prix ${label}` : 'prix'} ${points} pts`

const unsaid = (roster: Roster): readonly string[] => {
  const members = resolveRoster(roster)
  const any = (has: (member: Member) => boolean): boolean => members.some(has)
  const own = (member: Member): boolean => member.weapons.some(({ entry }) => entry.own !== undefined)
  return [
    ...(roster.context === '' || isContext(roster.context) ? [] : ['contexte']),
    ...(roster.objectives.length > 0 ? ['objectifs secrets'] : []),
    ...(roster.ownWeapons.length > 0 || any(own) ? ['armes de votre cru'] : []),
    ...(any(({ profile }) => profile.prices.some(({ label }) => label !== '' && !isSayable(label)))
      ? ['intitulés des prix']
      : []),
    ...(any(member => member.competences.some(one => isPartlySaid(one))) ? ['détail des compétences'] : []),
    ...(roster.packAnimals.some(({ name, load }) => name !== '' || load)
      ? ['noms et charges des bêtes']
      : []),
    ...(any(({ profile }) => profile.icon !== undefined) ? ['emblèmes'] : []),
    ...(any(({ unknown }) => hasUnknown(unknown)) || beastsOf(roster).some(({ unknown }) => unknown)
      ? ['ce que le catalogue ne connaît pas']
      : []),
  ]
}

const isPartlySaid = ({ entry, name, competence }: WornCompetence): boolean =>
  Boolean(competence.text?.trim()) ||
  (entry === undefined ? !isOwnCompetence(name) : Boolean(competence.name?.trim()))

const hasUnknown = ({
  weapons: arms,
  competences: known,
  training,
  protection,
}: Member['unknown']): boolean => arms.length + known.length + training.length > 0 || protection !== undefined

/* ---- read ---- */

/** What one word of a list says of a profile. */
interface Sense {
  readonly count?: number
  readonly classe?: number
  readonly movement?: number
  readonly protection?: ProtectionId
  readonly mount?: MountId
  readonly role?: RoleId
  readonly leader?: true
  readonly twoLives?: true
  readonly weapon?: string
  readonly training?: string
  readonly competence?: Competence
  readonly score?: { readonly id: ScoreId; readonly value: number }
  readonly price?: Price
}

/** « Arc simple ou composite » is called by either, and « Faux, fourche, grand outil » by any. */
const namesOf = (name: string): readonly string[] => [name, shortName(name), ...name.split(/, | ou /)]

const lexicon = createLexicon<Sense>([
  [words.leader, { leader: true }],
  ['Leader', { leader: true }],
  [words.twoLives, { twoLives: true }],
  ['2 points de vie', { twoLives: true }],
  ...weapons.flatMap(({ id, name }) => namesOf(name).map(said => [said, { weapon: id }] as const)),
  ...weapons.map(({ id }) => [id, { weapon: id }] as const),
  ...protections.map(({ id, name }) => [name, { protection: id }] as const),
  ['Légère', { protection: 'legere' }],
  ...mounts.map(({ id, name }) => [name, { mount: id }] as const),
  ...roles.flatMap(({ id, name }) => namesOf(name).map(said => [said, { role: id }] as const)),
  ...trainings.map(({ id, name }) => [name, { training: id }] as const),
])

const competenceIds = createLexicon<string>(
  competences.flatMap(({ id, name }) => [[name, id] as const, [id, id] as const]),
)
const scoreIds = createLexicon<ScoreId>(scores.map(({ id, name }) => [name, id] as const))
const beastIds = createLexicon<string>(
  beasts.flatMap(({ id, name }) => [[name, id] as const, [id, id] as const]),
)

const patterns = {
  count: /^(\d{1,4}) (?:figurines?|figs?|personnages?)$/,
  classe: /^(?:classe|cl) ?(\d{1,3})$/,
  movement: /^(?:mouvement|mouv|allure) (\d{1,4})(?: cm)?$/,
  /** A star is no word: it is read before words are made plain. */
  protection: /^(?:armure )?([345](?:\*|T)?)$/iu,
  price: /^prix (?:(.+) )?(\d{1,4}) ?(?:pts?|points?)?$/iu,
  levelled: /^(.+?) (\d{1,3})$/u,
} as const

/** What an item says; nothing where it says nothing known. */
const senseOf = (text: string, label?: string): Sense | undefined => {
  const plain = plainWords(text)
  const count = patterns.count.exec(plain)
  if (count) return { count: Math.max(1, atMost(count[1], most.count)) }
  const classe = patterns.classe.exec(plain)
  if (classe) return { classe: atMost(classe[1], most.classe) }
  const movement = patterns.movement.exec(plain)
  if (movement) return { movement: atMost(movement[1], most.reach) }
  const price = patterns.price.exec(text)
  if (price) return { price: { label: price[1] ?? '', points: atMost(price[2], most.price) } }
  return protectionIn(text) ?? scoreIn(text, label) ?? competenceIn(text) ?? lexicon.find(text)
}

const protectionIn = (text: string): Sense | undefined => {
  const [, id] = patterns.protection.exec(text) ?? []
  const found = protections.find(one => one.id === id?.toUpperCase())
  return found && { protection: found.id }
}

const isLabel = (label: string | undefined, wanted: string): boolean =>
  label !== undefined && plainWords(label) === plainWords(wanted)

/** « Agilité 4 » is a competence, unless its line says that it is a score; santé and moral are nothing else. */
const scoreIn = (text: string, label: string | undefined): Sense | undefined => {
  const [, name = '', value] = patterns.levelled.exec(text) ?? []
  const score = value === undefined ? undefined : scoreIds.find(name)
  if (score === undefined) return undefined
  if (competenceIds.find(name) !== undefined && !isLabel(label, words.scores)) return undefined
  return { score: { id: score, value: atMost(value, most.classe) } }
}

const competenceIn = (text: string): Sense | undefined => {
  const whole = competenceIds.find(text)
  if (whole !== undefined) return { competence: { id: whole } }
  const [, name = '', level] = patterns.levelled.exec(text) ?? []
  const id = level === undefined ? undefined : competenceIds.find(name)
  return id === undefined ? undefined : { competence: { id, level: atMost(level, most.classe) } }
}

/** What stands among competences and is none that the book names is a player's own. */
const ownCompetence = (text: string): Sense => {
  const [, name = text, level] = patterns.levelled.exec(text) ?? []
  return {
    competence: level === undefined ? { name: text } : { name, level: atMost(level, most.classe) },
  }
}

/** « 18 pts », « 58/60 points »: what the rest of the line costs. */
const isCost = (text: string): boolean => /^\d+(?: ?\/ ?\d+)?(?: (?:pts?|points?))?$/.test(plainWords(text))

const read = (heard: HeardOutline) => {
  const profiles = heard.members.map(profileOf)
  const { roster, strangers } = troopOf(heard.items)
  return {
    roster: { ...roster, profiles: profiles.map(({ profile }) => profile) },
    remarks: [...strangers.map(saysNothingOf('la troupe')), ...profiles.flatMap(({ remarks }) => remarks)],
  }
}

/** A profile as its words make it, one after the other. */
const profileOf = ({ title, items }: HeardMember) => {
  const remarks: LineRemark[] = []
  const senses: Sense[] = []
  for (const item of items) {
    const { text, label } = item
    const sense =
      senseOf(text, label) ??
      (label === undefined ? undefined : senseOf(`${label} ${text}`)) ??
      (isLabel(label, words.competences) ? ownCompetence(text) : undefined)
    if (sense) senses.push(sense)
    else if (!isCost(text)) remarks.push(unknownWord(item))
  }
  const all = gathered(senses)
  const scored = all('score').map(({ id, value }) => [id, value] as const)
  const training = [...new Set(all('training'))]
  const movement = all('movement').at(-1)
  const blank = blankProfile()
  const profile: Profile = {
    ...blank,
    name: title,
    count: all('count').at(-1) ?? blank.count,
    classe: all('classe').at(-1) ?? blank.classe,
    protection: all('protection').at(-1) ?? blank.protection,
    mount: all('mount').at(-1) ?? blank.mount,
    role: all('role').at(-1) ?? blank.role,
    leader: all('leader').length > 0,
    twoLives: all('twoLives').length > 0,
    weapons: [...new Set(all('weapon'))],
    competences: [...all('competence')],
    prices: [...all('price')],
    ...(scored.length > 0 && { scores: Object.fromEntries(scored) }),
    ...(training.length > 0 && { training }),
    ...(movement !== undefined && { movement }),
  }
  return { profile, remarks }
}

type TroopFact =
  | { readonly budget: number | null }
  | { readonly heavyBonus: number }
  | { readonly beast: PackAnimal }
  | { readonly context: string }
  | 'derived'

const troopFact = ({ text, label }: HeardItem): TroopFact | undefined => {
  if (isLabel(label, words.context)) return { context: text }
  const plain = plainWords(text)
  if (plain === plainWords(words.noBudget)) return { budget: null }
  const [, budget] = /^(?:budget )(\d{1,6})(?: (?:pts?|points?))?$/.exec(plain) ?? []
  if (budget !== undefined) return { budget: atMost(budget, most.points) }
  const [, sign, heavy] = /^armes? lourdes? ?([+-]?)(\d{1,2})$/iu.exec(text) ?? []
  if (heavy !== undefined) return { heavyBonus: (sign === '-' ? -1 : 1) * atMost(heavy, most.modifier) }
  const [, count = '1', kind = text] = /^(\d{1,3}) ?[x×] ?(.+)$/iu.exec(text) ?? []
  const beast = beastIds.find(kind)
  if (beast !== undefined)
    return {
      beast: { ...blankPackAnimal(), kind: beast, count: Math.max(1, atMost(count, most.count)) },
    }
  return isCost(text) || /^\d+ (?:profils?|figurines?|personnages?)$/.test(plain) ? 'derived' : undefined
}

const troopOf = (items: readonly HeardItem[]) => {
  const strangers: HeardItem[] = []
  const context: string[] = []
  const packAnimals: PackAnimal[] = []
  let budget: number | null | undefined
  let heavyBonus = 0
  for (const item of items) {
    const fact = troopFact(item)
    if (fact === undefined) strangers.push(item)
    else if (fact !== 'derived') {
      if ('context' in fact) context.push(fact.context)
      else if ('beast' in fact) packAnimals.push(fact.beast)
      else if ('heavyBonus' in fact) heavyBonus = fact.heavyBonus
      else budget = fact.budget
    }
  }
  return {
    roster: {
      ...blankRoster(),
      context: context.join(', '),
      budget: budget === undefined ? ceilingOf(items) : budget,
      ...(packAnimals.length > 0 && { packAnimals }),
      ...(heavyBonus !== 0 && { heavyBonus }),
    },
    strangers,
  }
}

/** Who says « 58/60 pts » or « 60 points » says how much there is to spend. */
const ceilingOf = (items: readonly HeardItem[]): number | null => {
  for (const { text } of items) {
    const [, limit] = /^(?:\d+ ?\/ ?)?(\d{1,6})(?: (?:pts?|points?))$/.exec(plainWords(text)) ?? []
    if (limit !== undefined) return atMost(limit, most.points)
  }
  return null
}

const known: readonly string[] = [
  ...lexicon.names,
  ...competenceIds.names,
  ...scoreIds.names,
  'Classe',
  'Mouvement',
]

const unknownWord = notUnderstood('n’est ni une arme, ni une armure, ni une compétence de ce jeu', known)

export const outline: OutlineRules<Roster> = { write, read, unsaid }
