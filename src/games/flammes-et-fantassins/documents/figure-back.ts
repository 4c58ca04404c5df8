/** The back of a figure's sheet: its spells, equipment and talents with their numbers, and what it may do, worked out. */
import { asNumber, inDecimals, meanOf, plural, signed } from '../../../core/index.ts'
import { paragraphs } from '../../kit/index.ts'
import { domainNames, domains, spellBriefs, talentBriefs, talentById, type Domain } from '../catalog/index.ts'
import { equipmentSummary, levelNames } from '../catalog/summary.ts'
import type { FigureStats } from '../derive.ts'
import { duel, duelistOf } from '../odds.ts'
import { isMage, ofKind, spellsOf, type Gear, type Member } from '../resolve.ts'
import { chargeReach } from '../rounds.ts'
import { gearName, moreAttacks, moreTicks } from './figure-front.ts'
import { tied, worked } from './worked.ts'
import { nameOf } from '../titles.ts'

/** Longer lists go on to another sheet: they stand under one another, for only so can they be cut. */
const besides = 9

export const backOf = (member: Member, stats: FigureStats, band: readonly Member[], chances: boolean) => {
  const equipment = gearLines(member)
  const talents = talentLines(stats)
  return {
    name: nameOf(member),
    domains: domainParts(member, stats),
    moreAttacks: moreAttacks(member, stats),
    moreTicks: moreTicks(member, stats, band).map(tick => ({ ...tick })),
    equipment,
    talents,
    beside: equipment.length <= besides && talents.length > 1,
    speciality: specialityLine(member),
    chances: chances ? chanceTable(member) : null,
    turn: turnReminders(member, stats).map(shown),
    attacked: attackedReminders(member, stats).map(shown),
    ...words(member.figure.notes ?? ''),
  }
}

/** A motto stands at the foot where there is room; a whole story is printed to its end. */
const words = (notes: string): { readonly motto: string; readonly story: readonly string[] } => {
  const lines = paragraphs(notes)
  const [first = ''] = lines
  return lines.length < 2 && first.length <= 140 ? { motto: first, story: [] } : { motto: '', story: lines }
}

const domainParts = (member: Member, stats: FigureStats) => {
  const levels = member.spells.reduce((sum, { entry }) => sum + entry.level, 0)
  const known = domains.filter(domain => spellsOf(member, domain).length > 0)
  return known.map((domain, index) => ({
    look: domain,
    icon: domainNames[domain].icon,
    title: `Sorts de ${domainNames[domain].name}`,
    levels:
      index > 0
        ? ''
        : `${plural(levels, 'niveau', 'niveaux')} de cartes${known.length > 1 ? ' en tout' : ''}`,
    spells: spellLines(member, domain, stats),
  }))
}

const spellLines = (member: Member, domain: Domain, stats: FigureStats) =>
  spellsOf(member, domain).map(({ entry: { id, name, level, cost } }) => ({
    level: levelNames[level],
    shape: level === 2 ? 'losange' : 'rond',
    name,
    price: cost === 0 ? '' : `${cost} PA`,
    text: worked(spellBriefs[id], stats),
  }))

const gearLines = (member: Member) => {
  const lines = member.gear.map(gear => ({ name: gearName(member, gear), note: gearNote(gear) }))
  return lines
    .filter(({ name }, index) => lines.findIndex(line => line.name === name) === index)
    .map(({ name, note }) => {
      const count = lines.filter(line => line.name === name).length
      return { name: count > 1 ? `${name} × ${count}` : name, note }
    })
}

/** Its numbers, so that losing or finding it can be worked out, and what they do not say. */
const gearNote = ({ entry }: Gear): string =>
  [equipmentSummary(entry), entry.kind === 'etat' ? '' : (entry.brief ?? '').replace(/\.$/, '')]
    .filter(part => part !== '')
    .join(' ; ')

const talentLines = (stats: FigureStats) =>
  [...new Set(stats.talents)].map(id => ({
    name: talentById.get(id)?.name ?? id,
    note: worked(talentBriefs[id], stats),
  }))

/** A talent that a speciality brings stands among the talents. */
const specialityLine = ({ speciality }: Member) => {
  const own = speciality?.speciality
  return own && !own.talent ? { name: own.name, text: own.text } : null
}

interface Reminder {
  readonly icon: string
  readonly name: string
  readonly text: string
}

const shown = (reminder: Reminder) => ({ ...reminder, text: tied(reminder.text) })

const turnReminders = (member: Member, stats: FigureStats): readonly Reminder[] => {
  const melee = stats.attacks.find(({ kind }) => kind === 'melee')
  const [shot] = ofKind(member, 'tir')
  const range = stats.attacks.find(({ id }) => id === shot?.entry.id)?.range ?? 0
  const both = member.speciality?.id === 'sage'
  return [
    ...(melee
      ? [{ icon: 'crossed-swords', name: 'Mêlée', text: 'à moins de 1″ ; socles séparés, Touche -1.' }]
      : []),
    ...(stats.charge && melee
      ? [
          {
            icon: 'charging-bull',
            name: 'Charge',
            text: `de 1″ à ${chargeReach(stats.dep)}″ : Touche ${signed(melee.hit + 1)}, Dégâts ${signed(melee.damage + 1)} en tout.`,
          },
        ]
      : []),
    ...(shot
      ? [
          { icon: shot.entry.icon, name: 'Tir', text: `jusqu’à ${range}″ ; cible vue en partie, Touche -1.` },
          { icon: 'watchtower', name: 'Sentinelle', text: '2 PA gardés pour tirer sur qui entre en vue.' },
        ]
      : []),
    ...(isMage(member)
      ? [
          {
            icon: 'spell-book',
            name: 'Sort',
            text: 'montrez la carte, payez ses PA, jetez ; défaussez son niveau en cartes, un de plus si le Chat Noir voit le Mage.',
          },
        ]
      : []),
    {
      icon: 'meditation',
      name: 'Concentration',
      text: `+1 à un dé de chaque jet du Round${both ? ', aux deux en Magie' : ''} ; à terre, on s’en relève.`,
    },
    ...(stats.com > 0
      ? [
          {
            icon: 'rally-the-troops',
            name: 'Commandement',
            text: `un Déplacement qui emmène ${plural(stats.com, 'figurine')} à 1″ ; PA de Commandement.`,
          },
        ]
      : []),
  ]
}

const attackedReminders = (member: Member, stats: FigureStats): readonly Reminder[] => {
  const melee = stats.attacks.find(({ kind }) => kind === 'melee')
  return [
    { icon: 'dodging', name: 'Esquive', text: `CA ${stats.ca + 1} contre ce coup, avant les dégâts.` },
    ...(melee
      ? [
          {
            icon: 'riposte',
            name: 'Contre-attaque',
            text: `après une Mêlée : Touche ${signed(melee.hit)}, Dégâts ${signed(melee.damage)}.`,
          },
        ]
      : []),
    ...(isMage(member)
      ? [
          {
            icon: 'magic-swirl',
            name: 'Duel Magique',
            text: 'visé par un sort : 2D6 cachés chacun, un dé montré, l’attaquant parie.',
          },
        ]
      : []),
  ]
}

/** Of each attack, how often it touches and what it takes on average, by the defence that it meets. */
const chanceTable = (member: Member) => {
  const { from, to } = duel.defence
  const defences = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const { attacks } = duelistOf(member)
  return {
    defences: defences.map(String),
    rows: attacks
      .filter(({ id }, index) => attacks.findIndex(other => other.id === id) === index)
      .map(attack => ({
        name: attack.label,
        cells: defences
          .map(defence => attack.against(duel.anybody(defence, null), {}))
          .map(({ chance, losses }) => ({
            touch: chance === 0 ? '—' : `${Math.round(chance * 100)}`,
            mean: chance === 0 ? '' : inDecimals(asNumber(meanOf(losses)), { most: 1, least: 1 }),
          })),
      })),
  }
}
