/** Files that no honest editor wrote: one sentence each, exit 2, at once, in little memory, and left as they were. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newBand, readBand, writeJson } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { copiste, root, scratch } from './cli.ts'

const inScratch = scratch()
const [system] = systems
const [sample] = system?.samples ?? []
if (!system || !sample) throw new Error('no sample')
const sampleBytes = writeJson(newBand(system, sample))
const text = new TextDecoder().decode(sampleBytes)

const hostile: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
  ['empty', '', /vide/],
  ['a byte order mark', `\ufeff${text}`, /BOM/],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]), /UTF-16/],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), /UTF-16/],
  ['nested 100,000 deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, /64\u00a0niveaux/],
  ['own __proto__', text.replace('"format"', '"__proto__": {"polluted": true}, "format"'), /__proto__/],
  ['own constructor', text.replace('"format"', '"constructor": {}, "format"'), /constructor/],
  ['a duplicate key', text.replace('"format"', '"name": "x", "format"'), /deux fois/],
  ['1e400', text.replace('"points": 6', '"points": 1e400'), /trop grand/],
  ['a lone surrogate', text.replace('Gontran', '\\ud83d'), /moitié de caractère/],
  ['an escaped NUL', text.replace('Gontran', 'Gon\\u0000tran'), /nul/],
  ['a NUL byte', text.replace('Gontran', 'Gon\0tran'), /nul/],
  ['a future version', text.replace('"version": 1', '"version": 99'), /plus récent/],
  ['another format', text.replace('copiste-band', 'copiste-scenario'), /copiste-scenario/],
  ['an unknown game', text.replace('flammes-et-fantassins', 'echecs'), /inconnu/],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /octets nuls/],
  ['a list', '[]', /n’est pas une bande/],
  ['a number', '3', /n’est pas une bande/],
]

/** A check with the most memory that its process held, and the seconds that it worked: a busy machine adds none. */
const measured = (path: string) => {
  const probe = `process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
    process.stderr.write('\\n' + maxRSS + ' ' + (userCPUTime + systemCPUTime))
  })`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(probe)}`,
      `${root}/bin/copiste.mjs`,
      'check',
      path,
    ],
    { encoding: 'utf8', timeout: 60_000 },
  )
  const lines = stderr.split('\n')
  const [kibibytes, microseconds] = (lines.at(-1) ?? '').split(' ').map(Number)
  return {
    code: status,
    out: stdout,
    err: lines.slice(0, -1).join('\n'),
    seconds: (microseconds ?? NaN) / 1e6,
    mebibytes: (kibibytes ?? NaN) / 1024,
  }
}

describe('a hostile file', () => {
  it.each(hostile)('%s', (name, content, told) => {
    const path = inScratch(`${name.replaceAll(/\W/g, '-')}.bande.json`)
    writeFileSync(path, content)
    const before = readFileSync(path)
    const { code, out, err, seconds, mebibytes } = measured(path)
    expect([code, out]).toEqual([2, ''])
    expect(mebibytes).toBeLessThan(300)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toMatch(told)
    expect(err).toContain(path)
    expect(seconds).toBeLessThan(1)
    expect(readFileSync(path)).toEqual(before)
  })

  it('a string of 100 MB', () => {
    const path = inScratch('enorme.bande.json')
    writeFileSync(path, Buffer.alloc(100 * 1024 * 1024, 'a'))
    const { code, err, seconds, mebibytes } = measured(path)
    expect([code, err.includes('8 Mio')]).toEqual([2, true])
    expect(seconds).toBeLessThan(1)
    expect(mebibytes).toBeLessThan(300)
    truncateSync(path)
  })

  it('of 400,000 unknown keys is told in a hundred lines', () => {
    const path = inScratch('clefs.bande.json')
    const keys = Array.from({ length: 400_000 }, (_, index) => `"k${index}":0`).join(',')
    writeFileSync(path, text.replace('"points": 6', `"points": 6,${keys}`))
    const { code, out } = copiste('check', path)
    expect(code).toBe(0)
    expect(out).toContain('399900 autres remarques')
  })

  it('a directory, a missing file, a dangling link, a loop of links', () => {
    const folder = inScratch('dossier.bande.json')
    mkdirSync(folder)
    symlinkSync(inScratch('nulle-part'), inScratch('lien.bande.json'))
    symlinkSync(inScratch('boucle.bande.json'), inScratch('boucle.bande.json'))
    const told = (path: string) => {
      const { code, err } = copiste('check', path)
      return [code, err.trim().replace(path, '')]
    }
    expect(told(folder)).toEqual([2, expect.stringContaining('c’est un dossier')])
    expect(told(inScratch('absent.bande.json'))).toEqual([2, expect.stringContaining('n’existe pas')])
    expect(told(inScratch('lien.bande.json'))).toEqual([2, expect.stringContaining('ce lien mène')])
    expect(told(inScratch('boucle.bande.json'))).toEqual([2, expect.stringContaining('tourne en rond')])
    expect(told(`${folder}/x`)).toEqual([2, expect.stringContaining('n’existe pas')])
  })

  it('that may not be read, read by someone who is not root', () => {
    const folder = inScratch('secret')
    mkdirSync(folder)
    chmodSync(inScratch(), 0o755)
    chmodSync(folder, 0o755)
    const path = inScratch('secret', 'x.bande.json')
    writeFileSync(path, text)
    chmodSync(path, 0)
    // The bundle needs nothing else for this: it runs from where anyone may read it.
    cpSync(`${root}/out/main`, inScratch('secret', 'main'), { recursive: true })
    const cli = inScratch('secret', 'main', 'cli.cjs')
    const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
    const { status, stderr } = spawnSync(process.execPath, [cli, 'check', path], {
      encoding: 'utf8',
      cwd: '/',
      ...nobody,
    })
    expect(stderr).toContain('vous n’avez pas le droit')
    expect(status).toBe(2)
  })

  it('is no worse for what is not a plain file', () => {
    if (!existsSync('/dev/zero')) return
    const { code, err } = copiste('check', '/dev/zero')
    expect(code).toBe(2)
    expect(err).toContain('fichier ordinaire')
  })
})

describe('a band cut short at any byte', () => {
  it('is refused with a sentence', () => {
    const whole = text.trimEnd()
    const bytes = new TextEncoder().encode(whole)
    for (let length = 0; length < bytes.length; length++) {
      const result = readBand(bytes.subarray(0, length), systems)
      expect(result.ok, `cut at ${length}`).toBe(false)
      if (!result.ok) expect(result.diagnostics[0]?.message).toMatch(/vide|incomplet|UTF-8/)
    }
    expect(readBand(bytes, systems).ok).toBe(true)
  })

  it.each([1, 100, 1000])('exits 2 when cut at byte %i', length => {
    const path = inScratch(`coupe-${length}.bande.json`)
    writeFileSync(path, sampleBytes.subarray(0, length))
    expect(copiste('check', path)).toMatchObject({ code: 2, out: '' })
    expect(readFileSync(path)).toHaveLength(length)
  })
})
