/** What is packed for players exists, is all that the press reads, and has every fuse set. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const { default: settings } = await import(pathToFileURL(join(root, 'electron-builder.config.mjs')).href)
const text = (name: string): string => readFileSync(join(root, name), 'utf8')
const manifest = z
  .object({
    main: z.string(),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(text('package.json')))
const config = z
  .object({
    files: z.array(z.string()),
    extraFiles: z.array(z.string()),
    icon: z.string(),
    asar: z.boolean(),
    asarUnpack: z.array(z.string()),
    fileAssociations: z.array(z.object({ ext: z.string() })),
    electronFuses: z.record(z.string(), z.boolean()),
    linux: z.object({ target: z.array(z.string()) }),
    win: z.object({ target: z.array(z.string()) }),
    mac: z.object({ target: z.array(z.string()) }),
  })
  .parse(settings)

describe('the package', () => {
  it('holds what exists', () => {
    const wanted = config.files.filter(name => !name.startsWith('!')).map(name => name.replace('/**', ''))
    expect(wanted).toEqual(['out', 'templates', 'fonts', 'package.json', 'LICENSE'])
    expect(wanted.filter(name => !existsSync(join(root, name)))).toEqual([])
    expect(manifest.main.startsWith('out/')).toBe(true)
  })

  it('promise 18: has the notices beside the program, where a player can read them', () => {
    expect(config.extraFiles).toEqual(['CREDITS.md'])
    expect(existsSync(join(root, 'CREDITS.md'))).toBe(true)
  })

  it('holds the packages of fonts that the press reads, and no font package that it does not', () => {
    const named = [...text('fonts/fonts.json').matchAll(/"(@[^/"]+\/[^/"]+)\//g)].map(([, name = '']) => name)
    const packed = Object.keys(manifest.dependencies).filter(name => name.startsWith('@expo-google-fonts/'))
    expect([...new Set(named)].toSorted()).toEqual(packed.toSorted())
  })

  it('is made for three systems, with every kind of file', () => {
    expect([config.linux.target, config.win.target, config.mac.target]).toEqual([
      ['AppImage', 'deb'],
      ['nsis'],
      ['dmg'],
    ])
    expect(config.fileAssociations.map(({ ext }) => ext)).toEqual([
      'bande.json',
      'scenario.json',
      'soiree.json',
      'reserve.json',
    ])
  })

  it('has an icon of 512 pixels', () => {
    const png = readFileSync(join(root, config.icon))
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      512,
      512,
    ])
  })

  it('is an archive, with native code beside it', () => {
    expect(config.asar).toBe(true)
    expect(config.asarUnpack).toContain('**/*.node')
  })

  it('has every fuse set', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    })
  })

  it('is made with an Electron of an exact version', () => {
    expect(manifest.devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/)
  })
})
