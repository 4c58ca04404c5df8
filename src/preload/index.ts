/** What a page may know of its host: the bridge, and nothing else. */
import { contextBridge, ipcRenderer } from 'electron'
import { channels } from '../app/channels.ts'

contextBridge.exposeInMainWorld('copiste', {
  call: (name: string, input: unknown): Promise<unknown> => ipcRenderer.invoke(channels.call, name, input),
  listen: (listener: (event: unknown) => void): (() => void) => {
    const heard = (_event: unknown, said: unknown): void => listener(said)
    ipcRenderer.on(channels.event, heard)
    return () => void ipcRenderer.removeListener(channels.event, heard)
  },
  holdsWork: (unsaved: boolean): void => ipcRenderer.send(channels.work, unsaved === true),
})
