/** Calls about the folder and its files as wholes, and what every view draws. */
import {
  isJsonObject,
  limits,
  newBand,
  success,
  writeJson,
  type Json,
  type Result,
  type StockItem,
} from '../../core/index.ts'
import { findSystem } from '../bands.ts'
import { calls } from '../bridge.ts'
import { newest } from '../preferences.ts'
import { changedPresets } from '../presets.ts'
import { stow } from '../stocks.ts'
import { done, door, nothing, withJson, type Doors } from './door.ts'
import { createRehearsal } from './rehearsal.ts'
import type { Room } from './room.ts'

type ShelfCall =
  | 'start'
  | 'shelf'
  | 'cover'
  | 'sampleCover'
  | 'settle'
  | 'create'
  | 'duplicate'
  | 'rename'
  | 'remove'
  | 'restore'
  | 'take'
  | 'stow'
  | 'remember'
  | 'outlines'

export const shelfCalls = (room: Room): Doors<ShelfCall> => {
  const { library, preferences, sessions, within } = room
  const rehearse = createRehearsal(room)
  return {
    start: door(calls.start, async (_, session) => {
      const answer = await start(room, session)
      rehearse()
      return success(answer)
    }),
    shelf: door(calls.shelf, async () => {
      const [folder, home] = [await room.folder(), await room.home()]
      // A disk that comes back is watched anew.
      if (home.ok) room.watch(folder)
      else room.unwatch(folder)
      return success({ folder, missing: !home.ok, books: home.ok ? await room.shelf(folder) : [] })
    }),
    cover: door(calls.cover, ({ path }) =>
      within(path, async real => {
        const bytes = await room.host.files.read(real, limits.bytes)
        return bytes.ok ? room.covers(bytes.value) : bytes
      }),
    ),
    sampleCover: door(calls.sampleCover, async ({ system: id, sample: wanted }) => {
      const system = room.systems.find(known => known.id === id)
      const sample = system?.samples.find(known => known.id === wanted)
      return system && sample ? room.covers(writeJson(newBand(system, sample))) : success(null)
    }),
    settle: door(calls.settle, ({ where }) => settle(room, where)),
    create: door(calls.create, ({ document }) =>
      withJson(document, json => atHome(room, folder => library.create(folder, json))),
    ),
    duplicate: door(calls.duplicate, ({ path }) => within(path, library.duplicate)),
    rename: door(calls.rename, ({ path, name }, session) =>
      within(path, async real => {
        const renamed = await library.rename(real, name)
        if (!renamed.ok) return renamed
        await room.plays.move(real, renamed.value)
        const { files } = sessions.of(session)
        if (files.delete(real)) {
          await room.presence.leave(real, session)
          await room.presence.enter(renamed.value, session)
          await room.know(renamed.value, session)
        }
        return success({ path: renamed.value })
      }),
    ),
    remove: door(calls.remove, ({ path }) => within(path, async real => nothing(await library.remove(real)))),
    restore: door(calls.restore, ({ path }) =>
      within(path, async real => nothing(await library.restore(real))),
    ),
    take: door(calls.take, ({ name, bytes }) => atHome(room, folder => library.take(folder, name, bytes))),
    stow: door(calls.stow, ({ system: id, items }) =>
      withJson(items, async json => {
        const things = Array.isArray(json) ? json.map(stockItem) : []
        const system = findSystem(room.systems, id)
        if (!system.ok) return system
        const kept = await atHome(room, folder => stow(library, folder, system.value, things))
        if (kept.ok) await room.lookAgain()
        return kept
      }),
    ),
    outlines: door(calls.outlines, async ({ names }) =>
      success(
        Object.fromEntries(
          names.flatMap(name => {
            const outline = room.host.outline(name)
            return outline === undefined ? [] : [[name, outline]]
          }),
        ),
      ),
    ),
    remember: door(calls.remember, ({ appearance, print, printed, preset }) =>
      preferences.change(now => ({
        ...now,
        ...(appearance && { appearance }),
        ...(print && { print: newest(now.print, print.path, print.settings) }),
        ...(printed && { printed: newest(now.printed, printed.path, printed.pieces) }),
        ...(preset && { presets: changedPresets(now.presets, preset) }),
      })),
    ),
  }
}

/** Its shape crossed the door already; what it holds is its game's matter. */
const stockItem = (json: Json): StockItem => {
  const { shelf = '', thing = null } = isJsonObject(json) ? json : {}
  return { shelf: String(shelf), thing }
}

const atHome = async <T>(room: Room, action: (folder: string) => Promise<Result<T>>): Promise<Result<T>> => {
  const home = await room.home()
  return home.ok ? action(home.value) : home
}

/** A player's answer to a folder that is missing. */
const settle = async (room: Room, where: 'usual' | 'anew'): Promise<Result<null>> => {
  const { host, preferences, sessions } = room
  if (where === 'usual') {
    const kept = await preferences.change(now => ({ ...now, folder: null }))
    if (!kept.ok) return kept
  }
  const made = await host.files.makeFolder(await room.folder())
  if (!made.ok) return made
  sessions.tellAll({ kind: 'shelf' })
  return done
}

/** A player chose each of them by hand once: they may be opened again. */
const stillThere = async ({ host, preferences, grant }: Room): Promise<readonly string[]> => {
  const { recent } = await preferences.read()
  const there = await Promise.all(recent.map(host.files.isFile))
  const found = recent.filter((_, index) => there[index])
  for (const path of found) await grant(path)
  return found
}

const start = async (room: Room, session: string) => {
  const { host, version, kind, preferences, sessions } = room
  const remarks = await preferences.remarks()
  const [folder, home] = [await room.folder(), await room.home()]
  if (home.ok) {
    await host.files.makeFolder(folder)
    await host.files.sweep(folder)
    room.watch(folder)
  }
  sessions.begin(session)
  const live = new Set(sessions.all().flatMap(({ journals }) => [...journals]))
  const { works, damaged } = await room.journal.recoverable()
  const { wanted = null } = room
  room.wanted = undefined
  return {
    version,
    host: kind,
    folder,
    wanted,
    damaged,
    remarks,
    unsaved: works.filter(({ id }) => !live.has(id)),
    recent: await stillThere(room),
    preferences: await preferences.read(),
    themes: host.press.themes,
  }
}
