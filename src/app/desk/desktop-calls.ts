/** Calls that only a desktop can answer: dialogs, other programs, the printer. */
import { error, failure, success, type Result } from '../../core/index.ts'
import { calls } from '../bridge.ts'
import type { Desktop } from '../host.ts'
import { done, door, nothing, type Doors } from './door.ts'
import type { Room } from './room.ts'

type DesktopCall = 'chooseFolder' | 'chooseBand' | 'savePdf' | 'openFile' | 'reveal' | 'printSystem'

export const desktopCalls = (room: Room): Doors<DesktopCall> => {
  const { host, within, grant } = room
  const withDesktop = async <T>(action: (desktop: Desktop) => Promise<Result<T>>): Promise<Result<T>> =>
    host.desktop ? action(host.desktop) : failure(inBrowser)
  return {
    chooseFolder: door(calls.chooseFolder, () => withDesktop(desktop => chooseFolder(room, desktop))),
    chooseBand: door(calls.chooseBand, () =>
      withDesktop(async desktop => {
        const chosen = await desktop.chooseBand()
        return success({ path: chosen === undefined ? null : await grant(chosen) })
      }),
    ),
    savePdf: door(calls.savePdf, ({ name, files }) =>
      withDesktop(desktop => savePdf(room, desktop, name, files)),
    ),
    openFile: door(calls.openFile, ({ path }) =>
      withDesktop(desktop => within(path, async real => nothing(await desktop.openFile(real)))),
    ),
    reveal: door(calls.reveal, ({ path }) =>
      withDesktop(desktop =>
        within(path, async real => {
          desktop.reveal(real)
          return done
        }),
      ),
    ),
    printSystem: door(calls.printSystem, ({ pdf }) =>
      withDesktop(async desktop => nothing(await desktop.printPdf(pdf))),
    ),
  }
}

export const inBrowser = error(
  'desk.browser',
  '',
  'Un navigateur ne peut pas faire cela : téléchargez le fichier, ou ouvrez Copiste dans sa fenêtre.',
)

const chooseFolder = async (
  { preferences, sessions, watch }: Room,
  desktop: Desktop,
): Promise<Result<{ readonly folder: string | null }>> => {
  const chosen = await desktop.chooseFolder()
  if (chosen === undefined) return success({ folder: null })
  const kept = await preferences.change(now => ({ ...now, folder: chosen }))
  if (!kept.ok) return kept
  watch(chosen)
  sessions.tellAll({ kind: 'shelf' })
  return success({ folder: chosen })
}

/** Several files of one print keep one name: « Bande.pdf », « Bande-dos.pdf ». */
const savePdf = async (
  { host, grant }: Room,
  desktop: Desktop,
  name: string,
  made: readonly { readonly suffix: string; readonly bytes: Uint8Array }[],
): Promise<Result<{ readonly path: string | null }>> => {
  const target = await desktop.chooseTarget(name)
  if (target === undefined) return success({ path: null })
  const [, stem = target, extension = ''] = /^(.*?)(\.\w{1,4})?$/.exec(target) ?? []
  for (const { suffix, bytes } of made) {
    const path = `${stem}${suffix}${extension}`
    const written = await host.files.replace(path, bytes)
    if (!written.ok) return written
    await grant(path)
  }
  return success({ path: target })
}
