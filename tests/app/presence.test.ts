/** Two windows on one band: the second is told, and marks of the dead are swept away. */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPresence, type Presence } from '../../src/app/presence.ts'
import { createLiveness, isAlive } from '../../src/host/liveness.ts'
import { scratch } from '../cli/cli.ts'
import { deskTops } from './desk-top.ts'

const deskTop = deskTops()
const inScratch = scratch()
const path = '/bandes/Oies.bande.json'

const desk = (): {
  readonly marks: string
  readonly of: (process: number, running: number[]) => Presence
} => {
  const { host } = deskTop()
  return {
    marks: join(host.dataFolder, 'ouvertes'),
    of: (process, running) => createPresence({ ...host, process, isAlive: id => running.includes(id) }),
  }
}

describe('presence', () => {
  it('tells the second window of one Copiste, and not the first', async () => {
    const presence = desk().of(7, [7])
    expect(await presence.enter(path, 'un')).toBe(false)
    expect(await presence.enter(path, 'deux')).toBe(true)
  })

  it('tells the window of a second Copiste, be its session named the same', async () => {
    const { of } = desk()
    await of(7, [7, 8]).enter(path, 'un')
    expect(await of(8, [7, 8]).isOpen(path)).toBe(true)
    expect(await of(8, [7, 8]).enter(path, 'un')).toBe(true)
  })

  it('lets one window come back to its own band', async () => {
    const presence = desk().of(7, [7])
    await presence.enter(path, 'un')
    expect(await presence.enter(path, 'un')).toBe(false)
  })

  it('knows one band from another', async () => {
    const presence = desk().of(7, [7])
    await presence.enter(path, 'un')
    expect(await presence.enter('/bandes/Jars.bande.json', 'deux')).toBe(false)
  })

  it('forgets who left', async () => {
    const presence = desk().of(7, [7])
    await presence.enter(path, 'un')
    await presence.leave(path, 'un')
    await presence.leave(path, 'un')
    expect(await presence.isOpen(path)).toBe(false)
  })

  it('sweeps the marks of the dead and of nobody', async () => {
    const { of, marks } = desk()
    await of(7, [7]).enter(path, 'un')
    const [mine = ''] = readdirSync(marks)
    writeFileSync(join(marks, mine.replace('-7-', '-9-')), 'cassé')
    expect(await of(8, [8]).isOpen(path)).toBe(false)
    expect(readdirSync(marks)).toEqual([])
  })

  it('costs nothing but its warning where nothing can be written', async () => {
    const { host } = deskTop()
    writeFileSync(inScratch('fichier'), '')
    const presence = createPresence({ ...host, dataFolder: inScratch('fichier') })
    expect(await presence.enter(path, 'un')).toBe(false)
    await presence.leave(path, 'un')
  })
})

describe('liveness', () => {
  const gone = (): number => spawnSync(process.execPath, ['-e', '']).pid

  it('knows itself, and forgets its mark when it stops', () => {
    const liveness = createLiveness(inScratch('soi'))
    expect([liveness.process, liveness.isAlive(process.pid)]).toEqual([process.pid, true])
    expect(readdirSync(inScratch('soi', 'processus'))).toEqual([String(process.pid)])
    liveness.stop()
    expect(readdirSync(inScratch('soi', 'processus'))).toEqual([])
  })

  it('takes a process for a Copiste only with a fresh mark of its own', () => {
    const folder = inScratch('autres')
    mkdirSync(join(folder, 'processus'), { recursive: true })
    const other = process.ppid
    const mark = join(folder, 'processus', String(other))
    expect(isAlive(folder, other)).toBe(false)
    writeFileSync(mark, '')
    expect(isAlive(folder, other)).toBe(true)
    utimesSync(mark, Date.now() / 1000 - 40, Date.now() / 1000 - 40)
    expect(isAlive(folder, other)).toBe(false)
  })

  it('takes no dead process for alive, however fresh its mark', () => {
    const folder = inScratch('morts')
    mkdirSync(join(folder, 'processus'), { recursive: true })
    const pid = gone()
    writeFileSync(join(folder, 'processus', String(pid)), '')
    expect(isAlive(folder, pid)).toBe(false)
  })

  it.each([0, -1, 1.5, NaN, 2 ** 40])('takes no number that is no process for one: %s', id => {
    const folder = inScratch('nombres')
    mkdirSync(join(folder, 'processus'), { recursive: true })
    writeFileSync(join(folder, 'processus', String(id)), '')
    expect(isAlive(folder, id)).toBe(false)
  })

  it('goes on without its mark where nothing can be written', () => {
    writeFileSync(inScratch('plat'), '')
    const liveness = createLiveness(inScratch('plat'))
    expect(liveness.isAlive(process.pid)).toBe(true)
    liveness.stop()
  })
})
