/** The themes that can be printed in: whose each is, what it is called, and which of them a job takes. */
import { capital, type GameSystem, type Theme } from '../core/index.ts'

/** A style sheet of the templates; one that all games share is nobody's. */
export interface ThemeFile {
  readonly id: string
  readonly game: string | null
}

/** Each game in its own: no theme is called so. */
export const ownTheme = 'jeu'

type Owner = Pick<GameSystem, 'id' | 'themes'>

const fits = ({ game }: ThemeFile, systems: readonly Owner[]): boolean =>
  game === null || systems.some(({ id }) => id === game)

/** Those that some of these games can be printed in, each once, by the name that a game gives it. */
export const themesFor = (files: readonly ThemeFile[], systems: readonly Owner[]): readonly Theme[] => {
  const names = new Map(systems.flatMap(({ themes }) => themes).map(({ id, name }) => [id, name]))
  const ids = new Set(files.filter(file => fits(file, systems) && file.id !== ownTheme).map(({ id }) => id))
  return [...ids].map(id => ({ id, name: names.get(id) ?? capital(id) }))
}

/** What is asked of the press: nothing where it is each game's own, or a theme that only other games have. */
export const themeAsked = (
  wanted: string,
  files: readonly ThemeFile[],
  systems: readonly Owner[],
): string | undefined => {
  if (wanted === ownTheme) return undefined
  const found = files.filter(({ id }) => id === wanted)
  return found.length === 0 || found.some(file => fits(file, systems)) ? wanted : undefined
}
