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

export const keepIcons = (): Plugin => ({
  name: 'copiste-icons',
  closeBundle() {
    const all: { readonly icons: Readonly<Record<string, unknown>> } = JSON.parse(
      readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
    )
    const words = new Set(
      [...textsUnder('src/games', /\.ts$/), ...textsUnder('templates', /\.hbs$/)].flatMap(
        text => text.match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [],
      ),
    )
    const icons = Object.fromEntries(Object.entries(all.icons).filter(([name]) => words.has(name)))
    mkdirSync(join(root, 'out'), { recursive: true })
    writeFileSync(join(root, 'out/icons.json'), JSON.stringify({ icons }))
  },
})
