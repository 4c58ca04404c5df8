/** Moments in the players' words: long where one is chosen by it, short where it only goes along. */
const inWords = (dateStyle: 'full' | 'medium', timeStyle: 'medium' | 'short') => {
  const format = new Intl.DateTimeFormat('fr', { dateStyle, timeStyle })
  return (at: number): string => format.format(at)
}

export const longMoment = inWords('full', 'medium')
export const moment = inWords('medium', 'medium')
export const shortMoment = inWords('medium', 'short')
