/** The last ten versions of a band, the newest first, whatever the clock says. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bytes, deskTops, refusal, textOf, ticking, value, type DeskTop } from './desk-top.ts'

const deskTop = deskTops()
const path = '/bandes/Oies.bande.json'

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

  it('are the last ten, the newest first, with their time', async () => {
    const desk = deskTop({ clock: ticking(1_800_000_000_000) })
    await keep(desk, ...numbers(1, 13))
    expect(await texts(desk)).toEqual(numbers(4, 13).toReversed())
    expect((await desk.versions.list(path)).map(({ at }) => at - 1_800_000_000_000)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ])
  })

  it('hold the same text twice only where another came between', async () => {
    const desk = deskTop()
    await keep(desk, 'a', 'a', 'b', 'b', 'a', 'a')
    expect(await texts(desk)).toEqual(['a', 'b', 'a'])
  })

  it('stay in order when the clock stands still', async () => {
    const desk = deskTop({ clock: { now: () => new Date(1_800_000_000_000) } })
    await keep(desk, ...numbers(1, 12))
    expect(await texts(desk)).toEqual(numbers(3, 12).toReversed())
  })

  it('stay in order when the clock goes back', async () => {
    const clock = ticking(1_800_000_000_000)
    const desk = deskTop({ clock })
    await keep(desk, 'a', 'b')
    clock.at = 1_500_000_000_000
    await keep(desk, 'c', 'd')
    clock.at = 1_900_000_000_000
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
    expect(await texts(desk)).toEqual(numbers(3, 12).toReversed())
    expect(readdirSync(place)).toEqual(expect.arrayContaining(['note.txt', '1800000000999-000']))
  })
})
