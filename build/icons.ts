/** Keeps the icons that games and templates name in a small file: the whole collection takes too long to read at each start. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

// The configuration is bundled before it runs: its own place is not this file's.
const root = process.cwd()

const textsUnder = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name))
    .map(name => readFileSync(join(root, folder, name), 'utf8'))

type Icons = Readonly<Record<string, { readonly body: string }>>

const named = (texts: readonly string[]): Icons => {
  const all: { readonly icons: Icons } = JSON.parse(
    readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  )
  const words = new Set(texts.flatMap(text => text.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []))
  return Object.fromEntries(Object.entries(all.icons).filter(([name]) => words.has(name)))
}

export const keepIcons = (): Plugin => ({
  name: 'copiste-icons',
  closeBundle() {
    const icons = named([...textsUnder('src/games', /\.ts$/), ...textsUnder('templates', /\.hbs$/)])
    mkdirSync(join(root, 'out'), { recursive: true })
    writeFileSync(join(root, 'out/icons.json'), JSON.stringify({ icons }))
  },
})

/** `virtual:icons`: the outlines of the icons that games name, for the studio to draw without any markup of theirs. */
export const iconModule = (): Plugin => ({
  name: 'copiste-icon-module',
  resolveId: id => (id === 'virtual:icons' ? '\0icons' : undefined),
  load: id => {
    if (id !== '\0icons') return undefined
    const outlines = Object.entries(named(textsUnder('src/games', /\.ts$/))).map(([name, { body }]) => [
      name,
      [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' '),
    ])
    return `export default ${JSON.stringify(Object.fromEntries(outlines))}`
  },
})
