/**
 * A program that opens quickly. Packages that many a job does without are opened where something of theirs is first
 * called; and text that holds no letter beyond ASCII is read, and kept in memory, by the byte.
 */
import { decode, encode } from '@jridgewell/sourcemap-codec'
import type { Plugin } from 'vite'

/** What is called of each. */
const called: Readonly<Record<string, readonly string[]>> = {
  fontkit: ['create'],
  linebreak: ['default'],
  // pdfkit asks for these as it opens: for files under lock, and for pictures that the press decodes by itself.
  '@noble/ciphers/aes': ['cbc', 'ecb'],
  'png-js': ['default'],
}

/** They come out of the bundle by themselves. */
export const late: readonly string[] = Object.keys(called)

const mark = '\0late:'

const lateModule = (name: string, names: readonly string[]): string =>
  [
    `import { createRequire } from 'node:module'`,
    `const reach = createRequire(import.meta.url)`,
    `let opened`,
    `const open = () => (opened ??= reach(${JSON.stringify(name)}))`,
    ...names.map(each => {
      const one = each === 'default' ? '(open().default ?? open())' : `open().${each}`
      return `export ${each === 'default' ? each : ''} function ${each === 'default' ? 'late' : each}(...words) {
        return new.target ? new ${one}(...words) : ${one}(...words)
      }`
    }),
  ].join('\n')

export const latePackages = (): Plugin => ({
  name: 'copiste-late-packages',
  enforce: 'pre',
  resolveId: id => (Object.hasOwn(called, id) ? mark + id : undefined),
  load: id => {
    const name = id.startsWith(mark) ? id.slice(mark.length) : undefined
    return name === undefined ? undefined : lateModule(name, called[name] ?? [])
  },
})

const beyond = /[^\u0000-\u007f]/g

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** In a string, a pattern or a name alike, an escape says the same letter. */
export const ascii = (code: string): string => code.replace(beyond, escaped)

/** By how many letters each escape is longer than its own. */
const grown = escaped('é').length - 1

/** The places of a line's segments once its letters are escaped. */
const movedWith = (code: string, mappings: string): string => {
  const lines = code.split('\n')
  const moved = decode(mappings).map((segments, line) => {
    const text = lines[line] ?? ''
    const letters = [...text.matchAll(beyond)].map(({ index }) => index)
    let before = 0
    for (const segment of segments) {
      while ((letters[before] ?? Infinity) < segment[0]) before++
      segment[0] += before * grown
    }
    return segments
  })
  return encode(moved)
}

/** The map of a chunk leads to the lines that were written as before. */
export const plainText = (): Plugin => ({
  name: 'copiste-plain-text',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue
        const map = bundle[`${part.fileName}.map`]
        if (map?.type === 'asset') {
          const said: { mappings: string } = JSON.parse(String(map.source))
          map.source = JSON.stringify({ ...said, mappings: movedWith(part.code, said.mappings) })
        }
        part.code = ascii(part.code)
      }
    },
  },
})
