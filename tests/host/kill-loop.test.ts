/** Two hundred kills at random moments of saving and journalling: no file is ever broken, nothing acknowledged is lost. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { createJournal } from '../../src/app/journal.ts'
import { mostBytes } from '../../src/app/thinning.ts'
import { createVersions } from '../../src/app/versions.ts'
import { readFiled, readJson, writeJson } from '../../src/core/index.ts'
import { files } from '../../src/host/files.ts'
import { hostIn, value } from '../app/desk-top.ts'
import { scratch } from '../cli/cli.ts'
import { madeUpGame } from '../core/made-up-game.ts'
import { counterOf, journalId, killedFiles, killedKinds, pathOf, type KilledKind } from './kill-files.ts'

const inScratch = scratch()
const kills = 200
/** At once: the machine of the tests has two cores. */
const lanes = 2
const lock = /^\.Oies\.\w+\.json\.verrou(\.bris)?$/
const temporary = /^\..+\.[0-9a-f]{12}\.tmp$/

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'kill-child.ts'),
      outDir: inScratch('enfant'),
      target: 'node20',
      minify: true,
      rollupOptions: { output: { entryFileNames: 'enfant.mjs' } },
    },
  })
})

interface Killed {
  readonly saved: number
  readonly noted: number
  /** The counter that it may have been writing when it died. */
  readonly attempted: number
  /** How long it ran past the word that set the clock, in milliseconds. */
  readonly after: number
  readonly errors: string
}

/** One life of the child, killed some time after this word: the last counters that it acknowledged before. */
const lifeAndDeath = (
  folder: string,
  kind: KilledKind,
  word: 'start' | 'saved',
  after: number,
): Promise<Killed> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [inScratch('enfant', 'enfant.mjs'), folder, kind])
    const [out, errors]: [string[], string[]] = [[], []]
    let doomed = false
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out.push(text)
      if (doomed || !out.join('').includes(word)) return
      doomed = true
      setTimeout(() => child.kill('SIGKILL'), after)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
    child.on('close', () => {
      const last = (kind: string): number =>
        Number([...out.join('').matchAll(new RegExp(`^${kind} (\\d+)\n`, 'gm'))].at(-1)?.[1] ?? 0)
      const [saved, noted] = [last('saved'), last('noted')]
      const attempted = Math.max(last('start'), saved, noted) + 1
      resolve({ saved, noted, attempted, after, errors: errors.join('') })
    })
  })

const folderFor = (kind: KilledKind, lane: number): string => {
  const folder = inScratch(`voie-${kind}-${lane}`)
  mkdirSync(join(folder, 'bandes'), { recursive: true })
  for (const place of ['journal', 'versions']) mkdirSync(join(folder, 'donnees', place), { recursive: true })
  writeFileSync(pathOf(folder, kind), writeJson(killedFiles[kind].documentOf(0)))
  return folder
}

interface Found {
  readonly saved: number
  readonly noted: number
  readonly temporary: number
}

/** Reads everything that the dead left and that was not seen before, and expects it whole. */
const inspect = async (folder: string, kind: KilledKind, seen: Set<string>): Promise<Found> => {
  const { name, documentOf } = killedFiles[kind]
  const content = readFileSync(pathOf(folder, kind))
  const saved = counterOf(value(readFiled(name, content, [madeUpGame])).document) ?? -1
  expect(content.equals(writeJson(documentOf(saved)))).toBe(true)

  const entry = await createJournal(hostIn(folder)).read(journalId)
  const noted = counterOf(entry?.document) ?? 0
  if (entry) expect(entry.document).toEqual(documentOf(noted))

  const versions = readdirSync(join(folder, 'donnees', 'versions'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\d{13}-\d{3}\.[0-9a-f]{64}$/.test(name) && !seen.has(name) && seen.add(name))
    .map(name => readFileSync(join(folder, 'donnees', 'versions', name)))
  for (const version of versions)
    expect(version.equals(writeJson(documentOf(counterOf(value(readJson(version))) ?? -1)))).toBe(true)

  const bands = readdirSync(join(folder, 'bandes'))
  const journal = readdirSync(join(folder, 'donnees', 'journal'))
  // Whoever saves next breaks the lock of the dead.
  const strangers = [...bands, ...journal].filter(name => !temporary.test(name) && !lock.test(name))
  expect(strangers).toEqual(entry ? [name, `${journalId}.json`] : [name])
  return { saved, noted, temporary: [...bands, ...journal].filter(name => temporary.test(name)).length }
}

/** A hundred lives on one file, each beginning where the last one was cut off; a failure tells its moment. */
const lane = async (
  kind: KilledKind,
  number: number,
): Promise<{ acknowledged: number; temporary: number; folder: string }> => {
  const folder = folderFor(kind, number)
  const seen = new Set<string>()
  let [saved, noted, left, acknowledged] = [0, 0, 0, 0]
  for (let kill = 0; kill < kills / lanes; kill++) {
    // On a slow machine nothing may be saved within a few moments of the start: every other life saves once at least.
    const word = kill % 2 === 0 ? 'start' : 'saved'
    const killed = await lifeAndDeath(folder, kind, word, Math.random() * 60)
    expect(killed.errors).toBe('')
    saved = Math.max(saved, killed.saved)
    noted = Math.max(noted, killed.noted)
    const found = await inspect(folder, kind, seen)
    const told = `kill ${kill}, ${killed.after.toFixed(2)} ms after its ${word}`
    expect(found.saved, told).toBeGreaterThanOrEqual(saved)
    expect(found.noted, told).toBeGreaterThanOrEqual(noted)
    expect(Math.max(found.saved, found.noted), told).toBeLessThanOrEqual(killed.attempted)
    if (killed.saved > 0) acknowledged++
    left = Math.max(left, found.temporary)
  }
  return { acknowledged, temporary: left, folder }
}

describe('two hundred kills', () => {
  it.each(killedKinds)(
    'break no %s, no journal and no version, and lose nothing that was acknowledged',
    async kind => {
      const ends = await Promise.all(Array.from({ length: lanes }, (_, number) => lane(kind, number)))
      // A loop that kills before anything is written would prove nothing.
      expect(ends.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBeGreaterThan(kills / 4)
      expect(ends.reduce((sum, { temporary: left }) => sum + left, 0)).toBeGreaterThan(0)
      for (const { folder } of ends) {
        await sweptClean(folder)
        await versionsWithinSize(pathOf(folder, kind), folder)
      }
    },
    240_000,
  )

  it('leave temporary files only until the sweep, which takes the old ones and no others', async () => {
    const folder = inScratch('balai')
    mkdirSync(join(folder, '.dossier.0123456789ab.tmp'), { recursive: true })
    const mine = ['.mes-notes.tmp', '.a.0123456789AB.tmp', 'a.0123456789ab.tmp', '.a.0123456789ab.tmp.json']
    const stale = ['.Oies.bande.json.0123456789ab.tmp', '.é.ffffffffffff.tmp']
    const young = '.Oies.bande.json.0123456789ac.tmp'
    for (const name of [...mine, ...stale, young]) {
      writeFileSync(join(folder, name), '{')
      if (name !== young) age(join(folder, name))
    }
    age(join(folder, '.dossier.0123456789ab.tmp'))
    await files.sweep(folder)
    expect(readdirSync(folder).sort()).toEqual([...mine, '.dossier.0123456789ab.tmp', young].sort())
    await files.sweep(join(folder, 'absent'))
  })
})

const age = (path: string): void => {
  const then = Date.now() / 1000 - 61
  utimesSync(path, then, then)
}

/** A kill between a new version and the end of an old one leaves one too many, until the next is kept. */
const versionsWithinSize = async (path: string, folder: string): Promise<void> => {
  const versions = createVersions(hostIn(folder, { clock: { now: () => new Date() } }))
  value(await versions.keep(path, writeJson('la dernière')))
  const all = await versions.list(path)
  const sound = await versions.sound(path, bytes => readJson(bytes).ok)
  expect(all.length).toBeGreaterThan(kills / lanes / 4)
  expect(sound).toEqual(all)
  const sizes = readdirSync(join(folder, 'donnees', 'versions'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\d{13}-\d{3}\./.test(name))
    .map(name => statSync(join(folder, 'donnees', 'versions', name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes)
}

const sweptClean = async (folder: string): Promise<void> => {
  for (const place of [join(folder, 'bandes'), join(folder, 'donnees', 'journal')]) {
    // However long the kills took, what they left is young now.
    for (const name of readdirSync(place)) utimesSync(join(place, name), new Date(), new Date())
    const before = readdirSync(place).filter(name => !lock.test(name))
    await files.sweep(place)
    expect(readdirSync(place)).toEqual(before)
    for (const name of before) age(join(place, name))
    await files.sweep(place)
    expect(readdirSync(place)).toEqual(before.filter(name => !temporary.test(name)))
  }
}
