/** By what a press is known again: its program, templates, icons and fonts, by their names, sizes and times. */
import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A folder of somebody else's may hold anything: beyond so many files they are no templates. */
const mostFiles = 5_000

const filesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter(entry => entry.isFile())
      .slice(0, mostFiles)
      .map(({ parentPath, name }) => join(parentPath, name))
  } catch {
    return []
  }
}

const markOf = async (file: string): Promise<string> => {
  try {
    const { size, mtimeMs } = await stat(file)
    return `${file} ${size} ${mtimeMs}`
  } catch {
    return file
  }
}

/** Of each root, its templates and the list of its fonts; of the program, what was built together with its thread. */
export const editionOf = async (
  roots: readonly (string | undefined)[],
  workerFile: string,
): Promise<string> => {
  const known = roots.flatMap(root => root ?? [])
  const folders = [...known.map(root => join(root, 'templates')), dirname(workerFile)]
  const files = [
    ...known.map(root => join(root, 'fonts', 'fonts.json')),
    ...(await Promise.all(folders.map(filesIn))).flat(),
  ]
  const marks = await Promise.all(files.toSorted().map(markOf))
  return createHash('sha256').update(marks.join('\n')).digest('hex')
}
