/** A game that is played is kept beside the bands: whole, the newest, one bad file costing itself alone. */
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlays } from '../../src/app/plays.ts'
import { notPlayed, type Played } from '../../src/core/index.ts'
import { scratch } from '../cli/cli.ts'
import { openDesk, sampleDocument, type OpenDesk } from './desk.ts'

const inScratch = scratch()
let room: OpenDesk
beforeAll(() => {
  mkdirSync(inScratch('salle'))
  room = openDesk(inScratch('salle'))
})
afterAll(() => room.close())

const me = 'fenetre-1'
const at = (round: number, band: Played['band'] = {}): Played => ({ ...notPlayed, round, band })
const folder = (): string => join(room.data, 'parties')
const band = (name: string): string => room.put(`${name}.bande.json`, sampleDocument('mages'))

describe('a game that is played', () => {
  it('is nothing at first, then what was kept, and leaves the band as it was', async () => {
    const path = band('Une')
    const before = readFileSync(path, 'utf8')
    expect(await room.get(me, 'play', { path })).toBeNull()
    await room.get(me, 'keepPlay', { path, at: 5, played: at(3, { 'pa-de-bande': 2 }) })
    expect(await room.get('fenetre-2', 'play', { path })).toEqual({
      at: 5,
      played: at(3, { 'pa-de-bande': 2 }),
    })
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  it('is the newest, whichever window speaks last', async () => {
    const path = band('Deux')
    await room.get(me, 'keepPlay', { path, at: 9, played: at(4) })
    expect(await room.get('fenetre-2', 'keepPlay', { path, at: 8, played: at(2) })).toEqual({
      at: 9,
      played: at(4),
    })
    expect(await room.get(me, 'play', { path })).toEqual({ at: 9, played: at(4) })
  })

  it('goes with the file of a band that is given another name', async () => {
    const path = band('Trois')
    await room.get(me, 'keepPlay', { path, at: 1, played: at(6) })
    const renamed = await room.get(me, 'rename', { path, name: 'Quatre' })
    expect(renamed).not.toEqual({ path })
    expect(await room.get(me, 'play', renamed instanceof Object ? renamed : {})).toEqual({
      at: 1,
      played: at(6),
    })
  })

  it('is asked of no file that the window may not ask for, and takes nothing that is no game', async () => {
    expect(await room.refused(me, 'play', { path: '/etc/passwd' })).toEqual(['desk.forbidden'])
    const path = band('Cinq')
    expect(await room.refused(me, 'keepPlay', { path, at: 1, played: { round: 'x' } })).toEqual([
      'file.malformed',
    ])
  })

  it('loses of a bad file what is bad, and keeps its bytes beside', async () => {
    const [bad, worse, sound] = ['Mauvaise', 'Pire', 'Saine'].map(band)
    mkdirSync(folder(), { recursive: true })
    for (const path of [bad, worse, sound]) {
      const known = new Set(readdirSync(folder()))
      await room.get(me, 'keepPlay', { path, at: 2, played: at(5, { a: 1, b: 2 }) })
      const file = readdirSync(folder()).find(name => !known.has(name)) ?? ''
      const text = readFileSync(join(folder(), file), 'utf8')
      if (path === bad) writeFileSync(join(folder(), file), text.replace(/"b": 2/, '"b": "deux"'))
      if (path === worse) writeFileSync(join(folder(), file), text.slice(0, 30))
    }
    expect(await room.get(me, 'play', { path: bad })).toEqual({ at: 2, played: at(5, { a: 1 }) })
    expect(await room.get(me, 'play', { path: worse })).toBeNull()
    expect(await room.get(me, 'play', { path: sound })).toEqual({ at: 2, played: at(5, { a: 1, b: 2 }) })
    expect(readdirSync(folder()).filter(name => name.endsWith('.abime'))).toHaveLength(2)
    await room.get(me, 'keepPlay', { path: worse, at: 3, played: at(1, { c: 3 }) })
    expect(await room.get(me, 'play', { path: worse })).toEqual({ at: 3, played: at(1, { c: 3 }) })
  })

  it('is one of a hundred at most: the oldest go', async () => {
    const plays = createPlays({ ...room.host, dataFolder: join(room.data, 'autre') })
    const kept = join(room.data, 'autre', 'parties')
    await plays.keep('/la-premiere', { at: 1, played: at(2) })
    const [first = ''] = readdirSync(kept)
    utimesSync(join(kept, first), 1, 1)
    for (let turn = 0; turn < 100; turn++) await plays.keep(`/${turn}`, { at: 1, played: at(2) })
    expect(readdirSync(kept)).toHaveLength(100)
    expect(await plays.read('/la-premiere')).toBeUndefined()
    expect(await plays.read('/99')).toEqual({ at: 1, played: at(2) })
  })
})
