/** One of the two hosts that race: does what it is told as soon as it is told, and answers how that went. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Host } from '../../src/app/port.ts'
import { createLibrary } from '../../src/app/library.ts'
import { createPreferences } from '../../src/app/preferences.ts'
import { createDrawer } from '../../src/app/printers.ts'
import { stow } from '../../src/app/stocks.ts'
import { createVersions } from '../../src/app/versions.ts'
import { success, type Result } from '../../src/core/index.ts'
import { files } from '../../src/host/files.ts'
import { fingerprint } from '../../src/host/late-crypto.ts'
import { perfectPrinter } from '../../src/press/vocabulary/index.ts'
import { madeUpGame } from '../core/made-up-game.ts'
import type { Order } from './race-orders.ts'

const [, , folder = '', data = 'donnees'] = process.argv

const host: Host = {
  files,
  fingerprint,
  outline: () => undefined,
  desktop: undefined,
  process: process.pid,
  isAlive: () => false,
  dataFolder: `${folder}/${data}`,
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
const library = createLibrary(host, [madeUpGame], createVersions(host))
const preferences = createPreferences(host)
const drawer = createDrawer(files, `${folder}/donnees/imprimantes`)

/** Read, wait a moment, write: whoever comes between makes one count too few. */
const count = async (path: string): Promise<Result<void>> => {
  const hold = await files.lock(path)
  if (!hold.ok) return hold
  const before = Number(readFileSync(path, 'utf8'))
  await new Promise(setImmediate)
  writeFileSync(path, String(before + 1))
  await hold.value.release()
  return success(undefined)
}

const obey = (order: Order): Promise<Result<unknown>> => {
  switch (order.does) {
    case 'save':
      return library.save(order.path, order.base, order.document)
    case 'rename':
      return library.rename(order.path, order.name)
    case 'remove':
      return library.remove(order.path)
    case 'stow':
      return stow(
        library,
        host.usualFolder,
        madeUpGame,
        order.names.map(name => ({ shelf: 'factions', thing: { name } })),
      )
    case 'create':
      return library.create(host.usualFolder, order.document)
    case 'remember':
      return preferences.change(now => ({ ...now, printed: { ...now.printed, [order.key]: [] } }))
    case 'profile':
      return drawer.keep({ ...perfectPrinter, name: order.name, scaleX: order.scale })
    case 'count':
      return count(order.path)
    case 'hold':
      return files.lock(order.path)
  }
}

process.on('message', (order: Order) => {
  void obey(order).then(result => process.send?.(JSON.parse(JSON.stringify(result))))
})
process.send?.({ ok: true, value: 'ready' })
