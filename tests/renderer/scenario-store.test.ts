/** A scenario in hand: the promises that a band has, kept for it too. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Opened } from '../../src/app/bridge.ts'
import {
  kindFor,
  newBand,
  newScenario,
  replace,
  success,
  type Filed,
  type JsonObject,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { differences } from '../../src/renderer/differences.ts'
import { savingWords } from '../../src/renderer/saving.ts'
import { useBand } from '../../src/renderer/stores/band.ts'
import { useNotices } from '../../src/renderer/stores/notices.ts'
import { fakeBridge, refusal } from './fake-bridge.ts'

const path = '/bandes/Gué.scenario.json'
const titled = (title: string, over: JsonObject = {}): JsonObject => ({
  ...newScenario(null),
  title,
  ...over,
})
const fileOf = (title: string, over: JsonObject = {}) => ({
  path,
  stamp: 'stamp-1',
  document: titled(title, over),
  notices: [],
})
const opened = (title: string): Opened => ({ kind: 'open', elsewhere: false, ...fileOf(title) })

const host = () => {
  let saves = 1
  return fakeBridge({
    open: () => success(opened('Le Gué')),
    save: () => success({ kind: 'saved', stamp: `stamp-${++saves}` }),
    journal: () => success(null),
    forget: () => success(null),
    close: () => success(null),
  })
}
const openGue = async () => {
  const desk = host()
  const band = useBand()
  await band.open(path)
  return {
    ...desk,
    band,
    setup: (text: string) => band.change([replace('/setup', text)], 'changer Mise en place', '/setup'),
  }
}
const said = (): readonly string[] => useNotices().all.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
})
afterEach(() => vi.useRealTimers())

describe('a scenario in hand', () => {
  it('is no band, has no gauge, and has all that its file leaves out', async () => {
    const { band } = await openGue()
    expect(band).toMatchObject({ path, state: 'saved', unsaved: false })
    expect(band.band).toBeUndefined()
    expect(band.filed?.kind.id).toBe('scenario')
    expect(band.scenario?.text).toMatchObject({ title: 'Le Gué', setup: '', map: null, handouts: [] })
    expect(band.form?.gauges).toEqual([])
  })

  it('gives its place to a band, and a band to it', async () => {
    const { answers, band } = await openGue()
    const [game] = systems
    if (!game) throw new Error('no game')
    const other = '/bandes/Oies.bande.json'
    answers.open = () =>
      success({
        kind: 'open',
        elsewhere: false,
        path: other,
        stamp: 's',
        document: newBand(game),
        notices: [],
      })
    await band.open(other)
    expect([band.band?.system.id, band.scenario]).toEqual([game.id, undefined])
    answers.open = () => success(opened('Le Gué'))
    await band.open(path)
    expect([band.band, band.scenario?.name]).toEqual([undefined, 'Le Gué'])
  })

  it('is in the journal within a second, under its title, and out of it once saved', async () => {
    const { band, inputs, setup } = await openGue()
    setup('Une table.')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(inputs('journal')).toMatchObject([
      { path, base: 'stamp-1', name: 'Le Gué', document: { setup: 'Une table.' } },
    ])
    expect(savingWords(band.state, band.keeping, '')).toMatch(/^non enregistré, au journal depuis /)
    await band.save()
    expect(inputs('save')).toMatchObject([{ path, base: 'stamp-1', document: { setup: 'Une table.' } }])
    expect(inputs('forget')).toHaveLength(1)
    expect(savingWords(band.state, band.keeping, '')).toBe('enregistré')
  })

  it('is undone and redone under the names of what was done, a sentence at once', async () => {
    const { band, setup } = await openGue()
    for (const text of ['U', 'Un', 'Une']) setup(text)
    band.change([replace('/players', '3')], 'changer Joueurs', '/players')
    expect(band.undoLabel).toBe('changer Joueurs')
    band.undo()
    band.undo()
    expect(band.scenario?.text).toMatchObject({ setup: '', players: '' })
    expect([band.undoLabel, band.redoLabel, band.state]).toEqual([
      undefined,
      'changer Mise en place',
      'saved',
    ])
    band.redo()
    expect(band.scenario?.text.setup).toBe('Une')
  })

  it('asks which to keep where somebody else has written, and keeps both under two titles', async () => {
    const { answers, band, inputs, setup } = await openGue()
    answers.save = () =>
      success({ kind: 'conflict', stamp: 'stamp-9', theirs: titled('Le Gué', { setup: 'À eux.' }) })
    answers.shelf = () => success({ folder: '/bandes', missing: false, books: [] })
    answers.create = () => success({ ...fileOf('Le Gué (ma version)'), path: '/bandes/deux.scenario.json' })
    setup('À moi.')
    expect(await band.save()).toBe(false)
    expect(band.conflict?.stamp).toBe('stamp-9')
    await band.keepBoth()
    expect(inputs('create')).toMatchObject([
      { document: { format: 'copiste-scenario', title: 'Le Gué (ma version)', setup: 'À moi.' } },
    ])
    expect(Object(inputs('create')[0]).document).not.toHaveProperty('name')
  })

  it('takes theirs in a step that can be undone', async () => {
    const { answers, band, setup } = await openGue()
    answers.save = () =>
      success({ kind: 'conflict', stamp: 'stamp-9', theirs: titled('Le Gué', { setup: 'À eux.' }) })
    setup('À moi.')
    await band.save()
    await band.takeTheirs()
    expect([band.scenario?.text.setup, band.state]).toEqual(['À eux.', 'saved'])
    band.undo()
    expect(band.scenario?.text.setup).toBe('À moi.')
  })

  it('is taken back after a crash, on the file that the work began with', async () => {
    const desk = host()
    const band = useBand()
    desk.answers.recover = () =>
      success({ path, base: 'stamp-0', document: titled('Le Gué', { setup: 'Tapé.' }) })
    expect(await band.recover({ id: 'journal-1', path, name: 'Le Gué', at: 0, from: 'journal' })).toBe(true)
    expect([band.scenario?.text.setup, band.state]).toEqual(['Tapé.', 'unsaved'])
    await band.save()
    expect(desk.inputs('save')).toMatchObject([{ path, base: 'stamp-0' }])
  })

  it('is told apart from a broken one, in its own words', async () => {
    const { answers, band } = await openGue()
    answers.open = () => success({ ...opened('Le Gué'), elsewhere: true })
    await band.open(path)
    expect(said()).toEqual([
      'Ce scénario est aussi ouvert ailleurs : le dernier qui enregistre devra choisir.',
    ])
    answers.open = () => refusal('Ce fichier n’est plus là.')
    expect(await band.open('/bandes/autre.scenario.json')).toBe(false)
    expect(band.scenario?.name).toBe('Le Gué')
  })

  it('knows nothing of a change that its format refuses', async () => {
    const { band } = await openGue()
    band.change([replace('/handouts', 'aucun')], 'casser')
    expect([band.undoLabel, band.state, band.scenario?.text.handouts]).toEqual([undefined, 'saved', []])
    expect(said().length).toBeGreaterThan(0)
  })
})

describe('two states of a scenario', () => {
  const filed = (over: JsonObject): Filed => {
    const document = titled('Le Gué', over)
    const read = kindFor(path, document).open(document, systems)
    if (!read.ok) throw new Error('a scenario is well formed')
    return read.value
  }
  const told = (mine: JsonObject, theirs: JsonObject) =>
    differences(filed(mine), filed(theirs)).map(({ who, what, mine: here, theirs: there }) => [
      who,
      what,
      here,
      there,
    ])

  it.each([
    ['a title', { title: 'A' }, { title: 'B' }, [['', 'Titre du scénario', 'A', 'B']]],
    ['a text', { setup: 'Ici.' }, {}, [['', 'Mise en place', 'Ici.', '—']]],
    ['nobody’s game', {}, { players: 3 }, [['', 'Joueurs', '—', '3']]],
    [
      'a handout',
      { handouts: [{ title: 'Avis', text: 'Un sou.' }] },
      { handouts: [{ title: 'Avis', text: 'Deux sous.' }] },
      [['', 'Avis · Texte', 'Un sou.', 'Deux sous.']],
    ],
    ['a map', {}, { map: { width: 48 } }, [['', 'Carte', '—', 'autre']]],
  ])('differ by %s, in the words of the studio', (_, mine, theirs, expected) => {
    expect(told(mine, theirs)).toEqual(expected)
  })

  it('are the same where nothing differs', () => {
    expect(told({ setup: 'Ici.' }, { setup: 'Ici.' })).toEqual([])
  })
})
