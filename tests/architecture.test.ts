/** Imports point inward, only main and preload know Electron, only host touches the disk, no shared file names a game. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(?:ts|vue)$/.test(name))
  .map(name => name.replaceAll('\\', '/'))

const mayImport: Readonly<Record<string, readonly string[]>> = {
  core: [],
  games: ['core'],
  press: ['core'],
  app: ['core', 'games', 'press'],
  host: ['core', 'app', 'press'],
  main: ['core', 'games', 'app', 'host', 'press'],
  preload: ['core', 'app'],
  web: ['core', 'games', 'app', 'host'],
  cli: ['core', 'games', 'app', 'host', 'web'],
  renderer: ['core', 'games', 'app'],
}

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/(?:from|import)\s+'([^']+)'|import\('([^']+)'\)/g)].map(
    ([, from, dynamic]) => from ?? dynamic ?? '',
  )

const room = (file: string): string => file.split('/')[0] ?? ''

describe('the house', () => {
  it('has rooms that all have their arrows', () => {
    expect(Object.keys(mayImport)).toEqual(expect.arrayContaining([...new Set(files.map(room))]))
  })

  it.each(files)('%s imports only what its room may', file => {
    const rooms = importsOf(file)
      .filter(name => name.startsWith('.'))
      .map(name => relative(src, resolve(src, dirname(file), name)))
      .filter(name => !name.startsWith('..'))
      .map(room)
    const allowed = [room(file), ...(mayImport[room(file)] ?? [])]
    expect(rooms.filter(name => !allowed.includes(name))).toEqual([])
  })

  it.each(files)('%s reaches for Electron, the disk or Vue only where it may', file => {
    const outside = importsOf(file).filter(name => !name.startsWith('.'))
    const forbidden = outside.filter(
      name =>
        (name === 'electron' && !['main', 'preload'].includes(room(file))) ||
        (/^(?:node:)?fs(?:\/|$)/.test(name) && room(file) !== 'host') ||
        (name.startsWith('node:') && ['core', 'games', 'renderer', 'app'].includes(room(file))) ||
        (/^(?:vue|pinia)$/.test(name) && room(file) !== 'renderer'),
    )
    expect(forbidden).toEqual([])
  })

  it('lets no game know another, and no shared file know a game', () => {
    const games = readdirSync(join(src, 'games'), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name)
    expect(games).toContain('flammes-et-fantassins')
    for (const file of files.filter(name => name !== 'games/index.ts')) {
      const text = readFileSync(join(src, file), 'utf8')
      const foreign = games.filter(game => text.includes(game) && !file.startsWith(`games/${game}/`))
      expect(foreign, file).toEqual([])
    }
  })
})
