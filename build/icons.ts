/**
 * Keeps the icons that games and templates name in a small file, as they are drawn in a PDF: to find that out would take a
 * small job as long as to lay out a card. The whole collection lies beside, for those that players choose. One icon a line,
 * found without reading the others.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { drawnFile, drawnLine } from '../src/host/outlines.ts'
import { svgToPdf } from '../src/press/ink/path.ts'

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

const everyIcon = (): Icons => {
  const all: { readonly icons: Icons } = JSON.parse(
    readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  )
  return all.icons
}

const named = (words: readonly string[]): Icons => {
  const wanted = new Set(words)
  return Object.fromEntries(Object.entries(everyIcon()).filter(([name]) => wanted.has(name)))
}

const outlineIn = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ')

const outlines = (icons: Icons): readonly (readonly [string, string])[] =>
  Object.entries(icons)
    .map(([name, { body }]) => [name, outlineIn(body)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

const kept = (): Icons => named([...wordsOfGames(), ...wordsOfTemplates()])

const linesOf = (lines: readonly (readonly string[])[]): string =>
  lines.map(words => `${words.join(' ')}\n`).join('')

/** Who drew icons, those of most icons first: the package does not say it, game-icons.net does. Any icon may be printed. */
const authors = (): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, 'build/icon-authors.json'), 'utf8')))

export const keepIcons = (): Plugin => ({
  name: 'copiste-icons',
  closeBundle() {
    mkdirSync(join(root, 'out'), { recursive: true })
    const drawn = outlines(kept()).map(([name, d]) => [name, drawnLine({ d, operators: svgToPdf(d) })])
    writeFileSync(join(root, 'out', drawnFile), linesOf(drawn))
    writeFileSync(join(root, 'out/outlines.txt'), linesOf(outlines(everyIcon())))
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
 * `virtual:icon-names`: the names of all icons, for the dialog that looks among them.
 * `virtual:icons`: outlines of the icons that games name, to be drawn without any markup of theirs, their authors, and the
 * ornaments of our own.
 */
export const iconModule = (): Plugin => ({
  name: 'copiste-icon-module',
  resolveId: id => (/^virtual:icon(?:s|-names)$/.test(id) ? `\0${id}` : undefined),
  load: id => {
    if (id === '\0virtual:icon-names')
      return `export default ${JSON.stringify(Object.keys(everyIcon()).toSorted().join(' '))}`
    if (id !== '\0virtual:icons') return undefined
    return [
      `export const authors = ${JSON.stringify(authors())}`,
      `export const ornaments = ${JSON.stringify(ornaments())}`,
      // A text is read sooner than as many words of a program.
      `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(outlines(named(wordsOfGames())))))})`,
    ].join('\n')
  },
})
