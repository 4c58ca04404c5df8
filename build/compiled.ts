/**
 * Our own templates and style sheets, read as the program is built: a small job would spend a sixth of its time on reading
 * them. The press takes them only where the files still say the same.
 */
import Handlebars from 'handlebars'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readSheet, writeParts } from '../src/press/style/sheet.ts'
import { checkTemplate } from '../src/press/template/check.ts'
import { programOf } from '../src/press/template/program.ts'
import { compileOptions } from '../src/press/template/template.ts'
import { folderOf } from '../src/press/vocabulary/compiled.ts'
import { fingerprint } from '../src/press/vocabulary/fingerprint.ts'
import { ascii } from './slim.ts'

const templateEnding = '.hbs'

/** A module of CommonJS for each folder of them. */
export const compiledModules = (root: string): ReadonlyMap<string, string> => {
  const folder = join(root, 'templates')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .toSorted()
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const source = (name: string): string => text(name + templateEnding)
  const all = names
    .filter(name => name.endsWith(templateEnding))
    .map(file => file.slice(0, -templateEnding.length))
    .map(name => ({ name, partials: checkTemplate(name, source) }))
  const brought = new Set(all.flatMap(({ partials }) => partials))
  const templates = all.map(({ name, partials }) => {
    const included = brought.has(name)
    const program = programOf(name, source(name), { included, careful: false })
    const said = [fingerprint(source(name)), partials].map(value => JSON.stringify(value))
    const code = String(Handlebars.precompile(program, compileOptions))
    return [name, `{of:${said[0]},partials:${said[1]},${included ? 'included' : 'main'}:${code}}`] as const
  })
  const sheets = names
    .filter(name => name.endsWith('.css'))
    .map(file => {
      const parts = writeParts(readSheet({ file, text: text(file) }))
      return [file, JSON.stringify({ of: fingerprint(text(file)), parts })] as const
    })
  const folders = new Set([...templates, ...sheets].map(([name]) => folderOf(name)))
  return new Map([...folders].map(each => [each, moduleOf(each, { templates, sheets })]))
}

type Entries = readonly (readonly [name: string, code: string])[]

const moduleOf = (folder: string, kinds: Readonly<Record<string, Entries>>): string =>
  Object.entries(kinds)
    .map(([kind, entries]) => {
      const own = entries.filter(([name]) => folderOf(name) === folder)
      return `exports.${kind}={${own.map(([name, code]) => `${JSON.stringify(name)}:${code}`).join(',\n')}};\n`
    })
    .join('')

/** Beside the press's own chunks. */
const compiledName = (folder: string): string => `chunks/compiled-${folder}.cjs`

export const compileTemplates = (): Plugin => ({
  name: 'copiste-compiled',
  generateBundle() {
    for (const [folder, code] of compiledModules(process.cwd()))
      this.emitFile({ type: 'asset', fileName: compiledName(folder), source: ascii(code) })
  },
})
