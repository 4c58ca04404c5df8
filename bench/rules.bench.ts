/** The rules core in process, and the command line as a whole process. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'vitest'
import { newBand, openBand, writeJson, type Band, type Json } from '../src/core/index.ts'
import { systems } from '../src/games/index.ts'
import { median, printTable, time } from './table.ts'

const opened = (json: Json): Band => {
  const band = openBand(json, systems)
  if (!band.ok) throw new Error('the sample does not open')
  return band.value
}

/** Ten figures: two samples in one band. */
const tenFigures = (): Band => {
  const [system] = systems
  if (!system) throw new Error('no game')
  const figures = system.samples.flatMap(sample => {
    const list = sample.roster['figures']
    return Array.isArray(list) ? list : []
  })
  return opened({ ...newBand(system), roster: { points: 20, figures: figures.slice(0, 10) } })
}

it('measures the rules', () => {
  const band = tenFigures()
  const folder = mkdtempSync(join(tmpdir(), 'copiste-bench-'))
  const file = join(folder, 'dix.bande.json')
  writeFileSync(file, writeJson(band.document))
  const check = (): number => {
    const start = performance.now()
    spawnSync(process.execPath, ['bin/copiste.mjs', 'check', file])
    return performance.now() - start
  }
  const rules = time(500, () => {
    band.roster.validate()
    band.roster.derive()
  })
  const reading = time(200, () => void opened(band.document))
  const form = time(50, () => {
    for (const part of band.roster.form().parts) if (part.kind === 'list') part.items[0]?.fields()
  })
  const whole = median(Array.from({ length: 15 }, check))
  rmSync(folder, { recursive: true, force: true })
  printTable('Rules, a band of ten figures', [
    { what: 'validate + derive, in process', measured: `${rules.toFixed(3)} ms`, goal: '< 1 ms' },
    { what: 'open (schema), in process', measured: `${reading.toFixed(3)} ms`, goal: '' },
    { what: 'form with one figure open, in process', measured: `${form.toFixed(2)} ms`, goal: '' },
    { what: '`copiste check`, whole process', measured: `${(whole / 1000).toFixed(3)} s`, goal: '< 0.1 s' },
  ])
})
