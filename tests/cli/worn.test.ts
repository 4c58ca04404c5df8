/** What a band wears, from outside: an icon that is none and a picture that is damaged are told of, and refused by nobody. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isJsonObject, type Json, type JsonObject } from '../../src/core/index.ts'
import { copiste, scratch } from './cli.ts'

const inScratch = scratch()

const samples: Readonly<Record<string, string>> = {
  'fees-d-armes': 'grande-marmite',
  'mini-figs-mef-fan': 'garnison',
}

const games = [
  { id: 'fees-d-armes', list: 'profiles', portrait: 'portrait', assets: 'profile-cards,standees,band-list' },
  { id: 'fees-d-armes', list: 'factions', portrait: 'picture', assets: 'faction-cards,band-list' },
  { id: 'mini-figs-mef-fan', list: 'units', portrait: 'portrait', assets: 'unit-cards,standees' },
] as const

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Its first sample, with every item of a list changed so. */
const changed = (game: string, list: string, change: JsonObject): string => {
  const path = inScratch(`${game}-${list}.bande.json`)
  rmSync(path, { force: true })
  expect(copiste('new', game, '--out', path, '--sample', samples[game] ?? '').code).toBe(0)
  const band: Json = JSON.parse(readFileSync(path, 'utf8'))
  const roster = isJsonObject(band) ? band['roster'] : undefined
  const items = isJsonObject(roster) ? roster[list] : undefined
  if (!isJsonObject(band) || !isJsonObject(roster) || !Array.isArray(items)) throw new Error('no such list')
  const next = items.map(item => (isJsonObject(item) ? { ...item, ...change } : item))
  writeFileSync(path, JSON.stringify({ ...band, roster: { ...roster, [list]: next } }))
  return path
}

describe.each(games)('what $list of $id wear', ({ id, list, portrait, assets }) => {
  const printed = (band: string) => {
    const [out, report] = [inScratch(`${id}-${list}.pdf`), inScratch(`${id}-${list}.json`)]
    for (const path of [out, report]) rmSync(path, { force: true })
    const ran = copiste('print', band, '--out', out, '--report', report, '--assets', assets)
    expect(existsSync(out)).toBe(true)
    const told: { problems: readonly { code: string; message: string }[] } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    return { ...ran, problems: told.problems }
  }

  it('prints an icon that does not exist as none, with a problem in the report', () => {
    const band = changed(id, list, { icon: 'licorne-en-tutu' })
    const checked = copiste('check', band)
    expect([checked.code, checked.err]).toEqual([0, ''])
    const { code, err, problems } = printed(band)
    expect(code).toBe(0)
    expect(problems.length).toBeGreaterThan(0)
    for (const { code: kind, message } of problems) {
      expect(kind).toBe('icon')
      expect(message).toContain('licorne-en-tutu')
    }
    expect(err).toContain('licorne-en-tutu')
  })

  it('takes a picture without a word', () => {
    const band = changed(id, list, { [portrait]: pixel })
    expect(copiste('check', band).code).toBe(0)
    const { code, problems } = printed(band)
    expect([code, problems]).toEqual([0, []])
  })

  it('tells of a damaged picture, and prints', () => {
    const band = changed(id, list, { [portrait]: `${pixel.slice(0, 70)}AAAA` })
    expect(copiste('check', band).code).toBe(0)
    const { code, problems } = printed(band)
    expect(code).toBe(0)
    expect(new Set(problems.map(({ code: kind }) => kind))).toEqual(new Set(['picture']))
  })

  it('refuses by its place what is no picture of a band', () => {
    const band = changed(id, list, { [portrait]: 'https://exemple.fr/image.png' })
    const { code, out, err } = copiste('check', band)
    expect(code).not.toBe(0)
    expect(`${out}${err}`).toContain('il faut une image PNG ou JPEG')
    expect(`${out}${err}`).toContain(portrait)
  })
})
