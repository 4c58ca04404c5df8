/**
 * Dice of this game: 1D6, whose natural sixes go on. A lone six that does not suffice is thrown again, and another six
 * makes it 7, then 8; sixes of several dice at once count as 6, 7, 8 … « La règle des plusieurs 6 ». Whole numbers, so
 * that nothing is rounded.
 */
import { andThen, both, certainly, die, repeated, seenAs, type Ways } from '../../../core/index.ts'

export const faces = 6

/** A bare die: a lower result than this is none. */
const oneDie: Ways<number> = die(faces)

/** What comes of one six more: with one chance of six it goes up by one, as often as it does not suffice. */
const risen = (from: number, enough: (natural: number) => boolean): Ways<number> =>
  enough(from)
    ? certainly(from)
    : andThen(oneDie, face => (face === faces ? risen(from + 1, enough) : certainly(from)))

/**
 * How the sixes of several dice go together: of people who act at the same time they make 7, 8 …; the two dice of one
 * swordsman stand each for itself; people in disorder may throw one six again, and no more.
 */
export type Sixes = 'together' | 'apart' | 'one'

/**
 * The best natural result of so many dice, which is the only one that counts against a single target. A six is thrown
 * again where it does not suffice, and never made worse; some natural result always has to.
 */
export const bestNatural = (
  dice: number,
  enough: (natural: number) => boolean,
  sixes: Sixes = 'together',
): Ways<number> => {
  if (sixes === 'apart') {
    const one = bestNatural(1, enough)
    return many(dice, one, (a, b) => Math.max(a, b))
  }
  const thrown = repeated(
    dice,
    seenAs(oneDie, face => (face === faces ? six : 0)),
  )
  return andThen(thrown, sum => {
    const count = sum / six
    if (count === 0) return highest(dice)
    return risen(sixes === 'together' ? faces - 1 + count : faces, enough)
  })
}

/** Of dice none of which shows a six. */
const highest = (dice: number): Ways<number> =>
  many(
    dice,
    seenAs(die(faces - 1), face => face),
    (a, b) => Math.max(a, b),
  )

const many = (count: number, one: Ways<number>, together: (a: number, b: number) => number): Ways<number> => {
  if (count <= 1) return one
  const half = many(Math.floor(count / 2), one, together)
  const even = both(half, half, together)
  return count % 2 === 0 ? even : both(even, one, together)
}

/** Counts of dice in one number: more than anybody throws at once. */
const most = 1024
const [hit, six, near] = [1, most, most * most]

/** Dice that are thrown together at one target, isolated or a group. */
export interface Volley {
  /** At least one of these has to hit; of several shooters, each die is one. */
  readonly red: number
  readonly white?: number
  /** The natural result that hits. */
  readonly need: number
  /** One die gets 1 more, the one that gains most by it: several projectiles against a group. */
  readonly helped?: boolean
  /** One red die is a marksman's, better by 1; never together with several projectiles. */
  readonly elite?: boolean
  readonly sixes?: Exclude<Sixes, 'apart'>
}

const tallied = (dice: number, need: number): Ways<number> =>
  repeated(
    dice,
    seenAs(oneDie, face => {
      if (need <= faces) return face >= need ? hit : face === need - 1 ? near : 0
      return face === faces ? six : 0
    }),
  )

const read = (sum: number) => ({
  hits: sum % most,
  sixes: Math.floor(sum / most) % most,
  nears: Math.floor(sum / near),
})

/** How many dice hit, which is how many victims there may be. */
export const victimsOf = ({
  red,
  white = 0,
  need,
  helped = false,
  elite = false,
  sixes = 'together',
}: Volley): Ways<number> => {
  const others = both(tallied(red - (elite ? 1 : 0), need), tallied(white, need), together)
  const thrown = elite ? both(tallied(1, need > faces ? need : need - 1), others, together) : others
  return andThen(thrown, sums => {
    const [ofWhite = read(0), ofRed = read(0), ofElite = read(0)] = sums
      .split(' ')
      .toReversed()
      .map(sum => read(Number(sum)))
    const reds = { hits: ofRed.hits + ofElite.hits, nears: ofRed.nears + ofElite.nears }
    if (need <= faces) return certainly(plainVictims(reds, ofWhite, helped))
    const eased = need - (helped ? 1 : 0) - ofElite.sixes
    return sixVictims(ofRed.sixes + ofElite.sixes, ofWhite.sixes, eased, sixes)
  })
}

const together = (one: number, others: number | string): string => `${one} ${others}`

type Tally = Pick<ReturnType<typeof read>, 'hits' | 'nears'>

/** Any face of a die may suffice. */
const plainVictims = (red: Tally, white: Tally, helped: boolean): number => {
  if (red.hits > 0) return red.hits + white.hits + (helped && red.nears + white.nears > 0 ? 1 : 0)
  return helped && red.nears > 0 ? 1 + white.hits : 0
}

/** Only sixes suffice, if any; the greatest of them is given to a red die. Of different results one gets the help. */
const sixVictims = (red: number, white: number, need: number, sixes: Volley['sixes']): Ways<number> => {
  if (red === 0) return certainly(0)
  const top = sixes === 'one' ? faces : faces - 1 + red + white
  if (sixes === 'one' && need <= faces) return certainly(1)
  const victims = top - need + 1
  return victims > 0
    ? certainly(victims)
    : seenAs(
        risen(top, natural => natural >= need),
        natural => (natural >= need ? 1 : 0),
      )
}
