/** What a window asks of a stock, parsed at the desk: kept, offered, opened as any file, and never mixed up. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newStock, type Json } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { scratch } from '../cli/cli.ts'
import { openDesk, sampleDocument, type OpenDesk } from './desk.ts'

const inScratch = scratch()
const [me, other] = ['fenetre-1', 'fenetre-2']
const system = 'flammes-et-fantassins'
const file = 'Réserve Flammes & Fantassins.reserve.json'
const figure = (name: string) => ({
  shelf: 'figurines',
  thing: { name, build: 'agile', classes: ['archer'] },
})

let room: OpenDesk
let count = 0
beforeEach(() => {
  room = openDesk(inScratch(`table-${count++}`))
})
afterEach(() => room.close())

const names = (): readonly string[] =>
  JSON.parse(readFileSync(join(room.library, file), 'utf8')).items.map(
    ({ thing }: { thing: { name: string } }) => thing.name,
  )

describe('stow', () => {
  it('keeps, and says what became of each thing', async () => {
    const path = join(room.library, file)
    expect(await room.get(me, 'stow', { system, items: [figure('Odon')] })).toEqual({
      path,
      name: 'Réserve Flammes & Fantassins',
      added: 1,
      twins: 0,
      namesakes: 0,
    })
    const odon = { ...figure('Odon'), thing: { ...figure('Odon').thing, notes: 'Un autre.' } }
    expect(await room.get(me, 'stow', { system, items: [figure('Odon'), odon] })).toMatchObject({
      added: 1,
      twins: 1,
      namesakes: 1,
    })
    expect(await room.get(me, 'shelf')).toMatchObject({
      books: [{ kind: 'stock', file, system, state: 'ready', members: ['Odon', 'Odon'] }],
    })
  })

  it('of two windows at once loses nothing', async () => {
    const all = Array.from({ length: 20 }, (_, index) => `F${index}`)
    await Promise.all(
      all.map((name, index) => room.get(index % 2 ? me : other, 'stow', { system, items: [figure(name)] })),
    )
    expect([...names()].toSorted()).toEqual(all.toSorted())
    expect(readdirSync(room.library)).toEqual([file])
  })

  it('tells a window that has the stock open, and whose save then asks which to keep', async () => {
    await room.get(me, 'stow', { system, items: [figure('Odon')] })
    const path = join(room.library, file)
    const events: unknown[] = []
    room.desk.connect(me, event => events.push(event))
    const { stamp } = Object(await room.get(me, 'open', { path }))
    await room.get(other, 'stow', { system, items: [figure('Perrine')] })
    expect(events).toContainEqual({ kind: 'file', path, gone: false })
    const emptied = { ...newStock(systems.find(({ id }) => id === system) ?? fail()), items: [] }
    expect(await room.get(me, 'save', { path, base: stamp, document: emptied })).toMatchObject({
      kind: 'conflict',
    })
    expect(names()).toEqual(['Odon', 'Perrine'])
  })

  const things: readonly (readonly [string, Json, readonly string[]])[] = [
    ['no game', { system: 'dames', items: [figure('Odon')] }, ['call.unknown-system']],
    ['nothing', { system, items: [] }, ['file.malformed']],
    ['no list', { system, items: 'tout' }, ['file.malformed']],
    ['no shelf', { system, items: [{ thing: {} }] }, ['file.malformed']],
    ['an unknown shelf', { system, items: [{ shelf: 'x', thing: {} }] }, ['stock.unknown-shelf']],
    ['no figure', { system, items: [{ shelf: 'figurines', thing: [1] }] }, ['file.malformed']],
    [
      'a key of tricksters',
      { system, items: [JSON.parse('{"shelf":"figurines","thing":{"__proto__":1}}')] },
      ['file.forbidden-key'],
    ],
  ]
  it.each(things)('refuses %s, and makes no file', async (_, input, codes) => {
    expect((await room.refused(me, 'stow', input)).slice(0, 1)).toEqual(codes)
    expect(readdirSync(room.library)).toEqual([])
  })

  it('asks about a folder that is missing, and makes it nowhere', async () => {
    await room.desk.preferences.change(now => ({ ...now, folder: join(room.library, 'absent') }))
    expect(await room.refused(me, 'stow', { system, items: [figure('Odon')] })).toEqual([
      'desk.missing-folder',
    ])
  })
})

describe('a stock on the shelf', () => {
  it('is taken in beside the player’s own, renamed, copied, thrown away and taken back', async () => {
    await room.get(me, 'stow', { system, items: [figure('Odon')] })
    const bytes = new Uint8Array(readFileSync(join(room.library, file)))
    await room.get(me, 'take', { name: 'de Léa.json', bytes })
    const theirs = join(room.library, 'de Léa.reserve.json')
    expect(await room.get(me, 'rename', { path: theirs, name: 'Léa' })).toEqual({
      path: join(room.library, 'Léa.reserve.json'),
    })
    const path = join(room.library, 'Léa.reserve.json')
    await room.get(me, 'duplicate', { path })
    await room.get(me, 'remove', { path })
    await room.get(me, 'restore', { path })
    expect(readdirSync(room.library).toSorted()).toEqual(
      ['Léa (copie).reserve.json', 'Léa.reserve.json', file].toSorted(),
    )
  })

  it('that holds what its game refuses is worth a look, and is not broken', async () => {
    const items = [figure('Odon'), { shelf: 'figurines', thing: {} }]
    room.put('x.reserve.json', { format: 'copiste-stock', version: 1, system, name: 'X', items })
    expect(await room.get(me, 'shelf')).toMatchObject({
      books: [{ state: 'warnings', name: 'X', members: ['Odon'], fault: expect.stringContaining('Chose 2') }],
    })
  })

  it('is printed by no call, in a sentence that says what to do', async () => {
    const document = { ...newStock(systems.find(({ id }) => id === system) ?? fail()), items: [] }
    expect(await room.refused(me, 'print', { document, settings: {}, lane: 'impression' })).toEqual([
      'print.stock',
    ])
    const beside = [{ document, choice: {} }]
    const band = sampleDocument('mages')
    expect(
      await room.refused(me, 'print', { document: band, settings: {}, lane: 'impression', beside }),
    ).toEqual(['print.stock'])
  })
})

const fail = (): never => {
  throw new Error('the game is registered')
}
