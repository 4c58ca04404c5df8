#!/usr/bin/env node
/**
 * `npm run check`: types, lint, format and tests, or those named (`npm run check types lint`), of everything or of the
 * parts named (`npm run check press`, `npm run check lint format core cli`). Types are always those of the whole.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { ensureBuilt, ensureInstalled, root, runTool } from './prepare.mjs'

const names = [...Object.keys(checks), 'tests']
const foldersOf = place =>
  readdirSync(join(root, place), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'golden' && entry.name !== 'fixtures')
    .map(({ name }) => name)
const parts = [...new Set([...foldersOf('src'), ...foldersOf('tests')])]

const words = process.argv.slice(2)
const unknown = words.find(word => !names.includes(word) && !parts.includes(word))
if (unknown !== undefined) {
  console.error(
    `« ${unknown} » n’est ni un contrôle (${names.join(', ')}) ni une partie (${parts.join(', ')}).`,
  )
  process.exit(2)
}
const wanted = names.filter(name => words.includes(name))
const places = words
  .filter(word => parts.includes(word))
  .flatMap(part => [`src/${part}`, `tests/${part}`].filter(place => existsSync(join(root, place))))

const tests = () => {
  ensureBuilt()
  const folders = places.filter(place => place.startsWith('tests/')).map(place => `${place}/`)
  return runTool('vitest/vitest.mjs', ['run', '--passWithNoTests', ...folders])
}

ensureInstalled()
const failed = []
for (const name of wanted.length > 0 ? wanted : names) {
  const status = name === 'tests' ? tests() : checks[name](places.length > 0 ? places : undefined)
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status !== 0) failed.push(name)
}
process.exitCode = failed.length === 0 ? 0 : 1
