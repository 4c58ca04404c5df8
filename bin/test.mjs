#!/usr/bin/env node
/** `npm test`: types, lint, format, unit and browser tests, and a count at the end. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { ensureBuilt, ensureInstalled, root, runTool } from './prepare.mjs'
import { findSystemTools } from './system-tools.mjs'

ensureInstalled()
const missing = findSystemTools()
ensureBuilt()

const count = { passed: 0, failed: 0, skipped: 0 }
const step = (name, status) => {
  count[status === 0 ? 'passed' : 'failed']++
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
}

for (const [name, check] of Object.entries(checks)) step(name, check())

const report = join(root, 'out', 'test-report.json')
mkdirSync(join(root, 'out'), { recursive: true })
rmSync(report, { force: true })
const env = { ...process.env, COPISTE_MISSING_TOOLS: missing.join(',') }
const status = runTool(
  'vitest/vitest.mjs',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)],
  { env },
)
try {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  count.passed += numPassedTests
  count.failed += numFailedTests
  count.skipped += numPendingTests
  // A file that could not be loaded has no failed test of its own.
  count.failed += testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
} catch {
  count.failed++
}
if (status !== 0 && count.failed === 0) count.failed++

if (missing.length > 0) {
  console.log(
    `\nManquent à cette machine : ${missing.join(', ')}. Les tests qui en ont besoin n’ont pas tourné.`,
  )
  if (process.env.CI) count.failed++
}

const summary = `${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''}`
writeFileSync(join(root, 'out', 'test-summary.txt'), `${summary}\n`)
console.log(`\n${summary}`)
process.exitCode = count.failed === 0 ? 0 : 1
