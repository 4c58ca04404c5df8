#!/usr/bin/env node
/** `npm run bench`: what Copiste costs, as a table. Never part of the tests. */
import { ensureBuilt, ensureInstalled, runTool } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
process.exitCode = runTool('vitest/vitest.mjs', [
  'run',
  '--config',
  'bench/vitest.config.ts',
  ...process.argv.slice(2),
])
