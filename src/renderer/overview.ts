/**
 * The figures of a band in a table: what the game compares, and, where it has duels, how often each hits bare defences
 * with the attack that hurts most.
 */
import {
  asNumber,
  chanceOf,
  meanOf,
  type Blow,
  type Duelist,
  type DuelAttack,
  type Measure,
  type Pointer,
} from '../core/index.ts'
import type { Duels } from './duel.ts'
import { decimal, percent, tenths } from './numbers.ts'
import { texts } from './texts.ts'

export interface OverviewCell {
  readonly value: number
  readonly text: string
  /** How it comes about. */
  readonly title?: string
  readonly best: boolean
  /** 0 to 1 in its column; none where all are alike, or where none is better. */
  readonly heat: number | undefined
}

export interface OverviewColumn {
  readonly id: string
  readonly label: string
  readonly short: string
  readonly unit: string
  readonly kind: 'number' | 'chance'
  readonly better: Measure['better']
  readonly cells: ReadonlyMap<Pointer, OverviewCell>
  readonly average: string
  /** Chances do not add up. */
  readonly total: string
}

export interface OverviewRow {
  readonly path: Pointer
  readonly name: string
  readonly icon: string | undefined
  /** Of those who have one. */
  readonly attack: string
}

export interface Overview {
  readonly rows: readonly OverviewRow[]
  readonly columns: readonly OverviewColumn[]
  /** What its chances are of. */
  readonly group: string
}

const written = (value: number): string => decimal(value).replace('-', '\u2212')

interface Entry {
  readonly path: Pointer
  readonly value: number
  readonly text: string
  readonly title?: string
}

type Facts = Omit<OverviewColumn, 'cells' | 'average' | 'total'>

const columnOf = (
  facts: Facts,
  entries: readonly Entry[],
  write: (value: number) => string,
  /** Where all columns share one scale: its least and most. */
  scale?: readonly [number, number],
): OverviewColumn => {
  const values = entries.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const told = most > least && facts.better !== 'none'
  const [from, to] = scale ?? [least, most]
  const heatOf = (value: number): number => {
    const share = (value - from) / (to - from)
    return facts.better === 'less' ? 1 - share : share
  }
  const sum = values.reduce((total, value) => total + value, 0)
  return {
    ...facts,
    cells: new Map(
      entries.map(({ path, ...entry }) => [
        path,
        {
          ...entry,
          best: told && entry.value === (facts.better === 'more' ? most : least),
          heat: told ? heatOf(entry.value) : undefined,
        },
      ]),
    ),
    average: values.length > 0 ? write(sum / values.length) : '',
    total: values.length > 0 && facts.kind === 'number' ? written(sum) : '',
  }
}

const numberColumn = (measure: Measure): OverviewColumn => {
  const { id, label, short = label, unit = '', better, alone = false, values } = measure
  const column = columnOf(
    { id, label, short, unit, kind: 'number', better },
    values.map(({ path, value, text }) => ({ path, value, text: text ?? written(value) })),
    value => tenths(value).replace('-', '\u2212'),
  )
  return alone ? { ...column, average: '', total: '' } : column
}

/** What is the same for all tells nobody from another. */
const tells = ({ cells }: OverviewColumn): boolean =>
  cells.size === 1 || [...cells.values()].some(({ heat }) => heat !== undefined)

/** Columns of chances that a window has room for. */
const mostDefences = 8

/** The defences that a game's tables span, as evenly as whole numbers can. */
export const defencesOf = ({ defence: { from, to } }: Pick<Duels, 'defence'>): readonly number[] => {
  const step = Math.ceil((to - from + 1) / mostDefences)
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

interface Armed {
  readonly duelist: Duelist
  readonly attack: DuelAttack
}

/** Where a defence stops losses alone, whoever touches has not yet hurt. */
const hurting = ({ losses }: Blow): number => asNumber(chanceOf(losses, lost => lost > 0))

const meanLoss = ({ losses }: Blow): number => asNumber(meanOf(losses))

/** With which of its attacks each takes most from a middling defence; those who have none are left out. */
const armed = (duels: Duels, duelists: readonly Duelist[], middle: number): readonly Armed[] => {
  const target = duels.anybody(middle, null)
  return duelists.flatMap(duelist => {
    const worth = (attack: DuelAttack): number => meanLoss(attack.against(target, {}))
    const [first, ...others] = duelist.attacks
    if (!first) return []
    return [{ duelist, attack: others.reduce((best, one) => (worth(one) > worth(best) ? one : best), first) }]
  })
}

const chanceColumns = (
  duels: Duels,
  attackers: readonly Armed[],
  middle: number,
): readonly OverviewColumn[] => {
  const words = texts.overview
  const stopped = duels.defence.stops === 'losses'
  const named = (defence: number): string => `${duels.defence.label}\u00a0${defence}`
  const entries = (
    defence: number,
    of: (blow: Blow) => number,
    write: (value: number) => string,
  ): readonly Entry[] => {
    const target = duels.anybody(defence, null)
    return attackers.map(({ duelist, attack }) => {
      const blow = attack.against(target, {})
      const value = of(blow)
      return {
        path: duelist.path,
        value,
        text: write(value),
        title: [attack.label, ...blow.notes].join('\n'),
      }
    })
  }
  return [
    ...defencesOf(duels)
      .map(defence =>
        columnOf(
          {
            id: `hit-${defence}`,
            label: (stopped ? words.hurts : words.hits)(named(defence)),
            short: named(defence),
            unit: '',
            kind: 'chance',
            better: 'more',
          },
          entries(defence, stopped ? hurting : ({ chance }) => chance, percent),
          percent,
          [0, 1],
        ),
      )
      .filter(tells),
    columnOf(
      {
        id: 'mean',
        label: words.mean(duels.losses.many),
        short: words.mean(duels.losses.many),
        unit: named(middle),
        kind: 'chance',
        better: 'more',
      },
      entries(middle, meanLoss, tenths),
      tenths,
    ),
  ]
}

export const overviewOf = (
  measures: readonly Measure[],
  duels: Duels | undefined,
  duelists: readonly Duelist[],
): Overview => {
  const defences = duels ? defencesOf(duels) : []
  const middle = defences[Math.floor(defences.length / 2)] ?? 0
  const attackers = duels ? armed(duels, duelists, middle) : []
  const names = new Map([
    ...measures.flatMap(({ values }) => values.map(({ path, name }) => [path, name] as const)),
    ...duelists.map(({ path, name }) => [path, name] as const),
  ])
  return {
    rows: [...names].map(([path, name]) => ({
      path,
      name,
      icon: duelists.find(duelist => duelist.path === path)?.icon,
      attack: attackers.find(({ duelist }) => duelist.path === path)?.attack.label ?? '',
    })),
    group: duels?.defence.stops === 'losses' ? texts.overview.hurtsGroup : texts.overview.hitsGroup,
    columns: [
      ...measures.filter(({ values }) => values.length > 0).map(numberColumn),
      ...(duels && attackers.length > 0 ? chanceColumns(duels, attackers, middle) : []),
    ],
  }
}

export type Direction = 'ascending' | 'descending'

export interface Sorting {
  readonly column: string
  readonly direction: Direction
}

/** The column of names has this id. */
export const byName = 'name'

const compareNames = new Intl.Collator('fr').compare

/** Those who have nothing in the column come last, whichever way; equals stay in the order of the band. */
export const sorted = ({ rows, columns }: Overview, sorting: Sorting | undefined): readonly OverviewRow[] => {
  if (!sorting) return rows
  const sign = sorting.direction === 'ascending' ? 1 : -1
  if (sorting.column === byName) return rows.toSorted((a, b) => sign * compareNames(a.name, b.name))
  const cells = columns.find(({ id }) => id === sorting.column)?.cells
  const value = ({ path }: OverviewRow): number | undefined => cells?.get(path)?.value
  return rows.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)]
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined)
    return sign * (left - right)
  })
}

/** Asked of a column: the best first, then the other way round, then the order of the band again. */
export const sortedNext = (
  now: Sorting | undefined,
  column: string,
  better: Measure['better'],
): Sorting | undefined => {
  const first: Direction = better === 'more' ? 'descending' : 'ascending'
  if (now?.column !== column) return { column, direction: first }
  if (now.direction !== first) return undefined
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' }
}
