/** A card for each spell that somebody knows: value, odds, what failing costs, its text; the back tells nothing. */
import type { DraftPiece, Face, Size } from '../../../core/index.ts'
import { paragraphs } from '../../kit/index.ts'
import { tellsSo, keyOfSpell, type KnownSpell, type Member } from '../resolve.ts'
import { castChance } from '../odds/dice.ts'
import { castTable, spansOf, stripOf } from './casting.ts'
import {
  card,
  castCell,
  deckOf,
  isNarrow,
  lengthOf,
  ornamentalBack,
  percent,
  saidBy,
  template,
} from './shared.ts'
import { cracks } from '../drawings/cracks.ts'

/** From the cut to the text. */
const [margin, narrowMargin] = [7.2, 5.8]

/** Who has a spell twice has one card of it. */
const different = ({ spells }: Member): readonly KnownSpell[] =>
  spells.filter(
    (spell, index) => spells.findIndex(other => keyOfSpell(other) === keyOfSpell(spell)) === index,
  )

export const spellCards = (member: Member, size: Size): readonly DraftPiece[] =>
  different(member).map(spell => ({
    ...card(
      `${spell.name} (${member.name})`,
      size,
      spellFace(spell, member, size),
      ornamentalBack('sort', size),
    ),
    speaksOf: [spell.path],
  }))

export const spellKind = ({ target, resist, outOfGame, attack }: KnownSpell): string =>
  [
    ...(outOfGame && !tellsSo(target) ? ['hors de la partie'] : []),
    ...(target === '' ? [] : [target]),
    ...(attack ? ['comme un tir'] : []),
    ...(resist ? ['contre la Volonté'] : []),
  ].join(', ') || 'sort'

const spellFace = (spell: KnownSpell, member: Member, size: Size): Face => {
  const { laid } = deckOf(size).format
  const { castingValue, outOfGame } = spell
  const width = laid.width - 2 * (isNarrow(size) ? narrowMargin : margin)
  const texts = paragraphs(spell.text)
  return {
    template: template('spell-card'),
    data: {
      frame: deckOf(size).frame('sort'),
      hexagon: castCell,
      title: spell.name,
      length: lengthOf(spell.name, width - 13),
      kind: spellKind(spell),
      value: castingValue === null ? '' : `${castingValue}`,
      icon: spell.icon,
      cracks: { drawing: cracks },
      paragraphs: texts.map(saidBy),
      short: texts.length === 1 && (texts[0] ?? '').length < 60,
      odds:
        castingValue === null
          ? null
          : {
              chance: percent(castChance(castingValue)),
              strip: stripOf(castingValue, outOfGame, width, width * 0.185),
              spans: spansOf(castingValue, outOfGame).map(span => ({ ...span })),
              tables: castTable(spell, member),
            },
      owner: member.name,
    },
  }
}
