/** Electronegativity over all that knows Electron: every finding is fixed, or stands here with its reason. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it as test } from 'vitest'
import { z } from 'zod'

const here = import.meta.dirname
const root = resolve(here, '../..')
const rooms = ['main', 'preload', 'renderer']

const explained = [
  {
    id: 'CSP_GLOBAL_CHECK',
    file: 'renderer/index.html',
    why: 'It asks a person to read the policy: no unsafe word in it, and studio.test.ts sees it refuse scripts.',
  },
]

/** Comments that silence the scanner, where the finding is about one line. */
const silenced = [
  { id: 'PRELOAD_JS_CHECK', file: 'main/window.ts', why: 'Our preload exposes the bridge alone.' },
  { id: 'OPEN_EXTERNAL_JS_CHECK', file: 'main/window.ts', why: 'Only http and https come so far.' },
]

/** Installed once by its own lock file; nothing where there is no registry. */
const install = (): string | undefined => {
  const lock = createHash('sha256').update(readFileSync(join(here, 'package-lock.json')))
  const cache = resolve(process.env['COPISTE_CACHE'] || join(homedir(), '.cache', 'copiste-tests'))
  const folder = join(cache, `electronegativity-${lock.digest('hex').slice(0, 12)}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const temporary = mkdtempSync(join(cache, 'scan-'))
  try {
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(here, name), join(temporary, name))
    const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync('npm', words, { cwd: temporary, shell: process.platform === 'win32' })
    if (status !== 0) return undefined
    if (!existsSync(folder)) renameSync(temporary, folder)
    return folder
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

const scanner = install()
if (scanner === undefined)
  console.warn('SKIPPED: the scan of Electron’s security (npm has no electronegativity)')
const it = scanner === undefined ? test.skip : test

const sources = mkdtempSync(join(tmpdir(), 'copiste-scan-'))
afterAll(() => rmSync(sources, { recursive: true, force: true }))

it('finds nothing that is not explained', () => {
  for (const room of rooms) cpSync(join(root, 'src', room), join(sources, room), { recursive: true })
  const { stdout } = spawnSync(process.execPath, [join(here, 'scan.cjs'), scanner ?? '', sources], {
    encoding: 'utf8',
  })
  const issue = z.object({ id: z.string(), file: z.string() })
  const { issues, errors } = z
    .object({ issues: z.array(issue), errors: z.array(z.unknown()) })
    .parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
  expect(errors).toEqual([])
  expect(issues).toEqual(explained.map(({ id, file }) => ({ id, file })))
})

test('is silenced nowhere else', () => {
  const found = rooms.flatMap(room =>
    readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(?:ts|vue|html)$/.test(name))
      .flatMap(name =>
        [...readFileSync(join(root, 'src', room, name), 'utf8').matchAll(/eng-disable (\w*)/g)].map(
          ([, id]) => ({
            id,
            file: `${room}/${name.replaceAll('\\', '/')}`,
          }),
        ),
      ),
  )
  expect(found).toEqual(silenced.map(({ id, file }) => ({ id, file })))
})
