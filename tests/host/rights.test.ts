/** Who may read a file stays who could read it, and what a player typed is read by nobody else. */
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createJournal } from '../../src/app/journal.ts'
import { createPreferences } from '../../src/app/preferences.ts'
import { files } from '../../src/host/files.ts'
import { asText, band, bytes, deskTops, value } from '../app/desk-top.ts'

const deskTop = deskTops()
const isRoot = process.getuid?.() === 0
const hasModes = process.platform !== 'win32'
const usualUmask = process.umask()
afterEach(() => void process.umask(usualUmask))

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

describe.skipIf(!hasModes)('promise 9: a band that is saved', () => {
  it.each([0o600, 0o640, 0o644, 0o664, 0o400])('keeps its mode, whatever the umask: %i', async mode => {
    for (const umask of [0, 0o022, 0o077]) {
      process.umask(umask)
      const desk = deskTop()
      const path = desk.put('Oies.bande.json', asText(band('Oies')))
      chmodSync(path, mode)
      const { stamp } = value(await desk.library.open(path))
      value(await desk.library.save(path, stamp, band('Jars')))
      expect(modeOf(path), `umask ${umask}`).toBe(mode.toString(8))
    }
  })

  it('is as private under another name, as a copy, and where it is set aside broken', async () => {
    process.umask(0o022)
    const desk = deskTop()
    const path = desk.put('Oies.bande.json', asText(band('Oies')))
    chmodSync(path, 0o600)
    const copy = value(await desk.library.duplicate(path))
    const renamed = value(await desk.library.rename(path, 'Jars'))
    writeFileSync(renamed, '{"format')
    value(await desk.library.save(renamed, null, band('Jars')))
    expect([modeOf(copy.path), modeOf(renamed), modeOf(desk.at('Jars.bande.abimee'))]).toEqual([
      '600',
      '600',
      '600',
    ])
  })

  it('that is new is for whom the umask says', async () => {
    process.umask(0o027)
    const desk = deskTop()
    const { path } = value(await desk.library.create(desk.bands, band('Oies')))
    expect(modeOf(path)).toBe('640')
  })

  it.skipIf(!isRoot)('keeps its owner and its group, where that can be given', async () => {
    const desk = deskTop()
    const path = desk.put('Oies.bande.json', asText(band('Oies')))
    chmodSync(path, 0o640)
    chownSync(path, 12_345, 23_456)
    const { stamp } = value(await desk.library.open(path))
    value(await desk.library.save(path, stamp, band('Jars')))
    expect(statSync(path)).toMatchObject({ uid: 12_345, gid: 23_456 })
    expect(modeOf(path)).toBe('640')
  })

  it.skipIf(!isRoot)('that cannot keep its owner is saved, and opens to no other group', async () => {
    const desk = deskTop()
    const path = desk.put('Oies.bande.json', asText(band('Oies')))
    chmodSync(path, 0o660)
    chownSync(path, 12_345, 23_456)
    for (const place of [desk.bands, join(desk.bands, '..'), join(desk.bands, '..', '..')])
      chmodSync(place, 0o777)
    process.setegid?.(54_321)
    process.seteuid?.(54_321)
    try {
      value(await files.replace(path, bytes(asText(band('Jars')))))
    } finally {
      process.seteuid?.(0)
      process.setegid?.(0)
    }
    expect(statSync(path).uid).toBe(54_321)
    expect(modeOf(path)).toBe('600')
  })
})

describe.skipIf(!hasModes)('promise 9: what a player typed', () => {
  it('is theirs alone in the journal and the versions, whose folders are closed to others', async () => {
    process.umask(0)
    const desk = deskTop()
    const path = desk.put('Oies.bande.json', asText(band('Oies')))
    const { stamp } = value(await desk.library.open(path))
    value(await desk.library.save(path, stamp, band('Jars')))
    value(await createJournal(desk.host).write('fenetre-1', path, stamp, 'Oies', band('Oies')))
    const data = desk.host.dataFolder
    const [folder = ''] = readdirSync(join(data, 'versions'))
    const [version = ''] = readdirSync(join(data, 'versions', folder))
    expect(
      [
        ['versions'],
        ['versions', folder],
        ['versions', folder, version],
        ['journal'],
        ['journal', 'fenetre-1.json'],
      ].map(names => modeOf(join(data, ...names))),
    ).toEqual(['700', '700', '600', '700', '600'])
  })

  it('is closed to others where an older Copiste left it open', async () => {
    process.umask(0)
    const desk = deskTop()
    const journal = join(desk.host.dataFolder, 'journal')
    mkdirSync(journal, { recursive: true, mode: 0o755 })
    writeFileSync(join(journal, 'fenetre-1.json'), '{}', { mode: 0o644 })
    value(await createJournal(desk.host).write('fenetre-1', '/a', 'b', 'Oies', band('Oies')))
    expect([modeOf(journal), modeOf(join(journal, 'fenetre-1.json'))]).toEqual(['700', '600'])
  })

  it('keeps the mode of preferences that a player closed', async () => {
    const { host } = deskTop()
    const { change } = createPreferences(host)
    value(await change(now => ({ ...now, appearance: 'dark' })))
    const path = join(host.dataFolder, 'preferences.json')
    chmodSync(path, 0o600)
    value(await change(now => ({ ...now, appearance: 'light' })))
    expect(modeOf(path)).toBe('600')
  })
})
