/** Which of the words of a start are files to open: a path, relative to where it was typed, or a file's address. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kindOf } from '../core/index.ts'

export const askedFor = (words: readonly string[], folder: string): readonly string[] =>
  words.filter(word => kindOf(word) !== undefined).flatMap(word => pathOf(word, folder))

/** A Linux desktop hands over addresses. */
const pathOf = (word: string, folder: string): readonly string[] => {
  if (!/^file:/i.test(word)) return [resolve(folder, word)]
  try {
    return [fileURLToPath(word)]
  } catch {
    return []
  }
}
