/** What distances and cover are measured with, in inches or in the centimetres of this table. */
import type { DraftPiece, Size } from '../../../core/index.ts'
import { area, decimal, round, rulerPart, scaleOf, type RulerMark, type Scale } from '../../kit/index.ts'
import { numbers } from '../catalog/index.ts'
import { rose, wedge, wedgeSize } from '../drawings/measures.ts'
import { template } from './shared.ts'

/** Millimetres that a part may take and still stand across the page. */
const longestPart = 160

interface Ruled {
  readonly length: number
  readonly marks: readonly RulerMark[]
}

const { engage, jump, group, sight, shotRange } = numbers

const near: readonly RulerMark[] = [{ at: engage, icons: ['crossed-swords'], text: 'forcer' }]
const reach: readonly RulerMark[] = [
  ...near,
  { at: group.within, icons: ['minions'], text: 'groupe, chute' },
  { at: jump.most, icons: ['jump-across'], text: 'saut' },
]
const seen: readonly RulerMark[] = [...reach, { at: sight, icons: ['beast-eye'], text: 'créature' }]
const shot: readonly RulerMark[] = [...seen, { at: shotRange, icons: ['bow-arrow'], text: 'tir' }]

const lengths: readonly Ruled[] = [
  { length: engage, marks: near },
  { length: jump.most, marks: reach },
  { length: sight, marks: seen },
  { length: shotRange, marks: shot },
]

export const rulers = (measure: unknown): readonly DraftPiece[] => {
  const scale = scaleOf(measure)
  return lengths.flatMap(ruled => (ruled.length === engage ? [gauge(scale)] : ruler(scale, ruled)))
}

const ruler = ({ unit, centimetres }: Scale, { length, marks }: Ruled): readonly DraftPiece[] => {
  const each = Math.max(1, Math.floor(longestPart / unit.millimetres))
  const count = Math.ceil(length / each)
  const whole = Math.ceil(length / count)
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * whole, Math.min(length, (index + 1) * whole)]
    const last = index === count - 1
    return {
      ...rulerPart({
        unit,
        from,
        to,
        tab: !last,
        marks,
        centimetres: centimetres !== undefined && centimetres !== 1,
        note: last && centimetres ? ['1 pouce', `= ${decimal(centimetres)} cm`] : [],
      }),
      title: count === 1 ? `Réglette de ${length} pouces` : `Réglette de ${length} pouces, ${from} à ${to}`,
    }
  })
}

/** As wide as one inch: laid between two bases. */
const gauge = ({ unit, centimetres }: Scale): DraftPiece => ({
  title: `Jauge de ${engage} pouce`,
  size: { width: unit.millimetres, height: 88 },
  copies: 2,
  template: template('gauge'),
  data: {
    narrow: unit.millimetres < 20,
    measure: centimetres ? `= ${decimal(centimetres)} cm` : '',
  },
})

/** Who stands within goes along with his leader. */
export const groupTemplate = (measure: unknown, paper: Size): readonly DraftPiece[] => {
  const { unit, centimetres } = scaleOf(measure)
  return [
    area(
      {
        unit,
        radius: group.within,
        uses: `jusqu’à ${group.soldiers} soldats, du bord du socle, avant de bouger`,
        icons: ['minions'],
        note: centimetres ? `${decimal(group.within * centimetres)} cm` : '',
      },
      paper,
    ),
  ]
}

const roseDiameter = 70

export const directionRose = (): readonly DraftPiece[] => [
  {
    title: 'Rose des vingt directions',
    size: round(roseDiameter),
    copies: 1,
    template: template('drawn'),
    data: { look: 'rose', drawing: { drawing: rose(round(roseDiameter)) } },
    legend: 'Rose : le 20 vers le nord de la table ; un D20 dit la direction.',
  },
]

export const coverGauge = (): readonly DraftPiece[] => [
  {
    title: 'Jauge de couvert',
    size: wedgeSize,
    copies: 1,
    template: template('cover-gauge'),
    data: { look: 'wedge', drawing: { drawing: wedge() } },
    legend: 'Jauge de couvert : découpez le long de la pente.',
  },
]
