/** What distances are measured with, in inches or in the centimetres of this table: rulers, a gauge, areas. */
import type { DraftPiece, Size } from '../../../core/index.ts'
import { area, decimal, rulerPart, scaleOf, type RulerMark, type Scale } from '../../kit/index.ts'
import {
  equipment,
  equipmentById,
  spellById,
  talentById,
  type EquipmentId,
  type SpellId,
  type TalentId,
} from '../catalog/index.ts'
import { has, type Member } from '../resolve.ts'
import { castableSpells, template } from './shared.ts'

/** Of all bands that are printed together: a table shares them. */
export const rulers = (members: readonly Member[], measure: unknown, paper: Size): readonly DraftPiece[] => {
  const scale = scaleOf(measure)
  return [...ruler(scale), gauge(scale), ...areaTemplates(members, scale, paper)]
}

/** The furthest that anything reaches. */
const furthest = 12

/** Millimetres that a part may take and still stand across the page. */
const longestPart = 160

const ruler = ({ unit, centimetres }: Scale): readonly DraftPiece[] => {
  const count = Math.ceil((furthest * unit.millimetres) / longestPart)
  const each = furthest / count
  return Array.from({ length: count }, (_, index) => {
    const last = index === count - 1
    return rulerPart({
      unit,
      from: index * each,
      to: (index + 1) * each,
      tab: !last,
      marks: distances,
      centimetres: centimetres !== undefined && centimetres !== 1,
      note: last && centimetres ? ['1 pouce', `= ${decimal(centimetres)} cm`] : [],
    })
  })
}

/** What a weapon reaches is read from the weapon. */
const shots = (): readonly RulerMark[] => {
  const reaching = equipment.flatMap(({ icon, attack }) =>
    attack?.kind === 'tir' && !attack.reach.thrown ? [{ icon, at: attack.reach.base }] : [],
  )
  return [...new Set(reaching.map(({ at }) => at))].map(at => ({
    at,
    icons: reaching.filter(shot => shot.at === at).map(({ icon }) => icon),
  }))
}

const distances: readonly RulerMark[] = [
  { at: 1, icons: ['crossed-swords'], text: 'Mêlée' },
  { at: 4, icons: ['cat'], text: 'Chat Noir' },
  ...shots(),
]

const gauge = ({ unit }: Scale): DraftPiece => ({
  title: 'Jauge d’engagement',
  size: { width: unit.millimetres, height: 88 },
  copies: 2,
  template: template('gauge'),
  data: { narrow: unit.millimetres < 20 },
})

/** Radii that the rules speak of, in inches, and of what. */
const areas: readonly {
  readonly radius: number
  readonly spells: readonly SpellId[]
  readonly equipment: readonly EquipmentId[]
  readonly talents: readonly TalentId[]
}[] = [
  { radius: 2, spells: [], equipment: ['bombe'], talents: ['piege'] },
  { radius: 3, spells: ['boule-de-feu', 'cercle-de-protection'], equipment: [], talents: [] },
  { radius: 4, spells: ['silence', 'soin-des-foules', 'toile-d-araignee'], equipment: [], talents: [] },
  { radius: 6, spells: ['terreur', 'eclair'], equipment: [], talents: [] },
]

/** Only of what somebody at this table can cast, throw or lay. */
const areaTemplates = (
  members: readonly Member[],
  { unit, centimetres }: Scale,
  paper: Size,
): readonly DraftPiece[] => {
  const spells = new Set(members.flatMap(castableSpells).map(({ id }) => id))
  const talents = new Set(members.flatMap(({ classes }) => classes.flatMap(({ entry }) => entry.talents)))
  return areas.flatMap(({ radius, ...of }) => {
    const uses = [
      ...of.equipment.filter(id => members.some(member => has(member, id))).map(id => equipmentById.get(id)),
      ...of.talents.filter(id => talents.has(id)).map(id => talentById.get(id)),
      ...of.spells.filter(id => spells.has(id)).map(id => spellById.get(id)),
    ].flatMap(entry => entry ?? [])
    if (uses.length === 0) return []
    return area(
      {
        unit,
        radius,
        uses: uses.map(({ name }) => name).join(', '),
        icons: uses.map(({ icon }) => icon),
        note: centimetres ? `${decimal(radius * centimetres)} cm` : '',
      },
      paper,
    )
  })
}
