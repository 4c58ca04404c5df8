/** One blow in mêlée, and two people who strike each other in the order of their weapons. */
import { andThen, both, certainly, seenAs, type Ways } from '../../../core/index.ts'
import { bestNatural, type Sixes } from './dice.ts'

/** What a blow does to whom it strikes; bare hands stun, and kill on a triple six only. */
export const effects = ['kill', 'stun', 'recoil', 'nothing'] as const
export type Effect = (typeof effects)[number]

/** One always fails, whatever is added; three sixes always hit, whatever is taken away. */
const [alwaysFails, alwaysHits] = [1, 8] as const

export interface Strike {
  readonly modifier: number
  /** Of whom it strikes: to be beaten, or reached to make them recoil. */
  readonly classe: number
  /** To be beaten as well; 0 where there is none. */
  readonly armour: number
  readonly dice?: number
  readonly sixes?: Sixes
  readonly bareHands?: boolean
  /** Who cannot recoil dies, or surrenders. */
  readonly trapped?: boolean
}

export const effectOf = (
  { modifier, classe, armour, bareHands = false, trapped = false }: Strike,
  natural: number,
): Effect => {
  if (natural <= alwaysFails) return 'nothing'
  const total = natural + modifier
  if (natural >= alwaysHits || total > Math.max(classe, armour))
    return bareHands && natural < alwaysHits ? 'stun' : 'kill'
  return total < classe ? 'nothing' : trapped ? 'kill' : 'recoil'
}

/** Beyond this, no six has to be thrown again. */
const touches = (strike: Strike, natural: number): boolean =>
  natural >= alwaysHits || natural + strike.modifier > Math.max(strike.classe, strike.armour)

/** The natural result that counts; equal chances of the lower faces are told apart, for a tie asks for them. */
export const naturalOf = (strike: Strike): Ways<number> =>
  bestNatural(Math.max(1, strike.dice ?? 1), natural => touches(strike, natural), strike.sixes)

export const blowOf = (strike: Strike): Ways<Effect> =>
  seenAs(naturalOf(strike), natural => effectOf(strike, natural))

/** Somebody in an exchange: what they do, when, and what decides a tie for them. */
export interface Fighter {
  /** The least strikes first. */
  readonly order: number
  readonly acts: Ways<number>
  readonly effect: (natural: number) => Effect
  readonly classe: number
  /** legere < 3 < 4 < 4* < 5 < 5*, as numbers. */
  readonly armour: number
  readonly modifier: number
  /** A shot at point-blank: what shots do to each other is never decided by a tie. */
  readonly shot?: boolean
}

export const fighterOf = (
  strike: Strike,
  { order, classe, armour }: Pick<Fighter, 'order' | 'classe' | 'armour'>,
): Fighter => ({
  order,
  classe,
  armour,
  acts: naturalOf(strike),
  effect: natural => effectOf(strike, natural),
  modifier: strike.modifier,
})

/** What happens to the first and to the second. */
export type Fates = `${Effect} ${Effect}`

const fates = (first: Effect, second: Effect): Fates => `${first} ${second}`

/** Who is struck down or driven back strikes no more. */
const stops = (effect: Effect): boolean => effect !== 'nothing'
const touched = (effect: Effect): boolean => effect === 'kill' || effect === 'stun'

const inTurn = (
  early: Fighter,
  late: Fighter,
  told: (ofLate: Effect, ofEarly: Effect) => Fates,
): Ways<Fates> =>
  andThen(early.acts, natural => {
    const struck = early.effect(natural)
    return stops(struck)
      ? certainly(told(struck, 'nothing'))
      : seenAs(late.acts, answer => told(struck, late.effect(answer)))
  })

/** Who comes out better where both touch, or both drive back: above 0 the first, below it the second, 0 neither. */
const decided = (first: Fighter, second: Fighter, a: number, b: number): number =>
  first.classe - second.classe || first.armour - second.armour || a - b || first.modifier - second.modifier

const atOnce = (first: Fighter, second: Fighter, parted: boolean): Ways<Fates> =>
  both(first.acts, second.acts, (a, b) => {
    const [given, taken] = [first.effect(a), second.effect(b)]
    // Who touches does not recoil.
    if (touched(given) && taken === 'recoil') return fates('nothing', given)
    if (touched(taken) && given === 'recoil') return fates(taken, 'nothing')
    const tie = stops(given) && stops(taken) && !first.shot && !second.shot
    const better = parted && tie ? decided(first, second, a, b) : 0
    if (better > 0) return fates('nothing', given)
    return better < 0 ? fates(taken, 'nothing') : fates(taken, given)
  })

/** One turn of mêlée between two; `parted` is the option that decides ties. */
export const exchangeOf = (first: Fighter, second: Fighter, parted: boolean): Ways<Fates> => {
  if (first.order < second.order)
    return inTurn(first, second, (ofSecond, ofFirst) => fates(ofFirst, ofSecond))
  if (second.order < first.order)
    return inTurn(second, first, (ofFirst, ofSecond) => fates(ofFirst, ofSecond))
  return atOnce(first, second, parted)
}
