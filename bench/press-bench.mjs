/** The press against its peers on one deck, whole processes, and what one more card costs a warm press. */
import { createRequire } from 'node:module'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { deck } from './peers/deck.mjs'
import { measure, peers } from './peers/run.mjs'

const root = resolve(import.meta.dirname, '..')
const turns = Number(process.argv[2] ?? 5)
const counts = [216, 2160]
const machine = `${cpus()[0].model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.versions.node}`

console.log(`\nThe same deck, whole process, median of ${turns} (${machine})\n`)
console.log('| tool | cards | seconds | times pdfkit | times Typst | PDF, KiB | peak memory, MiB |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
for (const count of counts) {
  const rows = []
  for (const peer of peers) rows.push({ peer, ...(await measure(peer, count, turns)) })
  const secondsOf = name => rows.find(({ peer }) => peer === name).seconds
  for (const { peer, seconds, bytes, rssMiB } of rows)
    console.log(
      `| ${peer} | ${count} | ${seconds.toFixed(2)} | ${(seconds / secondsOf('pdfkit')).toFixed(2)} | ${(seconds / secondsOf('typst')).toFixed(2)} | ${Math.round(bytes / 1024)} | ${Math.round(rssMiB)} |`,
    )
}

const { openBenchPress, benchJob } = createRequire(import.meta.url)(`${root}/out/bench/chunks/press.cjs`)
const press = await openBenchPress(root)
const time = async cards => {
  const job = benchJob(cards)
  const start = performance.now()
  await press.print(job)
  return performance.now() - start
}
await time(deck(500))
const one = []
for (let turn = 0; turn < 31; turn++)
  one.push(await time([{ title: `Carte ${turn}`, text: deck(turn + 1).at(-1).text }]))
const [fiveHundred, thousand, fiveThousand, twentyThousand] = [
  await time(deck(500)),
  await time(deck(1000)),
  await time(deck(5000)),
  await time(deck(20_000)),
]
console.log('\nGoals: at most 1.5 times Typst for 216 cards, 0.5 times for 2,160; memory under 150 MiB.')
console.log('\n| in a warm process | measured | goal |\n| --- | ---: | --- |')
console.log(`| one card again | ${one.toSorted((a, b) => a - b)[15].toFixed(1)} ms | < 15 ms |`)
console.log(`| 5,000 cards over 1,000 | ${(fiveThousand / thousand).toFixed(2)} times | <= 5 times |`)
for (const [count, spent] of [
  [500, fiveHundred],
  [5000, fiveThousand],
  [20_000, twentyThousand],
])
  console.log(`| ${count} cards, each | ${((spent * 1000) / count).toFixed(0)} µs | near linear |`)
