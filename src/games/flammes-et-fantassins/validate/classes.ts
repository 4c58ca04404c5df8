/** At least one class, at most three, each once. Chapter «Classes». */
import { enumerate, plural } from '../../../core/index.ts'
import { indexesOf, repeated } from '../../kit/index.ts'
import { classIds, classes, maxClasses } from '../catalog/index.ts'
import { type Member } from '../resolve.ts'
import { nameOf, classNameOf } from '../titles.ts'
import { at, code } from './code.ts'
import { becoming, changed, fault, losing, sparing, type Cure, type Fault, type Judge } from './cure.ts'
import { validateUnknown } from './unknown.ts'

export const validateClasses = (member: Member): readonly Fault[] => [
  ...validateUnknown(member, 'classes', member.unknown.classes, {
    code: 'unknown-class',
    noun: 'la classe',
    known: classIds,
  }),
  ...count(member),
  ...duplicates(member),
]

const count = (member: Member): readonly Fault[] => {
  const { classes: held } = member
  if (held.length === 0)
    return [
      fault(
        code('no-class'),
        at(member, 'classes'),
        `${nameOf(member)} n’a aucune classe et ne jouera pas : donnez-lui-en une.`,
        () => firstClasses(member),
      ),
    ]
  if (held.length <= maxClasses) return []
  return [
    fault(
      code('too-many-classes'),
      at(member, 'classes', held[maxClasses]?.index ?? 0),
      `${nameOf(member)} a ${held.length} classes, et ${maxClasses} au plus sont permises.`,
      judge => fewerClasses(member, judge),
    ),
  ]
}

/** Where no class can be paid any more, a figure that does not play leaves. */
const firstClasses = (member: Member): readonly Cure[] => [
  ...classes.map(entry => ({
    label: `Donner la classe ${classNameOf(member, entry)}`,
    changes: becoming(member, changed(member, { classes: [...member.figure.classes, entry.id] })),
  })),
  { label: `Retirer ${nameOf(member)}`, changes: becoming(member, undefined), lastResort: true },
]

/** More names than these make no label. */
const named = 3

const fewerClasses = (member: Member, judge: Judge): readonly Cure[] =>
  sparing(member, 'classes', indexesOf(member.classes), maxClasses, judge).map(({ lost, becomes }) => {
    const names = member.classes
      .filter(({ index }) => lost.includes(index))
      .map(({ entry }) => classNameOf(member, entry))
    const what = names.length > named ? plural(names.length, 'classe') : enumerate(names)
    const forgets = becomes.figure.spells.length < member.figure.spells.length
    return {
      label: `Retirer ${what}${forgets ? ', avec ses sorts' : ''}`,
      changes: becoming(member, becomes),
    }
  })

const duplicates = (member: Member): readonly Fault[] =>
  repeated(member.classes, ({ entry }) => entry.id).map(([{ entry }, ...again]) =>
    fault(
      code('duplicate-class'),
      at(member, 'classes', again[0].index),
      `${nameOf(member)} est ${classNameOf(member, entry)} deux fois : une classe ne se prend qu’une fois.`,
      () => [
        {
          label: `Garder ${classNameOf(member, entry)} une seule fois`,
          changes: becoming(member, losing(member, 'classes', indexesOf(again))),
        },
      ],
    ),
  )
