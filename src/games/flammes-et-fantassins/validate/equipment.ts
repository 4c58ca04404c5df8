/** What a figure may carry, and in how many hands. Annexe «L'Équipement», rulings 2, 3, 6. */
import {
  add,
  groupBy,
  info,
  nearest,
  plural,
  quote,
  removeItems,
  suggestion,
  typeset,
  warning,
  type Remedy,
} from '../../../core/index.ts'
import { indexesOf } from '../../kit/index.ts'
import { equipmentIds, kindLimits, nakedGear, spellIds } from '../catalog/index.ts'
import { isMage, ofKind, weapons, type Gear, type Member } from '../resolve.ts'
import { at, code } from './code.ts'
import { becoming, fault, losing, sparing, type Cure, type Fault, type Judge } from './cure.ts'
import { corrections, validateUnknown } from './unknown.ts'
import { nameOf } from '../titles.ts'

export const validateEquipment = (member: Member): readonly Fault[] => [
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
export const validateReaders = (members: readonly Member[]): readonly Fault[] => {
  const mages = members.filter(isMage)
  const known = new Set(mages.flatMap(({ spells }) => spells.map(({ entry }) => entry.id)))
  return members.flatMap(member => {
    const carried = member.gear.filter(({ spell }) => spell !== undefined)
    return mages.length === 0
      ? unreadable(member, carried)
      : carried.flatMap(gear => unlearnt(member, gear, known))
  })
}

const unreadable = (member: Member, carried: readonly Gear[]): readonly Fault[] =>
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

const unlearnt = (member: Member, { index, spell }: Gear, known: ReadonlySet<string>): readonly Fault[] =>
  !spell || known.has(spell.id)
    ? []
    : [
        info(
          code('parchment-of-unknown-spell'),
          at(member, 'equipment', index),
          `${nameOf(member)} porte un parchemin, ${quote(spell.name)}, qu’aucun Mage de la bande ne connaît : l’un d’eux peut le lire quand même (arbitrage 23).`,
        ),
      ]

const parchments = (member: Member): readonly Fault[] =>
  groupBy(member.unknown.parchments, ({ id }) => typeset(parchmentFault(id))).map(places =>
    fault(
      code('parchment-spell'),
      at(member, 'equipment', places[0].index),
      `${nameOf(member)} : ${parchmentFault(places[0].id)}`,
      () => {
        const spell = nearest(spellOf(places[0].id), spellIds)
        return corrections(member, 'equipment', places, spell && `parchemin:${spell}`)
      },
    ),
  )

const spellOf = (parchment: string): string => parchment.slice('parchemin:'.length)

const parchmentFault = (id: string): string => {
  const spell = spellOf(id)
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

const limits = (member: Member): readonly Fault[] =>
  limitedKinds.flatMap(kind => {
    const carried = ofKind(member, kind)
    const extra = carried.slice(kindLimits[kind])
    return extra[0]
      ? [
          fault(
            code(`too-many-${kind}`),
            at(member, 'equipment', extra[0].index),
            `${nameOf(member)} porte ${pluralKind(carried.length, kind)}, et n’a droit qu’à ${kindLimits[kind]}.`,
            judge => keeping(member, carried, kindLimits[kind], judge),
          ),
        ]
      : []
  })

const naked = (member: Member): readonly Fault[] => {
  const [mark, ...again] = ofKind(member, 'etat')
  if (!mark) return []
  const diagnostics: Fault[] = []
  if (again[0])
    diagnostics.push(
      fault(
        code('duplicate-marker'),
        at(member, 'equipment', again[0].index),
        `${nameOf(member)} porte la marque « Nu » plus d’une fois : une suffit.`,
        () => without(member, again),
      ),
    )
  const [armour] = ofKind(member, 'armure')
  if (armour)
    diagnostics.push(
      fault(
        code('naked-armour'),
        at(member, 'equipment', armour.index),
        `La marque « Nu » de ${nameOf(member)} exclut toute armure : retirez l’une ou l’autre.`,
        () => without(member, [mark, ...again], 'Retirer « Nu »'),
      ),
    )
  const gear = ofKind(member, 'materiel')
  const extra = gear.slice(nakedGear)
  if (extra[0])
    diagnostics.push(
      fault(
        code('naked-gear'),
        at(member, 'equipment', extra[0].index),
        `Avec « Nu », ${nameOf(member)} n’a droit qu’à ${nakedGear} pièce de matériel, et non ${gear.length}.`,
        judge => keeping(member, gear, nakedGear, judge),
      ),
    )
  return diagnostics
}

const grimoires = (member: Member): readonly Fault[] => {
  const books = member.gear.filter(({ entry }) => entry.id === 'grimoire')
  const [book, second] = books
  if (!book) return []
  if (!isMage(member))
    return [
      fault(
        code('grimoire-without-mage'),
        at(member, 'equipment', book.index),
        `${nameOf(member)} n’est pas un Mage : le grimoire ne lui sert à rien. Confiez-le à un Lanceur de Sorts.`,
        () => without(member, books),
      ),
    ]
  return second
    ? [
        fault(
          code('two-grimoires'),
          at(member, 'equipment', second.index),
          `${nameOf(member)} porte ${books.length} grimoires : un seul est permis.`,
          () => without(member, books.slice(1)),
        ),
      ]
    : []
}

const hands = (member: Member): readonly Fault[] => {
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

const oneAtATime = (member: Member, twoHanded: readonly Gear[]): readonly Fault[] => {
  const [first, second] = twoHanded
  return first && second
    ? [
        fault(
          code('two-handed-together'),
          at(member, 'equipment', second.index),
          `${nameOf(member)} ne peut porter ${quote(first.entry.name)} et ${quote(second.entry.name)} : chacune occupe les deux mains.`,
          judge => keeping(member, twoHanded, 1, judge),
        ),
      ]
    : []
}

const shields = (member: Member, twoHanded: readonly Gear[], armed: number): readonly Fault[] => {
  const carried = ofKind(member, 'bouclier')
  const [shield] = carried
  const [weapon] = twoHanded
  if (!shield || !weapon) return []
  if (twoHanded.length === armed)
    return [
      fault(
        code('shield-without-hand'),
        at(member, 'equipment', shield.index),
        `${nameOf(member)} n’a pas de main pour ${quote(shield.entry.name)} : ${quote(weapon.entry.name)} prend les deux.`,
        () => without(member, carried),
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

const drop = (member: Member, gear: readonly Gear[]): Remedy => ({
  label: leaving(gear),
  patch: removeItems(at(member, 'equipment'), indexesOf(gear)),
})

const leaving = (gear: readonly Gear[]): string =>
  gear.length === 1 && gear[0]
    ? `Retirer ${quote(gear[0].entry.name)}`
    : `Retirer ${plural(gear.length, 'pièce')}`

const without = (member: Member, gear: readonly Gear[], label = leaving(gear)): readonly Cure[] => [
  { label, changes: becoming(member, losing(member, 'equipment', indexesOf(gear))) },
]

/** So many of these: what no other rule needs leaves, the last chosen first. */
const keeping = (member: Member, carried: readonly Gear[], most: number, judge: Judge): readonly Cure[] =>
  sparing(member, 'equipment', indexesOf(carried), most, judge).map(({ lost, becomes }) => ({
    label: leaving(carried.filter(({ index }) => lost.includes(index))),
    changes: becoming(member, becomes),
  }))
