/** What stands on small pages is whole: the foot of the page that a figure is looked at on, and the labels of mini cards. */
import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from '../../src/core/index.ts'
import { scratch } from '../cli/cli.ts'
import { hasTools, textOf } from '../press/pdf.ts'
import { openDesk, sampleDocument, type OpenDesk } from './desk.ts'

const inScratch = scratch()
let room: OpenDesk
beforeAll(() => {
  mkdirSync(inScratch('salle'))
  room = openDesk(inScratch('salle'))
})
afterAll(() => room.close())

const printedSchema = z.object({
  files: z.array(z.object({ bytes: z.custom<Uint8Array>(value => value instanceof Uint8Array) })),
})

/** The words of a print, line by line, whatever they are broken by. */
const wordsOf = async (wish: object): Promise<string> => {
  const { files } = printedSchema.parse(await room.get('fenetre-1', 'preview', { lane: 'apercu-1', ...wish }))
  return files.map(({ bytes }) => textOf(bytes)).join('\n')
}
const flat = (text: string): string => text.replace(/\s+/g, ' ')

const mages = sampleDocument('mages')
const legend = 'Figurines : pliez au milieu, rabattez les languettes sous le socle.'

describe.skipIf(!hasTools)('promise 24: the foot of the page of one figure', () => {
  it.each([
    ['long-edge', 'poker', 'a4'],
    ['separate', 'mini', 'letter'],
    ['long-edge', 'tarot', 'a4'],
  ])('tells how to fold and whose it is (%s, %s, %s)', async (backs, card, paper) => {
    const document = { ...mages, name: 'Les très longs et très vieux compagnons' }
    const subject = '/roster/figures/0'
    const text = flat(await wordsOf({ document, subject, settings: { backs, card, paper } }))
    expect(text).toContain(legend)
    expect(text).toContain('Les très longs et très vieux compagnons')
  })
})

describe.skipIf(!hasTools)('the kinds of a preview', () => {
  it('come alone, on the pages that they have among all', async () => {
    const wish = { document: mages, subject: '/roster/figures/0', settings: {} }
    const [whole, part] = [await wordsOf(wish), await wordsOf({ ...wish, kinds: ['figure-sheets'] })]
    const [page = ''] = part.split('\f')
    expect(page).toContain('Ysoline')
    expect(whole.split('\f')[0]).toBe(page)
    expect(whole).toContain('Boule de feu')
    expect(part.split('\f').length).toBeLessThan(whole.split('\f').length)
  })
})

const labels = ['Touche', 'Effet']

describe.skipIf(!hasTools)('promise 24: labels of mini cards', () => {
  it.each(['normal', 'large', 'dyslexia'])('are never broken (%s)', async text => {
    const settings = { card: 'mini', text, assets: ['spell-cards'], backs: 'none' }
    const words = (await wordsOf({ document: mages, settings })).split(/\s+/).map(word => word.toLowerCase())
    const all = new Set(words)
    for (const label of labels) expect([label, all.has(label.toLowerCase())]).toEqual([label, true])
    for (const part of ['touch', 'effe', 'contr', 'roun', 'rayo', 'parti'])
      expect([part, all.has(part)]).toEqual([part, false])
  })
})
