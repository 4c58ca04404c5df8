/** A scenario lies on the shelf beside the bands, and a window may do with it all that concerns a file as a whole. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scratch } from '../cli/cli.ts'
import { openDesk, type OpenDesk } from './desk.ts'

const inScratch = scratch()
const me = 'fenetre-1'
const gue = { format: 'copiste-scenario', version: 1, title: 'Le Gué', system: 'flammes-et-fantassins' }

let room: OpenDesk
let count = 0
beforeEach(() => {
  room = openDesk(inScratch(`table-${count++}`))
})
afterEach(() => room.close())

describe('kinds: a scenario', () => {
  it('lies on the shelf with its title, and one that is malformed says why', async () => {
    room.put('gue.scenario.json', gue)
    room.put('casse.scenario.json', { ...gue, handouts: 'aucun' })
    writeFileSync(join(room.library, 'notes.json'), '{}')
    const shelf = await room.get(me, 'shelf')
    expect(shelf).toMatchObject({
      books: expect.arrayContaining([
        expect.objectContaining({
          file: 'gue.scenario.json',
          kind: 'scenario',
          name: 'Le Gué',
          state: 'ready',
          gauge: null,
          system: 'flammes-et-fantassins',
        }),
        expect.objectContaining({
          file: 'casse.scenario.json',
          name: 'casse',
          state: 'unreadable',
          reason: expect.stringContaining('handouts'),
        }),
      ]),
    })
    expect(shelf).toHaveProperty('books.length', 2)
  })

  it('is taken in, opened, renamed, saved, copied, thrown away and taken back', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(gue))
    await room.get(me, 'take', { name: 'de Léa.json', bytes })
    const first = join(room.library, 'de Léa.scenario.json')
    expect(await room.get(me, 'open', { path: first })).toMatchObject({ kind: 'open' })
    expect(await room.get(me, 'rename', { path: first, name: 'La Nuit' })).toEqual({
      path: join(room.library, 'La Nuit.scenario.json'),
    })
    const path = join(room.library, 'La Nuit.scenario.json')
    const document = { ...gue, title: 'La Nuit', rules: 'Il pleut.' }
    expect(await room.get(me, 'save', { path, base: null, document })).toMatchObject({ kind: 'saved' })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject(document)
    expect(await room.get(me, 'versions', { path })).toHaveLength(2)
    await room.get(me, 'duplicate', { path })
    await room.get(me, 'remove', { path })
    expect(readdirSync(room.library)).toEqual(['La Nuit (copie).scenario.json'])
    await room.get(me, 'restore', { path })
    expect(readdirSync(room.library).sort()).toEqual([
      'La Nuit (copie).scenario.json',
      'La Nuit.scenario.json',
    ])
  })

  it('never takes the place of a band, nor a band its own', async () => {
    const path = room.put('gue.scenario.json', gue)
    const band = { format: 'copiste-band', version: 1, system: gue.system, name: 'Oies', roster: {} }
    expect(await room.refused(me, 'save', { path, base: null, document: band })).toEqual([
      'scenario.other-format',
    ])
  })
})
