/** The command line attacked from outside: places of the system, inputs as outputs, lost output, names that give orders. */
import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { copiste, program, scratch } from './cli.ts'

const inScratch = scratch()
let band = ''

beforeAll(() => {
  band = inScratch('bande.bande.json')
  copiste('new', 'flammes-et-fantassins', '--sample', 'trio', '--out', band)
})

/** One that never ends is ended, and has no code. */
const ended = (...words: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  return { code: status, err: stderr }
}

describe('promise 16: --out in a place of the system', () => {
  it.runIf(existsSync('/proc/self')).each([
    ['a folder to be made', '/proc/self/sortie'],
    ['one deeper', '/proc/sortie/profonde'],
    ['a file', '/proc/self/sortie.pdf'],
    ['a file of /sys', '/sys/sortie.pdf'],
  ])('%s ends, with a sentence', (_, out) => {
    const { code, err } = ended('print', band, '--assets', 'tokens', '--out', out)
    expect(code).toBe(2)
    expect(err).toContain('cet endroit est au système')
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  it.runIf(existsSync('/proc/kmsg'))('a link to what never ends is refused as a band', () => {
    const link = inScratch('noyau.bande.json')
    symlinkSync('/proc/kmsg', link)
    const { code, err } = ended('check', link)
    expect([code, err.includes('au système')]).toEqual([2, true])
  })
})

describe('promise 16: an input is never an output', () => {
  /** Each case in a folder of its own, with the band under the name that the output would take. */
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['a page of the fronts', 'y-1.png', ['--out', 'y.pdf', '--png', '36']],
    ['a page among a hundred', 'y-01.png', ['--out', 'y.pdf', '--png', '36']],
    ['a page of the backs', 'y-dos-1.png', ['--out', 'y.pdf', '--png', '36', '--backs', 'separate']],
    ['a page in a folder', 'y-1.png', ['--out', '.', '--png', '36']],
    ['a page by another way', 'y-1.png', ['--out', './/y.pdf', '--png', '36']],
    ['the PDF', 'y.pdf', ['--out', 'y.pdf']],
    ['the PDF of the backs', 'y-dos.pdf', ['--out', 'y.pdf', '--backs', 'separate']],
    ['the report', 'r.json', ['--out', 'y.pdf', '--report', './r.json']],
    ['the report through a link', 'r.json', ['--out', 'y.pdf', '--report', 'lien/r.json']],
  ]
  it.each(cases)('%s', (name, own, words) => {
    const folder = inScratch(name.replaceAll(' ', '-'))
    mkdirSync(folder)
    symlinkSync('.', `${folder}/lien`)
    copyFileSync(band, `${folder}/${own}`)
    copyFileSync(band, `${folder}/y`)
    const inputs = words.includes('.') ? ['y', own] : [own]
    const run = spawnSync(process.execPath, [program, 'print', ...inputs, '--assets', 'tokens', ...words], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect([run.status, run.stderr]).toEqual([2, expect.stringContaining('serait écrasé')])
    expect(readFileSync(`${folder}/${own}`).equals(readFileSync(band))).toBe(true)
  })

  it('a band that is a link to what would be written, or the other way round', () => {
    const folder = inScratch('liens')
    mkdirSync(folder)
    copyFileSync(band, `${folder}/vraie.json`)
    symlinkSync('vraie.json', `${folder}/y-2.png`)
    for (const input of ['vraie.json', 'y-2.png']) {
      const { status, stderr } = spawnSync(
        process.execPath,
        [program, 'print', input, '--out', input === 'y-2.png' ? 'y.pdf' : 'z.pdf', '--png', '36'].concat(
          input === 'y-2.png' ? [] : ['--report', 'y-2.png'],
        ),
        { cwd: folder, encoding: 'utf8' },
      )
      expect([status, stderr]).toEqual([2, expect.stringContaining('serait écrasé')])
    }
    expect(readFileSync(`${folder}/vraie.json`).equals(readFileSync(band))).toBe(true)
  })

  it('a template, a profile kept by its name, and the report over a page of the same print', () => {
    const folder = inScratch('autres')
    mkdirSync(`${folder}/gabarits/shared`, { recursive: true })
    mkdirSync(`${folder}/imprimantes`)
    writeFileSync(`${folder}/gabarits/shared/base.css`, '.c { color: #000 }')
    writeFileSync(
      `${folder}/imprimantes/Bureau.imprimante.json`,
      '{"format":"copiste-printer","version":1,"name":"Bureau"}',
    )
    const told = (...words: readonly string[]) => {
      const { status, stderr } = spawnSync(
        process.execPath,
        [program, 'print', band, '--assets', 'tokens', '--out', 'y.pdf', ...words],
        { cwd: folder, encoding: 'utf8', env: { ...process.env, COPISTE_PRINTERS: `${folder}/imprimantes` } },
      )
      return [status, stderr]
    }
    const lost = [2, expect.stringContaining('serait écrasé')]
    expect(told('--templates', 'gabarits', '--report', 'gabarits/shared/base.css')).toEqual(lost)
    expect(told('--printer', 'Bureau', '--report', 'imprimantes/Bureau.imprimante.json')).toEqual(lost)
    const twice = [2, expect.stringContaining('deux fois')]
    expect(told('--png', '36', '--report', './y-1.png')).toEqual(twice)
    expect(told('--report', './y.pdf')).toEqual(twice)
    expect(existsSync(`${folder}/y.pdf`)).toBe(false)
  })
})

describe('promise 16: an output that is lost', () => {
  it
    .runIf(existsSync('/dev/full'))
    .each([['systems'], ['systems --json'], ['catalog flammes-et-fantassins']])(
    'on a full disk is told: %s',
    words => {
      const { status, stderr } = spawnSync(process.execPath, [program, ...words.split(' ')], {
        encoding: 'utf8',
        stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      })
      expect(status).toBe(2)
      expect(stderr).toMatch(/^La sortie standard est fermée ou pleine\s: .*\n$/)
    },
  )

  it('to a reader that has gone is told, without a trace of the program', async () => {
    const child = spawn(process.execPath, [program, 'catalog', 'flammes-et-fantassins'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    const code = await new Promise(resolve => child.on('close', resolve))
    expect(code).toBe(2)
    expect(err).toMatch(/^La sortie standard est fermée ou pleine\s: .*\n$/)
  })

  it.runIf(existsSync('/dev/full'))('of the messages alone leaves the code as it is', () => {
    const run = (...words: readonly string[]) =>
      spawnSync(process.execPath, [program, ...words], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
      })
    expect(run('check', inScratch('absente.json')).status).toBe(2)
    expect(run('new', 'flammes-et-fantassins', '--out', inScratch('neuve.bande.json')).status).toBe(0)
  })
})

describe('promise 16: what is echoed of a band', () => {
  const order = '\u001b[2J\u001b]0;titre\u0007\u009b31m\u202e\r\n'
  const orders = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

  it('gives no order to a terminal, stands on one line, and is short', () => {
    const path = inScratch('ordres.bande.json')
    const figure = {
      name: `Ber${order}trude`,
      build: 'agile',
      classes: [`${order}${'x'.repeat(80)}`],
      equipment: [`epee${order}`],
    }
    writeFileSync(
      path,
      JSON.stringify({
        format: 'copiste-band',
        version: 1,
        system: 'flammes-et-fantassins',
        name: `Nom${order}`,
        roster: { points: 8, figures: [figure], [`clef${order}${'k'.repeat(50_000)}`]: 1 },
      }),
    )
    for (const command of ['check', 'stats']) {
      const { out, err } = copiste(command, path)
      expect(out + err).toContain('Ber')
      expect((out + err).replaceAll('\t', ' '), command).not.toMatch(orders)
      expect(Math.max(...`${out}\n${err}`.split('\n').map(line => line.length)), command).toBeLessThan(1000)
    }
    const json = copiste('check', path, '--json')
    expect(json.out).not.toMatch(orders)
    expect(JSON.parse(json.out)[0].diagnostics.length).toBeGreaterThan(0)
  })

  it('not even an unknown word of the call', () => {
    for (const words of [
      [`com${order}`],
      ['check', `--op${order}`],
      ['print', band, '--out', 'x.pdf', '--theme', `t${order}`],
    ]) {
      const { code, err } = copiste(...words)
      expect([code, err.trim().split('\n').length]).toEqual([2, 1])
      expect(err).not.toMatch(orders)
    }
  })
})
