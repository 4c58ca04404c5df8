/** Cards: spells with their caster's numbers, talents, and the equipment that is consulted or thrown away. */
import { signed, type DraftPiece, type Face, type Size } from '../../../core/index.ts'
import {
  cardBack,
  cardFace,
  cardFormat,
  once,
  onceFor,
  textWidth,
  type CardNumber,
  type CardWords,
} from '../../kit/index.ts'
import {
  domainNames,
  talentById,
  type EquipmentEntry,
  type SpellEntry,
  type SpellNumber,
} from '../catalog/index.ts'
import { levelNames } from '../catalog/summary.ts'
import { deriveFigure, type FigureStats } from '../derive.ts'
import { back, border, type Back } from '../drawings/backs.ts'
import { frame, type Frame } from '../drawings/frames.ts'
import { heroesOf } from '../drawings/heroes.ts'
import { cutFrame, cutHeroesOf } from '../drawings/woodcuts.ts'
import type { Gear, Member } from '../resolve.ts'
import { castableSpells, isSecret, template } from './shared.ts'
import { gearSignsOf, spellCost, spellSignsOf, talentSignsOf } from './signs.ts'
import { nameOf } from '../titles.ts'

/** What the cards of one format share, drawn once: the frame and the ornaments of each kind, and the backs. */
const deckOf = onceFor(size => {
  const format = cardFormat(size)
  return {
    format,
    frame: once((kind: Frame) => frame(kind, format.laid)),
    heroes: once((kind: Frame) => heroesOf(kind, textWidth(format))),
    cutFrame: once((kind: Frame) => cutFrame(kind, format.laid)),
    cutHeroes: once((kind: Frame) => cutHeroesOf(kind, textWidth(format))),
    back: once((kind: Back) => back(kind, format.laid)),
    border: border(format.laid),
    cutBorder: cutFrame('dos', format.laid),
  }
})

const sentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`

const reactionOf = ({ reaction }: SpellEntry): CardWords['reaction'] =>
  reaction && { sign: 'shield-reflect', title: 'Réaction', price: 'cube-plein', ...reaction }

/** Nothing is said twice. */
const beside = (words: string, aim: string | undefined): string | undefined =>
  words === aim ? undefined : words

type Words = Omit<CardWords, 'look' | 'frame' | 'template' | 'hero'> & {
  readonly kindOf: Frame
  readonly template: string
  readonly icon: string
  readonly number?: CardNumber | undefined
}

const face = ({ kindOf, icon, number, ...words }: Words, size: Size): Face => {
  const deck = deckOf(size)
  return cardFace(
    {
      ...words,
      look: kindOf,
      frame: deck.frame(kindOf),
      cutFrame: deck.cutFrame(kindOf),
      hero: { icon, number, ornament: deck.heroes(kindOf), cut: deck.cutHeroes(kindOf) },
    },
    deck.format,
  )
}

const card = (title: string, size: Size, front: Face, reverse?: Face): DraftPiece => ({
  title,
  size,
  zoom: deckOf(size).format.zoom,
  copies: 1,
  ...front,
  ...(reverse && { back: reverse }),
})

export const spellFace = (
  spell: SpellEntry,
  size: Size,
  caster?: FigureStats & { readonly shown: string },
): Face => {
  const { domain, level } = spell
  const { cells, number, aim } = spellSignsOf(spell, caster)
  return face(
    {
      template: template('spell-card'),
      kindOf: domain,
      title: spell.name,
      kind: domainNames[domain].name,
      icon: spell.icon,
      badge: { mark: levelNames[level], diamond: level === 2 },
      cells: [spellCost(spell), ...cells],
      number,
      aim,
      inWords: beside(sentence(spell.target), aim),
      paragraphs: [spell.text],
      reaction: reactionOf(spell),
      owner: caster?.shown ?? 'double, pour le tableau des durées',
      numbers: caster ? numbersOf(spell, caster) : [],
    },
    size,
  )
}

/** Those of the Mage's numbers that this spell is thrown or measured with, and no others. */
const numbersOf = ({ uses }: SpellEntry, { scores, dep }: FigureStats): readonly CardNumber[] => {
  const written: Readonly<Record<SpellNumber, CardNumber>> = {
    touche: { label: 'Touche', value: signed(scores.int) },
    effet: { label: 'Effet', value: signed(scores.sag) },
    sag: { label: 'SAG', value: signed(scores.sag) },
    dep: { label: 'Dép.', value: `${dep}″` },
  }
  // How far a Téléportation goes is said under its title.
  return uses.filter(use => use !== 'dep' || uses.length === 1).map(use => written[use])
}

const behind = (
  kind: Back,
  size: Size,
  words: { readonly template: string; readonly look: string },
): Face => {
  const deck = deckOf(size)
  return cardBack({ ...words, drawing: deck.back(kind), frame: deck.border, cutFrame: deck.cutBorder })
}

export const spellBack = ({ level }: SpellEntry, size: Size): Face =>
  behind(level === 1 ? 'niveau-1' : 'niveau-2', size, { template: template('spell-back'), look: 'dos' })

export const spellCards = (member: Member, size: Size): readonly DraftPiece[] => {
  const caster = { ...deriveFigure(member), shown: nameOf(member) }
  return member.spells.map(({ entry }) =>
    card(`${entry.name} (${caster.shown})`, size, spellFace(entry, size, caster), spellBack(entry, size)),
  )
}

/** A second copy of each spell that lasts, to lie on the duration board face up. */
export const durationCards = (members: readonly Member[], size: Size): readonly DraftPiece[] => {
  const castable = new Map(members.flatMap(castableSpells).map(entry => [entry.id, entry]))
  return [...castable.values()]
    .filter(entry => entry.lasts && !isSecret(entry))
    .map(entry => card(`${entry.name} (tableau des durées)`, size, spellFace(entry, size)))
}

export const talentCards = (member: Member, size: Size): readonly DraftPiece[] => {
  const stats = deriveFigure(member)
  const reverse = behind('talent', size, { template: template('talent-back'), look: 'talent' })
  return stats.talents.flatMap(id => {
    const talent = talentById.get(id)
    if (!talent) return []
    const front = face(
      {
        template: template('talent-card'),
        kindOf: 'talent',
        title: talent.name,
        kind: 'Talent',
        icon: talent.icon,
        badge: { ring: 'medal-talent', icon: 'laurel-crown' },
        ...talentSignsOf(talent, stats),
        inWords: sentence(talent.when),
        paragraphs: [talent.text],
        owner: nameOf(member),
        tick: 'une fois',
      },
      size,
    )
    return [card(`${talent.name} (${nameOf(member)})`, size, front, reverse)]
  })
}

const hasCard = ({ id, discarded }: EquipmentEntry): boolean => discarded || id === 'grimoire'

export const equipmentCards = (member: Member, size: Size): readonly DraftPiece[] =>
  member.gear.filter(({ entry }) => hasCard(entry)).map(gear => equipmentCard(member, gear, size))

const equipmentCard = (member: Member, { entry, spell }: Gear, size: Size): DraftPiece => {
  const stats = deriveFigure(member)
  const common = {
    template: template('equipment-card'),
    kindOf: 'equipement',
    owner: nameOf(member),
  } as const
  const front = spell
    ? face({ ...common, ...parchment(entry, spell, stats) }, size)
    : face(
        {
          ...common,
          ...gearSignsOf(entry, stats),
          title: entry.name,
          kind: 'Matériel',
          icon: entry.icon,
          badge: { ring: 'medal-equipement', icon: 'knapsack' },
          paragraphs: [entry.text],
        },
        size,
      )
  const name = spell ? `Parchemin : ${spell.name}` : entry.name
  return card(
    `${name} (${nameOf(member)})`,
    size,
    front,
    behind('equipement', size, { template: template('equipment-back'), look: 'equipement' }),
  )
}

/** A reaction says its price in a box of its own. */
const isDue = ({ bandCost, reaction }: SpellEntry): boolean => bandCost !== undefined && !reaction

/** It pays the cards and the PA of Heroes (ruling 23); what the band pays is still to be paid. */
const parchment = (entry: EquipmentEntry, spell: SpellEntry, stats: FigureStats) => {
  const { cells, aim } = spellSignsOf(spell, stats)
  const paid = { signs: ['tied-scroll'], says: 'payé' }
  return {
    title: spell.name,
    kind: 'Parchemin',
    sort: `${domainNames[spell.domain].name} ${levelNames[spell.level]}`,
    icon: spell.icon,
    badge: { ring: 'medal-equipement', icon: 'tied-scroll' },
    cells: [paid, ...cells],
    aim,
    inWords: beside(sentence(spell.target), aim),
    paragraphs: [spell.text, isDue(spell) ? `${entry.text} Le PA de Bande reste dû.` : entry.text],
    reaction: reactionOf(spell),
    numbers: numbersOf(spell, stats),
  }
}
