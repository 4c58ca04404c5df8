/** Calls about one file: open, save, journal, versions. */
import { error, failure, readFiled, success, type Result } from '../../core/index.ts'
import { calls, type Opened } from '../bridge.ts'
import { folderOf } from '../paths.ts'
import type { Version } from '../versions.ts'
import { done, door, nothing, withJson, type Doors } from './door.ts'
import type { Room } from './room.ts'

type BandCall =
  | 'open'
  | 'close'
  | 'look'
  | 'save'
  | 'journal'
  | 'forget'
  | 'giveUp'
  | 'takeBack'
  | 'recover'
  | 'versions'
  | 'version'
  | 'mend'

const mostRecent = 12

export const bandCalls = (room: Room): Doors<BandCall> => {
  const { library, journal, presence, sessions, within } = room
  return {
    open: door(calls.open, ({ path }, session) => within(path, real => open(room, real, session))),
    close: door(calls.close, ({ path }, session) =>
      within(path, async real => {
        sessions.of(session).files.delete(real)
        await presence.leave(real, session)
        return done
      }),
    ),
    look: door(calls.look, ({ path }) =>
      within(path, async real => {
        const opened = await library.open(real)
        return opened.ok ? success(opened.value.document) : opened
      }),
    ),
    save: door(calls.save, ({ path, base, document }, session) =>
      within(path, real =>
        withJson(document, async json => {
          const { files } = sessions.of(session)
          const known = files.get(real)
          if (files.has(real)) files.set(real, undefined)
          const saved = await library.save(real, base, json)
          const written = saved.ok && saved.value.kind === 'saved' ? saved.value.stamp : undefined
          if (files.has(real)) files.set(real, written ?? known)
          if (written !== undefined) await room.lookAgain()
          return saved
        }),
      ),
    ),
    journal: door(calls.journal, ({ id, path, base, name, document }, session) =>
      withJson(document, async json => {
        sessions.of(session).journals.add(id)
        return nothing(await journal.write(id, path, base, name, json))
      }),
    ),
    forget: door(calls.forget, async ({ id }) => nothing(await journal.forget(id))),
    giveUp: door(calls.giveUp, async ({ id }) => nothing(await journal.giveUp(id))),
    takeBack: door(calls.takeBack, async ({ id }) => nothing(await journal.takeBack(id))),
    recover: door(calls.recover, async ({ id }) => {
      const entry = await journal.read(id)
      if (!entry) return failure(error('desk.no-journal', '', 'Ce travail n’est plus dans le journal.'))
      return withJson(entry.document, async document =>
        success({ path: entry.path, base: entry.base, document }),
      )
    }),
    versions: door(calls.versions, ({ path }) =>
      within(path, async real => success(await soundVersions(room, real))),
    ),
    version: door(calls.version, ({ path, id }) =>
      within(path, async real => {
        const bytes = await room.versions.read(real, id)
        if (!bytes.ok) return bytes
        const filed = readFiled(real, bytes.value, room.systems)
        return filed.ok ? success(filed.value.document) : filed
      }),
    ),
    mend: door(calls.mend, ({ path, id }) => within(path, real => library.mend(real, id))),
  }
}

const open = async (room: Room, path: string, session: string): Promise<Result<Opened>> => {
  const { host, library, presence, preferences, sessions } = room
  const opened = await library.open(path)
  if (!opened.ok) {
    if (!(await host.files.isFile(path))) return opened
    const versions = await soundVersions(room, path)
    return success({ kind: 'broken', path, diagnostics: opened.diagnostics, versions })
  }
  const elsewhere = await presence.enter(path, session)
  sessions.of(session).files.set(path, opened.value.stamp)
  room.watch(folderOf(path))
  await preferences.change(now => ({
    ...now,
    recent: [path, ...now.recent.filter(other => other !== path)].slice(0, mostRecent),
  }))
  return success({ kind: 'open', elsewhere, ...opened.value })
}

const soundVersions = ({ versions, systems }: Room, path: string): Promise<readonly Version[]> =>
  versions.sound(path, bytes => readFiled(path, bytes, systems).ok)
