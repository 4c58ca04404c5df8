/** Files are created whole, never over another, and leave nothing behind. */
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { files } from '../../src/host/files.ts'
import { scratch } from '../cli/cli.ts'

const inScratch = scratch()
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('create', () => {
  it('writes the whole file and no temporary one', async () => {
    mkdirSync(inScratch('neuf'))
    const path = inScratch('neuf', 'a.bande.json')
    expect(await files.create(path, bytes('oie'))).toEqual({ ok: true, value: undefined })
    expect(readFileSync(path, 'utf8')).toBe('oie')
    expect(readdirSync(inScratch('neuf'))).toEqual(['a.bande.json'])
  })

  it('leaves an existing file alone, be it a folder or a dangling link', async () => {
    mkdirSync(inScratch('pris'))
    writeFileSync(inScratch('pris', 'a'), 'ancien')
    mkdirSync(inScratch('pris', 'b'))
    symlinkSync(inScratch('pris', 'nulle-part'), inScratch('pris', 'c'))
    for (const name of ['a', 'b', 'c']) {
      const result = await files.create(inScratch('pris', name), bytes('neuf'))
      expect(result.ok ? '' : result.diagnostics[0]?.message).toContain('existe déjà')
    }
    expect(readFileSync(inScratch('pris', 'a'), 'utf8')).toBe('ancien')
    expect(readdirSync(inScratch('pris')).sort()).toEqual(['a', 'b', 'c'])
  })

  it('says what is wrong with the place', async () => {
    const result = await files.create(inScratch('absent', 'a'), bytes('x'))
    expect(result.ok ? '' : result.diagnostics[0]?.message).toContain('n’existe pas')
  })
})

describe('read', () => {
  it('takes a file of the very limit and refuses one byte more', async () => {
    writeFileSync(inScratch('dix'), '0123456789')
    expect(await files.read(inScratch('dix'), 10)).toMatchObject({ ok: true })
    expect(await files.read(inScratch('dix'), 9)).toMatchObject({ ok: false })
  })

  it('refuses a name that no disk takes, with a sentence', async () => {
    const result = await files.read('a\0b', 10)
    expect(result.ok ? '' : result.diagnostics[0]?.message).toContain('caractère interdit')
  })
})
