#!/usr/bin/env node
/** `npm run watch`: the types, and the tests that a change concerns, again at each change. Ctrl-C ends it. */
import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs'

ensureInstalled()
ensureBuilt()

const tool = (script, words) =>
  spawn(process.execPath, [join(root, 'node_modules', script), ...words], { cwd: root, stdio: 'inherit' })

const types = tool('vue-tsc/bin/vue-tsc.js', [
  '--noEmit',
  '--watch',
  '--preserveWatchOutput',
  '--incremental',
  '--tsBuildInfoFile',
  join(root, 'out', '.types.tsbuildinfo'),
])

/** What changed since the tests last began; a run that is under way is finished first. */
const changed = new Set()
let running
let timer

/** What the press reads is imported by nobody: its tests are those of the press. */
const concerned = name => (name.startsWith('templates/') ? 'src/press/index.ts' : name)

const turn = () => {
  if (running || changed.size === 0) return
  const names = [...new Set([...changed].map(concerned))].filter(name => existsSync(join(root, name)))
  changed.clear()
  if (names.length === 0) return
  running = tool('vitest/vitest.mjs', ['related', '--run', '--passWithNoTests', ...names])
  running.on('exit', () => {
    running = undefined
    turn()
  })
}

for (const folder of ['src', 'tests', 'templates'])
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (name === null || !/\.(?:ts|vue|css|hbs|json)$/.test(name)) return
    changed.add(`${folder}/${name.replaceAll('\\', '/')}`)
    clearTimeout(timer)
    timer = setTimeout(turn, 100)
  })
console.log('Les tests que chaque changement concerne tournent dès qu’il est enregistré.')

const close = () => {
  types.kill()
  running?.kill()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, close)
