/** Moments in the players' words: long where one is chosen by it, short where it only goes along. */
const inWords = (dateStyle: 'full' | 'medium', timeStyle: 'medium' | 'short') => {
  const format = new Intl.DateTimeFormat('fr', { dateStyle, timeStyle })
  return (at: number): string => format.format(at)
}

export const longMoment = inWords('full', 'medium')
export const moment = inWords('medium', 'medium')
export const shortMoment = inWords('medium', 'short')

const day = 24 * 3600_000
const startOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('fr', options)
const hours = format({ hour: '2-digit', minute: '2-digit' })
const weekday = format({ weekday: 'long' })
const inYear = format({ day: 'numeric', month: 'short' })
const longAgo = format({ day: 'numeric', month: 'short', year: 'numeric' })

/** As one says it at the table: « à l’instant », « 14:05 », « hier », « mardi », « 8 nov. ». */
export const sinceWhen = (at: number, now: number): string => {
  const days = Math.round((startOf(now) - startOf(at)) / day)
  if (days <= 0) return now - at < 60_000 ? 'à l’instant' : hours.format(at)
  if (days === 1) return 'hier'
  if (days < 7) return weekday.format(at)
  return new Date(at).getFullYear() === new Date(now).getFullYear() ? inYear.format(at) : longAgo.format(at)
}
