/** The windows that are open now: who listens, and what each one holds. */
import type { HostEvent } from '../bridge.ts'
import type { Presence } from '../presence.ts'

export interface Session {
  readonly id: string
  /** What it has open, with the stamp that it knows of each file; none while it writes the file itself. */
  readonly files: Map<string, string | undefined>
  readonly journals: Set<string>
}

export interface Sessions {
  readonly of: (id: string) => Session
  /** A window starts: what another page held under its name before is nobody's now. */
  readonly begin: (id: string) => void
  readonly all: () => readonly Session[]
  readonly tell: (id: string, event: HostEvent) => void
  readonly tellAll: (event: HostEvent) => void
  readonly connect: (id: string, listener: (event: HostEvent) => void) => () => void
  readonly close: () => Promise<void>
}

export const createSessions = (presence: Presence): Sessions => {
  const sessions = new Map<string, Session>()
  const listeners = new Map<string, (event: HostEvent) => void>()

  /** A call may come late, after its window has gone: what it holds then, nobody would ever let go. */
  const gone = new Set<string>()

  const of = (id: string): Session => {
    const known = sessions.get(id) ?? {
      id,
      files: new Map<string, string | undefined>(),
      journals: new Set<string>(),
    }
    if (!gone.has(id)) sessions.set(id, known)
    return known
  }

  const leave = async (session: Session): Promise<void> => {
    sessions.delete(session.id)
    for (const path of session.files.keys()) await presence.leave(path, session.id)
  }

  return {
    of,
    begin: id => {
      gone.delete(id)
      of(id).journals.clear()
    },
    all: () => [...sessions.values()],
    tell: (id, event) => listeners.get(id)?.(event),
    tellAll: event => {
      for (const listener of listeners.values()) listener(event)
    },
    connect: (id, listener) => {
      listeners.set(id, listener)
      gone.delete(id)
      return () => {
        if (listeners.get(id) !== listener) return
        listeners.delete(id)
        void leave(of(id))
        gone.add(id)
      }
    },
    close: async () => {
      for (const session of sessions.values()) await leave(session)
    },
  }
}
