/** What the game works out beyond one attack: a melee turn after turn, and what a shot is worth at each Déf. */
import {
  asNumber,
  certainly,
  inDecimals,
  meanOf,
  plural,
  scaleFor,
  typeset,
  type Chart,
  type DuelAttack,
  type Duelist,
  type Encounter,
  type Setting,
  type Study,
  type Target,
} from '../../../core/index.ts'
import { fightOut, type Side } from './chain.ts'

const turns = 8
/** Beyond so many points of Vie in all, nobody fights to the end, and the chart would make the window wait. */
const longest = 40_000

export const studies = (encounter: Encounter, answer: Encounter | undefined): readonly Study[] =>
  encounter.attack.id === 'melee'
    ? meleeStudies(encounter, answer)
    : isShot(encounter.attack)
      ? [shotStudy(encounter, encounter.attack.rounds)]
      : []

const isShot = (attack: DuelAttack): attack is DuelAttack & { readonly rounds: number | null } =>
  'rounds' in attack

/** What is so of the first turn alone. */
const atFirst = ['charge', 'dos', 'garde', 'en-garde', 'abri'] as const

const afterwards = (setting: Setting): Setting =>
  Object.fromEntries(Object.entries(setting).filter(([id]) => !atFirst.some(only => only === id)))

const sideOf = (
  { target }: Pick<Duelist, 'target'>,
  attack: DuelAttack | undefined,
  against: Target,
  setting: Setting,
): Side => ({
  life: target.life ?? 0,
  each: target.numbers['vie'] ?? 1,
  strikes: (figures, first) => {
    if (!attack) return certainly(0)
    const now = first ? setting : afterwards(setting)
    const asked = now['combattants'] ?? 0
    const fighting = asked > 0 ? Math.min(asked, figures) : figures
    return attack.against({ ...against, life: null }, { ...now, combattants: fighting }).losses
  },
})

/** Who is struck strikes back with its melee, on guard where the first one says so. */
const backOf = (encounter: Encounter, answer: Encounter | undefined): Side => {
  const { attacker, target, setting } = encounter
  const own = answer?.attacker.attacks.find(({ id }) => id === 'melee')
  const struck: Pick<Duelist, 'target'> = { target }
  const guarded = (setting['en-garde'] ?? 0) !== 0
  const usual = answer?.attack.id === 'melee' ? answer.setting : {}
  return sideOf(struck, own, attacker.target, { ...usual, ...(guarded && { garde: 1 }) })
}

const meleeStudies = (encounter: Encounter, answer: Encounter | undefined): readonly Study[] => {
  const { attacker, attack, target, setting } = encounter
  // Who breaks off is struck at once, and gone: no turn comes after.
  if ((setting['desengagement'] ?? 0) !== 0) return []
  const first = sideOf(attacker, attack, target, setting)
  const second = backOf(encounter, answer)
  if (first.life < 1 || second.life < 1 || (first.life + 1) * (second.life + 1) > longest) return []
  const tolls = fightOut([first, second], turns).map(({ toll }) => toll)
  const marks = tolls.map((_, turn) => `${turn + 1}`)
  const taken = tolls.map(({ lost }) => lost[0])
  const given = tolls.map(({ lost }) => lost[1])
  const fallen = tolls.map(({ down }) => down[1])
  const lost = tolls.map(({ down }) => down[0])
  const last = tolls.at(-1)
  return [
    {
      id: 'melee-vies',
      title: 'Vies perdues, tour après tour',
      unit: 'Vies',
      marks: 'Tour',
      chart: {
        kind: 'curves',
        says: `Vies que perdent ${target.name} et ${attacker.name} en ${turns} tours de mêlée`,
        marks,
        levels: levelsFor([...given, ...taken]),
        series: [
          { label: target.name, tone: 'first', values: given, words: given.map(decimal) },
          { label: attacker.name, tone: 'second', values: taken, words: taken.map(decimal) },
        ],
      },
      says: typeset(
        `Après un tour, ${target.name} a perdu ${decimal(given[0])} Vie en moyenne et ${attacker.name} ${decimal(taken[0])} ; après ${turns}, ${decimal(given.at(-1))} et ${decimal(taken.at(-1))}. Tous frappent en même temps, les bonus de charge au premier tour seulement.`,
      ),
    },
    {
      id: 'melee-chute',
      title: 'Chances d’être anéantie',
      unit: '%',
      marks: 'Tour',
      chart: {
        kind: 'curves',
        says: `Chances que ${target.name} et ${attacker.name} soient anéanties après chaque tour`,
        marks,
        levels: scaleFor([...fallen, ...lost], percent),
        series: [
          { label: target.name, tone: 'first', values: fallen, words: fallen.map(percent) },
          { label: attacker.name, tone: 'second', values: lost, words: lost.map(percent) },
        ],
      },
      says: typeset(
        `Après ${turns} tours, ${target.name} est anéantie ${percent(last?.down[1] ?? 0)} du temps, ${attacker.name} ${percent(last?.down[0] ?? 0)}.`,
      ),
    },
  ]
}

const defences = [0, 1, 2, 3, 4, 5, 6]
/** As many turns of a game as anybody shoots who does not count. */
const usualRounds = 4

const shotStudy = ({ attack, target, setting }: Encounter, rounds: number | null): Study => {
  const means = defences.map(def =>
    asNumber(
      meanOf(attack.against({ ...target, life: null, numbers: { ...target.numbers, def } }, setting).losses),
    ),
  )
  const times = rounds ?? usualRounds
  const all = means.map(mean => mean * times)
  const series = (label: string, tone: 'first' | 'second', values: readonly number[]) => ({
    label,
    tone,
    values,
    words: values.map(decimal),
  })
  return {
    id: 'tir-par-def',
    title: 'Blessures selon la Déf',
    unit: 'blessures',
    marks: 'Cible',
    chart: {
      kind: 'bars',
      says: `Blessures que donne ${attack.label} en moyenne, selon la Déf de la cible`,
      marks: defences.map(def => `Déf ${def}`),
      levels: levelsFor(all),
      series: [
        series('un tir', 'first', means),
        ...(times > 1
          ? [series(rounds === null ? `${times} tours` : `${times} tirs, les seuls`, 'second', all)]
          : []),
      ],
    },
    says: typeset(
      rounds === null
        ? `En ${times} tours de tir, ${decimal(all[0])} blessures sur une Déf 0, ${decimal(all[2])} sur une Déf 2, ${decimal(all[4])} sur une Déf 4. Les munitions ne manquent jamais.`
        : `De ${plural(times, 'tir')} en tout, ${decimal(all[0])} blessures sur une Déf 0, ${decimal(all[2])} sur une Déf 2, ${decimal(all[4])} sur une Déf 4.`,
    ),
  }
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`

export const decimal = (value: number | undefined): string => inDecimals(value ?? 0)

const tops = [0.25, 0.5, 1, 2, 4, 6, 8, 12, 16, 20, 30, 40, 60, 80, 100, 200, 400] as const

/** A scale of amounts, by quarters of the least top that holds them. */
const levelsFor = (values: readonly number[]): Chart['levels'] => {
  const greatest = Math.max(0, ...values)
  const top = tops.find(step => greatest <= step) ?? Math.ceil(greatest)
  return [0, 1, 2, 3, 4].map(step => ({ value: (top * step) / 4, label: decimal((top * step) / 4) }))
}
