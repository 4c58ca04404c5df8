/** The table of a unit: a row for each score, with what it costs and how that comes about. */
import {
  add,
  remove,
  toJson,
  type Choice,
  type FormCell,
  type FormRow,
  type MenuField,
  type NumberField,
  type Pointer,
  type TableField,
  type TextField,
} from '../../../core/index.ts'
import { nameField, numberField, place, said } from '../../kit/index.ts'
import {
  ammoEntries,
  gaitEntries,
  highest,
  lifeEntries,
  lifeSpan,
  rangeEntries,
  scoreNames,
} from '../catalog/index.ts'
import type { PriceLine, PricePart } from '../price.ts'
import type { Member } from '../resolve.ts'
import { blankMelee, blankShot, most, type Melee, type Shot } from '../schema.ts'

const score = (label: string, path: Pointer, value: number, boxes: number, min = 0): NumberField =>
  numberField(path, label, value, { min, max: boxes === lifeSpan.max ? lifeSpan.max : most.score, boxes })

const piercing = (path: Pointer, value: number): NumberField =>
  numberField(path, 'Perforant', value, { min: 0, max: most.score })

const nameOf = (path: Pointer, value: string | undefined, suggestions: readonly string[]): TextField =>
  nameField(path, 'Nom', value ?? '', { whenEmpty: 'remove', suggestions })

const menu = (label: string, path: Pointer, value: string, options: MenuField['options']): MenuField => ({
  kind: 'menu',
  path,
  label,
  value,
  options,
})

const meleeNames = ['Épée', 'Pique', 'Hache à deux mains', 'Gourdin', 'Griffes', 'Crocs']
const shotNames = ['Arc', 'Arbalète', 'Javelot', 'Carreau lourd', 'Souffle', 'Crachat']

export const scoreTable = (member: Member): TableField => {
  const { unit, index, price } = member
  const at = (...keys: readonly (string | number)[]): Pointer => place('units', index, ...keys)
  const line = (part: PricePart, which = 0): PriceLine | undefined =>
    price.lines.find(one => one.part === part && one.index === which)
  /** The two last cells of a row. */
  const priced = (part: PricePart, which = 0): readonly (readonly FormCell[])[] => {
    const { calculation = '', value = 0 } = line(part, which) ?? {}
    return [[said(calculation)], [said(`${value}`, true)]]
  }
  const meleeRow = (one: Melee, which: number): FormRow => {
    const path = at('melee', which)
    return {
      label: scoreNames.mel.short,
      ...(one.name && { note: one.name }),
      cells: [
        [score(scoreNames.mel.short, `${path}/score`, one.score, highest)],
        [piercing(`${path}/piercing`, one.piercing), nameOf(`${path}/name`, one.name, meleeNames)],
        ...priced('melee', which),
      ],
      path,
      ...(unit.melee.length < most.scoresOfAKind && {
        duplicate: [add(at('melee', which + 1), toJson(one))],
      }),
      remove: [remove(path)],
    }
  }
  const shotRow = (one: Shot, which: number): FormRow => {
    const path = at('shots', which)
    return {
      label: scoreNames.tir.short,
      ...(one.name && { note: one.name }),
      cells: [
        [score(scoreNames.tir.short, `${path}/score`, one.score, highest)],
        [
          piercing(`${path}/piercing`, one.piercing),
          menu(
            'Portée',
            `${path}/range`,
            one.range,
            rangeEntries.map(({ id, name, centimetres }) => ({ id, label: `${name}, ${centimetres} cm` })),
          ),
          menu(
            'Munitions',
            `${path}/ammo`,
            one.ammo,
            ammoEntries.map(({ id, name, shots }) => ({
              id,
              label: shots === null ? name : `${name} (${shots})`,
            })),
          ),
          nameOf(`${path}/name`, one.name, shotNames),
        ],
        ...priced('shot', which),
      ],
      path,
      ...(unit.shots.length < most.scoresOfAKind && {
        duplicate: [add(at('shots', which + 1), toJson(one))],
      }),
      remove: [remove(path)],
    }
  }
  const plain = (id: 'def' | 'men', precisions: readonly FormCell[] = []): FormRow => ({
    label: scoreNames[id].short,
    note: scoreNames[id].name.toLowerCase(),
    cells: [[score(scoreNames[id].short, at(id), unit[id], highest)], precisions, ...priced(id)],
  })
  return {
    kind: 'table',
    label: 'Scores',
    columns: [
      { label: 'Valeur' },
      { label: 'Précisions' },
      { label: 'Calcul' },
      { label: 'Prix', numeric: true },
    ],
    rows: [
      {
        label: scoreNames.dep.short,
        note: scoreNames.dep.name.toLowerCase(),
        cells: [
          [score(scoreNames.dep.short, at('dep'), unit.dep, highest)],
          [
            menu(
              'Allure',
              at('gait'),
              unit.gait,
              gaitEntries.map(({ id, name, factor: { shown } }) => ({
                id,
                label: shown ? `${name}, ${shown}` : name,
              })),
            ),
          ],
          ...priced('dep'),
        ],
      },
      ...unit.melee.map(meleeRow),
      ...member.traits.map(({ entry }, which): FormRow => ({
        label: entry.name,
        note: entry.brief,
        cells: [[], [], ...priced('trait', which)],
      })),
      ...unit.shots.map(shotRow),
      plain('def'),
      plain('men'),
      { label: 'Somme', cells: [[], [], ...priced('sum')], look: 'sum' },
      {
        label: scoreNames.vie.short,
        note: 'multiplie',
        cells: [
          [score(scoreNames.vie.short, at('vie'), unit.vie, lifeSpan.max, lifeSpan.min)],
          [said(lifeEntries.map(({ life, factor }) => `${life} ${factor.shown}`).join(' · '))],
          ...priced('life'),
        ],
      },
      {
        label: 'Prix de l’unité',
        cells: [[], [], [said(line('unit')?.calculation ?? '')], [said(`${price.unit} #`, true)]],
        look: 'total',
      },
    ],
    additions: [
      addition('mel', 'Une autre Mêlée', unit.melee.length, at('melee', '-'), toJson(blankMelee())),
      addition('tir', 'Un autre Tir', unit.shots.length, at('shots', '-'), toJson(blankShot())),
    ],
    reorderable: true,
  }
}

const addition = (
  id: 'mel' | 'tir',
  label: string,
  held: number,
  path: Pointer,
  value: ReturnType<typeof toJson>,
): Choice => ({
  id,
  label: held === 0 ? `${id === 'mel' ? 'Une Mêlée' : 'Un Tir'}` : label,
  icon: scoreNames[id].icon,
  taken: 0,
  ...(held < most.scoresOfAKind
    ? { take: [add(path, value)] }
    : { closed: `Une unité en a ${most.scoresOfAKind} au plus.` }),
})
