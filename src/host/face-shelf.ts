/** Painted faces on disk: a file for each band, which goes with all that its faces were made of. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FaceShelf, FontList } from '../press/vocabulary/index.ts'
import { readKept, writeKept, type KeptBounds } from './kept-file.ts'
import { drawnFile } from './outlines.ts'
import { cacheFolder } from './places.ts'
import type { ResourceFolders } from './resources.ts'

/** What the bands of a year take. */
export const faceBounds: KeptBounds = { files: 60, bytes: 96 * 1024 * 1024 }

const lineEnd = 10

export const openFaceShelf = (folders: ResourceFolders, fonts: FontList): FaceShelf => {
  const edition = editionNow(folders, fonts)
  const fileOf = (band: string): string => {
    const place = [folders.root, folders.own ?? '', band].join('\n')
    return join(
      cacheFolder(),
      'faces',
      `${createHash('sha1').update(place).digest('hex').slice(0, 24)}.faces`,
    )
  }
  return {
    read: band => {
      const bytes = readKept(fileOf(band))
      const end = bytes?.indexOf(lineEnd) ?? 0
      return bytes?.toString('latin1', 0, end) === edition ? bytes.subarray(end + 1) : undefined
    },
    write: (band, parts) => writeKept(fileOf(band), [Buffer.from(`${edition}\n`), ...parts], faceBounds),
  }
}

/**
 * Templates, styles and ornaments by what they say; the program, its icons and its fonts, which nobody edits, by the size
 * and time of their files.
 */
const editionNow = ({ root, own }: ResourceFolders, { families }: FontList): string => {
  const hash = createHash('sha1')
  let read = 0
  const take = (file: string, isWritten: boolean): void => {
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found?.isFile()) return
    hash.update(`\n${file} ${found.size} `)
    if (isWritten && read + found.size <= mostRead) {
      read += found.size
      hash.update(readFileSync(file))
    } else hash.update(String(found.mtimeMs))
  }
  for (const file of filesIn(join(root, 'templates'))) take(file, true)
  for (const file of own === undefined ? [] : filesIn(own)) take(file, true)
  for (const file of filesIn(join(root, 'out', 'main'))) take(file, false)
  for (const file of filesIn(join(root, 'fonts'))) take(file, false)
  for (const file of [drawnFile, 'outlines.txt']) take(join(root, 'out', file), false)
  for (const style of Object.values(families))
    for (const path of Object.values(style)) take(join(root, 'node_modules', path), false)
  return hash.digest('hex')
}

/** Of all that is written; the rest by its times. */
const mostRead = 16 * 1024 * 1024
/** A folder of somebody else's may hold anything: beyond so many files they are no templates. */
const mostFiles = 5_000

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .slice(0, mostFiles)
  } catch {
    return []
  }
}
