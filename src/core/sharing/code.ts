/** A whole band in one line: its document, compressed, behind a checksum that tells a line cut short from a sound one. */
import { openBand, type Band } from '../band.ts'
import { error } from '../diagnostic.ts'
import type { GameSystem } from '../game.ts'
import { asJsonObject, type JsonObject } from '../json.ts'
import { jsonText, limits, readJson } from '../json-file.ts'
import { applyPatch, remove } from '../patch.ts'
import { failure, type Result } from '../result.ts'
import { unlistedOf } from './derived.ts'

/** The number goes up when an older Copiste could not read it. */
const mark = 'copiste1:'
const anyMark = /copiste(\d{1,4}):/i

export const isBandCode = (text: string): boolean => anyMark.test(text.slice(0, 200))

/** Pictures weigh a hundred times the rest: they stay at home. */
export const withoutPictures = ({ document, roster }: Band): JsonObject =>
  asJsonObject(applyPatch(document, unlistedOf(roster.form()).pictures.map(remove)))

export const writeBandCode = async (band: Band): Promise<string> => {
  const packed = await passed(
    new TextEncoder().encode(jsonText(withoutPictures(band))),
    new CompressionStream('deflate-raw'),
    Infinity,
  )
  if (!(packed instanceof Uint8Array)) throw new Error('what is compressed has no end')
  const bytes = new Uint8Array(head + packed.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, packed.length)
  view.setUint32(4, checksum(packed))
  bytes.set(packed, head)
  return mark + base64url(bytes)
}

/** Signs that mail and chats put into long lines, or around them, are no part of it. */
export const readBandCode = async (text: string, systems: readonly GameSystem[]): Promise<Result<Band>> => {
  const found = anyMark.exec(text)
  if (!found)
    return refuse('code.not-a-code', 'Ce texte n’est pas un code de Copiste : il commence par « copiste1: ».')
  if (found[1] !== '1')
    return refuse(
      'code.newer',
      'Ce code vient d’un Copiste plus récent : mettez Copiste à jour pour le lire.',
    )
  const packed = packedIn(text.slice(found.index + found[0].length))
  if (typeof packed === 'string') return refuse('code.damaged', packed)
  const json = await passed(packed, new DecompressionStream('deflate-raw'), limits.bytes)
  if (json === 'too-large')
    return refuse('code.too-large', 'Ce code cache plus de 8 Mio, bien plus qu’une bande : il n’est pas lu.')
  if (json === 'broken') return refuse('code.damaged', changed)
  const read = readJson(json)
  return read.ok ? openBand(read.value, systems) : read
}

/** How long what follows is, and its checksum: four bytes each. */
const head = 8

const cutShort = 'Ce code est incomplet : il en manque la fin. Demandez qu’on vous le copie en entier.'
const changed =
  'Ce code est abîmé : une lettre au moins a changé en route. Demandez qu’on vous le copie de nouveau.'

/** What was compressed, as it was, or the sentence that says why it is not. */
const packedIn = (text: string): Uint8Array | string => {
  const letters = (/^[\w\-\s>\u200b\u2060]*/.exec(text)?.[0] ?? '').replace(/[^\w-]/g, '')
  const start = bytesOf(letters.slice(0, 11))
  if (start.length < head) return cutShort
  const view = new DataView(start.buffer)
  const length = head + view.getUint32(0)
  if (length > limits.bytes) return changed
  // A message may go on after the code.
  const bytes = bytesOf(letters.slice(0, Math.ceil((length * 4) / 3)))
  if (bytes.length < length) return cutShort
  const packed = bytes.subarray(head)
  return checksum(packed) === view.getUint32(4) ? packed : changed
}

const refuse = (code: string, message: string): Result<never> => failure(error(code, '', message))

/** Bytes through a stream that makes others of them: never more than so many, whatever the first ones promise. */
const passed = async (
  bytes: Uint8Array,
  { readable, writable }: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | 'too-large' | 'broken'> => {
  const writer = writable.getWriter()
  // What goes wrong on this side is told on the other.
  void Promise.all([writer.write(bytes.slice()), writer.close()]).catch(() => undefined)
  const reader = readable.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value)
      length += next.value.length
      if (length <= most) continue
      await reader.cancel()
      return 'too-large'
    }
  } catch {
    return 'broken'
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const values: ReadonlyMap<string, number> = new Map([...alphabet].map((letter, value) => [letter, value]))

const base64url = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const group = (a << 16) | (b << 8) | c
    const letters = Math.min(4, bytes.length - at + 1)
    for (let turn = 0; turn < letters; turn++) text += alphabet.charAt((group >> (18 - 6 * turn)) & 63)
  }
  return text
}

const bytesOf = (letters: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  for (let at = 0; at < letters.length; at += 4) {
    const value = (turn: number): number => values.get(letters.charAt(at + turn)) ?? 0
    const group = (value(0) << 18) | (value(1) << 12) | (value(2) << 6) | value(3)
    const place = (at / 4) * 3
    // What is set beyond the end of the array is nowhere.
    for (const [turn, shift] of [16, 8, 0].entries()) bytes[place + turn] = (group >> shift) & 255
  }
  return bytes
}

/** CRC-32, as zip files have it. */
const checksum = (bytes: Uint8Array): number => {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (crcTable[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8)
  return ~sum >>> 0
}

const crcTable: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum >>> 0
})
