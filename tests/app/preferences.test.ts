/** Preferences are kept one change after the other, and a broken file of them is never written over. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPreferences, noPreferences } from '../../src/app/preferences.ts'
import { usualSettings } from '../../src/app/wish.ts'
import { error, failure } from '../../src/core/index.ts'
import { files } from '../../src/host/files.ts'
import { deskTops, refusal, value } from './desk-top.ts'

const deskTop = deskTops()

describe('preferences', () => {
  it('are the usual ones before anything was chosen, and nothing is written for that', async () => {
    const { host } = deskTop()
    expect(await createPreferences(host).read()).toEqual(noPreferences)
    expect(noPreferences).toMatchObject({ folder: null, appearance: 'system', recent: [] })
  })

  it('are found again by the next Copiste', async () => {
    const { host } = deskTop()
    value(await createPreferences(host).change(now => ({ ...now, folder: '/bandes', appearance: 'dark' })))
    expect(await createPreferences(host).read()).toMatchObject({ folder: '/bandes', appearance: 'dark' })
    expect(readdirSync(host.dataFolder)).toEqual(['preferences.json'])
  })

  it('changed ten times at once hold all ten changes', async () => {
    const { host } = deskTop()
    const { change, read } = createPreferences(host)
    const names = Array.from({ length: 10 }, (_, index) => `/${index}`)
    await Promise.all(names.map(name => change(now => ({ ...now, recent: [...now.recent, name] }))))
    expect((await read()).recent).toEqual(names)
  })

  it.each(['{"folder": "/ban', '["/bandes"]', ''])(
    'that cannot be read step aside whole when new ones are written: %j',
    async text => {
      const { host } = deskTop()
      const { change, read } = createPreferences(host)
      mkdirSync(host.dataFolder, { recursive: true })
      for (const turn of [1, 2]) {
        writeFileSync(join(host.dataFolder, 'preferences.json'), `${text}${' '.repeat(turn)}`)
        expect(await read()).toEqual(noPreferences)
        value(await change(now => ({ ...now, appearance: 'light' })))
      }
      expect(readdirSync(host.dataFolder)).toEqual([
        'preferences.json',
        'preferences.json.abime',
        'preferences.json.abime-2',
      ])
      expect(readFileSync(join(host.dataFolder, 'preferences.json.abime'), 'utf8')).toBe(`${text} `)
    },
  )

  it('that are not readable at all are told once, and stand beside', async () => {
    const { host } = deskTop()
    mkdirSync(host.dataFolder, { recursive: true })
    writeFileSync(join(host.dataFolder, 'preferences.json'), '{"folder": "/ban')
    const { remarks } = createPreferences(host)
    expect((await remarks()).map(({ message }) => plain(message))).toEqual([
      'Vos préférences ne se lisent plus : elles sont revenues à celles du début. L’ancien fichier est gardé à côté : « preferences.json.abime ».',
    ])
    expect(await remarks()).toEqual([])
    expect(readFileSync(join(host.dataFolder, 'preferences.json.abime'), 'utf8')).toBe('{"folder": "/ban')
  })

  it('that would be too heavy to read again are refused, and the old ones stay', async () => {
    const { host } = deskTop()
    const { change, read } = createPreferences(host)
    value(await change(now => ({ ...now, folder: '/bandes' })))
    const pieces = Array.from({ length: 5000 }, (_, index) => String(index).padStart(80, 'x'))
    const printed = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`/${index}`, pieces]))
    expect(refusal(await change(now => ({ ...now, printed }))).code).toBe('store.too-large')
    expect(await read()).toEqual({ ...noPreferences, folder: '/bandes' })
  })
})

/** Spaces that do not break, as a reader sees them. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('promise 7: one bad value of the preferences', () => {
  const sound = {
    folder: '/bandes',
    appearance: 'dark',
    recent: ['/a', '/b'],
    print: { '/a': { ...usualSettings, copies: 3 }, '/b': { ...usualSettings, paper: 'letter' } },
    printed: { '/a': ['x', 'y'] },
    presets: [
      { name: 'Cartes', settings: { ...usualSettings, card: 'mini' } },
      { name: 'Grand', settings: usualSettings },
    ],
    window: { x: 1, y: 2, width: 800, height: 600, maximized: false },
  }

  it.each([
    ['appearance', { appearance: 'sépia' }, { appearance: 'system' }, 'l’apparence (« sépia »)'],
    ['folder', { folder: 12 }, { folder: null }, 'le dossier des bandes (12)'],
    [
      'recent',
      { recent: ['/a', null, '/b'] },
      { recent: ['/a', '/b'] },
      'les bandes ouvertes dernièrement, « 1 » (null)',
    ],
    [
      'print',
      { print: { ...sound.print, '/a': { ...usualSettings, copies: 3000 } } },
      { print: { ...sound.print, '/a': usualSettings } },
      'les réglages d’impression, « /a », « copies » (3000)',
    ],
    [
      'printed',
      { printed: { '/a': ['x', 3, 'y'], '/b': 4 } },
      { printed: { '/a': ['x', 'y'] } },
      'les pièces déjà imprimées, « /a », « 1 » (3) et les pièces déjà imprimées, « /b » (4)',
    ],
    [
      'presets',
      {
        presets: [
          { name: 'Cartes', settings: { ...usualSettings, card: 'mini', bleed: 40 } },
          12,
          { name: 'Grand', settings: usualSettings },
        ],
      },
      {},
      'vos préréglages d’impression, « 0 », « settings », « bleed » (40) et vos préréglages d’impression, « 1 » (12)',
    ],
    [
      'window',
      { window: { x: 1, y: 2, width: 800, height: 600 } },
      { window: null },
      'la place de la fenêtre ({"x":1,"y":2,"width":800,"height":600})',
    ],
  ])('(%s) costs itself alone, is told, and the file stands beside as it was', async (_, bad, left, told) => {
    const { host } = deskTop()
    mkdirSync(host.dataFolder, { recursive: true })
    const path = join(host.dataFolder, 'preferences.json')
    const text = JSON.stringify({ ...sound, ...bad })
    writeFileSync(path, text)
    const { read, remarks } = createPreferences(host)
    expect(await read()).toEqual({ ...sound, ...left })
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect((await remarks()).map(({ message }) => plain(message))).toEqual([
      `Dans vos préférences, une valeur ne se lit pas et n’est plus suivie : ${told}. Le reste est gardé. L’ancien fichier est gardé à côté : « preferences.json.abime ».`,
    ])
    expect(readFileSync(`${path}.abime`, 'utf8')).toBe(text)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ ...sound, ...left })
    expect(await remarks()).toEqual([])
    expect(await createPreferences(host).remarks()).toEqual([])
  })

  it('that a change meets first is put aside before it is written over, and told all the same', async () => {
    const { host } = deskTop()
    mkdirSync(host.dataFolder, { recursive: true })
    const path = join(host.dataFolder, 'preferences.json')
    const text = JSON.stringify({ ...sound, appearance: 'sépia' })
    writeFileSync(path, text)
    const { change, remarks } = createPreferences(host)
    value(await change(now => ({ ...now, recent: ['/c'] })))
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ ...sound, appearance: 'system', recent: ['/c'] })
    expect(readFileSync(`${path}.abime`, 'utf8')).toBe(text)
    expect(await remarks()).toMatchObject([{ code: 'preferences.bad-value' }])
  })

  it('is told even where it cannot be put aside', async () => {
    const refused = failure(error('file.read-only', '', 'lecture seule'))
    const { host } = deskTop({ files: { ...files, lock: async () => refused } })
    mkdirSync(host.dataFolder, { recursive: true })
    writeFileSync(join(host.dataFolder, 'preferences.json'), JSON.stringify({ ...sound, appearance: 1 }))
    const [told] = await createPreferences(host).remarks()
    expect(told?.message).toContain('n’a pas pu être gardé à côté et reste comme il est.')
  })
})
