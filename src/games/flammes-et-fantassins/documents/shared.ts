/** What the documents of this game share. */
import type { SpellEntry } from '../catalog/index.ts'
import type { Member } from '../resolve.ts'
import { classNamesOf } from '../titles.ts'

export const template = (name: string): string => `flammes-et-fantassins/${name}`

/** A figure without a name goes by its classes. */
export const displayName = (member: Member): string =>
  member.figure.name.trim() || classNamesOf(member).join(' ') || `Figurine ${member.index + 1}`

/** The icon of the first class: a figure without a portrait wears it. */
export const emblemOf = ({ classes }: Member): string => classes[0]?.entry.icon ?? 'character'

/** What a figure may cast: the spells that it knows, and those of its parchments. */
export const castableSpells = ({ spells, gear }: Member): readonly SpellEntry[] => [
  ...spells.map(({ entry }) => entry),
  ...gear.flatMap(({ spell }) => spell ?? []),
]

export const inches = { one: 'pouce', many: 'pouces', millimetres: 25.4 }

export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map(line => line.trim())
    .filter(line => line !== '')
