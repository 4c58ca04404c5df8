/** A real desk on a real disk, in folders of its own. */
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDesk, type Desk } from '../../src/app/desk/index.ts'
import type { Desktop, Host } from '../../src/app/port.ts'
import { newBand, writeJson, type JsonObject } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { createHost, type NodeHost } from '../../src/host/machine.ts'
import { root } from '../cli/cli.ts'

export interface OpenDesk {
  readonly desk: Desk
  readonly host: NodeHost
  readonly library: string
  readonly data: string
  /** Throws where the call is refused: for what a test takes for granted. */
  readonly get: (session: string, call: string, input?: unknown) => Promise<unknown>
  /** The codes of a refusal. */
  readonly refused: (session: string, call: string, input?: unknown) => Promise<readonly string[]>
  readonly put: (name: string, document: JsonObject) => string
  readonly close: () => Promise<void>
}

export interface DeskParts {
  readonly desktop?: Desktop
  readonly press?: Host['press']
}

export const openDesk = (folder: string, { desktop, press }: DeskParts = {}): OpenDesk => {
  for (const name of ['data', 'library']) mkdirSync(join(folder, name), { recursive: true })
  const [data, library] = [realpathSync(join(folder, 'data')), realpathSync(join(folder, 'library'))]
  process.env['COPISTE_DATA'] = data
  process.env['COPISTE_LIBRARY'] = library
  const made = createHost(root, desktop)
  const host = press ? { ...made, press } : made
  const desk = createDesk({ host, systems, version: 'test', kind: 'browser' })
  return {
    desk,
    host,
    library,
    data,
    get: async (session, call, input = {}) => {
      const result = await desk.answer(session, call, input)
      if (!result.ok)
        throw new Error(`${call}: ${result.diagnostics.map(({ message }) => message).join(' ')}`)
      return result.value
    },
    refused: async (session, call, input = {}) => {
      const result = await desk.answer(session, call, input)
      return result.ok ? [] : result.diagnostics.map(({ code }) => code)
    },
    put: (name, document) => {
      const path = join(library, name)
      writeFileSync(path, writeJson(document))
      return path
    },
    close: async () => {
      await desk.close()
      host.stop()
    },
  }
}

export const sampleDocument = (id: string): JsonObject => {
  for (const system of systems) {
    const sample = system.samples.find(candidate => candidate.id === id)
    if (sample) return newBand(system, sample)
  }
  throw new Error(`no sample ${id}`)
}
