/** What a desktop does for a player: dialogs given up count as no answer, and failures are said. */
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it, vi } from 'vitest'
import { files } from '../../src/host/files.ts'
import { createDesktop } from '../../src/main/desktop.ts'
import { scratch } from '../cli/cli.ts'
import { openPath, showItemInFolder, showOpenDialog, showSaveDialog } from './stand-in.ts'

vi.mock('electron', async () => (await import('./stand-in.ts')).electron)

const inScratch = scratch()
const desktop = () => createDesktop(files, inScratch())

it('asks for a band, a folder and a target, and takes no for an answer', async () => {
  showOpenDialog.mockResolvedValueOnce({ filePaths: ['/a.bande.json'] }).mockResolvedValue({ filePaths: [] })
  expect(await desktop().chooseBand()).toBe('/a.bande.json')
  expect(await desktop().chooseBand()).toBeUndefined()
  expect(await desktop().chooseFolder()).toBeUndefined()
  expect(showOpenDialog.mock.lastCall).toMatchObject([{ properties: ['openDirectory', 'createDirectory'] }])
  showSaveDialog.mockResolvedValueOnce({ filePath: '/oies.pdf' })
  expect(await desktop().chooseTarget('oies.pdf')).toBe('/oies.pdf')
  expect(showSaveDialog.mock.lastCall).toMatchObject([
    { defaultPath: 'oies.pdf', filters: [{ name: 'PDF', extensions: ['pdf'] }] },
  ])
  showSaveDialog.mockResolvedValueOnce({ filePath: '' })
  expect(await desktop().chooseTarget('oies.pdf')).toBeUndefined()
})

it('says when no program opens a file', async () => {
  openPath.mockResolvedValueOnce('no handler')
  expect(await desktop().openFile('/oies.pdf')).toMatchObject({
    ok: false,
    diagnostics: [
      {
        code: 'desktop.open',
        message: 'Aucun programme n’ouvre ce fichier (no handler). Installez un lecteur de PDF.',
      },
    ],
  })
  expect(await desktop().openFile('/oies.pdf')).toMatchObject({ ok: true })
})

it('shows a file in its folder', () => {
  desktop().reveal('/oies.pdf')
  expect(showItemInFolder.mock.lastCall).toEqual(['/oies.pdf'])
})

it('prints through the reader of the system', async () => {
  openPath.mockClear()
  expect(await desktop().printPdf(new TextEncoder().encode('%PDF-1.7'))).toMatchObject({ ok: true })
  const [path = ''] = openPath.mock.lastCall ?? []
  expect(dirname(path)).toBe(inScratch())
  expect(readFileSync(path, 'utf8')).toBe('%PDF-1.7')
})
