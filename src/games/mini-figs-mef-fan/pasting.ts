/** Units out of a spreadsheet: which of its columns go where. */
import { pointer, toJsonObject, type JsonObject, type PastedColumn, type Pasting } from '../../core/index.ts'
import { ammoEntries, gaitEntries, lifeSpan, rangeEntries, roles, type Entry } from './catalog/index.ts'
import { blankUnit, most } from './schema.ts'

const number = (min: number, max: number): PastedColumn['reads'] => ({ kind: 'number', min, max })
const score = number(0, most.score)
const name: PastedColumn['reads'] = { kind: 'text', maxLength: 120 }

const menu = (entries: readonly Pick<Entry<string>, 'id' | 'name'>[]): PastedColumn['reads'] => ({
  kind: 'menu',
  options: entries.map(entry => ({ id: entry.id, label: entry.name })),
})

const columns: readonly PastedColumn[] = [
  { to: '/name', label: 'Nom', aliases: ['unité', 'troupe', 'name'], reads: name },
  {
    to: '/figures',
    label: 'Figurines',
    aliases: ['fig', 'nombre', 'nb', 'effectif', 'figures'],
    reads: number(1, most.figures),
  },
  { to: '/dep', label: 'Dép', aliases: ['déplacement', 'mouvement', 'mvt'], reads: score },
  { to: '/gait', label: 'Allure', aliases: ['bond', 'vol', 'type de déplacement'], reads: menu(gaitEntries) },
  { to: '/melee/0/score', label: 'Mél', aliases: ['mêlée', 'cac', 'corps-à-corps'], reads: score },
  {
    to: '/melee/0/piercing',
    label: 'Perforant',
    aliases: ['perforant de mêlée', 'perforant mêlée', 'perf', 'perf mél'],
    reads: score,
  },
  { to: '/melee/0/name', label: 'Arme de mêlée', aliases: ['arme'], reads: name },
  { to: '/shots/0/score', label: 'Tir', aliases: ['score de tir'], reads: score },
  {
    to: '/shots/0/piercing',
    label: 'Perforant du tir',
    aliases: ['perforant tir', 'perf tir'],
    reads: score,
  },
  { to: '/shots/0/range', label: 'Portée', reads: menu(rangeEntries) },
  { to: '/shots/0/ammo', label: 'Munitions', aliases: ['munition'], reads: menu(ammoEntries) },
  { to: '/shots/0/name', label: 'Arme de tir', reads: name },
  { to: '/def', label: 'Déf', aliases: ['défense', 'armure'], reads: score },
  { to: '/men', label: 'Men', aliases: ['mental', 'moral'], reads: score },
  {
    to: '/vie',
    label: 'Vie',
    aliases: ['vies', 'pv', 'points de vie'],
    reads: number(lifeSpan.min, lifeSpan.max),
  },
  { to: '/role', label: 'Rôle', aliases: ['personnage'], reads: menu(roles) },
  { to: '/large', label: 'Grande cible', aliases: ['grande', 'grand'], reads: { kind: 'toggle' } },
  { to: '/notes', label: 'Notes', aliases: ['note', 'remarques'], reads: { kind: 'text', maxLength: 5000 } },
]

/** A score of each kind, for columns to write in: one that stays 0 costs nothing, and never shoots. */
const blank = (): JsonObject =>
  toJsonObject({
    ...blankUnit(),
    dep: 0,
    melee: [{ score: 0, piercing: 0 }],
    shots: [{ score: 0, piercing: 0, range: 'normale', ammo: 'illimitees' }],
    def: 0,
    men: 1,
  })

export const pasting = (): Pasting => ({
  path: pointer('roster', 'units'),
  one: 'unité',
  blank: blank(),
  columns,
  most: 200,
})
