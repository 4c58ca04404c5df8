/** Keeps the icons that games and templates name in a small file: the whole collection takes too long to read at each start. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

// The configuration is bundled before it runs: its own place is not this file's.
const root = process.cwd()

const textsUnder = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name))
    .map(name => readFileSync(join(root, folder, name), 'utf8'))

type Icons = Readonly<Record<string, { readonly body: string }>>

/** In a catalogue, and wherever else pieces are made, an icon is a word between quotes; in a template it stands in an `icon`. */
const wordsOfGames = (): readonly string[] =>
  ['src/games', 'src/core', 'src/scenario', 'src/app/evening']
    .flatMap(folder => textsUnder(folder, /\.ts$/))
    .flatMap(text => text.match(/(?<=')[a-z0-9]+(?:-[a-z0-9]+)*(?=')/g) ?? [])
const wordsOfTemplates = (): readonly string[] =>
  textsUnder('templates', /\.hbs$/)
    .flatMap(text => text.match(/<icon\b(?:\{\{[^}]*\}\}|[^>])*>/g) ?? [])
    .flatMap(tag => tag.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [])

const named = (words: readonly string[]): Icons => {
  const all: { readonly icons: Icons } = JSON.parse(
    readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  )
  const wanted = new Set(words)
  return Object.fromEntries(Object.entries(all.icons).filter(([name]) => wanted.has(name)))
}

const kept = (): Icons => named([...wordsOfGames(), ...wordsOfTemplates()])

/** Who drew the icons that are kept, those of most icons first: the package does not say it, game-icons.net does. */
const authors = (): readonly string[] => {
  const drawn: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(root, 'build/icon-authors.json'), 'utf8'),
  )
  const icons = kept()
  return Object.keys(drawn).filter(author => drawn[author]?.some(icon => icon in icons))
}

export const keepIcons = (): Plugin => ({
  name: 'copiste-icons',
  closeBundle() {
    mkdirSync(join(root, 'out'), { recursive: true })
    writeFileSync(join(root, 'out/icons.json'), JSON.stringify({ icons: kept() }))
  },
})

/** Ornaments by the folder of their game; those that all share are in « shared ». */
const ornaments = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    readdirSync(join(root, 'templates'), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => [name, join(root, 'templates', name, 'ornaments.json')] as const)
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8'))]),
  )

/**
 * `virtual:icons`: outlines of the icons that games name, to be drawn without any markup of theirs, their authors, and the
 * ornaments of our own.
 */
export const iconModule = (): Plugin => ({
  name: 'copiste-icon-module',
  resolveId: id => (id === 'virtual:icons' ? '\0icons' : undefined),
  load: id => {
    if (id !== '\0icons') return undefined
    const outlines = Object.entries(named(wordsOfGames())).map(([name, { body }]) => [
      name,
      [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' '),
    ])
    return [
      `export const authors = ${JSON.stringify(authors())}`,
      `export const ornaments = ${JSON.stringify(ornaments())}`,
      `export default ${JSON.stringify(Object.fromEntries(outlines))}`,
    ].join('\n')
  },
})
