/** Keywords of an action or among the rules: known, in their place, and with the number that they need. Chapitre 5. */
import { add, nearest, quote, remove, replace, suggestion, type Pointer } from '../../../core/index.ts'
import type { Cure, Fault } from '../../kit/index.ts'
import { keywordIds, keywords, takesNumber, type KeywordPlace } from '../catalog/index.ts'
import { genericLabel, keywordLabel, type Keyword, type Stranger } from '../resolve.ts'
import { fault } from './code.ts'

export interface KeywordList {
  readonly place: KeywordPlace
  /** « Ogre, Massue » */
  readonly owner: string
  readonly known: readonly Keyword[]
  readonly unknown: readonly Stranger[]
  /** Where one that stands in the wrong place belongs: a list, what holds it, and what it has already. */
  readonly proper:
    { readonly path: Pointer; readonly name: string; readonly held: readonly Keyword[] } | undefined
}

export const validateKeywords = (list: KeywordList): readonly Fault[] => [
  ...list.unknown.map(stranger => unknownKeyword(list, stranger)),
  ...list.known.flatMap((keyword, at) => [
    ...misplaced(list, keyword),
    ...misnumbered(list, keyword),
    ...repeated(list, keyword, list.known.slice(0, at)),
  ]),
]

const unknownKeyword = ({ owner, place }: KeywordList, { id, path }: Stranger): Fault => {
  const fitting = keywords.filter(({ places }) => places.includes(place)).map(keyword => keyword.id)
  const meant = nearest(id, fitting) ?? nearest(id, keywordIds)
  return fault(
    'error',
    'unknown-keyword',
    `${path}/id`,
    `${owner} : le mot-clé ${quote(id)} n’existe pas.${suggestion(id, meant === undefined ? [] : [meant])}`,
    () => [
      ...(meant === undefined
        ? []
        : [{ label: `Écrire ${quote(meant)}`, patch: [replace(`${path}/id`, meant)] }]),
      { label: `Retirer ${quote(id)}`, patch: [remove(path)] },
    ],
  )
}

const misplaced = ({ owner, place, proper }: KeywordList, keyword: Keyword): readonly Fault[] => {
  const { entry, label, path, value } = keyword
  if (entry.places.includes(place) && (value === undefined || takesNumber(entry, place))) return []
  const among =
    place === 'action'
      ? 'est une règle permanente, pas un effet d’action'
      : 'est un effet d’action, pas une règle permanente'
  const doubled = proper?.held.some(other => other.entry === entry) ?? false
  const cures: readonly Cure[] = [
    ...(proper && !doubled
      ? [
          {
            label: `Le mettre dans ${proper.name}`,
            patch: [
              remove(path),
              add(`${proper.path}/-`, { id: entry.id, ...(value !== undefined && { value }) }),
            ],
          },
        ]
      : []),
    { label: `Retirer ${quote(label)}`, patch: [remove(path)] },
  ]
  return [
    fault(
      'warning',
      place === 'action' ? 'keyword-of-rules' : 'keyword-of-actions',
      path,
      `${owner} : ${quote(label)} ${among}.`,
      () => cures,
    ),
  ]
}

const misnumbered = ({ owner }: KeywordList, { entry, value, path, label }: Keyword): readonly Fault[] => {
  if (entry.number === 'never')
    return value === undefined
      ? []
      : [
          fault(
            'warning',
            'keyword-needless-number',
            path,
            `${owner} : ${quote(label)} se passe de nombre${entry.aura === undefined ? '' : `, son aura est toujours de ${entry.aura}`}.`,
            () => [{ label: `Écrire ${quote(entry.name)}`, patch: [remove(`${path}/value`)] }],
          ),
        ]
  if (value === undefined ? entry.number === 'optional' : value >= 1) return []
  return [
    fault(
      'error',
      'keyword-needs-number',
      path,
      `${owner} : ${quote(value === undefined ? genericLabel(entry) : label)} veut un nombre, 1 au moins.`,
      () => [
        {
          label: `Écrire ${quote(keywordLabel(entry, 1))}`,
          patch: [add(`${path}/value`, 1)],
        },
      ],
    ),
  ]
}

const repeated = (
  { owner }: KeywordList,
  { entry, label, path }: Keyword,
  before: readonly Keyword[],
): readonly Fault[] =>
  before.some(other => other.entry === entry)
    ? [
        fault(
          'warning',
          'keyword-twice',
          path,
          `${owner} : ${quote(label)} répète un mot-clé déjà là.`,
          () => [{ label: 'Retirer la répétition', patch: [remove(path)] }],
        ),
      ]
    : []
