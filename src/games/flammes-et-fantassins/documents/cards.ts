/** Cards: spells with their caster's numbers, talents, and the equipment that is consulted or thrown away. */
import type { DraftPiece, Size } from '../../../core/index.ts'
import { plural, signed } from '../../../core/index.ts'
import { domainNames, talentById, type EquipmentEntry, type SpellEntry } from '../catalog/index.ts'
import { durationNames, equipmentSummary, levelNames } from '../catalog/summary.ts'
import { deriveFigure, type FigureStats } from '../derive.ts'
import type { Gear, Member } from '../resolve.ts'
import { castableSpells, displayName, template } from './shared.ts'

const priceOf = ({ cost, costNote }: SpellEntry): string =>
  `${cost} PA${costNote === undefined ? '' : ` ${costNote}`}`

/** A line or two look better centred than justified behind a capital. */
const isShort = (text: string): boolean => text.length < 56

const lasting = ({ lasts }: SpellEntry) => (lasts ? durationNames[lasts] : null)

export const spellFace = (spell: SpellEntry, caster?: FigureStats & { readonly shown: string }) => ({
  template: template('spell-card'),
  data: {
    name: spell.name,
    icon: spell.icon,
    domain: spell.domain,
    domainName: domainNames[spell.domain].name,
    level: levelNames[spell.level],
    target: spell.target,
    cost: priceOf(spell),
    text: spell.text,
    against: spell.against ?? '',
    lasts: lasting(spell),
    levels: plural(spell.level, 'niveau', 'niveaux'),
    short: isShort(spell.text),
    caster: caster
      ? {
          name: caster.shown,
          hit: signed(caster.scores.int),
          effect: signed(caster.scores.sag),
        }
      : null,
  },
})

export const spellBack = (spell: SpellEntry) => ({
  template: template('spell-back'),
  data: { level: levelNames[spell.level], two: spell.level === 2 },
})

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
    .filter(({ lasts }) => lasts)
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
        template: template('talent-card'),
        data: {
          name: talent.name,
          icon: talent.icon,
          when: talent.when,
          cost: talent.cost,
          text: talent.text,
          short: isShort(talent.text),
          owner: displayName(member),
          numbers: talentNumbers(id, stats),
        },
        back: { template: template('talent-back'), data: {} },
      },
    ]
  })
}

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
    template: template('equipment-card'),
    data: {
      name,
      icon: spell?.icon ?? entry.icon,
      text: entry.text,
      owner: displayName(member),
      numbers,
      short: !spell && isShort(entry.text),
      discarded: entry.discarded,
      summary: entry.attack ? equipmentSummary(entry) : '',
      spell: spell
        ? {
            level: levelNames[spell.level],
            domain: domainNames[spell.domain].name,
            target: spell.target,
            against: spell.against ?? '',
            text: spell.text,
            lasts: lasting(spell),
          }
        : null,
    },
    back: { template: template('equipment-back'), data: {} },
  }
}
