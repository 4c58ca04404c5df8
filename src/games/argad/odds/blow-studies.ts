/** What one blow does, to whom it strikes and to each classe and protection that it might have struck. */
import {
  asFraction,
  asNumber,
  chanceOf,
  inPercent,
  scaleFor,
  typeset,
  type Encounter,
  type Series,
  type Study,
  type Target,
  type Ways,
} from '../../../core/index.ts'
import { classeSpan } from '../catalog/index.ts'
import { hundredths, series } from './charts.ts'
import { seenOf } from './circumstances.ts'
import { blowOf, type Effect } from './melee.ts'
import { strikingOf, type Arm } from './strike.ts'

export const blowStudies = (encounter: Encounter, arm: Arm): readonly Study[] => [
  issueStudy(encounter, arm),
  classeStudy(encounter, arm),
  armourStudy(encounter, arm),
]

const effectsOf = ({ target, setting }: Encounter, arm: Arm, changed: Target = target): Ways<Effect> =>
  blowOf(strikingOf(arm, changed, setting).strike)

const falls = (effect: Effect): boolean => effect === 'kill' || effect === 'stun'

const issueStudy = (encounter: Encounter, arm: Arm): Study => {
  const ways = effectsOf(encounter, arm)
  const bare = arm.blade.length === 'poings'
  const told: readonly (readonly [effect: Effect, mark: string])[] = [
    ['kill', 'Tue'],
    ...(bare ? [['stun', 'Étourdit'] as const] : []),
    ['recoil', 'Recule'],
    ['nothing', 'Rien'],
  ]
  const chances = told.map(([effect]) => chanceOf(ways, one => one === effect))
  const values = chances.map(asNumber)
  return {
    id: 'issue',
    title: 'Ce que fait un coup',
    unit: '%',
    marks: 'Issue',
    chart: {
      kind: 'bars',
      says: `Chances que ${arm.weapon.name} tue ${encounter.target.name}, le fasse reculer, ou rien.`,
      marks: told.map(([, mark]) => mark),
      levels: scaleFor(values, hundredths),
      series: [series('un coup', 'first', values)],
    },
    says: typeset(
      `${told
        .map(([, mark], index) => {
          const chance = chances[index]
          return `${mark} ${chance ? asFraction(chance) : ''}`.toLowerCase()
        })
        .join(', ')
        .replace(/^./, first => first.toUpperCase())}.`,
    ),
  }
}

/** The target as it is, changed in some of its numbers: what was said of somebody unknown no longer counts. */
const changed = ({ target, setting }: Encounter, numbers: Target['numbers']): Target => {
  const { classe, armour, rank } = seenOf(target, setting)
  return {
    ...target,
    numbers: { ...target.numbers, classe, armure: armour, rang: rank, ...numbers },
    circumstances: target.circumstances.filter(id => id !== 'armure'),
  }
}

const twoSeries = (ways: readonly Ways<Effect>[], bare: boolean): readonly [Series, Series] => [
  series(
    bare ? 'étourdit ou tue' : 'tue',
    'first',
    ways.map(one => asNumber(chanceOf(one, falls))),
  ),
  series(
    'fait reculer',
    'second',
    ways.map(one => asNumber(chanceOf(one, effect => effect === 'recoil'))),
  ),
]

const classes = Array.from(
  { length: classeSpan.max - classeSpan.min + 1 },
  (_, index) => classeSpan.min + index,
)

const classeStudy = (encounter: Encounter, arm: Arm): Study => {
  const ways = classes.map(classe => effectsOf(encounter, arm, changed(encounter, { classe })))
  const [kills, recoils] = twoSeries(ways, arm.blade.length === 'poings')
  return {
    id: 'melee-classes',
    title: 'Un coup, selon la classe en face',
    unit: '%',
    marks: 'Classe',
    chart: {
      kind: 'bars',
      says: `Chances de tuer et de faire reculer avec ${arm.weapon.name}, contre chaque classe.`,
      marks: classes.map(String),
      levels: scaleFor([...kills.values, ...recoils.values], hundredths),
      series: [kills, recoils],
    },
    says: typeset(
      `La protection reste la même : ${kills.label} de ${inPercent(kills.values[0] ?? 0)} contre une classe 1 à ${inPercent(kills.values.at(-1) ?? 0)} contre une classe 5.`,
    ),
  }
}

const armours = [0, 3, 4, 5] as const

const armourStudy = (encounter: Encounter, arm: Arm): Study => {
  const ways = armours.map(armure => effectsOf(encounter, arm, changed(encounter, { armure })))
  const [kills, recoils] = twoSeries(ways, arm.blade.length === 'poings')
  const { classe } = seenOf(encounter.target, encounter.setting)
  return {
    id: 'melee-armures',
    title: 'Un coup, selon la protection en face',
    unit: '%',
    marks: 'Armure',
    chart: {
      kind: 'bars',
      says: `Chances de tuer et de faire reculer avec ${arm.weapon.name}, contre chaque armure.`,
      marks: armours.map(armour => (armour === 0 ? 'lég.' : `${armour}`)),
      levels: scaleFor([...kills.values, ...recoils.values], hundredths),
      series: [kills, recoils],
    },
    says: typeset(
      `Contre une classe ${classe}, l’armure 5 ramène de ${inPercent(kills.values[0] ?? 0)} à ${inPercent(kills.values.at(-1) ?? 0)}.`,
    ),
  }
}
