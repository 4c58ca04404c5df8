/** Bands as plain files in a player's folder: listed, opened, saved without ever losing anyone's work. */
import {
  bandExtension,
  error,
  failure,
  isJsonObject,
  limits,
  openBand,
  quote,
  readBand,
  readJson,
  success,
  writeJson,
  type Band,
  type Diagnostic,
  type GameSystem,
  type Json,
  type JsonObject,
  type Result,
} from '../core/index.ts'
import type { Host } from './host.ts'
import { fileNameOf, folded, folderOf, freeName } from './paths.ts'
import type { Versions } from './versions.ts'

/** A band as it was read, and the fingerprint by which a later save knows that nobody wrote it meanwhile. */
export interface OpenFile {
  readonly path: string
  readonly stamp: string
  readonly document: JsonObject
  readonly notices: readonly Diagnostic[]
}

export type Saved =
  | { readonly kind: 'saved'; readonly stamp: string }
  /** The file is not what it was when it was opened; theirs is what it holds now, where that can be read. */
  | { readonly kind: 'conflict'; readonly stamp: string; readonly theirs: JsonObject | null }
  | { readonly kind: 'gone' }

export interface Library {
  readonly open: (path: string) => Promise<Result<OpenFile>>
  /** `base` is the stamp that the work started from; `null` writes whatever stands there. */
  readonly save: (path: string, base: string | null, document: Json) => Promise<Result<Saved>>
  readonly create: (folder: string, document: Json) => Promise<Result<OpenFile>>
  readonly duplicate: (path: string) => Promise<Result<OpenFile>>
  readonly rename: (path: string, name: string) => Promise<Result<string>>
  /** To the system's bin; what it held is kept as a version, so that it can be undone. */
  readonly remove: (path: string) => Promise<Result<void>>
  readonly restore: (path: string) => Promise<Result<void>>
  /** A copy of a file from anywhere, in the folder. */
  readonly take: (folder: string, name: string, bytes: Uint8Array) => Promise<Result<OpenFile>>
  /** Puts a broken file aside under another name, and a sound version in its place. */
  readonly mend: (path: string, version: string) => Promise<Result<OpenFile>>
}

interface Means {
  readonly files: Host['files']
  readonly fingerprint: Host['fingerprint']
  readonly systems: readonly GameSystem[]
  readonly versions: Versions
  readonly alone: ReturnType<typeof createTurns>
}

export const createLibrary = (
  { files, fingerprint }: Host,
  systems: readonly GameSystem[],
  versions: Versions,
): Library => {
  const means: Means = { files, fingerprint, systems, versions, alone: createTurns() }
  const open = (path: string): Promise<Result<OpenFile>> => openFile(means, path)
  return { open, ...creations(means), ...changes(means), ...removals(means) }
}

const opened = (
  { fingerprint }: Pick<Means, 'fingerprint'>,
  path: string,
  bytes: Uint8Array,
  band: Band,
): OpenFile => ({
  ...{ path, stamp: fingerprint(bytes), document: band.document, notices: band.notices },
})

const openFile = async (means: Means, path: string): Promise<Result<OpenFile>> => {
  const bytes = await means.files.read(path, limits.bytes)
  if (!bytes.ok) return bytes
  const band = readBand(bytes.value, means.systems)
  return band.ok ? success(opened(means, path, bytes.value, band.value)) : band
}

/** Files that were not there before. */
const creations = (means: Means): Pick<Library, 'create' | 'duplicate' | 'take'> => {
  const { files, systems, alone } = means
  const place = async (folder: string, title: string, bytes: Uint8Array): Promise<Result<OpenFile>> => {
    const band = readBand(bytes, systems)
    if (!band.ok) return band
    const made = await files.makeFolder(folder)
    if (!made.ok) return made
    const path = `${folder}/${freeName(title, bandExtension, await namesIn(means, folder))}`
    const written = await files.create(path, bytes)
    return written.ok ? success(opened(means, path, bytes, band.value)) : written
  }
  const create: Library['create'] = (folder, document) =>
    alone(folder, async () => {
      const band = openBand(document, systems)
      return band.ok ? place(folder, band.value.name, writeJson(band.value.document)) : band
    })
  return {
    create,
    duplicate: async path => {
      const found = await openFile(means, path)
      if (!found.ok) return found
      const name = `${[...String(found.value.document['name'])].slice(0, 110).join('')} (copie)`
      return create(folderOf(path), { ...found.value.document, name })
    },
    take: (folder, name, bytes) =>
      alone(folder, () => place(folder, name.replace(/(?:\.bande)?\.json$/i, ''), bytes)),
  }
}

const namesIn = async ({ files }: Means, folder: string): Promise<readonly string[]> => {
  const present = await files.list(folder)
  return present.ok ? present.value.map(({ name }) => name) : []
}

/** Files that are there, written again or under another name. */
const changes = (means: Means): Pick<Library, 'save' | 'rename'> => {
  const { files, fingerprint, systems, versions, alone } = means
  return {
    save: (path, base, document) =>
      alone(path, async () => {
        const band = openBand(document, systems)
        if (!band.ok) return band
        const target = await files.realPath(path)
        if (!(await files.isFile(target)))
          return base === null ? write(means, target, band.value.document) : success({ kind: 'gone' })
        const now = await files.read(target, limits.bytes)
        if (!now.ok) return now
        const stamp = fingerprint(now.value)
        const theirs = documentIn(now.value, systems)
        if (base !== null && stamp !== base) return success({ kind: 'conflict', stamp, theirs })
        const aside = theirs ? success(undefined) : await setAside(means, target)
        return aside.ok ? write(means, target, band.value.document, now.value) : aside
      }),

    rename: (path, name) =>
      alone(path, async () => {
        const before = await files.read(path, limits.bytes)
        if (!before.ok) return before
        const found = readBand(before.value, systems)
        if (!found.ok) return found
        const band = openBand({ ...found.value.document, name }, systems)
        if (!band.ok) return band
        const taken = (await namesIn(means, folderOf(path))).filter(other => other !== fileNameOf(path))
        const target = `${folderOf(path)}/${freeName(name, bandExtension, taken)}`
        const written = await write(means, path, band.value.document, before.value)
        if (!written.ok) return written
        if (target === path) return success(path)
        const moved = await moveTo(means, path, target)
        if (!moved.ok) {
          await files.replace(path, before.value)
          return moved
        }
        await versions.follow(path, target)
        return success(target)
      }),
  }
}

/** Disks that know no capitals take the same letters for a name that exists: there by way of a free one. */
const moveTo = async (means: Means, from: string, to: string): Promise<Result<void>> => {
  if (folded(from) !== folded(to)) return means.files.move(from, to)
  const title = fileNameOf(to).slice(0, -bandExtension.length)
  const free = freeName(title, bandExtension, await namesIn(means, folderOf(from)))
  const away = await means.files.move(from, `${folderOf(from)}/${free}`)
  return away.ok ? means.files.move(`${folderOf(from)}/${free}`, to) : away
}

/** In the place of what was there, which is kept as a version; or anew. */
const write = async (
  means: Means,
  path: string,
  document: JsonObject,
  before?: Uint8Array,
): Promise<Result<Saved>> => {
  const { files, fingerprint, versions } = means
  const bytes = writeJson(document)
  if (bytes.length > limits.bytes)
    return failure(error('library.too-large', '', 'Cette bande dépasse 8 Mio : allégez ses portraits.'))
  const readable = readJson(bytes)
  if (!readable.ok) return readable
  if (before) {
    const kept = await versions.keep(path, before)
    if (!kept.ok) return kept
    const original = await keepOriginal(means, path, before, document)
    if (!original.ok) return original
  }
  const written = before ? await files.replace(path, bytes) : await files.create(path, bytes)
  return written.ok ? success({ kind: 'saved', stamp: fingerprint(bytes) }) : written
}

/** A file that an older Copiste wrote stays beside the one that this one writes. */
const keepOriginal = async (
  means: Means,
  path: string,
  before: Uint8Array,
  document: JsonObject,
): Promise<Result<void>> => {
  const json = readJson(before)
  const from = json.ok && isJsonObject(json.value) ? json.value['version'] : undefined
  if (typeof from !== 'number' || from === document['version']) return success(undefined)
  const { files, fingerprint } = means
  const taken = await namesIn(means, folderOf(path))
  const first = `${fileNameOf(path)}.version-${from}`
  for (let turn = 1; ; turn++) {
    const name = turn === 1 ? first : `${first} ${turn}`
    const beside = `${folderOf(path)}/${name}`
    if (!taken.includes(name)) return files.create(beside, before)
    const other = await files.read(beside, limits.bytes)
    if (other.ok && fingerprint(other.value) === fingerprint(before)) return success(undefined)
  }
}

/** Files that go, and come back. */
const removals = (means: Means): Pick<Library, 'remove' | 'restore' | 'mend'> => {
  const { files, systems, versions, alone } = means
  return {
    remove: path =>
      alone(path, async () => {
        const bytes = await files.read(path, limits.bytes)
        const kept = bytes.ok ? await versions.keep(path, bytes.value) : success(undefined)
        return kept.ok ? files.bin(path) : kept
      }),

    restore: path =>
      alone(path, async () => {
        const [newest] = await versions.list(path)
        if (!newest) return failure(nothingKept(path))
        const bytes = await versions.read(path, newest.id)
        return bytes.ok ? files.create(path, bytes.value) : bytes
      }),

    mend: (path, version) =>
      alone(path, async () => {
        const sound = await versions.read(path, version)
        if (!sound.ok) return sound
        const band = readBand(sound.value, systems)
        if (!band.ok) return band
        const aside = await setAside(means, path)
        if (!aside.ok) return aside
        const written = await files.replace(path, sound.value)
        return written.ok ? success(opened(means, path, sound.value, band.value)) : written
      }),
  }
}

/**
 * A broken file keeps its bytes and its name, under an ending that no shelf takes for a band. Copied where it can be
 * read, so that it stays in its place should the sound one not be written after all.
 */
const setAside = async (means: Means, path: string): Promise<Result<void>> => {
  if (!(await means.files.isFile(path))) return success(undefined)
  const title = fileNameOf(path).slice(0, -bandExtension.length)
  const aside = freeName(title, '.bande.abimee', await namesIn(means, folderOf(path)))
  const bytes = await means.files.read(path, limits.bytes)
  const target = `${folderOf(path)}/${aside}`
  return bytes.ok ? means.files.create(target, bytes.value) : means.files.move(path, target)
}

const documentIn = (bytes: Uint8Array, systems: readonly GameSystem[]): JsonObject | null => {
  const band = readBand(bytes, systems)
  return band.ok ? band.value.document : null
}

const nothingKept = (path: string): Diagnostic =>
  error(
    'library.nothing-kept',
    '',
    `Rien n’est gardé de ${quote(fileNameOf(path))} : cherchez-la dans la corbeille.`,
  )

/** One thing at a time for one path, in the order asked. */
const createTurns = (): (<T>(key: string, action: () => Promise<T>) => Promise<T>) => {
  const last = new Map<string, Promise<unknown>>()
  return (key, action) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(action, action)
    last.set(key, turn)
    const forget = (): void => {
      if (last.get(key) === turn) last.delete(key)
    }
    turn.then(forget, forget)
    return turn
  }
}
