/** What the documents of this game share. */
import { asNumber, NBSP, pictureOf, type Chance } from '../../../core/index.ts'
import { looksOf, type Look } from '../drawings/frames.ts'
import type { Member } from '../resolve.ts'
import type { Faction, Roster } from '../schema.ts'

export const template = (name: string): string => `fees-d-armes/${name}`

/** A faction keeps its ink and shape from band to band, unless another of the file has them first. */
export const lookOfFaction = ({ factions }: Pick<Roster, 'factions'>, faction: Faction | undefined): Look => {
  const place = faction ? factions.indexOf(faction) : -1
  return looksOf(factions.map(({ id }) => id))[place] ?? 'mousse'
}

export const lookOfMember = (roster: Pick<Roster, 'factions'>, { factions }: Member): Look =>
  lookOfFaction(roster, factions[0])

/** Its picture, and how templates cut it. */
export const worn = ({ picture }: Pick<Member, 'picture'>) => ({
  portrait: pictureOf(picture?.address),
  shape: picture?.shape === 'round' ? 'medallion' : '',
})

/** « 50 % »: certain and impossible are said of what is certain and impossible alone. */
export const percent = (chance: Chance): string => {
  const { part, whole } = chance
  const share = 100 * asNumber(chance)
  const shown = part > 0n && share < 1 ? '< 1' : part < whole ? Math.min(99, Math.round(share)) : 100
  return `${shown}${NBSP}%`
}

/** Words that stay on one line. */
export const together = (text: string): string => text.replaceAll(' ', NBSP)

/** Longer names break where they must. */
const unbroken = 26

/** Names of factions, none broken over two lines that one would hold. */
export const factionNames = (factions: readonly Pick<Faction, 'name'>[]): string =>
  factions
    .map(({ name }) => name.trim())
    .filter(Boolean)
    .map(name => (name.length <= unbroken ? together(name) : name))
    .join(', ')

/** How a name is set in so many millimetres: on one line, on two, on three smaller ones. */
export const lengthOf = (name: string, width: number): '' | 'long' | 'longest' => {
  if (name.length <= width / 2.45) return ''
  return name.length <= (2 * width) / 2.15 ? 'long' : 'longest'
}
