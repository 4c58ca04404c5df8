#!/usr/bin/env node
/** `npm run dist`: packages for this system, in dist/. Words after it go to electron-builder (--linux deb …). */
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root, run } from './prepare.mjs'

const builder = join(root, 'bin', 'builder')

ensureInstalled()
ensureBuilt()
// Apart, by a lock file of its own: whoever only plays or works on Copiste never needs it.
ensureInstalled(builder, ['--ignore-scripts'])

const program = join(builder, 'node_modules', 'electron-builder', 'cli.js')
const words = [program, '--config', 'electron-builder.config.mjs', '--publish', 'never']
const status = run(process.execPath, [...words, ...process.argv.slice(2)], { shell: false })
process.exitCode = status === 0 ? 0 : 2
if (process.exitCode !== 0)
  console.error(
    'L’empaquetage a échoué, les lignes ci-dessus disent où. S’il s’agit d’Electron qui ne se télécharge pas, vérifiez la connexion, ou donnez un miroir dans ELECTRON_MIRROR, et recommencez.',
  )
