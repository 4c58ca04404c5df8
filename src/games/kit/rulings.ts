/** Rulings as a game writes them down: in the order in which they were made, and by subject as they are read. */
import type { Ruling, RulingSubject } from '../../core/index.ts'

/** In the order of the page, each with the numbers of its rulings. */
export type NumberedSubject = RulingSubject & { readonly numbers: readonly number[] }

export const numberedRulings = (
  texts: readonly (readonly [title: string, text: string])[],
  subjects: readonly NumberedSubject[],
): readonly Ruling[] =>
  texts.map(([title, text], index) => {
    const number = index + 1
    const found = subjects.find(({ numbers }) => numbers.includes(number))
    return {
      number,
      title,
      text,
      ...(found && { subject: { title: found.title, icon: found.icon } }),
    }
  })
