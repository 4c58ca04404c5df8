/** The card of each figure: what it does on the front, its rules and the reminder of every keyword on the back. */
import {
  pictureOf,
  typeset,
  type DocumentRequest,
  type DraftPiece,
  type Face,
  type Size,
} from '../../../core/index.ts'
import { cardFormat, paragraphs } from '../../kit/index.ts'
import { dicePerToken } from '../catalog/index.ts'
import { attemptOf } from '../dice.ts'
import { frame, emblem } from '../drawings/frames.ts'
import { flightOf, numberedReminder, type Keyword, type Member, type MemberAction } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { heartsOf } from './hearts.ts'
import { factionNames, lengthOf, lookOfMember, percent, template, together, worn } from './shared.ts'

/** From the edge of a card to its text, both sides together. */
export const besideText = 13.2

export interface CardWish {
  readonly request: DocumentRequest
  readonly chances: boolean
  /** Of whoever is not recruited too. */
  readonly all: boolean
}

/** One for each figure, numbered where there are several of a profile: it has wounds of its own. */
export const profileCards = (member: Member, roster: Roster, wish: CardWish): readonly DraftPiece[] => {
  const { request, all } = wish
  // Who is looked at is shown, recruited or not.
  const stands = all || request.subject === member.path
  const count = Math.max(member.count, stands ? 1 : 0)
  return Array.from({ length: count }, (_, index) =>
    profileCard(member, roster, wish, count > 1 ? index + 1 : undefined),
  )
}

const profileCard = (
  member: Member,
  roster: Roster,
  { request: { card }, chances }: CardWish,
  number: number | undefined,
): DraftPiece => {
  const { zoom, laid } = cardFormat(card)
  return {
    title: number === undefined ? member.name : `${member.name} ${number}`,
    size: card,
    zoom,
    copies: 1,
    continues: 'back',
    ...frontOf(member, roster, laid, { chances, number }),
    back: backOf(member, roster, laid),
  }
}

/** Of the names of factions, in the usual letters. */
const mostFactionLetters = 48

/** Dice that are drawn one by one. */
const mostDice = 6

interface Shown {
  readonly chances: boolean
  readonly number: number | undefined
}

const frontOf = (member: Member, roster: Roster, laid: Size, { chances, number }: Shown): Face => {
  const { profile, name, flies, factions, icon, picture, actions } = member
  const look = lookOfMember(roster, member)
  const hearts = heartsOf(profile.health, laid.width - besideText)
  return {
    template: template('profile-card'),
    data: {
      look,
      frame: { drawing: frame(look, laid) },
      name,
      length: lengthOf(name, laid.width - besideText - 12.4),
      number: number ?? null,
      factions: factionNames(factions) || 'Sans faction',
      // Whoever serves many masters names them in smaller letters.
      crowded: factionNames(factions).length > mostFactionLetters,
      cost: profile.cost,
      ...worn(member),
      emblem: { drawing: emblem(look, icon) },
      density: densityOf(member, chances, laid),
      movement: {
        icon: flies ? 'feathered-wing' : 'footprint',
        value: profile.movement,
        says: flies ? 'en vol' : profile.movement > 1 ? 'cases' : 'case',
      },
      armour: profile.armour,
      dice: profile.action > mostDice ? [] : Array.from({ length: profile.action }, () => 'de-quatre'),
      few: profile.action <= 2,
      action: profile.action,
      diceSays: profile.action > 1 ? 'dés' : 'dé',
      // A picture beside them, or numbers of two figures, leave no room for words.
      wordless: picture !== undefined || `${profile.movement}${profile.armour}${profile.action}`.length > 3,
      health: profile.health,
      hearts: {
        size: hearts.size,
        rows: hearts.rows.map(fives => fives.map(count => Array.from({ length: count }, () => 'coeur'))),
        beyond: hearts.beyond > 0 ? `et ${hearts.beyond} de plus, en jetons Bobo` : '',
      },
      flames: tokenPlaces,
      actions: actions.map(action => actionData(action, profile.action, chances)),
    },
  }
}

/** Of flames and of poison, those that a card has places for. */
const tokenPlaces = 3

const actionData = (action: MemberAction, dice: number, chances: boolean) => ({
  name: action.name,
  icon: iconOf(action),
  needs: action.needs,
  damage: action.damage === undefined ? '' : typeset(`Dégâts ${action.damage}`),
  keywords: keywordWords(action),
  paragraphs: paragraphs(action.action.text),
  short: isShort(action),
  chances: chances
    ? [0, 1, 2].map(tokens => ({
        tokens: Array.from({ length: tokens }, () => 'gland'),
        chance: percent(
          attemptOf(action.action, { dice: dice + dicePerToken * tokens, modifier: 0, armour: 0 }).chance,
        ),
      }))
    : [],
})

/** « Repousser (2), Poison (1). »: what the catalogue does not have is said as the file has it. */
const keywordWords = ({ keywords, unknown }: MemberAction): string => {
  const words = [
    ...keywords.map(({ label, index }) => ({ label, index })),
    ...unknown.map(({ id, index }) => ({ label: id, index })),
  ]
  const said = words.toSorted((a, b) => a.index - b.index).map(({ label }) => together(label))
  return said.length === 0 ? '' : `${said.join(', ')}.`
}

/** What it does shows which it is: its first keyword, a blow, or something stranger. */
const iconOf = ({ keywords: [first], damage }: MemberAction): string =>
  first?.entry.icon ?? (damage === undefined ? 'sparkles' : 'crossed-swords')

/** Millimetres of the usual card that actions may take under a large picture, and beside one in any letters and in the usual ones. */
const [bare, airy, roomy] = [16, 23, 34]

type Density = 'bare' | 'airy' | 'roomy' | 'tight'

/** Of an action's name, of a line of its text, of its chances, of the gap after it. */
const [nameHeight, lineHeight, chancesHeight, gapHeight] = [6.4, 3.95, 3.6, 1.5]

/** How much of the card its actions take: a picture gives way before letters do. */
const densityOf = ({ actions, profile }: Member, chances: boolean, laid: Size): Density => {
  const lettersInLine = (laid.width - besideText) / 1.6
  const taken = actions.reduce((sum, action) => {
    const letters =
      (action.damage === undefined ? 0 : 11) + keywordWords(action).length + action.action.text.length
    const under = chances && !isShort(action) ? chancesHeight : 0
    return sum + nameHeight + lineHeight * Math.ceil(letters / lettersInLine) + under + gapHeight
  }, 0)
  const rows = heartsOf(profile.health, laid.width - besideText).rows.length
  const room = laid.height - 88 - 5.5 * Math.max(0, rows - 1)
  if (taken <= bare + Math.min(0, room)) return 'bare'
  if (taken <= airy + room) return 'airy'
  return taken <= roomy + room ? 'roomy' : 'tight'
}

/** Its chances stand beside what it does, on one line. */
const isShort = (action: MemberAction): boolean =>
  keywordWords(action) === '' && action.action.text.trim() === ''

const backOf = (member: Member, roster: Roster, laid: Size): Face => {
  const { name, profile, rules, ownRules, unknownRules, actions, icon, picture } = member
  const look = lookOfMember(roster, member)
  const said = [
    ...rules.map(({ label, reminder, index }) => ({ label, texts: [reminder], index })),
    ...ownRules.map(({ label, text, index }) => ({ label, texts: paragraphs(text), index })),
    ...unknownRules.map(({ id, index }) => ({ label: id, texts: [], index })),
  ].toSorted((a, b) => a.index - b.index)
  return {
    template: template('profile-back'),
    data: {
      look,
      frame: { drawing: frame(look, laid, 'verso') },
      name,
      length: lengthOf(name, laid.width - besideText),
      rules: said.map(({ label, texts }) => ({ label, texts })),
      reminders: remindersOf(member),
      // Left out before it costs a card: it stands on every reference sheet.
      plus: actions.some(({ grows }) => grows) ? 'chaque réussite en trop ajoute 1 dégât.' : '',
      medallion: picture?.shape === 'round' ? pictureOf(picture.address) : '',
      emblem: { drawing: emblem(look, icon) },
      notes: paragraphs(profile.notes ?? ''),
    },
  }
}

/** Of flight and of the actions' keywords, each once, but for those that stand among the rules already. */
const remindersOf = (member: Member) => {
  const { actions, rules } = member
  const flight = flightOf(member)
  const known = new Set(rules.map(({ label }) => label))
  const recalled = actions.flatMap(action => action.keywords).filter(({ label }) => !known.has(label))
  const entries = [...new Set(recalled.map(({ entry }) => entry))]
  return [
    ...(flight ? [{ label: flight.label, text: flight.reminder }] : []),
    ...entries.flatMap(entry => recallsOf(recalled.filter(keyword => keyword.entry === entry))),
  ]
}

/** « Tir (3), Tir (5) » : one reminder for both numbers, with X for either; another where it has none. */
const recallsOf = (uses: readonly Keyword[]) => {
  const byLabel = [...new Map(uses.map(use => [use.label, use])).values()]
  const numbered = byLabel.filter(({ value }) => value !== undefined)
  const [first] = numbered
  if (!first || numbered.length === 1)
    return byLabel.map(({ label, reminder }) => ({ label, text: reminder }))
  return [
    ...byLabel
      .filter(({ value }) => value === undefined)
      .map(({ label, reminder }) => ({ label, text: reminder })),
    { label: numbered.map(({ label }) => label).join(', '), text: numberedReminder(first.entry) },
  ]
}
