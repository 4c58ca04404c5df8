#!/usr/bin/env node
/** `npm run bench`: what Copiste costs, as tables, beside its peers. Never part of the tests. */
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root, run, runTool } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
ensureInstalled(join(root, 'bench', 'peers'), ['--ignore-scripts'])

const status = [
  runTool('vitest/vitest.mjs', ['run', '--config', 'bench/vitest.config.ts']),
  runTool('vite/bin/vite.js', ['build', '--config', 'bench/vite.config.ts', '--logLevel', 'warn']),
  run(process.execPath, [join(root, 'bench', 'press-bench.mjs'), ...process.argv.slice(2)], { shell: false }),
  run(process.execPath, [join(root, 'bench', 'jobs-bench.mjs')], { shell: false }),
  run(process.execPath, [join(root, 'bench', 'studio-bench.mjs')], { shell: false }),
]
process.exitCode = Math.max(...status)
