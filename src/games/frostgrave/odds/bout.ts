/**
 * Two figures that go on, turn after turn, the one acting and then the other: the chances of every pair of what is left of
 * their Santé. Every throw is in it; only the last digits of a number are lost.
 */
import type { Ways } from '../../../core/index.ts'

/** What one action does to whom it aims at, and to whoever acts. */
export interface Toll {
  readonly given: number
  readonly taken: number
}

/** Once hurt and down to so much or less, somebody is wounded; null who never is. */
export type WoundedAt = number | null

export interface Fighter {
  readonly life: number
  readonly woundedAt: WoundedAt
  /** What it does in its activation, by who of both is wounded; nothing where it cannot. */
  readonly acts: ((own: boolean, theirs: boolean) => Ways<Toll>) | undefined
}

/** After a turn, by the two of them: the Santé lost on average, and the chance to be out. */
export interface Stand {
  readonly lost: readonly [number, number]
  readonly out: readonly [number, number]
}

interface Part extends Toll {
  readonly chance: number
}

const digits = 10n ** 18n

/** One part for each pair of losses, however many throws come to it. */
const partsOf = ({ outcomes, all }: Ways<Toll>): readonly Part[] => {
  const pairs = new Map<string, { readonly toll: Toll; ways: bigint }>()
  for (const [toll, ways] of outcomes) {
    const key = `${toll.given} ${toll.taken}`
    const known = pairs.get(key)
    if (known) known.ways += ways
    else pairs.set(key, { toll, ways })
  }
  return [...pairs.values()].map(({ toll: { given, taken }, ways }) => ({
    given,
    taken,
    chance: Number((ways * digits) / all) / 1e18,
  }))
}

const isWounded = ({ life, woundedAt }: Fighter, left: number): boolean =>
  woundedAt !== null && left < life && left <= woundedAt

/** An action of a figure, worked out once for each of the four ways in which the two can be hurt. */
const actionOf = ({ acts }: Fighter) => {
  const known = new Map<string, readonly Part[]>()
  return acts === undefined
    ? undefined
    : (own: boolean, theirs: boolean): readonly Part[] => {
        const key = `${own} ${theirs}`
        const parts = known.get(key) ?? partsOf(acts(own, theirs))
        known.set(key, parts)
        return parts
      }
}
type Action = ReturnType<typeof actionOf>

/** The chances of each pair: what is left of the first, times the width, and of the second. */
type Chances = Float64Array

const activated = (
  before: Chances,
  [first, second]: readonly [Fighter, Fighter],
  action: Action,
  firstActs: boolean,
): Chances => {
  if (!action) return before
  const width = second.life + 1
  const after: Chances = new Float64Array(before.length)
  for (const [place, chance] of before.entries()) {
    if (chance === 0) continue
    const [a, b] = [Math.floor(place / width), place % width]
    if (a === 0 || b === 0) {
      after[place] = (after[place] ?? 0) + chance
      continue
    }
    const [hurtA, hurtB] = [isWounded(first, a), isWounded(second, b)]
    const parts = firstActs ? action(hurtA, hurtB) : action(hurtB, hurtA)
    for (const { given, taken, chance: part } of parts) {
      const [lossA, lossB] = firstActs ? [taken, given] : [given, taken]
      const next = Math.max(0, a - lossA) * width + Math.max(0, b - lossB)
      after[next] = (after[next] ?? 0) + chance * part
    }
  }
  return after
}

const standOf = (chances: Chances, [first, second]: readonly [Fighter, Fighter]): Stand => {
  const width = second.life + 1
  let [lostA, lostB, outA, outB] = [0, 0, 0, 0]
  for (const [place, chance] of chances.entries()) {
    const [a, b] = [Math.floor(place / width), place % width]
    lostA += chance * (first.life - a)
    lostB += chance * (second.life - b)
    if (a === 0) outA += chance
    if (b === 0) outB += chance
  }
  return { lost: [lostA, lostB], out: [Math.min(1, outA), Math.min(1, outB)] }
}

/** How both stand after each of so many turns; who is out does nothing more. */
export const fightOut = (fighters: readonly [Fighter, Fighter], turns: number): readonly Stand[] => {
  const [first, second] = fighters
  const [own, theirs] = [actionOf(first), actionOf(second)]
  let chances: Chances = new Float64Array((first.life + 1) * (second.life + 1))
  chances[chances.length - 1] = 1
  return Array.from({ length: turns }, () => {
    chances = activated(chances, fighters, own, true)
    chances = activated(chances, fighters, theirs, false)
    return standOf(chances, fighters)
  })
}
