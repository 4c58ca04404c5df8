/** At least one class, at most three, each once. Chapter «Classes». */
import { error, groupBy, plural, type Diagnostic } from '../../../core/index.ts'
import { classIds, maxClasses } from '../catalog/index.ts'
import { nameOf, type Member } from '../resolve.ts'
import { classNameOf } from '../titles.ts'
import { at, code, indexesOf, removal } from './code.ts'
import { validateUnknown } from './unknown.ts'

export const validateClasses = (member: Member): readonly Diagnostic[] => [
  ...validateUnknown(member, 'classes', member.unknown.classes, {
    code: 'unknown-class',
    noun: 'la classe',
    known: classIds,
  }),
  ...count(member),
  ...duplicates(member),
]

const count = (member: Member): readonly Diagnostic[] => {
  const { classes } = member
  if (classes.length === 0)
    return [
      error(
        code('no-class'),
        at(member, 'classes'),
        `${nameOf(member)} n’a aucune classe et ne jouera pas : donnez-lui-en une.`,
      ),
    ]
  if (classes.length <= maxClasses) return []
  const extra = classes.slice(maxClasses)
  return [
    error(
      code('too-many-classes'),
      at(member, 'classes', extra[0]?.index ?? 0),
      `${nameOf(member)} a ${classes.length} classes, et ${maxClasses} au plus sont permises.`,
      removal(member, 'classes', indexesOf(extra), `Retirer ${plural(extra.length, 'classe')}`),
    ),
  ]
}

const duplicates = (member: Member): readonly Diagnostic[] =>
  groupBy(member.classes, ({ entry }) => entry.id).flatMap(([{ entry }, ...again]) =>
    again[0]
      ? [
          error(
            code('duplicate-class'),
            at(member, 'classes', again[0].index),
            `${nameOf(member)} est ${classNameOf(member, entry)} deux fois : une classe ne se prend qu’une fois.`,
            removal(
              member,
              'classes',
              indexesOf(again),
              `Garder ${classNameOf(member, entry)} une seule fois`,
            ),
          ),
        ]
      : [],
  )
