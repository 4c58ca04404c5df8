/** Calls that only a desktop can answer: dialogs, other programs, the printer. */
import { error, failure, quote, success, type Result } from '../../core/index.ts'
import { calls, type PdfFile } from '../bridge.ts'
import type { Desktop } from '../port.ts'
import { fileNameOf } from '../paths.ts'
import { done, door, nothing, type Doors } from './door.ts'
import type { Room } from './room.ts'

type DesktopCall = 'chooseFolder' | 'chooseBand' | 'savePdf' | 'openFile' | 'reveal' | 'printSystem'

export const desktopCalls = (room: Room): Doors<DesktopCall> => {
  const { host, within, grant, prints } = room
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
      withDesktop(async desktop => {
        const real = await host.files.realPath(path)
        return prints.wrote(real) ? nothing(await desktop.openFile(real)) : failure(notOurs(path))
      }),
    ),
    reveal: door(calls.reveal, ({ path }) =>
      withDesktop(async desktop => {
        const show = async (real: string) => {
          desktop.reveal(real)
          return done
        }
        const real = await host.files.realPath(path)
        return prints.wrote(real) ? show(real) : within(path, show)
      }),
    ),
    printSystem: door(calls.printSystem, ({ pdf }) =>
      withDesktop(async desktop =>
        prints.isMade(pdf) ? nothing(await desktop.printPdf(pdf)) : failure(notPrinted),
      ),
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

/** Several files of one print keep one name: « Bande.pdf », « Bande-dos.pdf »; their ending says what they are. */
const savePdf = async (
  { host, prints }: Room,
  desktop: Desktop,
  name: string,
  made: readonly PdfFile[],
): Promise<Result<{ readonly path: string | null }>> => {
  if (!made.every(({ bytes }) => prints.isMade(bytes))) return failure(notPrinted)
  const target = await desktop.chooseTarget(`${stemOf(fileNameOf(name))}${ending}`)
  if (target === undefined) return success({ path: null })
  const stem = stemOf(target)
  const ended = stem === target ? ending : target.slice(stem.length)
  // The dialog has asked about the name that was typed, and about no other.
  if (stem === target && (await host.files.isFile(`${stem}${ended}`)))
    return failure(alreadyThere(`${stem}${ended}`))
  for (const { suffix, bytes } of made) {
    const path = `${stem}${suffix}${ended}`
    const written = await host.files.replace(path, bytes)
    if (!written.ok) return written
    prints.written(await host.files.realPath(path))
  }
  return success({ path: `${stem}${made[0]?.suffix ?? ''}${ended}` })
}

const ending = '.pdf'

const stemOf = (path: string): string =>
  path.toLowerCase().endsWith(ending) ? path.slice(0, -ending.length) : path

const notPrinted = error(
  'desk.not-printed',
  '',
  'Copiste n’enregistre et n’envoie que ce que sa presse vient de faire : relancez l’impression.',
)

const notOurs = (path: string) =>
  error(
    'desk.not-ours',
    '',
    `Copiste n’ouvre que les PDF et les PNG qu’il vient d’enregistrer : ouvrez ${quote(fileNameOf(path))} depuis son dossier.`,
  )

export const alreadyThere = (path: string) =>
  error(
    'desk.already-there',
    '',
    `${quote(fileNameOf(path))} existe déjà : choisissez ce nom pour le remplacer, ou donnez-en un autre.`,
  )
