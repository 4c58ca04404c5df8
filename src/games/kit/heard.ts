/** What games have alike in hearing a list that players wrote: numbers, what its words came to, and whom nobody understands. */
import { quote, suggestion, typeset, type HeardItem, type LineRemark } from '../../core/index.ts'

/** The number that a list writes, as far as a file may hold it. */
export const atMost = (text: string | undefined, limit: number): number => Math.min(Number(text ?? 0), limit)

/** Of all that was said of a member, what says this of it, in the order of the list. */
export const gathered =
  <S extends object>(senses: readonly S[]) =>
  <K extends keyof S>(key: K): readonly NonNullable<S[K]>[] =>
    senses.flatMap(sense => sense[key] ?? [])

/** Of a member: what its word is not, and what of this game it may have meant. */
export const notUnderstood =
  (isNot: string, known: readonly string[]) =>
  ({ line, text }: Pick<HeardItem, 'line' | 'text'>): LineRemark => ({
    line,
    message: typeset(`${quote(text)} ${isNot}.${suggestion(text, known)}`),
  })

/** Of the whole: « la bande », « la troupe ». */
export const saysNothingOf =
  (whole: string) =>
  ({ line, text }: Pick<HeardItem, 'line' | 'text'>): LineRemark => ({
    line,
    message: `${quote(text)} ne dit rien de ${whole} que l’on comprenne.`,
  })
