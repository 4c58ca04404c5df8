/** What the renderer may know of its host. */
import { contextBridge } from 'electron'

contextBridge.exposeInMainWorld('copiste', { host: 'electron' })
