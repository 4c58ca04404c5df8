/** Promise 7 as a player sees it: a folder on a disk that is not there, and a preference that cannot be read. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { closeBrowser, fromSample, hasChromium, openStudio, type Studio } from './studio.ts'

let studio: Studio | undefined
afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

describe.skipIf(!hasChromium)('promise 7: a studio whose chosen folder is missing', () => {
  it('asks about it, makes nothing, tells of the bad value, and does what the player says', async () => {
    studio = await openStudio()
    await studio.crash()
    const chosen = join(studio.folder, 'disque', 'bandes')
    const preferences = { folder: chosen, appearance: 'sépia' }
    writeFileSync(join(studio.folder, 'donnees', 'preferences.json'), JSON.stringify(preferences))
    const page = await studio.restart()
    const asked = page.getByRole('alert').filter({ hasText: chosen })
    await asked.waitFor()
    expect(await asked.textContent()).toContain('n’est pas là')
    await page.getByRole('status').getByText('l’apparence').waitFor()
    await page.getByRole('button', { name: 'Nouveau' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Flammes/ })
      .click()
    await page.getByRole('status').getByText('rebranchez le disque').waitFor()
    expect(existsSync(chosen)).toBe(false)

    mkdirSync(chosen, { recursive: true })
    await asked.getByRole('button', { name: 'Réessayer' }).click()
    await asked.waitFor({ state: 'detached' })
    await fromSample(page, 'Première partie')
    expect(readdirSync(chosen).filter(name => name.endsWith('.bande.json'))).toHaveLength(1)
  })
})
