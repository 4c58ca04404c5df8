/** In a window of the desktop, which has no right to the clipboard by itself, a band is copied all the same. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it as test } from 'vitest'
import { writeJson } from '../../src/core/index.ts'
import { sampleDocument } from '../desk/desk.ts'
import { electron, makeHome, openScreen, start, type Home, type Running } from './application.ts'

const it = electron === undefined ? test.skip : test

let screen: Awaited<ReturnType<typeof openScreen>> | undefined
let home: Home | undefined
let running: Running | undefined

beforeAll(async () => {
  if (electron !== undefined) screen = await openScreen()
})
afterAll(async () => {
  const program = running?.program
  if (program && program.exitCode === null && program.signalCode === null) {
    const gone = new Promise(done => program.once('close', done))
    if (program.kill('SIGKILL')) await gone
  }
  screen?.close()
  home?.remove()
})

it('copies a list and a code', async () => {
  home = makeHome()
  const path = join(home.library, 'Mages.bande.json')
  writeFileSync(path, writeJson(sampleDocument('mages')))
  running = await start(home, screen?.name ?? '', path)
  const { app, page } = running
  await page.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
  const clipboard = () => app.evaluate(({ clipboard: system }) => system.readText())
  await page.keyboard.press('Control+Alt+c')
  const dialog = page.getByRole('dialog', { name: /^Partager / })
  await dialog.getByRole('button', { name: 'Copier la liste' }).click()
  await dialog.getByText('C’est copié').waitFor()
  await expect.poll(clipboard).toContain('1. Ysoline Brûle-Chapitre')
  await dialog.getByRole('radio', { name: 'Code' }).click()
  await dialog.getByRole('button', { name: 'Copier le code' }).click()
  await expect.poll(clipboard).toMatch(/^copiste1:[\w-]+$/)
})
