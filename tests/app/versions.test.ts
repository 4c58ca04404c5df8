/** Versions of a band, the newest first, whatever the clock says; kept by their age, and each with its checksum. */
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mostBytes, superfluous, type Dated } from '../../src/app/thinning.ts'
import { bytes, deskTops, refusal, textOf, ticking, value, type DeskTop } from './desk-top.ts'

const deskTop = deskTops()
const path = '/bandes/Oies.bande.json'
const start = 1_800_000_000_000
const hour = 3_600_000
const day = 24 * hour

const texts = async ({ versions }: DeskTop, of = path): Promise<readonly string[]> =>
  Promise.all((await versions.list(of)).map(async ({ id }) => textOf(value(await versions.read(of, id)))))

const keep = async ({ versions }: DeskTop, ...contents: readonly string[]): Promise<void> => {
  for (const content of contents) value(await versions.keep(path, bytes(content)))
}

const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

describe('versions', () => {
  it('are none before anything was kept', async () => {
    expect(await texts(deskTop())).toEqual([])
  })

  it('are listed the newest first, with their time', async () => {
    const clock = ticking(start)
    const desk = deskTop({ clock })
    for (const second of [10, 20, 30]) {
      clock.at = start + second * 1000
      await keep(desk, String(second / 10))
    }
    expect(await texts(desk)).toEqual(['3', '2', '1'])
    expect((await desk.versions.list(path)).map(({ at }) => at - start)).toEqual([30_000, 20_000, 10_000])
  })

  it('hold the same text twice only where another came between', async () => {
    const desk = deskTop()
    await keep(desk, 'a', 'a', 'b', 'b', 'a', 'a')
    expect(await texts(desk)).toEqual(['a', 'b', 'a'])
  })

  it('stay in order when the clock stands still', async () => {
    const desk = deskTop({ clock: { now: () => new Date(1_800_000_000_000) } })
    await keep(desk, ...numbers(1, 12))
    expect(await texts(desk)).toEqual(numbers(1, 12).toReversed())
  })

  it('stay in order when the clock goes back', async () => {
    const clock = ticking(1_800_000_000_000)
    const desk = deskTop({ clock })
    await keep(desk, 'a', 'b')
    clock.at = 1_500_000_000_000
    await keep(desk, 'c', 'd')
    clock.at = 1_800_000_100_000
    await keep(desk, 'e')
    expect(await texts(desk)).toEqual(['e', 'd', 'c', 'b', 'a'])
  })

  it('stay in order past a thousand of one millisecond', async () => {
    const desk = deskTop({ clock: { now: () => new Date(1_800_000_000_000) } })
    await keep(desk, 'a')
    const [folder] = readdirSync(join(desk.host.dataFolder, 'versions'))
    writeFileSync(join(desk.host.dataFolder, 'versions', folder ?? '', '1800000000000-999'), 'b')
    await keep(desk, 'c', 'd')
    expect(await texts(desk)).toEqual(['d', 'c', 'b', 'a'])
  })

  it('of one band say nothing of another', async () => {
    const desk = deskTop()
    await keep(desk, 'a')
    expect(await texts(desk, '/bandes/Jars.bande.json')).toEqual([])
  })

  it('follow a band to its new name, after what that name already had', async () => {
    const desk = deskTop({ clock: { now: () => new Date(1_800_000_000_000) } })
    const target = '/bandes/Jars.bande.json'
    await keep(desk, 'a', 'b')
    value(await desk.versions.keep(target, bytes('ancien')))
    await desk.versions.follow(path, target)
    expect(await texts(desk, target)).toEqual(['b', 'a', 'ancien'])
    expect(await texts(desk)).toEqual([])
  })

  it.each(['../../preferences.json', '..', '', '1800000000000-000/../x', '1800000000000-0000', 'C:\\x'])(
    'are asked for by their ids and no other way: %j',
    async id => {
      const desk = deskTop()
      await keep(desk, 'a')
      writeFileSync(join(desk.host.dataFolder, 'preferences.json'), 'secret')
      expect(refusal(await desk.versions.read(path, id)).code).toBe('library.no-version')
    },
  )

  it('that are not there say so', async () => {
    const { versions } = deskTop()
    expect(refusal(await versions.read(path, '1800000000000-000')).message).toContain('n’existe pas')
  })

  it('leave alone what lies among them and is none', async () => {
    const desk = deskTop()
    await keep(desk, 'a')
    const [folder] = readdirSync(join(desk.host.dataFolder, 'versions'))
    const place = join(desk.host.dataFolder, 'versions', folder ?? '')
    writeFileSync(join(place, 'note.txt'), 'x')
    mkdirSync(join(place, '1800000000999-000'))
    await keep(desk, ...numbers(1, 12))
    expect(await texts(desk)).toEqual([...numbers(1, 12).toReversed(), 'a'])
    expect(readdirSync(place)).toEqual(expect.arrayContaining(['note.txt', '1800000000999-000']))
  })
})

describe('promise 10: versions are kept by time', () => {
  /** One saved every so often; the times of those that are left at the end, in these units before the last. */
  const leftOf = (count: number, every: number, unit: number): readonly number[] => {
    let left: readonly Dated[] = []
    let at = start
    for (let turn = 0; turn < count; turn++) {
      at = start + turn * every
      const known = [{ at, size: 1000 }, ...left]
      const gone = superfluous(known, at)
      left = known.filter(version => !gone.includes(version))
    }
    return left.map(version => (at - version.at) / unit)
  }

  it('ten quick saves, or a hundred, leave yesterday’s where it is', async () => {
    const clock = ticking(start)
    const desk = deskTop({ clock })
    await keep(desk, 'hier')
    clock.at = start + day
    await keep(desk, ...numbers(1, 100))
    expect(await texts(desk)).toEqual([...numbers(1, 100).toReversed(), 'hier'])
  })

  it('every one of the last hour', () => {
    expect(leftOf(600, 6000, 60_000).slice(0, 601)).toHaveLength(600)
  })

  it('then one an hour for a day: the last of each', () => {
    const minutes = leftOf(60 * 24, 60_000, 60_000)
    expect(minutes.filter(ago => ago <= 60)).toHaveLength(61)
    // The youngest of them is the last yet of an hour that is still being parted.
    const [, ...hourly] = minutes.filter(ago => ago > 60)
    expect(hourly).toEqual(Array.from({ length: 22 }, (_, index) => 120 + 60 * index))
  })

  it('then one a day for a month, and one a week beyond', () => {
    const days = leftOf(24 * 120, hour, day)
    const ages = (from: number, to: number): number => days.filter(ago => ago > from && ago <= to).length
    expect([ages(-1, 1), ages(1, 30)]).toEqual([25, 30])
    expect(ages(30, 120)).toBeGreaterThanOrEqual(12)
    expect(ages(30, 120)).toBeLessThanOrEqual(14)
  })

  it('within a size for each band, which costs quick saves before yesterday’s', () => {
    const heavy = (at: number): Dated => ({ at: start - at, size: mostBytes / 8 })
    const known = [0, 1000, 2000, 3000, 4000, 5000, 6000, hour, 2 * hour, day, 8 * day].map(heavy)
    const left = known.filter(version => !superfluous(known, start).includes(version))
    expect(left).toHaveLength(8)
    expect(left.map(({ at }) => start - at)).toEqual(
      expect.arrayContaining([0, hour, 2 * hour, day, 8 * day]),
    )
  })

  it('and on the disk as well: what is too much is gone', async () => {
    const clock = ticking(start)
    const desk = deskTop({ clock })
    for (const minutes of [0, 1, 2, 61, 62]) {
      clock.at = start + minutes * 60_000
      await keep(desk, String(minutes))
    }
    clock.at = start + 3 * hour
    await keep(desk, 'le soir')
    expect(await texts(desk)).toEqual(['le soir', '62', '2'])
    const [folder] = readdirSync(join(desk.host.dataFolder, 'versions'))
    expect(readdirSync(join(desk.host.dataFolder, 'versions', folder ?? ''))).toHaveLength(3)
  })
})

describe('promise 10: a version has a checksum that is read', () => {
  const fileOf = (desk: DeskTop): string => {
    const place = join(desk.host.dataFolder, 'versions')
    const [folder = ''] = readdirSync(place)
    const [file = ''] = readdirSync(join(place, folder)).sort()
    return join(place, folder, file)
  }

  it.each([
    ['a letter changed', 'aube'],
    ['its end missing', 'ab'],
    ['nothing left', ''],
  ])('with %s it is never offered as sound, and refused where it is asked for', async (_, text) => {
    const desk = deskTop()
    await keep(desk, 'abbé', 'neuf')
    writeFileSync(fileOf(desk), text)
    const [newest, damaged] = await desk.versions.list(path)
    expect(refusal(await desk.versions.read(path, damaged?.id ?? ''))).toMatchObject({
      code: 'library.damaged-version',
      message: expect.stringContaining('abîmée'),
    })
    expect(await desk.versions.sound(path, () => true)).toEqual([newest])
  })

  it('a damaged one does not pass for the same text: it is kept anew', async () => {
    const desk = deskTop()
    await keep(desk, 'a')
    writeFileSync(fileOf(desk), 'b')
    await keep(desk, 'a')
    const [sound] = await desk.versions.sound(path, () => true)
    expect(textOf(value(await desk.versions.read(path, sound?.id ?? '')))).toBe('a')
  })

  it('one of an older Copiste has none, and is read as before', async () => {
    const desk = deskTop()
    await keep(desk, 'a')
    const file = fileOf(desk)
    renameSync(file, file.replace(/\.[0-9a-f]{64}$/, ''))
    await keep(desk, 'a', 'b')
    expect(await texts(desk)).toEqual(['b', 'a'])
  })
})
