'use strict'
/** Serves the tests alone: electronegativity over a folder, as JSON; it runs apart, for it talks on standard output. */
const { createRequire } = require('node:module')
const { join } = require('node:path')

const [, , home, input] = process.argv
const scanner = createRequire(join(home, 'node_modules', '@doyensec', 'electronegativity', 'package.json'))

// It asks GitHub about releases; our answer must not depend on that.
const got = scanner.resolve('got')
const offline = () => Promise.reject(new Error('offline'))
require.cache[got] = { id: got, filename: got, loaded: true, exports: offline }

const scan = scanner('.')
const wish = {
  ...{ input, isRelative: true, electronVersionOverride: '45.3.3' },
  // Both compare versions of Electron with lists from the network.
  excludeFromScan: ['AvailableSecurityFixesGlobalCheck', 'ElectronVersionJSONCheck'],
}
scan(wish).then(({ issues, errors }) => {
  const found = issues.map(({ id, file }) => ({ id, file: file.replaceAll('\\', '/') }))
  process.stdout.write(`\n${JSON.stringify({ issues: found, errors })}\n`)
})
