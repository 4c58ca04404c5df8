/** One line for each entry: what it gives, in the abbreviations of the rulebook. */
import { plural, signed } from '../../../core/index.ts'
import { domainNames, scoreNames, talentById } from './index.ts'
import {
  domains,
  scores,
  type ClassEntry,
  type Duration,
  type EquipmentEntry,
  type ScoreBonus,
  type SpellEntry,
} from './interface.ts'

export const pvOfKind = { guerrier: 2, roublard: 1, mage: 0 } as const

const bonuses = (pairs: readonly (readonly [string, number])[]): readonly string[] =>
  pairs.filter(([, amount]) => amount !== 0).map(([name, amount]) => `${name} ${signed(amount)}`)

const scorePairs = (bonus: ScoreBonus) =>
  scores.map(score => [scoreNames[score].short, bonus[score] ?? 0] as const)

export const classSummary = (entry: ClassEntry): string =>
  [
    ...bonuses([
      ...scorePairs(entry.scores),
      ['Dép.', entry.dep],
      ['Mêl.', entry.mel],
      ['Tir', entry.tir],
      ['PV', pvOfKind[entry.kind]],
    ]),
    ...(entry.iron ? [`${signed(entry.iron)} pièce de fer`] : []),
    ...entry.talents.map(id => talentById.get(id)?.name ?? id),
    ...domains.flatMap(domain => {
      const count = entry.spells[domain] ?? 0
      return count ? [`${plural(count, 'sort')} de ${domainNames[domain].name}`] : []
    }),
  ].join(', ')

/** What it changes of the one who has it on. */
export const equipmentGains = ({ ca, tra, pv, dep, scores: bonus }: EquipmentEntry): readonly string[] =>
  bonuses([['CA', ca], ['Tra.', tra], ['PV', pv], ['Dép.', dep], ...scorePairs(bonus)])

/** All that is added to the die: the force of the arm, where it counts, and the weapon's own. */
export const damageOf = ({ addsFor, damage }: NonNullable<EquipmentEntry['attack']>): string => {
  if (!addsFor) return signed(damage)
  return damage === 0 ? 'FOR' : `FOR\u00a0${signed(damage)}`
}

export const equipmentSummary = (entry: EquipmentEntry): string => {
  const { attack, twoHanded } = entry
  const blow = attack
    ? [
        `Touche ${signed(attack.hit)}`,
        `Dégâts ${damageOf(attack)}`,
        ...(attack.kind === 'tir'
          ? [attack.reach.thrown ? `portée ${attack.reach.base} + DEX + FOR` : `portée ${attack.reach.base}`]
          : []),
      ]
    : []
  return [...blow, ...equipmentGains(entry), ...(twoHanded ? ['deux mains'] : [])].join(', ')
}

export const levelNames = { 1: 'I', 2: 'II' } as const

/** How long a spell lasts, the words that count apart. */
export const durationNames: Readonly<Record<Duration, { readonly says: string; readonly until: string }>> = {
  round: { says: 'jusqu’à la fin du', until: 'Round' },
  'prochain-round': { says: 'frappe au début du', until: 'prochain Round' },
  partie: { says: 'toute', until: 'la partie' },
  deplacement: { says: 'jusqu’à son', until: 'Déplacement' },
  concentration: { says: 'jusqu’à une', until: 'Concentration' },
  activation: { says: 'jusqu’à son', until: 'activation' },
}

const uncapitalised = (text: string): string => text.slice(0, 1).toLocaleLowerCase('fr') + text.slice(1)

/** What a spell does, with what its card says by signs. */
export const spellEffect = ({ against, text, reaction, lasts }: SpellEntry): string => {
  const duration = lasts && durationNames[lasts]
  return [
    ...(against ? [`Jet contre ${against}.`] : []),
    text,
    ...(reaction ? [`En réaction : ${uncapitalised(reaction.text)}`] : []),
    ...(duration ? [`Durée : ${duration.says} ${duration.until}.`] : []),
  ].join(' ')
}

/** The whole of it, for those who do not see the card. */
export const spellDetail = (spell: SpellEntry): string => `Cible : ${spell.target}. ${spellEffect(spell)}`

export const spellSummary = ({ domain, level, cost }: SpellEntry): string =>
  `${domainNames[domain].name} ${levelNames[level]}, ${cost} PA`
