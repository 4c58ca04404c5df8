/** Files of every kind are made, opened and saved without ever losing anyone's work. */
import { rmSync, symlinkSync, lstatSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/core/index.ts'
import { madeUpGame } from '../core/made-up-game.ts'
import { asText, band, bytes, deskTops, refusal, sorts, textOf, value, type DeskTop } from './desk-top.ts'

const deskTop = deskTops()

const keptTexts = async ({ versions }: DeskTop, path: string): Promise<readonly string[]> =>
  Promise.all((await versions.list(path)).map(async ({ id }) => textOf(value(await versions.read(path, id)))))

describe.each(sorts)('$id:', ({ id, ending, aside, key, named, lighten }) => {
  describe('a new one', () => {
    it('is a file named after it, whole, and opens as it was written', async () => {
      const { library, bands, names, text } = deskTop()
      const document = named('Les Oies de Brisevent')
      const created = value(await library.create(bands, document))
      expect(names()).toEqual([`Les Oies de Brisevent${ending}`])
      expect(JSON.parse(text(`Les Oies de Brisevent${ending}`))).toEqual(created.document)
      expect(value(await library.open(created.path))).toEqual(created)
      expect(created.document[key]).toBe('Les Oies de Brisevent')
    })

    it('makes the folder, and takes the next free name, capitals or not', async () => {
      const { library, bands, names } = deskTop()
      rmSync(bands, { recursive: true })
      for (const name of ['Oies', 'Oies', 'OIES']) value(await library.create(bands, named(name)))
      expect(names()).toEqual([`OIES 3${ending}`, `Oies 2${ending}`, `Oies${ending}`])
    })

    it('gets a name of its own even when ten are made at once', async () => {
      const { library, bands, names } = deskTop()
      await Promise.all(Array.from({ length: 10 }, () => library.create(bands, named('Oies'))))
      expect(names()).toHaveLength(10)
    })

    it('is refused where it is none of its kind, and leaves nothing behind', async () => {
      const { library, bands, names } = deskTop()
      expect(refusal(await library.create(bands, { format: 'autre' })).code).toBe('band.other-format')
      expect(refusal(await library.create(bands, named('é'.repeat(200)))).code).toBe('file.malformed')
      expect(names()).toEqual([])
    })
  })

  describe('a save', () => {
    it('answers the stamp that the next save starts from', async () => {
      const { library, bands, text } = deskTop()
      const { path, stamp, document } = value(await library.create(bands, named('Oies')))
      const first = value(await library.save(path, stamp, { ...document, essai: 1 }))
      expect(first.kind).toBe('saved')
      const opened = value(await library.open(path))
      expect(first).toEqual({ kind: 'saved', stamp: opened.stamp })
      expect(value(await library.save(path, opened.stamp, { ...document, essai: 2 })).kind).toBe('saved')
      expect(JSON.parse(text(`Oies${ending}`))).toMatchObject({ essai: 2 })
    })

    it('keeps what was there as a version', async () => {
      const desk = deskTop()
      const path = desk.put(`a${ending}`, asText(named('Hier')))
      const { stamp, document } = value(await desk.library.open(path))
      value(await desk.library.save(path, stamp, { ...document, [key]: 'Demain' }))
      expect(await keptTexts(desk, path)).toEqual([asText(named('Hier'))])
    })

    it('of something of no kind is refused and leaves the file as it was', async () => {
      const { library, put, text, names } = deskTop()
      const path = put(`a${ending}`, asText(named('Oies')))
      const { stamp } = value(await library.open(path))
      expect(refusal(await library.save(path, stamp, null)).code).toBe(`${id}.not-a-${id}`)
      expect(refusal(await library.save(path, stamp, { ...named('Oies'), version: 99 })).code).toBe(
        `${id}.newer-version`,
      )
      const heavy = { ...named('Oies'), remarque: 'e'.repeat(8 * 1024 * 1024) }
      expect(refusal(await library.save(path, stamp, heavy)).message).toContain(lighten)
      expect([names(), text(`a${ending}`)]).toEqual([[`a${ending}`], asText(named('Oies'))])
    })

    it.each([
      ['half a character', '\ud83d', 'file.lone-surrogate'],
      ['a NUL', 'a\0b', 'file.nul'],
    ])('never writes a file that would not open again: %s', async (_, remarque, code) => {
      const { library, put, text } = deskTop()
      const path = put(`a${ending}`, asText(named('Oies')))
      const { stamp } = value(await library.open(path))
      expect(refusal(await library.save(path, stamp, named('Oies', { remarque }))).code).toBe(code)
      expect(text(`a${ending}`)).toBe(asText(named('Oies')))
    })

    it('through a link writes the file that the link leads to', async () => {
      const { library, put, at, text } = deskTop()
      const path = put(`vrai${ending}`, asText(named('Oies')))
      symlinkSync(path, at(`lien${ending}`))
      const { stamp, document } = value(await library.open(at(`lien${ending}`)))
      value(await library.save(at(`lien${ending}`), stamp, { ...document, [key]: 'Jars' }))
      expect(JSON.parse(text(`vrai${ending}`))).toMatchObject({ [key]: 'Jars' })
      expect(lstatSync(at(`lien${ending}`)).isSymbolicLink()).toBe(true)
    })

    it('asked twice at once goes through once: the second is told', async () => {
      const { library, put } = deskTop()
      const path = put(`a${ending}`, asText(named('Oies')))
      const { stamp } = value(await library.open(path))
      const both = await Promise.all(['Un', 'Deux'].map(name => library.save(path, stamp, named(name))))
      expect(both.map(result => value(result).kind)).toEqual(['saved', 'conflict'])
      expect(value(await library.open(path)).document[key]).toBe('Un')
    })
  })

  describe('a file that changed since it was opened', () => {
    it('is shown, and nothing is written', async () => {
      const { library, put, text } = deskTop()
      const path = put(`a${ending}`, asText(named('Oies')))
      const { stamp, document } = value(await library.open(path))
      const theirs = asText(named('Jars', { figurants: 3 }))
      put(`a${ending}`, theirs)
      const saved = value(await library.save(path, stamp, { ...document, [key]: 'Canards' }))
      expect(saved).toMatchObject({ kind: 'conflict', theirs: { [key]: 'Jars', figurants: 3 } })
      expect(saved.kind === 'conflict' && saved.stamp).toBe(value(await library.open(path)).stamp)
      expect(text(`a${ending}`)).toBe(theirs)
    })

    it('is a conflict even where theirs cannot be read', async () => {
      const { library, put, text } = deskTop()
      const path = put(`a${ending}`, asText(named('Oies')))
      const { stamp } = value(await library.open(path))
      put(`a${ending}`, '{"format": "copis')
      expect(value(await library.save(path, stamp, named('Mien')))).toMatchObject({
        kind: 'conflict',
        theirs: null,
      })
      expect(text(`a${ending}`)).toBe('{"format": "copis')
    })

    it('is written over only when the player says so, and what it held is a version', async () => {
      const desk = deskTop()
      const path = desk.put(`a${ending}`, asText(named('Jars')))
      expect(value(await desk.library.save(path, null, named('Mien'))).kind).toBe('saved')
      expect(JSON.parse(desk.text(`a${ending}`))).toMatchObject({ [key]: 'Mien' })
      expect(await keptTexts(desk, path)).toEqual([asText(named('Jars'))])
    })

    it('may have gone: that is said, and written anew only when the player says so', async () => {
      const { library, put, names } = deskTop()
      const path = put(`a${ending}`, asText(named('Oies')))
      const { stamp, document } = value(await library.open(path))
      rmSync(path)
      expect(value(await library.save(path, stamp, document))).toEqual({ kind: 'gone' })
      expect(names()).toEqual([])
      expect(value(await library.save(path, null, document)).kind).toBe('saved')
      expect(names()).toEqual([`a${ending}`])
    })

    it('is set aside whole where it is broken and the player writes over it', async () => {
      const { library, put, names, text } = deskTop()
      const path = put(`a${ending}`, '{"format": "copis')
      expect(value(await library.save(path, null, named('Mien'))).kind).toBe('saved')
      expect(names()).toEqual([`a${aside}`, `a${ending}`])
      expect(text(`a${aside}`)).toBe('{"format": "copis')
    })
  })

  describe('a corrupt file', () => {
    it.each([
      ['cut in the middle', asText(named('Oies')).slice(0, 60), 'file.truncated'],
      ['empty', '', 'file.empty'],
      ['another text', 'bonjour', 'file.not-json'],
    ])('answers why it cannot be read and is left alone: %s', async (_, content, code) => {
      const { library, put, text } = deskTop()
      const path = put(`a${ending}`, content)
      expect(refusal(await library.open(path)).code).toBe(code)
      expect(text(`a${ending}`)).toBe(content)
    })

    it('is set aside with its bytes, and the sound version takes its place', async () => {
      const { library, put, names, text, versions } = deskTop()
      const path = put(`a${ending}`, asText(named('Oies')))
      const { stamp } = value(await library.open(path))
      value(await library.save(path, stamp, named('Jars')))
      put(`a${ending}`, '{"format": "copis')
      const [sound] = await versions.list(path)
      const mended = value(await library.mend(path, sound?.id ?? ''))
      expect(mended).toMatchObject({ path, document: { [key]: 'Oies' } })
      expect(value(await library.open(path))).toEqual(mended)
      expect(names()).toEqual([`a${aside}`, `a${ending}`])
      expect(text(`a${aside}`)).toBe('{"format": "copis')
    })

    it('set aside twice keeps both', async () => {
      const { library, put, text, versions } = deskTop()
      const path = put(`a${ending}`, 'un')
      value(await versions.keep(path, bytes(asText(named('Oies')))))
      const [sound] = await versions.list(path)
      value(await library.mend(path, sound?.id ?? ''))
      put(`a${ending}`, 'deux')
      value(await library.mend(path, sound?.id ?? ''))
      expect([text(`a${aside}`), text(`a 2${aside}`)]).toEqual(['un', 'deux'])
    })

    it('stays where it is when the version asked for is not sound or not there', async () => {
      const { library, put, names, versions } = deskTop()
      const path = put(`a${ending}`, 'un')
      value(await versions.keep(path, bytes('deux')))
      const [broken] = await versions.list(path)
      expect(refusal(await library.mend(path, broken?.id ?? '')).code).toBe('file.not-json')
      expect(refusal(await library.mend(path, '../../bandes/a')).code).toBe('library.no-version')
      expect(names()).toEqual([`a${ending}`])
    })
  })
})

describe('a band', () => {
  it('keeps every key that this Copiste does not know, at every depth', async () => {
    const { library, put } = deskTop()
    const figure = { name: 'Bertrude', build: 'agile', classes: [], humeur: { du: ['matin'] } }
    const roster = { points: 8, figures: [figure], drapeau: 'gris' }
    const path = put('a.bande.json', asText({ ...band('Oies'), roster, auteur: { nom: 'Léa' } }))
    const { stamp, document, notices } = value(await library.open(path))
    expect(notices.map(({ path: place }) => place)).toEqual([
      '/auteur',
      '/roster/figures/0/humeur',
      '/roster/drapeau',
    ])
    value(await library.save(path, stamp, { ...document, name: 'Jars' }))
    expect(value(await library.open(path)).document).toMatchObject({
      name: 'Jars',
      auteur: { nom: 'Léa' },
      roster: { drapeau: 'gris', figures: [{ humeur: { du: ['matin'] } }] },
    })
  })
})

describe('a file that an older Copiste wrote', () => {
  const old = (name: string): JsonObject => ({
    format: 'copiste-band',
    version: 1,
    system: 'jeu-invente',
    name,
    roster: { troops: [{ name: 'Oie' }] },
  })

  it('stays as it was until it is saved, and beside the new one after', async () => {
    const { library, put, names, text } = deskTop({}, [madeUpGame])
    const path = put('a.bande.json', asText(old('Oies')))
    const { stamp, document, notices } = value(await library.open(path))
    expect([names(), notices[0]?.code]).toEqual([['a.bande.json'], 'band.migrated'])
    value(await library.save(path, stamp, document))
    expect(names()).toEqual(['a.bande.json', 'a.bande.json.version-1'])
    expect(text('a.bande.json.version-1')).toBe(asText(old('Oies')))
    expect(JSON.parse(text('a.bande.json'))).toMatchObject({
      version: 2,
      roster: { units: [{ name: 'Oie' }] },
    })
  })

  it('never takes the place of another original', async () => {
    const { library, put, names, text } = deskTop({}, [madeUpGame])
    for (const name of ['Oies', 'Jars', 'Jars']) {
      const path = put('a.bande.json', asText(old(name)))
      const { stamp, document } = value(await library.open(path))
      value(await library.save(path, stamp, document))
    }
    expect(names()).toEqual(['a.bande.json', 'a.bande.json.version-1', 'a.bande.json.version-1 2'])
    expect(text('a.bande.json.version-1')).toBe(asText(old('Oies')))
    expect(text('a.bande.json.version-1 2')).toBe(asText(old('Jars')))
  })
})
