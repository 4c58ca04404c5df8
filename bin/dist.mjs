#!/usr/bin/env node
/** `npm run dist`: packages for this system, in dist/. Words after it go to electron-builder (--linux deb …). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root, run } from './prepare.mjs'

const builder = 'electron-builder@26.17.0'

ensureInstalled()
ensureBuilt()

const words = ['--yes', builder, '--config', 'electron-builder.config.mjs', '--publish', 'never']
if (run('npx', [...words, ...process.argv.slice(2)]) === 0) process.exit(0)

/** The usual reason for a failure, and the one whose message helps the least. */
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const mirror = process.env.ELECTRON_MIRROR ?? 'https://github.com/electron/electron/releases/download/'
const address = `${mirror}v${devDependencies.electron}/SHASUMS256.txt`
const reachable = await fetch(address, { signal: AbortSignal.timeout(15_000) }).then(
  ({ ok }) => ok,
  () => false,
)
console.error(
  reachable
    ? 'L’empaquetage a échoué : les lignes ci-dessus disent où.'
    : `Electron ${devDependencies.electron} ne peut pas être téléchargé depuis ${mirror} : vérifiez la connexion, ou donnez un miroir dans ELECTRON_MIRROR, et recommencez.`,
)
process.exitCode = 2
