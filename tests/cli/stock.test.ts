/** A stock by the command line: a new one, a check that warns and breaks nothing, and no print of it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copiste, scratch } from './cli.ts'

const inScratch = scratch()
const system = 'flammes-et-fantassins'
const written = (name: string, changes: object): string => {
  const path = inScratch(`${name}.reserve.json`)
  const document = { format: 'copiste-stock', version: 1, system, name: 'De Léa', items: [], ...changes }
  writeFileSync(path, JSON.stringify(document))
  return path
}
const odon = { shelf: 'figurines', thing: { name: 'Odon', build: 'agile', classes: ['archer'] } }

describe('copiste new stock', () => {
  it('writes an empty one of a game, never over another', () => {
    const path = inScratch('neuve.reserve.json')
    expect(copiste('new', 'stock', system, '--out', path)).toMatchObject({
      code: 0,
      err: expect.stringContaining('La réserve «\u00a0Réserve Flammes & Fantassins\u00a0» est écrite dans'),
    })
    const text = readFileSync(path, 'utf8')
    expect(JSON.parse(text)).toEqual({
      format: 'copiste-stock',
      version: 1,
      system,
      name: 'Réserve Flammes & Fantassins',
      items: [],
    })
    expect(copiste('new', 'stock', system, '--out', path).code).toBe(2)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  it.each([
    ['no game', ['new', 'stock', '--out', 'x.reserve.json'], 'Dites de quel jeu'],
    ['an unknown game', ['new', 'stock', 'flammes', '--out', 'x.reserve.json'], 'est inconnu'],
    ['two games', ['new', 'stock', system, system, '--out', 'x.reserve.json'], 'est de trop'],
    ['a sample', ['new', 'stock', system, '--sample', 'mages', '--out', 'x.reserve.json'], '--sample'],
    ['bands', ['new', 'stock', system, '--band', 'a.bande.json', '--out', 'x.reserve.json'], '--band'],
    ['no file', ['new', 'stock', system], '--out ma-reserve.reserve.json'],
    ['the name of a band', ['new', 'stock', system, '--out', 'x.bande.json'], '.reserve.json'],
  ])('refuses %s', (_, words, why) => {
    const { code, err } = copiste(...words)
    expect([code, err.includes(why)]).toEqual([2, true])
    expect(existsSync('x.reserve.json')).toBe(false)
  })
})

describe('copiste check', () => {
  it('tells what it holds, and warns of what no band could take', () => {
    const path = written('revoir', { items: [odon, { shelf: 'figurines', thing: { name: 'Brisée' } }] })
    const { code, out } = copiste('check', path)
    expect(code).toBe(0)
    expect(out).toContain('De Léa (réserve, Flammes & Fantassins,')
    expect(out).toContain('bien formée')
    expect(out).toMatch(/avertissement .*Brisée.* ne peut être prise dans aucune bande/)
    expect(JSON.parse(copiste('check', '--json', path).out)).toMatchObject([
      {
        system,
        ok: true,
        totals: { things: 2 },
        diagnostics: [{ code: 'stock.refused', path: '/items/1/thing' }],
      },
    ])
  })

  it('refuses what is no stock, one of a newer Copiste, one of no game', () => {
    for (const [name, changes, why] of [
      ['liste', { items: {} }, '« items »'],
      ['neuf', { version: 2 }, 'plus récent'],
      ['jeu', { system: 'dames' }, 'est inconnu'],
    ] as const) {
      const { code, err } = copiste('check', written(name, changes))
      expect([code, err.replaceAll('\u00a0', ' ').includes(why)], name).toEqual([2, true])
    }
  })
})

describe('copiste print', () => {
  it('prints no stock: it says so, and writes nothing', () => {
    const [path, out] = [written('papier', { items: [odon] }), inScratch('papier.pdf')]
    for (const command of ['print', 'scenario', 'evening']) {
      const { code, err } = copiste(command, path, '--out', out)
      expect([code, err === ''], command).toEqual([2, false])
    }
    expect(existsSync(out)).toBe(false)
  })
})
