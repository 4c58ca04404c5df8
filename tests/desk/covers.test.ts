/** What the shelf knows of a band beside its name, and the covers that a window may ask for. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scratch } from '../cli/cli.ts'
import { openDesk, sampleDocument, type OpenDesk } from './desk.ts'

const inScratch = scratch()
const me = 'fenetre-1'

let room: OpenDesk
let count = 0
beforeEach(() => {
  room = openDesk(inScratch(`table-${count++}`))
})
afterEach(() => room.close())

/** Asked for until it is drawn. */
const drawn = async (call: string, input: object): Promise<unknown> => {
  await expect.poll(() => room.refused(me, call, input), { timeout: 60_000 }).toEqual([])
  return room.get(me, call, input)
}

describe('the shelf', () => {
  it('knows who is in a band, and the first thing that is wrong with it', async () => {
    room.put('trio.bande.json', sampleDocument('trio'))
    room.put('vide.bande.json', {
      ...sampleDocument('trio'),
      name: 'Vide',
      roster: { points: 8, figures: [] },
    })
    const { books } = Object(await room.get(me, 'shelf'))
    expect(books).toContainEqual(
      expect.objectContaining({
        members: ['Ysabeau Noirœil', 'Sire Anselme Tourne-Broche', 'Fanchon Trois-Dagues'],
        fault: '',
      }),
    )
    expect(books).toContainEqual(
      expect.objectContaining({ name: 'Vide', members: [], fault: expect.stringMatching(/./) }),
    )
  })

  it('shows real cards of a band and of a sample, and nothing of what is none', async () => {
    const path = room.put('trio.bande.json', sampleDocument('trio'))
    const cover = Object(await drawn('cover', { path }))
    expect(cover.cards).toHaveLength(4)
    expect([...cover.picture.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    const scenario = { format: 'copiste-scenario', version: 1, title: 'Le Gué', system: null }
    expect(await room.refused(me, 'cover', { path: room.put('gue.scenario.json', scenario) })).toEqual([
      'cover.later',
    ])
    expect(await room.get(me, 'sampleCover', { system: 'aucun', sample: 'trio' })).toBeNull()
    expect(await drawn('sampleCover', { system: sampleDocument('trio')['system'], sample: 'trio' })).toEqual(
      expect.objectContaining({ cards: expect.any(Array) }),
    )
  })

  it('shows no file from outside the folder', async () => {
    const path = join(room.data, 'trio.bande.json')
    writeFileSync(path, JSON.stringify(sampleDocument('trio')))
    expect(await room.refused(me, 'cover', { path })).toEqual(['desk.forbidden'])
  })
})
