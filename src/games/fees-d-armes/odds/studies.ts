/** What more tokens and more armour would change in an encounter, as charts. */
import {
  asNumber,
  chanceOf,
  inDecimals,
  inPercent,
  meanOf,
  scaleFor,
  type Blow,
  type Chart,
  type Encounter,
  type Series,
} from '../../../core/index.ts'

const mostTokens = 3

interface Span {
  readonly from: number
  readonly to: number
}

/** Charts over what the target and the circumstances are, changed in one thing at a time. */
export const studiesOf = (encounter: Encounter, armours: Span) => [
  tokenStudy(encounter),
  ...(canHurt(encounter) ? [meanStudy(encounter, armours), woundStudy(encounter, armours)] : []),
]

const blowOf = (
  { attack, target, setting }: Encounter,
  changes: { readonly tokens?: number; readonly armour?: number; readonly covered?: boolean },
): Blow =>
  attack.against(
    changes.armour === undefined
      ? target
      : { ...target, numbers: { ...target.numbers, armure: changes.armour } },
    {
      ...setting,
      ...(changes.tokens !== undefined && { jetons: changes.tokens }),
      ...(changes.covered !== undefined && { couvert: changes.covered ? 1 : 0 }),
    },
  )

const canHurt = (encounter: Encounter): boolean =>
  [...blowOf(encounter, { armour: 0, covered: false, tokens: 9 }).losses.outcomes.keys()].some(
    lost => lost > 0,
  )

const series = (
  label: string,
  tone: Series['tone'],
  values: readonly number[],
  word: (value: number) => string,
): Series => ({ label, tone, values, words: values.map(word) })

const tokenStudy = (encounter: Encounter) => {
  const counts = Array.from({ length: mostTokens + 1 }, (_, tokens) => tokens)
  const usual = counts.map(tokens => blowOf(encounter, { tokens }).chance)
  const second =
    encounter.setting['seconde'] || !encounter.attack.circumstances.includes('seconde')
      ? undefined
      : counts.map(
          tokens =>
            encounter.attack.against(encounter.target, {
              ...encounter.setting,
              jetons: tokens,
              seconde: 1,
            }).chance,
        )
  const { label } = encounter.attack
  const [bare = 0, one = 0] = usual
  return {
    id: 'jetons',
    title: `${label}, selon les jetons d’ordre joués`,
    unit: '%',
    marks: 'Jetons',
    chart: {
      kind: 'curves',
      says: `Chances de réussir ${label}, de 0 à ${mostTokens} jetons d’ordre.`,
      marks: counts.map(String),
      levels: scaleFor([...usual, ...(second ?? [])], inPercent),
      series: [
        series('Réussite', 'first', usual, inPercent),
        ...(second ? [series('Seconde activation', 'second', second, inPercent)] : []),
      ],
    } satisfies Chart,
    says: `Sans jeton, ${inPercent(bare)} de réussite ; le premier jeton la porte à ${inPercent(one)}.`,
  }
}

const armoursOf = ({ from, to }: Span): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Whole numbers of damage up to the least that holds them all. */
const damageLevels = (means: readonly number[]): Chart['levels'] => {
  const top = Math.max(1, Math.ceil(Math.max(0, ...means)))
  return [0, 1, 2, 3, 4].map(step => ({ value: (top * step) / 4, label: inDecimals((top * step) / 4) }))
}

const meanStudy = (encounter: Encounter, span: Span) => {
  const armours = armoursOf(span)
  const means = (covered: boolean): readonly number[] =>
    armours.map(armour => asNumber(meanOf(blowOf(encounter, { armour, covered }).losses)))
  const [open, hidden] = [means(false), means(true)]
  const { label } = encounter.attack
  const [bare = 0] = open
  return {
    id: 'degats',
    title: `${label}, dégâts moyens selon l’armure`,
    unit: 'dégâts',
    marks: 'Armure',
    chart: {
      kind: 'bars',
      says: `Dégâts moyens de ${label} contre chaque armure, à découvert et à couvert.`,
      marks: armours.map(String),
      levels: damageLevels(open),
      series: [
        series('À découvert', 'first', open, inDecimals),
        series('À couvert', 'second', hidden, inDecimals),
      ],
    } satisfies Chart,
    says: `Sans armure, ${inDecimals(bare)} en moyenne ; chaque point d’armure en retire d’abord sur les petites réussites.`,
  }
}

const woundStudy = (encounter: Encounter, span: Span) => {
  const armours = armoursOf(span)
  const { life } = encounter.target
  const blows = armours.map(armour => blowOf(encounter, { armour }))
  const atLeast = (least: number): readonly number[] =>
    blows.map(({ losses }) => asNumber(chanceOf(losses, lost => lost >= least)))
  const hurt = atLeast(1)
  const felled = life === null ? undefined : atLeast(Math.max(1, life))
  const { label } = encounter.attack
  const own = encounter.target.numbers['armure'] ?? 0
  const chance = asNumber(chanceOf(blowOf(encounter, {}).losses, lost => lost >= 1))
  return {
    id: 'blesser',
    title: `${label}, chances de blesser selon l’armure`,
    unit: '%',
    marks: 'Armure',
    chart: {
      kind: 'curves',
      says: `Chances que ${label} fasse au moins 1 dégât, contre chaque armure.`,
      marks: armours.map(String),
      levels: scaleFor([...hurt, ...(felled ?? [])], inPercent),
      series: [
        series('Au moins 1 dégât', 'first', hurt, inPercent),
        ...(felled && life !== null
          ? [series(`${life} ou plus : éliminée`, 'second', felled, inPercent)]
          : []),
      ],
    } satisfies Chart,
    says: `Contre une armure de ${own}, ${inPercent(chance)} de chances de blesser.`,
  }
}
