/** What a profile may be: its classe, its protection, its weapons and what it knows. Ruling 5. */
import {
  add,
  nearest,
  plural,
  quote,
  remove,
  removeItems,
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
  type Placed,
} from '../../kit/index.ts'
import {
  classeSpan,
  competenceById,
  levelSpan,
  protectionById,
  protectionIds,
  scoreIds,
  trainingIds,
  type WeaponId,
} from '../catalog/index.ts'
import { hasCompetence, isUnnamed, usualMovement, type KnownWeapon, type Member } from '../resolve.ts'
import { at, bring, fault, noSuch, writeMeant } from './code.ts'

export const validateProfile = (
  member: Member,
  known: ReadonlyMap<string, KnownWeapon>,
): readonly Fault[] => [
  ...classe(member),
  ...protection(member),
  ...lives(member),
  ...movement(member),
  ...scores(member),
  ...weapons(member, known),
  ...competences(member),
  ...training(member),
]

/** Beyond them nobody goes, on foot or in the saddle. */
const fastest = { foot: 20, mounted: 40 } as const

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, value))

const classe = (member: Member): readonly Fault[] => {
  const { classe: value, name } = member
  const nearest = within(value, classeSpan)
  const path = at(member, 'classe')
  return value === nearest
    ? []
    : [
        fault(
          'error',
          'classe',
          path,
          `${name} : classe ${value}, et la classe va de ${classeSpan.min} à ${classeSpan.max}.`,
          // Another classe may cost more than the budget has left.
          () => [
            bring(path, 'la classe', nearest),
            { label: `Retirer ${name}`, patch: [remove(at(member))] },
          ],
        ),
      ]
}

/** A letter in small where a capital stands: of « 6 » nobody could say which one is meant. */
const likely = (id: string): readonly string[] =>
  id.length > 2 ? protectionIds : protectionIds.filter(known => known.toLowerCase() === id.toLowerCase())

const protection = (member: Member): readonly Fault[] => {
  const id = member.unknown.protection
  if (id === undefined) return []
  const ids = likely(id)
  const path = at(member, 'protection')
  return [
    fault(
      'error',
      'unknown-protection',
      path,
      `${member.name} : la protection ${quote(id)} ${noSuch(id, ids)}`,
      () => [
        ...writeMeant(path, id, ids),
        {
          label: `Mettre ${quote(protectionById.get('legere')?.name ?? '')}`,
          patch: [replace(path, 'legere')],
        },
      ],
    ),
  ]
}

const lives = (member: Member): readonly Fault[] =>
  member.twoLives && member.count > 1
    ? [
        fault(
          'warning',
          'lives-in-number',
          at(member, 'twoLives'),
          `${member.name} : ${plural(member.count, 'figurine')} à deux points de vie, quand c’est un personnage qui en a deux, pas une escouade.`,
          () => [{ label: 'Un seul point de vie', patch: [replace(at(member, 'twoLives'), false)] }],
        ),
      ]
    : []

const movement = (member: Member): readonly Fault[] => {
  const { movement: value, movementOwn, mount, name, profile } = member
  const most = mount.mounted ? fastest.mounted : fastest.foot
  if (!movementOwn || value <= most) return []
  return [
    fault(
      'warning',
      'fast',
      at(member, 'movement'),
      `${name} : ${value} cm par tour, et personne ${mount.mounted ? 'à cheval' : 'à pied'} ne dépasse ${most} cm.`,
      () => [{ label: `Rester à ${usualMovement(profile)} cm`, patch: [remove(at(member, 'movement'))] }],
    ),
  ]
}

const scores = (member: Member): readonly Fault[] =>
  scoreIds.flatMap(id => {
    const worn = member.scores.find(({ entry }) => entry.id === id)
    if (!worn?.own) return []
    const nearest = within(worn.value, levelSpan)
    const path = at(member, 'scores', id)
    return worn.value === nearest
      ? []
      : [
          fault(
            'warning',
            'score',
            path,
            `${member.name} : ${worn.entry.name} ${worn.value}, et une caractéristique va de ${levelSpan.min} à ${levelSpan.max}.`,
            () => [bring(path, worn.entry.name, nearest)],
          ),
        ]
  })

const misspelt = (
  member: Member,
  list: 'weapons' | 'training',
  code: string,
  noun: string,
  unknown: readonly Misspelt[],
  ids: readonly string[],
): readonly Fault[] =>
  straysOf(at(member, list), unknown).map(stray =>
    fault(
      'error',
      code,
      stray.path,
      `${member.name} : ${noun} ${quote(stray.id)} ${noSuch(stray.id, ids)}`,
      () => strayCures(stray, nearest(stray.id, ids)),
    ),
  )

/** Known ids that stand more than once: the places after the first. */
const twice = (
  member: Member,
  list: 'weapons' | 'training',
  code: string,
  placed: readonly Placed<{ readonly id: string; readonly name: string }>[],
): readonly Fault[] => {
  const ids = member.profile[list]
  return placed.flatMap(({ entry }) => {
    const again = ids.flatMap((id, index) => (id === entry.id ? [index] : [])).slice(1)
    return again[0] === undefined
      ? []
      : [
          fault(
            'warning',
            code,
            at(member, list, again[0]),
            `${member.name} : ${quote(entry.name)} y est plusieurs fois, une fois suffit.`,
            () => [{ label: 'N’en garder qu’une', patch: removeItems(at(member, list), again) }],
          ),
        ]
  })
}

const weapons = (member: Member, known: ReadonlyMap<string, KnownWeapon>): readonly Fault[] => [
  ...misspelt(member, 'weapons', 'unknown-weapon', 'l’arme', member.unknown.weapons, [...known.keys()]),
  ...twice(member, 'weapons', 'duplicate-weapon', member.weapons),
  ...member.weapons.flatMap(placed => [
    ...table(member, placed),
    ...saddle(member, placed),
    ...hands(member, placed),
    ...gun(member, placed),
  ]),
]

const takeAway = (member: Member, { entry }: Placed<KnownWeapon>): Cure => ({
  label: `Retirer ${quote(entry.name)}`,
  patch: removeItems(
    at(member, 'weapons'),
    member.profile.weapons.flatMap((id, index) => (id === entry.id ? [index] : [])),
  ),
})

/** The book leaves the table of some to its supplements. */
const table = (member: Member, { entry, index }: Placed<KnownWeapon>): readonly Fault[] => {
  if (!entry.shot || entry.shot.rows.length > 0 || entry.own !== undefined) return []
  const more = entry.blade ? ' ; tenue en main, elle frappe' : ''
  return [
    fault(
      entry.blade ? 'info' : 'warning',
      'no-rows',
      at(member, 'weapons', index),
      `${member.name} : l’arme ${quote(entry.name)} n’a pas de portées dans le livre${more}. Tapez-les dans « Armes à vous ».`,
    ),
  ]
}

const saddle = (member: Member, placed: Placed<KnownWeapon>): readonly Fault[] => {
  const { shot, blade, name } = placed.entry
  if (member.mount.id !== 'cavalier') return []
  if (shot && shot.mounted.still === null && shot.mounted.moving === null)
    return [
      fault(
        'warning',
        'not-mounted',
        at(member, 'weapons', placed.index),
        `${member.name} : ${quote(name)} ne se tire pas en selle, il faudra mettre pied à terre.`,
        () => [
          { label: 'En faire un piéton monté', patch: [replace(at(member, 'mount'), 'pieton-monte')] },
          takeAway(member, placed),
        ],
      ),
    ]
  return blade?.hooks
    ? [
        fault(
          'info',
          'hooks-mounted',
          at(member, 'weapons', placed.index),
          `${member.name} : en selle, ${quote(name)} perd son bonus contre un monté.`,
        ),
      ]
    : []
}

/** What they hold already. */
const holding: Readonly<Partial<Record<Member['role']['id'], string>>> = {
  musicien: 'un instrument',
  'porte-embleme': 'un emblème',
}

const hands = (member: Member, placed: Placed<KnownWeapon>): readonly Fault[] => {
  const held = holding[member.role.id]
  return held !== undefined && placed.entry.hands === 2
    ? [
        fault(
          'warning',
          'hands-full',
          at(member, 'weapons', placed.index),
          `${member.name} : qui tient ${held} n’a plus qu’une main, et il en faut deux pour ${quote(placed.entry.name)}.`,
          () => [takeAway(member, placed)],
        ),
      ]
    : []
}

/** What is a part of a gun, and of which: in so many hands. */
const partsOfGuns: Readonly<Partial<Record<WeaponId, 1 | 2>>> = {
  baionnette: 2,
  crosse: 2,
  'crosse-de-pistolet': 1,
}

const gun = (member: Member, placed: Placed<KnownWeapon>): readonly Fault[] => {
  const { catalogue, own, name } = placed.entry
  const inHands = catalogue && own === undefined ? partsOfGuns[catalogue.id] : undefined
  if (inHands === undefined) return []
  const has = member.shooting.some(({ shot, hands: needed }) => shot?.firearm && needed === inHands)
  return has
    ? []
    : [
        fault(
          'warning',
          'part-without-gun',
          at(member, 'weapons', placed.index),
          `${member.name} : ${quote(name)} sans ${inHands === 2 ? 'le fusil qui la porte' : 'le pistolet'}.`,
          () => [takeAway(member, placed)],
        ),
      ]
}

const competences = (member: Member): readonly Fault[] => [
  ...unknownCompetences(member),
  ...unnamed(member),
  ...exclusive(member),
  ...competencesTwice(member),
  ...levels(member),
  ...idle(member),
]

const unknownCompetences = (member: Member): readonly Fault[] => {
  const ids = [...competenceById.keys()]
  return straysOf(at(member, 'competences'), member.unknown.competences).map(({ id, path, alone, gone }) => {
    const named = id.trim()
    return fault(
      'error',
      'unknown-competence',
      path,
      `${member.name} : la compétence ${quote(id)} ${noSuch(id, ids)}`,
      () => [
        ...writeMeant(`${path}/id`, id, ids).map(({ label, patch }) => ({
          label,
          patch: [...patch, ...alone],
        })),
        ...(named === ''
          ? []
          : [
              {
                label: `En faire une compétence à vous, ${quote(named)}`,
                patch: [replace(path, { name: named }), ...alone],
              },
            ]),
        { label: `Retirer ${quote(id)}`, patch: gone },
      ],
    )
  })
}

/** Free ones are welcome, under a name. */
const unnamed = (member: Member): readonly Fault[] =>
  member.competences.filter(isUnnamed).map(({ competence: { id = '' }, index }) => {
    const ids = [...competenceById.keys()]
    const path = at(member, 'competences', index)
    return fault(
      'warning',
      'free-competence',
      path,
      `${member.name} : la compétence ${quote(id)} n’est pas du livre.${suggestion(id, ids)} Si elle est à vous, donnez-lui un nom.`,
      () => [
        ...writeMeant(`${path}/id`, id, ids),
        { label: `La nommer ${quote(id.trim())}`, patch: [add(`${path}/name`, id.trim())] },
      ],
    )
  })

const placesOf = (member: Member, id: string): readonly number[] =>
  member.competences.filter(({ entry }) => entry?.id === id).map(({ index }) => index)

const exclusive = (member: Member): readonly Fault[] => {
  const [strong] = placesOf(member, 'tres-costaud')
  if (strong === undefined || !hasCompetence(member, 'bretteur')) return []
  const without = (id: string, label: string): Cure => ({
    label,
    patch: removeItems(at(member, 'competences'), placesOf(member, id)),
  })
  return [
    fault(
      'error',
      'bretteur-costaud',
      at(member, 'competences', strong),
      `${member.name} : bretteur ou très costaud, c’est l’un ou l’autre.`,
      () => [without('tres-costaud', 'Rester bretteur'), without('bretteur', 'Rester très costaud')],
    ),
  ]
}

/** The same of the book twice, unless its words tell two apart: « Langues » and « Langues ». */
const competencesTwice = (member: Member): readonly Fault[] =>
  repeated(
    member.competences.filter(({ entry }) => entry !== undefined),
    ({ entry, name }) => `${entry?.id ?? ''} ${entry?.kind === 'libre' ? name : ''}`,
  ).map(([{ name }, ...again]) =>
    fault(
      'warning',
      'duplicate-competence',
      at(member, 'competences', again[0].index),
      `${member.name} : la compétence ${quote(name)} y est plusieurs fois, une fois suffit.`,
      () => [
        { label: 'N’en garder qu’une', patch: removeItems(at(member, 'competences'), indexesOf(again)) },
      ],
    ),
  )

const levels = (member: Member): readonly Fault[] =>
  member.competences.flatMap(({ level, index, name }) => {
    if (level === undefined || level === within(level, levelSpan)) return []
    const path = at(member, 'competences', index, 'level')
    return [
      fault(
        'error',
        'level',
        path,
        `${member.name} : ${quote(name)} au niveau ${level}, et un niveau va de ${levelSpan.min} à ${levelSpan.max}.`,
        () => [bring(path, 'le niveau', within(level, levelSpan))],
      ),
    ]
  })

/** What it knows, and has no use for. */
const idle = (member: Member): readonly Fault[] => {
  const lengths = new Set(member.striking.map(({ blade }) => blade?.length))
  const useless: readonly (readonly [id: string, useless: boolean, why: string])[] = [
    [
      'bretteur',
      !lengths.has('courte') && !lengths.has('tres-courte'),
      'il lui faut une arme courte ou très courte',
    ],
    ['tireur-d-elite', member.shooting.length === 0, 'il lui faut une arme de tir'],
    ['jet-de-dague', !lengths.has('tres-courte'), 'il lui faut une dague ou un couteau'],
    ['tres-costaud', member.mount.id === 'cavalier', 'cela ne sert qu’à pied'],
  ]
  return useless.flatMap(([id, isIdle, why]) => {
    const [index] = placesOf(member, id)
    return index !== undefined && isIdle
      ? [
          fault(
            'warning',
            'idle-competence',
            at(member, 'competences', index),
            `${member.name} : ${quote(competenceById.get(id)?.name ?? id)} ne sert à rien, ${why}.`,
            () => [
              {
                label: 'Retirer cette compétence',
                patch: removeItems(at(member, 'competences'), placesOf(member, id)),
              },
            ],
          ),
        ]
      : []
  })
}

const training = (member: Member): readonly Fault[] => [
  ...misspelt(member, 'training', 'unknown-training', 'l’entraînement', member.unknown.training, trainingIds),
  ...twice(member, 'training', 'duplicate-training', member.training),
  ...onFoot(member),
]

/** Standing firm is for those who stand. */
const onFoot = (member: Member): readonly Fault[] => {
  const held = member.training.find(({ entry }) => entry.id === 'pied-ferme')
  const path: Pointer = at(member, 'training')
  return held && member.mount.id === 'cavalier'
    ? [
        fault(
          'warning',
          'firm-mounted',
          `${path}/${held.index}`,
          `${member.name} : attendre une charge de pied ferme ne se fait qu’à pied.`,
          () => [
            {
              label: 'Retirer cet entraînement',
              patch: removeItems(
                path,
                member.profile.training.flatMap((id, index) => (id === 'pied-ferme' ? [index] : [])),
              ),
            },
          ],
        ),
      ]
    : []
}
