/** Two who strike each other: who is hit in one turn, and who is still there after several. */
import {
  asFraction,
  asNumber,
  chanceOf,
  inPercent,
  scaleFor,
  typeset,
  type Encounter,
  type Setting,
  type Study,
  type Ways,
} from '../../../core/index.ts'
import { fighterFor, isArgad, joinsMelee, type ArgadAttack } from './attacks.ts'
import { hundredths, series } from './charts.ts'
import { isSet, seenOf } from './circumstances.ts'
import { exchangeOf, type Effect, type Fates, type Fighter } from './melee.ts'

const falls = (effect: Effect): boolean => effect === 'kill' || effect === 'stun'

/** What is so for both of them, whoever said it. */
const shared = ['interieur', 'departage'] as const

/** What each side of an exchange knows: who charges is charging for the other as well. */
const settingsOf = (mine: Setting, theirs: Setting): readonly [Setting, Setting] => {
  const both = Object.fromEntries(shared.map(id => [id, isSet(mine, id) || isSet(theirs, id) ? 1 : 0]))
  const charges = (own: Setting, other: Setting): Setting => ({
    ...own,
    ...both,
    charge: isSet(own, 'charge') || isSet(other, 'cible-charge') ? 1 : 0,
    'cible-charge': isSet(own, 'cible-charge') || isSet(other, 'charge') ? 1 : 0,
  })
  return [charges(mine, theirs), charges(theirs, mine)]
}

/** What is so of the first turn alone. */
const atFirst = ['charge', 'cible-charge', 'pied-ferme', 'motive'] as const

const afterwards = (setting: Setting): Setting =>
  Object.fromEntries(Object.entries(setting).filter(([id]) => !atFirst.some(only => only === id)))

/** The two of them, where both take part; several who strike one are no exchange. */
const fightersOf = (
  { attacker, target, setting }: Encounter,
  attack: ArgadAttack,
  answer: Encounter,
  back: ArgadAttack,
  later: boolean,
): readonly [Fighter, Fighter] | undefined => {
  if (!joinsMelee(attack, setting)) return undefined
  if ((setting['frappeurs'] ?? 0) > 1 || (answer.setting['frappeurs'] ?? 0) > 1) return undefined
  const [mine, theirs] = settingsOf(setting, answer.setting).map(one => (later ? afterwards(one) : one))
  if (!mine || !theirs) return undefined
  const [own, other] = [seenOf(attacker.target, theirs), seenOf(target, mine)]
  const first = fighterFor(attack, { classe: own.classe, armour: own.rank }, target, mine)
  const second = fighterFor(back, { classe: other.classe, armour: other.rank }, attacker.target, theirs)
  return first && second ? [first, second] : undefined
}

export const exchangeStudies = (
  encounter: Encounter,
  attack: ArgadAttack,
  answer: Encounter | undefined,
): readonly Study[] => {
  const back = answer?.attack
  if (!answer || !back || !isArgad(back)) return []
  const fighters = fightersOf(encounter, attack, answer, back, false)
  const later = fightersOf(encounter, attack, answer, back, true)
  if (!fighters || !later) return []
  const parted = isSet(encounter.setting, 'departage') || isSet(answer.setting, 'departage')
  const blades = [attack, back].every(one => one.kind === 'blow' && one.arm.blade.length !== 'poings')
  return [
    exchangeStudy(encounter, answer, fighters, parted),
    ...(blades ? [turnStudy(encounter, exchangeOf(...fighters, parted), exchangeOf(...later, parted))] : []),
  ]
}

const toldFates = (fates: Fates): readonly [first: Effect, second: Effect] => {
  const [first, second] = fates.split(' ')
  const effect = (word: string | undefined): Effect =>
    word === 'kill' || word === 'stun' || word === 'recoil' ? word : 'nothing'
  return [effect(first), effect(second)]
}

const exchangeStudy = (
  { attacker, target }: Encounter,
  answer: Encounter,
  [first, second]: readonly [Fighter, Fighter],
  parted: boolean,
): Study => {
  const ways = exchangeOf(first, second, parted)
  const only = (is: (effect: Effect) => boolean) => {
    const chance = (happens: (mine: boolean, theirs: boolean) => boolean) =>
      chanceOf(ways, fates => {
        const [mine, theirs] = toldFates(fates)
        return happens(is(mine), is(theirs))
      })
    return [
      chance((mine, theirs) => theirs && !mine),
      chance((mine, theirs) => mine && !theirs),
      chance((mine, theirs) => mine && theirs),
    ]
  }
  const [fall, recoil] = [only(falls), only(effect => effect === 'recoil')]
  const [theirs, mine, both] = fall.map(asFraction)
  const nothing = asFraction(chanceOf(ways, fates => fates === 'nothing nothing'))
  const values = [fall.map(asNumber), recoil.map(asNumber)] as const
  return {
    id: 'echange',
    title: 'Un échange, chacun son coup',
    unit: '%',
    marks: 'Qui',
    chart: {
      kind: 'bars',
      says: `Qui est touché et qui recule quand ${attacker.name} et ${target.name} se frappent.`,
      marks: ['Cible', 'Attaquant', 'Les deux'],
      levels: scaleFor(values.flat(), hundredths),
      series: [series('touché', 'first', values[0]), series('recule', 'second', values[1])],
    },
    says: typeset(
      `${orderSaid(attacker.name, answer.attacker.name, first, second, parted)} Un seul touché : ${target.name} ${theirs}, ${attacker.name} ${mine} ; les deux ${both} ; rien ${nothing}.`,
    ),
  }
}

const orderSaid = (
  mine: string,
  theirs: string,
  first: Fighter,
  second: Fighter,
  parted: boolean,
): string => {
  if (first.order < second.order) return `${mine} frappe en premier.`
  if (second.order < first.order) return `${theirs} frappe en premier.`
  return parted ? 'Ensemble, coups égaux départagés.' : 'Ensemble, sans départage.'
}

const turns = 8

/** Who is hit by whom in one turn; who is driven back comes again in the next. */
export interface Hits {
  readonly mine: number
  readonly theirs: number
  readonly both: number
}

const hitsOf = (ways: Ways<Fates>): Hits => {
  const chance = (mine: boolean, theirs: boolean): number =>
    asNumber(
      chanceOf(ways, fates => {
        const [first, second] = toldFates(fates)
        return (first === 'kill') === mine && (second === 'kill') === theirs
      }),
    )
  return { mine: chance(true, false), theirs: chance(false, true), both: chance(true, true) }
}

/** Turn after turn until one falls, the charge in the first turn only. */
const turnStudy = ({ attacker, target }: Encounter, opening: Ways<Fates>, later: Ways<Fates>): Study => {
  const [ofTarget, ofAttacker] = fallenBy(
    [hitsOf(opening), hitsOf(later)],
    Math.max(1, attacker.target.life ?? 1),
    Math.max(1, target.life ?? 1),
  )
  const last = turns - 1
  return {
    id: 'melee-tours',
    title: 'Hors de combat, tour après tour',
    unit: '%',
    marks: 'Tour',
    chart: {
      kind: 'curves',
      says: `Chances que ${target.name} et ${attacker.name} soient hors de combat après chaque tour de mêlée.`,
      marks: Array.from({ length: turns }, (_, turn) => `${turn + 1}`),
      levels: scaleFor([...ofTarget, ...ofAttacker], hundredths),
      series: [series(target.name, 'first', ofTarget), series(attacker.name, 'second', ofAttacker)],
    },
    says: typeset(
      `Hors de combat après ${turns} tours, si personne ne rompt : ${target.name} ${inPercent(ofTarget[last] ?? 0)}, ${attacker.name} ${inPercent(ofAttacker[last] ?? 0)}. La charge ne compte qu’au premier.`,
    ),
  }
}

/** The chances of every pair of lives that are left, followed from one turn to the next. */
export const fallenBy = (
  [opening, later]: readonly [Hits, Hits],
  mine: number,
  theirs: number,
): readonly [ofTarget: readonly number[], ofAttacker: readonly number[]] => {
  let left = new Map<string, number>([[`${mine} ${theirs}`, 1]])
  const ofTarget: number[] = []
  const ofAttacker: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const hits = turn === 0 ? opening : later
    const still = 1 - hits.mine - hits.theirs - hits.both
    const next = new Map<string, number>()
    const add = (a: number, b: number, chance: number): void => {
      const key = `${a} ${b}`
      next.set(key, (next.get(key) ?? 0) + chance)
    }
    for (const [key, chance] of left) {
      const [a = 0, b = 0] = key.split(' ').map(Number)
      if (a === 0 || b === 0) add(a, b, chance)
      else {
        add(a - 1, b, chance * hits.mine)
        add(a, b - 1, chance * hits.theirs)
        add(a - 1, b - 1, chance * hits.both)
        add(a, b, chance * still)
      }
    }
    left = next
    const gone = (side: 0 | 1): number =>
      [...left].reduce((sum, [key, chance]) => (key.split(' ')[side] === '0' ? sum + chance : sum), 0)
    ofTarget.push(gone(1))
    ofAttacker.push(gone(0))
  }
  return [ofTarget, ofAttacker]
}
