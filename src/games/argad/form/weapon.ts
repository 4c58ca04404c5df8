/** The weapons that players type: their rows by range, and what goes with them. */
import {
  add,
  remove,
  replace,
  toJson,
  typeset,
  type Choice,
  type ChoiceField,
  type FormNode,
  type FormPart,
  type FormRow,
  type ListItem,
  type TableField,
} from '../../../core/index.ts'
import { nameField, longField, numberField, iconField, place } from '../../kit/index.ts'
import { lengths, weapons, type WeaponEntry } from '../catalog/index.ts'
import { freeWeaponId, ownFrom, withoutWeapon } from '../own-weapons.ts'
import { weaponOf, type KnownWeapon } from '../resolve.ts'
import { weaponSaid } from '../said.ts'
import { blankOwnWeapon, blankRow, most, type OwnRow, type OwnWeapon, type Roster } from '../schema.ts'
import { toggle } from './fields.ts'

export const weaponPart = (roster: Roster): FormPart => ({
  kind: 'list',
  id: 'armes',
  label: 'Armes à vous',
  single: 'arme à vous',
  one: 'une arme',
  icon: 'sword-brandish',
  path: place('ownWeapons'),
  reorderable: true,
  items: roster.ownWeapons.map((weapon, index) => item(roster, weapon, index)),
  additions: additions(roster),
})

export const weaponLook = (known: KnownWeapon) => {
  const subtitle = typeset(weaponSaid(known))
  return { title: known.name, ...(subtitle && { subtitle }), icon: known.icon }
}

const item = (roster: Roster, weapon: OwnWeapon, index: number): ListItem => {
  const path = place('ownWeapons', index)
  const copy = { ...weapon, id: freeWeaponId(roster.ownWeapons, weapon.name) }
  return {
    path,
    ...weaponLook(weaponOf(weapon, index)),
    ...(roster.ownWeapons.length < most.list && {
      duplicate: [add(place('ownWeapons', index + 1), toJson(copy))],
    }),
    remove: withoutWeapon(roster, index),
    fields: () => fields(weapon, index),
  }
}

/** Two new ones, the tables that the book leaves out, and then those that it has, to be changed. */
const additions = (roster: Roster): readonly Choice[] => {
  const own = roster.ownWeapons
  const come = (id: string, label: string, icon: string, summary: string, weapon: OwnWeapon): Choice => ({
    id,
    label,
    icon,
    summary: typeset(summary),
    taken: 0,
    ...(own.length < most.list
      ? { take: [add(place('ownWeapons', '-'), toJson(weapon))] }
      : { closed: `Une troupe en a ${most.list} au plus.` }),
  })
  const fresh = (name: string, weapon: Partial<OwnWeapon>): OwnWeapon => ({
    ...blankOwnWeapon(),
    id: freeWeaponId(own, name),
    name,
    ...weapon,
  })
  const bookless = weapons.filter(
    ({ id, shot }) => shot?.rows.length === 0 && !own.some(other => other.id === id),
  )
  return [
    come(
      'arme-de-tir',
      'Arme de tir',
      'target-shot',
      'Trois portées, à régler cellule par cellule.',
      fresh('Arme de tir', { hands: 2, rows: threeRows }),
    ),
    come(
      'arme-de-melee',
      'Arme de mêlée',
      'sword-brandish',
      'Sa longueur dit quand elle frappe.',
      fresh('Arme de mêlée', { length: 'courte' }),
    ),
    ...bookless.map(entry =>
      come(
        `portees-${entry.id}`,
        `Portées : ${entry.name}`,
        entry.icon,
        'Le livre la nomme sans table : tapez la vôtre.',
        ownTable(entry),
      ),
    ),
  ]
}

const threeRows: readonly OwnRow[] & OwnRow[] = [
  { from: 0, to: 20, needs: 5 },
  { from: 20, to: 40, needs: 6 },
  { from: 40, to: 60, needs: 7 },
]

/** A first row to type over, since the book has none. */
const ownTable = (entry: WeaponEntry): OwnWeapon => ({ ...ownFrom(entry), rows: [blankRow()] })

const fields = (weapon: OwnWeapon, index: number): readonly FormNode[] => {
  const path = place('ownWeapons', index)
  return [
    nameField(`${path}/name`, 'Nom', weapon.name),
    rowTable(weapon, path),
    shotTable(weapon, path),
    lengthField(weapon, path),
    numberField(`${path}/hands`, 'Mains', weapon.hands, { min: 1, max: 2, boxes: 2 }),
    toggle(
      `${path}/improvised`,
      'Improvisée',
      weapon.improvised,
      'Faite pour autre chose : -1 pour frapper.',
    ),
    toggle(
      `${path}/heavy`,
      'Lourde, à deux mains',
      weapon.heavy,
      'Son poids efface tout malus de maladresse ; son bonus est celui de la troupe.',
    ),
    toggle(
      `${path}/hooks`,
      'Désarçonne',
      weapon.hooks ?? false,
      'Comme une hallebarde : à pied, +1 contre un monté qui ne charge pas.',
    ),
    iconField(`${path}/icon`, weapon.icon, 'Sur sa carte et dans les tableaux.'),
    longField(`${path}/text`, 'Ce qu’elle a de particulier', weapon.text ?? '', { whenEmpty: 'remove' }),
  ]
}

const rowTable = (weapon: OwnWeapon, weaponPath: string): TableField => {
  const list = `${weaponPath}/rows`
  const { rows } = weapon
  const room = rows.length < most.rows
  const last = rows.at(-1)
  const next: OwnRow = last
    ? {
        from: last.to,
        to: Math.min(most.reach, last.to + Math.max(1, last.to - last.from)),
        needs: Math.min(most.classe, last.needs + 1),
      }
    : blankRow()
  const row = ({ from, to, needs, outdoors }: OwnRow, index: number): FormRow => {
    const path = `${list}/${index}`
    const number = (key: string, label: string, value: number, max: number) =>
      numberField(`${path}/${key}`, `${label}, ligne ${index + 1}`, value, { min: 0, max })
    return {
      label: `${index + 1}`,
      cells: [
        [number('from', 'De', from, most.reach)],
        [number('to', 'À', to, most.reach)],
        [number('needs', 'Il faut', needs, most.classe)],
        [toggle(`${path}/outdoors`, `Dehors seulement, ligne ${index + 1}`, outdoors ?? false)],
      ],
      path,
      remove: [remove(path)],
    }
  }
  return {
    kind: 'table',
    label: 'Portées',
    help: 'En centimètres. Il faut 5 pour « 5-6 », 7 pour deux 6.',
    columns: [
      { label: 'De', numeric: true },
      { label: 'À', numeric: true },
      { label: 'Il faut', numeric: true },
      { label: 'Dehors' },
    ],
    rows: rows.map(row),
    additions: [
      {
        id: 'portee',
        label: 'Une portée',
        icon: 'measure-tape',
        taken: 0,
        ...(room
          ? { take: [add(`${list}/-`, toJson(next))] }
          : { closed: `Une arme en a ${most.rows} au plus.` }),
      },
    ],
    reorderable: true,
    pasting: {
      path: list,
      one: 'portée',
      blank: { from: 0, to: 20, needs: 5 },
      columns: [
        { to: '/from', label: 'De', aliases: ['depuis', 'min'], reads: number(most.reach) },
        { to: '/to', label: 'À', aliases: ['jusqu’à', 'portée', 'max'], reads: number(most.reach) },
        {
          to: '/needs',
          label: 'Il faut',
          aliases: ['touche', 'jet', 'résultat'],
          reads: number(most.classe),
        },
        { to: '/outdoors', label: 'Dehors', aliases: ['extérieur', 'ext'], reads: { kind: 'toggle' } },
      ],
      most: most.rows,
    },
  }
}

const number = (max: number) => ({ kind: 'number', min: 0, max }) as const

/** What modifies its shots, and how often it shoots. */
const shotTable = (weapon: OwnWeapon, path: string): TableField => {
  const modifier = (
    key: string,
    label: string,
    value: number | null,
    whenEmpty: 'keep' | 'null' | 'remove',
  ) => numberField(`${path}/${key}`, label, value, { min: -most.modifier, max: most.modifier, whenEmpty })
  const row = (label: string, note: string, cell: FormRow['cells'][number]): FormRow => ({
    label,
    note: typeset(note),
    cells: [cell],
  })
  return {
    kind: 'table',
    label: 'Au tir',
    columns: [{ label: 'Valeur' }],
    rows: [
      row('Contre armure 4', 'ajouté au dé', [
        modifier('armour4', 'Contre armure 4', weapon.armour4, 'keep'),
      ]),
      row('Contre armure 5', 'ajouté au dé', [
        modifier('armour5', 'Contre armure 5', weapon.armour5, 'keep'),
      ]),
      row('De loin seulement', 'les armures ne comptent que sur la dernière portée', [
        toggle(`${path}/armourFar`, 'Armures de loin seulement', weapon.armourFar ?? false),
      ]),
      row('En mouvement, à pied', 'vide : immobile seulement', [
        modifier('moving', 'En mouvement, à pied', weapon.moving, 'null'),
      ]),
      row('En selle', 'se tire à cheval, immobile', [toggle(`${path}/mounted`, 'En selle', weapon.mounted)]),
      row('En mouvement, en selle', 'vide : immobile seulement', [
        modifier('mountedMoving', 'En mouvement, en selle', weapon.mountedMoving ?? null, 'remove'),
      ]),
      row('Recharger', 'tours immobiles', [
        numberField(`${path}/reload`, 'Recharger', weapon.reload, { min: 0, max: most.turns, boxes: 2 }),
      ]),
      row('Tirs par tour', 'immobile ; un seul en mouvement', [
        numberField(`${path}/shots`, 'Tirs par tour', weapon.shots, { min: 1, max: most.turns, boxes: 3 }),
      ]),
      row('Arme à feu', '-1 pour les classes 1 et 2', [
        toggle(`${path}/firearm`, 'Arme à feu', weapon.firearm),
      ]),
      row('Dés rouges', 'plusieurs projectiles : il faut qu’un rouge touche', [
        numberField(`${path}/red`, 'Dés rouges', weapon.red, { min: 0, max: most.dice, boxes: 2 }),
      ]),
      row('Dés blancs', 'une victime de plus par dé qui touche', [
        numberField(`${path}/white`, 'Dés blancs', weapon.white, { min: 0, max: most.dice, boxes: 4 }),
      ]),
    ],
  }
}

const lengthField = (weapon: OwnWeapon, path: string): ChoiceField => ({
  kind: 'choice',
  path: `${path}/length`,
  label: 'En mêlée',
  mode: 'one',
  groups: [
    {
      choices: [
        {
          id: 'aucune',
          label: 'Ne frappe pas',
          icon: 'cancel',
          taken: weapon.length === null ? 1 : 0,
          ...(weapon.length !== null && { take: [replace(`${path}/length`, null)] }),
        },
        ...lengths.map(({ id, name, icon, examples, order }): Choice => ({
          id,
          label: id === 'poings' ? 'À mains nues' : `Arme ${name}`,
          icon,
          summary: examples,
          mark: `${order}`,
          taken: weapon.length === id ? 1 : 0,
          ...(weapon.length !== id && { take: [replace(`${path}/length`, id)] }),
        })),
      ],
    },
  ],
})
