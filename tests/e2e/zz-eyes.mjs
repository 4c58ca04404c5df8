import { spawn } from 'node:child_process'
import { chromium } from 'playwright-core'
const env = { ...process.env, COPISTE_DATA: '/tmp/eyesdata/d', COPISTE_LIBRARY: '/tmp/eyesdata/bandes', XDG_DATA_HOME: '/tmp/eyesdata/x' }
const child = spawn(process.execPath, ['/work/main/bin/copiste.mjs', 'serve'], { env })
const address = await new Promise(r => child.stdout.once('data', b => r(String(b).trim())))
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR', reducedMotion: 'reduce' })
const p = await ctx.newPage()
p.setDefaultTimeout(20000)
const shot = async n => { await p.waitForTimeout(900); await p.screenshot({ path: `/tmp/eyes/${n}.png` }) }
await p.goto(address); await p.locator('.shelf[data-ready=true]').waitFor()
await p.waitForTimeout(4000)
await shot('shelf')
try {
for (const [tag, name, query] of [['fg', /Chandelles/, 'bouclier'], ['ar', /xpédition/, 'arc long']]) {
  await p.setViewportSize({ width: 820, height: 1100 })
  await p.locator('.shelf').getByText(name).first().click()
  await p.getByRole('textbox', { name: 'Nom de la bande' }).waitFor()
  await shot(`${tag}-820-editor`)
  await p.locator('.rail-item').nth(1).click()
  await shot(`${tag}-820-one`)
  await p.keyboard.press('Control+Alt+c'); await shot(`${tag}-820-share`); await p.keyboard.press('Escape')
  await p.setViewportSize({ width: 1440, height: 900 })
  await p.keyboard.press('Control+g'); await p.keyboard.type(query); await shot(`${tag}-compendium`)
  await p.setViewportSize({ width: 820, height: 1100 }); await shot(`${tag}-820-compendium`)
  await p.setViewportSize({ width: 1440, height: 900 })
  await p.getByRole('button', { name: 'Revenir à l’aperçu' }).click()
  await p.getByRole('button', { name: 'Imprimer…' }).click(); await p.locator('.print-report strong').waitFor(); await shot(`${tag}-print`)
  await p.setViewportSize({ width: 820, height: 1100 }); await shot(`${tag}-820-print`)
  await p.keyboard.press('Escape')
  await p.setViewportSize({ width: 1440, height: 900 })
  await p.keyboard.press('Escape')
  await p.goto(new URL('/', address).href); await p.locator('.shelf[data-ready=true]').waitFor()
}
} catch (e) { console.log(String(e)); await shot('fault') }
await b.close(); child.kill()
