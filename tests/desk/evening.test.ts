/** A window asks what an evening lacks and costs, prints it, and again with what changed; it reaches no other file by it. */
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from '../../src/core/index.ts'
import { scratch } from '../cli/cli.ts'
import { openDesk, sampleDocument, type OpenDesk } from './desk.ts'

const inScratch = scratch()
const me = 'fenetre-1'
const lane = 'soiree-01'
const gue = {
  format: 'copiste-scenario',
  version: 1,
  title: 'Le Gué',
  system: 'flammes-et-fantassins',
  handouts: [{ title: 'Trahison', for: 'joueur', player: 'A', text: 'Volez le mirliton.' }],
}
const vendredi = {
  format: 'copiste-evening',
  version: 1,
  title: 'Vendredi',
  players: [{ name: 'Maud', bands: ['mages.bande.json'], secret: 'A' }],
  scenario: 'gue.scenario.json',
  settings: { assets: ['tokens', 'secrets'] },
}

let room: OpenDesk
let path = ''
let count = 0
beforeEach(() => {
  room = openDesk(inScratch(`soir-${count++}`))
  room.put('mages.bande.json', sampleDocument('mages'))
  room.put('gue.scenario.json', gue)
  path = room.put('vendredi.soiree.json', vendredi)
})
afterEach(() => room.close())

const printedSchema = z.object({
  marks: z.array(z.string()),
  files: z.array(z.object({ bytes: z.custom<Uint8Array>(value => value instanceof Uint8Array) })),
})

describe('an evening in a window', () => {
  it('is weighed: whose bands, how many sheets, how long', async () => {
    expect(await room.get(me, 'evening', { document: vendredi, path, lane })).toMatchObject({
      remarks: [],
      bands: [
        {
          file: 'mages.bande.json',
          name: 'L’École buissonnière d’Oc',
          system: 'flammes-et-fantassins',
          figures: 5,
          holders: ['Maud'],
        },
      ],
      scenario: { name: 'Le Gué', sides: ['A'] },
      work: {
        piles: [
          { kind: 'player', title: 'Maud', kinds: [{ title: 'Jetons', gesture: 'round' }] },
          { kind: 'secrets', sheets: 1, kinds: [{ title: 'Billets secrets', count: 1, gesture: 'strip' }] },
        ],
        kept: null,
        problems: [],
      },
    })
  })

  it('says what is missing before anything is laid', async () => {
    const document = { ...vendredi, scenario: 'guet.scenario.json' }
    expect(await room.get(me, 'evening', { document, path, lane })).toMatchObject({
      remarks: [{ code: 'evening.missing-file', path: '/scenario' }],
      work: null,
    })
    expect(await room.refused(me, 'printEvening', { document, path, lane })).toEqual(['evening.missing-file'])
    const strange = { ...vendredi, settings: { printer: 'Au grenier' } }
    expect(await room.refused(me, 'evening', { document: strange, path, lane })).toEqual(['printer.gone'])
  })

  it('is printed, and again with what changed alone', async () => {
    const { files, marks } = printedSchema.parse(
      await room.get(me, 'printEvening', { document: vendredi, path, lane }),
    )
    expect(new TextDecoder().decode(files[0]?.bytes.subarray(0, 5))).toBe('%PDF-')
    await room.get(me, 'remember', { printed: { path, pieces: marks } })
    const again = { document: vendredi, path, lane, changed: true }
    expect(await room.refused(me, 'printEvening', again)).toEqual(['evening.nothing'])
    expect(await room.get(me, 'evening', again)).toMatchObject({
      work: {
        piles: [],
        kept: [
          { title: 'Maud', whole: true },
          { title: 'Les secrets', whole: true },
        ],
      },
    })
  })

  it('opens no file but those of a kind, and none by a path that the window may not ask for', async () => {
    await room.get(me, 'remember', { appearance: 'dark' })
    const document = { ...vendredi, players: [{ name: 'Maud', bands: ['../data/preferences.json'] }] }
    expect(await room.get(me, 'evening', { document, path, lane })).toMatchObject({
      remarks: [
        { code: 'evening.missing-file', path: '/players/0/bands/0' },
        { code: 'evening.idle-secret' },
      ],
    })
    const outside = join(room.data, 'vendredi.soiree.json')
    expect(await room.refused(me, 'evening', { document: vendredi, path: outside, lane })).toEqual([
      'desk.forbidden',
    ])
    expect(await room.refused(me, 'evening', { document: gue, path, lane })).toEqual(['evening.other-format'])
    // Beside bands and scenarios in a job of theirs, it has nothing of its own to print.
    const whole = { document: vendredi, settings: {}, lane }
    expect(await room.refused(me, 'print', whole)).toEqual(['print.evening'])
  })
})
