/** The shelf at its start: what was not saved is offered once, newest first, and can be given up and taken back. */
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { success } from '../../src/core/index.ts'
import { newBand } from '../../src/core/index.ts'
import { noPreferences } from '../../src/app/preferences.ts'
import { systems } from '../../src/games/index.ts'
import { useLibrary } from '../../src/renderer/stores/library.ts'
import { useNotices } from '../../src/renderer/stores/notices.ts'
import { fakeBridge, refusal } from './fake-bridge.ts'

const [game] = systems
if (!game) throw new Error('no game')

const work = (id: string, name: string, at: number) => ({ id, path: `/bandes/${id}`, name, at })

const begin = async (journal: readonly ReturnType<typeof work>[], damaged = 0) => {
  const desk = fakeBridge({
    start: () =>
      success({
        version: '1',
        host: 'browser',
        folder: '/bandes',
        preferences: noPreferences,
        themes: [],
        unsaved: journal,
        damaged,
        remarks: [],
        recent: [],
        wanted: null,
      }),
    shelf: () => success({ folder: '/bandes', missing: false, books: [] }),
    giveUp: () => success(null),
    takeBack: () => success(null),
  })
  const library = useLibrary()
  return { ...desk, library }
}
const drawnWork = (id: string, name: string, at: number) => ({
  ...work(id, name, at),
  base: 'stamp',
  document: newBand(game),
})
const act = async (label: string): Promise<void> => {
  const action = useNotices()
    .all.flatMap(({ actions = [] }) => actions)
    .find(one => one.label === label)
  action?.run()
  await Promise.resolve()
}

beforeEach(() => setActivePinia(createPinia()))

describe('unsaved work', () => {
  it('promise 2: of the journal and of this window is offered together, the newer of two with one name', async () => {
    const { drawn, library } = await begin([
      work('a', 'Oies', 10),
      work('b', 'Grues', 30),
      work('c', 'Jars', 5),
    ])
    drawn.set('a', drawnWork('a', 'Oies, plus tard', 20))
    drawn.set('b', drawnWork('b', 'Grues, plus tôt', 20))
    drawn.set('d', drawnWork('d', 'Hérons', 40))
    await library.begin()
    expect(library.unsaved.map(({ name, from }) => [name, from])).toEqual([
      ['Hérons', 'drawer'],
      ['Grues', 'journal'],
      ['Oies, plus tard', 'drawer'],
      ['Jars', 'journal'],
    ])
  })

  it('that another tab holds is not offered', async () => {
    const { drawn, elsewhere, library } = await begin([work('a', 'Oies', 10)])
    drawn.set('b', drawnWork('b', 'Grues', 20))
    elsewhere.add('a')
    elsewhere.add('b')
    await library.begin()
    expect(library.unsaved).toEqual([])
  })

  it('promise 5: that is given up can be taken back, wherever it lies', async () => {
    const { drawn, inputs, library } = await begin([work('a', 'Oies', 10)])
    drawn.set('b', drawnWork('b', 'Grues', 20))
    await library.begin()
    const [grues, oies] = library.unsaved
    if (!grues || !oies) throw new Error('not offered')
    await library.discard(oies)
    expect(inputs('giveUp')).toEqual([{ id: 'a' }])
    await act('Annuler')
    await expect.poll(() => library.unsaved.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(inputs('takeBack')).toEqual([{ id: 'a' }])
    useNotices().all = []
    await library.discard(grues)
    expect(drawn.get('b')).toMatchObject({ givenUp: expect.any(Number), name: 'Grues' })
    await library.begin()
    expect(library.unsaved.map(({ id }) => id)).toEqual(['a'])
    await act('Annuler')
    await expect.poll(() => library.unsaved.map(({ id }) => id)).toEqual(['b', 'a'])
    await library.begin()
    expect(library.unsaved.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('promise 5: stays offered where giving it up fails', async () => {
    const { answers, library } = await begin([work('a', 'Oies', 10)])
    answers.giveUp = () => refusal('Le disque est plein.')
    await library.begin()
    const [oies] = library.unsaved
    if (oies) await library.discard(oies)
    expect(library.unsaved).toHaveLength(1)
    expect(useNotices().all.map(({ text }) => text)).toEqual(['Le disque est plein.'])
  })

  it('promise 5: that is damaged is told of', async () => {
    const { library } = await begin([], 2)
    await library.begin()
    expect(useNotices().all.map(({ text }) => text)).toEqual([
      '2\u00a0travaux du journal sont illisibles : mis de côté sans être effacé.',
    ])
  })
})

describe('promise 4: a file that is taken in', () => {
  it('is sent as its bytes, and a refusal names the file', async () => {
    const { answers, inputs, library } = await begin([])
    answers.take = () => refusal('Ce fichier n’est pas du texte UTF-8.')
    const bytes = new Uint8Array([0x7b, 0xe9, 0x7d])
    expect(await library.take(new File([bytes], 'vieille.bande.json'))).toBeUndefined()
    expect(inputs('take')).toEqual([{ name: 'vieille.bande.json', bytes }])
    expect(useNotices().all.map(({ text }) => text)).toEqual([
      'vieille.bande.json : Ce fichier n’est pas du texte UTF-8.',
    ])
  })

  it('is not read where it is larger than any band', async () => {
    const { inputs, library } = await begin([])
    await library.take(new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'film.mkv'))
    expect(inputs('take')).toEqual([])
    expect(useNotices().all[0]?.text).toMatch(/^film\.mkv : Ce fichier dépasse 8\sMio/)
  })
})
