/** The sheet of a mage or an apprentice: what is played with on its front, its spells' texts and its chances behind. */
import type { DraftPiece, PrintOption, Size } from '../../../core/index.ts'
import { halfOf, paragraphs, quarterOf } from '../../kit/index.ts'
import { tellsSo, titleTellsKind, type KnownSpell, type Member } from '../resolve.ts'
import { castChance } from '../odds/dice.ts'
import { failureRows, stripOf } from './casting.ts'
import { chancesOf } from './chances.ts'
import { barOf, carriedOf, healthOf, loadOf, remindersOf, weaponRows } from './rows.ts'
import { lengthOf, percent, saidBy, sheetOf, statCell, statsOf, template, worn } from './shared.ts'

export const sheetOption = {
  id: 'fiche',
  matter: 'cutting',
  label: 'Fiches de mage',
  help: 'le format des fiches du mage et de l’apprenti ; d’elles-mêmes, A5 quand les sorts sont nombreux',
  kind: 'choice',
  usual: 'auto',
  choices: [
    { id: 'auto', label: 'selon les sorts' },
    { id: 'a6', label: 'A6' },
    { id: 'a5', label: 'A5' },
  ],
} satisfies PrintOption

export interface CasterWish {
  readonly paper: Size
  readonly format: unknown
  readonly chances: boolean
  readonly large: boolean
}

/** More of them have no room on the front of a quarter of a page. */
const mostOnQuarter = 5
/** Rows of weapons and spells that half a page has room for in larger letters. */
const mostEnlarged = 10
const rowsOf = ({ spells, weapons, shots }: Member): number => spells.length + weapons.length + shots.length
/** Of the letters and lines of a sheet on half a page. */
const halfZoom = 1.16

export const casterSheets = (member: Member, wish: CasterWish): readonly DraftPiece[] => {
  if (!member.kindEntry.casts) return []
  const { paper, format, chances, large } = wish
  const half =
    format === 'a5' ||
    (format !== 'a6' && (large || member.spells.length > mostOnQuarter || member.gear.length > mostOnQuarter))
  const zoom = half && rowsOf(member) <= mostEnlarged ? halfZoom : 1
  const { laid, frame, piece } = sheetOf(member.name, half ? halfOf(paper) : quarterOf(paper), zoom)
  const width = laid.width - 16
  return [
    {
      ...piece,
      continues: 'back',
      template: template('caster-sheet'),
      data: {
        frame,
        ...worn(member),
        name: member.name,
        length: lengthOf(member.name, width - 17),
        kind: titleTellsKind(member) ? member.title : `${member.kindEntry.name} · ${member.title}`,
        carried: [...member.traits.map(({ entry }) => entry.name), ...carriedOf(member)].join(' · '),
        hexagon: statCell,
        stats: statsOf(member),
        health: healthOf(member, width, half ? 5.9 : 5.5),
        bar: barOf(member, half ? 52 : 47),
        load: loadOf(member),
        weapons: weaponRows(member),
        spells: member.spells.map(spellRow),
      },
      back: {
        template: template('caster-back'),
        data: {
          frame,
          name: member.name,
          kind: member.title,
          texts: member.spells.flatMap(spellText),
          failures: member.spells.length > 0 ? failureRows : [],
          chances: chances ? chancesOf(member) : null,
          reminders: remindersOf(member).map(({ icon, said }) => ({ icon, said })),
          notes: paragraphs(member.notes).map(saidBy),
        },
      },
    },
  ]
}

/** Longer ones take a line of their own under the name. */
const besideName = 22

const spellRow = (spell: KnownSpell) => {
  const { name, icon, castingValue, outOfGame } = spell
  const about = aboutSpell(spell)
  const below = name.length + about.length > besideName
  return {
    name,
    icon,
    value: castingValue === null ? '' : `${castingValue}`,
    beside: below ? '' : about,
    below: below ? about : '',
    strip: castingValue === null ? null : stripOf(castingValue, outOfGame, 30, 4.2),
    chance: castingValue === null ? '' : percent(castChance(castingValue)),
  }
}

export const aboutSpell = ({ target, attack, resist, outOfGame }: KnownSpell): string =>
  [
    ...(target === '' ? [] : [target]),
    ...(attack ? ['tir'] : []),
    ...(resist ? ['Volonté'] : []),
    ...(outOfGame && !tellsSo(target) ? ['hors partie'] : []),
  ].join(' · ')

const spellText = ({ name, castingValue, text }: KnownSpell) =>
  text.trim() === ''
    ? []
    : [
        {
          name,
          value: castingValue === null ? '' : `${castingValue}`,
          paragraphs: paragraphs(text).map(saidBy),
        },
      ]
