/** What the documents of this game share. */
import type { Member } from '../resolve.ts'

export const template = (name: string): string => `flammes-et-fantassins/${name}`

/** A figure without a name goes by its classes. */
export const displayName = ({ figure, classes, index }: Member): string =>
  figure.name.trim() || classes.map(({ entry }) => entry.name).join(' ') || `Figurine ${index + 1}`

/** The icon of the first class: a figure without a portrait wears it. */
export const emblemOf = ({ classes }: Member): string => classes[0]?.entry.icon ?? 'character'

export const inch = 25.4
