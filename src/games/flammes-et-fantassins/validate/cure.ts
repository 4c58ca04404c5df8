/**
 * Ways out of a fault, each as what figures become by it, so that what it leaves can be judged before it is offered. The
 * patch is drawn from the difference.
 */
import {
  add,
  error,
  pointer,
  remove,
  removeItems,
  replace,
  type Diagnostic,
  type Patch,
  type Pointer,
} from '../../../core/index.ts'
import type { Placed } from '../../kit/index.ts'
import { domains, spells, type Domain, type SpellEntry } from '../catalog/index.ts'
import { grants, grimoireDomain, isMage, resolveFigure, spellsOf, type Member } from '../resolve.ts'
import type { Figure } from '../schema.ts'

export type List = 'classes' | 'equipment' | 'spells'

/** What becomes of the figures that change, by their place; nothing of those that leave. */
export type Changes = ReadonlyMap<number, Member | undefined>

export interface Cure {
  readonly label: string
  readonly changes: Changes
  /** Offered where no other helps. */
  readonly lastResort?: true
}

/** How much is wrong with a figure, the worst first. */
export type Judge = (member: Member) => readonly [errors: number, warnings: number]

/** An error with the ways out of it, in the order in which they are preferred. */
export interface Fault extends Diagnostic {
  readonly cures?: (judge: Judge) => readonly Cure[]
}

export const fault = (
  code: string,
  path: Pointer,
  message: string,
  cures: (judge: Judge) => readonly Cure[],
): Fault => ({ ...error(code, path, message), cures })

export const changed = (member: Member, figure: Partial<Figure>): Member =>
  resolveFigure({ ...member.figure, ...figure }, member.index)

export const becoming = (member: Member, becomes: Member | undefined): Changes =>
  new Map([[member.index, becomes]])

/** Without some of a list, and without what stood or fell with them. */
export const losing = (member: Member, list: List, places: readonly number[]): Member =>
  tidy(member, bare(member, list, places))

/** Without some of a list, and nothing else done. */
export const bare = (member: Member, list: List, places: readonly number[]): Member => {
  const lost = new Set(places)
  return changed(member, { [list]: member.figure[list].filter((_, index) => !lost.has(index)) })
}

/** A speciality leaves with its class, a grimoire with the last Mage's class, and spells with what granted them. */
const tidy = (before: Member, after: Member): Member => {
  const unread = isMage(before) && !isMage(after)
  const read = changed(after, {
    ...(before.speciality && !after.speciality && { speciality: null }),
    ...(unread && {
      grimoire: null,
      equipment: after.figure.equipment.filter(id => id !== 'grimoire'),
    }),
  })
  // A grimoire left open stays in the domain where it was read.
  const shelf = changed(read, {
    grimoire: unread ? null : (grimoireDomain(before) ?? before.figure.grimoire),
  })
  const lost = domains.flatMap(domain => forgotten(before, shelf, domain))
  return lost.length > 0
    ? bare(
        read,
        'spells',
        lost.map(({ index }) => index),
      )
    : read
}

const forgotten = (before: Member, after: Member, domain: Domain): readonly Placed<SpellEntry>[] => {
  const known = spellsOf(after, domain)
  const overBefore = Math.max(0, spellsOf(before, domain).length - grants(before)[domain])
  const over = surplus(known, grants(after)[domain] + overBefore)
  const left = known.filter(spell => !over.includes(spell))
  const excess = unevenness(left) - Math.max(0, unevenness(spellsOf(before, domain)))
  return excess > 0 ? [...over, ...ofLevelTwo(left).slice(-excess)] : over
}

const ofLevelTwo = (known: readonly Placed<SpellEntry>[]) => known.filter(({ entry }) => entry.level === 2)

/** How many more of level II than of level I. */
const unevenness = (known: readonly Placed<SpellEntry>[]): number =>
  2 * ofLevelTwo(known).length - known.length

/** The spells to give up: level II before level I, the last learned first, so that the level rule holds. */
export const surplus = (
  known: readonly Placed<SpellEntry>[],
  granted: number,
): readonly Placed<SpellEntry>[] =>
  known
    .toSorted((a, b) => b.entry.level - a.entry.level || b.index - a.index)
    .slice(0, Math.max(0, known.length - granted))

/** Learns level I spells while there is room, then trades level II ones for level I, the last first. */
export const balanced = (member: Member, domain: Domain): Member => {
  const known = spellsOf(member, domain)
  const traded = ofLevelTwo(known).toReversed()
  const learnable = spells.filter(
    spell => spell.domain === domain && spell.level === 1 && !known.some(({ entry }) => entry === spell),
  )
  const list: (string | undefined)[] = [...member.figure.spells]
  let room = grants(member)[domain] - known.length
  let excess = unevenness(known)
  for (let [next, old] = [0, 0]; excess > 0; next++) {
    const spell = learnable[next]
    if (room > 0 && spell) {
      list.push(spell.id)
      room--
      excess--
      continue
    }
    const place = traded[old++]
    if (!place) break
    list[place.index] = spell?.id
    excess -= spell ? 2 : 1
  }
  return changed(member, { spells: list.filter(id => id !== undefined) })
}

/** Beyond these, what is on a list was not weighed piece by piece. */
const weighed = 8

/**
 * Every way of keeping so many of a list, what the figure can spare leaving first; of things that it can spare alike,
 * the last chosen.
 */
export const sparing = (
  member: Member,
  list: List,
  places: readonly number[],
  most: number,
  judge: Judge,
): readonly { readonly lost: readonly number[]; readonly becomes: Member }[] =>
  subsets(places.slice(0, weighed), most)
    .map(kept => {
      const lost = places.filter(place => !kept.includes(place))
      return { lost, verdict: judge(bare(member, list, lost)) }
    })
    .toSorted((a, b) => a.verdict[0] - b.verdict[0] || a.verdict[1] - b.verdict[1])
    .map(({ lost }) => ({ lost, becomes: losing(member, list, lost) }))

/** One thing of a list that the figure can best spare, as above. */
export const sparingOne = (
  member: Member,
  list: List,
  places: readonly number[],
  judge: Judge,
): { readonly place: number; readonly becomes: Member; readonly errors: number } | undefined => {
  const [best] = places
    .slice(-weighed)
    .toReversed()
    .map(place => ({ place, verdict: judge(bare(member, list, [place])) }))
    .toSorted((a, b) => a.verdict[0] - b.verdict[0] || a.verdict[1] - b.verdict[1])
  return best && { place: best.place, becomes: losing(member, list, [best.place]), errors: best.verdict[0] }
}

/** So many of these, the first ones first. */
const subsets = <T>(items: readonly T[], count: number): readonly (readonly T[])[] => {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), count - 1).map(rest => [item, ...rest]),
  )
}

const lists = ['classes', 'equipment', 'spells'] as const
const figures = pointer('roster', 'figures')

export const patchOf = (members: readonly Member[], changes: Changes): Patch => {
  const gone = [...changes].flatMap(([index, becomes]) => (becomes ? [] : [index]))
  const edits = [...changes].flatMap(([index, becomes]) => {
    const member = members[index]
    return member && becomes ? figurePatch(member, becomes) : []
  })
  return [...edits, ...removeItems(figures, gone)]
}

const figurePatch = ({ path, figure }: Member, { figure: becomes }: Member): Patch => [
  ...lists.flatMap(list => listPatch(`${path}/${list}`, figure[list], becomes[list])),
  ...(['speciality', 'grimoire'] as const).flatMap(key =>
    figure[key] === becomes[key] ? [] : [replace(`${path}/${key}`, becomes[key])],
  ),
]

const listPatch = (path: Pointer, before: readonly string[], after: readonly string[]): Patch => {
  const left = removals(before, after)
  if (left) return removeItems(path, left)
  const shared = Math.min(before.length, after.length)
  return [
    ...after
      .slice(0, shared)
      .flatMap((id, index) => (id === before[index] ? [] : [replace(`${path}/${index}`, id)])),
    ...before.slice(shared).map(() => remove(`${path}/${shared}`)),
    ...after.slice(shared).map(id => add(`${path}/-`, id)),
  ]
}

/** The places that were left out, where nothing else was done. */
const removals = (before: readonly string[], after: readonly string[]): readonly number[] | undefined => {
  let kept = 0
  const left: number[] = []
  for (const [index, id] of before.entries())
    if (id === after[kept]) kept++
    else left.push(index)
  return kept === after.length ? left : undefined
}
