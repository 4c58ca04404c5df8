import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonText, readJson, readMessage, writeJson } from '../../src/core/index.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const codeOf = (input: Uint8Array | string): string => {
  const result = readJson(typeof input === 'string' ? bytes(input) : input)
  return result.ok ? 'ok' : (result.diagnostics[0]?.code ?? '')
}

describe('readJson', () => {
  it('reads what JSON.parse reads, for any JSON that is not too deep', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 12 }), value => {
        const text = JSON.stringify(value)
        fc.pre(!/"(?:__proto__|constructor|prototype)":/.test(text) && !text.includes('\\u0000'))
        const read = readJson(bytes(text))
        if (!read.ok) throw new Error(read.diagnostics[0]?.message)
        // No file keeps a zero below zero.
        const plain = (_key: string, item: unknown): unknown => (item === 0 ? 0 : item)
        expect(JSON.parse(jsonText(read.value))).toEqual(JSON.parse(text, plain))
      }),
      { numRuns: 1000 },
    )
  })

  it('gives the very value, where no number is beyond 2^53', () => {
    const text = '{"a":[1,-2.5,1e3,9007199254740991,"é",null,true],"b":{}}'
    expect(readJson(bytes(text))).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it('promise 4: numbers beyond 2^53 are written again as they were written, wherever they stand', () => {
    const text =
      '{"a":9007199254740993,"b":[-12345678901234567890,1.0e30,9007199254740991],"c":{"$nombre":"7"},"d":{"$$nombre":[1]},"$nombre":12345678901234567890}'
    const read = readJson(bytes(text))
    if (!read.ok) throw new Error(read.diagnostics[0]?.message)
    expect(jsonText(read.value)).toBe(text)
    // Through a window's message and back, too.
    const crossed = readMessage(bytes(JSON.stringify(read.value)))
    expect(crossed.ok && jsonText(crossed.value)).toBe(text)
  })

  it('promise 4: what only looks like such a number is told from one, for any names and values', () => {
    const name = fc.constantFrom('$nombre', '$$nombre', '$$$nombre', 'a', 'b')
    const leaf = fc.constantFrom('1', '"12345678901234567890"', '12345678901234567890', '"x"', 'null')
    const value = fc.letrec(tie => ({
      any: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc
          .uniqueArray(fc.tuple(name, tie('any')), { selector: ([key]) => key, maxLength: 4 })
          .map(entries => `{${entries.map(([key, item]) => `"${key}":${String(item)}`).join(',')}}`),
      ),
    })).any
    fc.assert(
      fc.property(value, text => {
        const read = readJson(bytes(String(text)))
        expect(read.ok && jsonText(read.value)).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  it('answers any bytes with a value or a sentence, never an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), input => {
        const result = readJson(input)
        expect(result.ok || result.diagnostics.every(({ message }) => message.length > 20)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['nothing', '', 'file.empty'],
    ['white space', ' \n\t ', 'file.empty'],
    ['a byte order mark', '\ufeff{}', 'file.bom'],
    ['UTF-16, little end first', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), 'file.utf-16'],
    ['UTF-16, big end first', new Uint8Array([0xfe, 0xff, 0, 0x7b, 0, 0x7d]), 'file.utf-16'],
    ['a NUL byte', new Uint8Array([0x7b, 0, 0x7d]), 'file.nul'],
    ['an escaped NUL', '{"name":"a\\u0000b"}', 'file.nul'],
    ['Latin-1', new Uint8Array([0x22, 0xe9, 0x22]), 'file.not-utf-8'],
    ['a lone surrogate', '{"name":"\\ud800"}', 'file.lone-surrogate'],
    ['__proto__', '{"__proto__":{"x":1}}', 'file.forbidden-key'],
    ['an escaped __proto__', '{"__pr\\u006fto__":{"x":1}}', 'file.forbidden-key'],
    ['constructor', '{"constructor":1}', 'file.forbidden-key'],
    ['a duplicate key', '{"a":1,"a":2}', 'file.duplicate-key'],
    ['1e400', '[1e400]', 'file.infinite'],
    ['65 levels', '['.repeat(65) + ']'.repeat(65), 'file.too-deep'],
    ['100,000 levels', '['.repeat(100_000) + ']'.repeat(100_000), 'file.too-deep'],
    ['a cut object', '{"a":', 'file.truncated'],
    ['a cut string', '{"a', 'file.truncated'],
    ['a cut word', '[tru', 'file.not-json'],
    ['a trailing comma', '[1,]', 'file.not-json'],
    ['two values', '{} {}', 'file.not-json'],
    ['a raw line break in a text', '"a\nb"', 'file.not-json'],
    ['an unknown escape', '"\\q"', 'file.not-json'],
    ['a leading zero', '01', 'file.not-json'],
    ['plain words', 'bonjour', 'file.not-json'],
  ])('refuses %s', (_, input, code) => {
    expect(codeOf(input)).toBe(code)
  })

  it('reads 64 levels', () => {
    expect(codeOf('['.repeat(64) + ']'.repeat(64))).toBe('ok')
  })

  it('says where: line and column', () => {
    const result = readJson(bytes('{\n  "a": 1,\n  "a": 2\n}'))
    expect(result.ok ? '' : result.diagnostics[0]?.message).toContain('ligne 3')
  })

  it('refuses more than 8 MiB and takes 8 MiB', () => {
    const text = (length: number) => `"${'a'.repeat(length - 2)}"`
    expect(codeOf(text(8 * 1024 * 1024))).toBe('ok')
    expect(codeOf(text(8 * 1024 * 1024 + 1))).toBe('file.too-large')
  })

  it('writes two spaces, a final newline, and what it will read again', () => {
    expect(new TextDecoder().decode(writeJson({ a: [1] }))).toBe('{\n  "a": [\n    1\n  ]\n}\n')
  })
})
