/** A fault at any call to the disk: the old file intact, one clear sentence, nothing left behind, the work in the journal. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type * as Promises from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createJournal } from '../../src/app/journal.ts'
import type { Result } from '../../src/core/index.ts'
import { files } from '../../src/host/files.ts'
import { asText, band, bytes, deskTops, refusal, value, type DeskTop } from '../app/desk-top.ts'
import { faultyDisk, type FaultyCall } from './faulty-disk.ts'

vi.mock('node:fs/promises', async original => {
  const { withFaults } = await import('./faulty-disk.ts')
  return withFaults(await original<typeof Promises>())
})

const deskTop = deskTops()
const old = asText(band('Oies', { essai: 'ancien' }))
const work = band('Oies', { essai: 'nouveau' })

beforeEach(() => faultyDisk.heal())

/** One sentence or two in French for a player, with no trace of the program in it. */
const expectClear = (result: Result<unknown>, word = ''): void => {
  expect(result.ok).toBe(false)
  const { code, message } = refusal(result)
  expect(code).toMatch(/^file\./)
  expect(message).toMatch(/^\/[^\n]+\s: [a-zçé][^\n]+\.$/)
  expect(message).not.toMatch(/Error|made up|\bat \S+ \(|undefined|\[object/)
  expect(message).toContain(word)
}

const opened = async (desk: DeskTop): Promise<{ readonly path: string; readonly stamp: string }> =>
  value(await desk.library.open(desk.put('Oies.bande.json', old)))

type Case = readonly [FaultyCall, string, string]

/** While the temporary file is made: any of them must leave everything as it was. */
const whileWriting: readonly Case[] = [
  ['open', 'ENOSPC', 'plein'],
  ['open', 'EPERM', 'le système le refuse'],
  ['open', 'EACCES', 'droit'],
  ['open', 'EROFS', 'lecture seule'],
  ['open', 'EMFILE', 'trop de fichiers'],
  ['write', 'ENOSPC', 'plein'],
  ['write', 'EIO', 'écrit mal'],
  ['write', 'EDQUOT', 'votre part'],
  ['short write', '', 'plein'],
  ['wrong write', '', 'écrit mal'],
  ['sync', 'EIO', 'écrit mal'],
  ['sync', 'ENOSPC', 'plein'],
  ['read', 'EIO', 'écrit mal'],
  ['close', 'EIO', 'écrit mal'],
]

const whyNotKept: Readonly<Record<string, string>> = {
  ENOSPC: 'est plein. Faites-y de la place.',
  EDQUOT: 'est plein. Faites-y de la place.',
  'short write': 'est plein. Faites-y de la place.',
  EROFS: 'est en lecture seule. Rendez',
  EACCES: 'vous n’avez pas le droit d’écrire dans',
  EPERM: 'vous n’avez pas le droit d’écrire dans',
}

describe('a save', () => {
  const cases: readonly Case[] = [
    ...whileWriting,
    ['rename', 'EPERM', 'le système le refuse'],
    ['rename', 'EXDEV', 'EXDEV'],
    ['rename', 'EIO', 'écrit mal'],
    ['rename', 'ENOSPC', 'plein'],
    ['rename', 'EBUSY', 'autre programme'],
  ]

  it.each(cases)(
    'that meets %s %s changes nothing, says so, and the journal has it',
    async (call, code, word) => {
      const desk = deskTop()
      const { path, stamp } = await opened(desk)
      faultyDisk.fail(call, code, '/bandes/.')
      expectClear(await desk.library.save(path, stamp, work), word)
      expect(faultyDisk.struck()).toBeGreaterThan(0)
      expect([desk.names(), desk.text('Oies.bande.json')]).toEqual([['Oies.bande.json'], old])

      const journal = createJournal(desk.host)
      value(await journal.write('fenetre-1', path, stamp, 'Oies', work))
      expect(await journal.read('fenetre-1')).toMatchObject({ document: work })

      faultyDisk.heal()
      expect(value(await desk.library.save(path, stamp, work)).kind).toBe('saved')
      expect(JSON.parse(desk.text('Oies.bande.json'))).toMatchObject({ essai: 'nouveau' })
    },
  )

  it.each([...whileWriting, ['link', 'ENOSPC', 'plein'], ['link', 'EIO', 'écrit mal']] as const)(
    'promise 8: whose version cannot be kept (%s %s) is made, and says so',
    async (call, code) => {
      const desk = deskTop()
      const { path, stamp } = await opened(desk)
      faultyDisk.fail(call, code, '/versions/')
      const [remark] = value(await desk.library.save(path, stamp, work)).remarks ?? []
      expect(faultyDisk.struck()).toBeGreaterThan(0)
      expect(remark?.message).toContain('est enregistrée, mais sa version d’avant n’a pas pu être gardée')
      expect(remark?.message).toContain(whyNotKept[code || call] ?? 'ne s’écrit plus. Vérifiez')
      expect(remark?.message).not.toContain('rien n’a été changé')
      expect(JSON.parse(desk.text('Oies.bande.json'))).toMatchObject({ essai: 'nouveau' })
      expect(await desk.versions.list(path)).toEqual([])
    },
  )

  it('is made where only the folder cannot be synced: the file is whole by then', async () => {
    const desk = deskTop()
    const { path, stamp } = await opened(desk)
    faultyDisk.fail('sync of the folder', 'EINVAL')
    const saved = value(await desk.library.save(path, stamp, work))
    expect(faultyDisk.struck()).toBeGreaterThan(0)
    expect(saved).toEqual({ kind: 'saved', stamp: value(await desk.library.open(path)).stamp })
  })

  it('leaves its temporary file to the sweep where it cannot be taken away', async () => {
    const desk = deskTop()
    const { path, stamp } = await opened(desk)
    faultyDisk.fail('rename', 'EIO', '/bandes/.')
    faultyDisk.fail('unlink', 'EPERM', '.tmp')
    expectClear(await desk.library.save(path, stamp, work), 'écrit mal')
    expect(desk.text('Oies.bande.json')).toBe(old)
    const swept = /^\.Oies\.bande\.json\..*\.tmp$/
    expect(desk.names().filter(name => !swept.test(name))).toEqual(['Oies.bande.json'])
    expect(desk.names().length).toBeGreaterThan(1)
  })

  it.each(['EIO', 'EACCES'])('of a file that cannot be looked at (%s) overwrites nothing', async code => {
    const desk = deskTop()
    const { path, stamp } = await opened(desk)
    faultyDisk.fail('stat', code, 'Oies.bande.json')
    for (const base of [stamp, null]) {
      const saved = await desk.library.save(path, base, work)
      expect(saved.ok && saved.value.kind === 'saved').toBe(false)
    }
    expect([desk.names(), desk.text('Oies.bande.json')]).toEqual([['Oies.bande.json'], old])
  })
})

describe('a new band', () => {
  const cases: readonly Case[] = [
    ...whileWriting,
    ['link', 'ENOSPC', 'plein'],
    ['link', 'EIO', 'écrit mal'],
    ['link', 'EXDEV', 'EXDEV'],
    ['link', 'EACCES', 'droit'],
  ]

  it.each(cases)('that meets %s %s leaves nothing', async (call, code, word) => {
    const desk = deskTop()
    faultyDisk.fail(call, code, '/bandes/.')
    expectClear(await desk.library.create(desk.bands, work), word)
    expectClear(await desk.library.take(desk.bands, 'b', bytes(old)), word)
    expect(faultyDisk.struck()).toBeGreaterThan(1)
    expect(desk.names()).toEqual([])
  })

  it.each(['EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK'])(
    'is made on a disk without links (%s), and never over another',
    async code => {
      const desk = deskTop()
      faultyDisk.fail('link', code)
      value(await desk.library.create(desk.bands, work))
      expect(desk.names()).toEqual(['Oies.bande.json'])
      expectClear(await files.create(desk.at('Oies.bande.json'), bytes('autre')), 'existe déjà')
      expect(JSON.parse(desk.text('Oies.bande.json'))).toMatchObject({ essai: 'nouveau' })
      faultyDisk.fail('rename', 'EIO')
      expectClear(await desk.library.create(desk.bands, band('Jars')), 'écrit mal')
      expect(desk.names()).toEqual(['Oies.bande.json'])
    },
  )
})

describe('a new name', () => {
  it.each([...whileWriting, ['link', 'EIO', 'écrit mal'], ['rename', 'EIO', 'écrit mal']] as const)(
    'that meets %s %s leaves the band under the old one, as it was',
    async (call, code, word) => {
      const desk = deskTop()
      const { path } = await opened(desk)
      faultyDisk.fail(call, code, call === 'link' ? '/bandes/Oies' : '/bandes/.')
      expectClear(await desk.library.rename(path, 'Jars'), word)
      expect(faultyDisk.struck()).toBeGreaterThan(0)
      expect([desk.names(), desk.text('Oies.bande.json')]).toEqual([['Oies.bande.json'], old])
    },
  )

  it('leaves both names where the old one cannot be taken away', async () => {
    const desk = deskTop()
    const { path } = await opened(desk)
    faultyDisk.fail('unlink', 'EPERM', 'bandes/Oies')
    expectClear(await desk.library.rename(path, 'Jars'), 'le système le refuse')
    expect(desk.names()).toEqual(['Jars.bande.json', 'Oies.bande.json'])
    expect(desk.text('Oies.bande.json')).toBe(old)
  })
})

describe('the bin', () => {
  const leftIn = ({ bin }: DeskTop): readonly string[] =>
    [bin, join(bin, '..', 'info')].flatMap(place => (existsSync(place) ? readdirSync(place) : []))

  it('on another disk gets a copy, and the band goes', async () => {
    const desk = deskTop()
    const { path } = await opened(desk)
    faultyDisk.fail('rename', 'EXDEV', 'Oies')
    value(await desk.library.remove(path))
    expect(faultyDisk.struck()).toBe(1)
    expect(desk.names()).toEqual([])
    expect(readFileSync(join(desk.bin, 'Oies.bande.json'), 'utf8')).toBe(old)
  })

  it.each([
    [['rename', 'EIO'], 'écrit mal'],
    [['mkdir', 'EACCES'], 'droit'],
    [['rename', 'EXDEV', 'copyFile', 'ENOSPC'], 'plein'],
    [['rename', 'EXDEV', 'sync', 'EIO'], 'écrit mal'],
    [['rename', 'EXDEV', 'unlink', 'EPERM'], 'le système le refuse'],
  ] as const)('that meets %s leaves the band where it is, and keeps nothing', async (pairs, word) => {
    const desk = deskTop()
    const { path } = await opened(desk)
    const [first, code, second, secondCode = ''] = pairs
    faultyDisk.fail(first, code, first === 'mkdir' ? 'Trash' : 'Oies.bande.json')
    if (second) faultyDisk.fail(second, secondCode, second === 'sync' ? 'Trash/files' : '/bandes/Oies')
    expectClear(await desk.library.remove(path), word)
    expect(faultyDisk.struck()).toBeGreaterThan(second ? 1 : 0)
    expect([desk.names(), desk.text('Oies.bande.json')]).toEqual([['Oies.bande.json'], old])
    expect(leftIn(desk)).toEqual([])
  })
})

describe('a broken file', () => {
  it.each(whileWriting)(
    'that cannot be set aside or mended (%s %s) stays as it is',
    async (call, code, word) => {
      const desk = deskTop()
      const path = desk.put('Oies.bande.json', '{"format')
      value(await desk.versions.keep(path, bytes(old)))
      const [sound] = await desk.versions.list(path)
      for (const within of ['/bandes/.Oies.bande.abimee', '/bandes/.Oies.bande.json']) {
        faultyDisk.fail(call, code, within)
        expectClear(await desk.library.mend(path, sound?.id ?? ''), word)
        expect(faultyDisk.struck()).toBeGreaterThan(0)
        expect(desk.text('Oies.bande.json')).toBe('{"format')
        faultyDisk.heal()
      }
    },
  )
})

describe('the journal', () => {
  it.each([...whileWriting, ['rename', 'EIO', 'écrit mal']] as const)(
    'that meets %s %s keeps what it had',
    async (call, code, word) => {
      const desk = deskTop()
      const journal = createJournal(desk.host)
      value(await journal.write('fenetre-1', '/a', 'b', 'Oies', band('Avant')))
      faultyDisk.fail(call, code, '/journal/.')
      expectClear(await journal.write('fenetre-1', '/a', 'b', 'Oies', work), word)
      faultyDisk.heal()
      expect(await journal.read('fenetre-1')).toMatchObject({ document: { name: 'Avant' } })
      expect(readdirSync(join(desk.host.dataFolder, 'journal'))).toEqual(['fenetre-1.json'])
    },
  )
})
