/** Unsaved work outlives the window that held it, and goes only when a player says so. */
import { mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Host } from '../../src/app/port.ts'
import { createJournal, type Journal } from '../../src/app/journal.ts'
import type { Json } from '../../src/core/index.ts'
import { band, deskTops, refusal, value } from './desk-top.ts'

const deskTop = deskTops()

interface Desk {
  readonly host: Host
  readonly folder: string
  /** The journal as this process sees it, while those processes run. */
  readonly journalOf: (process: number, ...running: readonly number[]) => Journal
}

const desk = (): Desk => {
  const { host } = deskTop()
  const folder = join(host.dataFolder, 'journal')
  mkdirSync(folder, { recursive: true })
  return {
    host,
    folder,
    journalOf: (process, ...running) =>
      createJournal({ ...host, process, isAlive: id => running.includes(id) }),
  }
}

const write = async (journal: Journal, id: string, document: Json): Promise<void> =>
  value(await journal.write(id, '/bandes/Oies.bande.json', 'empreinte', 'Oies', document))

describe('unsaved work', () => {
  it('of a process that is gone is offered, the newest first, with its text and what it started from', async () => {
    const { journalOf } = desk()
    await write(journalOf(7), 'fenetre-1', band('Oies', { essai: 1 }))
    await write(journalOf(8), 'fenetre-2', band('Jars', { essai: 2 }))
    const journal = journalOf(9)
    expect((await journal.recoverable()).works.map(({ id, path, name }) => [id, path, name])).toEqual([
      ['fenetre-2', '/bandes/Oies.bande.json', 'Oies'],
      ['fenetre-1', '/bandes/Oies.bande.json', 'Oies'],
    ])
    expect(await journal.read('fenetre-1')).toMatchObject({ base: 'empreinte', document: { essai: 1 } })
  })

  it('of another process that runs is not offered', async () => {
    const { journalOf } = desk()
    await write(journalOf(7), 'fenetre-1', band('Oies'))
    expect((await journalOf(9, 7, 9).recoverable()).works).toEqual([])
    expect((await journalOf(9, 9).recoverable()).works).toHaveLength(1)
  })

  it('of this very process is offered: a window may have crashed alone', async () => {
    const { journalOf } = desk()
    const journal = journalOf(7, 7)
    await write(journal, 'fenetre-1', band('Oies'))
    expect((await journal.recoverable()).works).toHaveLength(1)
  })

  it('is the last that was written', async () => {
    const { journalOf, folder } = desk()
    for (const essai of [1, 2, 3]) await write(journalOf(7), 'fenetre-1', band('Oies', { essai }))
    expect(await journalOf(9).read('fenetre-1')).toMatchObject({ document: { essai: 3 } })
    expect(readdirSync(folder)).toEqual(['fenetre-1.json'])
  })

  it('is still there after it was offered and read, until it is forgotten', async () => {
    const { journalOf } = desk()
    await write(journalOf(7), 'fenetre-1', band('Oies'))
    const journal = journalOf(9)
    for (let turn = 0; turn < 3; turn++) {
      expect((await journal.recoverable()).works).toHaveLength(1)
      await journal.read('fenetre-1')
    }
    value(await journal.forget('fenetre-1'))
    expect((await journal.recoverable()).works).toEqual([])
    value(await journal.forget('fenetre-1'))
  })

  it('may be a band that breaks its rules, or no band yet', async () => {
    const { journalOf } = desk()
    await write(journalOf(7), 'fenetre-1', { brouillon: ['à demi'] })
    expect(await journalOf(9).read('fenetre-1')).toMatchObject({ document: { brouillon: ['à demi'] } })
  })

  it.each([
    ['as heavy as a band may be', { texte: 'e'.repeat(8 * 1024 * 1024 - 100) }],
    ['heavier than can be saved', { texte: 'é'.repeat(5 * 1024 * 1024) }],
    ['as deep as a band may be', deep(63)],
    ['with half a character in it', { texte: 'a\ud83d' }],
    ['with a NUL in it', { texte: 'a\0' }],
  ])('is either written so that it reads again, or said not to be: %s', async (_, document) => {
    const { journalOf } = desk()
    await write(journalOf(7), 'fenetre-1', band('Avant'))
    const written = await journalOf(7).write('fenetre-1', '/a', 'b', 'c', document)
    const read = await journalOf(9).read('fenetre-1')
    expect(read).toMatchObject({ document: written.ok ? document : { name: 'Avant' } })
    expect(written.ok || refusal(written).message.length > 20).toBe(true)
  })
})

function deep(levels: number): Json {
  return levels === 0 ? 1 : { a: deep(levels - 1) }
}

describe('the journal’s folder', () => {
  it('promise 5: may hold damaged entries: they are told of once, and set aside with their bytes', async () => {
    const { journalOf, folder } = desk()
    await write(journalOf(7), 'fenetre-1', band('Oies'))
    const broken = { 'fenetre-2.json': '{"id": "fen', 'fenetre-3.json': '', 'fenetre-4.json': '{"id": 4}' }
    for (const [name, text] of Object.entries(broken)) writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, 'x.json'), '{}')
    mkdirSync(join(folder, 'fenetre-5.json'))
    const { works, damaged } = await journalOf(9).recoverable()
    expect(works.map(({ id }) => id)).toEqual(['fenetre-1'])
    expect(damaged).toBe(3)
    for (const [name, text] of Object.entries(broken))
      expect(readFileSync(join(folder, `${name}.abime`), 'utf8')).toBe(text)
    expect(readdirSync(folder)).toHaveLength(6)
    expect(await journalOf(9).recoverable()).toMatchObject({ damaged: 0 })
  })

  it('promise 5: keeps what was given up for a month, and gives it back until then', async () => {
    const { folder, host } = desk()
    const journalOf = (process: number): Journal =>
      createJournal({ ...host, process, isAlive: () => false, clock: { now: () => new Date() } })
    await write(journalOf(7), 'fenetre-1', band('Oies', { essai: 1 }))
    const journal = journalOf(9)
    value(await journal.giveUp('fenetre-1'))
    expect((await journal.recoverable()).works).toEqual([])
    value(await journal.takeBack('fenetre-1'))
    expect((await journal.recoverable()).works).toMatchObject([{ id: 'fenetre-1', name: 'Oies' }])
    value(await journal.giveUp('fenetre-1'))
    const [kept = ''] = readdirSync(folder)
    const daysAgo = (days: number): number => Date.now() / 1000 - days * 24 * 3600
    utimesSync(join(folder, kept), daysAgo(30), daysAgo(30))
    await journal.recoverable()
    expect(readdirSync(folder)).toEqual([kept])
    utimesSync(join(folder, kept), daysAgo(32), daysAgo(32))
    await journal.recoverable()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is swept of what a killed process left half written', async () => {
    const { journalOf, folder } = desk()
    const [old, young] = ['.fenetre-1.json.0123456789ab.tmp', '.fenetre-1.json.0123456789ac.tmp']
    for (const name of [old, young]) writeFileSync(join(folder, name), '{')
    utimesSync(join(folder, old), 1, 1)
    await journalOf(9).recoverable()
    expect(readdirSync(folder)).toEqual([young])
  })

  it.each(['../../fenetre', 'court', 'a'.repeat(65), 'fenetre/1', '', 'fenetre-1.json'])(
    'is reached by the ids of windows and no other way: %j',
    async id => {
      const { journalOf, host, folder } = desk()
      writeFileSync(join(host.dataFolder, 'fenetre.json'), 'x')
      const journal = journalOf(7)
      expect(await journal.read(id)).toBeUndefined()
      await journal.forget(id)
      expect((await journal.write(id, '/a', 'b', 'c', {})).ok).toBe(false)
      expect(readFileSync(join(host.dataFolder, 'fenetre.json'), 'utf8')).toBe('x')
      expect(readdirSync(folder)).toEqual([])
    },
  )
})
