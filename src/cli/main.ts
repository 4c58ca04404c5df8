/** The command line on the real machine, and its exit code. */
import { join } from 'node:path'
import { version } from '../../package.json'
import { error, failure, success, tooLarge, type Result } from '../core/index.ts'
import { systems } from '../games/index.ts'
import { createPreferences, createPrintedMarks } from '../app/preferences.ts'
import { createPresence } from '../app/presence.ts'
import { files } from '../host/files.ts'
import { onlooker } from '../host/folders.ts'
import { dataFolder } from '../host/places.ts'
import { exitCodes } from './command.ts'
import { pressHost } from './press-host.ts'
import { run } from './run.ts'
import { OutputLost, say, type Terminal } from './terminal.ts'

const terminal: Terminal = { out: process.stdout, err: process.stderr, colour: !process.env['NO_COLOR'] }
const printersFolder = process.env['COPISTE_PRINTERS'] ?? join(dataFolder(), 'imprimantes')

/** Nothing more can be read, and nobody is told that all went well. */
const outputLost = (): never => {
  say(
    terminal,
    'La sortie standard est fermée ou pleine : le résultat n’a pas pu y être écrit en entier. Recommencez vers un endroit qui le prend.',
  )
  return process.exit(exitCodes.fault)
}

process.stdout.on('error', outputLost)
// Messages that nobody can read change nothing of what is done.
process.stderr.on('error', () => undefined)

const input = async (most: number): Promise<Result<Uint8Array>> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of process.stdin) {
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    length += bytes.length
    if (length > most) return failure(error('file.too-large', '', tooLarge))
  }
  return success(Buffer.concat(chunks))
}

/** Answers the exit code; the folder is that of the whole program. */
export const main = async (root: string): Promise<number> => {
  try {
    return await run(process.argv.slice(2), {
      terminal,
      files,
      input,
      systems,
      version,
      root,
      printersFolder,
      printed: createPrintedMarks(createPreferences({ files, dataFolder: dataFolder() })),
      press: pressHost(root),
      isOpen: path => files.realPath(path).then(createPresence(onlooker(dataFolder())).isOpen),
    })
  } catch (fault) {
    if (fault instanceof OutputLost) return outputLost()
    const what = fault instanceof Error ? fault.message : String(fault)
    say(
      terminal,
      `Copiste a un défaut et s’arrête (${what}). Vos fichiers sont intacts ; signalez-le avec la commande.`,
    )
    return exitCodes.fault
  }
}
