/** The weapons that players typed: their ids, their rows, their dice. Ruling 14. */
import { pointer, quote, replace, remove, type Pointer } from '../../../core/index.ts'
import type { Fault } from '../../kit/faults.ts'
import { weaponById } from '../catalog/index.ts'
import { freeWeaponId } from '../own-weapons.ts'
import type { OwnRow, OwnWeapon, Roster } from '../schema.ts'
import { fault } from './code.ts'

/** Below it anybody hits but with a 1; above it nobody but by many sixes. */
const needsSpan = { min: 2, max: 9 } as const
/** Red dice of one shot. */
const usualRed = 2

export const validateWeapons = ({ ownWeapons }: Roster): readonly Fault[] =>
  ownWeapons.flatMap((weapon, index) => {
    const path = pointer('roster', 'ownWeapons', index)
    const name = quote(weapon.name.trim() || weaponById.get(weapon.id)?.name || `Arme ${index + 1}`)
    return [
      ...identity(ownWeapons, weapon, index, path, name),
      ...use(weapon, path, name),
      ...rows(weapon, path, name),
      ...dice(weapon, path, name),
    ]
  })

const identity = (
  own: readonly OwnWeapon[],
  weapon: OwnWeapon,
  index: number,
  path: Pointer,
  name: string,
): readonly Fault[] => {
  const rename = () => [
    {
      label: 'Lui donner un identifiant',
      patch: [replace(`${path}/id`, freeWeaponId(own, weapon.name))],
    },
  ]
  if (weapon.id === '')
    return [
      fault(
        'warning',
        'weapon-without-id',
        path,
        `L’arme ${name} n’a pas d’identifiant : personne ne peut la porter.`,
        rename,
      ),
    ]
  if (own.findIndex(({ id }) => id === weapon.id) < index)
    return [
      fault(
        'warning',
        'weapon-twice',
        path,
        `L’arme ${name} porte l’identifiant ${quote(weapon.id)}, déjà pris par une autre : personne ne la porte.`,
        rename,
      ),
    ]
  const shadowed = weaponById.get(weapon.id)
  return shadowed && (shadowed.shot?.rows.length ?? 1) > 0
    ? [
        fault(
          'info',
          'weapon-of-the-book',
          path,
          `L’arme ${name} prend la place de celle du livre, ${quote(shadowed.name)}, dans toute la troupe.`,
        ),
      ]
    : []
}

const use = ({ length, rows: table }: OwnWeapon, path: Pointer, name: string): readonly Fault[] =>
  length === null && table.length === 0
    ? [
        fault(
          'warning',
          'idle-weapon',
          path,
          `L’arme ${name} ne frappe ni ne tire : dites sa longueur, ou tapez ses portées.`,
        ),
      ]
    : []

const rows = ({ rows: table }: OwnWeapon, path: Pointer, name: string): readonly Fault[] =>
  table.flatMap((row, at) => {
    const here = `${path}/rows/${at}`
    const before = table[at - 1]
    return [
      ...span(row, before, here, name),
      ...(row.needs < needsSpan.min || row.needs > needsSpan.max
        ? [
            fault(
              'warning',
              'row-needs',
              `${here}/needs`,
              `${name}, de ${row.from} à ${row.to} cm : il faut ${row.needs}, et un tir demande ${needsSpan.min} à ${needsSpan.max}.`,
              () => {
                const nearest = row.needs < needsSpan.min ? needsSpan.min : needsSpan.max
                return [{ label: `Demander ${nearest}`, patch: [replace(`${here}/needs`, nearest)] }]
              },
            ),
          ]
        : []),
    ]
  })

const span = (
  { from, to }: OwnRow,
  before: OwnRow | undefined,
  path: Pointer,
  name: string,
): readonly Fault[] => {
  if (to <= from)
    return [
      fault(
        'error',
        'row-empty',
        path,
        `${name} : une portée de ${from} à ${to} cm ne mène nulle part.`,
        () => [
          ...(to < from ? [{ label: `Lire de ${to} à ${from} cm`, patch: swapped(path, from, to) }] : []),
          { label: 'Retirer cette ligne', patch: [remove(path)] },
        ],
      ),
    ]
  if (before === undefined || before.to <= before.from || from === before.to) return []
  return [
    fault(
      'warning',
      'row-gap',
      `${path}/from`,
      from < before.to
        ? `${name} : la portée de ${from} à ${to} cm recouvre la précédente, qui va jusqu’à ${before.to}.`
        : `${name} : rien n’est dit de ${before.to} à ${from} cm.`,
      () =>
        before.to < to
          ? [{ label: `Partir de ${before.to} cm`, patch: [replace(`${path}/from`, before.to)] }]
          : [],
    ),
  ]
}

const swapped = (path: Pointer, from: number, to: number) => [
  replace(`${path}/from`, to),
  replace(`${path}/to`, from),
]

const dice = ({ red, white }: OwnWeapon, path: Pointer, name: string): readonly Fault[] =>
  white > 0 && red === 0
    ? [
        fault(
          'warning',
          'white-without-red',
          `${path}/white`,
          `L’arme ${name} a des dés blancs et aucun rouge : c’est un rouge qui doit toucher.`,
          () => [
            { label: `Lui donner ${usualRed} dés rouges`, patch: [replace(`${path}/red`, usualRed)] },
            { label: 'Retirer les dés blancs', patch: [replace(`${path}/white`, 0)] },
          ],
        ),
      ]
    : []
