#!/usr/bin/env node
/**
 * `npm run dev`: the studio in a browser, its pages changing as they are written, over the real host, which starts anew
 * when its own sources, the templates or the fonts change. `--port N` for an address of one's own choice.
 */
import { realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, root } from './prepare.mjs'

ensureInstalled()
process.chdir(root)

const read = () => {
  try {
    return parseArgs({ options: { port: { type: 'string' } } }).values
  } catch {
    console.error('npm run dev prend --port N, un nombre avec lui, et rien d’autre.')
    return process.exit(2)
  }
}
const { port: asked } = read()
const port = Number(asked ?? 5173)
if (!/^\d+$/.test(asked ?? '5173') || port < 1024 || port > 65535) {
  console.error('--port veut un nombre entier de 1024 à 65535.')
  process.exit(2)
}

const [{ createServer }, { loadConfigFromFile }, { createDevHost }, { createDoor }] = await Promise.all([
  import('vite'),
  import('electron-vite'),
  import('./dev-host.mjs'),
  import('./dev-door.mjs'),
])
const say = sentence => console.error(sentence)
const host = createDevHost(say)
let origin = ''
const door = createDoor(host, () => origin)

/** Hot styles are written into the page, which the policy of the studio rightly refuses: here alone it lets them. */
const policy = {
  name: 'copiste-dev-policy',
  transformIndexHtml: html =>
    html
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", `connect-src 'self' ${origin.replace('http', 'ws')}`),
}
const way = {
  name: 'copiste-dev-door',
  configureServer: server => void server.middlewares.use(door.middleware),
}

const { config } = await loadConfigFromFile({ command: 'serve', mode: 'development' }, undefined, root)
const server = await createServer({
  ...config.renderer,
  // The page is the root's own: the input of the build is named from elsewhere.
  build: {},
  configFile: false,
  root: join(root, 'src', 'renderer'),
  cacheDir: join(root, 'out', 'vite'),
  plugins: [...config.renderer.plugins, policy, way],
  clearScreen: false,
  logLevel: 'warn',
  server: {
    host: '127.0.0.1',
    port,
    strictPort: asked !== undefined,
    cors: false,
    fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
  },
})

/** What of the host a change concerns: its sources are built first, the press has only to read anew. */
const hostSource = /^src\/(?:core|app|press|games|host|web|cli)\//
const pressSource = /^(?:templates|fonts)\//
const pending = { build: false, read: false }
let timer

const turn = async () => {
  const { build, read } = pending
  pending.build = pending.read = false
  say(
    build
      ? 'Les sources de l’hôte ont changé : il se construit et redémarre.'
      : 'La presse relit les gabarits.',
  )
  await host.restart(build)
  if (read) server.ws.send({ type: 'full-reload' })
}
server.watcher.add(['src', 'templates', 'fonts'].map(name => join(root, name)))
server.watcher.on('all', (_event, path) => {
  const name = relative(root, path).replaceAll('\\', '/')
  if (hostSource.test(name)) pending.build = true
  else if (pressSource.test(name)) pending.read = true
  else return
  clearTimeout(timer)
  timer = setTimeout(turn, 100)
})

const close = async () => {
  clearTimeout(timer)
  await host.close()
  server.httpServer?.closeAllConnections()
  await server.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void close())

try {
  await server.listen()
} catch {
  console.error(`Le port ${port} est pris : choisissez-en un autre avec --port.`)
  process.exit(2)
}
origin = `http://127.0.0.1:${server.httpServer.address().port}`
await host.restart(true)
if ((await host.now()) === undefined) say('Corrigez, et l’hôte redémarrera.')
console.log(`${origin}/#cle=${door.token}`)
