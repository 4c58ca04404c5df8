#!/usr/bin/env node
/** `npm run dist`: packages for this system, in dist/. Words after it go to electron-builder (--linux deb …). */
import { ensureBuilt, ensureInstalled, run } from './prepare.mjs'

const builder = 'electron-builder@26.17.0'

ensureInstalled()
ensureBuilt()

const words = ['--yes', builder, '--config', 'electron-builder.config.mjs', '--publish', 'never']
process.exitCode = run('npx', [...words, ...process.argv.slice(2)]) === 0 ? 0 : 2
if (process.exitCode !== 0)
  console.error(
    'L’empaquetage a échoué, les lignes ci-dessus disent où. S’il s’agit d’Electron qui ne se télécharge pas, vérifiez la connexion, ou donnez un miroir dans ELECTRON_MIRROR, et recommencez.',
  )
