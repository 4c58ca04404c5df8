/** The band being edited: never lost, saved over nobody's work, undone under its names. */
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answers, Opened } from '../../src/app/bridge.ts'
import { newBand, remove, replace, success, type JsonObject, type Result } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { savingWords } from '../../src/renderer/saving.ts'
import { useBand } from '../../src/renderer/stores/band.ts'
import { useNotices } from '../../src/renderer/stores/notices.ts'
import { fakeBridge, pending, refusal } from './fake-bridge.ts'

const [game] = systems
if (!game) throw new Error('no game')

const path = '/bandes/Oies.bande.json'
const named = (name: string): JsonObject => ({ ...newBand(game), name })

const fileOf = (name: string, over: { readonly path?: string; readonly stamp?: string } = {}) => ({
  path,
  stamp: 'stamp-1',
  document: named(name),
  notices: [],
  ...over,
})
const opened = (name: string, over: Parameters<typeof fileOf>[1] = {}): Opened => ({
  kind: 'open',
  elsewhere: false,
  ...fileOf(name, over),
})

/** A host that holds one band and takes everything. */
const host = () => {
  let saves = 1
  return fakeBridge({
    open: () => success(opened('Oies')),
    save: () => success({ kind: 'saved', stamp: `stamp-${++saves}` }),
    journal: () => success(null),
    forget: () => success(null),
    close: () => success(null),
  })
}

const openBand = async () => {
  const desk = host()
  const band = useBand()
  await band.open(path)
  return { ...desk, band, rename: renaming(band) }
}

const renaming =
  (band: ReturnType<typeof useBand>) =>
  (name: string, merge = '/name'): void =>
    band.change([replace('/name', name)], 'changer Nom', merge)

const words = (band: ReturnType<typeof useBand>): string => savingWords(band.state, band.keeping, 'e')
const said = (): readonly string[] => useNotices().all.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
})
afterEach(() => vi.useRealTimers())

describe('opening', () => {
  it('kinds: says of a scenario that it is no band, and has it open nowhere', async () => {
    const { answers, inputs } = host()
    const gue = { format: 'copiste-scenario', version: 1, title: 'Le Gué' }
    answers.open = () => success({ kind: 'open', elsewhere: false, ...fileOf('Oies'), document: gue })
    const band = useBand()
    expect(await band.open(path)).toBe(false)
    expect(said()[0]).toContain('n’est pas une bande')
    expect(inputs('close')).toEqual([{ path }])
  })

  it('shows the band, saved, with nothing to undo', async () => {
    const { band, held } = await openBand()
    expect(band).toMatchObject({ path, state: 'saved', unsaved: false })
    expect(band.band?.name).toBe('Oies')
    expect(band.undoLabel).toBeUndefined()
    expect(band.form?.gauges.length).toBeGreaterThan(0)
    expect(held).toEqual([false])
  })

  it('says that the band is open elsewhere', async () => {
    const { band, answers } = await openBand()
    answers.open = () => success({ kind: 'open', ...fileOf('Oies'), elsewhere: true })
    await band.open(path)
    expect(band.elsewhere).toBe(true)
    expect(said()).toEqual([
      'Cette bande est aussi ouverte ailleurs : le dernier qui enregistre devra choisir.',
    ])
  })

  it('says why it cannot', async () => {
    const { answers, band } = { ...host(), band: useBand() }
    answers.open = () => refusal('Ce fichier n’est plus là.')
    expect(await band.open(path)).toBe(false)
    expect(said()).toEqual(['Ce fichier n’est plus là.'])
    expect(band.path).toBe('')
  })

  it('keeps a broken file from the editor, and takes a sound version in its place', async () => {
    const { answers, inputs, band } = { ...host(), band: useBand() }
    const version = { id: 'v7', at: 0, bytes: 10 }
    answers.open = () => success({ kind: 'broken', path, diagnostics: [], versions: [version] })
    expect(await band.open(path)).toBe(false)
    expect(band.broken).toMatchObject({ path, versions: [{ id: 'v7' }] })
    expect(band.band).toBeUndefined()

    answers.mend = () => success(fileOf('Oies'))
    answers.open = () => success(opened('Oies'))
    expect(await band.mend('v7')).toBe(true)
    expect(inputs('mend')).toEqual([{ path, id: 'v7' }])
    expect(band.broken).toBeUndefined()
    expect(band.band?.name).toBe('Oies')
    expect(said()).toEqual(['Le fichier abîmé est mis de côté, sans être effacé.'])
  })

  it('keeps asking about a broken file that could not be mended', async () => {
    const { answers, band } = { ...host(), band: useBand() }
    answers.open = () => success({ kind: 'broken', path, diagnostics: [], versions: [] })
    await band.open(path)
    answers.mend = () => refusal('Le disque est plein.')
    expect(await band.mend('v7')).toBe(false)
    expect(band.broken).toBeDefined()
    expect(said()).toEqual(['Le disque est plein.'])
  })
})

describe('the journal', () => {
  it('is written soon after the last keystroke, with what the work started from', async () => {
    const { band, inputs, held, rename } = await openBand()
    rename('Grues')
    expect(held.at(-1)).toBe(true)
    expect(band.state).toBe('unsaved')
    await vi.advanceTimersByTimeAsync(399)
    expect(inputs('journal')).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(inputs('journal')).toEqual([
      {
        id: expect.stringMatching(/^journal-[\w-]{36}$/),
        path,
        base: 'stamp-1',
        name: 'Grues',
        document: band.document,
      },
    ])
  })

  it('is written within a second while typing goes on, and again and again', async () => {
    const { inputs, rename } = await openBand()
    const written: number[] = []
    for (let at = 100; at <= 3_000; at += 100) {
      rename(`Grues ${at}`)
      await vi.advanceTimersByTimeAsync(100)
      while (written.length < inputs('journal').length) written.push(at)
    }
    expect(written).toEqual([900, 1_800, 2_700])
    expect(inputs('journal')).toMatchObject([
      { name: 'Grues 900' },
      { name: 'Grues 1800' },
      { name: 'Grues 2700' },
    ])
  })

  it('gets nothing that was undone before it was written', async () => {
    const { band, inputs, held, rename } = await openBand()
    rename('Grues')
    band.undo()
    expect(band.state).toBe('saved')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(inputs('journal')).toEqual([])
    expect(held.at(-1)).toBe(false)
  })

  it('forgets what was undone after it was written', async () => {
    const { band, inputs, rename } = await openBand()
    rename('Grues')
    await vi.advanceTimersByTimeAsync(400)
    band.undo()
    await vi.advanceTimersByTimeAsync(400)
    const [entry] = inputs('journal')
    expect(inputs('forget')).toEqual([{ id: Object(entry).id }])
  })

  it('promise 2: is said to hold the work once it does, since when, and not before', async () => {
    vi.setSystemTime(new Date(2026, 10, 19, 20, 41))
    const { answers, band, rename } = await openBand()
    const { promise, keep } = pending<Result<null>>()
    answers.journal = () => promise
    rename('Grues')
    await vi.advanceTimersByTimeAsync(900)
    expect(words(band)).toBe('non enregistrée')
    keep(success(null))
    await vi.advanceTimersByTimeAsync(0)
    expect(words(band)).toBe('non enregistrée, au journal depuis 20:41')
    await band.save()
    expect(words(band)).toBe('enregistrée')
  })

  it('promise 2: is replaced by the window itself where it cannot be written, and gets the work later', async () => {
    vi.setSystemTime(new Date(2026, 10, 19, 20, 41))
    const { answers, band, drawn, inputs, rename } = await openBand()
    answers.journal = () => refusal('Le disque est plein.')
    rename('Grues')
    await vi.advanceTimersByTimeAsync(400)
    expect([...drawn.values()]).toMatchObject([{ path, base: 'stamp-1', name: 'Grues' }])
    expect(band.keeping).toMatchObject({ kind: 'drawer', why: 'Le disque est plein.' })
    expect(words(band)).toBe('non enregistrée, gardée par cette fenêtre depuis 20:41')
    answers.journal = () => success(null)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(inputs('journal')).toHaveLength(2)
    expect(words(band)).toBe('non enregistrée, au journal depuis 20:41')
    expect(drawn.size).toBe(0)
  })

  it('promise 2: that does not answer is not waited for: the window keeps the work meanwhile', async () => {
    const { answers, band, drawn, rename } = await openBand()
    const { promise, keep } = pending<Result<null>>()
    answers.journal = () => promise
    rename('Grues')
    await vi.advanceTimersByTimeAsync(1_400)
    expect([...drawn.values()]).toMatchObject([{ name: 'Grues' }])
    expect(band.keeping.kind).toBe('drawer')
    keep(success(null))
    await vi.advanceTimersByTimeAsync(0)
    expect(band.keeping.kind).toBe('journal')
    expect(drawn.size).toBe(0)
  })

  it('promise 2: and the window both failing is said, with both reasons', async () => {
    const { answers, band, drawer, rename } = await openBand()
    answers.journal = () => refusal('Le disque est plein.')
    drawer.full = true
    rename('Grues')
    await vi.advanceTimersByTimeAsync(400)
    expect(band.keeping).toEqual({ kind: 'nowhere', why: 'Le disque est plein. Le navigateur est plein.' })
    expect(words(band)).toBe('non enregistrée, gardée nulle part')
  })

  it('promise 2: empties the window’s drawer once the band is saved', async () => {
    const { answers, band, drawn, rename } = await openBand()
    answers.journal = () => refusal('Le disque est plein.')
    rename('Grues')
    await vi.advanceTimersByTimeAsync(400)
    expect(drawn.size).toBe(1)
    await band.save()
    expect(drawn.size).toBe(0)
  })

  it('promise 2: gets what the window kept when the host is there again', async () => {
    const { answers, band, drawn, inputs, rename } = await openBand()
    answers.journal = () => refusal('Copiste ne répond pas.')
    rename('Grues')
    await vi.advanceTimersByTimeAsync(400)
    answers.journal = () => success(null)
    await band.resume()
    expect(inputs('journal').at(-1)).toMatchObject({ name: 'Grues', base: 'stamp-1' })
    expect(drawn.size).toBe(0)
    expect(words(band)).toMatch(/^non enregistrée, au journal depuis/)
  })

  it('is never written after it is forgotten, however slow the disk', async () => {
    const { asked, answers, band, rename } = await openBand()
    const { promise, keep } = pending<Result<null>>()
    answers.journal = () => promise
    rename('Grues')
    await vi.advanceTimersByTimeAsync(400)
    const saving = band.save()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.map(({ name }) => name)).toEqual(['open', 'journal', 'save'])
    keep(success(null))
    await saving
    expect(asked.map(({ name }) => name)).toEqual(['open', 'journal', 'save', 'forget'])
  })

  it('has one entry for each band', async () => {
    const { answers, band, inputs, rename } = await openBand()
    rename('Grues')
    await vi.advanceTimersByTimeAsync(400)
    await band.close()
    answers.open = () => success(opened('Hérons', { path: '/bandes/Hérons.bande.json' }))
    await band.open('/bandes/Hérons.bande.json')
    rename('Butors')
    await vi.advanceTimersByTimeAsync(400)
    expect(new Set(inputs('journal').map(input => Object(input).id)).size).toBe(2)
    expect(inputs('journal').at(-1)).toMatchObject({ path: '/bandes/Hérons.bande.json', name: 'Butors' })
  })
})

describe('saving', () => {
  it('writes over what the work started from, forgets the journal, and goes on from there', async () => {
    const { band, inputs, held, rename } = await openBand()
    rename('Grues')
    const first = band.document
    expect(await band.save()).toBe(true)
    expect(inputs('save')).toEqual([{ path, base: 'stamp-1', document: first }])
    expect(inputs('forget')).toHaveLength(1)
    expect(held.at(-1)).toBe(false)
    expect(band.state).toBe('saved')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(inputs('journal')).toEqual([])
    rename('Hérons')
    await band.save()
    expect(inputs('save')).toMatchObject([{}, { base: 'stamp-2' }])
  })

  it('is said to be done once the journal has let go of the work too', async () => {
    const { answers, band, rename } = await openBand()
    const { promise, keep } = pending<Result<null>>()
    answers.forget = () => promise
    rename('Grues')
    const saving = band.save()
    await vi.advanceTimersByTimeAsync(100)
    expect(words(band)).toBe('enregistrement…')
    keep(success(null))
    await saving
    expect(words(band)).toBe('enregistrée')
  })

  it('can be undone past, which leaves the band unsaved', async () => {
    const { band, rename } = await openBand()
    rename('Grues')
    await band.save()
    band.undo()
    expect(band.band?.name).toBe('Oies')
    expect(band.state).toBe('unsaved')
  })

  it('keeps what is typed meanwhile unsaved, and in the journal', async () => {
    const { answers, band, inputs, rename } = await openBand()
    const { promise, keep } = pending<Result<Answers['save']>>()
    answers.save = () => promise
    rename('Grues')
    const saving = band.save()
    expect(band.state).toBe('saving')
    expect(await band.save()).toBe(false)
    rename('Hérons')
    keep(success({ kind: 'saved', stamp: 'stamp-9' }))
    expect(await saving).toBe(true)
    expect(inputs('save')).toHaveLength(1)
    expect(band.state).toBe('unsaved')
    expect(inputs('forget')).toEqual([])
    await vi.advanceTimersByTimeAsync(400)
    expect(inputs('journal')).toMatchObject([{ name: 'Hérons', base: 'stamp-9' }])
  })

  it('says that it failed and why, and keeps the work until it succeeds', async () => {
    const { answers, band, inputs, rename } = await openBand()
    answers.save = () => refusal('Le disque est plein.')
    rename('Grues')
    expect(await band.save()).toBe(false)
    expect(said()).toEqual(['Le disque est plein.'])
    expect(band).toMatchObject({ state: 'failed', unsaved: true })
    expect(inputs('forget')).toEqual([])
    await vi.advanceTimersByTimeAsync(400)
    expect(inputs('journal')).toHaveLength(1)

    answers.save = () => success({ kind: 'saved', stamp: 'stamp-2' })
    expect(await band.save()).toBe(true)
    expect(band).toMatchObject({ state: 'saved', unsaved: false })
  })

  it('is unsaved again, not failed, at the next keystroke', async () => {
    const { answers, band, rename } = await openBand()
    answers.save = () => refusal('Le disque est plein.')
    rename('Grues')
    await band.save()
    rename('Hérons')
    expect(band.state).toBe('unsaved')
  })

  it('writes a file that is gone again, and says so', async () => {
    const { answers, band, inputs, rename } = await openBand()
    answers.save = ({ base }) =>
      success(base === null ? { kind: 'saved', stamp: 'stamp-5' } : { kind: 'gone' })
    rename('Grues')
    expect(await band.save()).toBe(true)
    expect(inputs('save')).toMatchObject([{ base: 'stamp-1' }, { base: null }])
    expect(said()).toEqual(['Le fichier n’est plus là : il est écrit de nouveau.'])
    expect(band.state).toBe('saved')
  })
})

describe('a conflict', () => {
  const conflict = async (theirs: JsonObject | null = named('Canards')) => {
    const desk = await openBand()
    desk.answers.save = ({ base }) =>
      success(
        base === 'stamp-theirs'
          ? { kind: 'saved', stamp: 'stamp-mine' }
          : { kind: 'conflict', stamp: 'stamp-theirs', theirs },
      )
    desk.rename('Grues')
    const saved = await desk.band.save()
    return { ...desk, saved }
  }

  it('is asked about, and nothing is forgotten', async () => {
    const { band, inputs, saved } = await conflict()
    expect(saved).toBe(false)
    expect(band.conflict).toMatchObject({ stamp: 'stamp-theirs', theirs: { name: 'Canards' } })
    expect(band).toMatchObject({ state: 'unsaved' })
    expect(band.band?.name).toBe('Grues')
    expect(inputs('forget')).toEqual([])
  })

  it('ends with mine, over the file as it was seen', async () => {
    const { band, inputs } = await conflict()
    expect(await band.save(band.conflict?.stamp)).toBe(true)
    expect(inputs('save').at(-1)).toMatchObject({ base: 'stamp-theirs', document: { name: 'Grues' } })
    expect(band.conflict).toBeUndefined()
    expect(band.state).toBe('saved')
    expect(inputs('forget')).toHaveLength(1)
  })

  it('is asked about anew when the file has changed once more', async () => {
    const { answers, band } = await conflict()
    answers.save = () => success({ kind: 'conflict', stamp: 'stamp-third', theirs: named('Cygnes') })
    expect(await band.save(band.conflict?.stamp)).toBe(false)
    expect(band.conflict).toMatchObject({ stamp: 'stamp-third', theirs: { name: 'Cygnes' } })
  })

  it('ends with theirs, saved, and mine can be had back', async () => {
    const { band, inputs } = await conflict()
    await band.takeTheirs()
    expect(band.band?.name).toBe('Canards')
    expect(band).toMatchObject({ state: 'saved', conflict: undefined })
    expect(inputs('forget')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(inputs('journal')).toEqual([])
    expect(band.undoLabel).toBe('reprendre une version')
    band.undo()
    expect(band.band?.name).toBe('Grues')
    expect(band.state).toBe('unsaved')
    expect(await band.save()).toBe(true)
    expect(inputs('save').at(-1)).toMatchObject({ base: 'stamp-theirs' })
  })

  it('cannot end with theirs when nobody can read it', async () => {
    const { band } = await conflict(null)
    await band.takeTheirs()
    expect(band.band?.name).toBe('Grues')
    expect(band.conflict).toBeDefined()
  })

  it('cannot end with theirs when no game takes it: mine is neither saved nor forgotten', async () => {
    const { answers, band, inputs } = await conflict()
    const theirs = { ...named('Canards'), system: 'un-jeu-inconnu' }
    answers.save = () => success({ kind: 'conflict', stamp: 'stamp-theirs', theirs })
    await band.save(band.conflict?.stamp)
    await band.takeTheirs()
    expect(band.band?.name).toBe('Grues')
    expect(band.state).toBe('unsaved')
    expect(band.conflict).toBeDefined()
    expect(inputs('forget')).toEqual([])
  })

  it('ends with both: mine becomes a band of its own', async () => {
    const { answers, asked, band, inputs } = await conflict()
    const other = '/bandes/Grues.bande.json'
    answers.create = () => success(fileOf('Grues', { path: other, stamp: 'stamp-new' }))
    answers.open = ({ path: wanted }) => success(opened('Grues', { path: wanted, stamp: 'stamp-new' }))
    await band.keepBoth()
    expect(inputs('create')).toMatchObject([{ document: { name: 'Grues (ma version)' } }])
    expect(asked.slice(-4)).toMatchObject([
      { name: 'create' },
      { name: 'forget' },
      { name: 'close', input: { path } },
      { name: 'open', input: { path: other } },
    ])
    expect(band).toMatchObject({ path: other, state: 'saved', conflict: undefined })
    expect(inputs('save')).toHaveLength(1)
  })

  it('stays open when mine cannot become a band of its own', async () => {
    const { answers, band, inputs } = await conflict()
    answers.create = () => refusal('Le disque est plein.')
    await band.keepBoth()
    expect(said()).toEqual(['Le disque est plein.'])
    expect(band.conflict).toBeDefined()
    expect(inputs('forget')).toEqual([])
  })
})

describe('recovering', () => {
  const id = 'journal-of-the-crash'
  const work = { id, path, name: 'Grues', at: 0, from: 'journal' } as const

  const crashed = () => {
    const desk = host()
    desk.answers.recover = () => success({ path, base: 'stamp-0', document: named('Grues') })
    return { ...desk, band: useBand() }
  }

  it('puts the work back, unsaved, on the file that it started from', async () => {
    const { band, inputs } = crashed()
    expect(await band.recover(work)).toBe(true)
    expect(band.band?.name).toBe('Grues')
    expect(band.state).toBe('unsaved')
    expect(band.undoLabel).toBe('Reprendre')
    await vi.advanceTimersByTimeAsync(400)
    expect(inputs('journal')).toMatchObject([{ id, base: 'stamp-0', name: 'Grues' }])
    await band.save()
    expect(inputs('save')).toMatchObject([{ path, base: 'stamp-0' }])
    expect(inputs('forget')).toEqual([{ id }])
  })

  it('promise 2: takes what this window kept, and the journal gets it', async () => {
    const { band, drawn, inputs } = crashed()
    drawn.set(id, { id, path, base: 'stamp-0', name: 'Hérons', at: 0, document: named('Hérons') })
    expect(await band.recover({ ...work, from: 'drawer' })).toBe(true)
    expect(inputs('recover')).toEqual([])
    expect(band.band?.name).toBe('Hérons')
    await vi.advanceTimersByTimeAsync(400)
    expect(inputs('journal')).toMatchObject([{ id, base: 'stamp-0', name: 'Hérons' }])
    expect(drawn.size).toBe(0)
  })

  it('leaves to another tab what that tab has taken back', async () => {
    const { band, elsewhere } = crashed()
    elsewhere.add(id)
    expect(await band.recover(work)).toBe(false)
    expect(said()).toEqual(['Ce travail est déjà repris dans un autre onglet.'])
  })

  it('can be undone to what the file holds', async () => {
    const { band } = crashed()
    await band.recover(work)
    band.undo()
    expect(band.band?.name).toBe('Oies')
    expect(band.state).toBe('saved')
  })

  it('makes the file anew where it is gone, and saves into that without a question', async () => {
    const { answers, band, inputs } = crashed()
    const anew = '/bandes/Grues.bande.json'
    answers.open = ({ path: wanted }) =>
      wanted === anew
        ? success(opened('Grues', { path: anew, stamp: 'stamp-anew' }))
        : refusal('Ce fichier n’est plus là.')
    answers.create = () => success(fileOf('Grues', { path: anew, stamp: 'stamp-anew' }))
    expect(await band.recover(work)).toBe(true)
    expect(band).toMatchObject({ path: anew, state: 'saved' })
    await vi.advanceTimersByTimeAsync(400)
    expect(inputs('forget')).toEqual([{ id }])
    renaming(band)('Hérons')
    await band.save()
    expect(inputs('save')).toMatchObject([{ path: anew, base: 'stamp-anew' }])
  })

  it('says why it cannot, and leaves the journal alone', async () => {
    const { answers, band, inputs } = crashed()
    answers.open = () => refusal('Ce fichier n’est plus là.')
    answers.create = () => refusal('Le disque est plein.')
    expect(await band.recover(work)).toBe(false)
    expect(said()).toEqual(['Ce fichier n’est plus là.', 'Le disque est plein.'])
    answers.recover = () => refusal('Ce travail n’est plus dans le journal.')
    expect(await band.recover(work)).toBe(false)
    expect(said().at(-1)).toBe('Ce travail n’est plus dans le journal.')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(inputs('forget')).toEqual([])
  })
})

describe('undoing', () => {
  it('goes back and forth under the names of the steps', async () => {
    const { band } = await openBand()
    band.change([replace('/name', 'Grues')], 'changer Nom', '/name')
    band.change([replace('/roster/points', 12)], 'changer Points', '/roster/points')
    expect([band.undoLabel, band.redoLabel]).toEqual(['changer Points', undefined])
    band.undo()
    expect([band.undoLabel, band.redoLabel]).toEqual(['changer Nom', 'changer Points'])
    band.undo()
    expect([band.undoLabel, band.redoLabel]).toEqual([undefined, 'changer Nom'])
    band.undo()
    expect(band.band?.name).toBe('Oies')
    band.redo()
    band.redo()
    band.redo()
    expect([band.undoLabel, band.redoLabel]).toEqual(['changer Points', undefined])
    expect(band.document).toMatchObject({ name: 'Grues', roster: { points: 12 } })
  })

  it('takes a word typed letter by letter at once, and a later one apart', async () => {
    const { band, rename } = await openBand()
    for (const name of ['G', 'Gr', 'Gru']) {
      rename(name)
      await vi.advanceTimersByTimeAsync(200)
    }
    await vi.advanceTimersByTimeAsync(2_000)
    rename('Grues')
    band.undo()
    expect(band.band?.name).toBe('Gru')
    band.undo()
    expect(band.band?.name).toBe('Oies')
    expect(band.undoLabel).toBeUndefined()
  })

  it('knows nothing of a change that the game refuses', async () => {
    const { band, inputs } = await openBand()
    band.change([replace('/roster', 'rien')], 'casser')
    band.change([remove('/format')], 'casser encore')
    expect(band).toMatchObject({ state: 'saved' })
    expect(band.undoLabel).toBeUndefined()
    expect(said().length).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(inputs('journal')).toEqual([])
  })
})

describe('closing', () => {
  it('leaves the file, and nothing behind', async () => {
    const { band, held, inputs } = await openBand()
    await band.close()
    expect(inputs('close')).toEqual([{ path }])
    expect(inputs('journal')).toEqual([])
    expect(held.at(-1)).toBe(false)
    expect(band).toMatchObject({ path: '', document: undefined, state: 'saved' })
    await band.close()
    expect(inputs('close')).toHaveLength(1)
  })

  it('writes unsaved work to the journal first', async () => {
    const { asked, band, rename } = await openBand()
    rename('Grues')
    await band.close()
    expect(asked.map(({ name }) => name)).toEqual(['open', 'journal', 'close'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toHaveLength(3)
  })

  it('forgets the journal of what was undone just before', async () => {
    const { band, inputs, rename } = await openBand()
    rename('Grues')
    await vi.advanceTimersByTimeAsync(400)
    band.undo()
    await band.close()
    await band.open(path)
    expect(inputs('forget')).toEqual([{ id: Object(inputs('journal')[0]).id }])
  })

  it('waits for the save that is under way, so that no other band takes its stamp', async () => {
    const { answers, asked, band, inputs, rename } = await openBand()
    const { promise, keep } = pending<Result<Answers['save']>>()
    answers.save = () => promise
    rename('Grues')
    void band.save()
    const closing = band.close()
    await vi.advanceTimersByTimeAsync(100)
    expect(asked.map(({ name }) => name)).toEqual(['open', 'save'])
    keep(success({ kind: 'saved', stamp: 'stamp-2' }))
    await closing
    expect(inputs('journal')).toEqual([])
    answers.open = () => success(opened('Hérons', { path: '/bandes/Hérons.bande.json', stamp: 'stamp-h' }))
    await band.open('/bandes/Hérons.bande.json')
    rename('Butors')
    await band.save()
    expect(inputs('save').at(-1)).toMatchObject({ path: '/bandes/Hérons.bande.json', base: 'stamp-h' })
  })

  it('asks nothing more about the band that it left', async () => {
    const { answers, band, rename } = await openBand()
    answers.save = () => success({ kind: 'conflict', stamp: 'stamp-theirs', theirs: null })
    rename('Grues')
    await band.save()
    await band.close()
    expect(band).toMatchObject({ conflict: undefined, state: 'saved' })
  })
})
