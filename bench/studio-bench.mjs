/** From a key to what it changes on the screen, in a real Chromium against the browser host; skipped where there is none. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'

const executablePath = '/usr/bin/chromium'
if (!existsSync(executablePath)) {
  console.log('\nPas de Chromium ici : le temps d’une touche à l’écran n’est pas mesuré.')
  process.exit(0)
}

const root = resolve(import.meta.dirname, '..')
const cli = join(root, 'bin', 'copiste.mjs')
const folder = mkdtempSync(join(tmpdir(), 'copiste-bench-'))
const bands = join(folder, 'bandes')
const env = { ...process.env, COPISTE_DATA: join(folder, 'donnees'), COPISTE_LIBRARY: bands }

/** A band of ten: two samples in one. Its faults are no matter here. */
const writeTen = () => {
  mkdirSync(bands)
  const read = sample => {
    const file = join(folder, `${sample}.json`)
    execFileSync(process.execPath, [cli, 'new', 'flammes-et-fantassins', '--sample', sample, '--out', file], {
      stdio: 'ignore',
    })
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  const [ten, other] = [read('mages'), read('premiere-partie')]
  ten.name = 'Les Dix'
  ten.roster.figures.push(...other.roster.figures)
  writeFileSync(join(bands, 'les-dix.bande.json'), JSON.stringify(ten))
  return ten.roster.figures.length
}
const members = writeTen()

const host = spawn(process.execPath, [cli, 'serve'], { env })
const address = await new Promise(give => host.stdout.once('data', bytes => give(String(bytes).trim())))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })

/** One more key in the field that has the focus, until what is named is drawn anew. */
const typeOne = (text, watched) =>
  page.evaluate(
    async ([text, watched]) => {
      const input = document.activeElement
      const drawn = () => document.querySelector('.pdf')?.dataset.drawn
      const before = drawn()
      const start = performance.now()
      input.value = text
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      if (watched === 'page') while (drawn() === before) await new Promise(requestAnimationFrame)
      // What was set is laid out and painted once two frames have begun.
      else for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return performance.now() - start
    },
    [text, watched],
  )

const row = async (what, watched, words, turns = 60) => {
  const times = []
  for (let turn = 0; turn < turns; turn++) times.push(await typeOne(words(turn), watched))
  const sorted = times.slice(10).toSorted((a, b) => a - b)
  const at = share => Math.round(sorted[Math.floor(sorted.length * share)])
  console.log(`| ${what} | ${at(0.5)} ms | ${at(0.95)} ms | < 150 ms |`)
}
const search = turn => ['b', 'bo', 'bou', 'boul', 'boule', 'mage', ''][turn % 7]
const inView = name => page.getByRole('radio', { name, exact: true }).click()

console.log(`\n| from a key to the screen, a band of ${members} | median | p95 | goal |`)
console.log('| --- | ---: | ---: | ---: |')
try {
  await page.goto(address)
  await page.getByRole('searchbox').first().click()
  await row('the shelf: searching', 'frames', search)
  await page.getByRole('searchbox').first().fill('')
  await page.locator('.book-open').click()
  await page.locator('.pdf[aria-busy=false]').waitFor()
  for (const member of [0, 4, 9]) {
    await page
      .locator('.rail-item')
      .nth(member + 1)
      .click()
    const name = page.getByRole('textbox', { name: 'Nom', exact: true })
    await name.click()
    await page.locator('.pdf[aria-busy=false]').waitFor()
    await row(
      `the editor: a name, to its page (figure ${member + 1})`,
      'page',
      turn => `Nom de la ${turn}e heure`,
    )
  }
  await page.getByRole('textbox', { name: 'Nom', exact: true }).click()
  await row('the editor: a name, in the rail and the head', 'frames', turn => `De la ${turn}e heure`)
  await page.getByRole('button', { name: 'Changer : Équipement' }).click()
  await row('the picker: searching', 'frames', search)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await row('the palette: searching', 'frames', search)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+g')
  await page.getByRole('searchbox', { name: 'Chercher dans les règles' }).click()
  await row('the compendium beside the editor: searching', 'frames', search)
  await page.getByRole('button', { name: 'Revenir à l’aperçu' }).click()
  for (const [view, what] of [
    ['Tableau', 'the overview'],
    ['Duel', 'the duel'],
  ]) {
    await inView(view)
    await page.getByRole('textbox', { name: 'Nom de la bande' }).click()
    await row(`${what}: the band's name`, 'frames', turn => `Les Dix de la ${turn}e heure`)
  }
} finally {
  await browser.close()
  host.kill('SIGINT')
  await new Promise(give => host.once('exit', give))
  rmSync(folder, { recursive: true, force: true })
}
