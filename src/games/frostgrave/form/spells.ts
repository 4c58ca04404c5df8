/** Spells: a table to type or to paste them, a page for each, and the values that are the apprentice's own. */
import {
  add,
  pointer,
  remove,
  toJson,
  type Choice,
  type FormNode,
  type FormPart,
  type ListItem,
  type Readout,
  type TableField,
} from '../../../core/index.ts'
import { nameField, longField, numberField, iconField, place } from '../../kit/index.ts'
import { failureDamage, numbers } from '../catalog/index.ts'
import { spellPasting } from '../pasting.ts'
import { ownValue, spellIcon, spellKey, type KnownSpell, type Member } from '../resolve.ts'
import { blankSpell, bounds, type Apprentice, type Roster, type Spell } from '../schema.ts'
import { whereRoom } from './places.ts'

const castingSpan = { min: 0, max: bounds.casting } as const

const addition = (list: string, spells: readonly Spell[]): Choice => ({
  id: 'sort',
  label: 'Sort',
  icon: 'magic-swirl',
  summary: 'Le nom, la valeur et le texte de votre livre.',
  taken: 0,
  ...whereRoom(spells, [add(`${list}/-`, toJson(blankSpell()))]),
})

/** A line each, of a mage or of an apprentice with spells of its own. */
export const spellTable = (list: string, spells: readonly Spell[], help: string): TableField => ({
  kind: 'table',
  label: 'Sorts',
  help,
  columns: [{ label: 'Nom' }, { label: 'Valeur', numeric: true }, { label: 'Volonté' }, { label: 'Texte' }],
  rows: spells.map((spell, index) => {
    const path = `${list}/${index}`
    return {
      label: `Sort\u00a0${index + 1}`,
      path,
      ...(spells.length < bounds.lists && { duplicate: [add(`${list}/${index + 1}`, toJson(spell))] }),
      remove: [remove(path)],
      cells: [
        [nameField(`${path}/name`, 'Nom', spell.name)],
        [
          numberField(`${path}/castingValue`, 'Valeur', spell.castingValue, {
            ...castingSpan,
            whenEmpty: 'null',
          }),
        ],
        [{ kind: 'toggle' as const, path: `${path}/resist`, label: 'Volonté', value: spell.resist }],
        [longField(`${path}/text`, 'Texte du sort', spell.text, { written: 'markdown' })],
      ],
    }
  }),
  additions: [addition(list, spells)],
  reorderable: true,
  pasting: spellPasting(list),
})

/** Where one spell is written at leisure, and kept for other warbands. */
export const spellPart = ({ wizard: { spells } }: Roster, mage: Member): FormPart => {
  const list = place('wizard', 'spells')
  return {
    kind: 'list',
    id: 'sorts',
    label: 'Sorts',
    single: 'sort',
    one: 'un sort',
    icon: 'spell-book',
    path: list,
    reorderable: true,
    items: spells.map((spell, index) => spellItem(spells, spell, index, mage.spells[index])),
    additions: [addition(list, spells)],
    pasting: spellPasting(list),
  }
}

export const spellLook = (spell: Spell, index = 0) => ({
  title: spell.name.trim() || `Sort ${index + 1}`,
  subtitle: [
    spell.castingValue === null ? 'sans valeur' : `valeur ${spell.castingValue}`,
    ...(spell.resist ? ['Volonté'] : []),
    ...(spell.target?.trim() ? [spell.target.trim()] : []),
  ].join(' · '),
  icon: spellIcon(spell),
})

const spellItem = (
  spells: readonly Spell[],
  spell: Spell,
  index: number,
  known: KnownSpell | undefined,
): ListItem => {
  const list = place('wizard', 'spells')
  const path = `${list}/${index}`
  return {
    path,
    ...spellLook(spell, index),
    ...(spells.length < bounds.lists && { duplicate: [add(`${list}/${index + 1}`, toJson(spell))] }),
    remove: [remove(path)],
    fields: () => spellFields(path, spell, known),
  }
}

const spellFields = (path: string, spell: Spell, known: KnownSpell | undefined): readonly FormNode[] => [
  nameField(`${path}/name`, 'Nom', spell.name),
  numberField(`${path}/castingValue`, 'Valeur de lancement', spell.castingValue, {
    ...castingSpan,
    whenEmpty: 'null',
    help: 'Il faut ce nombre ou plus au D20.',
  }),
  longField(`${path}/text`, 'Texte du sort', spell.text, {
    written: 'markdown',
    help: 'Ce que dit votre livre, ou votre résumé : il est imprimé sur la carte.',
  }),
  nameField(`${path}/target`, 'Cible', spell.target ?? '', {
    whenEmpty: 'remove',
    suggestions: ['soi', 'une figurine en vue', 'une zone', 'au contact', 'hors de la partie'],
  }),
  {
    kind: 'toggle',
    path: `${path}/resist`,
    label: 'Volonté',
    help: 'La cible peut résister : D20 + Volonté, au jet du sort ou plus.',
    value: spell.resist,
  },
  {
    kind: 'toggle',
    path: `${path}/attack`,
    label: 'Attaque à distance',
    help: 'Les modificateurs de tir s’appliquent : couverts, obstructions, tir hâtif.',
    value: spell.attack ?? false,
  },
  {
    kind: 'toggle',
    path: `${path}/outOfGame`,
    label: 'Hors de la partie',
    help: 'Lancé avant ou après : un échec n’y blesse jamais.',
    value: spell.outOfGame ?? false,
  },
  ...(known ? castingReadout(known) : []),
  iconField(`${path}/icon`, spell.icon),
]

const span = (from: number, to: number): string => (from === to ? `${from}` : `${from} à ${to}`)

/** The twenty faces of the die, from a fumble to a success. */
export const castingReadout = ({ castingValue, outOfGame }: KnownSpell): readonly Readout[] => {
  if (castingValue === null) return []
  const { faces } = numbers
  const needed = Math.max(1, castingValue)
  const successes = Math.max(0, faces - needed + 1)
  const failures = Array.from({ length: Math.min(faces, needed - 1) }, (_, index) => index + 1)
  const damages = [...new Set(failures.map(face => (outOfGame ? 0 : failureDamage(castingValue - face))))]
  const line = (damage: number) => {
    const rolled = failures.filter(face => (outOfGame ? 0 : failureDamage(castingValue - face)) === damage)
    const [first = 0, last = 0] = [rolled[0], rolled.at(-1)]
    return {
      label: damage === 0 ? 'Raté, sans dommage' : `Raté, ${damage} de Santé`,
      value: `${span(first, last)} : ${rolled.length * 5} %`,
    }
  }
  return [
    {
      kind: 'readout',
      label: 'Au dé',
      lines: [
        ...damages.map(line),
        {
          label: 'Lancé',
          value: successes > 0 ? `${span(needed, faces)} : ${successes * 5} %` : 'seulement renforcé',
        },
      ],
    },
  ]
}

/** The wizard's spells with the values of the apprentice: an empty one is the wizard's. */
export const apprenticeValues = (apprentice: Apprentice, mage: Member): readonly FormNode[] => {
  const values = apprentice.castingValues
  const seen = new Set<string>()
  const rows = mage.spells.filter(({ spell }) => {
    const key = spellKey(spell.name)
    if (spell.name.trim() === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      label: 'Ses valeurs de lancement',
      help: 'L’apprenti lance les sorts de son mage. Vide : à la même valeur que lui.',
      columns: [
        { label: 'Du mage', numeric: true },
        { label: 'De l’apprenti', numeric: true },
      ],
      rows: rows.map(({ name, spell, castingValue }) => {
        const key = Object.keys(values).find(known => spellKey(known) === spellKey(spell.name)) ?? spell.name
        return {
          label: name,
          cells: [
            [{ kind: 'reckoned' as const, text: castingValue === null ? '—' : `${castingValue}` }],
            [
              numberField(
                pointer('roster', 'apprentice', 'castingValues', key),
                'Valeur de l’apprenti',
                ownValue(apprentice, spell.name) ?? null,
                { ...castingSpan, whenEmpty: 'remove' },
              ),
            ],
          ],
        }
      }),
    },
  ]
}
