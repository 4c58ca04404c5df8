/** What the command line, the window's main process and the benchmark's press are built with. */
import type { Plugin } from 'vite'
import { compileTemplates } from './compiled.ts'
import { knowFonts } from './fonts.ts'
import { late, latePackages, plainText } from './slim.ts'

/** Bundled, so that the command line opens one file instead of a hundred. */
export const bundled: readonly string[] = [
  ...late,
  'pdfkit',
  'zod',
  'yoga-layout',
  'entities',
  'css-tree',
  'hyphen',
  'handlebars',
  'markdown-it',
  'linkify-it',
  'mdurl',
  'punycode.js',
  'uc.micro',
]

export const programPlugins = (): Plugin[] => [latePackages(), compileTemplates(), knowFonts(), plainText()]

/** CommonJS runs in every Electron, old and new. Blanks and remarks are left out: the less there is, the sooner it is read. */
export const programOutput = {
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: 'chunks/[name]-[hash].cjs',
  minify: { compress: false, mangle: false },
} as const
