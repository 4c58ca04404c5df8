/** Which versions may go: many of the last hours, few of the last months, and never yesterday's for ten of today. */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Up to this age, one of each such stretch of time: the last of it. Younger than an hour, all of them. */
const stretches = [
  { until: hour, length: 0 },
  { until: day, length: hour },
  { until: 30 * day, length: day },
  { until: Infinity, length: 7 * day },
] as const

/** Of one band: a dozen of the largest that there can be, thousands of an ordinary one. */
export const mostBytes = 96 * 1024 * 1024

export interface Dated {
  /** Milliseconds. */
  readonly at: number
  readonly size: number
}

/** Given the newest first. */
export const superfluous = <T extends Dated>(versions: readonly T[], now: number): readonly T[] => {
  const wanted = withinSize(oneOfEachStretch(versions, now), now)
  const kept = new Set(wanted)
  return versions.filter(version => !kept.has(version))
}

const oneOfEachStretch = <T extends Dated>(versions: readonly T[], now: number): readonly T[] => {
  const taken = new Set<string>()
  return versions.filter(({ at }) => {
    const length = stretches.find(({ until }) => now - at <= until)?.length ?? 0
    if (length === 0) return true
    const stretch = `${length} ${Math.floor(at / length)}`
    if (taken.has(stretch)) return false
    taken.add(stretch)
    return true
  })
}

/**
 * Of those that are too many together, the ones go first that lie closest before the next, for their age: saves in quick
 * succession rather than yesterday's last. The newest always stays.
 */
const withinSize = <T extends Dated>(versions: readonly T[], now: number): readonly T[] => {
  let bytes = versions.reduce((sum, { size }) => sum + size, 0)
  const left = [...versions]
  while (bytes > mostBytes && left.length > 1) {
    const distances = left.map(({ at }, index) => {
      const next = left[index - 1]
      return next ? (next.at - at) / Math.max(1, now - at) : Infinity
    })
    const [gone] = left.splice(distances.indexOf(Math.min(...distances)), 1)
    bytes -= gone?.size ?? 0
  }
  return left
}
