/** The whole host port for Node: disk, clock, press, and where a player's things are. */
import { join } from 'node:path'
import type { Desktop, Host } from '../app/port.ts'
import { files } from './files.ts'
import { usualFolder } from './folders.ts'
import { fingerprint } from './late-crypto.ts'
import { createLiveness } from './liveness.ts'
import { openOutlines } from './outlines.ts'
import { cacheFolder, dataFolder } from './places.ts'
import { createPressService } from './press-service.ts'

export interface NodeHost extends Host {
  readonly stop: () => void
}

export const createHost = (root: string, desktop?: Desktop, documents?: string): NodeHost => {
  const liveness = createLiveness(dataFolder())
  return {
    files,
    desktop,
    fingerprint,
    outline: openOutlines(root),
    clock: { now: () => new Date() },
    press: createPressService({
      workerFile: join(root, 'out', 'main', 'press-thread.cjs'),
      folders: { root },
    }),
    process: liveness.process,
    isAlive: liveness.isAlive,
    stop: liveness.stop,
    dataFolder: dataFolder(),
    cacheFolder: cacheFolder(),
    usualFolder: usualFolder(documents),
  }
}
