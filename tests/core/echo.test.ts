/** What is echoed of a file: one line, short, and nothing that a terminal or a reader's eye obeys. */
import { describe, expect, it } from 'vitest'
import { error, oneLine, parse, quote, readJson, short, z } from '../../src/core/index.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('promise 16: what is echoed', () => {
  it.each([
    ['an order to clear the screen', 'Ber\u001b[2Jtrude', 'Bertrude'],
    ['an order to hide what follows', '\u001b[8mBertrude', 'Bertrude'],
    ['a title for the window', '\u001b]0;pwned\u0007Bertrude', 'Bertrude'],
    ['an order in eight bits', 'Ber\u009b31mtrude', 'Bertrude'],
    ['an escape alone', 'Ber\u001btrude', 'Bertrude'],
    ['a bell and a backspace', 'Bertrude\u0007\b\u007f', 'Bertrude'],
    ['lines', 'Ber\r\ntrude\u2028et\tGontran', 'Ber trude et Gontran'],
    ['a turn of the reading', 'Ber\u202eedurt\u202c\u2066x\u2069\u200f', 'Beredurtx'],
    ['letters that nobody sees', 'Bertrude\u{e0041}\u{e0042}', 'Bertrude'],
    ['half a letter', 'Bertrude\ud83d', 'Bertrude\ufffd'],
  ])('loses %s', (_, text, shown) => {
    expect(oneLine(text)).toBe(shown)
    expect(quote(text)).toBe(`«\u00a0${shown}\u00a0»`)
    expect(error('a.b', '', `Voici ${text}.`).message).toBe(`Voici ${shown}.`)
  })

  it('keeps every honest letter', () => {
    for (const name of [
      'Œdipe «\u00a0l’Ancien\u00a0»',
      'علي',
      'שרה',
      '山田',
      '👩‍👩‍👧',
      'e\u0301',
      'x\u00ady',
      '⚔️ ½',
    ])
      expect(oneLine(name)).toBe(name)
  })

  it('is short, and never halves a letter', () => {
    expect(short('a'.repeat(120))).toBe('a'.repeat(120))
    expect(short('a'.repeat(121))).toBe(`${'a'.repeat(119)}…`)
    expect(short('😀'.repeat(120))).toBe('😀'.repeat(120))
    expect(short('😀'.repeat(121))).toBe(`${'😀'.repeat(119)}…`)
    expect(quote('x'.repeat(8_000_000))).toHaveLength(124)
  })

  it('leaves a sentence its end, which says what to do', () => {
    const { message } = error('a.b', '', `${'x'.repeat(1_000_000)} : choisissez-en un autre.`)
    expect(message.length).toBeLessThan(2100)
    expect(message).toContain('choisissez-en un autre.')
  })

  it('of JSON, of a number without end, of a key and of a value', () => {
    const told = (result: ReturnType<typeof readJson>): string =>
      result.ok ? '' : (result.diagnostics[0]?.message ?? '')
    for (const text of [
      `{"a": 1${'0'.repeat(100_000)}}`,
      `{"${'k'.repeat(100_000)}": 1, "${'k'.repeat(100_000)}": 2}`,
    ])
      expect(told(readJson(bytes(text))).length).toBeLessThan(300)
    const wrong = parse(z.object({ a: z.number() }), { a: `\u001b[2J\u202e${'x'.repeat(100_000)}` })
    const [first] = wrong.ok ? [] : wrong.diagnostics
    expect(first?.message).toMatch(
      /^«\u00a0a\u00a0»\u00a0: il faut un nombre, et le fichier porte "\S{20,45}…\.$/,
    )
    expect(first?.message).not.toMatch(/[\u0000-\u001f\u202e]/)
  })
})
