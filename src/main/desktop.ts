/** What a desktop can do for a player: dialogs, other programs, the printer. */
import { dialog, shell } from 'electron'
import type { Desktop, Files } from '../app/port.ts'
import { error, failure, success } from '../core/index.ts'

/** Kept in the system's folder for such things, which empties itself. */
export const createDesktop = (files: Files, temporaryFolder: string): Desktop => {
  const openFile: Desktop['openFile'] = async path => {
    const fault = await shell.openPath(path)
    return fault === ''
      ? success(undefined)
      : failure(
          error(
            'desktop.open',
            '',
            `Aucun programme n’ouvre ce fichier (${fault}). Installez un lecteur de PDF.`,
          ),
        )
  }
  return {
    openFile,
    chooseBand: async () => {
      const { filePaths } = await dialog.showOpenDialog({
        title: 'Ouvrir une bande',
        filters: [{ name: 'Bandes, scénarios, soirées et réserves de Copiste', extensions: ['json'] }],
        properties: ['openFile'],
      })
      return filePaths[0]
    },
    chooseFolder: async () => {
      const { filePaths } = await dialog.showOpenDialog({
        title: 'Choisir le dossier des bandes',
        properties: ['openDirectory', 'createDirectory'],
      })
      return filePaths[0]
    },
    chooseTarget: async name => {
      const ending = name.split('.').at(-1) ?? ''
      const { filePath } = await dialog.showSaveDialog({
        title: 'Enregistrer sous',
        defaultPath: name,
        filters: [{ name: ending.toUpperCase(), extensions: [ending] }],
      })
      return filePath === '' ? undefined : filePath
    },
    reveal: path => shell.showItemInFolder(path),
    // The system's own reader has the print dialog that knows the printer best.
    printPdf: async pdf => {
      const path = `${temporaryFolder}/copiste-${Date.now()}.pdf`
      const written = await files.replace(path, pdf)
      return written.ok ? openFile(path) : written
    },
  }
}
