/** The themes that can be asked for, without loading the press. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ThemeFile } from '../app/themes.ts'

/** What is not there, or cannot be read, has none: the press says why once it is asked for a file of it. */
const inFolder = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const isPlain = (file: string): boolean => {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

const ending = '.css'

/** A player's own first. */
export const listThemes = (folders: { readonly root: string; readonly own?: string }): readonly ThemeFile[] =>
  [...(folders.own === undefined ? [] : [folders.own]), join(folders.root, 'templates')].flatMap(folder =>
    inFolder(folder).flatMap(place => {
      const themes = join(folder, place, 'themes')
      return inFolder(themes)
        .filter(name => name.endsWith(ending) && name !== ending && isPlain(join(themes, name)))
        .map(name => ({ id: name.slice(0, -ending.length), game: place === 'shared' ? null : place }))
    }),
  )
