/** What a job has no use for is not opened. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copiste, program, scratch } from './cli.ts'

const inScratch = scratch()

/** The packages that the process of a command has opened. */
const packagesOf = (...words: readonly string[]): readonly string[] => {
  const spy = inScratch('espion.cjs')
  const seen = inScratch('vus.txt')
  writeFileSync(
    spy,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(seen)}, Object.keys(require.cache).join('\\n')))`,
  )
  const { status, stderr } = spawnSync(process.execPath, ['--require', spy, program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, COPISTE_CACHE: inScratch('cache') },
  })
  expect(stderr, stderr).not.toContain('Error')
  expect(status).toBe(0)
  const files = readFileSync(seen, 'utf8').split('\n')
  return [
    ...new Set(files.flatMap(file => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1] ?? [])),
  ]
}

describe('what is opened', () => {
  it('is no package, for a check nor for a print of what our games say', () => {
    const [band, pdf] = [inScratch('mages.bande.json'), inScratch('mages.pdf')]
    expect(copiste('new', 'flammes-et-fantassins', '--sample', 'mages', '--out', band).code).toBe(0)
    expect(packagesOf('check', band)).toEqual([])
    expect(packagesOf('print', band, '--out', pdf)).toEqual([])
    const first = readFileSync(pdf)
    expect(packagesOf('print', band, '--out', pdf)).toEqual([])
    expect(readFileSync(pdf).equals(first)).toBe(true)
  })

  it('is the reader of fonts for a name that the build knows nothing of, once', () => {
    const [band, pdf] = [inScratch('nom.bande.json'), inScratch('nom.pdf')]
    copiste('new', 'flammes-et-fantassins', '--sample', 'mages', '--out', band)
    const { roster, ...rest } = JSON.parse(readFileSync(band, 'utf8'))
    const [first, ...others] = roster.figures
    const figures = [{ ...first, name: 'Søren le Grand' }, ...others]
    writeFileSync(band, JSON.stringify({ ...rest, roster: { ...roster, figures } }))
    expect(packagesOf('print', band, '--out', pdf)).toContain('fontkit')
    expect(packagesOf('print', band, '--out', pdf)).toEqual([])
  })
})
