/** What V8 made of the program is kept for the next start; what is kept can be lost, damaged or another's at any time. */
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codeBounds } from '../../src/host/kept-code.ts'

const root = resolve(import.meta.dirname, '../..')
let cache = ''
let code = ''

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'copiste-code-'))
  code = join(cache, 'code')
})
afterEach(() => rmSync(cache, { recursive: true, force: true }))

/** What « copiste systems » says, by what lies in the cache. */
const systems = (folder = cache): string =>
  execFileSync(process.execPath, [join(root, 'bin', 'copiste.mjs'), 'systems'], {
    encoding: 'utf8',
    env: { ...process.env, COPISTE_CACHE: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const kept = (): readonly string[] => readdirSync(code).filter(name => name.endsWith('.code'))
const only = (): string => join(code, kept()[0] ?? '')

describe('the code of the program', () => {
  it('is kept once, for that kind of work, and read from then on', () => {
    const said = systems()
    expect(said).toMatch(/^flammes-et-fantassins\b/m)
    expect(kept()).toEqual([expect.stringMatching(/^systems-/)])
    // What is whole is not written again.
    const then = new Date('2020-01-01')
    utimesSync(only(), then, then)
    expect(systems()).toBe(said)
    expect(statSync(only()).mtime).toEqual(then)
  })

  it.each<readonly [string, (bytes: Buffer) => Uint8Array]>([
    ['cut short', bytes => bytes.subarray(0, bytes.length / 2)],
    [
      'of one byte that is another',
      bytes => bytes.fill((bytes.at(-9) ?? 0) ^ 1, bytes.length - 9, bytes.length - 8),
    ],
    ['empty', () => new Uint8Array()],
    ['somebody else’s', () => Buffer.from('{"bonjour": true}\n\n')],
  ])('is made anew where the kept file is %s', (_, damage) => {
    const said = systems()
    const whole = readFileSync(only())
    writeFileSync(only(), damage(Buffer.from(whole)))
    expect(systems()).toBe(said)
    expect(readFileSync(only()).length).toBeGreaterThan(whole.length / 2)
    expect(readFileSync(only()).equals(damage(Buffer.from(whole)))).toBe(false)
  })

  it('is not kept of a command that failed, and no fault where nothing can be written', () => {
    writeFileSync(code, 'un fichier, et pas un dossier')
    expect(systems()).toMatch(/^flammes-et-fantassins\b/m)
    rmSync(code)
    for (const nowhere of ['/proc/nulle-part', '/dev/null/nulle-part'])
      expect(systems(nowhere)).toMatch(/^flammes-et-fantassins\b/m)
    expect(() =>
      execFileSync(process.execPath, [join(root, 'bin', 'copiste.mjs'), 'check', 'absent.bande.json'], {
        env: { ...process.env, COPISTE_CACHE: cache },
        stdio: 'ignore',
      }),
    ).toThrow()
    expect(readdirSync(cache)).toEqual([])
  })

  it('takes no more room than it may: what was made longest ago goes first', () => {
    mkdirSync(code)
    for (let at = 0; at < codeBounds.files; at++) {
      const path = join(code, `vieux-${at}.code`)
      writeFileSync(path, 'x')
      const then = new Date(2020, 0, 1 + at)
      utimesSync(path, then, then)
    }
    systems()
    expect(kept()).toHaveLength(codeBounds.files)
    expect(kept()).not.toContain('vieux-0.code')
    expect(kept()).toContain('vieux-1.code')
  })
})
