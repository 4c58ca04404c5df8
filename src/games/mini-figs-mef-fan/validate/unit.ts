/** The limits of one unit: its scores, its Vie, its role, its traits and its spells. Rulings 5 and 6. */
import {
  enumerate,
  nearest,
  plural,
  quote,
  removeItems,
  remove,
  replace,
  suggestion,
  type Pointer,
} from '../../../core/index.ts'
import {
  indexesOf,
  repeated,
  strayCures,
  straysOf,
  type Cure,
  type Fault,
  type Misspelt,
} from '../../kit/index.ts'
import { highest, lifeSpan, mostSpells, roleById, roleIds, scoreNames, traitIds } from '../catalog/index.ts'
import { shotCost } from '../price.ts'
import { isMage, type KnownSpell, type Member } from '../resolve.ts'
import { at, fault } from './code.ts'

export const validateUnit = (member: Member, known: ReadonlyMap<string, KnownSpell>): readonly Fault[] => [
  ...scores(member),
  ...life(member),
  ...shots(member),
  ...misspelt(member, 'traits', 'la particularité', member.unknown.traits, traitIds),
  ...twice(member),
  ...role(member),
  ...spells(member, known),
]

const bring = (path: Pointer, score: string, value: number): Cure => ({
  label: `Ramener ${score} à ${value}`,
  patch: [replace(path, value)],
})

/** « Scores run 0 to 5 »: beyond it they are unusual, and each says what comes of it. */
const beyond: Readonly<Record<'dep' | 'mel' | 'tir' | 'def', string>> = {
  dep: 'c’est plus rapide que tout ce que le livre prévoit',
  mel: 'elle touche à coup sûr, tant que rien ne l’affaiblit',
  tir: 'elle touche à coup sûr, tant que rien ne la gêne',
  def: 'seules des armes perforantes peuvent la blesser',
}

const scores = (member: Member): readonly Fault[] => {
  const { unit, name } = member
  const high = (score: keyof typeof beyond, value: number, path: Pointer): readonly Fault[] =>
    value > highest
      ? [
          fault(
            'warning',
            `high-${score}`,
            path,
            `${name} a ${scoreNames[score].short} ${value}, et un score va de 0 à ${highest} : ${beyond[score]}.`,
            () => [bring(path, scoreNames[score].short, highest)],
          ),
        ]
      : []
  return [
    ...high('dep', unit.dep, at(member, 'dep')),
    ...unit.melee.flatMap(({ score }, index) => high('mel', score, at(member, 'melee', index, 'score'))),
    ...unit.shots.flatMap(({ score }, index) => high('tir', score, at(member, 'shots', index, 'score'))),
    ...high('def', unit.def, at(member, 'def')),
    ...mental(member),
  ]
}

const mental = (member: Member): readonly Fault[] => {
  const { unit, name } = member
  const path = at(member, 'men')
  if (unit.men < 1)
    return [
      fault(
        'warning',
        'low-men',
        path,
        `${name} a Men 0 : elle rate tout test de Men, et de moral tant que rien ne l’aide. Le livre demande 1 au moins.`,
        () => [bring(path, scoreNames.men.short, 1)],
      ),
    ]
  return unit.men > highest
    ? [
        fault(
          'info',
          'high-men',
          path,
          `${name} a Men ${unit.men} : elle ne rate aucun test tant que rien ne l’affaiblit, comme il sied aux morts-vivants.`,
        ),
      ]
    : []
}

const life = (member: Member): readonly Fault[] => {
  const { vie } = member.unit
  const { min, max } = lifeSpan
  if (vie >= min && vie <= max) return []
  const path = at(member, 'vie')
  return [
    fault('error', 'life', path, `${member.name} a Vie ${vie}, et la Vie va de ${min} à ${max}.`, () => [
      bring(path, scoreNames.vie.short, vie < min ? min : max),
    ]),
  ]
}

/** Ruling 5: what never shoots is paid for nothing. */
const shots = (member: Member): readonly Fault[] =>
  member.unit.shots.flatMap((shot, index) =>
    shot.score === 0 && shotCost(shot) > 0
      ? [
          fault(
            'warning',
            'idle-shot',
            at(member, 'shots', index),
            `${member.name} paie le Perforant d’un Tir 0, qui ne tire jamais, même avec un bonus.`,
            () => [{ label: 'Retirer ce Tir', patch: [remove(at(member, 'shots', index))] }],
          ),
        ]
      : [],
  )

const misspelt = (
  member: Member,
  list: 'traits' | 'spells',
  noun: string,
  unknown: readonly Misspelt[],
  ids: readonly string[],
): readonly Fault[] =>
  straysOf(at(member, list), unknown).map(stray =>
    fault(
      'error',
      list === 'traits' ? 'unknown-trait' : 'unknown-spell',
      stray.path,
      `${member.name} : ${noun} ${quote(stray.id)} n’existe pas.${suggestion(stray.id, ids)}`,
      () => strayCures(stray, nearest(stray.id, ids)),
    ),
  )

const traitsTwice = (member: Member): readonly (readonly number[])[] =>
  traitIds.map(id => member.unit.traits.flatMap((held, index) => (held === id ? [index] : [])).slice(1))

const twice = (member: Member): readonly Fault[] =>
  traitsTwice(member).flatMap((again, which) =>
    again[0] === undefined
      ? []
      : [
          fault(
            'warning',
            'duplicate-trait',
            at(member, 'traits', again[0]),
            `${member.name} a deux fois ${quote(traitIds[which] ?? '')} : cela ne compte, et ne se paie, qu’une fois.`,
            () => [{ label: 'N’en garder qu’une', patch: removeItems(at(member, 'traits'), again) }],
          ),
        ],
  )

const withoutRole = (member: Member): Cure => {
  const { length } = member.unit.spells
  return {
    label: length > 0 ? 'Retirer le rôle et ses sorts' : 'Retirer le rôle',
    patch: [replace(at(member, 'role'), null), ...(length > 0 ? [replace(at(member, 'spells'), [])] : [])],
  }
}

const role = (member: Member): readonly Fault[] => {
  const { unit, unknown, name } = member
  const path = at(member, 'role')
  if (unknown.role !== undefined) {
    const id = unknown.role
    const meant = nearest(id, roleIds)
    return [
      fault(
        'error',
        'unknown-role',
        path,
        `${name} : le rôle ${quote(id)} n’existe pas.${suggestion(id, roleIds)}`,
        () => [
          ...(meant === undefined
            ? []
            : [
                {
                  label: `Écrire ${quote(roleById.get(meant)?.name ?? meant)}`,
                  patch: [replace(path, meant)],
                },
              ]),
          { label: 'Retirer le rôle', patch: [replace(path, null)] },
          withoutRole(member),
        ],
      ),
    ]
  }
  return member.role && unit.figures > 1
    ? [
        fault(
          'error',
          'role-on-squad',
          path,
          `${name} a ${unit.figures} figurines, et un rôle (${member.role.name}) va à une figurine seule.`,
          () => {
            const alone: Cure = {
              label: 'N’y laisser qu’une figurine',
              patch: [replace(at(member, 'figures'), 1)],
            }
            return unit.spells.length > 0 ? [alone, withoutRole(member)] : [withoutRole(member), alone]
          },
        ),
      ]
    : []
}

const spells = (member: Member, known: ReadonlyMap<string, KnownSpell>): readonly Fault[] => [
  ...misspelt(member, 'spells', 'le sort', member.unknown.spells, [...known.keys()]),
  ...foreignSpells(member),
  ...spellsTwice(member),
  ...spellCount(member),
]

const foreignSpells = (member: Member): readonly Fault[] => {
  const { unit, name } = member
  if (isMage(member) || unit.spells.length === 0) return []
  const forget: Cure = {
    label: unit.spells.length > 1 ? 'Retirer ses sorts' : 'Retirer son sort',
    patch: [replace(at(member, 'spells'), [])],
  }
  const become: Cure = { label: 'En faire un magicien', patch: [replace(at(member, 'role'), 'magicien')] }
  return [
    fault(
      'error',
      'spells-without-mage',
      at(member, 'spells'),
      `${name} n’est pas magicien et connaît ${plural(unit.spells.length, 'sort')} : seul un magicien en lance.`,
      () => (unit.role === null ? [become, forget] : [forget]),
    ),
  ]
}

const spellsTwice = (member: Member): readonly Fault[] =>
  repeated(member.spells, ({ entry }) => entry.id).map(([{ entry }, ...again]) =>
    fault(
      'warning',
      'duplicate-spell',
      at(member, 'spells', again[0].index),
      `${member.name} connaît déjà ${quote(entry.name)} : le même sort ne s’ajoute jamais à lui-même.`,
      () => [
        {
          label: `Garder ${quote(entry.name)} une seule fois`,
          patch: removeItems(at(member, 'spells'), indexesOf(again)),
        },
      ],
    ),
  )

const spellCount = (member: Member): readonly Fault[] => {
  if (!isMage(member)) return []
  const { spells: held, spellsAgreed: allowed, name, unit } = member
  if (unit.spells.length === 0 && allowed > 0)
    return [
      fault(
        'warning',
        'no-spells',
        at(member, 'spells'),
        `${name} ne connaît aucun sort : choisissez-lui-en ${allowed > 1 ? `jusqu’à ${allowed}` : 'un'}.`,
      ),
    ]
  const most = Math.min(allowed, mostSpells)
  const extra = held.slice(most)
  if (!extra[0]) return []
  const why =
    held.length > allowed
      ? `et l’accord est de ${plural(allowed, 'sort')} par magicien`
      : `et le livre en prévoit ${mostSpells} au plus`
  return [
    fault(
      'warning',
      'too-many-spells',
      at(member, 'spells', extra[0].index),
      `${name} connaît ${plural(held.length, 'sort')}, ${why}.`,
      () => [
        {
          label: `Retirer ${enumerate(extra.slice(0, 3).map(({ entry }) => quote(entry.name)))}`,
          patch: removeItems(at(member, 'spells'), indexesOf(extra)),
        },
      ],
    ),
  ]
}
