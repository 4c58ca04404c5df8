/** Where the calls of every window arrive, whatever host carries them. */
import { error, failure, quote, type Result } from '../../core/index.ts'
import { isCall, type Call, type HostEvent } from '../bridge.ts'
import type { PreferenceStore } from '../preferences.ts'
import { bandCalls } from './band-calls.ts'
import { desktopCalls } from './desktop-calls.ts'
import type { Doors } from './door.ts'
import { eveningCalls } from './evening-calls.ts'
import { playCalls } from './play-calls.ts'
import { printCalls } from './print-calls.ts'
import { createRoom, type DeskOptions } from './room.ts'
import { shelfCalls } from './shelf-calls.ts'

export type { DeskOptions } from './room.ts'

export interface Desk {
  /** Each window calls in a session of its own. */
  readonly answer: (session: string, call: string, input: unknown) => Promise<Result<unknown>>
  /** Events go to the listener until the answer is called: the window is gone then, and its files are free. */
  readonly connect: (session: string, listener: (event: HostEvent) => void) => () => void
  readonly tell: (session: string, event: HostEvent) => void
  /** A player asked for this file through the system: it may be opened wherever it lies. */
  readonly want: (path: string) => Promise<void>
  readonly preferences: PreferenceStore
  readonly close: () => Promise<void>
}

export const createDesk = (options: DeskOptions): Desk => {
  const room = createRoom(options)
  const doors: Doors<Call> = {
    ...shelfCalls(room),
    ...bandCalls(room),
    ...playCalls(room),
    ...printCalls(room),
    ...eveningCalls(room),
    ...desktopCalls(room),
  }
  return {
    answer: async (session, call, input) =>
      isCall(call)
        ? doors[call](input, session)
        : failure(error('desk.unknown-call', '', `L’appel ${quote(call.slice(0, 40))} est inconnu.`)),
    connect: room.sessions.connect,
    tell: room.sessions.tell,
    want: async path => {
      const real = await room.grant(path)
      room.wanted = real
      room.sessions.tellAll({ kind: 'open', path: real })
    },
    preferences: room.preferences,
    close: async () => {
      room.stopWatching()
      await room.sessions.close()
      await options.host.press.close()
    },
  }
}
