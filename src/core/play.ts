/**
 * What a game holds on the table while it is played: numbers to read, what is lost, spent and ticked. A game says what
 * there is; what a player has marked of it is kept beside the band, so that nothing of the band changes and nothing
 * printed depends on it.
 */
import type { Pointer } from './pointer.ts'
import { z } from './schema.ts'

/** When a mark is wiped away by itself. */
export type Lasting = 'round' | 'game'

/** Something to read and never to touch. */
export interface PlayReading {
  readonly label: string
  readonly value: string
  readonly icon?: string
  readonly note?: string
}

interface Markable {
  /** Marks are kept under it: the same from one day to the next, and of no two things of one holder. */
  readonly id: string
  readonly label: string
  readonly icon?: string
  readonly note?: string
}

/** What is lost one by one, and regained. */
export interface PlayTrack extends Markable {
  readonly count: number
  /** Whoever has none left is out of the game. */
  readonly vital?: boolean
}

export interface PlayCounter extends Markable {
  readonly most: number
  readonly until: Lasting
  /** What it holds at first, and, where it lasts for a Round, as each begins. */
  readonly start: number | ((before: RoundEnd) => number)
}

/** Boxes that are ticked one after the other: what can be done so many times. */
export interface PlayTick extends Markable {
  readonly count: number
  readonly until: Lasting
}

export interface PlayTicks {
  readonly label: string
  readonly ticks: readonly PlayTick[]
}

/** So or not so. */
export interface PlayState extends Markable {
  readonly until: Lasting
  /** Whoever is in it is out of the game. */
  readonly out?: boolean
}

export interface PlayHolder {
  readonly counters: readonly PlayCounter[]
  readonly ticks: readonly PlayTicks[]
  readonly states: readonly PlayState[]
}

export interface PlayMember extends PlayHolder {
  readonly path: Pointer
  readonly title: string
  readonly subtitle?: string
  readonly icon?: string
  /** The few that are looked for all the time. */
  readonly numbers: readonly PlayReading[]
  /** What its attacks are written as, and each of them. */
  readonly attacks: { readonly label: string; readonly readings: readonly PlayReading[] }
  /** What else is asked now and then. */
  readonly details: readonly PlayReading[]
  readonly notes: readonly string[]
  readonly tracks: readonly PlayTrack[]
}

export interface PlaySheet {
  /** What a Round is called, and how many are usually played. */
  readonly round: { readonly label: string; readonly usual: number }
  readonly band: PlayHolder
  readonly members: readonly PlayMember[]
}

/** Amounts by the ids of what they mark; what is not there stands as at the beginning. */
export type Marks = Readonly<Record<string, number>>

/** How things stood as a Round ended; before the first, everybody is there and nothing is marked. */
export interface RoundEnd {
  readonly inPlay: ReadonlySet<Pointer>
  readonly band: Marks
}

/** More than any game holds: what is larger was not written by Copiste. */
const bounds = { amount: 9_999, members: 400, marks: 200, text: 400 } as const

const amount = z.int().min(-bounds.amount).max(bounds.amount)
/** Of ids that no program has been tricked with. */
const markId = z
  .string()
  .max(bounds.text)
  .regex(/^(?!(?:__proto__|constructor|prototype)$)/)
const marksSchema = z
  .record(markId, amount)
  .default({})
  .refine(marks => Object.keys(marks).length <= bounds.marks, 'trop de marques.')

export const playedSchema = z.object({
  round: z.int().min(1).max(bounds.amount).default(1),
  band: marksSchema,
  members: z
    .array(
      z.object({
        path: z.string().max(bounds.text),
        title: z.string().max(bounds.text),
        marks: marksSchema,
      }),
    )
    .max(bounds.members)
    .readonly()
    .default([]),
})

/** A game that is being played, as far as a player has marked it. */
export interface Played {
  readonly round: number
  readonly band: Marks
  readonly members: readonly PlayedMember[]
}

export interface PlayedMember {
  readonly path: Pointer
  readonly title: string
  readonly marks: Marks
}

export const notPlayed: Played = { round: 1, band: {}, members: [] }

/** Whether nothing is marked yet. */
export const isUnplayed = ({ round, band, members }: Played): boolean =>
  round === 1 &&
  Object.keys(band).length === 0 &&
  members.every(({ marks }) => Object.keys(marks).length === 0)

const clamped = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most))

/** What is left of a track. */
export const leftOf = ({ id, count }: PlayTrack, marks: Marks): number => clamped(marks[id] ?? count, count)

export const heldOf = ({ id, most, start }: PlayCounter, marks: Marks, before: RoundEnd): number =>
  clamped(marks[id] ?? (typeof start === 'number' ? start : start(before)), most)

export const tickedOf = ({ id, count }: PlayTick, marks: Marks): number => clamped(marks[id] ?? 0, count)

export const isIn = ({ id }: PlayState, marks: Marks): boolean => (marks[id] ?? 0) > 0

/** Whether a member plays no more. */
export const isOut = ({ tracks, states }: PlayMember, marks: Marks): boolean =>
  tracks.some(track => track.vital === true && leftOf(track, marks) === 0) ||
  states.some(state => state.out === true && isIn(state, marks))

/**
 * What is marked of each member. It is found by its place and its name; where a figure came or went before it, by its
 * name; where it was given another name, by its place.
 */
export const marksOfEach = (
  members: readonly Pick<PlayMember, 'path' | 'title'>[],
  marked: readonly PlayedMember[],
): ReadonlyMap<Pointer, Marks> => {
  const found = new Map<Pointer, Marks>()
  const taken = new Set<PlayedMember>()
  const find = (same: (member: (typeof members)[number], entry: PlayedMember) => boolean): void => {
    for (const member of members.filter(({ path }) => !found.has(path))) {
      const entry = marked.find(one => !taken.has(one) && same(member, one))
      if (!entry) continue
      taken.add(entry)
      found.set(member.path, entry.marks)
    }
  }
  const known = new Set(members.map(({ title }) => title))
  find((member, entry) => member.path === entry.path && member.title === entry.title)
  find((member, entry) => member.title === entry.title)
  find((member, entry) => member.path === entry.path && !known.has(entry.title))
  return found
}

/** Of a member that nothing is marked of. */
export const noMarks: Marks = {}

/** The members' marks under the places that they have now; those of figures that are no more stay, for they may return. */
const settled = ({ members }: PlaySheet, played: Played): readonly PlayedMember[] => {
  const marks = marksOfEach(members, played.members)
  const used = new Set(marks.values())
  return [
    ...members.flatMap(({ path, title }) => {
      const own = marks.get(path)
      return own ? [{ path, title, marks: own }] : []
    }),
    ...played.members.filter(entry => !used.has(entry.marks)),
  ].slice(0, bounds.members)
}

/** A mark of the band, or of one of its members. */
export const marked = (
  sheet: PlaySheet,
  played: Played,
  holder: Pointer | undefined,
  id: string,
  value: number,
): Played => {
  if (holder === undefined) return { ...played, band: { ...played.band, [id]: value } }
  const members = settled(sheet, played)
  const title = sheet.members.find(({ path }) => path === holder)?.title ?? ''
  const own = members.find(({ path }) => path === holder)
  const next = { path: holder, title, marks: { ...own?.marks, [id]: value } }
  return { ...played, members: own ? members.map(one => (one === own ? next : one)) : [...members, next] }
}

/** Before the first Round: everybody is there, and nothing is marked. */
export const atFirst = ({ members }: PlaySheet): RoundEnd => ({
  inPlay: new Set(members.map(({ path }) => path)),
  band: {},
})

export const roundEndOf = (sheet: PlaySheet, played: Played): RoundEnd => {
  const marks = marksOfEach(sheet.members, played.members)
  const inPlay = sheet.members.filter(member => !isOut(member, marks.get(member.path) ?? noMarks))
  return { inPlay: new Set(inPlay.map(({ path }) => path)), band: played.band }
}

/** Without what ends with the Round, and with what counters hold as the next begins. */
const afterRound = (holder: PlayHolder, marks: Marks, before: RoundEnd): Marks => {
  const ended = new Set(
    [...holder.counters, ...holder.ticks.flatMap(({ ticks }) => ticks), ...holder.states].flatMap(
      ({ id, until }) => (until === 'round' ? [id] : []),
    ),
  )
  const kept = Object.entries(marks).filter(([id]) => !ended.has(id))
  const begun = holder.counters.flatMap(({ id, until, start }) =>
    until === 'round' && typeof start !== 'number' ? [[id, start(before)] as const] : [],
  )
  return Object.fromEntries([...kept, ...begun])
}

/** The next Round: its counters are filled anew, and what lasted for this one is wiped away. */
export const nextRound = (sheet: PlaySheet, played: Played): Played => {
  const before = roundEndOf(sheet, played)
  const holders = new Map(sheet.members.map(member => [member.path, member]))
  const members = settled(sheet, played).flatMap(entry => {
    const holder = holders.get(entry.path)
    const marks = holder?.title === entry.title ? afterRound(holder, entry.marks, before) : entry.marks
    return Object.keys(marks).length > 0 ? [{ ...entry, marks }] : []
  })
  return { round: played.round + 1, band: afterRound(sheet.band, played.band, before), members }
}
