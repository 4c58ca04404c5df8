/** What a player waits for: whole processes of the command line, the first time, and with what the time before has kept. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const turns = Number(process.argv[2] ?? 5)
const folder = mkdtempSync(join(tmpdir(), 'copiste-bench-'))
const at = name => join(folder, name)
const cache = at('cache')
const env = {
  ...process.env,
  COPISTE_CACHE: cache,
  COPISTE_DATA: at('donnees'),
  COPISTE_LIBRARY: at('bandes'),
  NO_COLOR: '1',
}
const peak = pathToFileURL(join(root, 'bench', 'peers', 'peak.mjs')).href

/** Seconds from the spawn to the end, and MiB at the most. */
const copiste = (...words) =>
  new Promise((done, fail) => {
    const start = performance.now()
    const child = spawn(process.execPath, ['--import', peak, join(root, 'bin', 'copiste.mjs'), ...words], {
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    })
    let [said, most, seconds] = ['', '', 0]
    child.stderr.on('data', text => (said += text))
    child.stdio[3].on('data', text => (most += text))
    child.on('exit', () => (seconds = (performance.now() - start) / 1000))
    child.on('close', code =>
      code === 0 ? done({ seconds, memory: Number(most) / 1024 }) : fail(new Error(said)),
    )
  })

const median = samples => samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)]

/** The median of so many turns, each after what makes it ready. */
const row = async (what, goal, ready, words) => {
  const runs = []
  for (let turn = 0; turn < turns; turn++) {
    await ready(turn)
    runs.push(await copiste(...words))
  }
  const seconds = median(runs.map(run => run.seconds))
  const memory = median(runs.map(run => run.memory))
  console.log(`| ${what} | ${seconds.toFixed(3)} s | ${Math.round(memory)} MiB | ${goal} |`)
}

const forget = part => rmSync(join(cache, part), { recursive: true, force: true })
const [mages, other, scenario, evening, pdf] = [
  'mages.bande.json',
  'autre.bande.json',
  'le.scenario.json',
  'la.soiree.json',
  'x.pdf',
].map(at)
const game = 'flammes-et-fantassins'
const nothing = () => undefined

/** Another band of the game was printed before: its fonts are known, and none of this band's faces. */
const another = async () => {
  forget('faces')
  await copiste('print', other, '--out', at('autre.pdf'))
}
const rename = turn => {
  const band = JSON.parse(readFileSync(mages, 'utf8'))
  band.roster.figures[1].name = `Nom du tour ${turn}`
  writeFileSync(mages, JSON.stringify(band))
}

try {
  await copiste('new', game, '--sample', 'mages', '--out', mages)
  await copiste('new', game, '--sample', 'premiere-partie', '--out', other)
  await copiste('new', 'scenario', '--sample', 'la-borne-baladeuse', '--out', scenario)
  await copiste('new', 'evening', '--out', evening, '--band', mages, other, '--scenario', scenario)
  console.log(`\n| a whole process, median of ${turns} | measured | peak memory | goal |`)
  console.log('| --- | ---: | ---: | ---: |')
  const print = ['print', mages, '--out', pdf]
  await row('`check`', '0.1 s', nothing, ['check', mages])
  await row(
    '`print`, the Mages sample, nothing kept of anything',
    '',
    () => (forget('faces'), forget('code')),
    print,
  )
  await row('`print`, the Mages sample, the first time', '0.8 s, 150 MiB', another, print)
  await row('`print`, the Mages sample, one figure changed', '0.3 s', rename, print)
  await row('`print`, the Mages sample, nothing changed', '', nothing, print)
  await row('`evening`, the first time', '2 s', () => forget('faces'), ['evening', evening, '--out', pdf])
  await row('`evening`, again', '', nothing, ['evening', evening, '--out', pdf])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
