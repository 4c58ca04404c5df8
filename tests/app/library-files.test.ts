/** Files of every kind copied, renamed, thrown away, taken back and brought in: no file is ever written over on the way. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { error, failure } from '../../src/core/index.ts'
import { files } from '../../src/host/files.ts'
import { asText, bytes, deskTops, refusal, sorts, textOf, value } from './desk-top.ts'

const deskTop = deskTops()

describe.each(sorts)('$id:', ({ id, ending, key, named, noun, other }) => {
  describe('a duplicate', () => {
    it('stands beside under a name of its own, in the file too', async () => {
      const { library, put, names, text } = deskTop()
      const path = put(`Oies${ending}`, asText(named('Oies', { essai: 1 })))
      const copy = value(await library.duplicate(path))
      value(await library.duplicate(path))
      expect(copy.document).toMatchObject({ [key]: 'Oies (copie)', essai: 1 })
      expect(names()).toEqual([`Oies (copie) 2${ending}`, `Oies (copie)${ending}`, `Oies${ending}`])
      expect(text(`Oies${ending}`)).toBe(asText(named('Oies', { essai: 1 })))
    })

    it.each(['é'.repeat(120), `${'e'.repeat(109)}${'🪿'.repeat(11)}`, '🪿'.repeat(120)])(
      'of the longest names opens: %s',
      async name => {
        const { library, put } = deskTop()
        const copy = value(await library.duplicate(put(`a${ending}`, asText(named(name)))))
        expect(value(await library.open(copy.path)).document[key]).toMatch(/ \(copie\)$/)
      },
    )

    it('of a broken file is refused and makes nothing', async () => {
      const { library, put, names } = deskTop()
      expect(refusal(await library.duplicate(put(`a${ending}`, '{'))).code).toBe('file.truncated')
      expect(names()).toEqual([`a${ending}`])
    })
  })

  describe('a new name', () => {
    it('is the name of the file and of what it holds, and the versions follow', async () => {
      const { library, put, names, text, versions } = deskTop()
      const path = put(`Oies${ending}`, asText(named('Oies', { essai: 1 })))
      const { stamp } = value(await library.open(path))
      value(await library.save(path, stamp, named('Oies', { essai: 2 })))
      const target = value(await library.rename(path, 'Jars'))
      expect(names()).toEqual([`Jars${ending}`])
      expect(JSON.parse(text(`Jars${ending}`))).toMatchObject({ [key]: 'Jars', essai: 2 })
      const kept = await Promise.all(
        (await versions.list(target)).map(async ({ id }) => value(await versions.read(target, id))),
      )
      expect(kept.map(content => JSON.parse(textOf(content)).essai)).toEqual([2, 1])
      expect(await versions.list(path)).toEqual([])
    })

    it('that is taken, capitals or not, gets a number', async () => {
      const { library, put, names, text } = deskTop()
      put(`JARS${ending}`, 'le leur')
      const target = value(await library.rename(put(`Oies${ending}`, asText(named('Oies'))), 'Jars'))
      expect(target).toMatch(/\/Jars 2\.\w+\.json$/)
      expect(names()).toEqual([`JARS${ending}`, `Jars 2${ending}`])
      expect(text(`JARS${ending}`)).toBe('le leur')
    })

    it('that only changes capitals keeps one file', async () => {
      const { library, put, names } = deskTop()
      value(await library.rename(put(`oies${ending}`, asText(named('oies'))), 'Oies'))
      expect(names()).toEqual([`Oies${ending}`])
    })

    it('that only changes capitals goes through on a disk that knows none', async () => {
      const move: typeof files.move = async (from, to) => {
        const present = readdirSync(dirname(to)).map(name => name.toLowerCase())
        return present.includes(basename(to).toLowerCase())
          ? failure(error('file.system', '', 'ce fichier existe déjà'))
          : files.move(from, to)
      }
      const { library, put, names } = deskTop({ files: { ...files, move } })
      value(await library.rename(put(`oies${ending}`, asText(named('oies'))), 'Oies'))
      expect(names()).toEqual([`Oies${ending}`])
    })

    it('that is the old one leaves the file where it is', async () => {
      const { library, put, names } = deskTop()
      const path = put(`Oies${ending}`, asText(named('Oies')))
      expect(value(await library.rename(path, 'Oies'))).toBe(path)
      expect(names()).toEqual([`Oies${ending}`])
    })

    it('that none can have changes nothing', async () => {
      const { library, put, names, text } = deskTop()
      const path = put(`Oies${ending}`, asText(named('Oies')))
      expect(refusal(await library.rename(path, 'é'.repeat(200))).code).toBe('file.malformed')
      expect([names(), text(`Oies${ending}`)]).toEqual([[`Oies${ending}`], asText(named('Oies'))])
    })

    it('for a file that was not there is refused', async () => {
      const { library, at, names } = deskTop()
      expect(refusal(await library.rename(at(`a${ending}`), 'Oies')).message).toContain('n’existe pas')
      expect(names()).toEqual([])
    })
  })

  describe('a file thrown away', () => {
    it('goes to the bin with a note of where it lay, and comes back', async () => {
      const { library, put, names, text, bin } = deskTop()
      const content = asText(named('Les Oies', { essai: 1 }))
      const path = put(`Les Oies${ending}`, content)
      value(await library.remove(path))
      expect(names()).toEqual([])
      expect(readFileSync(join(bin, `Les Oies${ending}`), 'utf8')).toBe(content)
      const note = readFileSync(join(bin, '..', 'info', `Les Oies${ending}.trashinfo`), 'utf8')
      expect(note).toMatch(
        /^\[Trash Info\]\nPath=\/.+\/Les%20Oies\.\w+\.json\nDeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\n$/,
      )
      value(await library.restore(path))
      expect(text(`Les Oies${ending}`)).toBe(content)
    })

    it('never takes the place of another one in the bin', async () => {
      const { library, put, bin } = deskTop()
      mkdirSync(bin, { recursive: true })
      writeFileSync(join(bin, `a${ending}`), 'sans note')
      for (const name of ['Un', 'Deux']) value(await library.remove(put(`a${ending}`, asText(named(name)))))
      const thrown = readdirSync(bin).map(file => readFileSync(join(bin, file), 'utf8'))
      expect(thrown.sort()).toEqual([asText(named('Un')), asText(named('Deux')), 'sans note'].sort())
    })

    it('does not come back over a new one', async () => {
      const { library, put, text } = deskTop()
      const path = put(`a${ending}`, asText(named('Oies')))
      value(await library.remove(path))
      put(`a${ending}`, 'une autre')
      expect(refusal(await library.restore(path)).message).toContain('existe déjà')
      expect(text(`a${ending}`)).toBe('une autre')
    })

    it('may be broken: its bytes come back all the same', async () => {
      const { library, put, text } = deskTop()
      const path = put(`a${ending}`, '{"format"')
      value(await library.remove(path))
      value(await library.restore(path))
      expect(text(`a${ending}`)).toBe('{"format"')
    })

    it('of which nothing was kept is not made up', async () => {
      const { library, at, names } = deskTop()
      expect(refusal(await library.restore(at(`a${ending}`))).code).toBe('library.nothing-kept')
      expect(refusal(await library.remove(at(`a${ending}`))).message).toContain('n’existe pas')
      expect(names()).toEqual([])
    })
  })

  describe('a file brought in', () => {
    it('is copied to the last byte under its own name', async () => {
      const { library, bands, names, text } = deskTop()
      const content = `  ${JSON.stringify(named('Oies', { essai: [1, 2] }))}\n\n`
      const taken = value(await library.take(bands, `De Léa${ending}`, bytes(content)))
      expect(taken.document).toMatchObject({ [key]: 'Oies', essai: [1, 2] })
      value(await library.take(bands, `De Léa${ending.toUpperCase()}`, bytes(content)))
      value(await library.take(bands, '../../ailleurs.json', bytes(content)))
      expect(names()).toEqual([`De Léa 2${ending}`, `De Léa${ending}`, `ailleurs${ending}`])
      expect(text(`De Léa${ending}`)).toBe(content)
    })

    it.each([
      ['no JSON', 'bonjour', 'file.not-json'],
      ['another kind', JSON.stringify({ format: other }), `${id}.other-format`],
      ['a trick', '{"__proto__": {}}', 'file.forbidden-key'],
      ['too much', ' '.repeat(8 * 1024 * 1024 + 1), 'file.too-large'],
      ['the future', asText(named('Oies', { version: 99 })), `${id}.newer-version`],
    ])('that is refused leaves nothing behind: %s', async (_, content, code) => {
      const { library, bands, names } = deskTop()
      expect(refusal(await library.take(bands, `a${ending}`, bytes(content))).code).toBe(code)
      expect(names()).toEqual([])
      expect(refusal(await library.take(join(bands, 'neuf'), `a${ending}`, bytes(content))).code).toBe(code)
      expect(existsSync(join(bands, 'neuf'))).toBe(false)
    })
  })

  describe('kinds: a file brought in without the ending of a kind', () => {
    it('is of the kind that its format says', async () => {
      const { library, bands, names } = deskTop()
      value(await library.take(bands, 'copie.json', bytes(asText(named('Oies')))))
      expect(names()).toEqual([`copie${ending}`])
    })
  })

  describe('names that disks refuse', () => {
    it.each([
      ['CON', `${noun} CON`],
      ['con.figuration', `${noun} con.figuration`],
      ['COM¹', `${noun} COM¹`],
      ['a/b', 'a b'],
      ['..\\..\\a', 'a'],
      ['Les Oies...', 'Les Oies'],
      ['. .cachée', 'cachée'],
      ['...', noun],
      ['', noun],
      ['  ', noun],
      ['« Qui ? »: <moi>|"toi"*', '« Qui » moi toi'],
      ['a\u0000b\nc\u2028d', 'a b c d'],
      ['e\u0301te\u0301', 'été'],
      ['🪿 Oies 🪿', '🪿 Oies 🪿'],
      ['é'.repeat(120), 'é'.repeat(80)],
      ['🪿'.repeat(120), '🪿'.repeat(40)],
      ['👩‍👩‍👧‍👦'.repeat(17), '👩‍👩‍👧‍👦'.repeat(6)],
      ['鵝'.repeat(120), '鵝'.repeat(53)],
    ])('%j', async (name, file) => {
      const { library, bands, names } = deskTop()
      const { path } = value(await library.take(bands, name, bytes(asText(named('Oies')))))
      expect(names()).toEqual([`${file}${ending}`])
      const { stamp, document } = value(await library.open(path))
      expect(value(await library.save(path, stamp, { ...document, essai: 1 })).kind).toBe('saved')
      value(await library.remove(path))
      value(await library.restore(path))
    })

    it.each([
      ['a/b', 'a b'],
      ['nul', `${noun} nul`],
      ['.cachée', 'cachée'],
      ['🪿'.repeat(100), '🪿'.repeat(40)],
    ])('are refused to one that is renamed too, and its own name stays whole: %j', async (name, file) => {
      const { library, names, put } = deskTop()
      const path = value(await library.rename(put(`a${ending}`, asText(named('a'))), name))
      expect(names()).toEqual([`${file}${ending}`])
      expect(value(await library.open(path)).document[key]).toBe(name)
    })

    it('a file that came with the longest name a disk takes is saved and thrown away like any other', async () => {
      const { library, put, names } = deskTop()
      const longest = `${'鵝'.repeat(Math.floor((255 - ending.length) / 3))}${ending}`
      const path = put(longest, asText(named('Oies')))
      const { stamp, document } = value(await library.open(path))
      expect(value(await library.save(path, stamp, { ...document, essai: 1 })).kind).toBe('saved')
      value(await library.remove(path))
      expect(names()).toEqual([])
    })
  })
})
