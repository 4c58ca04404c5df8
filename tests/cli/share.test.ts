/** Bands as text and back, as a player of the terminal does it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copiste, program, scratch } from './cli.ts'

const inScratch = scratch()
const game = 'flammes-et-fantassins'

const sample = (name: string): string => {
  const path = inScratch(`${name}-${Math.random().toString(36).slice(2)}.bande.json`)
  expect(copiste('new', game, '--sample', name, '--out', path).code).toBe(0)
  return path
}
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

describe('copiste share', () => {
  it.each(['markdown', 'text', 'forum', 'chat'])('writes a list as %s that paste reads back', form => {
    const band = sample('mages')
    const text = inScratch(`${form}.txt`)
    const back = inScratch(`${form}.bande.json`)
    expect(copiste('share', band, '--form', form, '--out', text)).toMatchObject({ code: 0, out: '' })
    expect(copiste('paste', text, '--out', back)).toMatchObject({ code: 0, out: '' })
    expect(json(back).name).toBe(json(band).name)
    expect(copiste('stats', back, '--json').out).toBe(copiste('stats', band, '--json').out)
    expect(copiste('check', back).code).toBe(0)
  })

  it('writes a code that holds all of it, and says what stays at home', () => {
    const band = sample('campagne')
    const { code, out, err } = copiste('share', band, '--form', 'code')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^copiste1:[\w-]+\n$/)
    const list = copiste('share', band)
    expect([list.code, list.err]).toEqual([
      0,
      'Ce texte ne dit pas : motivation, notes et récit de la campagne.\n',
    ])
    const back = inScratch('code.bande.json')
    const { status } = spawnSync(process.execPath, [program, 'paste', '-', '--out', back], { input: out })
    expect(status).toBe(0)
    expect(json(back)).toMatchObject(json(band))
    expect(copiste('share', back, '--form', 'code').out).toBe(out)
  })

  it('never writes over a file, nor under the name of a band', () => {
    const band = sample('trio')
    const before = readFileSync(band)
    expect(copiste('share', band, '--out', band)).toMatchObject({ code: 2 })
    const taken = inScratch('taken.txt')
    writeFileSync(taken, 'mine')
    expect(copiste('share', band, '--out', taken).err).toContain('existe déjà')
    expect([readFileSync(band), readFileSync(taken, 'utf8')]).toEqual([before, 'mine'])
  })

  it('refuses a form that it does not know, with the nearest, and a band that it cannot read', () => {
    const band = sample('trio')
    const { code, err } = copiste('share', band, '--form', 'markdow')
    expect([code, err]).toEqual([
      2,
      '--form «\u00a0markdow\u00a0» n’existe pas. Vouliez-vous dire «\u00a0markdown\u00a0» ? Choix : markdown, text, forum, chat, code.\n',
    ])
    expect(copiste('share', inScratch('absent.bande.json')).code).toBe(2)
  })

  it('shares a band that breaks a rule, and says so by its exit code', () => {
    const band = inScratch('faulty.bande.json')
    const roster = { points: 1, figures: [{ name: 'Odon', build: 'agile', classes: ['soldat', 'archer'] }] }
    writeFileSync(
      band,
      JSON.stringify({ format: 'copiste-band', version: 1, system: game, name: 'X', roster }),
    )
    const { code, out } = copiste('share', band)
    expect(code).toBe(1)
    expect(out).toContain('1. Odon')
  })
})

describe('copiste paste', () => {
  it('tells what it did not understand line by line, and writes the rest', () => {
    const text = inScratch('typed.txt')
    writeFileSync(
      text,
      'Les Typés\nFlammes et Fantassins, 6 PC\n\n1. Odon\n- puissant, Soldat\n- Dagues, cuir\n',
    )
    const out = inScratch('typed.bande.json')
    const ran = copiste('paste', text, '--out', out)
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err.split('\n')).toEqual([
      expect.stringMatching(
        /^Ligne 6 : «\u00a0Dagues\u00a0» n’est ni .* Vouliez-vous dire «\u00a0Dague\u00a0»\s\?$/,
      ),
      expect.stringMatching(/^La bande «\u00a0Les Typés\u00a0» \(Flammes & Fantassins\) est écrite dans /),
      expect.stringMatching(/^1\u00a0remarque : /),
      '',
    ])
    expect(json(out).roster).toMatchObject({
      points: 6,
      figures: [{ name: 'Odon', build: 'puissant', classes: ['soldat'], equipment: ['cuir'] }],
    })
  })

  it('refuses a damaged code, an unknown game, a name that is taken, and leaves nothing behind', () => {
    const text = inScratch('damaged.txt')
    writeFileSync(text, copiste('share', sample('trio'), '--form', 'code').out.slice(0, -20))
    const out = inScratch('damaged.bande.json')
    expect(copiste('paste', text, '--out', out)).toMatchObject({ code: 2 })
    expect(copiste('paste', text, '--out', out).err).toMatch(/^Ce code est incomplet/)
    expect(copiste('paste', text, '--game', 'echecs', '--out', out).err).toContain(
      '«\u00a0echecs\u00a0» est inconnu',
    )
    expect(copiste('paste', text).err).toContain('--out')
    expect(copiste('paste', text, '--out', inScratch('x.scenario.json')).code).toBe(2)
    expect(existsSync(out)).toBe(false)
    const taken = sample('trio')
    const before = readFileSync(taken)
    const sound = inScratch('sound.txt')
    writeFileSync(sound, copiste('share', taken, '--form', 'chat').out)
    expect(copiste('paste', sound, '--out', taken).err).toContain('existe déjà')
    expect(readFileSync(taken)).toEqual(before)
  })
})
