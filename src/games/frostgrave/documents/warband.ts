/** The whole warband on one page: every figure with its numbers and its Santé to cross out, every spell with its values. */
import { signed, type DraftPiece, type Size } from '../../../core/index.ts'
import { page, paragraphs } from '../../kit/index.ts'
import { frame } from '../drawings/frames.ts'
import { deriveTotals } from '../derive.ts'
import { keyOfSpell, titleTellsKind, type Gear, type KnownSpell, type Member } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { castChance } from '../odds/dice.ts'
import { stripOf } from './casting.ts'
import { aboutSpell } from './casters.ts'
import { carriedOf, healthOf } from './rows.ts'
import { inched, percent, saidBy, statsOf, template, thrown } from './shared.ts'

interface Listed {
  readonly name: string
  readonly roster: Roster
  readonly members: readonly Member[]
}

/** Of these a page has room to spare. */
const [fewFigures, someFigures] = [7, 9]

export const warbandSheet = ({ name, roster, members }: Listed, paper: Size): readonly DraftPiece[] => {
  const { figures, soldiers, spells } = deriveTotals(roster, members)
  const { options } = roster
  return [
    {
      ...page(`Feuille de bande, ${name}`, paper),
      continues: 'back',
      template: template('warband-sheet'),
      data: {
        frame: { drawing: frame('sort', paper) },
        name,
        totals: [
          { value: `${figures}`, of: '', label: figures < 2 ? 'figurine' : 'figurines' },
          {
            value: `${soldiers}`,
            of: `${roster.soldiersAgreed}`,
            label: soldiers < 2 ? 'soldat' : 'soldats',
          },
          { value: `${spells}`, of: '', label: spells < 2 ? 'sort' : 'sorts' },
        ],
        options: [
          ...(options.critical ? ['coups critiques'] : []),
          ...(options.wounded ? ['blessures'] : []),
        ].join(' et '),
        heads: statsOf(members[0] ?? { stats: roster.wizard.stats }).map(({ label }) => label),
        room: members.length <= fewFigures ? 'few' : members.length <= someFigures ? 'some' : '',
        figures: members.map(figureRow),
        notes: paragraphs(roster.notes ?? '').map(saidBy),
        spells: spellRows(members),
        apprentice: roster.apprentice !== null,
        strips: members.some(member => member.kind === 'apprenti' && ownSpells(member, members).length > 0)
          ? 'au D20 du mage, ou de l’apprenti'
          : 'au D20 du mage',
      },
    },
  ]
}

const armed =
  (bonus: number) =>
  ({ name, damage, opponent, range, reload }: Gear): string =>
    [
      `${name} ${thrown(bonus)}`,
      ...(damage === 0 ? [] : [`dégâts ${signed(damage)}`]),
      ...(opponent === 0 ? [] : [`adverse ${signed(opponent)}`]),
      ...(range === null ? [] : [inched(range)]),
      ...(reload ? ['à recharger'] : []),
    ].join(', ')

const figureRow = (member: Member) => {
  const { icon, name, title, kindEntry, stats, weapons, shots, traits, moves, encumbered } = member
  return {
    icon,
    name,
    kind: titleTellsKind(member)
      ? title
      : `${title}${kindEntry.id === 'soldat' ? '' : `, ${kindEntry.name.toLocaleLowerCase('fr')}`}`,
    stats: statsOf(member).map(({ value }) => value),
    details: [
      ...weapons.map(armed(stats.combat)),
      ...shots.map(armed(stats.tir)),
      ...carriedOf(member),
      ...traits.map(({ entry }) => entry.name.toLocaleLowerCase('fr')),
    ].join(' · '),
    moves: `${inched(moves[0])} puis ${inched(moves[1])}`,
    load: !member.controlled
      ? 'agit d’elle-même'
      : member.carriesTreasure
        ? `chargé ${inched(encumbered.moves[0])}, Combat ${signed(encumbered.combat)}`
        : 'ne porte rien',
    health: healthOf(member, 94, 4.4).track,
    notes: paragraphs(member.notes).map(saidBy),
  }
}

/** What the apprentice alone knows. */
const ownSpells = ({ spells }: Member, members: readonly Member[]): readonly KnownSpell[] => {
  const taught = members.filter(({ kind }) => kind === 'mage').flatMap(mage => mage.spells.map(keyOfSpell))
  return spells.filter(spell => !taught.includes(keyOfSpell(spell)))
}

/** Each spell once, with the value of each who casts it. */
const spellRows = (members: readonly Member[]) => {
  const casters = members.filter(({ kindEntry }) => kindEntry.casts)
  const known = new Map<string, { readonly spell: KnownSpell; readonly by: Map<string, KnownSpell> }>()
  for (const caster of casters)
    for (const spell of caster.spells) {
      const key = keyOfSpell(spell)
      const row = known.get(key) ?? { spell, by: new Map<string, KnownSpell>() }
      if (!row.by.has(caster.kind)) row.by.set(caster.kind, spell)
      known.set(key, row)
    }
  return [...known.values()].map(({ spell, by }) => ({
    icon: spell.icon,
    name: spell.name,
    about: aboutSpell(spell),
    values: (['mage', 'apprenti'] as const)
      .filter(kind => casters.some(caster => caster.kind === kind))
      .map(kind => {
        const value = by.get(kind)?.castingValue ?? null
        return {
          value: value === null ? '–' : `${value}`,
          chance: value === null ? '' : percent(castChance(value)),
        }
      }),
    strip: spell.castingValue === null ? null : stripOf(spell.castingValue, spell.outOfGame, 34, 3.8),
  }))
}
