/** A copy of the program with its sources: it may be changed and built, and is nobody else's. */
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const folders = ['bin', 'build', 'fonts', 'src', 'templates']
const files = [
  'electron.vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.prettierrc.json',
]

export const cloneInto = (clone: string): void => {
  mkdirSync(join(clone, 'tests'), { recursive: true })
  for (const name of [...folders, ...files]) cpSync(join(root, name), join(clone, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
}
