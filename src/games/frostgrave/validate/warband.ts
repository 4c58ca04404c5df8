/** The warband as a whole: how many soldiers players agreed upon, and names that tell figures apart. */
import { plural, pointer, quote, replace } from '../../../core/index.ts'
import type { Fault } from '../../kit/faults.ts'
import { nextName, suggestNames } from '../names.ts'
import type { Member } from '../resolve.ts'
import { bounds, type Roster } from '../schema.ts'
import { fault } from './code.ts'

export const validateWarband = (roster: Roster, members: readonly Member[]): readonly Fault[] => [
  ...soldiers(roster),
  ...names(members),
]

const soldiers = ({ soldiers: held, soldiersAgreed }: Roster): readonly Fault[] => {
  if (held.length <= soldiersAgreed) return []
  const agreed = soldiersAgreed === 0 ? 'de n’en avoir aucun' : `de ${soldiersAgreed}`
  return [
    fault(
      'warning',
      'too-many-soldiers',
      pointer('roster', 'soldiers', soldiersAgreed),
      `L’expédition compte ${plural(held.length, 'soldat')}, et les joueurs sont convenus ${agreed}.`,
      () =>
        held.length <= bounds.soldiers
          ? [
              {
                label: `Convenir de ${plural(held.length, 'soldat')}`,
                patch: [replace(pointer('roster', 'soldiersAgreed'), held.length)],
              },
            ]
          : [],
    ),
  ]
}

const called: Readonly<Record<Member['kind'], string>> = {
  mage: 'Le mage',
  apprenti: 'L’apprenti',
  soldat: 'Ce soldat',
  creature: 'Cette créature',
}

const names = (members: readonly Member[]): readonly Fault[] => {
  const taken = members.map(({ figure }) => figure.name.trim())
  return members.flatMap((member, index): readonly Fault[] => {
    const { kind, place, path } = member
    const name = taken[index] ?? ''
    if (name === '')
      return [
        fault(
          'warning',
          'no-name',
          `${path}/name`,
          `${called[kind]} n’a pas de nom : rien ne dit de qui est la carte.`,
          () =>
            suggestNames(kind, place)
              .filter(suggested => !taken.includes(suggested))
              .slice(0, 1)
              .map(suggested => ({
                label: `L’appeler ${quote(suggested)}`,
                patch: [replace(`${path}/name`, suggested)],
              })),
        ),
      ]
    if (taken.indexOf(name) === index) return []
    return [
      fault(
        'info',
        'same-name',
        `${path}/name`,
        `Une autre figurine s’appelle aussi ${quote(name)} : sur la table, rien ne les distingue.`,
        () => {
          const next = nextName(name, taken)
          return next === name
            ? []
            : [{ label: `L’appeler ${quote(next)}`, patch: [replace(`${path}/name`, next)] }]
        },
      ),
    ]
  })
}
