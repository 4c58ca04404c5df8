/** The real `copiste serve` behind the development server: built, started, and started anew when asked to. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { root } from './prepare.mjs'

const prepare = pathToFileURL(join(root, 'bin', 'prepare.mjs')).href
const cli = join(root, 'out', 'main', 'cli.cjs')

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const ended = child =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise(resolve => child.once('exit', resolve))

/** Where the host listens, and the key that lets the development server in: its own token is spent here. */
const enter = async address => {
  const { origin, hash } = new URL(address)
  const response = await fetch(`${origin}/entrer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ cle: hash.replace('#cle=', '') }),
  })
  const { cle } = await response.json()
  return { origin, key: cle }
}

export const createDevHost = say => {
  const children = new Set()
  let host
  let now = Promise.resolve(undefined)
  let closed = false

  const follow = (words, options) => {
    const child = spawn(process.execPath, words, { cwd: root, ...options })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }
  const stop = async child => {
    child.kill('SIGTERM')
    await ended(child)
  }

  /** In a process of its own: a build that fails ends it, and the host that was there goes on. */
  const build = async () => {
    const child = follow(['--input-type=module', '-e', `(await import('${prepare}')).ensureBuilt()`], {
      stdio: ['ignore', process.stderr, process.stderr],
    })
    await ended(child)
    return child.exitCode === 0
  }

  const start = async () => {
    const port = String(await freePort())
    const child = follow(['--enable-source-maps', cli, 'serve', '--port', port], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    host = child
    const why = []
    createInterface({ input: child.stderr }).on('line', line => why.push(line))
    const address = await new Promise(resolve => {
      createInterface({ input: child.stdout }).once('line', resolve)
      child.once('exit', () => resolve(undefined))
    })
    if (address !== undefined) return enter(address)
    say(`L’hôte ne démarre pas : ${why.join(' ')}`)
    return undefined
  }

  const again = async building => {
    if (closed || (building && !(await build())) || closed) return undefined
    const before = host
    if (before) await stop(before)
    return closed ? undefined : start()
  }

  return {
    /** The host of now, or of the moment when it has started anew; nothing where it could not. */
    now: () => now,
    restart: building => {
      const before = now
      now = before.then(async last => {
        const next = await again(building)
        return next ?? (host && host.exitCode === null && !closed ? last : undefined)
      })
      return now
    },
    close: async () => {
      closed = true
      await Promise.all([...children].map(stop))
    },
  }
}
