/** Bands, scenarios and every other kind as plain files in a player's folder: saved without ever losing anyone's work. */
import {
  capital,
  error,
  failure,
  firstCharacters,
  isJsonObject,
  kindFor,
  limits,
  nameLength,
  quote,
  readFiled,
  readJson,
  success,
  titleOf,
  warning,
  writeJson,
  type Diagnostic,
  type Filed,
  type FileKind,
  type GameSystem,
  type Json,
  type JsonObject,
  type Result,
} from '../core/index.ts'
import { again, createAlone, createTurns, isNameTaken, type Alone } from './alone.ts'
import type { Hold, Host } from './port.ts'
import { fileNameOf, folded, folderOf, freeName } from './paths.ts'
import type { Versions } from './versions.ts'

/** A file as it was read, and the fingerprint by which a later save knows that nobody wrote it meanwhile. */
export interface OpenFile {
  readonly path: string
  readonly stamp: string
  readonly document: JsonObject
  readonly notices: readonly Diagnostic[]
}

export type Saved = (
  | { readonly kind: 'saved'; readonly stamp: string }
  /**
   * The file is not what it was when it was opened; theirs is what it holds now, where that can be read. What was to be
   * saved is kept as a version.
   */
  | { readonly kind: 'conflict'; readonly stamp: string; readonly theirs: JsonObject | null }
  | { readonly kind: 'gone' }
) & {
  /** What went otherwise than usual, and was not worth refusing the save for. */
  readonly remarks?: readonly Diagnostic[]
}

export interface Library {
  readonly open: (path: string) => Promise<Result<OpenFile>>
  /** `base` is the stamp that the work started from; `null` writes whatever stands there. */
  readonly save: (path: string, base: string | null, document: Json) => Promise<Result<Saved>>
  readonly create: (folder: string, document: Json) => Promise<Result<OpenFile>>
  readonly duplicate: (path: string) => Promise<Result<OpenFile>>
  /**
   * Read, changed and written in one turn: what others write meanwhile is read too, and nothing of it is lost. What is not
   * there yet begins as `blank`; what comes back unchanged is not written.
   */
  readonly amend: (
    path: string,
    blank: JsonObject,
    change: (filed: Filed) => Result<JsonObject>,
  ) => Promise<Result<OpenFile>>
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
  readonly dataFolder: string
  readonly alone: Alone
}

export const createLibrary = (
  { files, fingerprint, dataFolder }: Host,
  systems: readonly GameSystem[],
  versions: Versions,
): Library => {
  const means: Means = { files, fingerprint, systems, versions, dataFolder, alone: createAlone(files) }
  const open = (path: string): Promise<Result<OpenFile>> => openFile(means, path)
  return { open, ...creations(means), ...changes(means), ...removals(means) }
}

const opened = (
  { fingerprint }: Pick<Means, 'fingerprint'>,
  path: string,
  bytes: Uint8Array,
  { document, notices }: Filed,
): OpenFile => ({ path, stamp: fingerprint(bytes), document, notices })

/** What is to be written, as the kind of its file takes it. */
const openFor = ({ systems }: Means, name: string, document: Json): Result<Filed> =>
  kindFor(name, document).open(document, systems)

const openFile = async (means: Means, path: string): Promise<Result<OpenFile>> => {
  const bytes = await means.files.read(path, limits.bytes)
  if (!bytes.ok) return bytes
  const filed = readFiled(path, bytes.value, means.systems)
  return filed.ok ? success(opened(means, path, bytes.value, filed.value)) : filed
}

/** Files that were not there before. */
const creations = (means: Means): Pick<Library, 'create' | 'duplicate' | 'take'> => {
  const { files, systems } = means
  const inTurn = createTurns()
  const place = async (
    folder: string,
    title: string,
    bytes: Uint8Array,
    filed: Filed,
    like?: string,
  ): Promise<Result<OpenFile>> => {
    const made = await files.makeFolder(folder)
    if (!made.ok) return made
    const path = await createFree(means, folder, title, filed.kind, bytes, like)
    return path.ok ? success(opened(means, path.value, bytes, filed)) : path
  }
  /** As it will be read again: what could not be is not written. */
  const make = (folder: string, filed: Filed, like?: string): Promise<Result<OpenFile>> =>
    inTurn(folder, async () => {
      const bytes = writeJson(filed.document)
      const read = filed.kind.read(bytes, systems)
      return read.ok ? place(folder, filed.name, bytes, read.value, like) : read
    })
  return {
    create: async (folder, document) => {
      const filed = openFor(means, '', document)
      return filed.ok ? make(folder, filed.value) : filed
    },
    duplicate: async path => {
      const bytes = await files.read(path, limits.bytes)
      if (!bytes.ok) return bytes
      const found = readFiled(path, bytes.value, systems)
      if (!found.ok) return found
      const { kind, name, document } = found.value
      const copy = kind.open(
        kind.renamed(document, `${firstCharacters(name, nameLength - 10)} (copie)`),
        systems,
      )
      return copy.ok ? make(folderOf(path), copy.value, path) : copy
    },
    take: (folder, name, bytes) =>
      inTurn(folder, async () => {
        const filed = readFiled(name, bytes, systems)
        return filed.ok ? place(folder, titleOf(name), bytes, filed.value) : filed
      }),
  }
}

/** A new file under the first name that is free; another process may take it first. */
const createFree = (
  means: Means,
  folder: string,
  title: string,
  kind: FileKind,
  bytes: Uint8Array,
  like?: string,
  ending = kind.extension,
): Promise<Result<string>> =>
  again(async () => {
    const path = `${folder}/${nameFree(kind, title, await namesIn(means, folder), ending)}`
    const written = await means.files.create(path, bytes, like === undefined ? {} : { like })
    return written.ok ? success(path) : written
  }, isNameTaken)

const nameFree = (
  { words, extension }: FileKind,
  title: string,
  taken: readonly string[],
  ending = extension,
): string => freeName(title, ending, taken, capital(words.noun))

const namesIn = async ({ files }: Means, folder: string): Promise<readonly string[]> => {
  const present = await files.list(folder)
  return present.ok ? present.value.map(({ name }) => name) : []
}

/** Files that are there, written again or under another name. */
const changes = (means: Means): Pick<Library, 'save' | 'amend' | 'rename'> => {
  const { files, versions, alone } = means
  const inTurn = createTurns()
  return {
    // Of two, the one that was asked first is first: where the path leads is looked up in turn too.
    save: (path, base, document) =>
      inTurn(path, async () => {
        const filed = openFor(means, path, document)
        if (!filed.ok) return filed
        const bytes = bytesOf(filed.value)
        if (!bytes.ok) return bytes
        const target = await files.realPath(path)
        const work = { path: target, base, filed: filed.value, bytes: bytes.value }
        const saved = await alone(target, hold => again(() => saveOnce(means, work, hold), isOvertaken))
        if (!saved.ok && isHeld(saved)) await versions.keep(target, bytes.value)
        return saved
      }),

    amend: async (path, blank, change) => {
      const made = await files.makeFolder(folderOf(path))
      if (!made.ok) return made
      const target = await files.realPath(path)
      return alone(target, hold => again(() => amendOnce(means, target, blank, change, hold), isOvertaken))
    },

    rename: (path, name) =>
      alone(path, async hold => {
        const written = await again(() => nameOnce(means, path, name, hold), isOvertaken)
        if (!written.ok) return written
        const { kind, before } = written.value
        const target = await again(() => moveToFree(means, kind, path, name), isNameTaken)
        if (!target.ok) {
          await files.replace(path, before)
          return target
        }
        if (target.value !== path) await versions.follow(path, target.value)
        return target
      }),
  }
}

interface Work {
  readonly path: string
  readonly base: string | null
  readonly filed: Filed
  readonly bytes: Uint8Array
}

/** What is there now decides; should it change before the work takes its place, this is asked again from the start. */
const saveOnce = async (means: Means, work: Work, hold: Hold): Promise<Result<Saved>> => {
  const { files, fingerprint, systems } = means
  const { path, base, filed, bytes } = work
  if (!(await files.isFile(path))) {
    if (base !== null) return keepLoser(means, work, { kind: 'gone' })
    const written = await files.create(path, bytes)
    if (written.ok) return success({ kind: 'saved', stamp: fingerprint(bytes) })
    return isNameTaken(written) ? failure(overtaken) : written
  }
  const now = await files.read(path, limits.bytes)
  if (!now.ok) return now
  const stamp = fingerprint(now.value)
  // The answer to the first attempt may have been lost on its way to the window.
  if (stamp === fingerprint(bytes)) return success({ kind: 'saved', stamp })
  const theirs = documentIn(path, now.value, systems)
  if (base !== null && stamp !== base) return keepLoser(means, work, { kind: 'conflict', stamp, theirs })
  const aside = theirs ? success(undefined) : await setAside(means, filed.kind, path)
  return aside.ok ? write(means, path, filed, bytes, now.value, hold) : aside
}

/** Whatever becomes of the window that wanted it saved, its work is not lost. */
const keepLoser = async (means: Means, { path, bytes }: Work, saved: Saved): Promise<Result<Saved>> => {
  const kept = await means.versions.keep(path, bytes)
  if (kept.ok) return success(saved)
  const [why] = kept.diagnostics
  const remark = `Votre travail n’a pas pu être gardé parmi les versions : ${causeOf(means, why)}`
  return success({ ...saved, remarks: [warning('library.loser-not-kept', '', remark)] })
}

const asWritten = (
  { systems }: Means,
  kind: FileKind,
  document: JsonObject,
): Result<{ readonly filed: Filed; readonly bytes: Uint8Array }> => {
  const filed = kind.open(document, systems)
  if (!filed.ok) return filed
  const bytes = bytesOf(filed.value)
  return bytes.ok ? success({ filed: filed.value, bytes: bytes.value }) : bytes
}

const amendOnce = async (
  means: Means,
  path: string,
  blank: JsonObject,
  change: (filed: Filed) => Result<JsonObject>,
  hold: Hold,
): Promise<Result<OpenFile>> => {
  const { files, systems } = means
  const present = await files.isFile(path)
  const before = present ? await files.read(path, limits.bytes) : success(writeJson(blank))
  if (!before.ok) return before
  const found = readFiled(path, before.value, systems)
  if (!found.ok) return found
  const document = change(found.value)
  if (!document.ok) return document
  if (present && document.value === found.value.document)
    return success(opened(means, path, before.value, found.value))
  const next = asWritten(means, found.value.kind, document.value)
  if (!next.ok) return next
  const { filed, bytes } = next.value
  const written = present
    ? await write(means, path, filed, bytes, before.value, hold)
    : await files.create(path, bytes)
  if (written.ok) return success(opened(means, path, bytes, filed))
  return isNameTaken(written) ? failure(overtaken) : written
}

/** The new name within the file; answers what the file held before. */
const nameOnce = async (
  means: Means,
  path: string,
  name: string,
  hold: Hold,
): Promise<Result<{ readonly kind: FileKind; readonly before: Uint8Array }>> => {
  const before = await means.files.read(path, limits.bytes)
  if (!before.ok) return before
  const found = readFiled(path, before.value, means.systems)
  if (!found.ok) return found
  const { kind, document } = found.value
  const next = asWritten(means, kind, kind.renamed(document, name))
  if (!next.ok) return next
  const { filed, bytes } = next.value
  const written = await write(means, path, filed, bytes, before.value, hold)
  return written.ok ? success({ kind, before: before.value }) : written
}

const moveToFree = async (
  means: Means,
  kind: FileKind,
  path: string,
  name: string,
): Promise<Result<string>> => {
  const taken = (await namesIn(means, folderOf(path))).filter(other => other !== fileNameOf(path))
  const target = `${folderOf(path)}/${nameFree(kind, name, taken)}`
  if (target === path) return success(path)
  const moved = await moveTo(means, kind, path, target)
  return moved.ok ? success(target) : moved
}

/** Disks that know no capitals take the same letters for a name that exists: there by way of a free one. */
const moveTo = async (means: Means, kind: FileKind, from: string, to: string): Promise<Result<void>> => {
  if (folded(from) !== folded(to)) return means.files.move(from, to)
  const free = nameFree(kind, titleOf(fileNameOf(to)), await namesIn(means, folderOf(from)))
  const away = await means.files.move(from, `${folderOf(from)}/${free}`)
  return away.ok ? means.files.move(`${folderOf(from)}/${free}`, to) : away
}

const bytesOf = ({ document, kind: { words } }: Filed): Result<Uint8Array> => {
  const bytes = writeJson(document)
  if (bytes.length > limits.bytes)
    return failure(error('library.too-large', '', `${capital(words.this)} dépasse 8 Mio : ${words.lighten}.`))
  const readable = readJson(bytes)
  return readable.ok ? success(bytes) : readable
}

/** In the place of what was there, which is kept as a version where there is room for one. */
const write = async (
  means: Means,
  path: string,
  { document, kind }: Filed,
  bytes: Uint8Array,
  before: Uint8Array,
  hold: Hold,
): Promise<Result<Saved>> => {
  const { files, fingerprint, versions } = means
  const kept = await versions.keep(path, before)
  const original = await keepOriginal(means, path, before, document)
  if (!original.ok) return original
  const written = await files.replace(path, bytes, { still: () => unchanged(means, path, before, hold) })
  if (!written.ok) return written
  const stamp = fingerprint(bytes)
  if (kept.ok) return success({ kind: 'saved', stamp })
  const { the, e } = kind.words
  const remark = `${capital(the)} est enregistré${e}, mais sa version d’avant n’a pas pu être gardée : ${causeOf(means, kept.diagnostics[0])}`
  return success({ kind: 'saved', stamp, remarks: [warning('library.version-not-kept', '', remark)] })
}

/** Another program knows nothing of locks, and another Copiste may have taken this one for dead. */
const unchanged = async (
  { files, fingerprint }: Means,
  path: string,
  before: Uint8Array,
  hold: Hold,
): Promise<Result<void>> => {
  const now = await files.read(path, limits.bytes)
  if (!now.ok || fingerprint(now.value) !== fingerprint(before)) return failure(overtaken)
  return (await hold.isMine()) ? success(undefined) : failure(lockLost)
}

const overtaken = error(
  'library.overtaken',
  '',
  'Un autre programme écrit ce fichier sans cesse : fermez-le et recommencez ; rien n’a été changé.',
)
const isOvertaken = (result: Result<unknown>): boolean => !result.ok && result.diagnostics[0] === overtaken

const lockLost = error(
  'file.held',
  '',
  'Un autre Copiste a pris ce fichier entre-temps : recommencez ; rien n’a été changé.',
)
const isHeld = (result: Result<unknown>): boolean => !result.ok && result.diagnostics[0]?.code === 'file.held'

/** Why Copiste's own folder did not take something, and what to do. */
const causeOf = ({ dataFolder }: Means, why: Diagnostic | undefined): string => {
  const folder = quote(dataFolder)
  if (why?.code === 'file.full') return `le disque de ${folder} est plein. Faites-y de la place.`
  if (why?.code === 'file.read-only')
    return `${folder} est en lecture seule. Rendez ce dossier accessible en écriture.`
  if (why?.code === 'file.denied')
    return `vous n’avez pas le droit d’écrire dans ${folder}. Changez les droits de ce dossier.`
  return `${folder} ne s’écrit plus. Vérifiez ce dossier et son disque.`
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
    if (!taken.includes(name)) return files.create(beside, before, { like: path })
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
        const filed = readFiled(path, sound.value, systems)
        if (!filed.ok) return filed
        const aside = await setAside(means, filed.value.kind, path)
        if (!aside.ok) return aside
        const written = await files.replace(path, sound.value)
        return written.ok ? success(opened(means, path, sound.value, filed.value)) : written
      }),
  }
}

/**
 * A broken file keeps its bytes and its name, under an ending that no shelf takes for its kind. Copied where it can be
 * read, so that it stays in its place should the sound one not be written after all.
 */
const setAside = async (means: Means, kind: FileKind, path: string): Promise<Result<void>> => {
  if (!(await means.files.isFile(path))) return success(undefined)
  const title = titleOf(fileNameOf(path))
  const bytes = await means.files.read(path, limits.bytes)
  const folder = folderOf(path)
  const aside = bytes.ok
    ? await createFree(means, folder, title, kind, bytes.value, path, kind.aside)
    : await again(async () => {
        const target = `${folder}/${nameFree(kind, title, await namesIn(means, folder), kind.aside)}`
        return means.files.move(path, target)
      }, isNameTaken)
  return aside.ok ? success(undefined) : aside
}

const documentIn = (path: string, bytes: Uint8Array, systems: readonly GameSystem[]): JsonObject | null => {
  const filed = readFiled(path, bytes, systems)
  return filed.ok ? filed.value.document : null
}

const nothingKept = (path: string): Diagnostic =>
  error(
    'library.nothing-kept',
    '',
    `Rien n’est gardé de ${quote(fileNameOf(path))} : cherchez-${kindFor(path, null).words.them} dans la corbeille.`,
  )
