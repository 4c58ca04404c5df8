/** From a key to the page on the screen, in a real Chromium against the browser host; skipped where there is none. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'

const executablePath = '/usr/bin/chromium'
if (!existsSync(executablePath)) {
  console.log('\nPas de Chromium ici : le temps d’une touche à l’écran n’est pas mesuré.')
  process.exit(0)
}

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'copiste-bench-'))
const env = { ...process.env, COPISTE_DATA: join(folder, 'donnees'), COPISTE_LIBRARY: join(folder, 'bandes') }
const host = spawn(process.execPath, [join(root, 'bin', 'copiste.mjs'), 'serve'], { env })
const address = await new Promise(give => host.stdout.once('data', bytes => give(String(bytes).trim())))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })

/** A name that was never typed before, in the field that has the focus, until the page is drawn anew. */
const typeOne = turn =>
  page.evaluate(async turn => {
    const input = document.activeElement
    const pdf = () => document.querySelector('.pdf').dataset.drawn
    const before = pdf()
    const start = performance.now()
    input.value = `Ysoline de la ${turn}e heure`
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    while (pdf() === before) await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, turn)

console.log('\n| from a key to the page on the screen | median | slowest tenth | goal |')
console.log('| --- | ---: | ---: | ---: |')
try {
  await page.goto(address)
  for (const sample of ['Première partie', 'Une bande de Mages']) {
    await page.getByRole('button', { name: sample }).click()
    await page.locator('.pdf[aria-busy=false]').waitFor()
    await page.getByRole('textbox', { name: 'Nom', exact: true }).click()
    const times = []
    for (let turn = 0; turn < 60; turn++) times.push(await typeOne(turn))
    const sorted = times.slice(10).toSorted((a, b) => a - b)
    const at = share => Math.round(sorted[Math.floor(sorted.length * share)])
    console.log(`| ${sample} | ${at(0.5)} ms | ${at(0.9)} ms | < 150 ms |`)
    await page.getByRole('button', { name: 'Les bandes', exact: true }).click()
  }
} finally {
  await browser.close()
  host.kill('SIGINT')
  await new Promise(give => host.once('exit', give))
  rmSync(folder, { recursive: true, force: true })
}
