/** What armour, weapons and training cost, line by line: typed, or pasted from the list of a supplement. */
import { add, remove, toJson, type FormRow, type TableField } from '../../../core/index.ts'
import { nameField, numberField, place } from '../../kit/index.ts'
import type { Member } from '../resolve.ts'
import { most, type Price } from '../schema.ts'

const usual = ['Armure', 'Arme', 'Arme de tir', 'Entraînement', 'Second point de vie']

export const priceTable = (member: Member): TableField => {
  const list = place('profiles', member.index, 'prices')
  const { prices } = member.profile
  const room = prices.length < most.list
  const row = (price: Price, index: number): FormRow => {
    const path = `${list}/${index}`
    return {
      label: `${index + 1}`,
      cells: [
        [
          nameField(`${path}/label`, `Ce qui se paie, ligne ${index + 1}`, price.label, {
            suggestions: usual,
          }),
        ],
        [
          numberField(`${path}/points`, `Points, ligne ${index + 1}`, price.points, {
            min: 0,
            max: most.price,
          }),
        ],
      ],
      path,
      ...(room && { duplicate: [add(`${list}/${index + 1}`, toJson(price))] }),
      remove: [remove(path)],
    }
  }
  return {
    kind: 'table',
    label: 'Prix ligne par ligne',
    help: 'Pour une figurine : ce que dit le supplément de votre époque. La classe et le cheval se comptent seuls.',
    columns: [{ label: 'Ce qui se paie' }, { label: 'Points', numeric: true }],
    rows: prices.map(row),
    additions: [
      {
        id: 'prix',
        label: 'Une ligne',
        icon: 'coins',
        taken: 0,
        ...(room
          ? { take: [add(`${list}/-`, { label: '', points: 1 })] }
          : { closed: `Un profil en a ${most.list} au plus.` }),
      },
    ],
    reorderable: true,
    pasting: {
      path: list,
      one: 'ligne de prix',
      blank: { label: '', points: 0 },
      columns: [
        {
          to: '/label',
          label: 'Ce qui se paie',
          aliases: ['libellé', 'article', 'équipement', 'arme', 'armure', 'nom', 'label'],
          reads: { kind: 'text', maxLength: 120 },
        },
        {
          to: '/points',
          label: 'Points',
          aliases: ['prix', 'coût', 'pts', 'points'],
          reads: { kind: 'number', min: 0, max: most.price },
        },
      ],
      most: most.list,
    },
  }
}
