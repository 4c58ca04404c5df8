/** Where a player's things are on this machine, and what may be thrown away at any time. */
import { homedir } from 'node:os'
import { join } from 'node:path'

export const dataFolder = (): string => process.env['COPISTE_DATA'] ?? join(homedir(), '.copiste')

/** All that Copiste keeps to be quicker: it is made anew where it is gone. */
export const cacheFolder = (): string => process.env['COPISTE_CACHE'] ?? join(dataFolder(), 'cache')
