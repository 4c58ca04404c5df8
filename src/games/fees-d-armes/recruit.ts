/** One figure more, one figure less: the patches that draw a band from its profiles. */
import { add, pointer, remove, removeItems, replace, type Patch } from '../../core/index.ts'
import type { Member } from './resolve.ts'
import { bounds, type Roster } from './schema.ts'

const bandPath = pointer('roster', 'band')

const linesOf = ({ band }: Roster, { id }: Member): readonly number[] =>
  band.flatMap(({ profile }, line) => (profile === id ? [line] : []))

/** Who is recruited needs an id that stays when the name changes. */
const named = ({ profile, path, id }: Member): Patch => (profile.id === '' ? [add(`${path}/id`, id)] : [])

export const enlist = (roster: Roster, member: Member): Patch => {
  const open = linesOf(roster, member).find(line => (roster.band[line]?.count ?? 0) < bounds.count)
  if (open === undefined) return [...named(member), add(`${bandPath}/-`, { profile: member.id, count: 1 })]
  return [...named(member), replace(`${bandPath}/${open}/count`, (roster.band[open]?.count ?? 0) + 1)]
}

export const dismiss = (roster: Roster, member: Member): Patch | undefined => {
  const line = linesOf(roster, member).findLast(at => (roster.band[at]?.count ?? 0) > 0)
  if (line === undefined || member.count === 0) return undefined
  const count = roster.band[line]?.count ?? 0
  return count > 1 ? [replace(`${bandPath}/${line}/count`, count - 1)] : [remove(`${bandPath}/${line}`)]
}

/** All of them, and every line that names them. */
export const discharge = (roster: Roster, member: Member): Patch =>
  removeItems(bandPath, linesOf(roster, member))
