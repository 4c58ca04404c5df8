/** A band in one line: the very same document comes out of it, or one sentence that says why not. */
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  applyPatch,
  hearBand,
  isBandCode,
  newBand,
  openBand,
  readBand,
  readBandCode,
  writeBandCode,
  type Band,
  type Json,
} from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { band as anyBand } from '../../games/flammes-et-fantassins/arbitrary.ts'

const opened = (json: Json): Band => {
  const band = openBand(json, systems)
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}
const [system] = systems
if (!system) throw new Error('no game')
const sample = (id: string): Band =>
  opened(
    newBand(
      system,
      system.samples.find(known => known.id === id),
    ),
  )

const sentence = async (code: string): Promise<string> => {
  const read = await readBandCode(code, systems)
  return read.ok ? 'read' : read.diagnostics.map(({ message }) => message).join(' ')
}

const cutShort = 'Ce code est incomplet\u00a0: il en manque la fin. Demandez qu’on vous le copie en entier.'
const changed =
  'Ce code est abîmé\u00a0: une lettre au moins a changé en route. Demandez qu’on vous le copie de nouveau.'

/** A code around any bytes, with a head that is true of them. */
const coded = (packed: Uint8Array): string => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(packed.length)
  head.writeUInt32BE(crc(packed), 4)
  return `copiste1:${Buffer.concat([head, packed]).toString('base64url')}`
}
const crc = (bytes: Uint8Array): number => {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

describe('a code', () => {
  it('holds any band whole', async () => {
    await fc.assert(
      fc.asyncProperty(anyBand, async file => {
        const text = JSON.stringify(file)
        fc.pre(!/"(?:__proto__|constructor|prototype)":/.test(text) && !text.includes('\\u0000'))
        fc.pre(text.isWellFormed())
        // As a file has it: numbers beyond 2^53 are kept as they are written there.
        const read = readBand(new TextEncoder().encode(text), systems)
        fc.pre(read.ok)
        if (!read.ok) return
        const band = read.value
        const code = await writeBandCode(band)
        expect(code).toMatch(/^copiste1:[\w-]+$/)
        const back = await readBandCode(code, systems)
        expect(back.ok && back.value.document).toEqual(band.document)
      }),
      { numRuns: 200 },
    )
  })

  it('is one short line, which no checksum but its own fits', async () => {
    const code = await writeBandCode(sample('mages'))
    expect(code.length).toBeLessThan(1200)
    expect(code).toBe(coded(Buffer.from(code.slice(9), 'base64url').subarray(8)))
  })

  it('leaves portraits at home, and nothing else', async () => {
    const portrait = 'data:image/png;base64,AAAA'
    const plain = sample('mages')
    const drawn = opened(applyPatch(plain.document, [add('/roster/figures/1/portrait', portrait)]))
    const back = await readBandCode(await writeBandCode(drawn), systems)
    expect(back.ok && back.value.document).toEqual(plain.document)
  })

  it('is read out of a message, in pieces, quoted, with more said after it', async () => {
    const band = sample('mages')
    const code = await writeBandCode(band)
    const pieces = code.match(/.{1,60}/g)?.join('\n> ') ?? ''
    for (const message of [
      `Tiens : ${code}`,
      `Salut !\n> ${pieces}\nÀ samedi, et viens tôt.`,
      ` ${code}  `,
    ]) {
      expect(isBandCode(message)).toBe(true)
      const back = await hearBand(message, systems)
      expect(back.ok && back.value.band.document).toEqual(band.document)
    }
  })

  it('that was cut says so, wherever it was', async () => {
    const code = await writeBandCode(sample('trio'))
    for (let length = 'copiste1:'.length; length < code.length; length += 7)
      expect(await sentence(code.slice(0, length))).toBe(cutShort)
  })

  it('of which a letter changed never opens as another band', async () => {
    const code = await writeBandCode(sample('trio'))
    for (let at = 'copiste1:'.length; at < code.length - 1; at += 5) {
      const other = code[at] === 'A' ? 'B' : 'A'
      expect([changed, cutShort]).toContain(await sentence(code.slice(0, at) + other + code.slice(at + 1)))
    }
  })

  it('of a later kind, of another thing or of nothing is refused with its reason', async () => {
    expect(await sentence('copiste2:AAAA')).toBe(
      'Ce code vient d’un Copiste plus récent\u00a0: mettez Copiste à jour pour le lire.',
    )
    expect(await sentence('bonjour')).toMatch(/^Ce texte n’est pas un code de Copiste/)
    expect(await sentence('copiste1:')).toBe(cutShort)
    expect(await sentence(coded(deflateRawSync('{"format":"autre"}')))).toMatch(/n’est pas une bande/)
    expect(await sentence(coded(Buffer.from('garbage')))).toBe(changed)
    expect(await sentence(coded(deflateRawSync('['.repeat(100))))).toMatch(/emboîte plus de 64\sniveaux/)
  })

  it('that would swell beyond every band is let go before it does', async () => {
    const bomb = coded(deflateRawSync(Buffer.alloc(96 * 1024 * 1024)))
    const before = process.memoryUsage().arrayBuffers
    expect(await sentence(bomb)).toBe(
      'Ce code cache plus de 8 Mio, bien plus qu’une bande\u00a0: il n’est pas lu.',
    )
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024)
  })
})
