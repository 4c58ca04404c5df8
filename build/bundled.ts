/** Writes down which packages the studio's bundle holds: CREDITS.md names them, wherever they are asked for. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The package of a module, as a lock file names it. */
const packageOf = (id: string): readonly string[] => {
  const path = id.replaceAll('\\', '/').replace(`${process.cwd().replaceAll('\\', '/')}/`, '')
  const [found] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path) ?? []
  return found === undefined ? [] : [found]
}

export const noteBundled = (): Plugin => ({
  name: 'copiste-bundled',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap(part =>
      part.type === 'chunk' ? Object.entries(part.modules) : [],
    )
    // What was left out of a bundle owes nothing to anybody.
    const held = modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? packageOf(id) : []))
    const files = Object.values(bundle).flatMap(part => (part.type === 'asset' ? part.originalFileNames : []))
    const all = [...held, ...files.flatMap(name => packageOf(name.replace(/^(?:\.\.\/)+/, '')))]
    mkdirSync(join(process.cwd(), 'out'), { recursive: true })
    writeFileSync(join(process.cwd(), 'out/.bundled.json'), JSON.stringify([...new Set(all)].toSorted()))
  },
})
