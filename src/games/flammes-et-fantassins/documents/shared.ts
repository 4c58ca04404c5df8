/** What the documents of this game share. */
import type { SpellEntry } from '../catalog/index.ts'
import type { Member } from '../resolve.ts'

export const template = (name: string): string => `flammes-et-fantassins/${name}`

/** The icon of the first class: a figure without a portrait wears it. */
export const emblemOf = ({ classes }: Member): string => classes[0]?.entry.icon ?? 'character'

/** What a figure may cast: the spells that it knows, and those of its parchments. */
export const castableSpells = ({ spells, gear }: Member): readonly SpellEntry[] => [
  ...spells.map(({ entry }) => entry),
  ...gear.flatMap(({ spell }) => spell ?? []),
]

/** Inspiration casts too: what another has cast before. */
export const inspires = ({ classes }: Member): boolean =>
  classes.some(({ entry }) => entry.talents.includes('inspiration'))

export const castsSpells = (member: Member): boolean => castableSpells(member).length > 0 || inspires(member)

/** A Changeforme waits on a slip under a sheet, where nobody else may see it: nothing of it lies on the table. */
export const isSecret = ({ id }: SpellEntry): boolean => id === 'changeforme'

/** Millimetres, of whatever lies beside a figure on the table. */
export const markerDiameter = 20
