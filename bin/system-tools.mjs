/** What the tests need from the system: installed on Debian as root, named elsewhere. Players need none of it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Command and Debian package. */
const tools = [
  ['chromium', 'chromium'],
  ['pdftoppm', 'poppler-utils'],
  ['qpdf', 'qpdf'],
  ['Xvfb', 'xvfb'],
]

const onPath = command =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, command)))
const missingTools = () => tools.filter(([command]) => !onPath(command))

/** The names of what is still missing after an attempt to install it. */
export const findSystemTools = () => {
  const wanted = missingTools()
  if (wanted.length === 0) return []
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Installation de ${wanted.map(([, name]) => name).join(', ')}…`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env }
    spawnSync('apt-get', ['update', '-q'], quiet)
    spawnSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', ...wanted.map(([, name]) => name)],
      quiet,
    )
  }
  return missingTools().map(([, name]) => name)
}
