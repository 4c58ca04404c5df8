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
const env = {
  ...process.env,
  COPISTE_DATA: join(folder, 'donnees'),
  COPISTE_CACHE: join(folder, 'cache'),
  COPISTE_LIBRARY: bands,
}

/** Of each game: its samples, and which list of a roster holds who is played. */
const games = [
  { id: 'flammes-et-fantassins', samples: ['mages', 'premiere-partie'], list: 'figures' },
  { id: 'fees-d-armes', samples: ['grande-marmite', 'petit-peuple'], list: 'profiles' },
  { id: 'mini-figs-mef-fan', samples: ['ost', 'procession'], list: 'units' },
  { id: 'frostgrave', samples: ['sans-manteau', 'dix-chandelles'], list: 'soldiers' },
  { id: 'argad', samples: ['expedition', 'contrebande'], list: 'profiles' },
]

const ten = 10

/** A band of ten: two samples in one, again and again until there are ten. Its faults are no matter here. */
const writeTen = ({ id, samples, list }) => {
  const [band, other] = samples.map(sample => {
    const file = join(folder, `${id}-${sample}.json`)
    execFileSync(process.execPath, [cli, 'new', id, '--sample', sample, '--out', file], {
      stdio: 'ignore',
      env,
    })
    return JSON.parse(readFileSync(file, 'utf8'))
  })
  const all = [...band.roster[list], ...other.roster[list]]
  band.name = `Les Dix (${id})`
  band.roster[list] = Array.from({ length: ten }, (_, at) => {
    const one = all[at % all.length]
    return 'id' in one ? { ...one, id: `${one.id}-${at}` } : one
  })
  writeFileSync(join(bands, `${id}.bande.json`), JSON.stringify(band))
}
mkdirSync(bands)
for (const game of games) writeTen(game)

const serve = async () => {
  const host = spawn(process.execPath, [cli, 'serve'], { env })
  const address = await new Promise(give => host.stdout.once('data', bytes => give(String(bytes).trim())))
  return { address, end: () => ended(host) }
}
const ended = host => {
  host.kill('SIGINT')
  return new Promise(give => host.once('exit', give))
}
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const view = { viewport: { width: 1440, height: 900 }, locale: 'fr-FR' }
const median = times => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
const bookOf = (page, id) => page.locator('.book', { hasText: `Les Dix (${id})` }).locator('.book-open')

/** Milliseconds from the first word to the host until a letter typed into the first field is drawn. */
const typedFirst = async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const field = () => document.querySelector('input[type=search], [role=searchbox]')
  while (!field()) await frame()
  const input = field()
  input.focus()
  input.value = 'l'
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await frame()
  await frame()
  const typed = performance.now()
  input.value = ''
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return typed
}

/** Each turn is an evening of its own: a host that has just started, a browser that has seen nothing. */
const opening = async turns => {
  const [ready, there, shown] = [[], [], []]
  for (let turn = 0; turn < turns; turn++) {
    const { address, end } = await serve()
    const context = await browser.newContext(view)
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'commit' })
    ready.push(await page.evaluate(typedFirst))
    const book = bookOf(page, games.at(-1).id)
    await book.waitFor()
    there.push(await page.evaluate(() => performance.now()))
    const chosen = performance.now()
    await book.evaluate(button => button.click())
    await page.locator('.pdf[aria-busy=false]').waitFor()
    shown.push(performance.now() - chosen)
    await context.close()
    await end()
  }
  console.log('\n| the studio, from the start | median | worst | goal |\n| --- | ---: | ---: | ---: |')
  const row = (what, times, goal) =>
    console.log(
      `| ${what} | ${Math.round(median(times))} ms | ${Math.round(Math.max(...times))} ms | ${goal} |`,
    )
  row('its host answers, until one can type', ready, '< 1,000 ms')
  row('its host answers, until its bands stand on the shelf', there, '< 1,000 ms')
  row('the band touched last is chosen, until its first page is drawn', shown, '< 300 ms')
}
await opening(5)

const { address, end } = await serve()
const page = await browser.newPage(view)

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
  console.log(`| ${what} | ${at(0.5)} ms | ${at(0.95)} ms | < 100 ms |`)
}
const search = turn => ['b', 'bo', 'bou', 'boul', 'boule', 'mage', ''][turn % 7]
const inView = name => page.getByRole('radio', { name, exact: true }).click()

const nameField = () => page.getByRole('textbox', { name: 'Nom', exact: true }).first()

console.log(`\n| from a key to the screen, a band of ${ten} | median | p95 | goal |`)
console.log('| --- | ---: | ---: | ---: |')
try {
  await page.goto(address)
  await page.getByRole('searchbox').first().click()
  await row('the shelf: searching', 'frames', search, 20)
  await page.getByRole('searchbox').first().fill('')
  for (const { id } of games.toReversed()) {
    await page.goto(address)
    await bookOf(page, id).click()
    await page.locator('.pdf[aria-busy=false]').waitFor()
    for (const member of [0, 4, 9]) {
      await page.locator('.rail-item:not(.whole)').nth(member).click()
      await nameField().click()
      await page.locator('.pdf[aria-busy=false]').waitFor()
      await row(
        `${id}: a name, to its page (place ${member + 1} of the rail)`,
        'page',
        turn => `Nom de la ${turn}e heure`,
      )
    }
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
  await end()
  rmSync(folder, { recursive: true, force: true })
}
