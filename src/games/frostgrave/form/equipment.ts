/** Equipment as a table, a line each: what it is, what it adds, what it does to the opponent. */
import { add, remove, toJson, type TableField } from '../../../core/index.ts'
import { nameField, numberField } from '../../kit/index.ts'
import { equipmentKinds, numbers } from '../catalog/index.ts'
import { equipmentPasting } from '../pasting.ts'
import { resolveGear, type Member } from '../resolve.ts'
import { blankEquipment, bounds, type Equipment } from '../schema.ts'
import { whereRoom } from './places.ts'

const modifier = { min: -bounds.score, max: bounds.score, signed: true } as const

const presets: readonly {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly line: Equipment
}[] = [
  { id: 'arme', label: 'Arme en main', icon: 'broadsword', line: blankEquipment() },
  {
    id: 'tir',
    label: 'Arme de tir',
    icon: 'bow-arrow',
    line: { ...blankEquipment(), kind: 'tir', range: numbers.shotRange },
  },
  { id: 'autre', label: 'Autre objet', icon: 'knapsack', line: { ...blankEquipment(), kind: 'objet' } },
]

export const equipmentTable = ({ figure: { equipment }, path: figure }: Member): TableField => {
  const list = `${figure}/equipment`
  return {
    kind: 'table',
    label: 'Équipement',
    help: 'Dommages : ce que l’arme ajoute aux siens. Jet adverse : ce qu’elle change au jet de qui se bat contre elle.',
    columns: [
      { label: 'Nom' },
      { label: 'Sorte' },
      { label: 'Dommages', numeric: true },
      { label: 'Jet adverse', numeric: true },
      { label: 'Portée', numeric: true },
      { label: 'À recharger' },
    ],
    rows: equipment.map((line, index) => {
      const path = `${list}/${index}`
      const { kind } = resolveGear(line, index)
      const fights = kind === 'melee' || kind === 'tir'
      return {
        label: `Ligne\u00a0${index + 1}`,
        path,
        ...(equipment.length < bounds.lists && { duplicate: [add(`${list}/${index + 1}`, toJson(line))] }),
        remove: [remove(path)],
        cells: [
          [nameField(`${path}/name`, 'Nom', line.name)],
          [
            {
              kind: 'menu' as const,
              path: `${path}/kind`,
              label: 'Sorte',
              value: kind,
              options: equipmentKinds.map(entry => ({ id: entry.id, label: entry.name })),
            },
          ],
          fights || line.damage !== 0
            ? [numberField(`${path}/damage`, 'Dommages', line.damage, modifier)]
            : [],
          fights || line.opponent !== 0
            ? [numberField(`${path}/opponent`, 'Jet adverse', line.opponent, modifier)]
            : [],
          kind === 'tir'
            ? [
                numberField(`${path}/range`, 'Portée', line.range ?? null, {
                  min: 0,
                  max: bounds.range,
                  unit: '″',
                  whenEmpty: 'remove',
                }),
              ]
            : [],
          kind === 'tir'
            ? [
                {
                  kind: 'toggle' as const,
                  path: `${path}/reload`,
                  label: 'À recharger',
                  value: line.reload ?? false,
                },
              ]
            : [],
        ],
      }
    }),
    additions: presets.map(({ id, label, icon, line }) => ({
      id,
      label,
      icon,
      taken: 0,
      ...whereRoom(equipment, [add(`${list}/-`, toJson(line))]),
    })),
    reorderable: true,
    pasting: equipmentPasting(list),
  }
}
