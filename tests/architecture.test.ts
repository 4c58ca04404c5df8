/** Imports point inward and never in a circle, the press's phases follow one another, and no shared file names a game. */
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
  scenario: ['core', 'games'],
  press: ['core'],
  app: ['core', 'games', 'scenario', 'press'],
  host: ['core', 'app', 'press'],
  main: ['core', 'games', 'app', 'host', 'press'],
  preload: ['core', 'app'],
  web: ['core', 'games', 'app', 'host'],
  cli: ['core', 'games', 'scenario', 'app', 'host', 'web'],
  renderer: ['core', 'games', 'scenario', 'app'],
}

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/(?:from|import)\s+'([^']+)'|import\('([^']+)'\)/g)].map(
    ([, from, dynamic]) => from ?? dynamic ?? '',
  )

const room = (file: string): string => file.split('/')[0] ?? ''

/** The files of src/ that a file imports, types included. */
const neighboursOf = (file: string): readonly string[] =>
  importsOf(file)
    .filter(name => name.startsWith('.'))
    .map(name => relative(src, resolve(src, dirname(file), name)).replaceAll('\\', '/'))
    .filter(name => files.includes(name))

/** The way round from a file to itself, where there is one. */
const circlesIn = (graph: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file)
    if (start >= 0) circles.push([...way.slice(start), file].join(' -> '))
    if (start >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return circles
}

/**
 * The way of a piece to paper. A face is inked as soon as it is laid out, so that its boxes can be let go: ink comes
 * before composition, and to paint a sheet is to put together what is in ink already.
 */
const phases = [
  'vocabulary',
  'pictures',
  'template',
  'markup',
  'style',
  'text',
  'layout',
  'fit',
  'ink',
  'compose',
  'imposition',
  'furniture',
  'paint',
  'reporting',
] as const

/** The folder of a file of the press; what stands beside them is its door and the one who calls each in turn. */
const phaseOf = (file: string): string | undefined => /^press\/([^/]+)\//.exec(file)?.[1]

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

  it('finds its way round a circle of imports', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', ['b']],
      ['e', ['e']],
    ])
    expect(circlesIn(graph)).toEqual(['b -> c -> d -> b', 'e -> e'])
  })

  it('has no circle of imports', () => {
    const graph = new Map(files.map(file => [file, neighboursOf(file)]))
    expect(graph.get('press/press.ts')).toContain('press/compose/composer.ts')
    expect(circlesIn(graph)).toEqual([])
  })

  it('has a folder for each phase of the press, and nothing loose but its door', () => {
    const inPress = files.filter(file => file.startsWith('press/') && !file.endsWith('.d.ts'))
    expect([...new Set(inPress.flatMap(file => phaseOf(file) ?? []))].toSorted()).toEqual(
      [...phases].toSorted(),
    )
    expect(inPress.filter(file => phaseOf(file) === undefined)).toEqual(
      expect.arrayContaining(['press/index.ts', 'press/press.ts']),
    )
    expect(inPress.filter(file => phaseOf(file) === undefined)).toHaveLength(2)
  })

  it.each(phases)('press/%s knows only the phases before it', phase => {
    const before: readonly string[] = phases.slice(0, phases.indexOf(phase) + 1)
    const known = files
      .filter(file => phaseOf(file) === phase)
      .flatMap(file => neighboursOf(file).filter(name => name.startsWith('press/')))
    expect(known.filter(name => !before.includes(phaseOf(name) ?? ''))).toEqual([])
  })

  it('says one thing with one name, in the press, its host and the core', () => {
    const places = new Map<string, string[]>()
    for (const file of files.filter(name => /^(?:core|host|press)\/.*(?<!\.d)\.ts$/.test(name)))
      for (const [, name = ''] of readFileSync(join(src, file), 'utf8').matchAll(
        /^(?:export )?(?:interface|type|(?:abstract )?class) (\w+)/gm,
      ))
        places.set(name, [...(places.get(name) ?? []), file])
    expect(places.get('Place')).toEqual(['press/vocabulary/fault.ts'])
    expect([...places].filter(([, where]) => where.length > 1)).toEqual([])
  })

  it('has one press.ts, and no host.ts beside the renderer’s', () => {
    const named = (name: string) => files.filter(file => file.split('/').at(-1) === name)
    expect(named('press.ts')).toEqual(['press/press.ts'])
    expect(named('host.ts')).toEqual(['renderer/host.ts'])
  })

  it('paints sheets without laying anything out', () => {
    const painting = files.filter(file => phaseOf(file) === 'paint')
    const composing = /\bComposer\b|\blayFace\b|\blayOut\b|\bfurnish\b/
    expect(painting.length).toBeGreaterThan(0)
    expect(painting.filter(file => composing.test(readFileSync(join(src, file), 'utf8')))).toEqual([])
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

  it('kinds: knows the endings and formats of files in one place', () => {
    const endings =
      /bande\b[^'`"\n]{0,12}\bjson|scenario\b[^'`"\n]{0,12}\bjson|(?:soiree|reserve)\b[^'`"\n]{0,12}\bjson|copiste-(?:band|scenario|evening|stock)/i
    const naming = files.filter(file => endings.test(readFileSync(join(src, file), 'utf8')))
    expect(naming).toEqual([])
    expect(readFileSync(join(src, 'core/kinds.json'), 'utf8')).toMatch(endings)
    const packing = readFileSync(resolve(src, '../electron-builder.config.mjs'), 'utf8')
    expect(packing).not.toMatch(endings)
    expect(packing).toContain('src/core/kinds.json')
  })

  it('lets no game know another, and no shared file know a game', () => {
    const games = readdirSync(join(src, 'games'), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && entry.name !== 'kit')
      .map(({ name }) => name)
    expect(games).toContain('flammes-et-fantassins')
    for (const file of files.filter(name => name !== 'games/index.ts')) {
      const text = readFileSync(join(src, file), 'utf8')
      const foreign = games.filter(game => text.includes(game) && !file.startsWith(`games/${game}/`))
      expect(foreign, file).toEqual([])
    }
  })
})
