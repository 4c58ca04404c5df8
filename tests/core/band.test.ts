import { describe, expect, it } from 'vitest'
import {
  newBand,
  openBand,
  readBand,
  sealGame,
  writeJson,
  type Band,
  type Json,
} from '../../src/core/index.ts'
import { madeUpGame, madeUpRules } from './made-up-game.ts'

const systems = [madeUpGame]
const file = (changes: { readonly [key: string]: Json } = {}): Json => ({
  format: 'copiste-band',
  version: 2,
  system: 'jeu-invente',
  name: 'Essai',
  roster: { units: [] },
  ...changes,
})
const opened = (json: Json): Band => {
  const result = openBand(json, systems)
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result.value
}
const refusal = (json: Json): readonly [string, string] => {
  const result = openBand(json, systems)
  const [first] = result.ok ? [] : result.diagnostics
  return [first?.code ?? 'ok', first?.path ?? '']
}

describe('the envelope', () => {
  it.each([
    ['a list', [], ['band.not-a-band', '']],
    ['no format', {}, ['band.not-a-band', '/format']],
    ['a scenario', file({ format: 'copiste-scenario' }), ['band.other-format', '/format']],
    ['a format that is no text', file({ format: 3 }), ['band.other-format', '/format']],
    ['no version', file({ version: null }), ['file.malformed', '/version']],
    ['version 0', file({ version: 0 }), ['file.malformed', '/version']],
    ['a newer version', file({ version: 3 }), ['band.newer-version', '/version']],
    ['an unknown game', file({ system: 'jeu-inventé' }), ['band.unknown-system', '/system']],
    ['a name that is no text', file({ name: 4 }), ['file.malformed', '/name']],
    ['a name of 121 characters', file({ name: 'é'.repeat(121) }), ['file.malformed', '/name']],
    ['a roster that is no object', file({ roster: [] }), ['file.malformed', '/roster']],
    [
      'a wrong value deep inside',
      file({ roster: { units: [{ name: 'a', count: 'b' }] } }),
      ['file.malformed', '/roster/units/0/count'],
    ],
  ])('refuses %s', (_, json, expected) => {
    expect(refusal(json)).toEqual(expected)
  })

  it('takes a name of 120 characters, whatever their width', () => {
    expect(opened(file({ name: '🐈'.repeat(120) })).name).toBe('🐈'.repeat(120))
  })

  it('names the nearest game', () => {
    const result = openBand(file({ system: 'jeu-invent' }), systems)
    expect(result.ok ? '' : result.diagnostics[0]?.message).toContain(
      'Vouliez-vous dire «\u00a0jeu-invente\u00a0»',
    )
  })
})

describe('an older version', () => {
  it('is migrated when opened, and says so', () => {
    const band = opened(file({ version: 1, roster: { troops: [{ name: 'Oies' }] } }))
    expect(band.migratedFrom).toBe(1)
    expect(band.document).toMatchObject({ version: 2, roster: { units: [{ name: 'Oies', count: 1 }] } })
    expect(band.notices.map(({ code }) => code)).toEqual(['band.migrated'])
  })

  it('is refused like any other when it is malformed', () => {
    expect(refusal(file({ version: 1, roster: { troops: 4 } }))).toEqual(['file.malformed', '/roster/units'])
  })
})

describe('unknown keys', () => {
  const strange = file({
    motto: 'x',
    roster: { units: [{ name: 'a', cuont: 3, melee: [{ score: 1, '€': 2 }] }] },
  })

  it('are kept at every level', () => {
    expect(opened(strange).document).toMatchObject({
      motto: 'x',
      roster: { units: [{ cuont: 3, melee: [{ '€': 2 }] }] },
    })
  })

  it('are reported as info, with the known key they look like', () => {
    const notices = opened(strange).notices
    expect(notices.map(({ severity, path }) => `${severity} ${path}`)).toEqual([
      'info /motto',
      'info /roster/units/0/cuont',
      'info /roster/units/0/melee/0/€',
    ])
    expect(notices[1]?.message).toContain('count')
  })

  it('are not reported by the thousand', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 0]))
    expect(opened(file({ roster: many })).notices).toHaveLength(101)
  })
})

describe('a new band', () => {
  it('opens without a remark', () => {
    const result = readBand(writeJson(newBand(madeUpGame)), systems)
    expect(result.ok && result.value.notices).toEqual([])
  })
})

describe('a game that is sealed', () => {
  const step = (from: number, name = `step-${from}`) => ({ from, name, migrate: (roster: Json) => roster })

  it.each([
    ['none', []],
    ['a step too few', [step(1)]],
    ['a step twice', [step(1), step(1, 'again')]],
    ['a step too far', [step(1), step(3)]],
    ['a step without a name', [step(1), step(2, ' ')]],
    ['two steps of one name', [step(1, 'same'), step(2, 'same')]],
  ])('says at once that it lacks a migration: %s', (_, migrations) => {
    expect(() => sealGame({ ...madeUpRules, version: 3, migrations })).toThrow(
      /jeu-invente: one named migration/,
    )
  })

  it('takes its steps in any order', () => {
    const sealed = sealGame({
      ...madeUpRules,
      version: 3,
      migrations: [
        { from: 2, name: 'two', migrate: roster => [roster, 2] },
        { from: 1, name: 'one', migrate: roster => [roster, 1] },
      ],
    })
    expect(sealed.migrate('old', 1)).toEqual([['old', 1], 2])
    expect(sealed.migrate('newer', 2)).toEqual(['newer', 2])
  })
})
