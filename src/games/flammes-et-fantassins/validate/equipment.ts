/** What a figure may carry, and in how many hands. Annexe «L'Équipement», rulings 2, 3, 6. */
import {
  add,
  error,
  groupBy,
  info,
  plural,
  quote,
  suggestion,
  typeset,
  warning,
  type Diagnostic,
} from '../../../core/index.ts'
import { equipmentIds, kindLimits, nakedGear, spellIds } from '../catalog/index.ts'
import { isMage, nameOf, ofKind, weapons, type Gear, type Member } from '../resolve.ts'
import { at, code, indexesOf, removal } from './code.ts'
import { validateUnknown } from './unknown.ts'

export const validateEquipment = (member: Member): readonly Diagnostic[] => [
  ...validateUnknown(member, 'equipment', member.unknown.equipment, {
    code: 'unknown-equipment',
    noun: 'l’équipement',
    known: equipmentIds,
  }),
  ...parchments(member),
  ...limits(member),
  ...naked(member),
  ...grimoires(member),
  ...hands(member),
]

/** Any Mage may read a parchment, even of a spell that he does not know (ruling 23): but somebody has to. */
export const validateReaders = (members: readonly Member[]): readonly Diagnostic[] => {
  const mages = members.filter(isMage)
  const known = new Set(mages.flatMap(({ spells }) => spells.map(({ entry }) => entry.id)))
  return members.flatMap(member => {
    const carried = member.gear.filter(({ spell }) => spell !== undefined)
    return mages.length === 0
      ? unreadable(member, carried)
      : carried.flatMap(gear => unlearnt(member, gear, known))
  })
}

const unreadable = (member: Member, carried: readonly Gear[]): readonly Diagnostic[] =>
  carried[0]
    ? [
        warning(
          code('parchment-without-mage'),
          at(member, 'equipment', carried[0].index),
          `${nameOf(member)} porte ${plural(carried.length, 'parchemin')}, et la bande n’a aucun Mage pour lire : engagez-en un, ou retirez ce qui ne servira pas.`,
          drop(member, carried),
        ),
      ]
    : []

const unlearnt = (
  member: Member,
  { index, spell }: Gear,
  known: ReadonlySet<string>,
): readonly Diagnostic[] =>
  !spell || known.has(spell.id)
    ? []
    : [
        info(
          code('parchment-of-unknown-spell'),
          at(member, 'equipment', index),
          `${nameOf(member)} porte un parchemin, ${quote(spell.name)}, qu’aucun Mage de la bande ne connaît : l’un d’eux peut le lire quand même (arbitrage 23).`,
        ),
      ]

const parchments = (member: Member): readonly Diagnostic[] =>
  groupBy(member.unknown.parchments, ({ id }) => typeset(parchmentFault(id))).map(places =>
    error(
      code('parchment-spell'),
      at(member, 'equipment', places[0].index),
      `${nameOf(member)} : ${parchmentFault(places[0].id)}`,
      removal(member, 'equipment', indexesOf(places), 'Retirer ce parchemin'),
    ),
  )

const parchmentFault = (id: string): string => {
  const spell = id.slice('parchemin:'.length)
  return spell
    ? `le sort ${quote(spell)} n’existe pas.${suggestion(spell, spellIds)}`
    : `un parchemin porte le nom d’un sort, comme ${quote('parchemin:boule-de-feu')}.`
}

const kindNames = {
  melee: 'arme de Mêlée',
  tir: 'arme de Tir',
  bouclier: 'bouclier',
  armure: 'armure',
  materiel: 'pièce de matériel',
} as const
const limitedKinds = ['melee', 'tir', 'bouclier', 'armure', 'materiel'] as const

export const pluralKind = (count: number, kind: (typeof limitedKinds)[number]): string => {
  const [noun = '', ...rest] = kindNames[kind].split(' ')
  return count < 2 ? `${count} ${kindNames[kind]}` : `${count} ${[`${noun}s`, ...rest].join(' ')}`
}

const limits = (member: Member): readonly Diagnostic[] =>
  limitedKinds.flatMap(kind => {
    const carried = ofKind(member, kind)
    const extra = carried.slice(kindLimits[kind])
    return extra[0]
      ? [
          error(
            code(`too-many-${kind}`),
            at(member, 'equipment', extra[0].index),
            `${nameOf(member)} porte ${pluralKind(carried.length, kind)}, et n’a droit qu’à ${kindLimits[kind]}.`,
            drop(member, extra),
          ),
        ]
      : []
  })

const naked = (member: Member): readonly Diagnostic[] => {
  const [mark, ...again] = ofKind(member, 'etat')
  if (!mark) return []
  const diagnostics: Diagnostic[] = []
  if (again[0])
    diagnostics.push(
      error(
        code('duplicate-marker'),
        at(member, 'equipment', again[0].index),
        `${nameOf(member)} porte la marque « Nu » plus d’une fois : une suffit.`,
        drop(member, again),
      ),
    )
  const [armour] = ofKind(member, 'armure')
  if (armour)
    diagnostics.push(
      error(
        code('naked-armour'),
        at(member, 'equipment', armour.index),
        `La marque « Nu » de ${nameOf(member)} exclut toute armure : retirez l’une ou l’autre.`,
        removal(member, 'equipment', indexesOf([mark, ...again]), 'Retirer « Nu »'),
      ),
    )
  const gear = ofKind(member, 'materiel')
  const extra = gear.slice(nakedGear)
  if (extra[0])
    diagnostics.push(
      error(
        code('naked-gear'),
        at(member, 'equipment', extra[0].index),
        `Avec « Nu », ${nameOf(member)} n’a droit qu’à ${nakedGear} pièce de matériel, et non ${gear.length}.`,
        drop(member, extra),
      ),
    )
  return diagnostics
}

const grimoires = (member: Member): readonly Diagnostic[] => {
  const books = member.gear.filter(({ entry }) => entry.id === 'grimoire')
  const [book, second] = books
  if (!book) return []
  if (!isMage(member))
    return [
      error(
        code('grimoire-without-mage'),
        at(member, 'equipment', book.index),
        `${nameOf(member)} n’est pas un Mage : le grimoire ne lui sert à rien. Confiez-le à un Lanceur de Sorts.`,
        drop(member, books),
      ),
    ]
  return second
    ? [
        error(
          code('two-grimoires'),
          at(member, 'equipment', second.index),
          `${nameOf(member)} porte ${books.length} grimoires : un seul est permis.`,
          drop(member, books.slice(1)),
        ),
      ]
    : []
}

const hands = (member: Member): readonly Diagnostic[] => {
  const armed = weapons(member)
  if (armed.length === 0)
    return [
      warning(
        code('no-weapon'),
        at(member, 'equipment'),
        `${nameOf(member)} n’a aucune arme, alors que la première est offerte : choisissez-lui-en une.`,
        {
          label: 'Donner une arme à une main',
          patch: [add(at(member, 'equipment', '-'), 'arme-a-une-main')],
        },
      ),
    ]
  const twoHanded = armed.filter(({ entry }) => entry.twoHanded)
  return [...oneAtATime(member, twoHanded), ...shields(member, twoHanded, armed.length)]
}

const oneAtATime = (member: Member, [first, ...others]: readonly Gear[]): readonly Diagnostic[] =>
  first && others[0]
    ? [
        error(
          code('two-handed-together'),
          at(member, 'equipment', others[0].index),
          `${nameOf(member)} ne peut porter ${quote(first.entry.name)} et ${quote(others[0].entry.name)} : chacune occupe les deux mains.`,
          drop(member, others),
        ),
      ]
    : []

const shields = (member: Member, twoHanded: readonly Gear[], armed: number): readonly Diagnostic[] => {
  const carried = ofKind(member, 'bouclier')
  const [shield] = carried
  const [weapon] = twoHanded
  if (!shield || !weapon) return []
  if (twoHanded.length === armed)
    return [
      error(
        code('shield-without-hand'),
        at(member, 'equipment', shield.index),
        `${nameOf(member)} n’a pas de main pour ${quote(shield.entry.name)} : ${quote(weapon.entry.name)} prend les deux.`,
        drop(member, carried),
      ),
    ]
  return [
    warning(
      code('shield-and-two-hands'),
      at(member, 'equipment', shield.index),
      `${nameOf(member)} doit choisir à chaque coup : ${quote(weapon.entry.name)} ou ${quote(shield.entry.name)}. La fiche donne CA et Trame avec et sans.`,
      drop(member, carried),
    ),
  ]
}

const drop = (member: Member, gear: readonly Gear[]) =>
  removal(
    member,
    'equipment',
    indexesOf(gear),
    gear.length === 1 && gear[0]
      ? `Retirer ${quote(gear[0].entry.name)}`
      : `Retirer ${plural(gear.length, 'pièce')}`,
  )
