/** The command line's entry point: the program itself is opened once its compiled code is at hand. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openKeptCode } from '../host/kept-code.ts'
import { cacheFolder } from '../host/places.ts'

const [, , command = ''] = process.argv
const code = openKeptCode(join(cacheFolder(), 'code'), /^[a-z]{1,20}$/.test(command) ? command : 'aide')
// What a command that failed has run is little.
process.on('exit', status => {
  if (status < 2) code.keep()
})

const root = fileURLToPath(new URL('../..', import.meta.url))
void import('./main.ts').then(async ({ main }) => {
  process.exitCode = await main(root)
})
