/** The themes that can be asked for, without loading the press. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ThemeFile } from '../app/themes.ts'

const inFolder = (folder: string): readonly string[] =>
  existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : []

/** A player's own first. */
export const listThemes = (folders: { readonly root: string; readonly own?: string }): readonly ThemeFile[] =>
  [...(folders.own === undefined ? [] : [folders.own]), join(folders.root, 'templates')].flatMap(folder =>
    inFolder(folder).flatMap(place =>
      inFolder(join(folder, place, 'themes'))
        .filter(name => name.endsWith('.css'))
        .map(name => ({ id: name.slice(0, -4), game: place === 'shared' ? null : place })),
    ),
  )
