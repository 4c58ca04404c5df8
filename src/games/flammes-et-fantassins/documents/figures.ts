/** The sheet of each figure: all that its player looks for in five seconds, on a quarter of a page. */
import {
  asNumber,
  meanOf,
  pictureOf,
  plural,
  signed,
  type DraftPiece,
  type Size,
} from '../../../core/index.ts'
import { quarterOf } from '../../kit/index.ts'
import {
  actions,
  domainNames,
  domains,
  equipmentById,
  scoreNames,
  scores,
  talentById,
} from '../catalog/index.ts'
import { equipmentSummary, levelNames } from '../catalog/summary.ts'
import { deriveFigure, type Attack, type FigureStats } from '../derive.ts'
import { duel, duelistOf } from '../odds.ts'
import { chargeReach } from '../rounds.ts'
import type { Gear, Member } from '../resolve.ts'
import { classNamesOf, titleOf } from '../titles.ts'
import { displayName, emblemOf, template } from './shared.ts'

export const figureSheet = (member: Member, paper: Size, chances: boolean): DraftPiece => ({
  title: displayName(member),
  size: quarterOf(paper),
  copies: 1,
  toEdge: true,
  continues: 'back',
  template: template('figure-sheet'),
  data: { ...sheetData(member), chances: chances ? chanceTable(member) : null },
})

const sheetData = (member: Member) => {
  const stats = deriveFigure(member)
  const told = tellings(member, stats)
  return {
    name: displayName(member),
    classes: classNamesOf(member).join(' · '),
    rank: titleOf(member),
    portrait: pictureOf(member.figure.portrait),
    emblem: emblemOf(member),
    scores: scores.map(score => ({ label: scoreNames[score].short, value: signed(stats.scores[score]) })),
    derived: [
      { label: 'Dép.', value: `${stats.dep}` },
      { label: 'Mêl.', value: signed(stats.mel) },
      { label: 'Tir', value: signed(stats.tir) },
      { label: 'CA', value: `${stats.ca}` },
      { label: 'Trame', value: `${stats.tra}` },
      { label: 'Com.', value: `${stats.com}` },
    ],
    withoutShield: stats.withoutShield ?? null,
    charge: stats.charge ? plural(chargeReach(stats.dep), 'pouce') : '',
    attacks: stats.attacks.map(attackRow),
    pv: Math.max(0, Math.min(60, stats.pv)),
    ...told,
    reminders: reminders(member, told),
  }
}

/** Of each attack, how often it touches and what it takes on average, by the defence that it meets. */
const chanceTable = (member: Member) => {
  const { from, to } = duel.defence
  const defences = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const decimal = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return {
    defences: defences.map(String),
    rows: duelistOf(member).attacks.map(attack => {
      const blows = defences.map(defence => attack.against(duel.anybody(defence, null), {}))
      return {
        name: attack.label,
        cells: blows.map(({ chance, losses }) => ({
          touch: chance === 0 ? '—' : `${Math.round(chance * 100)}`,
          mean: chance === 0 ? '' : decimal.format(asNumber(meanOf(losses))),
        })),
      }
    }),
  }
}

const attackRow = ({ id, kind, hit, damage, range }: Attack) => ({
  name: equipmentById.get(id)?.name ?? 'Magie',
  hit: signed(hit),
  damage: signed(damage),
  magic: kind === 'magie',
  reach: range === null ? 'selon le sort' : kind === 'melee' ? 'contact' : plural(range, 'pouce'),
  against: kind === 'magie' ? 'Trame' : 'CA',
})

const tellings = (member: Member, stats: FigureStats) => ({
  equipment: member.gear.map(gear => ({ name: gearName(gear), note: gearNote(gear) })),
  speciality: member.speciality?.speciality
    ? { name: member.speciality.speciality.name, text: member.speciality.speciality.text }
    : null,
  talents: talentLines(stats),
  domains: domains.flatMap(domain => {
    const known = member.spells.filter(({ entry }) => entry.domain === domain)
    return known.length === 0
      ? []
      : [
          {
            name: domainNames[domain].name,
            icon: domainNames[domain].icon,
            spells: known.map(({ entry }) => `${entry.name}\u00a0(${levelNames[entry.level]})`).join(', '),
          },
        ]
  }),
  notes: paragraphs(member.figure.notes ?? ''),
})

const gearName = ({ entry, spell }: Gear): string => (spell ? `${entry.name} (${spell.name})` : entry.name)

const uncapitalised = (text: string): string => text.slice(0, 1).toLocaleLowerCase('fr') + text.slice(1)

/** What the totals do not say already. */
const gearNote = ({ entry }: Gear): string => {
  if (entry.kind === 'armure' || entry.kind === 'bouclier') return `${equipmentSummary(entry)}.`
  return entry.brief ?? uncapitalised(entry.text)
}

const talentLines = ({ talents }: FigureStats) =>
  [...new Set(talents)].map(id => {
    const uses = talents.filter(talent => talent === id).length
    return { name: talentById.get(id)?.name ?? id, uses: uses > 1 ? `× ${uses}` : '' }
  })

export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map(line => line.trim())
    .filter(line => line !== '')

/** Characters under which a sheet has room to recall how its figure acts. */
const roomy = [
  { most: 240, lines: 3 },
  { most: 380, lines: 2 },
  { most: 520, lines: 1 },
] as const

const reminders = (member: Member, told: ReturnType<typeof tellings>) => {
  const length = JSON.stringify(told).length - 100
  const lines = roomy.find(({ most }) => length < most)?.lines ?? 0
  const wanted = [
    ...(member.figure.build === 'puissant' ? ['charge'] : []),
    ...(member.gear.some(({ entry }) => entry.kind === 'tir') ? ['attaque-de-tir', 'sentinelle'] : []),
    ...(member.spells.length > 0 ? ['lancer-un-sort'] : []),
    'concentration',
    'attaque-de-melee',
    'deplacement',
  ]
  return wanted.slice(0, lines).flatMap(id => {
    const action = actions.find(candidate => candidate.id === id)
    return action ? [{ name: action.name, text: action.text }] : []
  })
}
