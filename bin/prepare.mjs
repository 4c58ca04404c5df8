/** Installs what is missing or out of date, builds what is missing or out of date. Plain Node, nothing else. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...names) => join(root, ...names)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Copiste demande Node 20.19 ou plus récent, et vous avez ${process.versions.node} : mettez Node à jour.`,
  )
  process.exit(2)
}

/** Read where something is started: most commands start nothing. */
const spawnSync = (...words) => process.getBuiltinModule('node:child_process').spawnSync(...words)

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

const textAt = path => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const buildStamp = inRoot('out', '.copiste-build')

/** Standard error only: standard output belongs to the command. */
const quietly = { stdio: ['ignore', process.stderr, process.stderr] }

/** A package that was half written is not there. */
const versionOf = folder => {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
  } catch {
    return undefined
  }
}

/** What stands in node_modules beside what the lock file says, whoever put it there: 'whole', 'old' or 'missing'. */
const standing = folder => {
  const { packages } = JSON.parse(textAt(join(folder, 'package-lock.json')))
  const found = Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version, optional, devOptional }]) => {
      const there = versionOf(join(folder, path))
      // What is optional is for other systems, more often than not.
      if (there === undefined) return optional || devOptional ? 'whole' : 'missing'
      return there === version ? 'whole' : 'old'
    })
  return ['missing', 'old'].find(word => found.includes(word)) ?? 'whole'
}

/** Makes a folder hold what its lock file says; an install that fails leaves what was there. */
export const ensureInstalled = (folder = root, words = []) => {
  if (!existsSync(join(folder, 'package-lock.json'))) return
  if (standing(folder) === 'whole') return
  alone('install', lock => {
    const before = standing(folder)
    if (before === 'whole') return
    console.error('Copiste installe ses dépendances (une seule fois)…')
    const fault = install(folder, words, lock)
    if (fault === undefined) return
    if (before === 'old') {
      console.error(
        `Les dépendances de Copiste n’ont pas pu être mises à jour (${fault}) : il continue avec celles qui sont là.`,
      )
      return
    }
    console.error(
      `Il manque des dépendances à Copiste, et l’installation a échoué (${fault}) : vérifiez la connexion au registre npm et recommencez. Rien n’a été changé.`,
    )
    process.exit(2)
  })
}

/** Without a connection npm tries for a minute otherwise, and the player waits. */
const briefly = ['--fetch-retry-mintimeout=1000', '--fetch-retry-factor=2']

/** npm empties a folder before it fills it: it works in the lock's own folder, and only what is whole takes the place. */
const install = (folder, words, lock) => {
  const [ours, made, former] = [
    join(folder, 'node_modules'),
    join(lock, 'node_modules'),
    join(lock, 'former'),
  ]
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(lock, name))
  const { status, stderr, error } = spawnSync(
    'npm',
    ['ci', '--prefer-offline', ...briefly, '--no-audit', '--no-fund', '--loglevel=error', ...words],
    { cwd: lock, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) return /npm error code (\w+)/.exec(stderr ?? '')?.[1] ?? error?.code ?? 'npm'
  try {
    if (existsSync(ours)) renameSync(ours, former)
    renameSync(made, ours)
    return undefined
  } catch (refusal) {
    if (!existsSync(ours) && existsSync(former)) renameSync(former, ours)
    return refusal.code
  }
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
  const lines = []
  const note = path => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat) lines.push(`${path} ${stat.size} ${stat.mtimeMs}`)
  }
  const visit = folder => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) visit(path)
      else note(path)
    }
  }
  for (const name of sources) {
    const path = inRoot(name)
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) visit(path)
    else note(path)
  }
  const text = lines.sort().join('\n')
  return `${text.length}-${crc32(text)}`
}

export const ensureBuilt = () => {
  // An installed Copiste carries its build and no sources.
  if (!existsSync(inRoot('src'))) return
  if (textAt(buildStamp) === sourceHash()) return
  ensureInstalled()
  alone('build', () => {
    const hash = sourceHash()
    if (textAt(buildStamp) === hash) return
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
    action(lock)
  } finally {
    release()
    process.off('exit', release)
  }
}

const isAbandoned = lock => {
  const held = statSync(lock, { throwIfNoEntry: false })
  if (!held) return false
  const pid = Number(textAt(join(lock, 'pid')))
  // Between the folder and its pid there is an instant: young locks are trusted.
  if (!pid) return Date.now() - held.mtimeMs > 5_000
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
