/** Real disks that are full, read-only or apart from the bin: small ones in memory, where the system lets us mount them. */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createJournal } from '../../src/app/journal.ts'
import { asText, band, bytes, deskTops, refusal, value, type DeskTop } from '../app/desk-top.ts'

const run = (command: string, ...words: readonly string[]): boolean =>
  process.platform === 'linux' && spawnSync(command, words).status === 0

const mounted = mkdtempSync(join(tmpdir(), 'copiste-disques-'))
const mount = (folder: string, options: string): boolean =>
  run('mount', '-t', 'tmpfs', '-o', options, 'copiste-test', folder)
const canMount = mount(mounted, 'size=64k') && run('umount', mounted)
if (!canMount)
  console.warn('SKIPPED: no disk can be mounted here (that takes root): full and read-only disks')

afterAll(() => rmSync(mounted, { recursive: true, force: true }))

const deskTop = deskTops()
let count = 0
/** A disk of its own for the test, gone after it. */
const disk = (options = 'size=256k'): string => {
  const folder = join(mounted, String(count++))
  mkdirSync(folder)
  if (!mount(folder, options)) throw new Error(`no disk at ${folder}`)
  onTestFinished(() => {
    run('umount', '-l', folder)
  })
  return folder
}

const free = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
/** Leaves this many bytes of room. */
const fill = (folder: string, room: number): void =>
  writeFileSync(join(folder, 'remplissage'), new Uint8Array(Math.max(0, free(folder) - room)))

const old = asText(band('Oies', { essai: 'ancien' }))
const heavy = (weight: number) => band('Oies', { essai: 'nouveau', remarque: 'e'.repeat(weight) })
const bandsIn = (desk: DeskTop): readonly string[] => desk.names().filter(name => name !== 'remplissage')

describe.skipIf(!canMount)('a full disk', () => {
  it.each([0, 4_096, 16_384, 40_960])(
    'with %i bytes of room takes a band whole or not at all',
    async room => {
      const desk = deskTop({ usualFolder: disk() })
      const { path, stamp } = value(await desk.library.open(desk.put('Oies.bande.json', old)))
      fill(desk.bands, room)
      const journal = createJournal(desk.host)
      for (const weight of [60_000, 30_000, 12_000, 5_000]) {
        const work = heavy(weight)
        const saved = await desk.library.save(path, stamp, work)
        expect(bandsIn(desk)).toEqual(['Oies.bande.json'])
        if (saved.ok) {
          expect(JSON.parse(desk.text('Oies.bande.json'))).toMatchObject({ remarque: 'e'.repeat(weight) })
          return
        }
        expect(refusal(saved).message).toContain('le disque est plein. Faites de la place')
        expect(desk.text('Oies.bande.json')).toBe(old)
        value(await journal.write('fenetre-1', path, stamp, 'Oies', work))
        expect(await journal.read('fenetre-1')).toMatchObject({ document: work })
      }
      rmSync(desk.at('remplissage'))
      expect(value(await desk.library.save(path, stamp, heavy(5_000))).kind).toBe('saved')
    },
  )

  it('takes no new band, no copy, no import and no new name, and what is there stays', async () => {
    const desk = deskTop({ usualFolder: disk() })
    const path = desk.put('Oies.bande.json', old)
    fill(desk.bands, 0)
    const { library, bands } = desk
    for (const refused of [
      await library.create(bands, band('Jars')),
      await library.duplicate(path),
      await library.take(bands, 'Jars', bytes(old)),
      await library.rename(path, 'Jars'),
    ])
      expect(refusal(refused).message).toContain('plein')
    expect([bandsIn(desk), desk.text('Oies.bande.json')]).toEqual([['Oies.bande.json'], old])
  })

  it('promise 8: under Copiste’s own data lets a band be saved, says what is so, and spares the journal', async () => {
    const data = disk()
    const desk = deskTop({ dataFolder: data })
    const { path, stamp } = value(await desk.library.open(desk.put('Oies.bande.json', old)))
    const journal = createJournal(desk.host)
    value(await journal.write('fenetre-1', path, stamp, 'Oies', band('Avant')))
    fill(data, 0)
    const saved = value(await desk.library.save(path, stamp, heavy(9_000)))
    expect(saved).toMatchObject({
      kind: 'saved',
      remarks: [
        {
          severity: 'warning',
          message: `La bande est enregistrée, mais sa version d’avant n’a pas pu être gardée\u00a0: le disque de «\u00a0${data}\u00a0» est plein. Faites-y de la place.`,
        },
      ],
    })
    expect(JSON.parse(desk.text('Oies.bande.json'))).toMatchObject({ essai: 'nouveau' })
    expect(value(await desk.library.open(path)).stamp).toBe(saved.kind === 'saved' && saved.stamp)
    expect(refusal(await journal.write('fenetre-1', path, stamp, 'Oies', heavy(9_000))).message).toContain(
      'plein',
    )
    expect(await journal.read('fenetre-1')).toMatchObject({ document: { name: 'Avant' } })
    expect(readdirSync(join(data, 'journal'))).toEqual(['fenetre-1.json'])
  })

  it('promise 8: under Copiste’s own data is told to the loser of a race too', async () => {
    const data = disk()
    const desk = deskTop({ dataFolder: data })
    const { path, stamp } = value(await desk.library.open(desk.put('Oies.bande.json', old)))
    fill(data, 0)
    value(await desk.library.save(path, stamp, band('Premier')))
    expect(value(await desk.library.save(path, stamp, band('Second')))).toMatchObject({
      kind: 'conflict',
      theirs: { name: 'Premier' },
      remarks: [{ message: expect.stringContaining('n’a pas pu être gardé parmi les versions') }],
    })
  })

  it('that can hold no more files says that it is full', async () => {
    const desk = deskTop({ usualFolder: disk('size=256k,nr_inodes=3') })
    const { path, stamp } = value(await desk.library.open(desk.put('Oies.bande.json', old)))
    writeFileSync(desk.at('remplissage'), '')
    expect(refusal(await desk.library.save(path, stamp, heavy(10))).message).toContain('plein')
    expect([bandsIn(desk), desk.text('Oies.bande.json')]).toEqual([['Oies.bande.json'], old])
  })
})

describe.skipIf(!canMount)('a disk that became read-only', () => {
  it('promise 8: under Copiste’s own data lets a band be saved, and says what is so', async () => {
    const data = disk()
    const desk = deskTop({ dataFolder: data })
    const { path, stamp } = value(await desk.library.open(desk.put('Oies.bande.json', old)))
    expect(run('mount', '-o', 'remount,ro', data)).toBe(true)
    expect(value(await desk.library.save(path, stamp, heavy(10)))).toMatchObject({
      kind: 'saved',
      remarks: [
        {
          message: `La bande est enregistrée, mais sa version d’avant n’a pas pu être gardée\u00a0: «\u00a0${data}\u00a0» est en lecture seule. Rendez ce dossier accessible en écriture.`,
        },
      ],
    })
    expect(JSON.parse(desk.text('Oies.bande.json'))).toMatchObject({ essai: 'nouveau' })
    expect(bandsIn(desk)).toEqual(['Oies.bande.json'])
    expect(readdirSync(data)).toEqual([])
  })

  it('is read, and every change is refused in one sentence', async () => {
    const desk = deskTop({ usualFolder: disk() })
    const { library, bands } = desk
    const { path, stamp } = value(await library.open(desk.put('Oies.bande.json', old)))
    const broken = desk.put('Jars.bande.json', '{"format')
    value(await desk.versions.keep(broken, bytes(old)))
    const [sound] = await desk.versions.list(broken)
    expect(run('mount', '-o', 'remount,ro', bands)).toBe(true)
    for (const refused of [
      await library.save(path, stamp, heavy(10)),
      await library.create(bands, band('Canards')),
      await library.duplicate(path),
      await library.take(bands, 'Canards', bytes(old)),
      await library.rename(path, 'Canards'),
      await library.remove(path),
      await library.mend(broken, sound?.id ?? ''),
    ])
      expect(refusal(refused).message).toContain(
        'ce disque est en lecture seule. Choisissez un autre endroit.',
      )
    expect(desk.names()).toEqual(['Jars.bande.json', 'Oies.bande.json'])
    expect([desk.text('Oies.bande.json'), desk.text('Jars.bande.json')]).toEqual([old, '{"format'])
    expect(value(await library.open(path)).stamp).toBe(stamp)
    expect(existsSync(desk.bin)).toBe(false)
  })
})

describe.skipIf(!canMount)('a bin on another disk', () => {
  it('takes the band all the same', async () => {
    const desk = deskTop({ usualFolder: disk() })
    const path = desk.put('Oies.bande.json', old)
    value(await desk.library.remove(path))
    expect(desk.names()).toEqual([])
    expect(readFileSync(join(desk.bin, 'Oies.bande.json'), 'utf8')).toBe(old)
    value(await desk.library.restore(path))
    expect(desk.text('Oies.bande.json')).toBe(old)
  })

  it('that is full leaves the band where it is, and holds nothing of it', async () => {
    const other = disk()
    const desk = deskTop()
    vi.stubEnv('XDG_DATA_HOME', other)
    const path = desk.put('Oies.bande.json', asText(heavy(30_000)))
    fill(other, 8_192)
    expect(refusal(await desk.library.remove(path)).message).toContain('plein')
    expect([desk.names(), desk.text('Oies.bande.json')]).toEqual([['Oies.bande.json'], asText(heavy(30_000))])
    expect(readdirSync(join(other, 'Trash', 'files'))).toEqual([])
    expect(readdirSync(join(other, 'Trash', 'info'))).toEqual([])
  })
})
