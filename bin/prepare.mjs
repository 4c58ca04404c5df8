/** Installs what is missing or out of date, builds what is missing or out of date. Plain Node, nothing else. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...names) => join(root, ...names)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Copiste demande Node 20.19 ou plus récent, et vous avez ${process.versions.node} : mettez Node à jour.`,
  )
  process.exit(2)
}

export const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })
    .status ?? 1

/** An installed tool, run by this very Node. */
export const runTool = (script, args, options = {}) =>
  spawnSync(process.execPath, [inRoot('node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    ...options,
  }).status ?? 1

const readStamp = path => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const installStamp = inRoot('node_modules', '.copiste-lock')
const buildStamp = inRoot('out', '.copiste-build')

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')

/** Standard error only: standard output belongs to the command. */
const quietly = { stdio: ['ignore', process.stderr, process.stderr] }

export const ensureInstalled = () => {
  if (!existsSync(inRoot('package-lock.json'))) return
  if (readStamp(installStamp) === lockHash()) return
  alone('install', () => {
    if (readStamp(installStamp) === lockHash()) return
    console.error('Copiste installe ses dépendances (une seule fois)…')
    if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], quietly) !== 0) {
      console.error('L’installation a échoué : vérifiez la connexion au registre npm et recommencez.')
      process.exit(2)
    }
    writeFileSync(installStamp, lockHash())
  })
}

const sources = [
  'src',
  'build',
  'templates',
  'fonts',
  'package.json',
  'package-lock.json',
  'electron.vite.config.ts',
]

/** Names, sizes and dates: enough to see that something changed, and quick enough for every start. */
const sourceHash = () => {
  const hash = createHash('sha256')
  const visit = path => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const name of sources) visit(inRoot(name))
  return hash.digest('hex')
}

export const ensureBuilt = () => {
  // An installed Copiste carries its build and no sources.
  if (!existsSync(inRoot('src'))) return
  if (readStamp(buildStamp) === sourceHash()) return
  ensureInstalled()
  alone('build', () => {
    const hash = sourceHash()
    if (readStamp(buildStamp) === hash) return
    console.error('Copiste se construit…')
    rmSync(buildStamp, { force: true })
    if (runTool('electron-vite/bin/electron-vite.js', ['build', '--logLevel', 'error'], quietly) !== 0) {
      console.error('La construction a échoué : les lignes ci-dessus disent où.')
      process.exit(2)
    }
    writeFileSync(buildStamp, hash)
  })
}

/** One process at a time: two terminals, or the tests, may start together. A lock whose holder was killed is broken. */
const alone = (name, action) => {
  const lock = inRoot(`.copiste-${name}.lock`)
  const release = () => rmSync(lock, { recursive: true, force: true })
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      if (isAbandoned(lock)) release()
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
  writeFileSync(join(lock, 'pid'), String(process.pid))
  process.on('exit', release)
  try {
    action()
  } finally {
    release()
    process.off('exit', release)
  }
}

const isAbandoned = lock => {
  const held = statSync(lock, { throwIfNoEntry: false })
  if (!held) return false
  const pid = Number(readStamp(join(lock, 'pid')))
  // Between the folder and its pid there is an instant: young locks are trusted.
  if (!pid) return Date.now() - held.mtimeMs > 5_000
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
