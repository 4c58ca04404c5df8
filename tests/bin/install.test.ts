/** The installer takes what is there by what the lock file says, and an install that fails leaves what was there. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { root, scratch, type Ran } from '../cli/cli.ts'

const inScratch = scratch()

/** What stands for the builder of a small Copiste: its build says by which version it was made. */
const builder = (version: string): string => `
const { mkdirSync, writeFileSync } = require('node:fs')
mkdirSync('out/main', { recursive: true })
writeFileSync('out/main/cli.cjs', 'console.log("built by ${version}")')
`
const manifest = (version: string): string => JSON.stringify({ name: 'electron-vite', version })

/** A package as a registry gives it away. */
const archive = (version: string): Buffer => {
  const folder = inScratch(`archive-${version}`)
  mkdirSync(join(folder, 'package', 'bin'), { recursive: true })
  writeFileSync(join(folder, 'package', 'package.json'), manifest(version))
  writeFileSync(join(folder, 'package', 'bin', 'electron-vite.js'), builder(version))
  const { stdout, status } = spawnSync('tar', ['-cz', '-C', folder, 'package'])
  if (status !== 0) throw new Error('no tar')
  return stdout
}
const archives = new Map<string, Buffer>()
beforeAll(() => {
  for (const version of ['1.0.0', '2.0.0']) archives.set(version, archive(version))
})
const integrity = (version: string): string =>
  `sha512-${createHash('sha512')
    .update(archives.get(version) ?? '')
    .digest('base64')}`

/** A registry that has the builder and nothing else; its address. */
const openRegistry = async (): Promise<string> => {
  const server = createServer(({ url = '', headers }, response) => {
    const file = archives.get(/^\/(.*)\.tgz$/.exec(url)?.[1] ?? '')
    if (file) return response.end(file)
    const versions = [...archives.keys()].map(version => [
      version,
      {
        name: 'electron-vite',
        version,
        dist: { tarball: `http://${headers.host}/${version}.tgz`, integrity: integrity(version) },
      },
    ])
    return response.end(JSON.stringify({ name: 'electron-vite', versions: Object.fromEntries(versions) }))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
}
/** Nobody listens there. */
const nowhere = 'http://127.0.0.1:1/'

/** A small Copiste: our own scripts, and a lock file that asks for this version of the builder. */
const project = (name: string, wanted: string, there?: string): string => {
  const folder = inScratch(name)
  mkdirSync(join(folder, 'src'), { recursive: true })
  cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true, filter: path => !/builder/.test(path) })
  const dependencies = { 'electron-vite': wanted }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', dependencies }))
  const packages = {
    '': { name, version: '1.0.0', dependencies },
    'node_modules/electron-vite': { version: wanted, integrity: integrity(wanted) },
    'node_modules/of-another-system': { version: '1.0.0', optional: true, os: ['plan9'] },
  }
  const lock = { name, version: '1.0.0', lockfileVersion: 3, requires: true, packages }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  if (there === undefined) return folder
  const installed = join(folder, 'node_modules', 'electron-vite')
  mkdirSync(join(installed, 'bin'), { recursive: true })
  writeFileSync(join(installed, 'package.json'), manifest(there))
  writeFileSync(join(installed, 'bin', 'electron-vite.js'), builder(there))
  writeFileSync(join(folder, 'node_modules', 'mine.txt'), 'put there by the player')
  return folder
}

/** With a cache of its own, so that nothing comes from elsewhere. */
const copiste = (folder: string, registry: string): Promise<Ran> =>
  new Promise((done, fail) => {
    const env = { ...process.env, npm_config_registry: registry, npm_config_cache: `${folder}-cache` }
    const child = spawn(process.execPath, [join(folder, 'bin', 'copiste.mjs')], { cwd: folder, env })
    const said = { out: '', err: '' }
    child.stdout.on('data', text => (said.out += String(text)))
    child.stderr.on('data', text => (said.err += String(text)))
    child.once('error', fail)
    child.once('close', code => done({ code, ...said }))
  })

describe('promise 14: the installer', () => {
  it('takes what `npm ci` has put there, and asks npm for nothing', async () => {
    const folder = project('by-hand', '1.0.0', '1.0.0')
    expect(await copiste(folder, nowhere)).toEqual({
      code: 0,
      out: 'built by 1.0.0\n',
      err: 'Copiste se construit…\n',
    })
    expect(readdirSync(join(folder, 'node_modules')).toSorted()).toEqual(['electron-vite', 'mine.txt'])
  })

  it('installs what is missing, and what is out of date', async () => {
    const registry = await openRegistry()
    for (const there of [undefined, '1.0.0']) {
      const folder = project(`from-${there ?? 'nothing'}`, '2.0.0', there)
      expect(await copiste(folder, registry)).toEqual({
        code: 0,
        out: 'built by 2.0.0\n',
        err: 'Copiste installe ses dépendances (une seule fois)…\nCopiste se construit…\n',
      })
      expect(readdirSync(folder).toSorted()).toEqual(
        ['bin', 'node_modules', 'out', 'package-lock.json', 'package.json', 'src'].toSorted(),
      )
    }
  })

  it('goes on with what is out of date where there is no registry, and says so', async () => {
    const folder = project('old', '2.0.0', '1.0.0')
    const { code, out, err } = await copiste(folder, nowhere)
    expect([code, out]).toEqual([0, 'built by 1.0.0\n'])
    expect(err.split('\n')[1]).toBe(
      'Les dépendances de Copiste n’ont pas pu être mises à jour (ECONNREFUSED) : il continue avec celles qui sont là.',
    )
    expect(readFileSync(join(folder, 'node_modules', 'mine.txt'), 'utf8')).toBe('put there by the player')
  })

  it('leaves what was there where something is missing and cannot be had, in one sentence', async () => {
    const folder = project('torn', '2.0.0', '1.0.0')
    rmSync(join(folder, 'node_modules', 'electron-vite', 'package.json'))
    expect(await copiste(folder, nowhere)).toEqual({
      code: 2,
      out: '',
      err:
        'Copiste installe ses dépendances (une seule fois)…\n' +
        'Il manque des dépendances à Copiste, et l’installation a échoué (ECONNREFUSED) : vérifiez la connexion au ' +
        'registre npm et recommencez. Rien n’a été changé.\n',
    })
    expect(existsSync(join(folder, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js'))).toBe(true)
    expect(existsSync(join(folder, 'node_modules', 'mine.txt'))).toBe(true)
    expect(readdirSync(folder).filter(name => name.startsWith('.'))).toEqual([])
  })
})
