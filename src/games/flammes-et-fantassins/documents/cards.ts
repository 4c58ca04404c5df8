/** Cards: spells with their caster's numbers, talents, and the equipment that is consulted or thrown away. */
import { plural, signed, type DraftPiece, type Face, type Size } from '../../../core/index.ts'
import { cardBack, cardFace, type CardFact, type CardNumber } from '../../kit/index.ts'
import {
  domainNames,
  talentById,
  type EquipmentEntry,
  type SpellEntry,
  type SpellNumber,
} from '../catalog/index.ts'
import { durationNames, levelNames } from '../catalog/summary.ts'
import { deriveFigure, type FigureStats } from '../derive.ts'
import type { Gear, Member } from '../resolve.ts'
import { castableSpells, displayName, isSecret, template } from './shared.ts'

const priceOf = ({ cost, costNote }: SpellEntry): string =>
  `${cost} PA${costNote === undefined ? '' : ` ${costNote}`}`

const lasting = ({ lasts }: SpellEntry) => (lasts ? durationNames[lasts] : null)

/** The facts of a spell, wherever it is printed: what it reaches, what it is thrown against, how long it lasts. */
const spellFacts = (spell: SpellEntry, ...more: readonly CardFact[]): readonly CardFact[] => {
  const lasts = lasting(spell)
  return [
    { label: 'Cible', value: spell.target },
    ...(spell.against ? [{ label: 'Jet', value: `contre ${spell.against}` }] : []),
    ...more,
    ...(lasts ? [{ label: 'Durée', value: lasts.says, strong: lasts.until }] : []),
  ]
}

export const spellFace = (spell: SpellEntry, caster?: FigureStats & { readonly shown: string }): Face => {
  const { domain } = spell
  const level = levelNames[spell.level]
  const price = `${plural(spell.level, 'niveau', 'niveaux')} de cartes, ${priceOf(spell)}`
  return cardFace({
    template: template('spell-card'),
    look: domain,
    title: spell.name,
    kind: domainNames[domain].name,
    icon: spell.icon,
    ring: `medal-${domain}`,
    tail: `tail-${domain}`,
    level,
    facts: spellFacts(spell, { label: 'Coût', value: price }),
    paragraphs: [spell.text],
    owner: caster?.shown ?? 'double, pour le tableau des durées',
    numbers: caster ? numbersOf(spell, caster) : [],
  })
}

/** Those of the Mage's numbers that this spell is thrown or measured with, and no others. */
const numbersOf = ({ uses }: SpellEntry, { scores, dep }: FigureStats): readonly CardNumber[] => {
  const written: Readonly<Record<SpellNumber, CardNumber>> = {
    touche: { label: 'Touche', value: signed(scores.int) },
    effet: { label: 'Effet', value: signed(scores.sag) },
    sag: { label: 'SAG', value: signed(scores.sag) },
    dep: { label: 'Dép.', value: `${dep}″` },
  }
  return uses.map(number => written[number])
}

/** The parchment pays the cards and the PA of Heroes (ruling 23); what the band pays is still to be paid. */
const parchmentPrice = ({ bandCost }: SpellEntry): string =>
  bandCost === undefined ? 'ni cartes ni PA' : `ni cartes ni PA de Héros ; ${bandCost}`

export const spellBack = ({ level }: SpellEntry): Face =>
  cardBack({ template: template('spell-back'), look: 'dos', mark: levelNames[level], diamond: level === 2 })

export const spellCards = (member: Member, size: Size): readonly DraftPiece[] => {
  const caster = { ...deriveFigure(member), shown: displayName(member) }
  return member.spells.map(({ entry }) => ({
    title: `${entry.name} (${caster.shown})`,
    size,
    copies: 1,
    ...spellFace(entry, caster),
    back: spellBack(entry),
  }))
}

/** A second copy of each spell that lasts, to lie on the duration board face up. */
export const durationCards = (members: readonly Member[], size: Size): readonly DraftPiece[] => {
  const castable = new Map(members.flatMap(castableSpells).map(entry => [entry.id, entry]))
  return [...castable.values()]
    .filter(entry => entry.lasts && !isSecret(entry))
    .map(entry => ({
      title: `${entry.name} (tableau des durées)`,
      size,
      copies: 1,
      ...spellFace(entry),
    }))
}

export const talentCards = (member: Member, size: Size): readonly DraftPiece[] => {
  const stats = deriveFigure(member)
  return stats.talents.flatMap(id => {
    const talent = talentById.get(id)
    if (!talent) return []
    return [
      {
        title: `${talent.name} (${displayName(member)})`,
        size,
        copies: 1,
        ...cardFace({
          template: template('talent-card'),
          look: 'talent',
          title: talent.name,
          kind: 'Talent',
          icon: talent.icon,
          ring: 'medal-talent',
          tail: 'cul-de-lampe',
          facts: [
            { label: 'Quand', value: talent.when },
            { label: 'Coût', value: `${talent.cost} PA` },
          ],
          paragraphs: [talent.text],
          owner: `${displayName(member)} · une fois par partie, puis à défausser`,
          numbers: lineOf(talentNumbers(id, stats)),
        }),
        back: cardBack({ template: template('talent-back'), look: 'talent', icon: 'cloak-dagger' }),
      },
    ]
  })
}

/** One line of numbers at the foot, where there are any. */
const lineOf = (numbers: string) => (numbers === '' ? [] : [{ value: numbers }])

/** The bearer's own numbers, where a talent uses them. */
const talentNumbers = (id: string, { scores, dep }: FigureStats): string => {
  if (id === 'baratin') return `CHA ${signed(scores.cha)} · Dép. ${dep}`
  if (id === 'botte-secrete') return `FOR ${signed(scores.for)} · DEX ${signed(scores.dex)}`
  if (id === 'esquive') return `DEX ${signed(scores.dex)}`
  if (id === 'inspiration') return `INT ${signed(scores.int)} · SAG ${signed(scores.sag)}`
  if (id === 'cri-de-ralliement' || id === 'encouragement') return `Dép. ${dep}`
  return id === 'piege' ? `INT ${signed(scores.int)}` : ''
}

const hasCard = ({ id, discarded }: EquipmentEntry): boolean => discarded || id === 'grimoire'

export const equipmentCards = (member: Member, size: Size): readonly DraftPiece[] =>
  member.gear.filter(({ entry }) => hasCard(entry)).map(gear => equipmentCard(member, gear, size))

const equipmentCard = (member: Member, { entry, spell }: Gear, size: Size): DraftPiece => {
  const stats = deriveFigure(member)
  const attack = stats.attacks.find(({ id }) => id === entry.id)
  const name = spell ? `Parchemin : ${spell.name}` : entry.name
  const numbers = attack
    ? `Touche ${signed(attack.hit)} · Dégâts ${signed(attack.damage)} · ${plural(attack.range ?? 0, 'pouce')}`
    : entry.id === 'bombe-de-repulsif-a-chat'
      ? plural(Math.max(0, 1 + stats.scores.dex + stats.scores.for), 'pouce')
      : ''
  return {
    title: `${name} (${displayName(member)})`,
    size,
    copies: 1,
    ...cardFace({
      template: template('equipment-card'),
      look: 'equipement',
      title: name,
      kind: 'Équipement',
      icon: spell?.icon ?? entry.icon,
      ring: 'medal-equipement',
      tail: 'cul-de-lampe',
      level: spell && levelNames[spell.level],
      facts: spell
        ? [
            { label: 'Sort', value: `${domainNames[spell.domain].name} ${levelNames[spell.level]}` },
            ...spellFacts(spell, { label: 'Coût', value: parchmentPrice(spell) }),
          ]
        : [],
      paragraphs: spell ? [spell.text, entry.text] : [entry.text],
      owner: `${displayName(member)}${entry.discarded ? ' · à défausser' : ''}`,
      numbers: spell ? numbersOf(spell, stats) : lineOf(numbers),
    }),
    back: cardBack({ template: template('equipment-back'), look: 'equipement', icon: 'knapsack' }),
  }
}
