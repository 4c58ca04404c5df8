/** A window whose page has crashed or hangs: a sentence, and a new window that takes up what the journal has kept. */
import { dialog, type BrowserWindow } from 'electron'
import { typeset } from '../core/index.ts'

export interface Care {
  readonly holdsWork: () => boolean
  /** Opens another window in the place of this one. */
  readonly reopen: () => void
}

export const watchOver = (window: BrowserWindow, { holdsWork, reopen }: Care): void => {
  const { webContents } = window
  /** The question that a page which hangs has raised, for as long as it hangs. */
  let question: AbortController | undefined
  let over = false
  const settle = (): void => {
    question?.abort()
    question = undefined
  }
  const giveUp = (): void => {
    over = true
    reopen()
  }
  webContents.on('render-process-gone', async (_event, { reason }) => {
    settle()
    // A clean exit is the end of a page that was told to.
    if (over || reason === 'clean-exit' || window.isDestroyed()) return
    const again = await wantsAnother(window, holdsWork())
    if (window.isDestroyed()) return
    if (again) giveUp()
    else window.destroy()
  })
  window.on('responsive', settle)
  window.on('closed', settle)
  window.on('unresponsive', async () => {
    if (over || question) return
    question = new AbortController()
    const { signal } = question
    const tired = await isTiredOfWaiting(window, signal)
    // Meanwhile it has answered, crashed or gone.
    if (signal.aborted) return
    settle()
    if (tired) giveUp()
  })
}

const wantsAnother = async (window: BrowserWindow, holdsWork: boolean): Promise<boolean> => {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: 'La fenêtre de Copiste s’est arrêtée.',
    detail: typeset(
      holdsWork
        ? 'Rouvrez-la : elle vous proposera ce que le journal a gardé de votre travail.'
        : 'Rouvrez-la : rien n’attendait d’être enregistré.',
    ),
    buttons: ['Rouvrir la fenêtre', 'Fermer'],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  })
  return response === 0
}

const isTiredOfWaiting = async (window: BrowserWindow, signal: AbortSignal): Promise<boolean> => {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: 'La fenêtre de Copiste ne répond plus.',
    detail: typeset(
      'Attendez si elle travaille. Sinon, rouvrez-la : elle vous proposera ce que le journal a gardé.',
    ),
    buttons: ['Attendre', 'Rouvrir la fenêtre'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
    signal,
  })
  return response === 1
}
