/** Where a player's things are on this machine, and how a host without a window looks at them. */
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Host } from '../app/port.ts'
import { files } from './files.ts'
import { fingerprint } from './late-crypto.ts'
import { isAlive } from './liveness.ts'
import { dataFolder } from './places.ts'

/** Copiste's folder among the player's documents; beside Copiste's own data where there are no documents. */
export const usualFolder = (documents?: string): string => {
  const chosen = process.env['COPISTE_LIBRARY']
  if (chosen) return chosen
  const place = documents ?? documentsFolder()
  return existsSync(place) ? join(place, 'Copiste') : join(dataFolder(), 'bandes')
}

/** Linux names the folder in the player's language, in a file. */
const documentsFolder = (): string => {
  const config = join(process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'user-dirs.dirs')
  const named = existsSync(config)
    ? /^XDG_DOCUMENTS_DIR="(?:\$HOME\/)?([^"]+)"$/m.exec(readFileSync(config, 'utf8'))?.[1]
    : undefined
  if (named === undefined) return join(homedir(), 'Documents')
  return named.startsWith('/') ? named : join(homedir(), named)
}

/** What the command line needs to see whether a studio has a file open; it marks nothing itself. */
export const onlooker = (
  folder: string,
): Pick<Host, 'files' | 'fingerprint' | 'process' | 'isAlive' | 'dataFolder'> => ({
  files,
  fingerprint,
  process: process.pid,
  dataFolder: folder,
  isAlive: id => isAlive(folder, id),
})
