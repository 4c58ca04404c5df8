/** The built program: read by the byte, and led back to the lines that were written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ascii } from '../../build/slim.ts'
import { root } from '../cli/cli.ts'

const folder = join(root, 'out', 'main', 'chunks')
const chunks = readdirSync(folder).filter(name => name.endsWith('.cjs'))

/** Of some sentences of the program: the lines that their places in the built one lead to. */
const sentences = [
  'La sortie standard est fermée ou pleine',
  'ce fichier existe déjà et n’a pas été touché',
  'n’est pas dans fonts.json',
  'Ce gabarit répète plus de',
  'dépasse 20 Mio',
]

describe('the built program', () => {
  it('holds no letter beyond ASCII', () => {
    expect(chunks.length).toBeGreaterThan(8)
    for (const name of chunks)
      expect(/[^\u0000-\u007f]/.test(readFileSync(join(folder, name), 'utf8')), name).toBe(false)
  })

  it('escapes what means the same', () => {
    expect(ascii('const é = "« 😀 »"')).toBe(String.raw`const \u00e9 = "\u00ab \ud83d\ude00 \u00bb"`)
  })

  it.each(sentences)('leads from « %s » to where it was written', sentence => {
    const escaped = ascii(sentence)
    const found = chunks.flatMap(name => {
      const map = join(folder, `${name}.map`)
      if (!existsSync(map)) return []
      const said = JSON.parse(readFileSync(map, 'utf8'))
      const lines = readFileSync(join(folder, name), 'utf8').split('\n')
      return lines.flatMap((text, line) => {
        const column = text.indexOf(escaped)
        if (column < 0) return []
        const entry = Object(new SourceMap(said).findEntry(line, column))
        const source: string = said.sourcesContent[said.sources.indexOf(entry.originalSource)]
        return [
          source
            .split('\n')
            .slice(entry.originalLine, entry.originalLine + 3)
            .join('\n'),
        ]
      })
    })
    expect(found).not.toEqual([])
    for (const lines of found) expect(lines).toContain(sentence)
  })
})
