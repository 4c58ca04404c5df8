/** What distances are measured with, in steps of five centimetres: rulers, half ranges, the ring of an aura. */
import { enumerate, type DraftPiece, type PrintOption } from '../../../core/index.ts'
import { centimetres, rulerPart, type RulerMark } from '../../kit/index.ts'
import { aura, rangeEntries, spellReach, stride } from '../catalog/index.ts'
import { ringPart, ringParts, ringSize } from '../drawings/measures.ts'
import type { Member } from '../resolve.ts'
import { template } from './shared.ts'

const lengths = ['30', '60', '120'] as const

export const lengthOption = {
  id: 'reglette',
  matter: 'cutting',
  label: 'Réglette',
  help: 'la longueur de la réglette, en morceaux de 15 cm à coller',
  kind: 'choice',
  usual: '60',
  choices: lengths.map(id => ({ id, label: `${id} cm` })),
} satisfies PrintOption

/** Centimetres that a part may take and still stand across the page. */
const part = 15
/** Between two figures. */
const step = 5

const parts = (
  to: number,
  marks: readonly RulerMark[],
  note: readonly string[],
  titled: (from: number, to: number) => string,
): readonly DraftPiece[] =>
  Array.from({ length: Math.ceil(to / part) }, (_, index) => {
    const [from, end] = [index * part, Math.min(to, (index + 1) * part)]
    const last = end === to
    return {
      ...rulerPart({
        unit: centimetres,
        from,
        to: end,
        every: step,
        tab: !last,
        marks,
        note: last ? note : [],
      }),
      title: titled(from, end),
    }
  })

const distances: readonly RulerMark[] = [
  ...[1, 2, 3, 4, 5].map(dep => ({
    at: dep * stride,
    icons: dep * stride === aura ? ['run', 'flying-flag'] : ['run'],
    text: dep * stride === aura ? `Dép ${dep}, aura` : `Dép ${dep}`,
  })),
  { at: stride / 2, icons: ['walking-boot'], text: 'Dép 1 et action' },
  { at: (3 * stride) / 2, icons: ['walking-boot'], text: 'Dép 3 et action' },
  { at: spellReach, icons: ['bow-arrow', 'wizard-staff'], text: 'arc, sorts' },
  { at: 120, icons: ['high-shot'], text: 'tir long' },
]

export const rulers = (length: unknown): readonly DraftPiece[] =>
  parts(Number(length), distances, ['en cm'], (from, to) => `Réglette, ${from} à ${to} cm`)

/** One for each range at which somebody of this table shoots: within it, the shot has one more. */
export const halfRangeSticks = (members: readonly Member[]): readonly DraftPiece[] => {
  const used = new Set(
    members.flatMap(({ unit }) => unit.shots.filter(({ score }) => score > 0).map(({ range }) => range)),
  )
  return rangeEntries
    .filter(({ id }) => used.has(id))
    .flatMap(({ name, icon, centimetres: reach }) =>
      parts(
        reach / 2,
        [{ at: reach / 2, icons: [icon], text: `moitié de ${reach} cm` }],
        ['tir +1', 'portée', name],
        (from, to) => `Demi-portée ${name}, ${from} à ${to} cm`,
      ),
    )
}

/** The ring around those whose presence is felt. */
export const auras = (members: readonly Member[]): readonly DraftPiece[] => {
  const felt = [...new Set(members.flatMap(({ role }) => (role?.aura ? [role.name.toLowerCase()] : [])))]
  if (felt.length === 0) return []
  const radius = aura * centimetres.millimetres
  return [
    {
      title: `Aura de ${aura} cm, un huitième`,
      size: ringSize(radius),
      copies: ringParts,
      template: template('laid'),
      data: { look: 'ring', drawing: { drawing: ringPart(radius, `${aura} cm · ${enumerate(felt)}`) } },
      legend: `Aura : collez les ${ringParts} morceaux en anneau ; la figurine se tient au milieu.`,
    },
  ]
}
