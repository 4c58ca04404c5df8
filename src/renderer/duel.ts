/** A duel as the studio shows it: who stands on each side, and what comes of the attack of the one on the other. */
import {
  fallen,
  offered,
  outcomeOf,
  type Blow,
  type DuelAttack,
  type Duelist,
  type Encounter,
  type GameSystem,
  type Outcome,
  type Pointer,
  type Series,
  type Setting,
  type Target,
} from '../core/index.ts'
import { counted } from './numbers.ts'

export type Duels = NonNullable<GameSystem['duel']>

/** A band whose members can be set against others. */
export interface Camp {
  readonly path: string
  readonly name: string
  readonly duelists: readonly Duelist[]
}

/** What is chosen for one side of a duel. */
export interface Side {
  /** The file of its band; null for a bare defence, of which nothing is known but this. */
  readonly camp: string | null
  readonly member: Pointer
  readonly attack: string
  readonly defence: number
  readonly life: number
  /** All that was ever set here: what the attack of the moment does not offer is kept, and does not count. */
  readonly setting: Setting
}

/** The same, found in its band: a member that is no more leaves its place to the first. */
export interface Seat {
  readonly side: Side
  readonly camp: Camp | undefined
  readonly duelist: Duelist | undefined
  readonly attack: DuelAttack | undefined
  readonly target: Target
}

const attackOf = ({ attacks }: Duelist, id: string): DuelAttack | undefined =>
  attacks.find(attack => attack.id === id) ?? attacks[0]

export const seatOf = (duels: Duels, camps: readonly Camp[], side: Side): Seat | undefined => {
  if (side.camp === null)
    return {
      side,
      camp: undefined,
      duelist: undefined,
      attack: undefined,
      target: duels.anybody(side.defence, side.life),
    }
  const camp = camps.find(({ path }) => path === side.camp)
  const duelist = camp?.duelists.find(({ path }) => path === side.member) ?? camp?.duelists[0]
  if (!duelist) return undefined
  return { side, camp, duelist, attack: attackOf(duelist, side.attack), target: duelist.target }
}

/** What counts of what was set on both sides. */
const settingOf = (
  duels: Duels,
  attack: DuelAttack,
  target: Target,
  mine: Setting,
  theirs: Setting,
): Setting =>
  Object.fromEntries([
    ...offered(duels, 'attacker', attack, target).map(({ id }) => [id, mine[id] ?? 0] as const),
    ...offered(duels, 'target', attack, target).map(({ id }) => [id, theirs[id] ?? 0] as const),
  ])

/** How many attacks in a row are looked at. */
export const attempts = 8

export interface Bout {
  readonly attacker: string
  readonly target: string
  readonly encounter: Encounter
  readonly blow: Blow
  readonly outcome: Outcome
  /** The chance that the target has fallen after one attack, two …; none where its life is not known. */
  readonly falls: readonly number[]
}

/** A bout in the colour of who attacks. */
export interface ToldBout extends Bout {
  readonly tone: Series['tone']
}

export const boutOf = (duels: Duels, from: Seat, to: Seat): Bout | undefined => {
  const { duelist, attack } = from
  if (!duelist || !attack) return undefined
  const setting = settingOf(duels, attack, to.target, from.side.setting, to.side.setting)
  const blow = attack.against(to.target, setting)
  return {
    attacker: duelist.name,
    target: to.target.name,
    encounter: { attacker: duelist, attack, target: to.target, setting },
    blow,
    outcome: outcomeOf(duelist, attack, to.target, setting),
    falls: to.target.life === null ? [] : fallen(blow, to.target.life, attempts),
  }
}

/** After how many attacks it is as likely as not; none where that takes longer than what is looked at. */
export const halfway = (falls: readonly number[]): number | undefined => {
  const at = falls.findIndex(chance => chance >= 0.5)
  return at < 0 ? undefined : at + 1
}

export interface Cell {
  readonly mean: number
  readonly chance: number
  /** 0 to 1, among all cells. */
  readonly heat: number
}

/** Somebody in a table of duels, and the side that choosing him gives. */
interface Entry {
  readonly name: string
  readonly note: string
  readonly icon: string | undefined
  readonly side: Side
}

export interface DuelTable {
  readonly columns: readonly (Entry & { readonly target: Target })[]
  readonly rows: readonly (Entry & {
    /** None where there is nothing to attack with, or nobody else to attack. */
    readonly cells: readonly (Cell | undefined)[]
  })[]
}

const columnsOf = (duels: Duels, to: Seat): DuelTable['columns'] => {
  const { defence, losses } = duels
  if (to.camp)
    return to.camp.duelists.map(({ path, name, icon, target }) => ({
      name,
      note: target.life === null ? '' : counted(target.life, losses),
      icon,
      side: { ...to.side, member: path },
      target,
    }))
  return Array.from({ length: defence.to - defence.from + 1 }, (_, index) => {
    const value = defence.from + index
    return {
      name: `${defence.label}\u00a0${value}`,
      note: '',
      icon: undefined,
      side: { ...to.side, defence: value },
      target: duels.anybody(value, to.side.life),
    }
  })
}

/** Everybody of the one band against everybody of the other, each with the attack chosen for him, under what is set. */
export const tableOf = (duels: Duels, from: Seat, to: Seat): DuelTable => {
  const columns = columnsOf(duels, to)
  const rows = (from.camp?.duelists ?? []).map(duelist => {
    const chosen = duelist === from.duelist
    const attack = chosen ? from.attack : attackOf(duelist, '')
    const cells = columns.map(({ target }) => {
      if (!attack || target === duelist.target) return undefined
      const setting = settingOf(duels, attack, target, from.side.setting, to.side.setting)
      const { mean, chance } = outcomeOf(duelist, attack, target, setting)
      return { mean, chance }
    })
    return {
      name: duelist.name,
      note: attack?.label ?? '',
      icon: duelist.icon,
      side: { ...from.side, member: duelist.path, attack: attack?.id ?? '' },
      cells,
    }
  })
  const most = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(cell => cell?.mean ?? 0)))
  return {
    columns,
    rows: rows.map(row => ({
      ...row,
      cells: row.cells.map(cell => cell && { ...cell, heat: most === 0 ? 0 : cell.mean / most }),
    })),
  }
}
