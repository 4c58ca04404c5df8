/** The command line's entry point: the real machine, and the exit code. */
import { systems } from '../games/index.ts'
import { files } from '../host/files.ts'
import { version } from '../../package.json'
import { exitCodes } from './command.ts'
import { run } from './run.ts'
import { say, type Terminal } from './terminal.ts'

const terminal: Terminal = { out: process.stdout, err: process.stderr, colour: !process.env['NO_COLOR'] }

// A reader that closes early (`| head`) is not a fault.
process.stdout.on('error', fault => {
  process.exit('code' in fault && fault.code === 'EPIPE' ? exitCodes.done : exitCodes.fault)
})

const main = async (): Promise<number> => {
  try {
    return await run(process.argv.slice(2), version, { terminal, files, systems })
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault)
    say(
      terminal,
      `Copiste a un défaut et s’arrête (${what}). Vos fichiers sont intacts ; signalez-le avec la commande.`,
    )
    return exitCodes.fault
  }
}

void main().then(code => {
  process.exitCode = code
})
