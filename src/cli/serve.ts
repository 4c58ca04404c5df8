/** What `copiste serve` starts, loaded by it alone. */
import { join } from 'node:path'
import type { Host } from '../app/port.ts'
import { createDesk } from '../app/desk/index.ts'
import { createHost } from '../host/machine.ts'
import { readStored, writeStored } from '../app/store.ts'
import { z } from '../core/index.ts'
import { openPages } from '../host/pages.ts'
import { openWebHost, type WebHost } from '../web/server.ts'
import { exitCodes, type ExitCode, type Machine } from './command.ts'
import { print, say } from './terminal.ts'

export const serve = async (port: number, machine: Machine): Promise<ExitCode> => {
  const { terminal, systems, version, root } = machine
  const host = createHost(root)
  const desk = createDesk({ host, systems, version, kind: 'browser' })
  const pages = openPages(join(root, 'out', 'renderer'))
  let web: WebHost
  try {
    web = await openAt(port, host, wished => openWebHost({ desk, pages, port: wished }))
  } catch (fault) {
    say(terminal, portTaken(port, fault))
    await desk.close()
    host.stop()
    return exitCodes.fault
  }
  print(terminal, web.address)
  say(terminal, 'Copiste est ouvert à cette adresse, pour cette machine seulement. Ctrl-C pour l’arrêter.')
  await stopSignal()
  say(terminal, 'Copiste s’arrête.')
  await web.close()
  await desk.close()
  host.stop()
  return exitCodes.done
}

const addressSchema = z.object({ port: z.int().min(1024).max(65535) })

/**
 * Where no port is asked for, the one of last time: what a browser keeps, it keeps for one address, and a page that was
 * left open finds its host again. While another studio is open there, any port will do.
 */
const openAt = async (
  asked: number,
  { files, dataFolder }: Host,
  open: (port: number) => Promise<WebHost>,
): Promise<WebHost> => {
  if (asked !== 0) return open(asked)
  const path = `${dataFolder}/adresse.json`
  const last = await readStored(files, path, addressSchema)
  if (last) return open(last.port).catch(() => open(0))
  const web = await open(0)
  await files.makeFolder(dataFolder)
  await writeStored(files, path, { port: web.port })
  return web
}

const portTaken = (port: number, fault: unknown): string =>
  fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE'
    ? `Le port ${port} est pris\u00a0: choisissez-en un autre, ou aucun.`
    : 'Le studio ne peut pas s’ouvrir sur cette machine : essayez un autre port.'

const stopSignal = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
