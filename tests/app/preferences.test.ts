/** Preferences are kept one change after the other, and a broken file of them is never written over. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPreferences, noPreferences } from '../../src/app/preferences.ts'
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

  it.each(['{"folder": "/ban', '{"appearance": "sépia", "folder": "/bandes"}', ''])(
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
