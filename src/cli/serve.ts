/** What `copiste serve` starts, loaded by it alone. */
import { join } from 'node:path'
import { createDesk } from '../app/desk/index.ts'
import { createHost } from '../host/machine.ts'
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
    web = await openWebHost({ desk, pages, port })
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

const portTaken = (port: number, fault: unknown): string =>
  fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE'
    ? `Le port ${port} est pris\u00a0: choisissez-en un autre, ou aucun.`
    : 'Le studio ne peut pas s’ouvrir sur cette machine : essayez un autre port.'

const stopSignal = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
