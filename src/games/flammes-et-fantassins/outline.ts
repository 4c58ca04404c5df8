/** A band as players write it to one another, and what such a list says of a band, by the names of the catalogue. */
import {
  agreed,
  counted,
  createLexicon,
  plainWords,
  plural,
  type Accord,
  type HeardItem,
  type HeardMember,
  type HeardOutline,
  type Lexicon,
  type LineRemark,
  type OutlineLine,
  type OutlineMember,
  type OutlineRules,
} from '../../core/index.ts'
import { gathered, notUnderstood, saysNothingOf } from '../kit/index.ts'
import {
  builds,
  buildTitles,
  classById,
  classes,
  domainNames,
  domains,
  equipment,
  ranks,
  rankTitles,
  spells,
  talents,
  type Build,
  type Domain,
} from './catalog/index.ts'
import { deriveTotals } from './derive.ts'
import { resolveRoster, type Gear, type Member } from './resolve.ts'
import { blankFigure, blankRoster, maxGames, type Figure, type Roster } from './schema.ts'
import { classNamesOf, titleOf } from './titles.ts'

const write = (
  roster: Roster,
): { readonly facts: readonly string[]; readonly members: readonly OutlineMember[] } => {
  const members = resolveRoster(roster)
  const { points, campaign } = roster
  const { pc, pcAgreed, iron, ironBudget, bandPa } = deriveTotals(roster, members)
  return {
    facts: [
      `${points} PC convenus`,
      ...(campaign.pc > 0 ? [`${campaign.pc} PC gagnés`] : []),
      ...(campaign.iron > 0 ? [`${campaign.iron} fer gagnés`] : []),
      ...(campaign.games > 0 ? [plural(campaign.games, 'partie jouée', 'parties jouées')] : []),
      ...(campaign.trophies > 0 ? [plural(campaign.trophies, 'trophée')] : []),
      `${pc}/${pcAgreed} PC`,
      `${iron}/${ironBudget} fer`,
      `${bandPa} PA de Bande`,
    ],
    members: members.map(told),
  }
}

const told = (member: Member): OutlineMember => {
  const { figure, gear, spells: known } = member
  const names = classNamesOf(member)
  const open = gear.findIndex(({ entry }) => entry.id === 'grimoire')
  const speciality = classById.get(figure.speciality ?? '')?.speciality
  const lines: readonly OutlineLine[] = [
    {
      label: 'Équipement',
      items: gear.map((piece, index) => pieceOf(piece, index === open ? figure.grimoire : null)),
      clear: true,
    },
    {
      label: grimoireLabel,
      items: figure.grimoire && open < 0 ? [domainNames[figure.grimoire].name] : [],
    },
    { label: 'Spécialité', items: speciality ? [speciality.name] : [], clear: true },
    { label: 'Sorts', items: known.map(({ entry }) => entry.name), clear: true },
  ]
  return {
    title: figure.name,
    facts: [titleOf(member), ...(names.length > 0 ? [names.join(', ')] : [])],
    lines: lines.filter(({ items }) => items.length > 0),
  }
}

const grimoireLabel = 'Domaine du grimoire'

const pieceOf = ({ entry, spell }: Gear, domain: Domain | null): string => {
  const of = spell?.name ?? (domain && domainNames[domain].name)
  return of ? `${entry.name} (${of})` : entry.name
}

const unsaid = (roster: Roster): readonly string[] => {
  const { history = [] } = roster.campaign
  const members = resolveRoster(roster)
  const strangers = members.some(({ unknown }) => Object.values(unknown).some(list => list.length > 0))
  return [
    ...(history.length > 0 ? ['récit de la campagne'] : []),
    ...(members.some(hidesAccord) ? ['accord de certains titres'] : []),
    ...(strangers ? ['ce que le catalogue ne connaît pas'] : []),
  ]
}

/** « Mercenaire agile, Barde » agrees with everybody. */
const hidesAccord = (member: Member): boolean => {
  const words = told(member).facts.flatMap(fact => fact.split(', '))
  return member.figure.accord !== accordOf(words.flatMap(word => lexicon.find(word) ?? []))
}

/** What one word of a list says of a figure. */
interface Sense {
  readonly classId?: string
  readonly equipment?: string
  readonly spell?: string
  readonly speciality?: string
  readonly grimoire?: Domain
  readonly build?: Build
  /** How it agrees, where that shows; « neutral » where it takes care not to. */
  readonly accord?: Accord | 'neutral'
  /** It agrees with a man, or is said of nobody in particular: the rest of the line tells. */
  readonly masculine?: true
  /** It agrees, and looks the same of everybody. */
  readonly agrees?: true
}

/** « Héroïne puissante », for every rank and build; « Mercenaire agile » agrees with both. */
const titles: readonly (readonly [string, Sense])[] = ranks.flatMap(rank =>
  builds.flatMap((build): readonly (readonly [string, Sense])[] => {
    const [f, m] = [rankTitles[rank].f + buildTitles[build].f, rankTitles[rank].m + buildTitles[build].m]
    if (f === m) return [[f, { build, agrees: true }]]
    return [
      [f, { build, accord: 'f', agrees: true }],
      [m, { build, accord: 'm', agrees: true }],
    ]
  }),
)

const lexicon: Lexicon<Sense> = createLexicon<Sense>([
  ...classes.flatMap(({ id, name, feminine }): readonly (readonly [string, Sense])[] => [
    [name, name === feminine ? { classId: id } : { classId: id, masculine: true }],
    [feminine, { classId: id, accord: 'f' }],
    [id, { classId: id }],
  ]),
  ...equipment.flatMap(({ id, name }): readonly (readonly [string, Sense])[] => [
    [name, { equipment: id }],
    [id, { equipment: id }],
  ]),
  ...spells.flatMap(({ id, name }): readonly (readonly [string, Sense])[] => [
    [name, { spell: id }],
    [id, { spell: id }],
    ...['', 'de ', 'd’', 'du ', 'des '].map((of): readonly [string, Sense] => [
      `Parchemin ${of}${name}`,
      { equipment: `parchemin:${id}` },
    ]),
  ]),
  ...classes.flatMap(({ id, speciality }): readonly (readonly [string, Sense])[] =>
    speciality ? [[speciality.name, { speciality: id }]] : [],
  ),
  ...domains.flatMap((domain): readonly (readonly [string, Sense])[] =>
    ['', 'de ', 'de la ', 'des '].map(of => [
      `Grimoire ${of}${domainNames[domain].name}`,
      { equipment: 'grimoire', grimoire: domain },
    ]),
  ),
  ...titles,
  ...ranks.flatMap((rank): readonly (readonly [string, Sense])[] => [
    [rankTitles[rank].neutral, {}],
    [rankTitles[rank].f, { agrees: true }],
    [rankTitles[rank].m, { agrees: true }],
  ]),
  ['Sans classe', {}],
  ...builds.flatMap((build): readonly (readonly [string, Sense])[] => [
    [agreed(buildTitles[build], undefined), { build, accord: 'neutral' }],
    [buildTitles[build].m, { build }],
    [buildTitles[build].f, { build, accord: 'f' }],
  ]),
  // What the numbers of a class tell anyway.
  ...talents.map(({ name }): readonly [string, Sense] => [name, {}]),
])

const domainLexicon = createLexicon(
  domains.map((domain): readonly [string, Domain] => [domainNames[domain].name, domain]),
)

const read = (heard: HeardOutline) => {
  const figures = heard.members.map(figureOf)
  const { roster, strangers } = bandOf(heard.items)
  return {
    roster: { ...roster, figures: figures.map(({ figure }) => figure) },
    remarks: [...strangers.map(saysNothingOf('la bande')), ...figures.flatMap(({ remarks }) => remarks)],
  }
}

/** What a fact of the band counts, by its first words; « 8/9 PC » is read apart. */
const counts = [
  ['agreed', /^(\d{1,4}) (?:pc|points? de creation) convenus?$/],
  ['pc', /^(\d{1,4}) (?:pc|points? de creation) gagnes?$/],
  ['iron', /^(\d{1,4}) (?:fer|pieces? de fer) gagnee?s?$/],
  ['games', /^(\d{1,2}) parties? jouees?$/],
  ['trophies', /^(\d{1,16}) trophees?$/],
  ['bare', /^(\d{1,4}) (?:pc|points?(?: de creation)?)$/],
  ['limit', /^\d{1,4} ?\/ ?(\d{1,5}) (?:pc|points?(?: de creation)?)$/],
  ['derived', /^(\d+)(?: ?\/ ?\d+)? (?:fer|pieces? de fer|pa|pa de bande|figurines?)$/],
] as const

type Counted = (typeof counts)[number][0]

const countOf = (text: string): readonly [Counted, number] | undefined => {
  const words = plainWords(text)
  for (const [what, pattern] of counts) {
    const [, amount] = pattern.exec(words) ?? []
    if (amount !== undefined) return [what, Number(amount)]
  }
  return undefined
}

const bandOf = (items: readonly HeardItem[]) => {
  const told = new Map<Counted, number>()
  for (const { text } of items) {
    const [what, amount] = countOf(text) ?? []
    if (what !== undefined && amount !== undefined) told.set(what, amount)
  }
  const blank = blankRoster()
  const pc = told.get('pc') ?? 0
  const limit = told.get('limit')
  const points =
    told.get('agreed') ?? told.get('bare') ?? (limit === undefined ? blank.points : Math.max(0, limit - pc))
  return {
    roster: {
      ...blank,
      points,
      campaign: {
        pc,
        iron: told.get('iron') ?? 0,
        games: Math.min(told.get('games') ?? 0, maxGames),
        trophies: Math.min(told.get('trophies') ?? 0, Number.MAX_SAFE_INTEGER),
      },
    },
    strangers: items.filter(({ text }) => !countOf(text)),
  }
}

/** A figure as its words make it, one after the other. */
const figureOf = ({ title, line, items }: HeardMember) => {
  const remarks: LineRemark[] = []
  const senses: Sense[] = []
  for (const item of items) {
    const found = sensesOf(item)
    if (found) senses.push(...found)
    else if (!isCount(item.text)) remarks.push(unknownWord(item))
  }
  const all = gathered(senses)
  const [build] = all('build')
  if (build === undefined)
    remarks.push({
      line,
      message: 'La carrure n’est pas dite : agile, jusqu’à ce que vous en choisissiez une.',
    })
  const accord = accordOf(senses)
  const figure: Figure = {
    ...blankFigure(),
    name: title,
    ...(accord && { accord }),
    build: build ?? 'agile',
    classes: [...all('classId')],
    equipment: [...all('equipment')],
    grimoire: all('grimoire').at(-1) ?? null,
    speciality: all('speciality').at(-1) ?? null,
    spells: [...all('spell')],
  }
  return { figure, remarks }
}

/** A title that agrees, and nothing in it that agrees with a woman, agrees with a man where that shows. */
const accordOf = (senses: readonly Sense[]): Accord | undefined => {
  const told = senses.flatMap(({ accord }) => accord ?? [])
  if (told.includes('neutral')) return undefined
  if (told.includes('f')) return 'f'
  const shows = told.includes('m') || senses.some(({ masculine }) => masculine)
  return shows && senses.some(({ agrees }) => agrees) ? 'm' : undefined
}

/** What an item says, as many times as it says it; nothing where it says nothing known. */
const sensesOf = ({ text, label }: HeardItem): readonly Sense[] | undefined => {
  const about = plainWords(label ?? '')
  if (about === plainWords(grimoireLabel) || about === 'grimoire') {
    const domain = domainLexicon.find(text)
    if (domain) return [{ grimoire: domain, ...(about === 'grimoire' && { equipment: 'grimoire' }) }]
  }
  if (/^parchemins?$/.test(about)) {
    const parchment = lexicon.find(`Parchemin ${text}`)
    if (parchment) return [parchment]
  }
  const sense = lexicon.find(text)
  if (sense) return [sense]
  const { count, text: one } = counted(text)
  const repeated = lexicon.find(one)
  return repeated && Array.from({ length: Math.min(count, 20) }, () => repeated)
}

/** « 3 PC · 2 fer »: what the rest of the line costs. */
const isCount = (text: string): boolean => /^\d+ ?(?:\/ ?\d+ ?)?(?:pc|fer|pa|pv)\b/.test(plainWords(text))

const unknownWord = notUnderstood(
  'n’est ni une classe, ni un équipement, ni un sort de ce jeu',
  lexicon.names,
)

export const outline: OutlineRules<Roster> = { write, read, unsaid }
