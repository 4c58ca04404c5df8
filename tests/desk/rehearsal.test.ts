/** Of each game the band that was touched last is rehearsed, once, when the first window has begun. */
import { utimesSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import type { PressService } from '../../src/app/port.ts'
import { error, failure, newBand, type JsonObject } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { scratch } from '../cli/cli.ts'
import { openDesk, sampleDocument, type OpenDesk } from './desk.ts'

const inScratch = scratch()
const nothing = failure(error('essai', '', 'Rien.'))

let room: OpenDesk | undefined
afterEach(() => room?.close())

let count = 0
/** What the press was made ready for: the title of each job, and nothing for none. */
const open = () => {
  const asked: (string | undefined)[] = []
  const press: PressService = {
    print: () => Promise.resolve(nothing),
    png: () => Promise.resolve(nothing),
    cancel: () => undefined,
    warm: job => void asked.push(job?.batches[0]?.title),
    themes: [],
    close: () => Promise.resolve(),
  }
  room = openDesk(inScratch(`table-${count++}`), { press })
  return { asked, ...room }
}

const put = (path: string, seconds: number): void => utimesSync(path, seconds, seconds)
const named = (id: string, name: string): JsonObject => ({ ...sampleDocument(id), name })

describe('the press', () => {
  it('is opened with the desk, and rehearses no band before a window has begun', async () => {
    const { asked, get } = open()
    expect(asked).toEqual([undefined])
    await get('fenetre', 'start')
    await expect.poll(() => asked).toEqual([undefined, 'La Milice du Pont-aux-Oies'])
  })

  it('rehearses of each game the band that was touched last, once', async () => {
    const { asked, get, put: write, library } = open()
    put(write('vieux.bande.json', named('trio', 'Les Vieux')), 1_000)
    put(write('jeunes.bande.json', named('trio', 'Les Jeunes')), 2_000)
    put(write('ogres.bande.json', named('grande-marmite', 'Les Ogres')), 3_000)
    writeFileSync(`${library}/cassee.bande.json`, '{')
    writeFileSync(`${library}/.cachee.bande.json`, JSON.stringify(named('trio', 'Les Cachés')))
    await get('fenetre', 'start')
    await expect.poll(() => asked).toEqual([undefined, 'Les Ogres', 'Les Jeunes'])
    await get('autre', 'start')
    await get('fenetre', 'shelf')
    expect(asked).toEqual([undefined, 'Les Ogres', 'Les Jeunes'])
  })

  it('has nothing to rehearse of an empty band', async () => {
    const { asked, get, put: write } = open()
    const [game] = systems
    if (!game) throw new Error('no game')
    // It comes before the other, whose rehearsal says that its own turn is over.
    put(write('vide.bande.json', newBand(game)), 2_000)
    put(write('ogres.bande.json', named('grande-marmite', 'Les Ogres')), 1_000)
    await get('fenetre', 'start')
    await expect.poll(() => asked).toEqual([undefined, 'Les Ogres'])
  })
})
