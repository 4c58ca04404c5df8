/** Figures, spells and equipment out of a spreadsheet or of a stat line: what of it goes where. */
import {
  isJsonObject,
  notesLength,
  toJsonObject,
  type JsonObject,
  type PastedColumn,
  type Pasting,
  type Pointer,
  type ReadsLines,
} from '../../core/index.ts'
import { equipmentKinds, stats, type StatId } from './catalog/index.ts'
import { blankEquipment, blankFigure, blankSpell, bounds } from './schema.ts'
import { readStatLines, statAliases } from './stat-line.ts'

const name: PastedColumn['reads'] = { kind: 'text', maxLength: 120 }
const long: PastedColumn['reads'] = { kind: 'text', maxLength: notesLength, long: true }

export const statSpan = (id: StatId): { readonly min: number; readonly max: number } => {
  switch (id) {
    case 'combat':
    case 'tir':
    case 'volonte':
      return { min: -bounds.score, max: bounds.score }
    case 'mouvement':
    case 'armure':
      return { min: 0, max: bounds.score }
    case 'sante':
      return { min: 0, max: bounds.health }
  }
}

const number = (span: { readonly min: number; readonly max: number }): PastedColumn['reads'] => ({
  kind: 'number',
  ...span,
})

const figureColumns: readonly PastedColumn[] = [
  { to: '/name', label: 'Nom', aliases: ['figurine', 'soldat', 'créature', 'name'], reads: name },
  ...stats.map(({ id, name: label }): PastedColumn => ({
    to: `/stats/${id}`,
    label,
    aliases: statAliases(id),
    reads: number(statSpan(id)),
  })),
  { to: '/title', label: 'Métier', aliases: ['type', 'titre', 'espèce', 'profil'], reads: name },
  { to: '/equipment/0/name', label: 'Arme', aliases: ['équipement', 'armes', 'arme 1'], reads: name },
  {
    to: '/equipment/0/damage',
    label: 'Dommages',
    aliases: ['dégâts', 'dom', 'bonus de dommages', 'damage'],
    reads: number({ min: -bounds.score, max: bounds.score }),
  },
  { to: '/notes', label: 'Notes', aliases: ['note', 'remarques', 'spécial'], reads: long },
]

/** A stat line as the cells of these columns. */
const lineCells =
  (columns: readonly Pointer[]): ReadsLines =>
  text =>
    readStatLines(text)?.map(line => {
      const cells = new Map<Pointer, string>([
        ['/name', line.name],
        ...stats.map(({ id }) => [`/stats/${id}`, line.stats[id] ?? ''] as const),
        ['/notes', line.rest],
      ])
      return columns.map(to => cells.get(to) ?? '')
    })

/** Of a table whose cells are these, in this order: a name that is not asked for is left out. */
export const statCells = (columns: readonly ('name' | StatId)[]): ReadsLines =>
  lineCells(columns.map(key => (key === 'name' ? '/name' : `/stats/${key}`)))

/** A weapon that no column named is none. */
const withoutBlanks = (item: JsonObject): JsonObject => {
  const { equipment } = item
  const lines = Array.isArray(equipment) ? equipment : []
  return { ...item, equipment: lines.filter(line => isJsonObject(line) && line['name'] !== '') }
}

export const figurePasting = (path: Pointer, one: string): Pasting => ({
  path,
  one,
  blank: toJsonObject({ ...blankFigure(), equipment: [blankEquipment()] }),
  finish: withoutBlanks,
  columns: figureColumns,
  most: bounds.lists,
  lines: lineCells(figureColumns.map(({ to }) => to)),
  example: 'Garde 6 +2 +0 11 +1 12',
})

export const spellPasting = (path: Pointer): Pasting => ({
  path,
  one: 'sort',
  blank: toJsonObject(blankSpell()),
  columns: [
    { to: '/name', label: 'Nom', aliases: ['sort', 'name', 'spell'], reads: name },
    {
      to: '/castingValue',
      label: 'Valeur',
      aliases: ['valeur de lancement', 'lancement', 'seuil', 'difficulté', 'casting value', 'cn'],
      reads: number({ min: 0, max: bounds.casting }),
    },
    {
      to: '/resist',
      label: 'Volonté',
      aliases: ['résistance', 'résiste', 'jet de volonté'],
      reads: { kind: 'toggle' },
    },
    { to: '/text', label: 'Texte', aliases: ['effet', 'description', 'règle'], reads: long },
    { to: '/target', label: 'Cible', aliases: ['portée', 'type', 'catégorie'], reads: name },
    { to: '/attack', label: 'Attaque', aliases: ['tir', 'projectile'], reads: { kind: 'toggle' } },
    {
      to: '/outOfGame',
      label: 'Hors de la partie',
      aliases: ['hors-jeu', 'hors jeu'],
      reads: { kind: 'toggle' },
    },
  ],
  most: bounds.lists,
})

export const equipmentPasting = (path: Pointer): Pasting => ({
  path,
  one: 'ligne d’équipement',
  blank: toJsonObject(blankEquipment()),
  columns: [
    { to: '/name', label: 'Nom', aliases: ['arme', 'équipement', 'objet'], reads: name },
    {
      to: '/kind',
      label: 'Sorte',
      aliases: ['type', 'genre'],
      reads: { kind: 'menu', options: equipmentKinds.map(entry => ({ id: entry.id, label: entry.name })) },
    },
    {
      to: '/damage',
      label: 'Dommages',
      aliases: ['dégâts', 'dom', 'damage'],
      reads: number({ min: -bounds.score, max: bounds.score }),
    },
    {
      to: '/opponent',
      label: 'Jet adverse',
      aliases: ['adversaire', 'adverse', 'opponent'],
      reads: number({ min: -bounds.score, max: bounds.score }),
    },
    {
      to: '/range',
      label: 'Portée',
      aliases: ['pouces', 'range'],
      reads: number({ min: 0, max: bounds.range }),
    },
    { to: '/reload', label: 'À recharger', aliases: ['recharge', 'rechargement'], reads: { kind: 'toggle' } },
  ],
  most: bounds.lists,
})
