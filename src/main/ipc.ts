/** Calls from a window to the desk: only from our own page, in the main frame of a window that we opened. */
import { ipcMain, type IpcMainEvent, type IpcMainInvokeEvent, type WebContents } from 'electron'
import type { Desk } from '../app/desk/index.ts'
import { channels } from '../app/channels.ts'
import { error, failure } from '../core/index.ts'
import { origin } from './window.ts'

export interface Windows {
  readonly session: (contents: WebContents) => string | undefined
  readonly holdsWork: (contents: WebContents, unsaved: boolean) => void
}

export const answerWindows = (desk: Desk, windows: Windows): void => {
  ipcMain.handle(channels.call, async (event, name: unknown, input: unknown) => {
    const session = sessionOf(event, windows)
    if (session === undefined || typeof name !== 'string') return failure(refused)
    return desk.answer(session, name, input)
  })
  ipcMain.on(channels.work, (event, unsaved: unknown) => {
    if (sessionOf(event, windows) !== undefined) windows.holdsWork(event.sender, unsaved === true)
  })
}

const refused = error('desk.refused', '', 'Cette demande ne vient pas du studio : elle est refusée.')

const sessionOf = (
  { sender, senderFrame }: IpcMainInvokeEvent | IpcMainEvent,
  windows: Windows,
): string | undefined => {
  if (!senderFrame || senderFrame !== sender.mainFrame) return undefined
  const { protocol, host } = urlOf(senderFrame.url)
  return `${protocol}//${host}` === origin ? windows.session(sender) : undefined
}

const urlOf = (url: string): { readonly protocol: string; readonly host: string } => {
  try {
    return new URL(url)
  } catch {
    return { protocol: '', host: '' }
  }
}
