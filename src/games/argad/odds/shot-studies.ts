/** What another range, another modifier or more shooters would make of a shot. */
import {
  asNumber,
  chanceOf,
  inDecimals,
  inPercent,
  meanOf,
  plural,
  scaleFor,
  typeset,
  type Encounter,
  type Setting,
  type Study,
} from '../../../core/index.ts'
import { shownNeeds } from '../catalog/index.ts'
import { hundredths, series } from './charts.ts'
import { isSet } from './circumstances.ts'
import type { Gun } from './shot.ts'

export const shotStudies = (encounter: Encounter, gun: Gun): readonly Study[] => [
  rangeStudy(encounter, gun),
  modifierStudy(encounter),
  ...(gun.shot.red > 0 ? [groupStudy(encounter)] : [shooterStudy(encounter)]),
]

const chanceIn = ({ attack, target, setting }: Encounter, changes: Setting): number =>
  attack.against(target, { ...setting, ...changes }).chance

const rangeStudy = (encounter: Encounter, { shot: { rows }, weapon }: Gun): Study => {
  const at = (covered: number): readonly number[] =>
    rows.map(({ to }) =>
      chanceIn(encounter, { distance: to, 'bout-portant': 0, couvert: covered, meurtriere: 0 }),
    )
  const [open, covered] = [at(0), at(1)]
  const said = rows.map(
    ({ from, to, needs }, index) =>
      `de ${from} à ${to} cm, sur ${shownNeeds(needs)}, ${inPercent(open[index] ?? 0)}`,
  )
  return {
    id: 'tir-portees',
    title: 'Toucher, selon la portée',
    unit: '%',
    marks: 'Jusqu’à',
    chart: {
      kind: 'bars',
      says: `Chances de toucher avec ${weapon.name}, à chaque portée, à découvert et à couvert.`,
      marks: rows.map(({ to }) => `${to} cm`),
      levels: scaleFor([...open, ...covered], hundredths),
      series: [series('à découvert', 'first', open), series('à couvert', 'second', covered)],
    },
    says: typeset(`À découvert : ${said.join(' ; ')}.`),
  }
}

const steps = [-3, -2, -1, 0, 1, 2, 3] as const

const modifierStudy = (encounter: Encounter): Study => {
  const own = encounter.setting['modifier'] ?? 0
  const values = steps.map(step => chanceIn(encounter, { modifier: own + step }))
  const [less, now, more] = [values[2] ?? 0, values[3] ?? 0, values[4] ?? 0]
  return {
    id: 'tir-modificateurs',
    title: 'Toucher, avec un bonus ou un malus de plus',
    unit: '%',
    marks: 'Au dé',
    chart: {
      kind: 'bars',
      says: 'Chances de toucher avec de -3 à +3 de plus au dé.',
      marks: steps.map(step => (step > 0 ? `+${step}` : `${step}`)),
      levels: scaleFor(values, hundredths),
      series: [series('toucher', 'first', values)],
    },
    says: typeset(
      `Tel quel, ${inPercent(now)} ; à -1 de plus, ${inPercent(less)} ; à +1, ${inPercent(more)}.`,
    ),
  }
}

const shooters = [1, 2, 3, 4, 5, 6, 8, 10] as const

const shooterStudy = (encounter: Encounter): Study => {
  const at = (disorder: number): readonly number[] =>
    shooters.map(tireurs => chanceIn(encounter, { tireurs, desordre: disorder }))
  const [together, apart] = [at(isSet(encounter.setting, 'desordre') ? 1 : 0), at(1)]
  const half = shooters.find((_, index) => (together[index] ?? 0) >= 0.5)
  return {
    id: 'tir-tireurs',
    title: 'Toucher au moins une fois, selon le nombre de tireurs',
    unit: '%',
    marks: 'Tireurs',
    chart: {
      kind: 'curves',
      says: 'Chances d’une victime au moins, de 1 à 10 tireurs sur la même cible, en ordre et en désordre.',
      marks: shooters.map(String),
      levels: scaleFor([...together, ...apart], hundredths),
      series: [
        ...(isSet(encounter.setting, 'desordre') ? [] : [series('en ordre', 'first', together)]),
        series('en désordre', 'second', apart),
      ],
    },
    says: typeset(
      half === undefined
        ? 'Même à dix, c’est plus souvent raté que touché.'
        : `Dès ${plural(half, 'tireur')}, c’est touché au moins une fois sur deux.`,
    ),
  }
}

const groupStudy = ({ attack, target, setting }: Encounter): Study => {
  const most = 6
  const of = (groupe: number): readonly number[] => {
    const { losses } = attack.against({ ...target, life: null }, { ...setting, groupe })
    return Array.from({ length: most }, (_, index) => asNumber(chanceOf(losses, count => count >= index + 1)))
  }
  const values = of(most)
  const mean = asNumber(meanOf(attack.against(target, { ...setting, groupe: most }).losses))
  return {
    id: 'tir-victimes',
    title: `Victimes dans un groupe de ${most}`,
    unit: '%',
    marks: 'Victimes',
    chart: {
      kind: 'bars',
      says: `Chances d’au moins une victime, de deux, et ainsi jusqu’à ${most}.`,
      marks: values.map((_, index) => `${index + 1}`),
      levels: scaleFor(values, hundredths),
      series: [series('au moins', 'first', values)],
    },
    says: typeset(`En moyenne, ${inDecimals(mean)} victime.`),
  }
}
