/** The studio of whoever works on it: one address, the real host behind it, and nothing left behind. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newBand } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { root, scratch } from '../cli/cli.ts'
import { cloneInto } from '../clone.ts'

const inScratch = scratch()
const [game] = systems
const [sample] = game?.samples ?? []

/** A clone of its own: its templates may be changed, and its build is nobody else's. */
let clone = ''
beforeAll(() => {
  clone = inScratch('clone')
  cloneInto(clone)
})

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const start = async (): Promise<{ readonly child: ChildProcess; readonly address: URL }> => {
  const words = [join(clone, 'bin', 'dev.mjs'), '--port', String(await freePort())]
  const env = { ...process.env, COPISTE_DATA: inScratch('data'), COPISTE_LIBRARY: inScratch('library') }
  const child = spawn(process.execPath, words, { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stderr.on('data', part => said.push(String(part)))
  onTestFinished(() => void child.kill('SIGKILL'))
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve)
    child.once('exit', () => reject(new Error(said.join(''))))
  })
  return { child, address: new URL(line) }
}

/** Processes that run something of the clone. */
const processes = (): readonly string[] =>
  spawnSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(line => line.includes(clone))

describe('npm run dev', () => {
  it('gives one address for hot pages over the real host, and ends with all that it started', async () => {
    const { child, address } = await start()
    const { origin } = address
    const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, ...headers },
        body: JSON.stringify(body),
      })

    const page = await (await fetch(`${origin}/`)).text()
    expect(page).toContain('/@vite/client')
    expect(await (await fetch(`${origin}/main.ts`)).text()).toContain('sourceMappingURL')

    const token = address.hash.replace('#cle=', '')
    expect((await post('/entrer', { cle: 'autre' })).status).toBe(401)
    expect((await post('/entrer', { cle: token }, { origin: 'http://127.0.0.1:1' })).status).toBe(403)
    const { cle } = await (await post('/entrer', { cle: token })).json()
    const pass = { 'x-copiste-cle': String(cle), 'x-copiste-session': 'fenetre-1' }

    // The rules of the host hold: neither another page nor one without the key gets through.
    expect((await post('/appel/start', {}, { ...pass, 'x-copiste-cle': 'x' })).status).toBe(401)
    expect((await post('/appel/start', {}, { ...pass, origin: 'http://127.0.0.1:1' })).status).toBe(403)
    expect(await (await post('/appel/start', {}, pass)).json()).toMatchObject({
      ok: true,
      value: { host: 'browser', folder: inScratch('library') },
    })

    if (!game) throw new Error('a game is registered')
    const request = {
      document: newBand(game, sample),
      lane: 'apercu-1',
      settings: { assets: ['figure-sheets'] },
    }
    const printed = async (): Promise<unknown> => (await post('/appel/preview', request, pass)).json()
    expect(await printed()).toMatchObject({ ok: true })

    const template = join(clone, 'templates', game.id, 'figure-sheet.hbs')
    const before = readFileSync(template, 'utf8')
    writeFileSync(template, `<inconnu></inconnu>${before}`)
    await expect.poll(printed, { timeout: 60_000 }).toMatchObject({ ok: false })
    writeFileSync(template, before)
    await expect.poll(printed, { timeout: 60_000 }).toMatchObject({ ok: true })

    const version = join(clone, 'src', 'app', 'desk', 'shelf-calls.ts')
    writeFileSync(
      version,
      readFileSync(version, 'utf8').replace(
        '    version,\n    host: kind,',
        "    version: 'changed',\n    host: kind,",
      ),
    )
    await expect
      .poll(async () => (await post('/appel/start', {}, pass)).json(), { timeout: 120_000 })
      .toMatchObject({ value: { version: 'changed' } })

    expect(processes().length).toBeGreaterThan(1)
    child.kill('SIGINT')
    await expect.poll(() => child.exitCode).toBe(0)
    await expect.poll(processes).toEqual([])
  })
})

describe('npm run check', () => {
  it('runs the check that is named, of the part that is named, and says what it does not know', () => {
    const check = (...words: readonly string[]) =>
      spawnSync(process.execPath, [join(root, 'bin', 'check.mjs'), ...words], { encoding: 'utf8' })
    expect(check('format', 'preload')).toMatchObject({ status: 0, stdout: '✓ format\n' })
    expect(check('lint', 'preload')).toMatchObject({ status: 0, stdout: '✓ lint\n' })
    const unknown = check('stile')
    expect([unknown.status, unknown.stdout]).toEqual([2, ''])
    expect(unknown.stderr).toContain('types, lint, format, tests')
  })

  it('finds a fault that was made after the last result was kept', () => {
    const file = join(clone, 'src', 'preload', 'faute.ts')
    const check = () =>
      spawnSync(process.execPath, [join(clone, 'bin', 'check.mjs'), 'format', 'preload'], {
        cwd: clone,
        encoding: 'utf8',
      }).stdout
    writeFileSync(file, 'export const a = 1\n')
    expect(check()).toBe('✓ format\n')
    writeFileSync(file, 'export const  a = 1;\n')
    expect(check()).toBe('✗ format\n')
  })
})
