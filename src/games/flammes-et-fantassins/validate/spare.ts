/** What a band beyond its means can best do without: classes, then iron where a Soldat's left with him. */
import { plural, quote } from '../../../core/index.ts'
import { ironCost } from '../derive.ts'
import { type Member } from '../resolve.ts'
import { nameOf, classNameOf } from '../titles.ts'
import { sparingOne, type Changes, type Cure, type Judge } from './cure.ts'

interface Loss {
  readonly becomes: Member | undefined
  /** Of which, and how much it takes apart: the cheapest go first. */
  readonly index: number
  readonly cost: number
  readonly label: string
}

/** Of a figure as it is, the next thing to go. */
type NextLoss = (member: Member) => Loss | undefined

/** A band that is larger still is no band of this game. */
const most = { figures: 60, losses: 24 } as const

export const spareClasses = (
  members: readonly Member[],
  over: number,
  ironLeft: (changes: Changes) => number,
  judge: Judge,
): readonly Cure[] => {
  const cure = spare(members, over, nextClass(judge), 'classe')
  if (!cure) return []
  const short = Math.min(0, ironLeft(new Map())) - ironLeft(cure.changes)
  if (short <= 0) return [cure]
  const after = members.flatMap(member =>
    cure.changes.has(member.index) ? (cure.changes.get(member.index) ?? []) : member,
  )
  const iron = spare(after, short, nextPiece(judge), 'pièce')
  return iron
    ? [{ ...cure, label: `${cure.label} et du fer`, changes: new Map([...cure.changes, ...iron.changes]) }]
    : []
}

export const spareIron = (members: readonly Member[], over: number, judge: Judge): readonly Cure[] => {
  const cure = spare(members, over, nextPiece(judge), 'pièce')
  return cure ? [cure] : []
}

const spare = (members: readonly Member[], over: number, next: NextLoss, noun: string): Cure | undefined => {
  const losses = members
    .slice(-most.figures)
    .toReversed()
    .flatMap(member => lossesOf(member, next))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, over)
  const [only, second] = losses
  if (!only || losses.length < over) return undefined
  const changes = new Map(losses.map(({ index, becomes }) => [index, becomes]))
  return { label: `Retirer ${second ? plural(losses.length, noun) : only.label}`, changes }
}

/** One after the other, none for less than what has to go before it. */
const lossesOf = (member: Member, next: NextLoss): readonly Loss[] => {
  const losses: Loss[] = []
  let cost = 0
  for (let left: Member | undefined = member; left && losses.length < most.losses;) {
    const loss = next(left)
    if (!loss) break
    cost = Math.max(cost, loss.cost)
    losses.push({ ...loss, cost })
    left = loss.becomes
  }
  return losses
}

const nextClass =
  (judge: Judge): NextLoss =>
  member => {
    const { index, classes } = member
    const [only, second] = classes
    if (!only) return undefined
    // A figure without a class does not play: it leaves the band, after all that others can spare.
    if (!second) return { index, becomes: undefined, cost: Infinity, label: nameOf(member) }
    const lost = sparingOne(
      member,
      'classes',
      classes.map(place => place.index),
      judge,
    )
    const entry = classes.find(place => place.index === lost?.place)?.entry
    if (!lost || !entry) return undefined
    return {
      index,
      becomes: lost.becomes,
      cost: 2 * (lost.errors - judge(member)[0]) + entry.iron,
      label: `${classNameOf(member, entry)} à ${nameOf(member)}`,
    }
  }

const nextPiece =
  (judge: Judge): NextLoss =>
  member => {
    const { index, gear } = member
    const bought = gear.filter(({ entry }) => entry.kind !== 'etat')
    if (ironCost(member) <= 0) return undefined
    const lost = sparingOne(
      member,
      'equipment',
      bought.map(place => place.index),
      judge,
    )
    const entry = gear.find(place => place.index === lost?.place)?.entry
    if (!lost || !entry) return undefined
    return {
      index,
      becomes: lost.becomes,
      cost: lost.errors - judge(member)[0],
      label: `${quote(entry.name)} à ${nameOf(member)}`,
    }
  }
