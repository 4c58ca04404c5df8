/** The army as a whole: its points, the characters that players agreed upon, and the spells of its own. Rulings 3 and 6. */
import { pointer, plural, quote, remove, replace } from '../../../core/index.ts'
import type { Cure, Fault } from '../../kit/index.ts'
import { roleById, roles, spellById, type RoleEntry } from '../catalog/index.ts'
import { deriveTotals } from '../derive.ts'
import type { Member } from '../resolve.ts'
import { most, type Roster } from '../schema.ts'
import { at, fault, unitsPath } from './code.ts'

export const validateArmy = (roster: Roster, members: readonly Member[]): readonly Fault[] => [
  ...points(roster, members),
  ...generals(members),
  ...roles.flatMap(role => agreedOn(roster, members, role)),
  ...ownSpells(roster),
]

const points = (roster: Roster, members: readonly Member[]): readonly Fault[] => {
  const { points: spent, limit } = deriveTotals(roster, members)
  if (limit === null || spent <= limit) return []
  const over = spent - limit
  return [
    fault(
      'error',
      'over-limit',
      unitsPath,
      `L’armée coûte ${spent} # et la limite est de ${limit} # : ${over} # de trop.`,
      () => [...fewerFigures(members, over), ...fewerUnits(members, over), higherLimit(spent)],
    ),
  ]
}

/** Of the squads that can give enough and still stand, the one that gives the least too much. */
const fewerFigures = (members: readonly Member[], over: number): readonly Cure[] =>
  members
    .flatMap(member => {
      const { figure } = member.price
      const gone = figure > 0 ? Math.ceil(over / figure) : Infinity
      return gone < member.unit.figures ? [{ member, gone, freed: gone * figure }] : []
    })
    .toSorted((a, b) => a.freed - b.freed || a.gone - b.gone)
    .slice(0, 1)
    .map(({ member, gone, freed }) => ({
      label: `${member.name} : ${plural(gone, 'figurine')} de moins (${freed} #)`,
      patch: [replace(at(member, 'figures'), member.unit.figures - gone)],
    }))

const fewerUnits = (members: readonly Member[], over: number): readonly Cure[] =>
  members
    .filter(({ price }) => price.unit >= over)
    .toSorted((a, b) => a.price.unit - b.price.unit)
    .slice(0, 1)
    .map(member => ({
      label: `Retirer ${member.name} (${member.price.unit} #)`,
      patch: [remove(at(member))],
    }))

const higherLimit = (spent: number): Cure => ({
  label: `Convenir de ${spent} #`,
  patch: [replace(pointer('roster', 'limit'), spent)],
})

/** Ruling 3: one at most, whatever players agreed. */
const generals = (members: readonly Member[]): readonly Fault[] => {
  const [first, ...more] = members.filter(({ role }) => role?.id === 'general')
  return more.map(member =>
    fault(
      'error',
      'second-general',
      at(member, 'role'),
      `${member.name} est un second général : ${first?.name ?? ''} commande déjà, et une armée n’en a qu’un.`,
      () => [
        {
          label: `En faire un ${roleById.get('chef')?.name.toLowerCase() ?? ''}`,
          patch: [replace(at(member, 'role'), 'chef')],
        },
        { label: 'Retirer ce rôle', patch: [replace(at(member, 'role'), null)] },
      ],
    ),
  )
}

/** A word for several of them. */
const many: Readonly<Record<RoleEntry['id'], string>> = {
  general: 'généraux',
  chef: 'chefs',
  magicien: 'magiciens',
  'porte-banniere': 'porte-bannières',
  musicien: 'musiciens',
  guerisseur: 'guérisseurs',
}

export const countOf = ({ id, name }: RoleEntry, count: number): string =>
  plural(count, name.toLowerCase(), many[id])

/** « 1/6 magiciens » : the greater of the two decides. */
export const roleUnit = ({ id, name }: RoleEntry, held: number, agreed: number): string =>
  Math.max(held, agreed) > 1 ? many[id] : name.toLowerCase()

const agreedOn = (roster: Roster, members: readonly Member[], role: RoleEntry): readonly Fault[] => {
  const held = members.filter(member => member.role === role)
  const allowed = roster.agreed[role.id]
  const [first] = held.slice(allowed)
  // Two generals are worse than not agreed upon.
  if (!first || (role.most !== null && held.length > role.most)) return []
  return [
    fault(
      'warning',
      'too-many-roles',
      at(first, 'role'),
      allowed === 0
        ? `L’armée compte ${countOf(role, held.length)}, et les joueurs ne sont convenus d’aucun.`
        : `L’armée compte ${countOf(role, held.length)}, et les joueurs sont convenus de ${allowed}.`,
      () =>
        held.length <= most.agreed
          ? [
              {
                label: `Convenir de ${countOf(role, held.length)}`,
                patch: [replace(pointer('roster', 'agreed', role.id), held.length)],
              },
            ]
          : [],
    ),
  ]
}

const ownSpells = ({ ownSpells: own = [] }: Roster): readonly Fault[] =>
  own.flatMap(({ id, name }, index) => {
    const path = pointer('roster', 'ownSpells', index)
    const told = quote(name.trim() || id)
    const rename: Cure = {
      label: 'Lui donner un autre identifiant',
      patch: [replace(`${path}/id`, freeId(own))],
    }
    if (spellById.has(id))
      return [
        fault(
          'warning',
          'own-spell-of-the-book',
          path,
          `Le sort ${told} porte l’identifiant ${quote(id)}, qui est celui d’un sort du livre : personne ne l’apprend.`,
          () => [rename],
        ),
      ]
    if (own.findIndex(other => other.id === id) < index)
      return [
        fault(
          'warning',
          'own-spell-twice',
          path,
          `Le sort ${told} porte l’identifiant ${quote(id)}, déjà pris par un autre sort de l’armée : personne ne l’apprend.`,
          () => [rename],
        ),
      ]
    return []
  })

/** An id that no spell has: one for each spell that comes to the army. */
export const freeId = (own: readonly { readonly id: string }[]): string => {
  const taken = new Set<string>([...own.map(({ id }) => id), ...spellById.keys()])
  for (let number = 1; ; number++) if (!taken.has(`sort-${number}`)) return `sort-${number}`
}
