/** Times the other tools on the same deck, whole process each, to know where our press stands among them. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const here = import.meta.dirname
const counts = [216, 2160]
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))

export const peers = ['copiste', 'pdfkit', 'pdfmake', 'react-pdf', 'typst']

export const installed = () =>
  Object.keys(dependencies).every(name => existsSync(join(here, 'node_modules', name, 'package.json')))

export const missingInstall =
  'Les outils à comparer ne sont pas installés : à la racine du projet, lancez ' +
  '« npm install --ignore-scripts --prefix bench/peers ».'

const median = samples => {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2
}

/** One whole process, from its spawn to its end; React must not check itself as it does in development. */
const runOnce = (script, args) =>
  new Promise((resolve, reject) => {
    const preload = pathToFileURL(join(here, 'peak.mjs')).href
    const start = performance.now()
    const child = spawn(process.execPath, ['--import', preload, script, ...args], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    })
    let seconds = 0
    let errors = ''
    let peak = ''
    child.stderr.on('data', chunk => (errors += chunk))
    child.stdio[3].on('data', chunk => (peak += chunk))
    child.on('error', reject)
    child.on('exit', () => (seconds = (performance.now() - start) / 1000))
    child.on('close', code => {
      if (code === 0) resolve({ seconds, rssMiB: Number(peak) / 1024 })
      else reject(new Error(`${script} ended with ${code}\n${errors}`))
    })
  })

/** Medians over so many turns of one peer laying so many cards. */
export const measure = async (peer, count, turns) => {
  if (!installed()) throw new Error(missingInstall)
  const folder = mkdtempSync(join(tmpdir(), 'copiste-peers-'))
  const out = join(folder, `${peer}.pdf`)
  try {
    const runs = []
    for (let turn = 0; turn < turns; turn++) {
      rmSync(out, { force: true })
      runs.push(await runOnce(join(here, `${peer}.mjs`), [String(count), out]))
    }
    return {
      seconds: median(runs.map(run => run.seconds)),
      bytes: statSync(out).size,
      rssMiB: median(runs.map(run => run.rssMiB)),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const printAll = async turns => {
  const [cpu] = cpus()
  console.log(`${cpu?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, ${turns} turns\n`)
  console.log('| tool | cards | seconds | PDF, KiB | peak memory, MiB |')
  console.log('| --- | ---: | ---: | ---: | ---: |')
  for (const count of counts)
    for (const peer of peers) {
      const { seconds, bytes, rssMiB } = await measure(peer, count, turns)
      const cells = [peer, count, seconds.toFixed(2), (bytes / 1024).toFixed(0), rssMiB.toFixed(0)]
      console.log(`| ${cells.join(' | ')} |`)
    }
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  const turns = Number(process.argv[2] ?? 5)
  if (!installed()) {
    console.error(missingInstall)
    process.exitCode = 2
  } else if (!Number.isInteger(turns) || turns < 1) {
    console.error('Le nombre de tours doit être un entier, au moins 1.')
    process.exitCode = 2
  } else await printAll(turns)
}
