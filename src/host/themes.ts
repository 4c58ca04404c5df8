/** The themes that can be asked for, without loading the press. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const listThemes = (folders: { readonly root: string; readonly own?: string }): readonly string[] =>
  [...(folders.own === undefined ? [] : [folders.own]), join(folders.root, 'templates')].flatMap(folder => {
    const themes = join(folder, 'shared', 'themes')
    return existsSync(themes) && statSync(themes).isDirectory()
      ? readdirSync(themes)
          .filter(name => name.endsWith('.css'))
          .map(name => name.slice(0, -4))
      : []
  })
