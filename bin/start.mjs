#!/usr/bin/env node
/** `npm start`: the studio in its window; where there is no screen or no Electron, in a browser of this machine. */
import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'

ensureInstalled()
ensureBuilt()

const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))

const executable = () => {
  const named = join(folder, 'path.txt')
  const path = existsSync(named) ? join(folder, 'dist', readFileSync(named, 'utf8')) : ''
  return path !== '' && existsSync(path) ? path : undefined
}

/** npm's electron brings its binary at its first start; a machine that cannot reach it does without. */
const fetched = () => {
  if (executable()) return executable()
  console.error('Copiste va chercher Electron (une seule fois)…')
  spawnSync(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore', timeout: 600_000 })
  return executable()
}

const hasScreen =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY) || Boolean(process.env.WAYLAND_DISPLAY)
const electron = process.env.COPISTE_ELECTRON ?? (hasScreen ? fetched() : undefined)

const follow = child => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', code => {
    process.exitCode = code ?? 0
  })
}

if (electron && hasScreen) {
  follow(spawn(electron, [root, ...process.argv.slice(2)], { stdio: 'inherit' }))
} else {
  const why = hasScreen ? 'Electron ne peut pas être obtenu ici' : 'Il n’y a pas d’écran ici'
  console.error(`${why} : le studio s’ouvre dans un navigateur, à l’adresse qui suit.`)
  const copiste = join(root, 'bin', 'copiste.mjs')
  follow(spawn(process.execPath, [copiste, 'serve', ...process.argv.slice(2)], { stdio: 'inherit' }))
}
