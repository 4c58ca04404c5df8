/** What a figure is called beside its name: its rank, its build and its classes, as its player would have them agree. */
import { agreed } from '../../core/index.ts'
import { buildTitles, ranks, rankTitles, type ClassEntry, type Rank } from './catalog/index.ts'
import type { Member } from './resolve.ts'

export const rankOf = ({ classes }: Member): Rank | undefined =>
  ranks[Math.min(classes.length, ranks.length) - 1]

/** « Héroïne » */
export const rankTitleOf = (member: Member): string => {
  const rank = rankOf(member)
  return rank ? agreed(rankTitles[rank], member.figure.accord) : 'Sans classe'
}

/** « Héroïne puissante »; « Rang de Héros, carrure puissante » where nothing is said. */
export const titleOf = (member: Member): string => {
  const { build, accord } = member.figure
  return `${rankTitleOf(member)}${agreed(buildTitles[build], rankOf(member) && accord)}`
}

/** The name of a class, said of one figure. */
export const classNameOf = ({ figure }: Pick<Member, 'figure'>, { name, feminine }: ClassEntry): string =>
  agreed({ neutral: name, f: feminine, m: name }, figure.accord)

export const classNamesOf = (member: Member): readonly string[] =>
  member.classes.map(({ entry }) => classNameOf(member, entry))

/** A figure without a name goes by its classes, on screen and on paper alike. */
export const nameOf = (member: Member): string =>
  member.figure.name.trim() || classNamesOf(member).join(' ') || `Figurine ${member.index + 1}`
