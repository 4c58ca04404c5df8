/** The one that is killed: saves and journals a band or a scenario without end, and says each time what is safe by now. */
import { writeSync } from 'node:fs'
import type { Host } from '../../src/app/port.ts'
import { createJournal } from '../../src/app/journal.ts'
import { createLibrary } from '../../src/app/library.ts'
import { createVersions } from '../../src/app/versions.ts'
import { files } from '../../src/host/files.ts'
import { fingerprint } from '../../src/host/late-crypto.ts'
import { madeUpGame } from '../core/made-up-game.ts'
import { counterOf, isKilledKind, journalId, killedFiles, pathOf } from './kill-files.ts'

const [, , folder = '', word] = process.argv
const kind = isKilledKind(word) ? word : 'band'
const { documentOf } = killedFiles[kind]

const host: Host = {
  files,
  fingerprint,
  outline: () => undefined,
  desktop: undefined,
  process: process.pid,
  isAlive: () => false,
  dataFolder: `${folder}/donnees`,
  cacheFolder: `${folder}/cache`,
  usualFolder: `${folder}/bandes`,
  clock: { now: () => new Date() },
  press: {
    print: () => Promise.reject(new Error()),
    png: () => Promise.reject(new Error()),
    themes: [],
    cancel: () => undefined,
    close: () => Promise.resolve(),
  },
}

const run = async (): Promise<void> => {
  const library = createLibrary(host, [madeUpGame], createVersions(host))
  const journal = createJournal(host)
  const path = pathOf(folder, kind)
  const opened = await library.open(path)
  if (!opened.ok) throw new Error(opened.diagnostics[0]?.message)
  const known = await journal.read(journalId)
  let { stamp } = opened.value
  let count = Math.max(counterOf(opened.value.document) ?? 0, counterOf(known?.document) ?? 0)
  writeSync(1, `start ${count}\n`)
  for (;;) {
    count++
    const document = documentOf(count)
    const [saved, noted] = await Promise.all([
      library.save(path, stamp, document).then(result => {
        if (result.ok && result.value.kind === 'saved') writeSync(1, `saved ${count}\n`)
        return result
      }),
      journal.write(journalId, path, stamp, 'Oies', document).then(result => {
        if (result.ok) writeSync(1, `noted ${count}\n`)
        return result
      }),
    ])
    if (!saved.ok || saved.value.kind !== 'saved' || !noted.ok)
      throw new Error(`refused: ${JSON.stringify([saved, noted])}`)
    stamp = saved.value.stamp
  }
}

void run()
