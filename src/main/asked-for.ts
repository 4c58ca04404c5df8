/** Which of the words of a start are bands to open: a path, relative to where it was typed, or a file's address. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const bandPattern = /\.(?:bande|scenario)\.json$/i

export const askedFor = (words: readonly string[], folder: string): readonly string[] =>
  words.filter(word => bandPattern.test(word)).flatMap(word => pathOf(word, folder))

/** A Linux desktop hands over addresses. */
const pathOf = (word: string, folder: string): readonly string[] => {
  if (!/^file:/i.test(word)) return [resolve(folder, word)]
  try {
    return [fileURLToPath(word)]
  } catch {
    return []
  }
}
