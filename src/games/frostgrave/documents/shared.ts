/** What the documents of this game share: how its numbers are written, what its cards have alike. */
import {
  asNumber,
  NBSP,
  pictureOf,
  signed,
  typeset,
  type Chance,
  type DraftPiece,
  type Drawing,
  type Face,
  type Size,
} from '../../../core/index.ts'
import { cardFormat, decimal, drawn, numbersFirst, once, onceFor, ornament } from '../../kit/index.ts'
import { stats as statEntries, type StatId } from '../catalog/index.ts'
import { back } from '../drawings/backs.ts'
import { frame, type FrameKind } from '../drawings/frames.ts'
import { tallHexagon } from '../drawings/ice.ts'
import type { Member } from '../resolve.ts'

export const template = (name: string): string => `frostgrave/${name}`

/** « 2,5″ » */
export const inched = (inches: number): string => `${decimal(inches)}″`

/** What changes nothing is a dot, that a column of numbers stays quiet. */
export const change = (value: number): string => (value === 0 ? '·' : signed(value))

/** « D20+2 », « D20 » */
export const thrown = (bonus: number): string => (bonus === 0 ? 'D20' : `D20${signed(bonus)}`)

/** Certain and impossible are said of what is certain and impossible alone. */
export const percent = (chance: Chance): string => `${wholePercent(chance)}${NBSP}%`

export const wholePercent = (chance: Chance): string => {
  const { part, whole } = chance
  const share = 100 * asNumber(chance)
  if (part > 0n && share < 1) return '<1'
  return `${part < whole ? Math.min(99, Math.round(share)) : 100}`
}

/** One place after the comma. */
export const mean = (chance: Chance): string => {
  const value = asNumber(chance)
  return value > 0 && value < 0.05 ? '<0,1' : decimal(Math.round(value * 10) / 10)
}

/** As a template takes it. */
export type SaidPart = { readonly text: string; readonly strong: boolean }

/** What a player sets between double asterisks is bold; so are numbers. */
export const saidBy = (text: string): SaidPart[] =>
  text
    .split(/\*\*([^*]+)\*\*/)
    .flatMap((part, index): readonly SaidPart[] =>
      index % 2 === 1
        ? [{ text: part, strong: true }]
        : numbersFirst(typeset(part).replace(/(?<=\d) - (?=\d)/g, ' − ')).map(said => ({ ...said })),
    )
    .filter(part => part.text !== '')

/** A few words that are looked for, then the rest. */
export const told = (lead: string, text: string): SaidPart[] => [
  ...(lead === '' ? [] : [{ text: text === '' ? lead : `${lead} `, strong: true }]),
  ...saidBy(text),
]

/** How a name is set in so many millimetres: on one line, on two, on smaller ones. */
export const lengthOf = (name: string, width: number): '' | 'long' | 'longest' => {
  if (name.length <= width / 2.9) return ''
  return name.length <= width / 1.5 ? 'long' : 'longest'
}

/** What a statistic stands in: its second line is a hair's breadth. */
const cell = ornament(
  { width: 40, height: 44 },
  drawn(1.2, [tallHexagon(20, 22, 19, 21)]),
  drawn(0.42, [tallHexagon(20, 22, 16.2, 17.8)], 'second'),
)
export const statCell = { drawing: cell }

/** A value to throw, solid: seen first, and from far. */
const solidCell = ornament({ width: 40, height: 44 }, [
  { kind: 'path', d: tallHexagon(20, 22, 19, 21), fill: 'solid', pen: { role: 'accent', width: 1.2 } },
  { kind: 'path', d: tallHexagon(20, 22, 16, 17.6), pen: { role: 'on-solid', width: 0.6 } },
])
export const castCell = { drawing: solidCell }

/** What an icon stands in. */
const medallion = ornament({ width: 40, height: 44 }, drawn(1, [tallHexagon(20, 22, 19, 21)]))
export const iconCell = { drawing: medallion }

/** Narrower than a word: what a card has room for under a cell. */
const shortest: Readonly<Record<StatId, string>> = {
  mouvement: 'Mouv.',
  combat: 'Comb.',
  tir: 'Tir',
  armure: 'Arm.',
  volonte: 'Vol.',
  sante: 'Santé',
}

export const statLabels = statEntries.map(({ id, short, letter }) => ({
  label: short,
  brief: shortest[id],
  letter,
}))

export const statsOf = ({ stats }: Pick<Member, 'stats'>) =>
  statEntries.map(({ id, short, letter, signed: isSigned }) => ({
    label: short,
    brief: shortest[id],
    letter,
    value: id === 'mouvement' ? inched(stats[id]) : isSigned ? signed(stats[id]) : `${stats[id]}`,
  }))

export const worn = ({ icon, portrait }: Pick<Member, 'icon' | 'portrait'>) => ({
  icon,
  portrait: pictureOf(portrait),
  medallion: iconCell,
})

/** What the cards of one format share, drawn once. */
export const deckOf = onceFor(size => {
  const format = cardFormat(size)
  return {
    format,
    frame: once((kind: FrameKind) => ({ drawing: frame(kind, format.laid) })),
    back: once((kind: FrameKind) => ({ drawing: back(kind, format.laid) })),
  }
})

export const ornamentalBack = (kind: FrameKind, size: Size): Face => ({
  template: template('card-back'),
  data: { look: kind, drawing: deckOf(size).back(kind) },
})

export const card = (title: string, size: Size, front: Face, behind: Face, copies = 1): DraftPiece => ({
  title,
  size,
  zoom: deckOf(size).format.zoom,
  copies,
  ...front,
  back: behind,
})

/** A page that may be enlarged: laid out in the smaller size. */
export const sheetOf = (title: string, size: Size, zoom = 1) => {
  const laid = { width: size.width / zoom, height: size.height / zoom }
  return {
    laid,
    frame: { drawing: frame('sort', laid) },
    piece: { title, size, copies: 1, toEdge: true, ...(zoom === 1 ? {} : { zoom }) },
  }
}

export const drawnAs = (drawing: Drawing) => ({ drawing })

/** Smaller than these a card has little room. */
export const isNarrow = ({ width }: Size): boolean => width < 52
