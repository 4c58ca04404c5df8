/** Only ordinary files in ordinary folders, and none waited for without end. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createShelf } from '../../src/app/shelf.ts'
import { newBand, writeJson, type Result } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { files } from '../../src/host/files.ts'
import { inTime, NotOrdinary } from '../../src/host/ordinary.ts'
import { scratch } from '../cli/cli.ts'

const inScratch = scratch()
const told = (result: Result<unknown>): string => (result.ok ? '' : (result.diagnostics[0]?.message ?? ''))
const linux = existsSync('/proc/kmsg')

describe('promise 16: the system’s own places', () => {
  it.runIf(linux)('are neither read nor written', async () => {
    for (const path of ['/proc/kmsg', '/proc/self/status', '/sys/kernel/mm/transparent_hugepage/enabled'])
      if (existsSync(path)) expect(told(await files.read(path, 1e6)), path).toContain('au système')
    const bytes = new Uint8Array([1])
    for (const path of ['/proc/x.pdf', '/proc/self/x.pdf', '/sys/x.pdf']) {
      expect(told(await files.replace(path, bytes)), path).toContain('au système')
      expect(told(await files.create(path, bytes)), path).toContain('au système')
    }
    for (const path of ['/proc/x', '/proc/self/x/y', '/sys/x'])
      expect(told(await files.makeFolder(path)), path).toContain('au système')
  })

  it.runIf(linux)('do not hang the shelf through a link: it goes on without that file', async () => {
    const folder = inScratch('etagere')
    mkdirSync(folder)
    symlinkSync('/proc/kmsg', inScratch('etagere', 'noyau.bande.json'))
    execFileSync('mkfifo', [inScratch('etagere', 'tube.bande.json')])
    const [system] = systems
    if (system) writeFileSync(inScratch('etagere', 'bonne.bande.json'), writeJson(newBand(system)))
    const books = await createShelf({ files }, systems)(folder)
    expect(books.map(({ file, state }) => [file, state]).toSorted()).toEqual([
      ['bonne.bande.json', 'warnings'],
      ['noyau.bande.json', 'unreadable'],
    ])
    expect(books.find(({ file }) => file.startsWith('noyau'))?.reason).toContain('au système')
  })

  it('are not taken for an ordinary one: folders are made, with all that lead to them', async () => {
    const path = inScratch('a', 'b', 'c')
    expect(told(await files.makeFolder(path))).toBe('')
    expect(told(await files.makeFolder(path))).toBe('')
    expect(told(await files.replace(`${path}/x`, new Uint8Array([1, 2])))).toBe('')
    expect([...readFileSync(`${path}/x`)]).toEqual([1, 2])
    expect(told(await files.makeFolder(`${path}/x`))).toContain('existe déjà')
    expect(told(await files.makeFolder(`${path}/x/y`))).toContain('n’est pas un dossier')
    symlinkSync(inScratch('nulle', 'part'), inScratch('pendant'))
    expect(told(await files.makeFolder(inScratch('pendant', 'x')))).toMatch(/n’existe p/)
  })
})

describe('promise 16: a disk that does not answer', () => {
  it('is given up, and not asked again before it comes back', async () => {
    let back = (): void => undefined
    let asked = 0
    const hanging = (): Promise<void> => {
      asked++
      return new Promise(resolve => (back = resolve))
    }
    await expect(inTime('/absent', hanging, 1)).rejects.toThrow(NotOrdinary)
    await expect(inTime('/absent', hanging, 1)).rejects.toThrow('ne répond pas')
    expect(asked).toBe(1)
    expect(await inTime('/autre', () => Promise.resolve('présent'))).toBe('présent')
    back()
    await expect.poll(() => inTime('/absent', () => Promise.resolve('revenu')).catch(() => '')).toBe('revenu')
  })

  it('that fails is told as it failed', async () => {
    await expect(inTime('/panne', () => Promise.reject(new Error('EIO')))).rejects.toThrow('EIO')
  })
})
