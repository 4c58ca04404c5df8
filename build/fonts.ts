/**
 * What the press would find out about our own fonts as it prints: how large their letters are, which they have, how far
 * apart each stands from each. Read as the program is built, so that most jobs open no font.
 */
import { create } from 'fontkit'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { typeset } from '../src/core/index.ts'
import { systems } from '../src/games/index.ts'
import { fontMark, knownFontLine, knownFontsFile } from '../src/host/known-fonts.ts'
import { saidBy } from '../src/press/ink/cuts.ts'
import { openFactBook } from '../src/press/text/facts.ts'
import { openFontBook } from '../src/press/text/fonts.ts'
import { usualLetters } from '../src/press/text/pairs.ts'
import type { FontList } from '../src/press/vocabulary/resources.ts'
import { ascii } from './slim.ts'

/** Whatever a French text may hold: all of it is asked of each font. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2044],
  [0x2190, 0x2199],
  [0x2212, 0x2265],
] as const
const characters = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
)

/** Beside the letters: what games count with, and what letters run together to. */
const letters = [...usualLetters, ...' ÂÊÎÏÔÛæ·×−%&=#"°½<>*≤≥←↑→↓◆′″', 'ff', 'fi', 'fl', 'ffi', 'ffl', 'Th']

/** What stands in no text that is read here: signs without a letter, and what pieces say in few letters. */
const signs = [
  ...'◆←↑→↓≤≥',
  ...Array.from('123456789', figure => `N${figure}`),
  'diff.',
  ' :',
  ' ;',
  ' !',
  ' ?',
  ' /',
  '»,',
  '».',
  '»;',
  '»)',
  '),',
  ').',
  ');',
  '*,',
  '*),',
  '½,',
  '″,',
  '″.',
  '#.',
  '(«',
]

/** Of what games and templates say: a word that is more than its letters is known as a whole. */
const wordsOf = (root: string): readonly string[] => {
  const games = systems.flatMap(({ catalog, rulings, samples }) => [
    ...catalog().flatMap(({ entries }) =>
      entries.flatMap(({ name, summary, text = '' }) => [name, summary, text]),
    ),
    ...rulings.flatMap(({ title, text }) => [title, text]),
    JSON.stringify(samples),
  ])
  const templates = readdirSync(join(root, 'templates'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.hbs'))
    .map(name => readFileSync(join(root, 'templates', name), 'utf8').replace(/<[^>]*>|\{\{[^}]*\}\}/g, ' '))
  const words = new Set([...games, ...templates].flatMap(text => typeset(text).split(/[\s\u00a0\u202f"\\]+/)))
  return [...words].flatMap(word => [word, `${word},`, `${word}.`])
}

/** As styles ask for them: figures that are as tall as capitals, and no ligatures where letters are set apart. */
const usual = ['lnum', 'lnum -liga'] as const
const withSmallCapitals = ['lnum smcp', 'lnum -liga smcp'] as const

export const knownFontLines = (root: string): readonly string[] => {
  const fonts: FontList = JSON.parse(readFileSync(join(root, 'fonts', 'fonts.json'), 'utf8'))
  const fileOf = (path: string): string => join(root, 'node_modules', path)
  const fontFile = (path: string): Uint8Array => readFileSync(fileOf(path))
  const book = openFontBook({ template: () => undefined, ornament: () => undefined, fonts, fontFile })
  const words = [...wordsOf(root), ...signs]
  const paths = new Set<string>()
  for (const [family, styles] of Object.entries(fonts.families))
    for (const name of Object.keys(styles)) {
      const [weight, slant] = name.split(' ')
      const face = book.face({ family, weight: Number(weight), italic: slant === 'italic' })
      for (const character of characters) book.covers(face, character)
      // Blanks and hyphens are measured without any.
      for (const sign of [' ', '-']) book.shape(face, sign, '')
      const small = face.features.includes('smcp') ? withSmallCapitals : []
      for (const features of [...usual, ...small])
        book.learn(
          face,
          features,
          letters.filter(letter => book.covers(face, letter)),
        )
      for (const word of words) if (book.covers(face, word)) book.shape(face, word, 'lnum')
      paths.add(face.path)
    }
  const facts = openFactBook(book.learnt())
  return [...paths].flatMap(path => {
    const mark = fontMark(fileOf(path))
    if (mark === undefined) return []
    const known = {
      says: JSON.stringify(saidBy(create(fontFile(path)))),
      facts: JSON.stringify(facts.of(path)),
    }
    return ascii(knownFontLine(path, mark, known))
  })
}

export const knowFonts = (): Plugin => ({
  name: 'copiste-fonts',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: `chunks/${knownFontsFile}`,
      source: knownFontLines(process.cwd()).join(''),
    })
  },
})
